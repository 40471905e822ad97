import { middleOf, type Point, polygon, side } from "../geometry.ts";
import { type ArtPath, counted, type Ink, type Maker, numberOf, textOf } from "../maker.ts";

export const golden = (1 + Math.sqrt(5)) / 2;

/** Half of a tile, cut along b c; a reflected in that line makes it whole. Wide: half of a kite or of a fat rhomb. */
export interface Half {
  readonly wide: boolean;
  readonly a: Point;
  readonly b: Point;
  readonly c: Point;
}

export type Kind = "kites" | "rhombs";

const toward = (from: Point, to: Point, part: number): Point => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
];

/** A half cut into smaller ones, each side shorter by the golden ratio. */
export function deflate(kind: Kind, { wide, a, b, c }: Half): readonly Half[] {
  const part = 1 / golden;
  if (kind === "kites") {
    if (!wide) {
      const p = toward(c, a, part);
      return [
        { wide: false, a: b, b: p, c: a },
        { wide: true, a: p, b: c, c: b },
      ];
    }
    const [q, r] = [toward(a, b, part), toward(b, c, part)];
    return [
      { wide: false, a: r, b: q, c: b },
      { wide: true, a: q, b: a, c: r },
      { wide: true, a: c, b: a, c: r },
    ];
  }
  if (!wide) {
    const p = toward(a, b, part);
    return [
      { wide: false, a: c, b: p, c: b },
      { wide: true, a: p, b: c, c: a },
    ];
  }
  const [q, r] = [toward(b, a, part), toward(b, c, part)];
  return [
    { wide: true, a: r, b: c, c: a },
    { wide: true, a: q, b: r, c: b },
    { wide: false, a: r, b: q, c: a },
  ];
}

const round = (turn: number, far: number): Point => [
  far * Math.sin((turn * Math.PI) / 5),
  -far * Math.cos((turn * Math.PI) / 5),
];

/** Ten halves round the middle, with a radius of 1: a sun of kites, a star of darts, a wheel of thin rhombs or a star of fat ones. */
export function begin(kind: Kind, sun: boolean): readonly Half[] {
  const middle: Point = [0, 0];
  return Array.from({ length: 10 }, (_, i) => {
    // The line that two halves share points the even way, the other side the odd way.
    const [even, odd] = i % 2 === 0 ? [i, i + 1] : [i + 1, i];
    if (kind === "kites")
      return sun
        ? { wide: true, a: round(odd, 1), b: middle, c: round(even, 1) }
        : { wide: false, a: round(odd, 1), b: round(even, 1 / golden), c: middle };
    return sun
      ? { wide: false, a: middle, b: round(even, 1), c: round(odd, 1) }
      : { wide: true, a: round(odd, 1 / golden), b: middle, c: round(even, 1) };
  });
}

/** The halves after so many rounds. */
export function halves(kind: Kind, sun: boolean, rounds: number): readonly Half[] {
  let all = begin(kind, sun);
  for (let i = 0; i < rounds; i++) all = all.flatMap((half) => deflate(kind, half));
  return all;
}

export interface Tile {
  readonly wide: boolean;
  readonly corners: readonly Point[];
  /** Which way its axis lies, 0 to 4, a fifth of a half turn each. */
  readonly lies: number;
}

function whole({ wide, a, b, c }: Half): Tile {
  const [ux, uy] = [c[0] - b[0], c[1] - b[1]];
  const part = ((a[0] - b[0]) * ux + (a[1] - b[1]) * uy) / (ux * ux + uy * uy);
  const other: Point = [2 * (b[0] + ux * part) - a[0], 2 * (b[1] + uy * part) - a[1]];
  const lies = ((Math.round((Math.atan2(uy, ux) * 10) / Math.PI) % 10) + 10) % 10;
  return { wide, corners: [a, b, other, c], lies: Math.floor(lies / 2) };
}

