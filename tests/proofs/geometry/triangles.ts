import { angle, crossing, distance, doubleArea, polar, type Spot, same, sides, sum } from "../plane.ts";
import { choices, type FamilyProofs, insist, only, type Proofs, range } from "../proof.ts";
import { labelled } from "../reading/labelled.ts";
import { lie, measured } from "../reading/lie.ts";
import { inTwoLines, outlineOf, pictured, told } from "../reading/told.ts";

export const proofs: Proofs = {
  /** Lays each triple of whole sides out by compass: the tip has to lie above the floor. */
  "geometry-triangles-001": (reading) => {
    const [matches, count] = told(
      reading,
      "Hana has # matches, all the same length. She lays them end to end to make the # sides of a triangle. She uses every match and breaks none.",
      "How many different triangles can she make, counting this one?",
    );
    insist(count === 3, "a triangle");
    // The one in the picture: as many matches as ends of matches.
    const drawn = range(3, 5).map(reading.said);
    insist(sum(drawn) === matches && reading.shown.drawn?.dots.length === matches, "every match is drawn");
    const found = new Set<string>();
    for (const a of range(1, matches - 2))
      for (const b of range(1, matches - 1 - a)) {
        const floor = matches - a - b;
        const foot = (floor ** 2 + a ** 2 - b ** 2) / (2 * floor);
        if (a ** 2 - foot ** 2 > 1e-9) found.add([a, b, floor].sort((x, y) => x - y).join("-"));
      }
    insist(found.has(drawn.sort((x, y) => x - y).join("-")), "the one in the picture is one of them");
    return found.size;
  },

  /** Every whole angle at the top, the triangle drawn and the outside angle measured. */
  "geometry-triangles-002": (reading) => {
    const [outside] = told(
      reading,
      "Sides $AB$ and $AC$ are equal. He draws the bottom edge $BC$ on past $C$ to $D$.",
      "The angle between $CA$ and $CD$ is $#°$. How many degrees is the angle at the top, $A$?",
    );
    pictured(reading, outside);
    labelled(reading, "sail $@1@2@3$. Sides $@1@2$ and $@1@3$ are equal.");
    measured(reading, { [`${outside}°`]: "C" });
    lie(reading, "AB = AC", "C on BD");
    return only(
      range(1, 179).filter((top) => {
        const [a, b, c]: Spot[] = [[0, 0], polar([0, 0], 1, 270 - top / 2), polar([0, 0], 1, 270 + top / 2)];
        if (!a || !b || !c) return false;
        return same(angle(a, c, [c[0] + 1, c[1]]), outside);
      }),
    );
  },

  /** Every angle at A in steps of a quarter degree: D is put where AD = DB, short of C, then BC is measured. */
  "geometry-triangles-003": (reading) => {
    const [lengths] = told(
      reading,
      "the sides $AB$ and $AC$ are equal. Point $D$ lies on side $AC$, between its ends,",
      "the # lengths $AD$, $DB$ and $BC$ are all equal. How many degrees is the angle at $A$?",
    );
    labelled(reading, "In triangle $@1@2@3$ the sides $@1@2$ and $@1@3$ are equal.");
    lie(reading, "AB = AC", "D on AC", "AD = DB", "DB = BC");
    insist(lengths === 3, "AD, DB and BC");
    return only(
      range(1, 719)
        .map((quarter) => quarter / 4)
        .filter((top) => {
          const a: Spot = [0, 0];
          const b = polar(a, 1, 0);
          const c = polar(a, 1, top);
          // D on AC is as far from A as from B on the perpendicular bisector of AB, where x = 1/2.
          const d: Spot = [0.5, 0.5 * Math.tan((top * Math.PI) / 180)];
          const reach = distance(a, d);
          return top < 90 && reach < 1 - 1e-9 && same(distance(d, b), reach) && same(distance(b, c), reach);
        }),
    );
  },

  /** Shoelace on several triangles of that area; the answer is the same for all. */
  "geometry-triangles-004": (reading) => {
    const [area, times] = told(
      reading,
      "is a triangle $ABC$ with an area of # m². $M$ is the middle of side $AB$.",
      "Point $N$ lies on side $BC$, and $NC$ is # times as long as $BN$.",
      "The remaining piece $AMNC$ is red. What is the area of the red piece",
    );
    pictured(reading, 1, times);
    labelled(
      reading,
      "$@1$ is the middle of side $@2@3$. Point $@4$ lies on side $@3@5$",
      "The seam $@1@4$ cuts off corner $@3$. The remaining piece $@2@1@4@5$ is red.",
    );
    measured(reading, { M: "AB", "1 part": "BN", [`${times} parts`]: "NC" });
    return only(
      new Set(
        range(-8, 16).map((lean) => {
          const [a, b, c]: [Spot, Spot, Spot] = [
            [lean, 8],
            [0, 0],
            [area / 4, 0],
          ];
          if (doubleArea([a, b, c]) !== 2 * area) throw new Error("a sail of another area");
          const m: Spot = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
          const n: Spot = [(times * b[0] + c[0]) / (times + 1), (times * b[1] + c[1]) / (times + 1)];
          return doubleArea([a, m, n, c]) / 2;
        }),
      ),
    );
  },

  /** A whole-number centre (x, r) above the longest side that is as far from both other sides as from that one. */
  "geometry-triangles-005": (reading) => {
    const [roads, left, right, base, touched] = told(
      reading,
      "A triangular plot between # roads has sides of # m, # m and # m.",
      "as large as possible, so that its rim touches all # sides. What is the radius",
    );
    pictured(reading, left, right, base);
    insist(roads === 3 && touched === 3, "three sides");
    const [tip] = range(1, base - 1).flatMap((x) =>
      range(1, left).flatMap((y) =>
        x ** 2 + y ** 2 === left ** 2 && (base - x) ** 2 + y ** 2 === right ** 2 ? [[x, y]] : [],
      ),
    );
    const [p = 0, q = 0] = tip ?? [];
    return only(
      range(1, q).flatMap((r) =>
        range(1, base - 1).flatMap((x) =>
          q * x - p * r === left * r && q * (base - x) - (base - p) * r === right * r ? [r] : [],
        ),
      ),
    );
  },

  /** Coordinates built from the three areas: P, then F and E on the prolonged rods, then A; for several shapes. */
  "geometry-triangles-006": (reading) => {
    const [panels, fbp, bcp, cep, last] = told(
      reading,
      "a seam from $B$ to a point $E$ on $AC$ and a seam from $C$ to a point $F$ on $AB$. The seams cross at $P$ and divide the awning into # panels.",
      "Triangle $FBP$ has an area of # m², triangle $BCP$ has # m² and triangle $CEP$ has # m².",
      "the area of the # panel, the quadrilateral $AFPE$",
    );
    pictured(reading, fbp, bcp, cep);
    labelled(
      reading,
      "awning $@1@2@3$ has a seam from $@2$ to a point $@4$ on $@1@3$ and a seam from $@3$ to a point $@5$ on $@1@2$.",
    );
    lie(reading, "E on AC", "F on AB", "P on BE", "P on CF");
    insist(panels === 4 && last === panels, "four panels");
    const base = (2 * bcp) / 3;
    return only(
      new Set(
        range(1, 7).map((px) => {
          const [b, c, p]: [Spot, Spot, Spot] = [
            [0, 0],
            [base, 0],
            [px, 3],
          ];
          const f: Spot = [px + (px - base) * (fbp / bcp), 3 + 3 * (fbp / bcp)];
          const e: Spot = [px + px * (cep / bcp), 3 + 3 * (cep / bcp)];
          const areas = [doubleArea([f, b, p]), doubleArea([b, c, p]), doubleArea([c, e, p])];
          if (![fbp, bcp, cep].every((area, i) => same(2 * area, areas[i] ?? 0)))
            throw new Error("the known panels have other areas");
          const a = crossing(b, f, c, e);
          return Math.round(doubleArea([a, f, p, e]) * 5e8) / 1e9;
        }),
      ),
    );
  },

  /** Every three of the lines that meet in three different spots, inside the window. */
  "geometry-triangles-007": (reading) => {
    const [bars, level] = told(
      reading,
      "An attic window is a triangle. # bars run from its top corner down to the bottom edge. # bar runs level across the middle.",
      "How many triangles of any size",
    );
    insist(level === 1, "one level bar");
    const top: Spot = [4, 7];
    const lines: [Spot, Spot][] = [
      ...range(0, bars + 1).map((i): [Spot, Spot] => [top, [(9 * i) / (bars + 1), 0]]),
      [
        [0, 0],
        [9, 0],
      ],
      [
        [2, 3.5],
        [6.5, 3.5],
      ],
    ];
    const meet = (i: number, j: number): Spot => {
      const [one, two] = [lines[i], lines[j]];
      if (!one || !two) throw new Error("no such line");
      return crossing(one[0], one[1], two[0], two[1]);
    };
    const last = lines.length - 1;
    return range(0, last).flatMap((i) =>
      range(i + 1, last).flatMap((j) =>
        range(j + 1, last).filter((k) => {
          const corners = [meet(i, j), meet(j, k), meet(i, k)];
          return corners.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y)) && doubleArea(corners) > 1e-9;
        }),
      ),
    ).length;
  },

  /** The rule of the determinant on the corners in the picture. */
  "geometry-triangles-008": (reading) => {
    const [count, alike, one] = told(
      reading,
      "# triangular sails on squared paper. # of them need the same amount of cloth. # needs a different amount.",
    );
    // The corners are taken from the picture.
    const { options } = reading.shown;
    const areas = options.map((name) => doubleArea(outlineOf(reading, name)));
    insist(options.length === count && alike + one === count && one === 1, "one sail and the others");
    insist(inTwoLines(reading, options, 4).join("") === "RSPQ", "two rows, as they are drawn");
    return only(options.filter((_name, i) => areas.filter((area) => area === areas[i]).length === 1));
  },

  /** Folds napkins of every whole size in coordinates: the right angle stays, the longest side is halved. */
  "geometry-triangles-009": (reading) => {
    const [half, again, folds, area] = told(
      reading,
      "folds a square napkin along a line from corner to corner. He gets a triangle.",
      "He folds this triangle in #, sharp corner on sharp corner. Then he folds the new triangle in # like that, and then once more.",
      "Now he has folded # times, and the little triangle has an area of $#$ cm². How long is a side of the napkin",
    );
    pictured(reading, 1, 2);
    insist(half === 0.5 && again === 0.5, "in half each time");
    return only(
      range(1, 100).filter((side) => {
        let [right, one, two]: [Spot, Spot, Spot] = [
          [side, 0],
          [0, 0],
          [side, side],
        ];
        for (const _ of range(2, folds)) {
          const middle: Spot = [(one[0] + two[0]) / 2, (one[1] + two[1]) / 2];
          [right, one, two] = [middle, right, one];
        }
        return doubleArea([right, one, two]) === 2 * area;
      }),
    );
  },

  /** The square drawn, the tip found by compass, the angle measured. */
  "geometry-triangles-010": (reading) => {
    const [paths] = told(
      reading,
      "$ABCD$ is a square courtyard. Inside it stands a flower bed $ABE$ in the shape of an equilateral triangle.",
      "from its tip $E$ to the corners $C$ and $D$. How many degrees is the angle $DEC$ between the # paths?",
    );
    insist(paths === 2, "two paths");
    lie(reading, "AB = BC", "BC = CD", "CD = DA", "EA = AB", "EB = AB");
    return whole(angle([0, 1], polar([0, 0], 1, 60), [1, 1]));
  },

  /** Every whole height and every whole slide of the foot. */
  "geometry-triangles-011": (reading) => {
    const [ladder, foot, down] = told(
      reading,
      "A ladder $#$ cm long leans against an upright wall. Its foot is $#$ cm from the wall on level ground.",
      "its top slides $#$ cm straight down the wall. By how many centimetres does its foot slide away from the wall?",
    );
    pictured(reading, ladder, foot, down);
    return only(
      range(down + 1, ladder).flatMap((high) =>
        high ** 2 + foot ** 2 === ladder ** 2
          ? range(0, ladder - foot).filter((slide) => (high - down) ** 2 + (foot + slide) ** 2 === ladder ** 2)
          : [],
      ),
    );
  },

  /** Both plots that fit (C to the left or right of B) in coordinates, and the distance of A from the line BC. */
  "geometry-triangles-012": (reading) => {
    const [ab, bc, path, second] = told(
      reading,
      "side $AB$ is $#$ m long and side $BC$ is $#$ m. A straight path from $C$ meets $AB$ at a right angle; this path is $#$ m long.",
      "A second straight path, from $A$, meets $BC$ at a right angle. How long is the # path",
    );
    pictured(reading, ab, bc, path);
    labelled(reading, "plot $@1@2@3$, side $@1@2$ is $#$ m long and side $@2@3$ is");
    measured(reading, { [`${ab} m`]: "AB", [`${bc} m`]: "BC" });
    insist(second === 2, "the path from A");
    return only(
      new Set(
        [-1, 1].map((side) => {
          const [a, b]: [Spot, Spot] = [
            [0, 0],
            [ab, 0],
          ];
          const c: Spot = [ab + side * Math.sqrt(bc ** 2 - path ** 2), path];
          const foot = crossing(b, c, a, [a[0] + c[1] - b[1], a[1] - c[0] + b[0]]);
          return whole(distance(a, foot));
        }),
      ),
    );
  },

  /** The side for which the three angles at the well make a full turn, by bisection; then the angle. */
  "geometry-triangles-013": (reading) => {
    const [a, b, c] = told(
      reading,
      "an equilateral triangle $ABC$. A well $P$ in it is $#$ m from $A$, $#$ m from $B$ and $#$ m from $C$.",
      "How many degrees is the angle $APB$?",
    );
    pictured(reading, a, b, c);
    measured(reading, { [`${a} m`]: "AP", [`${b} m`]: "BP", [`${c} m`]: "CP" });
    const opposite = (one: number, two: number, side: number): number =>
      (Math.acos((one ** 2 + two ** 2 - side ** 2) / (2 * one * two)) * 180) / Math.PI;
    let [low, high] = [Math.max(a, b, c), Math.min(a + b, b + c, c + a)];
    for (const _ of range(1, 100)) {
      const side = (low + high) / 2;
      if (opposite(a, b, side) + opposite(b, c, side) + opposite(c, a, side) < 360) low = side;
      else high = side;
    }
    return whole(opposite(a, b, low));
  },

  /** Sides from the medians by the parallelogram law, then Heron. */
  "geometry-triangles-014": (reading) => {
    const medians = told(
      reading,
      "every corner is joined to the middle of the opposite side: $A$ to $D$, $B$ to $E$ and $C$ to $M$. Then $AD = #$ cm, $BE = #$ cm and $CM = #$ cm.",
    );
    lie(reading, "D on BC", "BD = DC", "E on CA", "CE = EA", "M on AB", "AM = MB", "G on AD", "G on BE", "G on CM");
    const [a, b, c] = [0, 1, 2].map((i) => {
      const [own = 0, one = 0, two = 0] = [...medians.slice(i), ...medians.slice(0, i)];
      return (2 / 3) * Math.sqrt(2 * one ** 2 + 2 * two ** 2 - own ** 2);
    }) as [number, number, number];
    const half = (a + b + c) / 2;
    return whole(Math.sqrt(half * (half - a) * (half - b) * (half - c)));
  },

  /** Every triangle up to 1000: the cosine of the largest angle against that of twice the smallest, in whole numbers. */
  "geometry-triangles-015": (reading) => {
    const [sides, first, second, third, times] = told(
      reading,
      "are # whole numbers of centimetres that follow one another, such as $#$, $#$ and $#$.",
      "Its largest angle is exactly # its smallest. What is the perimeter",
    );
    pictured(reading, 2, 1, times);
    measured(reading, { n: "BC", "n + 1": "AC", "n + 2": "AB", x: "A", "2x": "C" });
    insist(sides === 3 && second === first + 1 && third === first + 2 && times === 2, "n, n + 1, n + 2, and x and 2x");
    return only(
      range(2, 1000).flatMap((n) => {
        const [a, b, c] = [BigInt(n), BigInt(n + 1), BigInt(n + 2)];
        const [top, bottom] = [b * b + c * c - a * a, 2n * b * c];
        const isDouble = (a * a + b * b - c * c) * bottom * bottom === (2n * top * top - bottom * bottom) * 2n * a * b;
        return isDouble ? [3 * n + 3] : [];
      }),
    );
  },

  /** Triangles of every width and height with the tip over every place: those that fold to this rectangle, layers counted at many points off their edges. */
  "geometry-triangles-031": ({ said, says }) => {
    says(
      "The three folded corners",
      "straight down to a point on the bottom edge",
      "to the same point",
      "fit together with no gap",
    );
    const [wide, high] = [said(2), said(3)];
    insist(said(4) === wide && said(5) === high, "the picture says the same");
    const areas = new Set<number>();
    for (const [base = 0, height = 0] of choices([range(1, 40), range(1, 40)]))
      for (const foot of range(1, 2 * base - 1).map((half) => half / 2)) {
        // Each crease is half-way between its corner and the point.
        const [left, right, up] = [foot / 2, (foot + base) / 2, height / 2];
        if (right - left !== wide || up !== high) continue;
        const isPaper = (x: number, y: number) =>
          y >= 0 && y * foot <= x * height && y * (base - foot) <= (base - x) * height;
        for (let x = left + Math.SQRT2 / 100; x < right; x += 0.37)
          for (let y = Math.PI / 100; y < up; y += 0.41) {
            const layers = [isPaper(x, y), isPaper(x, 2 * up - y), isPaper(2 * left - x, y), isPaper(2 * right - x, y)];
            insist(layers.filter(Boolean).length === 2, "two layers everywhere");
          }
        areas.add((base * height) / 2);
      }
    return only(areas);
  },

  /** Walks metre by metre: a place is how much of A, of B and of C it has, which makes the side in all. */
  "geometry-triangles-032": (reading) => {
    const { said, says } = reading;
    says("for the first time");
    labelled(
      reading,
      "a meadow $@1@2@3$ are $#$ m long. A beetle starts at $@4$ on side $@1@2$, $#$ m from $@1$.",
      "It walks parallel to $@2@3$ until it reaches side $@1@3$. Then it walks parallel to $@1@2$ until it reaches $@2@3$.",
      "Then it walks parallel to $@3@1$ until it reaches $@1@2$. There it starts again",
      "it is back at $@4$",
    );
    const [side, from] = [said(2), said(3)];
    measured(reading, { [`${from} m`]: "AP", [`${side} m`]: "BC" });
    lie(reading, "AB = BC", "BC = CA", "P on AB");
    insist(said(1) === 3 && said(6) === from && said(7) === side, "the picture says the same");
    const legs = [
      { step: [0, -1, 1], until: 1 }, // parallel to BC, to AC, where there is no B
      { step: [-1, 1, 0], until: 0 },
      { step: [1, 0, -1], until: 2 },
    ];
    insist(said(4) === legs.length, "so many directions");
    let place = [side - from, from, 0];
    for (let leg = 0, walked = 0; leg < 100; leg++) {
      const { step = [], until = 0 } = legs[leg % legs.length] ?? {};
      do {
        place = place.map((part, i) => part + (step[i] ?? 0));
        walked++;
        insist(
          place.every((part) => part >= 0),
          "inside the meadow",
        );
      } while (place[until] !== 0);
      if (place[1] === from && place[2] === 0) return walked;
    }
    throw new Error("never home");
  },

  /** Every distance of the feet in hundredths of a foot; 16 squared areas by Heron's formula, in whole numbers. */
  "geometry-triangles-033": ({ said, says }) => {
    says("Two poles, each", "At one moment the front has", "pushes the feet further apart", "**exactly the same");
    const [pole, apart] = [100 * said(2), 100 * said(3)];
    insist(said(5) === said(2) && said(6) === said(2) && said(7) === said(3), "the picture says the same");
    const area = (w: number) => (2 * pole + w) * (2 * pole - w) * w * w;
    return only(range(apart + 1, 2 * pole - 1).filter((w) => area(w) === area(apart))) / 100;
  },

  /** The longest row of lengths in which each is no shorter than the two before it together; then any three of such a bag. */
  "geometry-triangles-034": ({ said, says }) => {
    says("Whichever three sticks", "cannot lay a triangle", "do not count as a triangle", "greatest");
    const [least, most] = [said(1), said(2)];
    insist(
      said(3) === 3 && said(4) === 3 && said(6) + said(7) < said(5),
      "three sticks, and none that meet in the picture",
    );
    /** How many sticks may follow after two of such lengths. */
    const known = new Map<number, number>();
    const more = (a: number, b: number): number => {
      let best = known.get(a * 1000 + b) ?? -1;
      if (best >= 0) return best;
      best = 0;
      for (let c = a + b; c <= most; c++) best = Math.max(best, 1 + more(b, c));
      known.set(a * 1000 + b, best);
      return best;
    };
    const pairs = range(least, most).flatMap((a) => range(a, most).map((b) => 2 + more(a, b)));
    const bag = [least, least];
    for (let next = 2 * least; next <= most; next = (bag.at(-1) ?? 0) + (bag.at(-2) ?? 0)) bag.push(next);
    for (const [i, a] of bag.entries())
      for (const [j, b] of bag.entries())
        for (const c of bag.slice(Math.max(i, j) + 1)) insist(i === j || a + b <= c, "a bag without a triangle");
    insist(bag.length === Math.max(...pairs), "a bag with so many");
    return bag.length;
  },

  /** Every line in whole degrees. A crease is where the edge mirrored in it lies along the line: the two are tried in half degrees. */
  "geometry-triangles-035": ({ said, says }) => {
    says("the left edge over, so that it lies along the line", "the right edge over in the same way");
    says("the angle between them");
    const corner = said(2);
    insist(said(1) === 2 && said(3) === 2, "an edge for each crease");
    const directions = range(0, 2 * corner).map((half) => half / 2);
    const crease = (edge: number, line: number) => only(directions.filter((one) => 2 * one - edge === line));
    return only(new Set(range(1, corner - 1).map((line) => crease(corner, line) - crease(0, line))));
  },
};

