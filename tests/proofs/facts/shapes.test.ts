import { random } from "../../../src/maths/random.ts";
import { range } from "../proof.ts";
import { holds, prove, sum } from "./facts.ts";

type Point = readonly [number, number];

const cornerOf = (sides: number) => 180 - 360 / sides;
const distance = (a: readonly number[], b: readonly number[]) => Math.hypot(...a.map((x, at) => x - (b[at] ?? 0)));
const near = (a: number, b: number) => Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
const area = (corners: readonly Point[]) =>
  Math.abs(
    sum(
      corners.map(
        ([x, y], at) =>
          x * (corners[(at + 1) % corners.length]?.[1] ?? 0) - y * (corners[(at + 1) % corners.length]?.[0] ?? 0),
      ),
    ),
  ) / 2;
/** The angle at b between a and c, in degrees. */
function angle(a: readonly number[], b: readonly number[], c: readonly number[]): number {
  const [u, v] = [a, c].map((end) => end.map((x, at) => x - (b[at] ?? 0))) as [number[], number[]];
  const dot = sum(u.map((x, at) => x * (v[at] ?? 0)));
  return (Math.acos(Math.min(1, Math.max(-1, dot / Math.hypot(...u) / Math.hypot(...v)))) * 180) / Math.PI;
}
/** On which side of the line from a to b a point lies: above 0 on the left, 0 on it. */
const side = ([ax, ay]: Point, [bx, by]: Point, [px, py]: Point) => (bx - ax) * (py - ay) - (by - ay) * (px - ax);
type Stroke = readonly [Point, Point];
/** Whether two strokes cross, away from their ends. */
const meet = ([a, b]: Stroke, [c, d]: Stroke) => side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
/** The area under a curve, in many strips. */
const integral = (f: (x: number) => number, from: number, to: number) => {
  const width = (to - from) / 100_000;
  return sum(range(0, 99_999).map((strip) => f(from + (strip + 0.5) * width) * width));
};

/** All shapes of so many squares, turned and flipped ones once, by adding square after square. */
function polyominoes(squares: number): string[] {
  const key = (cells: readonly Point[]) => {
    const looks = range(0, 7).map((look) => {
      const turned = cells.map(([x, y]): Point => {
        const [a, b] = look & 4 ? [y, x] : [x, y];
        return [look & 1 ? -a : a, look & 2 ? -b : b];
      });
      const [left, low] = [0, 1].map((axis) => Math.min(...turned.map((cell) => cell[axis] ?? 0))) as [number, number];
      return turned
        .map(([x, y]) => `${x - left},${y - low}`)
        .sort()
        .join(" ");
    });
    return looks.sort()[0] ?? "";
  };
  let shapes = new Set([key([[0, 0]])]);
  for (let size = 1; size < squares; size += 1)
    shapes = new Set(
      [...shapes].flatMap((shape) => {
        const cells = cellsOf(shape);
        return cells.flatMap(([x, y]) =>
          [
            [1, 0],
            [-1, 0],
            [0, 1],
            [0, -1],
          ]
            .map(([dx = 0, dy = 0]): Point => [x + dx, y + dy])
            .filter(([a, b]) => !cells.some(([c, d]) => a === c && b === d))
            .map((cell) => key([...cells, cell])),
        );
      }),
    );
  return [...shapes];
}
const cellsOf = (shape: string) => shape.split(" ").map((cell) => cell.split(",").map(Number) as unknown as Point);

/** Whether a cube that is rolled over the shape lays each of its six faces down once. */
function isNet(shape: string): boolean {
  const cells = new Set(shape.split(" "));
  const laid = new Map<string, number>();
  // Faces by place: bottom, top, west, east, south, north.
  const roll = (x: number, y: number, [b, t, w, e, s, n]: readonly number[]) => {
    const at = `${x},${y}`;
    if (!cells.has(at) || laid.has(at)) return;
    laid.set(at, b ?? 0);
    const [B, T, W, E, S, N] = [b, t, w, e, s, n].map((face) => face ?? 0) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    roll(x + 1, y, [E, W, B, T, S, N]);
    roll(x - 1, y, [W, E, T, B, S, N]);
    roll(x, y + 1, [N, S, W, E, B, T]);
    roll(x, y - 1, [S, N, W, E, T, B]);
  };
  const [x, y] = cellsOf(shape)[0] ?? [0, 0];
  roll(x, y, [0, 1, 2, 3, 4, 5]);
  return new Set(laid.values()).size === 6;
}

