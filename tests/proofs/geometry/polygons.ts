import { random } from "../../../src/maths/random.ts";
import { angle, crossing, distance, doubleArea, polar, type Spot, same, sides } from "../plane.ts";
import { type FamilyProofs, insist, only, type Proofs, range } from "../proof.ts";
import { labelled } from "../reading/labelled.ts";
import { around, lie, measured } from "../reading/lie.ts";
import { matches, pictured, told } from "../reading/told.ts";

/** A regular polygon whose first side runs from `start` for one unit in the direction; `turn` is +1 to the left. */
function regular(n: number, start: Spot, degrees: number, turn: 1 | -1): Spot[] {
  const corners = [start];
  for (const i of range(0, n - 2)) corners.push(polar(corners.at(-1) ?? start, 1, degrees + (turn * 360 * i) / n));
  return corners;
}

export const proofs: Proofs = {
  /** Lays the hexagons out and counts the sides that belong to one table only. */
  "geometry-polygons-001": (reading) => {
    const [corners, persons, row, two, shown, tables] = told(
      reading,
      "A table has # equal sides. # person can sit at each side.",
      "tables are pushed together in # straight row.",
      "Each touches the next along a whole side, and nobody can sit where # tables touch.",
      "The picture shows # tables.",
      "How many people can sit round a row of # tables?",
    );
    insist(corners === 6 && row === 1 && two === 2, "hexagons in a row");
    insist(reading.shown.drawn?.polygons.length === shown, "tables in the picture");
    const count = new Map<string, number>();
    for (const table of range(1, tables)) {
      const middle: Spot = [table * Math.sqrt(3), 0];
      for (const k of range(0, 5)) {
        const [x, y] = polar(middle, Math.sqrt(3) / 2, 60 * k);
        const side = `${x.toFixed(6)} ${y.toFixed(6)}`.replaceAll("-0.000000", "0.000000");
        count.set(side, (count.get(side) ?? 0) + 1);
      }
    }
    return persons * [...count.values()].filter((tables) => tables === 1).length;
  },

  /** All pairs of posts, without the neighbours. */
  "geometry-polygons-002": (reading) => {
    const [posts, from] = told(
      reading,
      "A bandstand has # posts, one at each corner of its floor.",
      "straight across from every post to every post that is **not** next to it.",
      "The picture shows the strings from # post only.",
      "How many strings are needed altogether?",
    );
    const { lines = [], dots = [] } = reading.shown.drawn ?? {};
    const ends = dots.filter((dot) => lines.every((line) => line.some((end) => end.join() === dot.join())));
    insist(dots.length === posts && ends.length === from && lines.length === posts - 3, "as in the picture");
    return range(1, posts).flatMap((a) => range(a + 1, posts).filter((b) => ![1, posts - 1].includes(b - a))).length;
  },

  /** Builds the tiles in coordinates, measures the gap, and measures the corners of regular polygons until one fits. */
  "geometry-polygons-003": (reading) => {
    const [edges, ends, fitting, tile] = told(
      reading,
      "A square tile and a tile in the shape of a regular pentagon lie side by side and share # edge. At # end of that edge a gap is left outside both. # corner of a # tile fits exactly into the gap. That tile is a regular polygon too. How many sides has it?",
    );
    insist([edges, ends, fitting].every((count) => count === 1) && tile === 3, "one corner of a third tile");
    const square = regular(4, [0, 0], 90, 1);
    const pentagon = regular(5, [0, 0], 90, -1);
    const [left, right] = [square[2], pentagon[2]];
    if (!left || !right) throw new Error("a tile has too few corners");
    const gap = angle(left, [0, 1], right);
    return only(
      range(3, 400).filter((n) => {
        const [a, b, c] = regular(n, [0, 0], 0, 1);
        return a && b && c && same(angle(a, b, c), gap);
      }),
    );
  },

  /** Drives until it is home and faces the old way. */
  "geometry-polygons-004": (reading) => {
    const [moves, straight, turn] = told(
      reading,
      "repeats # moves: it drives straight on for # m, then it turns left by $#°$ on the spot.",
      "as soon as it is back at its starting point *and* faces the way it faced at the start. How many metres",
    );
    pictured(reading, straight, straight, straight, turn, turn);
    insist(moves === 2, "straight on, and a turn");
    let [at, facing, metres]: [Spot, number, number] = [[0, 0], 0, 0];
    do {
      at = polar(at, straight, facing);
      facing = (facing + turn) % 360;
      metres += straight;
    } while (facing !== 0 || distance(at, [0, 0]) > 1e-9);
    return metres;
  },

  /** The shoelace rule with exact coordinates a + b√3 (doubled, on a circle with radius 1). */
  "geometry-polygons-005": (reading) => {
    const [corners, radius] = told(
      reading,
      "A regular polygon with # corners is drawn in a circle with radius # cm, so that all its corners lie on the circle.",
      "What is the exact area of the polygon",
    );
    pictured(reading, radius);
    const table: readonly (readonly [number, number])[] = [
      [2, 0],
      [0, 1],
      [1, 0],
      [0, 0],
      [-1, 0],
      [0, -1],
      [-2, 0],
    ];
    insist(corners === 2 * (table.length - 1), "these are its corners");
    const cos = (k: number): readonly [number, number] => table[Math.min(k % 12, 12 - (k % 12))] ?? [0, 0];
    const sin = (k: number): readonly [number, number] => cos((k + 9) % 12);
    const times = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]): [number, number] => [
      a * c + 3 * b * d,
      a * d + b * c,
    ];
    let [whole, roots] = [0, 0];
    for (const k of range(0, 11)) {
      const [p, q] = times(cos(k), sin(k + 1));
      const [r, s] = times(cos(k + 1), sin(k));
      whole += p - r;
      roots += q - s;
    }
    if (roots !== 0) throw new Error("the area holds a root");
    // Doubled coordinates make the cross products four times as large, and the rule gives twice the area.
    return (whole * radius ** 2) / 8;
  },

  /** Walks the hexagon on a triangular grid with every pair of lengths for EF and FA: it must close. */
  "geometry-polygons-006": (reading) => {
    const [six, degrees, four, ...given] = told(
      reading,
      "All # angles of a hexagon $ABCDEF$ are $#°$",
      "# sides in a row are $AB = #$ cm, $BC = #$ cm, $CD = #$ cm and $DE = #$ cm.",
    );
    const [others, first] = told(reading, "How long are the other # sides, # $EF$ and then $FA$, in centimetres?");
    pictured(reading, ...given);
    measured(reading, Object.fromEntries(given.map((side, i) => [`${side} cm`, "ABCDE".slice(i, i + 2)])));
    around(reading, [..."ABCDEF"]);
    const steps: readonly Spot[] = [
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ];
    insist(six === steps.length && degrees === 120, "a hexagon of the triangular grid");
    insist(given.length === four && others === six - four && first === 1, "the other sides");
    return only(
      range(1, 60).flatMap((ef) =>
        range(1, 60).flatMap((fa) => {
          const lengths = [...given, ef, fa];
          const end = (axis: 0 | 1): number => lengths.reduce((sum, one, i) => sum + one * (steps[i]?.[axis] ?? 0), 0);
          return end(0) === 0 && end(1) === 0 ? [[ef, fa]] : [];
        }),
      ),
    );
  },

  /** Snips in coordinates, a quarter of each side from its ends, and counts the corners. */
  "geometry-polygons-007": (reading) => {
    const [early, known, late] = told(
      reading,
      "has a paper triangle. She snips off all its corners with straight cuts.",
      "She snips off all those corners in the same way. The cuts never touch each other.",
      "After the # round the paper has $#$ corners. How many corners has it after the # round?",
    );
    const cornersAfter = (rounds: number): number => {
      let paper: Spot[] = [
        [0, 0],
        [1024, 0],
        [0, 1024],
      ];
      for (const _ of range(1, rounds))
        paper = sides(paper).flatMap(([[ax, ay], [bx, by]]): Spot[] => [
          [(3 * ax + bx) / 4, (3 * ay + by) / 4],
          [(ax + 3 * bx) / 4, (ay + 3 * by) / 4],
        ]);
      return new Set(paper.map(String)).size;
    };
    insist(cornersAfter(early) === known, "as told of an early round");
    return cornersAfter(late);
  },

  /** Lays the seven tiles for every whole side, keeps the sides that belong to one tile only, and measures. */
  "geometry-polygons-008": ({ said }) => {
    const middle = regular(said(1), [0, 0], 0, 1);
    const squares = sides(middle).map(([a, b]): Spot[] => {
      const out: Spot = [b[1] - a[1], a[0] - b[0]];
      return [a, b, [b[0] + out[0], b[1] + out[1]], [a[0] + out[0], a[1] + out[1]]];
    });
    const outer = single([middle, ...squares]);
    return only(range(1, said(2)).filter((side) => side * outer === said(2))) * middle.length;
  },

  /** The plus on squared paper: its border, for every whole side. */
  "geometry-polygons-009": (reading) => {
    const { said } = reading;
    labelled(reading, "A rope of $#$ @1 goes", "together, in @1²?");
    const cells: [number, number][] = [
      [1, 1],
      [0, 1],
      [2, 1],
      [1, 0],
      [1, 2],
    ];
    insist(said(1) === cells.length && said(3) === cells.length, "so many rafts");
    return only(range(1, said(2)).filter((side) => side * border(cells) === said(2))) ** 2 * cells.length;
  },

  /** Measures the tips of stars over many pentagons on ellipses: their sum never changes. */
  "geometry-polygons-010": (reading) => {
    const [tips, lines, four, ...angles] = told(
      reading,
      "A star with # tips is drawn with # straight lines, without lifting the pen.",
      "# of its tips have angles of $#°$, $#°$, $#°$ and $#°$.",
    );
    const [last] = told(reading, "How many degrees has the angle at the # tip?");
    pictured(reading, ...angles);
    insist(tips === 5 && lines === tips && four === angles.length && last === tips, "all tips but the last");
    const stars = range(1, 40).map((k) => {
      const corners = [0, 60 + k, 130 + k, 215, 300 - k].map((turn): Spot => {
        const t = (turn * Math.PI) / 180;
        return [(10 + k) * Math.cos(t), 12 * Math.sin(t)];
      });
      return range(0, 4).reduce((sum, i) => {
        const [tip, left, right] = [corners[i], corners[(i + 2) % 5], corners[(i + 3) % 5]];
        if (!tip || !left || !right) throw new Error("a tip is missing");
        return sum + angle(left, tip, right);
      }, 0);
    });
    const all = only(new Set(stars.map((sum) => Math.round(sum * 1e6) / 1e6)));
    return angles.reduce((left, one) => left - one, all);
  },

  /** The strings cross in coordinates; the shoelace rule on both hexagons. */
  "geometry-polygons-011": (reading) => {
    const { said } = reading;
    around(reading, labelled(reading, "a regular hexagon $@1@2@3@4@5@6$ with"));
    const drum = regular(6, [0, 0], 0, 1);
    insist(said(2) === drum.length, "a string for each corner");
    const at = (i: number): Spot => drum[i % 6] ?? [0, 0];
    const inner = range(0, 5).map((i) => crossing(at(i), at(i + 2), at(i + 1), at(i + 3)));
    return Math.round(((said(1) * doubleArea(inner)) / doubleArea(drum)) * 1e6) / 1e6;
  },

  /** Every way to share the full turn among ten corners in steps of five degrees, none of them half a turn. */
  "geometry-polygons-012": ({ said, shown }) => {
    insist(said(1) === said(5), "so many corners");
    const [pictured = []] = shown.drawn?.polygons ?? [];
    const before = (i: number): Spot => pictured.at(i - 1) ?? [0, 0];
    const after = (i: number): Spot => pictured[(i + 1) % pictured.length] ?? [0, 0];
    const sharp = pictured.filter((corner, i) => angle(before(i), corner, after(i)) < said(2));
    insist(pictured.length === said(3) && sharp.length === said(4), "as in the picture");
    const step = 5;
    const most = new Map<string, number>();
    const best = (left: number, corners: number): number => {
      if (corners === 0) return left === 0 ? 0 : Number.NEGATIVE_INFINITY;
      const key = `${left} ${corners}`;
      const known = most.get(key);
      if (known !== undefined) return known;
      const found = Math.max(
        ...range(1, Math.min(left, 180 / step - 1)).map(
          (turn) => (180 - turn * step < said(2) ? 1 : 0) + best(left - turn, corners - 1),
        ),
        Number.NEGATIVE_INFINITY,
      );
      most.set(key, found);
      return found;
    };
    return best(360 / step, said(1));
  },

  /** The shoelace rule on the octagon and on its rectangle. */
  "geometry-polygons-013": (reading) => {
    const { said } = reading;
    const corners = labelled(
      reading,
      "a regular octagon $@1@2@3@4@5@6@7@8$.",
      "A rectangular carpet $@1@2@5@6$ reaches from side $@1@2$ to the opposite side $@5@6$.",
    );
    around(reading, corners);
    measured(reading, { O: "AE" });
    const floor = regular(8, [0, 0], 0, 1);
    const carpet = [0, 1, 4, 5].map((i) => floor[i] ?? ([0, 0] as const));
    if (!same(angle(carpet[0] ?? [0, 0], carpet[1] ?? [0, 0], carpet[2] ?? [0, 0]), 90))
      throw new Error("no rectangle");
    return Math.round(((said(1) * doubleArea(floor)) / doubleArea(carpet)) * 1e6) / 1e6;
  },

  /** Measured in coordinates. */
  "geometry-polygons-014": (reading) => {
    const [side, places] = told(
      reading,
      "a regular pentagon $ABCDE$ with sides of $#$ cm. A wire runs straight from $A$ to $C$,",
      "How long is the wire from $A$ to $C$, in cm, to $#$ decimal place?",
    );
    pictured(reading, side);
    around(reading, [..."ABCDE"]);
    measured(reading, { [`${side} cm`]: "AB" });
    lie(reading, "X on AC", "X on BE");
    const [a, , c] = regular(5, [0, 0], 0, 1);
    if (!a || !c) throw new Error("too few corners");
    return (side * distance(a, c)).toFixed(places);
  },

  /** All wires, each pair of posts once, by how far apart they are. */
  "geometry-polygons-015": (reading) => {
    const { said } = reading;
    reading.says("The picture shows one wire of each sort");
    lie(reading, "AB = BC", "BC = CD", "CD = DE");
    const posts = regular(said(1), [0, 0], 0, 1);
    const wires = posts.flatMap((a, i) =>
      posts.slice(i + 1).map((b, j) => ({ length: said(2) * distance(a, b), steps: Math.min(j + 1, said(1) - 1 - j) })),
    );
    const longest = Math.max(...wires.map(({ length }) => length));
    const total = (fits: (wire: { length: number; steps: number }) => boolean): number =>
      wires.filter(fits).reduce((sum, { length }) => sum + length, 0);
    const long = wires.filter(({ length }) => same(length, longest));
    insist(2 * long.length === posts.length * said(3) && said(5) === said(2), "the furthest posts, and the picture");
    return Math.round((total(({ length }) => same(length, longest)) - total(({ steps }) => steps === 2)) * 1e6) / 1e6;
  },

  /** Makes every possible row of cuts, and keeps only how many corners the pieces have. */
  "geometry-polygons-031": ({ said, says }) => {
    says(
      "gets two pieces",
      "cuts one of the pieces in two",
      "straight cut",
      "never cuts through a corner",
      "last piece",
    );
    const [corners, cuts, pieces] = [said(1), said(4), said(5)];
    const counted = [...Array(said(6)).fill(said(7)), ...Array(said(8)).fill(said(9))];
    let heaps = new Set([String(corners)]);
    for (const _ of range(1, cuts))
      heaps = new Set(
        [...heaps].flatMap((heap) => {
          const all = heap.split(" ").map(Number);
          return all.flatMap((piece, i) =>
            // From the first side to one of the others: so many old corners lie on this side of the cut, and two new ones.
            range(1, piece - 1).map((old) => [...all.toSpliced(i, 1, old + 2, piece - old + 2)].sort().join(" ")),
          );
        }),
      );
    const last = [...heaps].flatMap((heap) => {
      const all = heap.split(" ").map(Number);
      if (all.length !== pieces) return [];
      const rest = [...all];
      for (const piece of counted) {
        const at = rest.indexOf(piece);
        if (at < 0) return [];
        rest.splice(at, 1);
      }
      return rest.length === 1 ? rest : [];
    });
    return only(new Set(last));
  },

  /** Builds houses of square rooms, and looks at each crossing of walls. */
  "geometry-polygons-032": ({ said, says }) => {
    says("right angles", "no yard inside", "is the house **cut in**");
    const { whole } = random(1);
    const found = new Set<number>();
    const size = 7;
    for (const _ of range(1, 1500)) {
      const rooms = new Set([3 * size + 3]);
      const isRoom = (x: number, y: number): boolean => rooms.has(y * size + x);
      for (const __ of range(1, 40)) {
        const [x, y] = [whole(1, size - 2), whole(1, size - 2)];
        if (isRoom(x - 1, y) || isRoom(x + 1, y) || isRoom(x, y - 1) || isRoom(x, y + 1)) rooms.add(y * size + x);
        if (rooms.size > 13) break;
      }
      // Outside is what one comes to from a corner of the plan: a yard is not.
      const outside = new Set([0]);
      for (const cell of outside) {
        const [x, y] = [cell % size, Math.floor(cell / size)];
        for (const [i, j] of [
          [x - 1, y],
          [x + 1, y],
          [x, y - 1],
          [x, y + 1],
        ] as const)
          if (i >= 0 && i < size && j >= 0 && j < size && !isRoom(i, j)) outside.add(j * size + i);
      }
      if (outside.size + rooms.size < size * size) continue;
      let [out, cutIn, touching] = [0, 0, 0];
      for (const x of range(1, size - 1))
        for (const y of range(1, size - 1)) {
          const [a, b, c, d] = [isRoom(x - 1, y - 1), isRoom(x, y - 1), isRoom(x - 1, y), isRoom(x, y)];
          const around = [a, b, c, d].filter(Boolean).length;
          if (around === 1) out += 1;
          if (around === 3) cutIn += 1;
          if (around === 2 && a === d) touching += 1;
        }
      if (touching === 0 && out + cutIn === said(1)) found.add(cutIn);
    }
    return only(found);
  },

  /**
   * The angles inside add up to a half turn for each corner but two. So many different angles can make every sum between that of
   * the smallest and that of the largest ones, because one can be raised by a degree at a time.
   */
  "geometry-polygons-033": ({ said, says }) => {
    says("whole numbers of degrees", "No two of them are equal", "points inwards", "less than");
    const below = said(2);
    const most = (corners: number): number => range(below - corners, below - 1).reduce((a, b) => a + b);
    const least = (corners: number): number => range(1, corners).reduce((a, b) => a + b);
    return Math.max(...range(3, below - 1).filter((n) => least(n) <= (n - 2) * 180 && (n - 2) * 180 <= most(n)));
  },

  /** Looks for the place of the knife on triangular grids in hexagons of many sizes. */
  "geometry-polygons-034": ({ said, says }) => {
    says("regular hexagon", "every second one", "lies opposite piece 1");
    const weights = [said(5), said(7), said(9)];
    const [first = 0, third = 0, fifth = 0] = weights;
    if (weights.some((weight, i) => weight !== said(13 + i)) || [said(6), said(8), said(10)].join() !== "1,3,5")
      throw new Error("the picture shows other pieces");
    insist(said(2) === weights.length && said(3) === said(1), "so many of the pieces");
    const wanted = said(11);
    const found = new Set<number>();
    for (const side of range(1, 24)) {
      const corners: Spot[] = [
        [side, 0],
        [0, side],
        [-side, side],
        [-side, 0],
        [0, -side],
        [side, -side],
      ];
      insist(corners.length === said(1), "a piece for each corner");
      for (const x of range(-side, side))
        for (const y of range(Math.max(-side, -side - x), Math.min(side, side - x))) {
          const areas = sides(corners).map(([[ax, ay], [bx, by]]) => (ax - x) * (by - y) - (bx - x) * (ay - y));
          const [a = 0, , c = 0, , e = 0] = areas;
          if (a > 0 && a * third === c * first && a * fifth === e * first)
            found.add(((areas[wanted - 1] ?? 0) * first) / a);
        }
    }
    return only(found);
  },

  /**
   * Lays the tiles in many ways. The terrace is cut into triangles, half of them pointing up; a tile is one of these and a
   * neighbour, which has been matched to it by searching for one that is free, in an order drawn by chance.
   */
  "geometry-polygons-035": ({ said, says }) => {
    says(
      "But one number is always the same",
      "All six angles",
      "without gaps and without cutting any",
      "no side parallel",
    );
    const [a, b, c] = [said(3), said(4), said(5)];
    if (said(6) !== a || said(7) !== b || said(8) !== c || said(14) !== a) throw new Error("these are other sides");
    // Two triangles of a grid with corners of 60° make a tile, whichever side they share.
    insist(said(2) === 120 && said(11) === said(2) && said(10) === 180 - said(11), "angles of a grid of triangles");
    insist(said(9) === 1 && said(12) === 180 / said(10), "tiles of two triangles");
    const isCorner = ([x, y]: Spot): boolean =>
      -c <= x && x <= a && 0 <= y && y <= b + c && 0 <= x + y && x + y <= a + b;
    const cells = range(-c, a).flatMap((x) => range(0, b + c).map((y): Spot => [x, y]));
    const up = cells.filter(([x, y]) =>
      [
        [x, y],
        [x + 1, y],
        [x, y + 1],
      ].every(([i = 0, j = 0]) => isCorner([i, j])),
    );
    const down = new Set(
      cells
        .filter(([x, y]) =>
          [
            [x + 1, y],
            [x, y + 1],
            [x + 1, y + 1],
          ].every(([i = 0, j = 0]) => isCorner([i, j])),
        )
        .map(String),
    );
    const { shuffle } = random(1);
    const counts = range(1, 25).map(() => {
      const matched = new Map<string, Spot>();
      const place = (triangle: Spot, tried: Set<string>): boolean => {
        const [x, y] = triangle;
        for (const other of shuffle([`${x},${y}`, `${x - 1},${y}`, `${x},${y - 1}`])) {
          if (!down.has(other) || tried.has(other)) continue;
          tried.add(other);
          const owner = matched.get(other);
          if (owner && !place(owner, tried)) continue;
          matched.set(other, triangle);
          return true;
        }
        return false;
      };
      for (const triangle of shuffle(up))
        if (!place(triangle, new Set())) throw new Error("the terrace cannot be covered");
      if (matched.size !== down.size) throw new Error("a gap is left");
      // The two triangles of a tile share one side: none of the tile's own sides is parallel to it.
      return [...matched].filter(([other, [x, y]]) => other === `${x},${y - 1}`).length;
    });
    return only(new Set(counts));
  },
};