/** The edges that belong to one of the shapes only: the outline of all together. */
function outline(shapes: readonly (readonly Spot[])[]): [Spot, Spot][] {
  const found = new Map<string, [Spot, Spot][]>();
  for (const shape of shapes)
    for (const edge of sides(shape)) {
      const key = edge
        .map((end) => end.join())
        .sort()
        .join(" ");
      found.set(key, [...(found.get(key) ?? []), edge]);
    }
  return [...found.values()].flatMap((same) => (same.length === 1 ? same : []));
}

const around = (shapes: readonly (readonly Spot[])[]): number =>
  Math.round(outline(shapes).reduce((sum, [a, b]) => sum + distance(a, b), 0) * 1e6) / 1e6;

/** A whole number that floating point has blurred. */
function whole(value: number): number {
  if (Math.abs(value - Math.round(value)) > 1e-6) throw new Error(`${value} is no whole number`);
  return Math.round(value);
}

/** Triangle ABC from its sides, BC on the x axis. */
function triangle(ab: number, ac: number, bc: number): [Spot, Spot, Spot] {
  const x = (ab ** 2 - ac ** 2 + bc ** 2) / (2 * bc);
  return [
    [x, Math.sqrt(ab ** 2 - x ** 2)],
    [0, 0],
    [bc, 0],
  ];
}