prove("shapes", {
  "only-three-tilings": () => {
    const fitting = range(3, 1000).filter(
      (sides) => near((360 / cornerOf(sides)) % 1, 0) || near((360 / cornerOf(sides)) % 1, 1),
    );
    holds(fitting.join() === "3,4,6");
    return [fitting.length];
  },

  "three-right-angles-on-a-globe": () => {
    // On a ball the angle at a corner is that between the two directions in which the sides set out.
    const corners = [
      [0, 0, 1],
      [1, 0, 0],
      [0, 1, 0],
    ];
    const angles = range(0, 2).map((at) => angle(corners[(at + 1) % 3] ?? [], [0, 0, 0], corners[(at + 2) % 3] ?? []));
    holds(corners.every((corner) => corner.length === 3));
    return [angles.filter((one) => one === 90).length, sum(angles), 180];
  },

  "moebius-in-one-piece": () => {
    // Two lanes of 30 pieces; behind the last piece the lanes are swapped.
    const follow = (twist: boolean) => {
      const rings: number[] = [];
      const seen = new Set<number>();
      for (const start of [0, 1]) {
        let [lane, length] = [start, 0];
        while (!seen.has(lane)) {
          seen.add(lane);
          length += 30;
          lane = twist ? 1 - lane : lane;
        }
        if (length > 0) rings.push(length);
      }
      return rings;
    };
    holds(follow(false).join() === "30,30" && follow(true).length === 1);
    return [30, follow(false).length, ...follow(true)];
  },

  "six-steps-round-a-circle": () => {
    let [x, y, steps] = [1, 0, 0];
    const [cos, sin] = [1 - 1 / 2, Math.sqrt(3) / 2];
    holds(near(distance([1, 0], [cos, sin]), 1));
    do {
      [x, y] = [x * cos - y * sin, x * sin + y * cos];
      steps += 1;
    } while (distance([x, y], [1, 0]) > 1e-9);
    return [steps];
  },

  "eleven-nets-of-a-cube": () => {
    const shapes = polyominoes(6);
    return [6, shapes.length, shapes.filter(isNet).length];
  },

  "a-square-into-squares": () => {
    // A large square beside small ones: n by n fields with a square of (n - 1) by (n - 1); and one square made four.
    const possible = new Set([4, ...range(3, 4).map((n) => n ** 2 - (n - 1) ** 2 + 1)]);
    for (const count of range(4, 1000)) if (possible.has(count)) possible.add(count + 3);
    holds(range(6, 1000).every((count) => possible.has(count)) && !possible.has(5));
    return [...possible].filter((count) => count <= 8).sort();
  },

  "the-star-adds-up": () => {
    const chance = random(1);
    let tried = 0;
    for (const _ of range(1, 500)) {
      // Five points round the middle, near to it or far, joined to every second one; each stroke must cross two others.
      const points = range(0, 4).map((at): Point => {
        const turn = ((at * 72 + chance.whole(-20, 20)) * Math.PI) / 180;
        const far = chance.whole(20, 60);
        return [far * Math.cos(turn), far * Math.sin(turn)];
      });
      const strokes = points.map((point, at) => [point, points[(at + 2) % 5] ?? point] as const);
      const crossed = strokes.map((own, at) => strokes.filter((other, to) => at !== to && meet(own, other)).length);
      if (crossed.some((count) => count !== 2)) continue;
      tried += 1;
      const tips = points.map((tip, at) => angle(points[(at + 2) % 5] ?? [], tip, points[(at + 3) % 5] ?? []));
      holds(near(sum(tips), 180));
    }
    holds(tried > 100);
    return [5, 5, 2, 180];
  },

  "counting-dots-gives-the-area": () => {
    const on = ([a, b]: Stroke, [x, y]: Point) =>
      side(a, b, [x, y]) === 0 &&
      Math.min(a[0], b[0]) <= x &&
      x <= Math.max(a[0], b[0]) &&
      Math.min(a[1], b[1]) <= y &&
      y <= Math.max(a[1], b[1]);
    const sidesOf = (corners: readonly Point[]) =>
      corners.map((corner, at): Stroke => [corner, corners[(at + 1) % corners.length] ?? corner]);
    const counts = (corners: readonly Point[]) => {
      const all = range(0, 12).flatMap((x) => range(0, 12).map((y): Point => [x, y]));
      const sides = sidesOf(corners);
      const edge = all.filter((point) => sides.some((own) => on(own, point)));
      // A level ray from a point inside crosses the edge an odd number of times.
      const inside = all.filter(
        (point) =>
          !edge.includes(point) &&
          sides.filter(([a, b]) => {
            const [low, high] = a[1] < b[1] ? [a, b] : [b, a];
            return low[1] <= point[1] && point[1] < high[1] && side(low, high, point) > 0;
          }).length %
            2 ===
            1,
      );
      return { inside: inside.length, edge: edge.length };
    };
    // Triangles, and shapes with four and five corners, dented ones among them, whose edge never meets itself.
    const chance = random(2);
    const tried = [0, 0, 0, 0, 0, 0];
    for (const round of range(1, 6000)) {
      const count = 3 + (round % 3);
      const corners = range(1, count).map((): Point => [chance.whole(0, 12), chance.whole(0, 12)]);
      const sides = sidesOf(corners);
      const clean = sides.every((own, at) =>
        sides.every((other, to) => {
          const apart = (to - at + count) % count;
          if (apart === 0) return true;
          if (apart === 1) return !on(own, other[1]) && !on(other, own[0]);
          return apart === count - 1 || !(meet(own, other) || on(own, other[0]) || on(own, other[1]));
        }),
      );
      if (!clean) continue;
      tried[count] = (tried[count] ?? 0) + 1;
      const { inside, edge } = counts(corners);
      holds(area(corners) === inside + edge / 2 - 1);
    }
    holds(tried.slice(3).every((number) => number > 100));
    // One with 7 inside and 8 on its edge.
    const found = range(1, 12).flatMap((x) =>
      range(0, 12).flatMap((a) =>
        range(1, 12).flatMap((b) => {
          const corners: Point[] = [
            [0, 0],
            [x, 0],
            [a, b],
          ];
          const { inside, edge } = counts(corners);
          return inside === 7 && edge === 8 ? [area(corners)] : [];
        }),
      ),
    );
    return [1, 7, 8, found[0] ?? 0];
  },

  "a-hexagon-in-a-cube": () => {
    const middles = [
      [2, 0, 1],
      [2, 1, 0],
      [1, 2, 0],
      [0, 2, 1],
      [0, 1, 2],
      [1, 0, 2],
    ];
    const ring = (at: number) => middles[(at + 6) % 6] ?? [];
    const sides = middles.filter((one, at) => near(distance(one, ring(at + 1)), Math.SQRT2));
    const angles = middles.filter((one, at) => near(angle(ring(at - 1), one, ring(at + 1)), 120));
    holds(middles.every((one) => sum(one) === 3));
    return [sides.length, angles.length];
  },

  "a-square-appears": () => {
    const [small, middle, large] = [5, 8, 13];
    const gap = area([
      [0, 0],
      [8, 3],
      [13, 5],
      [5, 2],
    ]);
    holds(
      gap === small * large - middle ** 2 &&
        area([
          [0, 0],
          [21, 8],
          [34, 13],
          [13, 5],
        ]) === 1,
    );
    return [middle, middle, 2, 2, small, large, middle ** 2 + gap, middle ** 2];
  },

  "the-hexagon-saves-fence": () => {
    // The area of a regular shape from its fence, by the corners.
    const fence = (sides: number) => {
      const corners = range(1, sides).map(
        (at): Point => [Math.cos((2 * Math.PI * at) / sides), Math.sin((2 * Math.PI * at) / sides)],
      );
      return sides * distance(corners[0] ?? [], corners[1] ?? []) * Math.sqrt(100 / area(corners));
    };
    return [100, fence(3).toFixed(1), fence(4).toFixed(0), fence(6).toFixed(1)];
  },

  "three-distances-one-sum": () => {
    const side = 20 / Math.sqrt(3);
    const corners: Point[] = [
      [0, 0],
      [side, 0],
      [side / 2, 10],
    ];
    const chance = random(3);
    for (const _ of range(1, 300)) {
      const shares = range(1, 3).map(() => chance.whole(1, 1000));
      const point: Point = [0, 1].map((axis) =>
        sum(corners.map((corner, at) => ((corner[axis] ?? 0) * (shares[at] ?? 0)) / sum(shares))),
      ) as unknown as Point;
      const distances = corners.map(
        (corner, at) => (2 * area([corner, corners[(at + 1) % 3] ?? corner, point])) / side,
      );
      holds(near(sum(distances), 10));
    }
    return [10, 10];
  },

  "exactly-five-regular-solids": () => {
    const solids = range(3, 100).flatMap((sides) =>
      range(3, 100)
        .filter((atCorner) => atCorner * cornerOf(sides) < 360 - 1e-9)
        .map((atCorner) => {
          // Corners less edges plus faces is 2; sides and corners of faces counted in two ways.
          const faces = 2 / (sides / atCorner - sides / 2 + 1);
          return Math.round(faces * 1e6) / 1e6;
        }),
    );
    return [solids.length, ...solids.sort((a, b) => a - b)];
  },

  "middles-make-half": () => {
    const chance = random(4);
    for (const round of range(1, 300)) {
      // Every second one has a dent.
      const corners = [[0, 0], [9, 0], round % 2 ? [9, 9] : [3, 3], [0, 9]].map(
        ([x = 0, y = 0]): Point => [x + chance.whole(-1, 1), y + chance.whole(-1, 1)],
      );
      const middles = corners.map(([x, y], at): Point => {
        const [a, b] = corners[(at + 1) % 4] ?? [0, 0];
        return [(x + a) / 2, (y + b) / 2];
      });
      holds(near(area(middles), area(corners) / 2));
      const [k, l, m, n] = middles as [Point, Point, Point, Point];
      holds(near(k[0] + m[0], l[0] + n[0]) && near(k[1] + m[1], l[1] + n[1]));
    }
    return [4, 1, 2];
  },

  "twelve-pentagons-on-every-ball": () => {
    const fitting = range(0, 60).flatMap((pentagons) =>
      range(0, 100)
        .filter((hexagons) => {
          const sides = 5 * pentagons + 6 * hexagons;
          return sides / 3 - sides / 2 + pentagons + hexagons === 2;
        })
        .map(() => pentagons),
    );
    const pentagons = [...new Set(fitting)];
    // The football has 60 corners, one at each corner of a pentagon.
    const hexagons = (3 * 60 - 5 * (pentagons[0] ?? 0)) / 6;
    return [3, ...pentagons, ...pentagons, hexagons];
  },

  "equally-wide-but-not-round": () => {
    const corners: Point[] = [
      [0, 0],
      [10, 0],
      [5, 5 * Math.sqrt(3)],
    ];
    const rim = corners.flatMap((corner, at) =>
      range(0, 1000).map((step): Point => {
        const turn = ([0, 120, 240][at] ?? 0) + (60 * step) / 1000;
        return [corner[0] + 10 * Math.cos((turn * Math.PI) / 180), corner[1] + 10 * Math.sin((turn * Math.PI) / 180)];
      }),
    );
    for (const degrees of range(0, 179)) {
      const along = rim.map(
        ([x, y]) => x * Math.cos((degrees * Math.PI) / 180) + y * Math.sin((degrees * Math.PI) / 180),
      );
      holds(Math.abs(Math.max(...along) - Math.min(...along) - 10) < 1e-5);
    }
    const edge = sum(rim.map((point, at) => (at % 1001 === 0 ? 0 : distance(point, rim[at - 1] ?? point))));
    return [corners.length, 10, edge.toFixed(1)];
  },

  "the-ring-forgets-the-ball": () => {
    const ring = (width: number) => {
      const hole = (width / 2) ** 2 - 25;
      return integral((z) => Math.PI * ((width / 2) ** 2 - z ** 2 - hole), -5, 5).toFixed(1);
    };
    const [small, large] = [ring(11), ring(1000 * 1000 * 100)];
    holds(Math.abs(Number(small) - Number(large)) < 0.2);
    return [10, 11, 1000, small];
  },

  "a-cube-through-a-cube": () => {
    const square = [
      [3 / 4, 0, 0],
      [0, 3 / 4, 0],
      [1 / 4, 1, 1],
      [1, 1 / 4, 1],
    ];
    const sides = square.map((corner, at) => distance(corner, square[(at + 1) % 4] ?? []));
    holds(sides.every((side) => near(side, sides[0] ?? 0)));
    holds(
      square.every((corner, at) => near(angle(square[(at + 3) % 4] ?? [], corner, square[(at + 1) % 4] ?? []), 90)),
    );
    const side = Math.floor((sides[0] ?? 0) * 100) / 100;
    // Shrunk to that side it lies inside of the cube all round.
    const shrunk = square.map((corner) => corner.map((x) => 0.5 + ((x - 0.5) * side) / (sides[0] ?? 1)));
    holds(shrunk.flat().every((x) => x > 0 && x < 1));
    return [1, side];
  },
});
