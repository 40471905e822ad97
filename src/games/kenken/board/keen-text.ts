import { isProblem, type Reading } from "../../../engine/game/game.ts";
import { placeIn } from "../../../engine/game/rectangle.ts";
import { count } from "../../../engine/words.ts";
import { type Board, type Cage, cageNumbers, largest, longestTarget, type Operation, smallest } from "./board.ts";
import { edgesOf, quoted, readWalls, writeWalls } from "./walls.ts";

// The game id of keen in Simon Tatham's collection, "W:WALLS,CLUES": the size, the walls (walls.ts), and for each cage in the
// order of its first cell a letter and the target. "h" is ours: the target is shown, the operation is not. A board without
// hidden operations travels both ways; keen refuses one with an h.
const letters: Readonly<Record<Operation, string>> = {
  add: "a",
  subtract: "s",
  multiply: "m",
  divide: "d",
  hidden: "h",
};
const operations = new Map(Object.entries(letters).map(([operation, letter]) => [letter, operation as Operation]));

/** No text of a 9x9 board is longer: 145 walls, 81 clues of at most 16 characters. */
const longest = 1500;

/** A board as keen writes it. */
export function writeBoard(board: Board): string {
  const cageOf = cageNumbers(board);
  const walls = edgesOf(board.size).map(([one, other]) => cageOf[one] !== cageOf[other]);
  const clues = board.cages.map(({ operation, target }) => letters[operation] + target).join("");
  return `${board.size}:${writeWalls(walls)},${clues}`;
}

/** A board from such a text. Blanks around it, and keen's letters for a difficulty after the size ("6dn:"), do no harm. */
export function readBoard(text: string): Reading<Board> {
  if (text.length > longest)
    return {
      problem: `This text is too long for a KenKen: it has ${text.length} characters, and none needs ${longest}.`,
    };
  const [, digits, rest = ""] = /^(\d+)[a-z]*:(.*)$/s.exec(text.trim()) ?? [];
  if (digits === undefined)
    return { problem: 'A KenKen text begins with the number of rows and a colon, such as "6:".' };
  const size = Number(digits);
  if (size < smallest || size > largest)
    return { problem: `A KenKen has from ${smallest} to ${largest} rows; this text asks for ${digits.slice(0, 9)}.` };
  const comma = rest.indexOf(",");
  if (comma < 0) return { problem: "A comma is missing between the walls of the cages and their clues." };
  const edges = edgesOf(size);
  const read = readWalls(rest.slice(0, comma), edges.length);
  if (isProblem(read)) return read;
  const groups = joined(
    size,
    edges.filter((_, edge) => !read.walls[edge]),
  );
  return readClues(rest.slice(comma + 1), size, groups);
}

/** The cells in groups, joined by the edges without a wall, in the order of their first cells. */
function joined(size: number, links: readonly (readonly [number, number])[]): number[][] {
  let groups = Array.from({ length: size * size }, (_, cell) => [cell]);
  for (const [one, other] of links) {
    const [first, second] = groups.filter((group) => group.includes(one) || group.includes(other));
    if (!first || !second) continue;
    groups = groups.filter((group) => group !== first && group !== second);
    groups.push([...first, ...second]);
  }
  for (const group of groups) group.sort((a, b) => a - b);
  return groups.sort(([a = 0], [b = 0]) => a - b);
}

/** Reads a clue for each group of cells. In a cage of one cell the letter may be left out: then its clue is one digit. */
function readClues(text: string, size: number, groups: readonly (readonly number[])[]): Reading<Board> {
  const cages: Cage[] = [];
  let at = 0;
  for (const cells of groups) {
    const alone = cells.length === 1 ? /^\d/.exec(text.slice(at)) : null;
    const [whole = "", letter = "a", digits = ""] = alone
      ? [alone[0], "a", alone[0]]
      : (/^([a-z])(\d*)/.exec(text.slice(at)) ?? []);
    if (at === text.length)
      return {
        problem: `This board has ${count(groups.length, "cage")}; the text has ${count(cages.length, "clue")}.`,
      };
    const operation = operations.get(letter);
    const place = `${cells.length === 1 ? "the cell" : "the cage"} at ${placeIn(size, cells[0] ?? 0)}`;
    if (whole === "" || operation === undefined)
      return {
        problem: `A clue begins with a (sum), s (difference), m (product), d (quotient) or h (hidden); for ${place} there is ${quoted([...text.slice(at)][0] ?? "")}.`,
      };
    if (digits === "") return { problem: `The clue of ${place} has no number.` };
    const target = Number(digits);
    if (digits.length > longestTarget)
      return { problem: `The number for ${place} is too large: it has ${digits.length} digits.` };
    if ((operation === "subtract" || operation === "divide") && cells.length !== 2)
      return {
        problem: `A ${operation === "subtract" ? "difference" : "quotient"} needs a cage of exactly 2 cells; ${place} has ${cells.length}.`,
      };
    cages.push({ cells, operation, target });
    at += whole.length;
  }
  return at < text.length
    ? { problem: `This board has ${count(groups.length, "cage")}; the text has more clues than that.` }
    : { value: { size, cages } };
}
