import { at, type Point, polygon, side } from "../geometry.ts";
import { type ArtPath, type Ink, type Maker, numberOf, textOf } from "../maker.ts";

/** A regular polygon with sides of length 1: how many, where its middle is, and which way one of its sides looks, in degrees. */
export interface Placed {
  readonly sides: number;
  readonly middle: Point;
  readonly looks: number;
}

interface Tiling {
  readonly name: string;
  /** The two moves that repeat it. */
  readonly lattice: readonly [Point, Point];
  /** What is repeated, placed in parts of the two moves. */
  readonly cell: readonly Placed[];
}

const root3 = Math.sqrt(3);
const hexagonal = (length: number): Tiling["lattice"] => [
  [length, 0],
  [length / 2, (length * root3) / 2],
];
const holes = (sides: number): Placed[] => [
  { sides, middle: [1 / 3, 1 / 3], looks: 90 },
  { sides, middle: [2 / 3, 2 / 3], looks: 30 },
];

export const tilings: Readonly<Record<string, Tiling>> = {
  "4-8-8": {
    name: "octagons and squares",
    lattice: [
      [1 + Math.SQRT2, 0],
      [0, 1 + Math.SQRT2],
    ],
    cell: [
      { sides: 8, middle: [0, 0], looks: 0 },
      { sides: 4, middle: [0.5, 0.5], looks: 45 },
    ],
  },
  "6-6-6": { name: "hexagons", lattice: hexagonal(root3), cell: [{ sides: 6, middle: [0, 0], looks: 0 }] },
  "4-4-4-4": {
    name: "squares",
    lattice: [
      [1, 0],
      [0, 1],
    ],
    cell: [{ sides: 4, middle: [0, 0], looks: 0 }],
  },
  "3-12-12": {
    name: "twelve-sided ones and triangles",
    lattice: hexagonal(2 + root3),
    cell: [{ sides: 12, middle: [0, 0], looks: 0 }, ...holes(3)],
  },
  "4-6-12": {
    name: "twelve-sided ones, hexagons and squares",
    lattice: hexagonal(3 + root3),
    cell: [
      { sides: 12, middle: [0, 0], looks: 0 },
      ...holes(6),
      { sides: 4, middle: [0.5, 0], looks: 0 },
      { sides: 4, middle: [0, 0.5], looks: 60 },
      { sides: 4, middle: [0.5, 0.5], looks: 30 },
    ],
  },
  "3-6-3-6": {
    name: "hexagons and triangles",
    lattice: hexagonal(2),
    cell: [{ sides: 6, middle: [0, 0], looks: 30 }, ...holes(3)],
  },
};

/** From the middle of a regular polygon with sides of length 1 to the middle of a side. */
const apothem = (sides: number) => 0.5 / Math.tan(Math.PI / sides);

const from = ([x, y]: Point, angle: number, far: number): Point => [
  x + far * Math.cos(angle),
  y + far * Math.sin(angle),
];

export const cornersOf = ({ sides, middle, looks }: Placed): readonly Point[] =>
  Array.from({ length: sides }, (_, i) =>
    from(middle, (looks * Math.PI) / 180 + ((2 * i + 1) * Math.PI) / sides, 0.5 / Math.sin(Math.PI / sides)),
  );

/** The polygons of a tiling that reach into a square around the place 0, 0. */
export function polygonsIn({ lattice: [a, b], cell }: Tiling, half: number): readonly Placed[] {
  const reach = half + 2;
  const most = Math.ceil((2 * reach) / Math.min(Math.hypot(...a), Math.abs(b[1]))) + 1;
  const all: Placed[] = [];
  for (let i = -most; i <= most; i++)
    for (let j = -most; j <= most; j++)
      for (const { sides, middle, looks } of cell) {
        const [u, v] = [middle[0] + i, middle[1] + j];
        const place: Point = [u * a[0] + v * b[0], u * a[1] + v * b[1]];
        if (Math.abs(place[0]) < reach && Math.abs(place[1]) < reach) all.push({ sides, middle: place, looks });
      }
  return all;
}

/**
 * Hankin's star in a polygon: from the middle of each side two lines go in, at an angle to the side, until they meet those of the
 * sides beside it. With a gap each begins a little before the middle, and the two of a side cross. Gives the star's own outline,
 * and the lines from where they begin to where they meet.
 */
