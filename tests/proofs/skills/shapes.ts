import { add, decimalText, equal, multiply, type Rational, rational } from "../../../src/maths/rational.ts";
import { insist, only, range, type SkillProofs } from "../proof.ts";
import { formula, formulaIn } from "../reading/formulas.ts";
import { pictured, plotted, told } from "../reading/told.ts";

const total = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0);
const filled = { corner: 90, line: 180, point: 360 };

type Spot = readonly [number, number];

/** The angle at b, measured. */
function measured(a: Spot, b: Spot, c: Spot): number {
  const turn = Math.atan2(a[1] - b[1], a[0] - b[0]) - Math.atan2(c[1] - b[1], c[0] - b[0]);
  const size = Math.abs((turn * 180) / Math.PI) % 360;
  return size > 180 ? 360 - size : size;
}

/** The angle at the top of a triangle with these angles at the bottom, measured. */
function angleAtTop(left: number, right: number): number {
  const [p, q] = [Math.tan((left * Math.PI) / 180), Math.tan((right * Math.PI) / 180)];
  // y = p x and y = q (1 - x)
  const x = q / (p + q);
  return measured([0, 0], [x, p * x], [1, 0]);
}

/** How many triangles a polygon falls into, cutting off one corner after the other. */
const trianglesIn = (sides: number): number => (sides === 3 ? 1 : 1 + trianglesIn(sides - 1));

/** The unit squares of a w by h grid that belong to a shape. */
const squares = (w: number, h: number, belongs: (x: number, y: number) => boolean): number =>
  range(0, w - 1).flatMap((x) => range(0, h - 1).filter((y) => belongs(x, y))).length;

const typedPoint = ([x, y]: Spot): string => `(${x}, ${y})`;

/** Unit cubes of a box, one by one. */
function cubesIn(l: number, w: number, h: number): number {
  let cubes = 0;
  for (let x = 0; x < l; x++) for (let y = 0; y < w; y++) for (let z = 0; z < h; z++) cubes++;
  return cubes;
}

/** The area of a polygon by the coordinates of its corners. */
function byCorners(...corners: Spot[]): number {
  const products = corners.map(([x, y], i) => {
    const [u, v] = corners[(i + 1) % corners.length] ?? [0, 0];
    return x * v - u * y;
  });
  return Math.abs(total(products)) / 2;
}

/** The unit edges between a square that belongs to a shape and one that does not. */
function edges(w: number, h: number, belongs: (x: number, y: number) => boolean): number {
  const inside = (x: number, y: number) => x >= 0 && y >= 0 && x < w && y < h && belongs(x, y);
  const squares = range(0, w - 1).flatMap((x) => range(0, h - 1).map((y): Spot => [x, y]));
  const around = ([x, y]: Spot): Spot[] => [
    [x + 1, y],
    [x - 1, y],
    [x, y + 1],
    [x, y - 1],
  ];
  return squares
    .filter((s) => inside(...s))
    .flatMap(around)
    .filter((s) => !inside(...s)).length;
}

