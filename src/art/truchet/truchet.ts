import { random } from "../../maths/random.ts";
import { at, type Point, polygon, short, side } from "../geometry.ts";
import { type ArtPath, counted, type Ink, type Maker, numberOf, textOf } from "../maker.ts";

/** Which way each tile lies, row by row: 0 or 1 for tiles with two ways, 0 to 3 for triangles. */
export function laid(seed: number, across: number, ways: number, favour: number): readonly number[] {
  const chance = random(seed);
  return Array.from({ length: across * across }, () => {
    const isFirst = chance.whole(1, 100) <= favour;
    return ways === 2 ? (isFirst ? 0 : 1) : isFirst ? chance.whole(0, 1) * 2 : chance.whole(0, 1) * 2 + 1;
  });
}

/**
 * The strings that tiles with two quarter circles make: each joins the middles of sides. How many come back to where they began,
 * and how many end at the edge.
 */
export function stringsOf(across: number, tiles: readonly number[]) {
  // The middle of each side, named once: those below tiles, then those to their right.
  const level = (x: number, y: number) => y * across + x;
  const upright = (x: number, y: number) => (across + 1) * across + y * (across + 1) + x;
  const count = 2 * across * (across + 1);
  const parent = Array.from({ length: count }, (_, i) => i);
  const root = (i: number): number => {
    let up = i;
    while (parent[up] !== up) up = parent[up] ?? up;
    parent[i] = up;
    return up;
  };
  const edge = new Set<number>();
  const all: (readonly [number, number])[] = [];
  for (const [i, way] of tiles.entries()) {
    const [x, y] = [i % across, Math.floor(i / across)];
    const [top, bottom, left, right] = [level(x, y), level(x, y + 1), upright(x, y), upright(x + 1, y)];
    all.push(way === 0 ? [top, left] : [top, right], way === 0 ? [bottom, right] : [bottom, left]);
    if (y === 0) edge.add(top);
    if (y === across - 1) edge.add(bottom);
    if (x === 0) edge.add(left);
    if (x === across - 1) edge.add(right);
  }
  for (const [a, b] of all) parent[root(a)] = root(b);
  const open = new Set([...edge].map(root));
  const roots = new Set(parent.map((_, i) => root(i)));
  return {
    loops: roots.size - open.size,
    open: open.size,
    stringAt: (arc: number) => root(all[arc]?.[0] ?? 0),
    isOpen: (name: number) => open.has(name),
  };
}

const maker: Maker = {
  id: "truchet",
  version: 1,
  controls: [
    {
      kind: "choice",
      id: "tile",
      name: "Tile",
      options: [
        { value: "arcs", name: "two quarter circles" },
        { value: "triangles", name: "half dark, half light" },
        { value: "lines", name: "a slanting line" },
        { value: "petals", name: "two quarter discs" },
      ],
      start: "arcs",
    },
    { kind: "slider", id: "across", name: "Tiles in a row", from: 2, to: 30, step: 1, start: 10 },
    { kind: "slider", id: "favour", name: "Lying the first way", from: 0, to: 100, step: 5, start: 50, unit: "%" },
    { kind: "slider", id: "seed", name: "Number of the throw", from: 1, to: 999, step: 1, start: 12 },
  ],
  draw(settings) {
    const [tile, across] = [textOf(settings, "tile"), numberOf(settings, "across")];
    const tiles = laid(numberOf(settings, "seed"), across, tile === "triangles" ? 4 : 2, numberOf(settings, "favour"));
    const size = (side - 40) / across;
    const spot = (x: number, y: number): Point => [20 + x * size, 20 + y * size];
    const first = tiles.filter((way) => way % 2 === 0).length;
    const laidWords = `${across} by ${across} square tiles, ${first} lying one way and ${tiles.length - first} the other.`;
    if (tile === "lines" || tile === "triangles") {
      const shapes = tiles.map((way, i) => {
        const [x, y] = [i % across, Math.floor(i / across)];
        const corners = [spot(x, y), spot(x + 1, y), spot(x + 1, y + 1), spot(x, y + 1)];
        if (tile === "lines")
          return way === 0
            ? `M${at(corners[0] ?? [0, 0])}L${at(corners[2] ?? [0, 0])}`
            : `M${at(corners[1] ?? [0, 0])}L${at(corners[3] ?? [0, 0])}`;
        return polygon([0, 1, 2].map((k) => corners[(way + k) % 4] ?? [0, 0]));
      });
      const of = (kind: (way: number) => boolean) => shapes.filter((_, i) => kind(tiles[i] ?? 0)).join("");
      if (tile === "lines")
        return {
          paths: [
            { ink: 1, d: of((way) => way === 0), width: size / 5 },
            { ink: 3, d: of((way) => way === 1), width: size / 5 },
          ].filter(({ d }) => d) as ArtPath[],
          words: `A maze of slanting lines: ${laidWords}`,
        };
      return {
        paths: ([1, 2, 4, 5] as const).flatMap((ink, kind): ArtPath[] => {
          const d = of((way) => way === kind);
          return d ? [{ ink, d, fill: true }] : [];
        }),
        words: `${laidWords} Each is cut from corner to corner and has one half coloured.`,
      };
    }
    const { loops, open, stringAt, isOpen } = stringsOf(across, tiles);
    const half = size / 2;
    const arcs: string[] = ["", "", "", "", "", ""];
    for (const [i, way] of tiles.entries()) {
      const [x, y] = [i % across, Math.floor(i / across)];
      const [left, top] = spot(x, y);
      const [top2, bottom2]: readonly [Point, Point] = [
        [left + half, top],
        [left + half, top + size],
      ];
      const r = short(half);
      const ends: readonly (readonly [from: Point, to: Point, corner: Point, sweep: number])[] =
        way === 0
          ? [
              [top2, [left, top + half], [left, top], 1],
              [bottom2, [left + size, top + half], [left + size, top + size], 1],
            ]
          : [
              [top2, [left + size, top + half], [left + size, top], 0],
              [bottom2, [left, top + half], [left, top + size], 0],
            ];
      for (const [j, [from, to, corner, sweep]] of ends.entries()) {
        const arc = `M${at(from)}A${r} ${r} 0 0 ${sweep} ${at(to)}`;
        const name = stringAt(2 * i + j);
        if (tile === "arcs") arcs[isOpen(name) ? 1 : 2 + (name % 4)] += arc;
        else arcs[way === 0 ? 1 : 3] += `${arc}L${at(corner)}Z`;
      }
    }
    const ends = open === 1 ? "1 string ends" : `${open} strings end`;
    return {
      paths: arcs.flatMap((d, ink): ArtPath[] =>
        d ? [{ ink: ink as Ink, d, ...(tile === "arcs" ? { width: size / 4 } : { fill: true }) }] : [],
      ),
      words: `${laidWords} Their quarter circles join up: ${counted(loops, "loop")} ${loops === 1 ? "closes" : "close"}, and ${ends} at the edge.`,
    };
  },
  surprise: (chance, any) => ({ ...any, across: chance.whole(5, 24), favour: chance.whole(7, 13) * 5 }),
};

export default maker;