/** The whole tiles that halves belong to, each once. */
export function tilesOf(all: readonly Half[]): readonly Tile[] {
  const tiles = new Map<string, Tile>();
  for (const half of all) {
    const tile = whole(half);
    const [x, y] = [0, 1].map((i) => Math.round(tile.corners.reduce((sum, corner) => sum + (corner[i] ?? 0), 0) * 1e5));
    tiles.set(`${x} ${y}`, tile);
  }
  return [...tiles.values()];
}

const names: Readonly<Record<Kind, readonly [wide: string, narrow: string]>> = {
  kites: ["kite", "dart"],
  rhombs: ["fat rhomb", "thin rhomb"],
};

const maker: Maker = {
  id: "penrose",
  version: 1,
  controls: [
    {
      kind: "choice",
      id: "kind",
      name: "Tiles",
      options: [
        { value: "kites", name: "kites and darts" },
        { value: "rhombs", name: "fat and thin rhombs" },
      ],
      start: "rhombs",
    },
    {
      kind: "choice",
      id: "begin",
      name: "In the middle",
      options: [
        { value: "sun", name: "a sun" },
        { value: "star", name: "a star" },
      ],
      start: "sun",
    },
    { kind: "slider", id: "rounds", name: "Rounds of cutting", from: 0, to: 6, step: 1, start: 4 },
    { kind: "slider", id: "zoom", name: "Nearer", from: 100, to: 300, step: 10, start: 160, unit: "%" },
    {
      kind: "choice",
      id: "by",
      name: "Colours",
      options: [
        { value: "kind", name: "by kind" },
        { value: "way", name: "by the way it lies" },
      ],
      start: "way",
    },
  ],
  draw(settings) {
    const kind = textOf(settings, "kind") === "kites" ? "kites" : "rhombs";
    const isSun = settings["begin"] === "sun";
    const rounds = numberOf(settings, "rounds");
    const scale = (side / 2 - 20) * (numberOf(settings, "zoom") / 100);
    const shown = ([x, y]: Point): Point => [side / 2 + x * scale, side / 2 + y * scale];
    const tiles = tilesOf(halves(kind, isSun, rounds))
      .map((tile) => ({ ...tile, corners: tile.corners.map(shown) }))
      .filter(({ corners }) => corners.some((corner) => corner.every((value) => value > 0 && value < side)));
    const fills: string[] = ["", "", "", "", "", ""];
    for (const { wide, corners, lies } of tiles)
      fills[settings["by"] === "kind" ? (wide ? 1 : 3) : 1 + lies] += polygon(corners);
    // Those at the edge count when their middle is in sight, or large ones would be counted too often.
    const inSight = tiles.filter(({ corners }) => middleOf(corners).every((value) => value > 0 && value < side));
    const wide = inSight.filter((tile) => tile.wide).length;
    const narrow = inSight.length - wide;
    const [one, other] = names[kind];
    const ratio = narrow > 0 ? ` That is ${Math.round((wide / narrow) * 1000) / 1000} to 1.` : "";
    const size = scale / golden ** rounds;
    return {
      paths: [
        ...fills.flatMap((d, ink): ArtPath[] => (d ? [{ ink: ink as Ink, d, fill: true }] : [])),
        {
          ink: 0,
          d: tiles.map(({ corners }) => polygon(corners)).join(""),
          width: Math.max(1.5, Math.min(6, size / 12)),
        },
      ],
      words: `A Penrose tiling with a ${isSun ? "sun" : "star"} in the middle, cut ${counted(rounds, "time")}: ${counted(wide, one)} and ${counted(narrow, other)} in sight.${ratio} It looks the same after a fifth of a turn about its middle, and never repeats by sliding.`,
    };
  },
  surprise: (chance, any) => ({ ...any, rounds: chance.whole(3, 6), zoom: chance.pick([100, 110, 150, 200]) }),
};

export default maker;
