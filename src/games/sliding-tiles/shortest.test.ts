import { describe, expect, test } from "vitest";
import { random } from "../../maths/random.ts";
import { type Board, inOrder, type Size } from "./board.ts";
import game from "./game.ts";
import { finderFor } from "./shortest.ts";
import { walkingTable } from "./walking-distance.ts";

/** Tiles as one character each, so that a board is a short text; slides are written once more, by rows and columns. */
const text = ({ tiles }: Board) => tiles.map((tile) => tile.toString(16)).join("");
const tilesOf = (board: string) => Array.from(board, (tile) => Number.parseInt(tile, 16));

function slides(board: string, { rows, columns }: Size): string[] {
  const gap = board.indexOf("0");
  const [row, column] = [Math.floor(gap / columns), gap % columns];
  return [
    [row - 1, column],
    [row + 1, column],
    [row, column - 1],
    [row, column + 1],
  ].flatMap(([r = -1, c = -1]) => {
    if (r < 0 || c < 0 || r >= rows || c >= columns) return [];
    const tile = board[r * columns + c] ?? "";
    return [board.replace("0", "x").replace(tile, "0").replace("x", tile)];
  });
}

/** How far each board is from one board, breadth first, as far as `most`. */
function distances(from: string, size: Size, most = Number.POSITIVE_INFINITY): Map<string, number> {
  const far = new Map([[from, 0]]);
  let reached = [from];
  for (let distance = 1; reached.length > 0 && distance <= most; distance++) {
    const next: string[] = [];
    for (const board of reached)
      for (const after of slides(board, size)) {
        if (far.has(after)) continue;
        far.set(after, distance);
        next.push(after);
      }
    reached = next;
  }
  return far;
}

const sizes = {
  "3x2": { rows: 2, columns: 3 },
  "3x3": { rows: 3, columns: 3 },
  "4x3": { rows: 3, columns: 4 },
  "4x4": { rows: 4, columns: 4 },
};

/** The length of the shortest way that is found, after it has been played to its end. */
function count(size: Size, board: string, most = 80): number {
  const found = finderFor(size).find({ ...size, tiles: tilesOf(board) }, most);
  if (!("moves" in found)) return -1;
  let at = board;
  for (const move of found.moves) {
    const tile = move.toString(16);
    const after = slides(at, size).find((one) => one.indexOf("0") === at.indexOf(tile));
    if (after === undefined) throw new Error(`${board}: ${move} cannot slide`);
    at = after;
  }
  expect(at).toBe(text(inOrder(size)));
  return found.moves.length;
}

test("every board of 3 by 2: 360 of them, 21 moves at most", () => {
  const far = distances(text(inOrder(sizes["3x2"])), sizes["3x2"]);
  expect(far.size).toBe(360);
  expect(Math.max(...far.values())).toBe(21);
  for (const [board, distance] of far) expect(count(sizes["3x2"], board)).toBe(distance);
});

test("boards of 3 by 3: of all 181,440 every 40th and all the farthest, 31 moves at most", () => {
  const far = distances(text(inOrder(sizes["3x3"])), sizes["3x3"]);
  expect(far.size).toBe(181_440);
  let farthest = 0;
  for (const distance of far.values()) farthest = Math.max(farthest, distance);
  expect(farthest).toBe(31);
  let index = 0;
  for (const [board, distance] of far)
    if (index++ % 40 === 0 || distance >= 30) expect(count(sizes["3x3"], board)).toBe(distance);
});

describe.each(["4x3", "4x4"] as const)("%s from both ends", (name) => {
  const size = sizes[name];
  const ordered = text(inOrder(size));
  const fromEnd = distances(ordered, size, 13);

  test("boards of up to 26 moves: two searches, breadth first, that meet in the middle", () => {
    const draw = random(9);
    const seen = new Set<number>();
    for (let n = 0; n < 12; n++) {
      let board = ordered;
      for (let slid = draw.whole(4, 45); slid > 0; slid--) board = draw.pick(slides(board, size));
      let best = Number.POSITIVE_INFINITY;
      for (const [middle, distance] of distances(board, size, 13))
        best = Math.min(best, distance + (fromEnd.get(middle) ?? Number.POSITIVE_INFINITY));
      if (best > 26) continue;
      seen.add(best);
      expect(count(size, board)).toBe(best);
    }
    expect(seen.size).toBeGreaterThan(5);
  });
});

test.each([
  // Numbers 79, 12 and 2 of Korf's hundred boards, with their best counts as he gives them (Depth-First
  // Iterative-Deepening, Artificial Intelligence 27, 1985, pp. 97-109, table 1).
  [42, [0, 1, 9, 7, 11, 13, 5, 3, 14, 12, 4, 2, 8, 6, 10, 15]],
  [45, [14, 1, 9, 6, 4, 8, 12, 5, 7, 2, 3, 0, 10, 11, 13, 15]],
  [55, [13, 5, 4, 10, 9, 12, 8, 14, 2, 3, 7, 1, 0, 15, 11, 6]],
])("a published board of %s moves", (moves, korf) => {
  // His boards end with the gap first: ours are his turned upside down, tile t for 16 - t.
  const board = korf.toReversed().map((tile) => (tile === 0 ? 0 : 16 - tile));
  expect(count(sizes["4x4"], board.map((tile) => tile.toString(16)).join(""))).toBe(moves);
});

test("a limit is kept, and what is not found in time is bounded from below", () => {
  const draw = random(2);
  for (let n = 0; n < 200; n++) {
    const board: Board = game.deal({ size: "3x3", grade: "hard" }, draw).board;
    const best = count(sizes["3x3"], text(board));
    expect(finderFor(board).find(board, best - 1)).toEqual({ atLeast: best });
    const hurried = finderFor(board).find(board, 80, 20);
    if ("atLeast" in hurried) expect(hurried.atLeast).toBeLessThanOrEqual(best);
    expect(hurried).not.toEqual({ atLeast: 0 });
  }
});

test("the walking tables have 24,964 situations for 4 lines of 4, and 105 for 3 of 3", () => {
  expect(walkingTable(4, 4).distance).toHaveLength(24_964);
  expect(walkingTable(3, 3).distance).toHaveLength(105);
});