/** Where the line that halves the angle at a meets bc. */
function foot([a, b, c]: readonly [Spot, Spot, Spot]): Spot {
  const [ab, ac] = [distance(a, b), distance(a, c)];
  const ahead: Spot = [a[0] + (b[0] - a[0]) / ab + (c[0] - a[0]) / ac, a[1] + (b[1] - a[1]) / ab + (c[1] - a[1]) / ac];
  return crossing(a, ahead, b, c);
}

/** Lays equal sticks to and fro between two lines through the origin until none fits; the points in order. */
function zigzag(x: number, most: number): Spot[] {
  const spots: Spot[] = [
    [0, 0],
    [1, 0],
  ];
  const along = [0, 1];
  while (spots.length <= most) {
    const k = spots.length;
    const from = spots[k - 1] ?? [0, 0];
    const direction = ((k % 2 ? 0 : x) * Math.PI) / 180;
    // The points at distance 1 from the last, on the other line: t^2 - 2 (from . u) t + |from|^2 = 1; the outer one.
    const middle = from[0] * Math.cos(direction) + from[1] * Math.sin(direction);
    const rest = middle ** 2 - (from[0] ** 2 + from[1] ** 2) + 1;
    const t = middle + Math.sqrt(Math.max(0, rest));
    if (rest < 0 || t <= (along.at(-2) ?? 0) + 1e-9) break;
    along.push(t);
    spots.push(polar([0, 0], t, k % 2 ? 0 : x));
  }
  return spots;
}