export const proofs: SkillProofs = {
  // Turn degree by degree, or try every number of degrees.
  "angles-on-lines-and-points": (
    p: {
      place: "corner" | "line" | "point";
      setting: string;
      a: number;
      b: number;
      known: number[];
      x: number;
      k: number;
      m: number;
    },
    stage,
  ) => {
    if (stage === 0) return only(range(1, 359).filter((angle) => angle + p.a === filled[p.place]));
    if (stage === 1) return only(range(1, 359).filter((angle) => total([...p.known, angle]) === filled[p.place]));
    if (stage === 2) {
      // The directions of the lines; each line goes on through the point.
      if (p.setting === "beside") {
        const directions = [0, p.a + p.b, 180, 180 + p.a + p.b, 360];
        const gaps = directions.slice(1).map((direction, i) => direction - (directions[i] ?? 0));
        return [gaps[2] ?? 0, gaps[1] ?? 0];
      }
      if (p.setting === "three lines") return only(range(1, 180).filter((angle) => 2 * (angle + p.a + p.b) === 360));
      const opposite = p.a + p.b;
      return only(range(1, 180).filter((angle) => p.a + angle === opposite));
    }
    const c = filled[p.place] - p.k * p.x - p.m * p.x;
    return only(range(1, 360).filter((x) => p.k * x + p.m * x + c === filled[p.place]));
  },

  // The triangle is drawn and its angles are measured.
  "angles-in-triangles": (
    p: {
      setting: string;
      a: number;
      b: number;
      base: number;
      find: string;
    },
    stage,
    reading,
  ) => {
    if (stage === 0) return Math.round(angleAtTop(p.a, p.setting === "right" ? 90 : p.b));
    if (stage === 1) {
      if (p.setting === "at the top") return Math.round(angleAtTop(p.base, p.base));
      // The angle at A is stated; the angles at the bottom are the only equal ones that leave it.
      const stated = 180 - 2 * p.base;
      return only(range(1, 89).filter((base) => Math.round(angleAtTop(base, base)) === stated));
    }
    if (stage === 2) {
      if (p.setting === "outside") return Math.round(180 - angleAtTop(p.a, p.b));
      const stated = p.a + p.b;
      return only(range(1, 179 - p.b).filter((a) => Math.round(180 - angleAtTop(a, p.b)) === stated));
    }
    const angles = [1, 2, 3].map((place) => formula(formulaIn(reading, place).replace("°", ""), "x"));
    const x = only(range(1, 180).filter((n) => total(angles.map((angle) => angle(n))) === 180));
    return p.find === "x" ? x : Math.max(...angles.map((angle) => angle(x)));
  },

  // Cut into triangles one by one, or walk round and turn.
  "angles-in-polygons": (
    p: { setting: string; a: number; b: number; d: number; find: string; n: number; known: number[] },
    stage,
  ) => {
    if (stage === 0) {
      if (p.setting === "any") return only(range(1, 359).filter((n) => p.a + p.b + p.d + n === trianglesIn(4) * 180));
      if (p.setting === "kite") return only(range(1, 179).filter((n) => p.a + p.b + n + n === trianglesIn(4) * 180));
      // The parallelogram by its corners.
      const up = (p.a * Math.PI) / 180;
      const corners: Spot[] = [
        [0, 0],
        [5, 0],
        [5 + 3 * Math.cos(up), 3 * Math.sin(up)],
        [3 * Math.cos(up), 3 * Math.sin(up)],
      ];
      const [A, B, C, D] = corners as [Spot, Spot, Spot, Spot];
      return [Math.round(measured(A, B, C)), Math.round(measured(B, C, D))];
    }
    if (stage === 1) {
      const sum = trianglesIn(p.n) * 180;
      return p.find === "sum" ? sum : only(range(3, 60).filter((n) => trianglesIn(n) * 180 === sum));
    }
    if (stage === 2) {
      const all = trianglesIn(p.known.length + 1) * 180;
      return only(range(1, 359).filter((angle) => total([...p.known, angle]) === all));
    }
    const inside = (n: number) => {
      const corner = (i: number): Spot => [Math.cos((2 * Math.PI * i) / n), Math.sin((2 * Math.PI * i) / n)];
      return Math.round(measured(corner(0), corner(1), corner(2)) * 1e6) / 1e6;
    };
    if (p.find === "inside") return inside(p.n);
    if (p.find === "outside") return Math.round(180 - inside(p.n));
    const stated = inside(p.n);
    return only(range(3, 60).filter((n) => inside(n) === stated));
  },

  // The edge is walked unit by unit on squared paper, or every length is tried.
  perimeter: (p: { setting: string; w: number; h: number; a: number; b: number; n: number; k: number }, stage) => {
    if (stage === 0) return edges(p.w, p.h, () => true);
    if (stage === 1) {
      const left = p.setting === "notch" ? Math.floor((p.w - p.a) / 2) : p.w - p.a;
      return edges(p.w, p.h, (x, y) => y < p.h - p.b || x < left || x >= left + p.a);
    }
    if (stage === 2) {
      const once = (side: number) =>
        p.setting === "equal sides"
          ? total(Array.from({ length: p.n }, () => side))
          : p.setting === "rectangle"
            ? total([p.a, side, p.a, side])
            : total([p.a, side, side]);
      const stated = once(p.b);
      return only(range(1, 500).filter((side) => once(side) === stated));
    }
    if (p.setting === "square")
      return only(range(1, 100).filter((side) => total([side, side, side, side]) === edges(p.a, p.b, () => true)));
    const once = (width: number) => {
      const long = p.setting === "times" ? p.k * width : width + p.a;
      return total([long, width, long, width]);
    };
    const stated = once(p.b);
    return only(range(1, 500).filter((width) => once(width) === stated));
  },

  // Squares are counted one by one.
  "area-of-rectangles": (p: { setting: string; w: number; h: number; a: number; b: number }, stage, reading) => {
    if (stage <= 1) return squares(p.w, p.h, () => true);
    if (stage === 2) {
      const other = (side: number) => (p.setting === "square" ? side : p.a);
      const stated = squares(p.b, other(p.b), () => true);
      return only(range(1, 60).filter((side) => squares(side, other(side), () => true) === stated));
    }
    if (p.setting === "L") return squares(p.w, p.h, (x, y) => x < p.w - p.a || y < p.h - p.b);
    if (p.setting === "hole") return squares(p.w, p.h, (x, y) => x < 1 || x >= 1 + p.a || y < 1 || y >= 1 + p.b);
    const wide = reading.said(3);
    pictured(reading, p.w, p.h, wide);
    return squares(
      p.w + 2 * wide,
      p.h + 2 * wide,
      (x, y) => x < wide || y < wide || x >= p.w + wide || y >= p.h + wide,
    );
  },

  // By the corners' coordinates, or by the three sides.
  "area-of-triangles": (
    p: {
      a: number;
      b: number;
      foot: string;
      slant: string;
      q: number;
      find: string;
      known: number;
      value: number;
      setting: string;
      w: number;
      h: number;
      u: number;
      v: number;
    },
    stage,
  ) => {
    if (stage === 0) return byCorners([0, 0], [p.a, 0], [0, p.b]);
    if (stage === 1) {
      const [leg = 0, height = 0, side = 0] = p.slant.split(", ").map(Number);
      const base = p.foot === "inside" ? leg + p.q : p.q;
      // The third side follows from the height's foot; then Heron's rule with all three sides.
      const third = Math.hypot(p.foot === "inside" ? p.q : p.q + leg, height);
      const half = (base + side + third) / 2;
      return Math.round(Math.sqrt(half * (half - base) * (half - side) * (half - third)) * 1e6) / 1e6;
    }
    if (stage === 2) {
      const area = (length: number) => byCorners([0, 0], [p.known, 0], [1, length]);
      const stated = area(p.value);
      return only(range(1, 100).filter((length) => area(length) === stated));
    }
    if (p.setting === "field") return byCorners([0, 0], [3, -p.v], [p.w, 0], [2, p.h]);
    return byCorners([0, 0], [p.w, p.v], [p.u, p.h]);
  },

  // Exact with 3.14: the edge in hundredths, added up degree by degree; the rounded ones by trying every tenth.
  circles: (p: { setting: string; by: string; n: number; r: number; find: string; angle: number }, stage, reading) => {
    const exact = (value: Rational) => decimalText(value) ?? "";
    const pi = rational(157, 50);
    if (stage === 0) {
      const radius = p.by === "across" ? rational(p.n, 2) : rational(p.n);
      return exact(add(multiply(pi, radius), multiply(pi, radius)));
    }
    // Half the edge times the radius: the circle cut into slices and laid side by side.
    if (stage === 1) return exact(multiply(multiply(pi, rational(2 * p.r)), rational(p.r, 2)));
    if (stage === 2) {
      const size = (tenth: number) => {
        const x = tenth / 10;
        return p.setting === "trunk" ? Math.PI * x : p.setting === "track" ? 2 * Math.PI * x : Math.PI * x * x;
      };
      const tenth = only(range(1, 2000).filter((t) => size(t - 0.5) <= p.n && p.n < size(t + 0.5)));
      return (tenth / 10).toFixed(1);
    }
    const slice = p.find === "area" ? rational(p.r * p.r, 360) : rational(2 * p.r, 360);
    const upTo = (angle: number) => range(1, angle).reduce((all) => add(all, slice), rational(0));
    if (p.find !== "angle") return exact(upTo(p.angle));
    pictured(reading, p.r);
    // How many π the arc is long: "π" alone is one.
    const stated = rational(Math.round(formula(formulaIn(reading, 2))() / Math.PI));
    return only(range(1, 360).filter((angle) => equal(multiply(slice, rational(angle)), stated)));
  },

  // Cubes are counted one by one where there are not too many.
  "volume-of-boxes": (
    p: { thing: string; setting: string; l: number; w: number; h: number; a: number; b: number; c: number; k: number },
    stage,
  ) => {
    if (stage <= 1) return cubesIn(p.l, p.w, p.h);
    if (stage === 2) {
      const filled = (h: number) =>
        p.thing === "cube" ? total(range(1, h).map(() => h * h)) : total(range(1, h).map(() => p.l * p.w));
      const stated = filled(p.h);
      return only(range(1, 50).filter((h) => filled(h) === stated));
    }
    if (p.setting === "packing") {
      const carton = p.a * (p.k + 2) * p.b * (p.k + 1) * p.c * p.k;
      const box = (p.k + 2) * (p.k + 1) * p.k;
      return only(range(1, 2000).filter((boxes) => boxes * box === carton));
    }
    const floor = 100 * p.a * p.b;
    const litres = cubesIn(p.a, p.b, p.c) / 2;
    return p.setting === "litres"
      ? only(range(1, 1000).filter((n) => n * 1000 === floor * 5 * p.c))
      : only(range(1, 500).filter((depth) => floor * depth === litres * 1000));
  },

  // Every whole length is tried against the question, and every tenth between its two borders.
  pythagoras: (
    p: {
      thing: string;
      setting: string;
      find: string;
      triple: string;
      k: number;
      order: string;
      p: number;
      q: number;
    },
    stage,
    reading,
  ) => {
    const [a = 0, b = 0, c = 0] = p.triple?.split(", ").map((n) => Number(n) * p.k) ?? [];
    const [level, upright] = p.order === "short first" ? [a, b] : [b, a];
    const lengths = range(1, 200);
    // The right angle is where the heights of the triangle with these sides meet: dot product zero.
    const isRight = (one: number, other: number, opposite: number) =>
      one * one + other * other - opposite * opposite === 0;
    if (stage === 0) return only(lengths.filter((length) => isRight(level, upright, length)));
    if (stage === 1) {
      const [first = 0, second = 0] = reading.saidFrom(1, 2);
      const [longest, other] = p.thing === "screen" ? [second, first] : [first, second];
      pictured(reading, other, longest);
      return only(lengths.filter((length) => isRight(other, length, longest)));
    }
    if (stage === 2) {
      const square = p.find === "longest" ? p.p ** 2 + p.q ** 2 : p.q ** 2 - p.p ** 2;
      // Twentieths: the borders of a tenth are odd ones.
      const tenth = only(
        range(1, 400).filter((t) => (2 * t - 1) ** 2 <= 400 * square && 400 * square < (2 * t + 1) ** 2),
      );
      return (tenth / 10).toFixed(1);
    }
    if (p.setting === "box") {
      const [x = 0, y = 0, z = 0] = reading.saidFrom(1, 3);
      pictured(reading, x, y, z);
      return only(lengths.filter((length) => length * length === x * x + y * y + z * z));
    }
    if (p.setting === "points") return only(lengths.filter((length) => isRight(level, upright, length)));
    // Heron's rule with the three sides of the gable.
    const half = level + c;
    return Math.round(Math.sqrt(half * (half - 2 * level) * (half - c) * (half - c)) * 1e6) / 1e6;
  },

  // Every point of the grid is tried.
  coordinates: (
    p: {
      setting: string;
      find: string;
      x: number;
      y: number;
      dx: number;
      dy: number;
      p: number;
      q: number;
      r: number;
      u: number;
      v: number;
    },
    stage,
    reading,
  ) => {
    const reach = range(-60, 60);
    const grid = reach.flatMap((x) => reach.map((y): Spot => [x, y]));
    if (stage <= 1) {
      const found =
        p.setting === "read"
          ? only(grid.filter(([x, y]) => x - p.x === 0 && y - p.y === 0))
          : only(grid.filter(([x, y]) => x - p.dx === p.x && y - p.dy === p.y));
      const example = told(reading, "Write it like $(#, #)$.");
      if (p.setting === "read") plotted(reading, { A: found });
      if (stage === 0)
        insist(
          typedPoint(example) === typedPoint(typedPoint(found) === typedPoint([7, 1]) ? [5, 2] : [7, 1]),
          "the example is the usual one, or where that is the answer another",
        );
      return typedPoint(found);
    }
    if (stage === 2) {
      if (p.setting === "x-axis") return typedPoint(only(grid.filter(([x, y]) => x === p.x && y + p.y === 0)));
      if (p.setting === "y-axis") return typedPoint(only(grid.filter(([x, y]) => x + p.x === 0 && y === p.y)));
      const slant = p.setting === "rectangle" ? 0 : p.r;
      const [A, B, C]: [Spot, Spot, Spot] = [
        [p.x, p.y],
        [p.x + p.p, p.y],
        [p.x + p.p + slant, p.y + p.q],
      ];
      // The diagonals halve each other.
      return typedPoint(only(grid.filter(([x, y]) => A[0] + C[0] === B[0] + x && A[1] + C[1] === B[1] + y)));
    }
    // In halves of a step, as far from A as from B and on the line between.
    const isMiddle = ([mx, my]: Spot, [ax, ay]: Spot, [bx, by]: Spot) => mx - ax === bx - mx && my - ay === by - my;
    const A: Spot = [p.x, p.y];
    const Q: Spot = [p.u, p.v];
    if (p.find === "end") return typedPoint(only(grid.filter((B) => isMiddle(Q, A, B))));
    return typedPoint(only(grid.map(([x, y]): Spot => [x / 2, y / 2]).filter((M) => isMiddle(M, A, Q))));
  },
};
