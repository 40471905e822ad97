import { noun } from "../../engine/words.ts";
import { random } from "../../maths/random.ts";
import { short, side } from "../geometry.ts";
import { type ArtPath, counted, type Ink, type Maker, numberOf, type Settings, textOf } from "../maker.ts";

/** What a cell becomes: the rule's binary digit whose place is the three cells above, read as a binary number. */
export const nextCell = (rule: number, left: number, middle: number, right: number): number =>
  (rule >> (4 * left + 2 * middle + right)) & 1;

/** The row below a row. What is beyond its ends counts as `outside`. */
export function nextRow(rule: number, row: readonly number[], outside = 0): number[] {
  return row.map((cell, i) => nextCell(rule, row[i - 1] ?? outside, cell, row[i + 1] ?? outside));
}

/** So many rows, each below the last, as far to both sides as anything can have come; of them the middle is shown. */
export function rowsOf(
  rule: number,
  rows: number,
  across: number,
  seed: number | null,
): readonly (readonly number[])[] {
  const margin = rows;
  const width = across + 2 * margin;
  const chance = seed === null ? null : random(seed);
  let row = Array.from({ length: width }, (_, i) =>
    chance ? chance.whole(0, 1) : i === Math.floor(width / 2) ? 1 : 0,
  );
  let outside = 0;
  const all: (readonly number[])[] = [];
  for (let i = 0; i < rows; i++) {
    all.push(row.slice(margin, margin + across));
    row = nextRow(rule, row, outside);
    outside = nextCell(rule, outside, outside, outside);
  }
  return all;
}

/** Living cells of Life, each as "x y". */
export type Living = ReadonlySet<string>;

/** The next generation of Life, on a plane without an edge. */
export function nextLife(living: Living): Living {
  const around = new Map<string, number>();
  for (const name of living) {
    const [x = 0, y = 0] = name.split(" ").map(Number);
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1])
        if (dx !== 0 || dy !== 0) {
          const near = `${x + dx} ${y + dy}`;
          around.set(near, (around.get(near) ?? 0) + 1);
        }
  }
  const next = new Set<string>();
  for (const [name, count] of around) if (count === 3 || (count === 2 && living.has(name))) next.add(name);
  return next;
}

/** Well-known beginnings, by rows: # lives. */
export const beginnings: Readonly<Record<string, { readonly name: string; readonly rows: readonly string[] }>> = {
  pentomino: { name: "R-pentomino", rows: [".##", "##.", ".#."] },
  glider: { name: "Glider", rows: [".#.", "..#", "###"] },
  pulsar: {
    name: "Pulsar",
    rows: [
      "..###...###..",
      ".............",
      "#....#.#....#",
      "#....#.#....#",
      "#....#.#....#",
      "..###...###..",
      ".............",
      "..###...###..",
      "#....#.#....#",
      "#....#.#....#",
      "#....#.#....#",
      ".............",
      "..###...###..",
    ],
  },
  gun: {
    name: "Glider gun",
    rows: [
      "........................#...........",
      "......................#.#...........",
      "............##......##............##",
      "...........#...#....##............##",
      "##........#.....#...##..............",
      "##........#...#.##....#.#...........",
      "..........#.....#.......#...........",
      "...........#...#....................",
      "............##......................",
    ],
  },
  acorn: { name: "Acorn", rows: [".#.....", "...#...", "##..###"] },
};

const field = 48;

export function lifeBegins(settings: Settings): Living {
  const kind = textOf(settings, "begin");
  const cells = new Set<string>();
  const known = beginnings[kind];
  if (known) {
    const left = Math.floor((field - (known.rows[0]?.length ?? 0)) / 2);
    const top = kind === "gun" ? 4 : Math.floor((field - known.rows.length) / 2);
    for (const [y, row] of known.rows.entries())
      for (const [x, cell] of [...row].entries()) if (cell === "#") cells.add(`${left + x} ${top + y}`);
    return cells;
  }
  const chance = random(numberOf(settings, "seed"));
  for (let y = 12; y < 36; y++) for (let x = 12; x < 36; x++) if (chance.whole(1, 100) <= 35) cells.add(`${x} ${y}`);
  return cells;
}

/** Squares of a grid as one path: those beside each other in a row are one. */
function squares(rows: readonly (readonly boolean[])[], size: number, top: number): string {
  let d = "";
  for (const [y, row] of rows.entries())
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x]) x++;
      const [left, right, up, down] = [from, x, y, y + 1].map((at, i) => short(at * size + (i > 1 ? top : 20)));
      d += `M${left} ${up}H${right}V${down}H${left}Z`;
    }
  return d;
}