/**
 * An equilateral and an isosceles triangle on one side; the ways round each, round both side by side, and round what is
 * left of the second when the first is cut out of it.
 */
function join(x: number, y: number) {
  const low = -Math.sqrt(y * y - (x * x) / 4);
  const upper: Spot[] = [
    [0, 0],
    [x, 0],
    [x / 2, (x * Math.sqrt(3)) / 2],
  ];
  const lower: Spot[] = [
    [0, 0],
    [x, 0],
    [x / 2, low],
  ];
  const notched: Spot[] = [
    [0, 0],
    [x / 2, (-x * Math.sqrt(3)) / 2],
    [x, 0],
    [x / 2, low],
  ];
  return {
    x,
    upper: around([upper]),
    lower: around([lower]),
    both: around([upper, lower]),
    // The cut must stay inside.
    arrow: low < (-x * Math.sqrt(3)) / 2 ? around([notched]) : Number.NaN,
  };
}

/** All of them with whole sides, as large as a story has them. */
const joined = range(3, 16).flatMap((x) => range(Math.floor(x / 2) + 1, 25).map((y) => join(x, y)));

/** A large triangle of tiles with sides of one, laid one by one on a triangular grid. */
function lay(rows: number) {
  const ups = range(0, rows - 1).flatMap((i) => range(0, rows - 1 - i).map((j): [number, number] => [i, j]));
  const downs = ups.filter(([i, j]) => i + j < rows - 1);
  const shapes: Spot[][] = [
    ...ups.map(([i, j]): Spot[] => [
      [i, j],
      [i + 1, j],
      [i, j + 1],
    ]),
    ...downs.map(([i, j]): Spot[] => [
      [i + 1, j],
      [i + 1, j + 1],
      [i, j + 1],
    ]),
  ];
  return { tiles: shapes.length, downs: downs.length, edge: outline(shapes).length };
}