/** The number of sides that belong to one of the shapes only. */
function single(shapes: readonly (readonly Spot[])[]): number {
  const count = new Map<string, number>();
  for (const [[ax, ay], [bx, by]] of shapes.flatMap(sides)) {
    const key = `${Math.round((ax + bx) * 1e6)} ${Math.round((ay + by) * 1e6)}`;
    count.set(key, (count.get(key) ?? 0) + 1);
  }
  return [...count.values()].filter((times) => times === 1).length;
}

/** The length of the border of a set of unit cells. */
function border(cells: readonly (readonly [number, number])[]): number {
  const inside = new Set(cells.map(([x, y]) => 1000 * x + y));
  return cells.reduce(
    (sum, [x, y]) => sum + [1000, -1000, 1, -1].filter((step) => !inside.has(1000 * x + y + step)).length,
    0,
  );
}

export const families: FamilyProofs = {
  /** Cuts the shape out of squared paper and counts the edges of its border. */
  "round-the-notch": ({ setting, w, h, a, b }: Record<"w" | "h" | "a" | "b", number> & { setting: string }) => {
    const cut = (from: number, wide: number, deep: number): number =>
      border(
        range(0, w - 1).flatMap((x) =>
          range(0, h - 1).flatMap((y): [number, number][] =>
            x >= from && x < from + wide && y >= h - deep ? [] : [[x, y]],
          ),
        ),
      );
    // The corner's size is not told: the answer must be the same for all.
    if (setting === "deck")
      return only(new Set([a, w - 1].flatMap((wide) => [b, h - 1].map((deep) => cut(w - wide, wide, deep)))));
    const told = cut(2, a, b);
    if (setting === "pool") return told;
    return only(range(1, h - 1).filter((deep) => cut(2, a, deep) === told));
  },

  /** Every whole length of wire, shared out twice. */
  "one-wire-two-shapes": ({ setting, m, n, d }: Record<"m" | "n" | "a" | "d", number> & { setting: string }) => {
    const wire = only(range(1, 3000).filter((length) => Math.abs(length / n - length / m - d) < 1e-9));
    return { wire, frames: wire / m, loop: wire / n }[setting as "wire" | "frames" | "loop"];
  },

  /** Every number of corners whose odd angle can be one; the sum of the inside angles from the full turn outside. */
  "one-angle-forgotten": ({ setting, n, x }: { setting: string; n: number; x: number }) => {
    const sum = (corners: number): number => corners * 180 - 360;
    const error = setting === "twice" ? 1 : -1;
    const told = sum(n) + error * x;
    const [corners, angleFound] = only(
      range(3, 60)
        .map((corners) => [corners, error * (told - sum(corners))] as const)
        .filter(([, one]) => one > 0 && one < 180),
    );
    return setting === "sides" ? corners : angleFound;
  },

  /** Lays tile after tile on the free side of the last until the ring is closed. */
  "ring-of-tiles": ({ setting, n, j }: { setting: string; n: number; j: number }) => {
    const counted = new Map<string, number>();
    const key = (a: Spot, b: Spot): string => `${Math.round((a[0] + b[0]) * 1e4)} ${Math.round((a[1] + b[1]) * 1e4)}`;
    const start: [Spot, Spot] = [
      [0, 0],
      [0, 1],
    ];
    let [edge, tiles, turned]: [[Spot, Spot], number, number] = [start, 0, 0];
    do {
      const [from, to] = edge;
      const facing = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
      // Clockwise from the shared side: the next sides are on the inner side of the ring.
      const tile = regular(n, from, facing, -1);
      for (const [a, b] of sides(tile)) counted.set(key(a, b), (counted.get(key(a, b)) ?? 0) + 1);
      const [a, b] = [tile[j + 1], tile[(j + 2) % n]];
      if (!a || !b) throw new Error("a tile has too few corners");
      edge = [b, a];
      turned += 180 - ((j + 1) * 360) / n;
      tiles += 1;
    } while (tiles < 100 && !(distance(edge[0], start[0]) < 1e-6 && distance(edge[1], start[1]) < 1e-6));
    if (!same(turned, 360)) throw new Error("the ring goes round more than once");
    const free = [...counted.values()].filter((times) => times === 1).length;
    const hole = tiles * j;
    return { floor: tiles, hole, outside: free - hole }[setting as "floor" | "hole" | "outside"];
  },

  /** Shoelace on both shapes; the ratio is then read as the fraction with the smallest denominator. */
  "polygon-in-a-polygon": ({ setting, n, p, q, k }: Record<"n" | "p" | "q" | "k", number> & { setting: string }) => {
    const outer = regular(n, [0, 0], 0, 1);
    const inner = sides(outer).map(
      ([[ax, ay], [bx, by]]): Spot => [ax + ((bx - ax) * p) / (p + q), ay + ((by - ay) * p) / (p + q)],
    );
    const part = doubleArea(inner) / doubleArea(outer);
    if (setting === "stage") return Math.round(k * (p + q) ** 2 * part * 1e6) / 1e6;
    const wanted = setting === "paving" ? 1 - part : part;
    const bottom = range(1, 150).find((b) => same(wanted * b, Math.round(wanted * b)));
    if (!bottom) throw new Error("no fraction");
    return `${Math.round(wanted * bottom)}/${bottom}`;
  },

  /** The inside angle measured in coordinates gives the difference; then every number of sides is tried, exactly. */
  "a-few-more-sides": ({ setting, k }: { setting: string; k: number }, reading) => {
    const d = Number(matches(reading, /\$(\d+)°\$ (?:less|larger)/g)[0]?.[0]);
    pictured(reading, d);
    // Inside angles are (s - 2) 180 / s; the difference without denominators.
    const smaller = only(
      range(3, 2000).filter((s) => (s + k - 2) * 180 * s - (s - 2) * 180 * (s + k) === d * s * (s + k)),
    );
    return { coins: smaller, drones: smaller + k, towers: 2 * smaller + k }[setting as "coins" | "drones" | "towers"];
  },
};
