import type { Playable } from "../../engine/game/game.ts";
import type { GridRules, GridShape } from "../../engine/game/grid.ts";
import type { Html } from "../../engine/puzzle.ts";
import { fractionText, type Rational } from "../../maths/rational.ts";
import type { FairText } from "../game/task.ts";

// How boards lie on paper: what is given, and the same filled in for the key.

type AnyGame = Playable<unknown, unknown, unknown>;
const games = import.meta.glob<AnyGame>(
  [
    "../../games/{sudoku,kenken,magic-squares}/play.ts",
    "../../games/{number-pyramids,twenty-four,numbers-round}/game.ts",
  ],
  { import: "default" },
);

/** The games whose boards can be worked at on paper. */
export const onPaper: readonly string[] = Object.keys(games).map((file) => file.split("/").at(-2) ?? "");

/** A board as a sheet shows it. */
export interface BoardPaper {
  readonly title: string;
  /** What to do. */
  readonly prompt: string;
  readonly figure: Html;
  readonly solution: Html;
}

/** The board that was dealt. Rejects where the code of its game cannot be loaded. */
export async function boardPaper(folder: string, fair: FairText): Promise<BoardPaper> {
  const [, load] = Object.entries(games).find(([file]) => file.split("/").at(-2) === folder) ?? [];
  const game = await load?.();
  if (!game) throw new Error(`there is no paper for ${folder}`);
  const read = game.board.read(fair.board);
  if ("problem" in read) throw new Error(read.problem);
  const title = `${game.title}, ${fair.grade.toLowerCase()}`;
  if (folder === "twenty-four") return { title, ...cards(read.value as readonly number[], 24, "all four", fair.key) };
  if (folder === "numbers-round") {
    const { numbers, target } = read.value as { readonly numbers: readonly number[]; readonly target: number };
    return { title, ...cards(numbers, target, "some or all", fair.key) };
  }
  if (folder === "number-pyramids") {
    const pyramid = read.value as { readonly height: number; readonly givens: readonly (Rational | null)[] };
    const { board } = game.words as unknown as { board(state: unknown): string };
    const rule = /in which each brick is [^.]+\./.exec(board({ pyramid, bricks: pyramid.givens }))?.[0] ?? "";
    const prompt = `Fill in the pyramid, ${rule}`;
    const solved = fair.key.split(".").map((text) => text.replace("_", "/"));
    const given = pyramid.givens.map((value) => (value ? fractionText(value) : ""));
    return { title, prompt, figure: wall(pyramid.height, given, given), solution: wall(pyramid.height, solved, given) };
  }
  const rules = game as unknown as GridRules<unknown>;
  const shape = rules.shape(read.value);
  return {
    title,
    prompt: rules.rules(read.value),
    figure: grid(shape, shape.givens),
    solution: grid(shape, rules.readKey(read.value, fair.key)),
  };
}

function cards(numbers: readonly number[], target: number, which: string, key: string): Omit<BoardPaper, "title"> {
  const side = 44;
  const boxes = numbers.map((n, at) => {
    const x = 2 + at * (side + 8);
    return `<rect x="${x}" y="2" width="${side}" height="${side}" rx="6" ${stroke(2)}/>${label(x + side / 2, 24, String(n), 20)}`;
  });
  return {
    prompt: `Make ${target} from these numbers. Use ${which} of them, each once at most, with +, −, × and ÷.`,
    figure: svg(numbers.length * (side + 8) - 4, side + 4, `The numbers ${numbers.join(", ")}`, boxes.join("")),
    solution: `<p>${key.replaceAll("*", "×").replaceAll("/", "÷")} = ${target}</p>`,
  };
}

/** Bricks in rows, one more in each; `given` are printed strong. */
function wall(height: number, bricks: readonly string[], given: readonly string[]): Html {
  const [wide, high] = [54, 30];
  const parts: string[] = [];
  for (let row = 0, brick = 0; row < height; row++)
    for (let place = 0; place <= row; place++, brick++) {
      const x = 1 + ((height - 1 - row) * wide) / 2 + place * wide;
      const y = 1 + row * high;
      parts.push(`<rect x="${x}" y="${y}" width="${wide}" height="${high}" ${stroke(1.5)}/>`);
      const text = bricks[brick] ?? "";
      if (text) parts.push(label(x + wide / 2, y + high / 2, text.replace("-", "−"), 15, given[brick] !== ""));
    }
  return svg(height * wide + 2, height * high + 2, `A pyramid of ${height} rows`, parts.join(""));
}

const cell = 34;