const floors = range(1, 14).map(lay);

export const families: FamilyProofs = {
  /** Every pair of whole lengths is joined, the outline measured edge by edge, and held against the story. */
  "two-triangles-one-outline": ({ setting, e, s }: { setting: string; e: number; s: number }) => {
    const told = join(e, s);
    const [first, second, asked] = (
      {
        kite: ["upper", "lower", "both"],
        flowerbed: ["both", "upper", "lower"],
        sign: ["lower", "arrow", "x"],
      } as const
    )[setting as "kite" | "flowerbed" | "sign"];
    return only(
      joined.flatMap((one) => (one[first] === told[first] && one[second] === told[second] ? [one[asked]] : [])),
    );
  },

  /** Lays the tiles one by one on a triangular grid and measures the outline. */
  "triangle-of-tiles": ({ setting, n, t }: { setting: string; n: number; t: number }) => {
    const [told, asked] = ({ mosaic: ["edge", "tiles"], quilt: ["tiles", "edge"], floor: ["edge", "downs"] } as const)[
      setting as "mosaic" | "quilt" | "floor"
    ];
    const measure = (rows: number, what: typeof told | typeof asked): number => {
      const made = floors[rows - 1]?.[what] ?? 0;
      return what === "edge" ? made * t : made;
    };
    return only(
      range(1, 14).flatMap((rows) => (measure(rows, told) === measure(n, told) ? [measure(rows, asked)] : [])),
    );
  },

  /** Lays every whole third side out by compass. */
  "how-long-the-third-side": ({ setting, a, b }: { setting: string; a: number; b: number }) => {
    const closed = range(1, 120).filter((c) => {
      const x = (a ** 2 - b ** 2 + c ** 2) / (2 * c);
      return a ** 2 - x ** 2 > 1e-9;
    });
    if (setting === "hinge") return closed.length;
    if (setting === "straws") return Math.max(...closed.map((c) => a + b + c));
    return closed.filter((c) => c > a && c > b).length;
  },

  /** Lays the sticks in coordinates and measures. */
  "sticks-in-a-wedge": ({ setting, x, m }: { setting: string; x: number; m: number }) => {
    const last = (wedge: number) => {
      const spots = zigzag(wedge, m);
      const [before, end] = spots.slice(-2);
      return spots.length === m + 1 && before && end ? angle(before, end, [0, 0]) : Number.NaN;
    };
    if (setting === "crane") return whole(last(x));
    if (setting === "trellis") {
      const told = whole(last(x));
      return only(range(4, 180).flatMap((quarter) => (Math.abs(last(quarter / 4) - told) < 1e-6 ? [quarter / 4] : [])));
    }
    return zigzag(x, 40).length - 1;
  },

  /** Builds the triangle, adds unit vectors along AB and AC, and measures where that line meets BC. */
  "where-the-bisector-lands": ({
    setting,
    p,
    q,
    f,
    u,
  }: Record<"p" | "q" | "f" | "u", number> & { setting: string }) => {
    const [ab, ac] = [p * f, q * f];
    if (setting === "canal") {
      const field = triangle(ab, ac, (p + q) * u);
      return whole(distance(field[1], foot(field)));
    }
    if (setting === "fold") {
      const bc = p * u + q * u;
      return only(
        range(1, 200).flatMap((side) => {
          if (side >= ab + bc || ab >= side + bc || bc >= ab + side) return [];
          const sheet = triangle(ab, side, bc);
          return Math.abs(distance(sheet[1], foot(sheet)) - p * u) < 1e-9 ? [ab + side + bc] : [];
        }),
      );
    }
    // The ratio of the two areas for many angles at A, then scaled to the area that is told.
    const told = p * u * f;
    const rest = only(
      new Set(
        range(2, 17).map((tens) => {
          const yard: [Spot, Spot, Spot] = [[0, 0], polar([0, 0], ab, 0), polar([0, 0], ac, tens * 10)];
          const d = foot(yard);
          return whole((told * doubleArea([yard[0], d, yard[2]])) / doubleArea([yard[0], yard[1], d]));
        }),
      ),
    );
    if (2 * (told + rest) > ab * ac) throw new Error("no triangle with these two sides is so large");
    return rest;
  },

  /** Two points in coordinates. */
  "sixty-or-one-twenty": ({ setting, a, b, angle: turn }: { setting: string; a: number; b: number; angle: number }) => {
    const straight = whole(distance(polar([0, 0], a, 17), polar([0, 0], b, 17 + turn)));
    return setting === "shortcut" ? a + b - straight : straight;
  },
};