export function starIn({ sides, middle, looks }: Placed, angle: number, gap: number) {
  const turn = Math.PI / sides;
  const [rise, start] = [(angle * Math.PI) / 180, gap / 2];
  const high = apothem(sides);
  /** Along a side from its middle, and inwards from it. */
  const spot = (i: number, along: number, inwards: number): Point => {
    const way = (looks * Math.PI) / 180 + 2 * i * turn;
    const [x, y] = from(middle, way, high - inwards);
    return [x - along * Math.sin(way), y + along * Math.cos(way)];
  };
  // Where a line from -start at that angle crosses the bisector of the corner: along = (high - inwards)·tan(turn).
  const t = (start + high * Math.tan(turn)) / (Math.cos(rise) + Math.sin(rise) * Math.tan(turn));
  const meets = { along: t * Math.cos(rise) - start, inwards: t * Math.sin(rise) };
  const crosses = Math.min(start * Math.tan(rise), meets.inwards);
  const lines: (readonly Point[])[] = [];
  const outline: Point[] = [];
  for (let i = 0; i < sides; i++) {
    const tip = spot(i, meets.along, meets.inwards);
    lines.push([spot(i, -start, 0), tip, spot(i + 1, start, 0)]);
    outline.push(spot(i, 0, crosses), tip);
  }
  return { outline, lines };
}

const inkOf: Readonly<Record<number, Ink>> = { 3: 4, 4: 3, 6: 2, 8: 1, 12: 1 };

const maker: Maker = {
  id: "islamic-stars",
  version: 1,
  controls: [
    {
      kind: "choice",
      id: "tiling",
      name: "Polygons",
      options: Object.entries(tilings).map(([value, { name }]) => ({ value, name })),
      start: "4-8-8",
    },
    { kind: "slider", id: "angle", name: "Angle at the side", from: 20, to: 80, step: 0.5, start: 67.5, unit: "°" },
    { kind: "slider", id: "gap", name: "Gap in the middle of a side", from: 0, to: 40, step: 1, start: 0, unit: "%" },
    { kind: "slider", id: "across", name: "Sides across", from: 4, to: 16, step: 0.5, start: 7 },
    { kind: "slider", id: "strap", name: "Thickness of the strap", from: 2, to: 30, step: 1, start: 9 },
    {
      kind: "choice",
      id: "under",
      name: "The polygons themselves",
      options: [
        { value: "hidden", name: "not drawn" },
        { value: "shown", name: "drawn" },
      ],
      start: "hidden",
    },
  ],
  draw(settings) {
    const tiling = tilings[textOf(settings, "tiling")];
    if (!tiling) return { paths: [], words: "" };
    const [angle, gap, across] = [
      numberOf(settings, "angle"),
      numberOf(settings, "gap") / 100,
      numberOf(settings, "across"),
    ];
    const scale = side / across;
    const shown = ([x, y]: Point): Point => [side / 2 + x * scale, side / 2 + y * scale];
    const polygons = polygonsIn(tiling, across / 2);
    const fills = new Map<Ink, string>();
    let [straps, under] = ["", ""];
    for (const placed of polygons) {
      const { outline, lines } = starIn(placed, angle, gap);
      const ink = inkOf[placed.sides] ?? 5;
      fills.set(ink, (fills.get(ink) ?? "") + polygon(outline.map(shown)));
      straps += lines.map((line) => `M${line.map((point) => at(shown(point))).join("L")}`).join("");
      under += polygon(cornersOf(placed).map(shown));
    }
    const kinds = [...new Set(tiling.cell.map(({ sides }) => sides))].sort((a, b) => b - a);
    const stars = kinds.join(", ").replace(/, (\d+)$/, " and $1");
    return {
      paths: [
        { ink: 5, d: `M0 0H${side}V${side}H0Z`, fill: true, soft: true },
        ...[...fills].map(([ink, d]): ArtPath => ({ ink, d, fill: true })),
        ...(settings["under"] === "shown" ? [{ ink: 5 as const, d: under, width: 3 }] : []),
        { ink: 0, d: straps, width: numberOf(settings, "strap") },
      ],
      words: `Stars with ${stars} points, from a floor of ${tiling.name}. From the middle of every side two lines go in at ${angle} degrees${gap > 0 ? ", crossing each other," : ""} until they meet the next.`,
    };
  },
  surprise: (chance, any) => ({
    ...any,
    strap: chance.whole(4, 14),
    angle: chance.whole(60, 150) / 2,
    gap: chance.pick([0, 0, chance.whole(5, 30)]),
    across: chance.whole(10, 24) / 2,
  }),
};

export default maker;
