import { describe, expect, test } from "vitest";
import { permutations } from "../../maths/permutations.ts";
import { random } from "../../maths/random.ts";
import { type Board, canBeOrdered, inOrder, isInOrder, movable, type Size, sizes, slide } from "./board.ts";
import { boardText } from "./board-text.ts";
import game from "./game.ts";

/** Every board that sliding reaches from the ordered one. */
function reachable(size: Size): Set<string> {
  const seen = new Set([inOrder(size).tiles.join()]);
  let reached = [inOrder(size)];
  while (reached.length > 0) {
    const next: Board[] = [];
    for (const board of reached)
      for (const tile of movable(board)) {
        const after = slide(board, tile);
        if (seen.has(after.tiles.join())) continue;
        seen.add(after.tiles.join());
        next.push(after);
      }
    reached = next;
  }
  return seen;
}

test("of the 720 arrangements of 3 by 2, those that sliding reaches are those that can be ordered", () => {
  const size = { rows: 2, columns: 3 };
  const reached = reachable(size);
  const all = permutations([0, 1, 2, 3, 4, 5]);
  expect(all).toHaveLength(720);
  for (const tiles of all) expect(canBeOrdered({ ...size, tiles })).toBe(reached.has(tiles.join()));
});

test.each(Object.entries(sizes))(
  "%s: every slide keeps it in reach, every swap of two tiles takes it out",
  (_, size) => {
    const draw = random(4);
    let board = inOrder(size);
    for (let n = 0; n < 500; n++) {
      expect(canBeOrdered(board)).toBe(true);
      const [a, b] = draw.shuffle(board.tiles.filter((tile) => tile !== 0));
      const swapped = {
        ...board,
        tiles: board.tiles.map((tile) => (tile === a ? (b ?? 0) : tile === b ? (a ?? 0) : tile)),
      };
      expect(canBeOrdered(swapped)).toBe(false);
      expect(boardText.read(boardText.write(swapped))).toEqual({
        problem: "This arrangement cannot be reached: two tiles are swapped.",
      });
      board = slide(board, draw.pick(movable(board)));
    }
  },
);

describe("texts", () => {
  test("the classic: 14 and 15 swapped", () => {
    expect(boardText.read("1.2.3.4_5.6.7.8_9.10.11.12_13.15.14.0")).toEqual({
      problem: "This arrangement cannot be reached: two tiles are swapped.",
    });
  });

  test.each(["1.2.3_4.5.6_7.0.8", " 1,2,3;4,5,6;7,0,8 ", "1 2 3; 4 5 6; 7 0 8"])("%s", (text) => {
    expect(boardText.read(text)).toEqual({ value: { rows: 3, columns: 3, tiles: [1, 2, 3, 4, 5, 6, 7, 0, 8] } });
  });

  const general =
    "A board of tiles has 2 rows of 3 numbers, 3 rows of 3 or 4, or 4 rows of 4, such as 1.2.3_4.5.6_7.0.8 with 0 for the gap.";
  const nine = "A board of 3 by 3 has the tiles 1 to 8 and 0 for the gap, each once";
  test.each([
    ["123456780", general],
    ["1.2.3_4.5.6_7.0", general],
    ["1.2_3.0", general],
    ["1.2.3_4.5.6_7.0.9", `${nine}; "9" is none of them.`],
    ["1.2.3_4.5.6_7.0.x", `${nine}; "x" is none of them.`],
    ["1.2.3_4.5.6_7.0.7", `${nine}; 7 stands here twice.`],
    ["1".repeat(200), "This text is too long for a board of tiles."],
  ])("%s: %s", (text, problem) => expect(boardText.read(text)).toEqual({ problem }));

  test.each(["0", "16", "07", "x", ""])("%j is no move", (text) => {
    expect(game.move.read(text)).toEqual({
      problem: "A move is the number of a tile that is beside the gap, such as 7.",
    });
  });
});

describe("play", () => {
  const board = { rows: 3, columns: 3, tiles: [1, 2, 3, 4, 5, 6, 7, 0, 8] };

  test("a tile beside the gap slides, others are refused", () => {
    const after = game.play(board, 8);
    expect(after).toEqual(inOrder(board));
    expect(isInOrder(inOrder(board))).toBe(true);
    expect(game.play(board, 3)).toEqual({ refusal: "Tile 3 is not beside the gap." });
    expect(game.play(board, 9)).toEqual({ refusal: "There is no tile 9 on this board." });
    expect(game.play(board, 0)).toEqual({
      refusal: "This is the gap. Choose a tile beside it, and the tile slides here.",
    });
  });

  test("a gap at the end of a row is not beside the tile that begins the next", () => {
    const edge = { rows: 3, columns: 3, tiles: [1, 2, 0, 4, 5, 3, 7, 8, 6] };
    expect(game.play(edge, 4)).toEqual({ refusal: "Tile 4 is not beside the gap." });
  });

  test("in words", () => {
    expect(game.words.board(board)).toBe("7 of 8 tiles are at home. Row 1: 1, 2, 3. Row 2: 4, 5, 6. Row 3: 7, gap, 8.");
    expect(game.words.change(board, 8, inOrder(board))).toBe("Tile 8 slides left to row 3, column 2");
    expect(game.words.change(board, 5, inOrder(board))).toBe("Tile 5 slides down to row 3, column 2");
  });
});
