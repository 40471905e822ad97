import { necessarily } from "../clues.ts";
import { angle, crossing, distance, doubleArea, polar, type Spot, same, sides, square, sum } from "../plane.ts";
import { choices, type FamilyProofs, insist, only, type Proofs, range } from "../proof.ts";
import { labelled } from "../reading/labelled.ts";
import { around, lie, measured } from "../reading/lie.ts";
import { inTwoLines, outlineOf, pictured, placeOf, told } from "../reading/told.ts";

export const proofs: Proofs = {
  /** Walks round the lawn edge by edge for every width and place of the pond. */
  "geometry-quadrilaterals-001": (reading) => {
    const [long, wide, one, deep, pondSides] = told(
      reading,
      "A lawn was a rectangle, # m by # m. Then a rectangular pond was dug into # long side. It reaches # m into the lawn.",
      "walks once round the edge of the lawn that is left, along # sides of the pond.",
    );
    pictured(reading, long, wide, deep);
    insist(one === 1 && pondSides === 3, "the pond is open on one side");
    return only(
      new Set(
        range(1, long - 2).flatMap((width) =>
          range(1, long - 1 - width).map((left) => {
            const right = left + width;
            const lawn: Spot[] = [
              [0, 0],
              [long, 0],
              [long, wide],
              [right, wide],
              [right, wide - deep],
              [left, wide - deep],
              [left, wide],
              [0, wide],
            ];
            return sum(sides(lawn).map(([a, b]) => distance(a, b)));
          }),
        ),
      ),
    );
  },

  /** Every long side of a mat in quarter feet that makes the two rows equally wide; the floor is then filled cell by cell. */
  "geometry-quadrilaterals-002": ({ said }) => {
    const [upright, across, short] = [said(2), said(3), said(4)];
    insist(said(1) === upright + across && said(5) === short, "all the mats, and the picture");
    return only(
      range(4 * short + 1, 200)
        .map((quarter) => quarter / 4)
        .filter((long) => across * long === upright * short)
        .map((long) => {
          const cells = new Set<string>();
          const lay = (x: number, y: number, w: number, h: number): void => {
            for (let i = x; i < x + w; i++) for (let j = y; j < y + h; j++) cells.add(`${i},${j}`);
          };
          for (const i of range(0, upright - 1)) lay(short * i, 0, short, long);
          for (const i of range(0, across - 1)) lay(long * i, long, long, short);
          const has = (i: number, j: number): number => (cells.has(`${i},${j}`) ? 0 : 1);
          return sum(
            [...cells].map((cell) => {
              const [i = 0, j = 0] = cell.split(",").map(Number);
              return has(i - 1, j) + has(i + 1, j) + has(i, j - 1) + has(i, j + 1);
            }),
          );
        }),
    );
  },

  /** Folds the strip in coordinates, for several widths, and measures. */
  "geometry-quadrilaterals-003": (reading) => {
    const [degrees] = told(
      reading,
      "A strip of paper has parallel long edges. It is creased along $EF$, with $E$ on the top edge and $F$ on the bottom edge, and the right-hand part is folded over.",
      "the crease makes an angle of $#°$ with the bottom edge on the right of $F$.",
      "that part of the bottom edge lies along $FH$ and crosses the top edge at $G$. $A$ is a point on the top edge further to the left.",
      "the size of the angle $AGH$",
    );
    pictured(reading, degrees);
    lie(reading, "G on AE", "G on FH");
    insist(placeOf(reading, "A")[0] < placeOf(reading, "E")[0], "A is further to the left");
    return only(
      new Set(
        range(1, 5).map((height) => {
          const f: Spot = [0, 0];
          const e: Spot = [height / Math.tan((degrees * Math.PI) / 180), height];
          const crease = [e[0] / distance(f, e), e[1] / distance(f, e)] as const;
          // The image of (20, 0), a point of the bottom edge, in the line FE.
          const along = 20 * crease[0];
          const h: Spot = [2 * along * crease[0] - 20, 2 * along * crease[1]];
          const g = crossing(f, h, e, [e[0] - 1, e[1]]);
          return Math.round(angle([g[0] - 1, g[1]], g, h) * 1e6) / 1e6;
        }),
      ),
    );
  },

  /** Rectangles of many shapes with P placed from three of the areas. */
  "geometry-quadrilaterals-004": (reading) => {
    const [corners, triangles, abp, bcp, cdp, last] = told(
      reading,
      "a point $P$ inside a rectangular flag $ABCD$ and joins it to the # corners. She sews the flag from the # triangles.",
      "Triangle $ABP$ has an area of # dm², $BCP$ has # dm² and $CDP$ has # dm².",
      "What is the area of the # triangle, $DAP$,",
    );
    pictured(reading, abp, bcp, cdp);
    around(reading, [..."ABCD"]);
    lie(reading, "AB = CD", "BC = DA");
    insist(corners === 4 && triangles === 4 && last === 4, "a triangle at each side");
    return only(
      new Set(
        [4, 5, 8, 10, 16, 20].map((width) => {
          const height = (2 * (abp + cdp)) / width;
          const p: Spot = [width - (2 * bcp) / height, (2 * abp) / width];
          const [a, b, c, d]: [Spot, Spot, Spot, Spot] = [
            [0, 0],
            [width, 0],
            [width, height],
            [0, height],
          ];
          for (const [piece, area] of [
            [[a, b, p], abp],
            [[b, c, p], bcp],
            [[c, d, p], cdp],
          ] as const)
            if (!same(doubleArea(piece), 2 * area)) throw new Error("a known triangle has another area");
          return Math.round(doubleArea([d, a, p]) * 5e8) / 1e9;
        }),
      ),
    );
  },

  /** Searches D over all whole and half places at its distance from A, with C at its own from B; then the shoelace rule. */
  "geometry-quadrilaterals-005": (reading) => {
    const [ab, bc, cd, da] = told(
      reading,
      "a trapezium $ABCD$ with $AB$ parallel to $DC$. Its sides are $AB = #$ m, $BC = #$ m, $CD = #$ m and $DA = #$ m.",
      "What is the area of the field",
    );
    pictured(reading, ab, bc, cd, da);
    measured(reading, { [`${ab} m`]: "AB", [`${bc} m`]: "BC", [`${cd} m`]: "CD", [`${da} m`]: "DA" });
    return only(
      range(-2 * da, 2 * ab).flatMap((twiceX) =>
        range(1, 2 * da).flatMap((twiceY) => {
          const d: Spot = [twiceX / 2, twiceY / 2];
          const c: Spot = [d[0] + cd, d[1]];
          const fits = square(d, [0, 0]) === da ** 2 && square(c, [ab, 0]) === bc ** 2;
          return fits ? [doubleArea([[0, 0], [ab, 0], c, d]) / 2] : [];
        }),
      ),
    );
  },

  /** X at the origin, AB fixed with the area of ABX, DC drawn through every fraction of the way beyond X until CDX has its own. */
  "geometry-quadrilaterals-006": (reading) => {
    const [wires, abx, cdx] = told(
      reading,
      "is a trapezium with $AB$ parallel to $DC$.",
      "# wires $AC$ and $BD$ cross at $X$. Triangle $ABX$ has an area of # cm² and triangle $CDX$ has # cm².",
      "the area of the whole frame",
    );
    insist(wires === 2, "two wires");
    pictured(reading, abx, cdx);
    labelled(reading, "The frame $@1@2@3@4$ is a trapezium with $@1@2$ parallel to $@4@3$.");
    lie(reading, "AB ∥ DC", "X on AC", "X on BD");
    return only(
      new Set(
        range(1, 40).flatMap((q) =>
          range(1, q).flatMap((p) => {
            const [a, b]: [Spot, Spot] = [
              [-4 * q, (-abx / 5) * q],
              [6 * q, (-abx / 5) * q],
            ];
            const c: Spot = [(-a[0] / q) * p, (-a[1] / q) * p];
            const d: Spot = [(-b[0] / q) * p, (-b[1] / q) * p];
            const fits =
              doubleArea([a, b, [0, 0]]) === 2 * abx * q * q && doubleArea([c, d, [0, 0]]) === 2 * cdx * q * q;
            return fits ? [doubleArea([a, b, c, d]) / (2 * q * q)] : [];
          }),
        ),
      ),
    );
  },

  /** Every side of the square in halves of a centimetre whose folded sheet has that way round. */
  "geometry-quadrilaterals-007": (reading) => {
    const [round] = told(
      reading,
      "folds a square handkerchief once, edge to edge. Now it is a rectangle. The way round this rectangle is $#$ cm.",
      "How many centimetres is it round the square?",
    );
    pictured(reading, round);
    return only(
      range(1, 200)
        .map((half) => half / 2)
        .filter((side) => sum(sides(box(side / 2, side)).map(([a, b]) => distance(a, b))) === round)
        .map((side) => sum(sides(box(side, side)).map(([a, b]) => distance(a, b)))),
    );
  },

  /** The three clues are tested on the corners of the six tiles; none of them is idle. */
  "geometry-quadrilaterals-008": (reading) => {
    const [count, rightAngles, parallels] = told(
      reading,
      "One of these # tiles lies in a closed box.",
      "- It has at least # right angle.",
      "- It has no line of symmetry.",
      "- At least # of its sides are parallel. Which tile",
    );
    // The corners are taken from the picture.
    const names = reading.shown.options;
    const tiles = Object.fromEntries(names.map((name) => [name, outlineOf(reading, name)]));
    insist(names.length === count && reading.shown.labels.length === count, "the tiles in the picture");
    insist(inTwoLines(reading, names, 3).join("") === "ABCDEF", "two rows, as they are read");
    const way = ([[ax, ay], [bx, by]]: [Spot, Spot]): Spot => [bx - ax, by - ay];
    const cross = ([ax, ay]: Spot, [bx, by]: Spot): number => ax * by - ay * bx;
    const along = ([ax, ay]: Spot, [bx, by]: Spot): number => ax * bx + ay * by;
    const ways = (name: string): Spot[] => sides(tiles[name] ?? []).map(way);
    const distances = (corners: readonly Spot[]): string =>
      JSON.stringify(corners.map((one) => corners.map((other) => square(one, other))));
    return necessarily(names, [
      (name) => ways(name).filter((one, i) => along(one, ways(name)[(i + 1) % 4] ?? one) === 0).length >= rightAngles,
      // A line of symmetry turns the order of the corners round and keeps all distances.
      (name) => {
        const corners = tiles[name] ?? [];
        return range(0, 3).every(
          (turn) => distances(range(0, 3).map((i) => corners[(turn + 4 - i) % 4] ?? [0, 0])) !== distances(corners),
        );
      },
      (name) => {
        const all = ways(name);
        const isParallel = (one: Spot, i: number) => all.some((other, j) => i !== j && cross(one, other) === 0);
        return all.filter(isParallel).length >= parallels;
      },
    ]);
  },

  /** Every four of the nine pins. */
  "geometry-quadrilaterals-009": (reading) => {
    const [count, rows, each, corners] = told(
      reading,
      "# pins stand on a board in # rows of #, all equally far from their neighbours.",
      "rubber band round # pins so that it makes a **square** with these pins as its corners.",
      "In how many different places can he make a square? Squares of every size and slant count.",
    );
    const pins = range(1, rows).flatMap((x) => range(1, each).map((y): Spot => [x, y]));
    insist(pins.length === count && corners === 4, "so many pins, four of them for a square");
    return fours(pins).filter((four) => {
      const all = four.flatMap((a, i) => four.slice(i + 1).map((b) => square(a, b))).sort((a, b) => a - b);
      return all[0] === all[3] && all[4] === all[5] && all[4] === 2 * (all[0] ?? 0);
    }).length;
  },

  /** Many boards with these diagonals; the four pieces of tape are measured. */
  "geometry-quadrilaterals-015": (reading) => {
    const [count, ac, bd] = told(
      reading,
      "$ABCD$ is a board with # unequal sides. Its diagonals are $AC = #$ cm and $BD = #$ cm.",
      "marks the middle of each side and runs coloured tape from mark to mark, all the way round.",
    );
    pictured(reading, ac, bd);
    measured(reading, { [`${ac} cm`]: "AC", [`${bd} cm`]: "BD" });
    // Every way to go so far from grid point to grid point, upwards or level.
    const ways = (length: number): Spot[] =>
      range(-length, length).flatMap((x) =>
        range(0, length).flatMap((y): Spot[] => (x ** 2 + y ** 2 === length ** 2 ? [[x, y]] : [])),
      );
    return only(
      new Set(
        ways(ac).flatMap((c) =>
          ways(bd).flatMap(([dx, dy]) =>
            range(-9, -3).map((y) => {
              const corners = spotsOf([0, 0], [10, y], c, [10 + dx, y + dy]);
              insist(corners.length === count, "so many sides");
              const middles = sides(corners).map(([a, b]): Spot => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
              return Math.round(1e6 * sum(sides(middles).map(([a, b]) => distance(a, b)))) / 1e6;
            }),
          ),
        ),
      ),
    );
  },

  /** Every size of the four other panes whose edges meet as in the picture. */
  "geometry-quadrilaterals-016": (reading) => {
    const [panes, smallest, alike] = told(
      reading,
      "a rectangle made of # square panes, as in the picture. The smallest pane has sides of $#$ dm.",
      "The # panes at the lower left are equally large. What is the perimeter of the whole window",
    );
    pictured(reading, smallest);
    insist(panes === 6 && alike === 2, "the panes of the picture");
    return only(
      range(smallest + 1, 60).flatMap((equal) =>
        range(equal + 1, 60).flatMap((right) =>
          range(1, 80)
            // The smallest pane stands on an equal pane, beside the lower right one and level with its top.
            .filter((largest) => right === equal + smallest && alike * equal === largest + smallest)
            .flatMap((largest) =>
              range(1, 80)
                .filter((upper) => equal + largest === right + upper && 2 * equal + right === largest + upper)
                .map((upper) => 2 * (equal + largest) + 2 * (largest + upper)),
            ),
        ),
      ),
    );
  },

  /** Places of P and Q with uncovered pieces in these ratios, in a rectangle of the area that fits; the overlap is measured. */
  "geometry-quadrilaterals-017": (reading) => {
    const [rugs, pieces, one, two, three] = told(
      reading,
      "is a parallelogram. # triangular rugs lie on it. One has the corners $A$, $B$ and a point $P$ of the side $DC$.",
      "The other has the corners $A$, $D$ and a point $Q$ of the side $BC$.",
      "# pieces of the floor stay uncovered. Their areas are $#$, $#$ and $#$ square feet.",
      "the part where the rugs lie on top of each other",
    );
    pictured(reading, one, two, three);
    labelled(
      reading,
      "The floor $@1@2@3@4$ of a hut",
      "One has the corners $@1$, $@2$ and a point $@5$ of the side $@4@3$. The other has the corners $@1$, $@4$ and a point $@6$ of the side $@2@3$.",
    );
    lie(reading, "AB ∥ DC", "AD ∥ BC", "P on DC", "Q on BC");
    insist(rugs === 2 && pieces === 3, "two rugs, three pieces uncovered");
    return only(
      new Set(
        range(1, 23).flatMap((p) =>
          range(1, 23).flatMap((q) => {
            const [a, b, c, d] = box(24, 24) as [Spot, Spot, Spot, Spot];
            const [top, right]: [Spot, Spot] = [
              [p, 24],
              [24, q],
            ];
            const x = crossing(a, top, d, right);
            const y = crossing(b, top, d, right);
            const z = crossing(b, top, a, right);
            const [left, corner, low] = [
              [d, top, x],
              [top, c, right, y],
              [b, right, z],
            ].map(doubleArea) as [number, number, number];
            if (!same(three * left, one * low) || !same(two * left, one * corner)) return [];
            return [Math.round((doubleArea([a, z, y, x]) / left) * one * 1e6) / 1e6];
          }),
        ),
      ),
    );
  },

  /** The second strip is the first reflected in AC; the crossings of the edges are computed and the area measured. */
  "geometry-quadrilaterals-023": (reading) => {
    const [strips, long, wide, upper, shared] = told(
      reading,
      "# equal paper strips, each $#$ cm long and $#$ cm wide, lie # over the other.",
      "They have # opposite corners in common, but they do not lie in the same direction.",
      "the area of the part where they overlap",
    );
    pictured(reading, wide, long);
    insist(upper === strips - 1 && strips === 2 && shared === 2, "two strips with both ends of a diagonal in common");
    const [a, c]: [Spot, Spot] = [
      [0, 0],
      [long, wide],
    ];
    const reflected = ([x, y]: Spot): Spot => {
      const along = (2 * (x * long + y * wide)) / square(a, c);
      return [along * long - x, along * wide - y];
    };
    const [other, last] = [reflected([long, 0]), reflected([0, wide])];
    const low = crossing(a, [long, 0], last, c);
    const high = crossing(a, other, [0, wide], c);
    return Math.round(doubleArea([a, low, c, high]) * 5e6) / 1e7;
  },

  /** Fields of many shapes: B anywhere left of E, D a quarter turn of B round A, C where the right angle is. */
  "geometry-quadrilaterals-024": (reading) => {
    const [way] = told(
      reading,
      "has right angles at $A$ and at $C$, and $AB = AD$. The shortest way from $A$ to the side $BC$ is $#$ m long; it ends at $E$.",
      "What is the area of the field",
    );
    pictured(reading, way);
    labelled(reading, "A field $@1@2@3@4$ has right angles at $@1$ and at $@3$, and $@1@2 = @1@4$.");
    lie(reading, "AB = AD", "AB ⊥ AD", "CB ⊥ CD", "E on BC", "AE ⊥ BC");
    measured(reading, { [`${way} m`]: "AE" });
    return only(
      new Set(
        range(0, way - 1).map((left) => {
          const [a, b]: [Spot, Spot] = [
            [0, way],
            [-left, 0],
          ];
          const d: Spot = [a[0] - (b[1] - a[1]), a[1] + (b[0] - a[0])];
          const c: Spot = [d[0], 0];
          if (!same(angle(b, a, d), 90) || !same(angle(b, c, d), 90) || square(a, b) !== square(a, d))
            throw new Error("this field is another one");
          return doubleArea([a, b, c, d]) / 2;
        }),
      ),
    );
  },

  /** Crosses the four lines and measures. */
  "geometry-quadrilaterals-025": (reading) => {
    const [side, marked, first, again] = told(
      reading,
      "A square $ABCD$ has sides of $#$ cm. Going round, each side is marked $#$ cm after its # corner:",
      "$H$ on $AB$, $E$ on $BC$, $F$ on $CD$ and $G$ on $DA$. So $AH = BE = CF = DG = #$ cm.",
      "The lines $AE$, $BF$, $CG$ and $DH$ enclose a small square. What is its area",
    );
    pictured(reading, marked, side);
    measured(reading, { [`${marked} cm`]: "AH", [`${side} cm`]: "BC" });
    lie(reading, "H on AB", "E on BC", "F on CD", "G on DA", "AH = BE", "BE = CF", "CF = DG");
    insist(first === 1 && again === marked, "the marks");
    const [a, b, c, d] = box(side, side) as [Spot, Spot, Spot, Spot];
    const rest = side - marked;
    const [h, e, f, g] = spotsOf([marked, 0], [side, marked], [rest, side], [0, rest]) as [Spot, Spot, Spot, Spot];
    const small = [crossing(a, e, d, h), crossing(a, e, b, f), crossing(b, f, c, g), crossing(c, g, d, h)];
    return Math.round(doubleArea(small) * 5e6) / 1e7;
  },

  /** Cuts squares of every size in all whole places; the ribbons are added piece by piece. */
  "geometry-quadrilaterals-031": ({ said, says }) => {
    says("How many decimetres was one side of the square cloth?", "from edge to edge", "round **each**");
    insist((said(1) + 1) * (said(2) + 1) === said(3) && said(4) === said(3), "so many pieces");
    return only(
      range(4, 12).filter((side) => {
        const [widths, heights] = [cutUp(side, said(1)), cutUp(side, said(2))];
        const around = (wide: readonly number[], high: readonly number[]) =>
          sum(wide.flatMap((w) => high.map((h) => 2 * (w + h))));
        const ribbons = new Set(widths.flatMap((wide) => heights.map((high) => around(wide, high))));
        return only(ribbons) === said(5);
      }),
    );
  },

  /** Gardens with all corners on a small grid: how many times as large is the piece between the posts? */
  "geometry-quadrilaterals-032": (reading) => {
    const { said } = reading;
    labelled(
      reading,
      "A garden $@1@2@3@4$ has # straight sides, all of different lengths. Its area is $#$ @9².",
      "straight from $@1$ to $@2$ and then on, the same length again, to post $@5$.",
      "he goes from $@2$ over $@3$ to $@6$, from $@3$ over $@4$ to $@7$, and from $@4$ over $@1$ to $@8$.",
      "piece $@5@6@7@8$, in square @9?",
    );
    lie(reading, "B on AP", "AB = BP", "C on BQ", "BC = CQ", "D on CR", "CD = DR", "A on DS", "DA = AS");
    insist(said(1) === 4 && said(3) === 4, "four sides");
    const grid = range(0, 3).flatMap((x) => range(0, 3).map((y): Spot => [x, y]));
    const large = new Set<number>();
    for (const garden of choices([grid, grid, grid, grid])) {
      const turns = garden.map((_, i) => {
        const [[ax, ay], [bx, by], [cx, cy]] = [at(garden, i), at(garden, (i + 1) % 4), at(garden, (i + 2) % 4)];
        return (bx - ax) * (cy - by) - (by - ay) * (cx - bx);
      });
      if (!turns.every((turn) => turn > 0)) continue;
      const posts = sides(garden).map(([[ax, ay], [bx, by]]): Spot => [2 * bx - ax, 2 * by - ay]);
      large.add((said(2) * doubleArea(posts)) / doubleArea(garden));
    }
    return only(large);
  },

  /** Bends the frame through a hundred thousand lengths of one diagonal; on its two sides lie triangles. */
  "geometry-quadrilaterals-033": ({ said, says }) => {
    says("in this order", "**largest possible area**");
    const rods = range(2, 5).map(said);
    insist(rods.length === said(1) && rods.every((rod, i) => rod === said(6 + i)), "the picture says the same");
    const [a = 0, b = 0, c = 0, d = 0] = rods;
    const heron = (p: number, q: number, r: number) =>
      Math.sqrt(Math.max(0, (p + q + r) * (q + r - p) * (p + r - q) * (p + q - r))) / 4;
    const [from, to] = [Math.max(Math.abs(a - b), Math.abs(c - d)), Math.min(a + b, c + d)];
    const most = range(0, 100_000).reduce((best, step) => {
      const diagonal = from + ((to - from) * step) / 100_000;
      return Math.max(best, heron(a, b, diagonal) + heron(c, d, diagonal));
    }, 0);
    insist(Math.abs(most - Math.round(most)) < 1e-6, "a whole area");
    return Math.round(most);
  },

  /** Folds at many places of P: A and B are mirrored in the crease, and the edge between their images meets BC in Q. */
  "geometry-quadrilaterals-034": (reading) => {
    const { said } = reading;
    labelled(
      reading,
      "A square sheet $@1@2@3@4$ has sides",
      "corner $@1$ lands on a point $@5$ of the side $@4@3$, somewhere between $@4$ and $@3$.",
      "The edge that was $@1@2$ now crosses the side $@2@3$ at a point $@6$.",
      "to measure where $@5$ is",
      "the perimeter of the triangle $@5@3@6$",
    );
    lie(reading, "AB = BC", "BC = CD", "CD = DA", "AB ⊥ BC", "P on DC", "Q on BC");
    const s = said(1);
    insist(said(2) === s, "the picture says the same");
    return only(
      new Set(
        range(1, 4 * s - 1).map((quarter) => {
          const p: Spot = [quarter / 4, s];
          /** In the crease, on which every point is as far from A, at the origin, as from P. */
          const mirrored = ([x, y]: Spot): Spot => {
            const far = (2 * (x * p[0] + y * p[1])) / (p[0] ** 2 + p[1] ** 2) - 1;
            return [x - far * p[0], y - far * p[1]];
          };
          insist(distance(mirrored([0, 0]), p) < 1e-9, "A comes to P");
          const end = mirrored([s, 0]);
          const q = crossing(p, end, [s, 0], [s, s]);
          insist(end[0] >= s && q[1] > 0 && q[1] < s, "Q is on BC and on the folded edge");
          return Number((distance(p, [s, s]) + distance([s, s], q) + distance(q, p)).toFixed(9));
        }),
      ),
    );
  },
};

/** Every way to cut a length so many times, in whole places: the pieces one after the other. */
function cutUp(length: number, cuts: number): number[][] {
  if (cuts === 0) return [[length]];
  return range(1, length - cuts).flatMap((first) => cutUp(length - first, cuts - 1).map((rest) => [first, ...rest]));
}

export const families = {
  /** Every set of whole widths and heights that gives the three numbers on the picture. */
  "four-rooms": ({ setting, p, q, r, s }: { setting: string; p: number; q: number; r: number; s: number }) => {
    const round = (w: number, h: number): number => 2 * (w + h);
    const area = (w: number, h: number): number => w * h;
    const told = setting === "blankets" ? round : area;
    const found = range(1, 20).flatMap((left) =>
      setting === "glass" && left !== p
        ? []
        : range(1, 60).flatMap((low) =>
            told(left, low) !== told(p, r)
              ? []
              : range(1, 60)
                  .filter((right) => told(right, low) === told(q, r))
                  .flatMap((right) =>
                    range(1, 60)
                      .filter((high) => told(left, high) === told(p, s))
                      .map((high) => (setting === "glass" ? round(left + right, low + high) : told(right, high))),
                  ),
          ),
    );
    return only(new Set(found));
  },

  /** Cuts unit square by unit square; for the dough every sheet is cut until one gives the told squares. */
  "largest-square-first": ({ setting, w, h }: { setting: string; w: number; h: number }) => {
    const sawn = (width: number, height: number): number[] => {
      const found: number[] = [];
      for (let [a, b] = [width, height]; a > 0 && b > 0; ) {
        const side = range(1, Math.max(a, b)).findLast((one) => one <= a && one <= b) ?? 0;
        found.push(side);
        if (a >= b) a -= side;
        else b -= side;
      }
      return found;
    };
    const squares = sawn(w, h);
    if (setting === "paper") return squares.length;
    if (setting === "stone") return Math.min(...squares);
    const runs = (all: readonly number[]): string =>
      [...new Set(all)].map((side) => all.filter((one) => one === side).length).join();
    return only(
      range(1, 50).flatMap((long) =>
        range(1, long)
          .map((short) => sawn(long, short))
          .filter((all) => all.at(-1) === squares.at(-1) && runs(all) === runs(squares))
          .map(() => long),
      ),
    );
  },

  /** Draws the halving lines in parallelograms of several slants; for the crease every short side is tried. */
  "bisector-of-a-parallelogram": ({ setting, a, b }: { setting: string; a: number; b: number }) =>
    only(
      new Set(
        [35, 60, 90, 110].flatMap((slant) => {
          const ends = (long: number, short: number): { de: number; df: number } => {
            const d = polar([0, 0], short, slant);
            const level: Spot = [d[0] + 1, d[1]];
            const e = crossing([0, 0], polar([0, 0], 1, slant / 2), d, level);
            const f = crossing([long, 0], polar([long, 0], 1, 90 + slant / 2), d, level);
            return { de: e[0] - d[0], df: f[0] - d[0] };
          };
          const { de, df } = ends(a, b);
          if (setting === "meadow") return [Math.round((a - de) * 1e6) / 1e6];
          if (setting === "cables") return [Math.round((de - df) * 1e6) / 1e6];
          return range(1, 100)
            .map((half) => half / 2)
            .filter((short) => same(ends(a, short).de, b))
            .map((short) => 2 * (a + short));
        }),
      ),
    ),

  /** Turns the rod in coordinates and measures; on the tray it is put at many places. */
  "rod-round-a-corner": ({ setting, turn, corner }: { setting: string; turn: number; corner: number }) => {
    const o: Spot = [0, 0];
    const square = setting === "tray" ? corner : 90;
    const [b, d] = [polar(o, 1, 0), polar(o, 1, square)];
    const c: Spot = [b[0] + d[0], b[1] + d[1]];
    const tidy = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
    if (setting === "gate") return tidy(angle(o, polar(o, 1, -turn), d));
    if (setting === "hand") return tidy(angle(polar(o, 1, turn), d, c));
    const places = range(1, 9).map((tenth) => polar(o, 1, (corner * tenth) / 10));
    return only(new Set(places.map((p) => tidy(angle(b, p, d)))));
  },

  /** Every whole length of the line, at its height in trapezia of two shapes, tested on what the picture says of it. */
  "lines-across-a-trapezium": ({ setting, a, b }: { setting: string; a: number; b: number }) =>
    only(
      range(b + 1, a - 1).filter((length) =>
        [0, a - b + 4].every((left) => {
          const [low, right, high, top] = spotsOf([0, 0], [a, 0], [left + b, 12], [left, 12]) as [
            Spot,
            Spot,
            Spot,
            Spot,
          ];
          const up = (a - length) / (a - b);
          const e: Spot = [left * up, 12 * up];
          const f: Spot = [e[0] + length, 12 * up];
          if (setting === "heirs") return same(doubleArea([e, f, high, top]), doubleArea([low, right, f, e]));
          if (setting === "wires") return same(crossing(low, high, right, top)[1], 12 * up);
          const shape = (corners: readonly Spot[]): number[] => sides(corners).map(([p, q]) => distance(p, q));
          const [small, large] = [shape([e, f, high, top]), shape([low, right, f, e])];
          return small.every((side, i) => same((large[i] ?? 0) / side, (large[0] ?? 0) / (small[0] ?? 1)));
        }),
      ),
    ),

  /** Several shapes with the three known lengths are built; the fourth is measured. */
  "sums-of-opposite-squares": ({ setting, a, b, c }: { setting: string; a: number; b: number; c: number }) => {
    const [least, most] = [Math.max(0, b * b - c * c), Math.min(a * a, b * b)];
    return only(
      new Set(
        range(1, 9).map((tenth) => {
          const t = least + ((most - least) * tenth) / 10;
          const [p, q, r, s] = [a * a - t, t, b * b - t, c * c - b * b + t].map(Math.sqrt) as [
            number,
            number,
            number,
            number,
          ];
          const [one, two, three, four] =
            setting === "buoy" ? box(p + r, q + s) : spotsOf([-p, 0], [0, -q], [r, 0], [0, s]);
          const pairs: readonly [Spot | undefined, Spot | undefined][] =
            setting === "buoy"
              ? [one, two, three, four].map((corner) => [[p, q], corner])
              : [
                  [one, two],
                  [two, three],
                  [three, four],
                  [four, one],
                ];
          const lengths = pairs.map(([from, to]) => distance(from ?? [0, 0], to ?? [0, 0]));
          if (![a, b, c].every((known, i) => Math.abs((lengths[i] ?? 0) - known) < 1e-6))
            throw new Error("a known length is another one");
          return Math.round((lengths[3] ?? 0) * 1e6) / 1e6;
        }),
      ),
    );
  },
} satisfies FamilyProofs;

function at(spots: readonly Spot[], i: number): Spot {
  return spots[i] ?? [Number.NaN, Number.NaN];
}

const box = (w: number, h: number): Spot[] => [
  [0, 0],
  [w, 0],
  [w, h],
  [0, h],
];

const spotsOf = (...corners: Spot[]): Spot[] => corners;

/** Every choice of four of the items. */
function fours<T>(items: readonly T[]): T[][] {
  const choose = (n: number, from: number): T[][] =>
    n === 0 ? [[]] : items.slice(from).flatMap((item, i) => choose(n - 1, from + i + 1).map((rest) => [item, ...rest]));
  return choose(4, 0);
}
