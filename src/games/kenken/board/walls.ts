/** Inner edges between neighbouring cells as keen numbers them: the vertical ones row by row, then the horizontal ones column by column. */
export function edgesOf(size: number): (readonly [number, number])[] {
  const edges: (readonly [number, number])[] = [];
  for (let row = 0; row < size; row++)
    for (let column = 0; column + 1 < size; column++) edges.push([row * size + column, row * size + column + 1]);
  for (let column = 0; column < size; column++)
    for (let row = 0; row + 1 < size; row++) edges.push([row * size + column, (row + 1) * size + column]);
  return edges;
}

/**
 * How many open edges a symbol stands for, and whether a wall comes after them. keen's program, its own comment and the
 * descriptions that go round differ about y and z, which no board of keen's making ever needs (they are for 25 open edges
 * in a row). We write what the program reads (tried with keen 20230122: a single cage of 5x5 is "yo"), and read all three:
 * only one of them can have as many edges as the board.
 */
interface Convention {
  readonly y: readonly [open: number, wall: boolean];
  readonly z: readonly [open: number, wall: boolean];
}
const conventions: readonly [Convention, ...Convention[]] = [
  { y: [25, false], z: [26, true] },
  { y: [25, true], z: [25, false] },
  { y: [24, true], z: [25, false] },
];

/** Walls as keen's run-length text: each symbol says how many edges without a wall come before the next wall. */
export function writeWalls(walls: readonly boolean[]): string {
  const symbols: string[] = [];
  let open = 0;
  for (const wall of [...walls, true]) {
    if (!wall) {
      open += 1;
      continue;
    }
    for (; open > 24; open -= 25) symbols.push("y");
    symbols.push(open === 0 ? "_" : String.fromCharCode(96 + open));
    open = 0;
  }
  return shorten(symbols);
}

/** Three equal symbols or more become one with a number. */
function shorten(symbols: readonly string[]): string {
  let text = "";
  for (let at = 0; at < symbols.length; ) {
    const symbol = symbols[at] ?? "";
    let count = 1;
    while (symbols[at + count] === symbol) count += 1;
    text += count > 2 ? symbol + count : symbol.repeat(count);
    at += count;
  }
  return text;
}

/** Reads walls for so many edges, or says what is wrong. */
export function readWalls(text: string, edges: number): { walls: boolean[] } | { problem: string } {
  const foreign = /[^_a-z\d]|^\d/.exec(text);
  if (foreign)
    return {
      problem: `The walls of the cages are written with _, the letters a to z and numbers after them; ${quoted(foreign[0])} is something else.`,
    };
  // One more than the edges: the last wall stands past the end.
  const all = conventions.map((convention) => expand(text, convention, edges + 2));
  const walls = all.find((one) => one.length === edges + 1 && one.at(-1));
  if (walls) return { walls: walls.slice(0, -1) };
  const length = all[0]?.length ?? 0;
  const problem =
    length > edges
      ? `This board has ${edges} edges between its cells; the text of the walls goes on after them.`
      : `This board has ${edges} edges between its cells; the text has only ${Math.max(0, length - 1)} of them.`;
  return { problem };
}

/** Edge by edge, whether there is a wall; no further than a little past `enough`. */
function expand(text: string, { y, z }: Convention, enough: number): boolean[] {
  const walls: boolean[] = [];
  for (const [, symbol = "", times] of text.matchAll(/([_a-z])(\d*)/g)) {
    const plain = [symbol === "_" ? 0 : symbol.charCodeAt(0) - 96, true] as const;
    const [open, wall] = symbol === "y" ? y : symbol === "z" ? z : plain;
    for (let left = times ? Number(times) : 1; left > 0 && walls.length < enough; left--) {
      for (let edge = 0; edge < open; edge++) walls.push(false);
      if (wall) walls.push(true);
    }
    if (walls.length >= enough) break;
  }
  return walls;
}

/** A character, fit to stand in a sentence. */
export function quoted(character: string): string {
  return /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character) ? `"${character}"` : "a blank or a sign that cannot be shown";
}