function grid(shape: GridShape, values: readonly number[]): Html {
  const { rows, columns, places, boxes, clues, givens } = shape;
  const thick: string[] = [];
  const parts: string[] = [];
  const isStar = clues.some((clue) => clue.shape === "line");
  const ends = clues.some((clue) => clue.shape === "end");
  const x = (at: number) => 2 + (places[at]?.column ?? 0) * cell;
  const y = (at: number) => 2 + (places[at]?.row ?? 0) * cell;
  const centre = (at: number) => `${x(at) + cell / 2},${y(at) + cell / 2}`;
  for (const clue of clues)
    if (clue.shape === "line") parts.push(`<polyline points="${clue.cells.map(centre).join(" ")}" ${stroke(1)}/>`);
  for (const at of places.keys())
    parts.push(
      isStar
        ? `<circle cx="${x(at) + cell / 2}" cy="${y(at) + cell / 2}" r="${cell * 0.46}" fill="#fff" stroke="currentColor" stroke-width="1.5"/>`
        : `<rect x="${x(at)}" y="${y(at)}" width="${cell}" height="${cell}" ${stroke(0.8)}/>`,
    );
  const regions = [...boxes, ...clues.filter((clue) => clue.shape === "cage").map((clue) => clue.cells)];
  for (const region of regions) thick.push(outline(shape, region));
  for (const clue of clues) {
    const [first = 0] = clue.cells;
    const last = clue.cells.at(-1) ?? 0;
    if (clue.shape === "cage") parts.push(small(x(first) + 3, y(first) + 10, clue.text));
    if (clue.shape !== "end") continue;
    const [across, down] = [x(last) - x(clue.cells.at(-2) ?? last), y(last) - y(clue.cells.at(-2) ?? last)];
    const at = {
      x: x(last) + (across > 0 ? cell + 4 : across < 0 ? -26 : 6),
      y: y(last) + (down > 0 ? cell + 12 : cell / 2 + 4),
    };
    if (across === 0 || down === 0) parts.push(small(at.x, at.y, clue.text));
  }
  for (const [at, value] of values.entries())
    if (value)
      parts.push(
        label(
          x(at) + cell / 2,
          y(at) + cell / 2 + (regions.length > boxes.length ? 3 : 0),
          (shape.values[value - 1] ?? "").replace("-", "−"),
          (shape.values[value - 1] ?? "").length > 2 ? 13 : 18,
          givens[at] !== 0,
        ),
      );
  const frame =
    regions.length > 0 ? `<rect x="2" y="2" width="${columns * cell}" height="${rows * cell}" ${stroke(2.4)}/>` : "";
  const room = ends ? 44 : 0;
  const words = `A board of ${rows} rows and ${columns} columns`;
  return svg(
    columns * cell + 4 + room,
    rows * cell + 4 + (ends ? 18 : 0),
    words,
    parts.join("") + thick.join("") + frame,
  );
}

/** The edges of some cells that do not lie between two of them. */
function outline({ places }: GridShape, region: readonly number[]): string {
  const inside = new Set(region.map((at) => `${places[at]?.row},${places[at]?.column}`));
  const edges = region.flatMap((at) => {
    const { row = 0, column = 0 } = places[at] ?? {};
    const [x, y] = [2 + column * cell, 2 + row * cell];
    return [
      inside.has(`${row - 1},${column}`) ? "" : `M${x} ${y}h${cell}`,
      inside.has(`${row + 1},${column}`) ? "" : `M${x} ${y + cell}h${cell}`,
      inside.has(`${row},${column - 1}`) ? "" : `M${x} ${y}v${cell}`,
      inside.has(`${row},${column + 1}`) ? "" : `M${x + cell} ${y}v${cell}`,
    ];
  });
  return `<path d="${edges.join("")}" ${stroke(2.2)} stroke-linecap="square"/>`;
}

const stroke = (width: number) => `fill="none" stroke="currentColor" stroke-width="${width}"`;

function label(x: number, y: number, text: string, size: number, isGiven = true): string {
  const weight = isGiven ? ' font-weight="700"' : ' fill-opacity="0.75"';
  return `<text x="${x}" y="${y}" font-size="${size}" fill="currentColor" text-anchor="middle" dominant-baseline="central"${weight}>${text}</text>`;
}

const small = (x: number, y: number, text: string) =>
  `<text x="${x}" y="${y}" font-size="10.5" fill="currentColor">${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</text>`;

function svg(width: number, height: number, words: string, inside: string): Html {
  return `<svg class="figure board-figure" role="img" aria-label="${words}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;
}