const maker: Maker = {
  id: "cellular-automata",
  version: 1,
  controls: [
    {
      kind: "choice",
      id: "kind",
      name: "Kind",
      options: [
        { value: "rows", name: "row below row" },
        { value: "life", name: "Life" },
      ],
      start: "rows",
    },
    { kind: "slider", id: "rule", name: "Rule", from: 0, to: 255, step: 1, start: 30 },
    { kind: "slider", id: "rows", name: "Rows", from: 4, to: 80, step: 1, start: 40 },
    {
      kind: "choice",
      id: "first",
      name: "First row",
      options: [
        { value: "one", name: "one cell" },
        { value: "chance", name: "by chance" },
      ],
      start: "one",
    },
    {
      kind: "choice",
      id: "begin",
      name: "Begins with",
      options: [
        ...Object.entries(beginnings).map(([value, { name }]) => ({ value, name })),
        { value: "soup", name: "chance" },
      ],
      start: "pentomino",
    },
    { kind: "slider", id: "generation", name: "Generation", from: 0, to: 150, step: 1, start: 50 },
    { kind: "slider", id: "seed", name: "Number of the throw", from: 1, to: 999, step: 1, start: 7 },
    {
      kind: "choice",
      id: "by",
      name: "Colours",
      options: [
        { value: "one", name: "one" },
        { value: "above", name: "by the three cells above" },
      ],
      start: "one",
    },
  ],
  needs: (control, settings) => {
    const isLife = settings["kind"] === "life";
    if (control === "seed") return isLife ? settings["begin"] === "soup" : settings["first"] === "chance";
    return control === "kind" || ["begin", "generation"].includes(control) === isLife;
  },
  draw(settings) {
    if (settings["kind"] === "life") return drawLife(settings);
    const [rule, rows] = [numberOf(settings, "rule"), numberOf(settings, "rows")];
    const isChance = settings["first"] === "chance";
    const across = 2 * rows - 1;
    const all = rowsOf(rule, rows, across, isChance ? numberOf(settings, "seed") : null);
    const size = (side - 40) / across;
    const top = (side - size * rows) / 2;
    // A cell's colour tells what was above it: the picture then shows which parts of the rule are at work.
    const inkOf = (x: number, y: number): number => {
      const above = all[y - 1];
      if (!above || settings["by"] === "one") return 1;
      return 1 + ((4 * (above[x - 1] ?? 0) + 2 * (above[x] ?? 0) + (above[x + 1] ?? 0)) % 5);
    };
    const paths = [1, 2, 3, 4, 5].flatMap((ink): ArtPath[] => {
      const d = squares(
        all.map((row, y) => row.map((cell, x) => cell === 1 && inkOf(x, y) === ink)),
        size,
        top,
      );
      return d ? [{ ink: ink as Ink, d, fill: true }] : [];
    });
    const living = all.flat().filter((cell) => cell === 1).length;
    return {
      paths,
      words: `Rule ${rule}, ${rule.toString(2).padStart(8, "0")} in binary, for ${counted(rows, "row")} below each other, beginning with ${isChance ? "cells by chance" : "one cell"}. ${counted(living, "cell")} of ${across * rows} in sight ${noun(living, "is", "are")} coloured.`,
    };
  },
  surprise: (chance, any) =>
    any["kind"] === "life"
      ? { ...any, generation: chance.whole(20, 120) }
      : {
          ...any,
          rule: chance.pick([
            18, 22, 26, 30, 45, 54, 57, 60, 62, 73, 75, 86, 90, 94, 99, 101, 102, 105, 109, 110, 124, 126, 129, 131,
            135, 137, 146, 149, 150, 153, 161, 165, 169, 181, 182, 193, 195, 210, 218, 225,
          ]),
          rows: chance.whole(24, 64),
        },
};

function drawLife(settings: Settings) {
  const generation = numberOf(settings, "generation");
  const older: Living[] = [];
  let living = lifeBegins(settings);
  const first = living.size;
  for (let i = 0; i < generation; i++) {
    older.push(living);
    living = nextLife(living);
  }
  const size = (side - 40) / field;
  const grid = (is: (name: string) => boolean) =>
    Array.from({ length: field }, (_, y) => Array.from({ length: field }, (_, x) => is(`${x} ${y}`)));
  // Where there was life in the last generations, and where there is none any more.
  const before = older.slice(-6, -1);
  const last = older.at(-1);
  const paths: ArtPath[] = [
    {
      ink: 4,
      d: squares(
        grid((name) => !living.has(name) && before.some((one) => one.has(name))),
        size,
        20,
      ),
      fill: true,
      soft: true,
    },
    {
      ink: 1,
      d: squares(
        grid((name) => living.has(name) && last?.has(name) === true),
        size,
        20,
      ),
      fill: true,
    },
    {
      ink: 3,
      d: squares(
        grid((name) => living.has(name) && !last?.has(name)),
        size,
        20,
      ),
      fill: true,
    },
  ];
  const name = beginnings[textOf(settings, "begin")]?.name ?? "Cells by chance";
  const born = last ? [...living].filter((one) => !last.has(one)).length : 0;
  return {
    paths: paths.filter(({ d }) => d),
    words: `Life, generation ${generation}, from ${counted(first, "cell")} (${name}): ${counted(living.size, "cell")} live now${last ? `, ${born} of them just born` : ""}. Faint squares lived a little earlier.`,
  };
}

export default maker;
