import { expect, test } from "vitest";
import { isProblem } from "../../engine/game/game.ts";
import { random } from "../../maths/random.ts";
import { afterwards } from "./afterwards.ts";
import { inOrder, isInOrder, movable, sizes, slide } from "./board.ts";
import { ranges } from "./deal.ts";
import game from "./game.ts";
import { rowByRow } from "./row-by-row.ts";

test("the way that is told puts the board in order, with as many moves as are said", () => {
  for (const size of Object.keys(ranges))
    for (let seed = 0; seed < 6; seed++) {
      const { board, key } = game.deal({ size, grade: "hard" }, random(seed));
      const [way = ""] = afterwards(board, key);
      const [, moves, tiles = ""] = /^The shortest way has (\d+) moves: slide ([\d, ]+)\.$/.exec(way) ?? [];
      const told = tiles.split(", ").map(Number);
      expect(told).toHaveLength(Number(moves));
      let at = board;
      for (const tile of told) {
        expect(movable(at)).toContain(tile);
        at = slide(at, tile);
      }
      expect(isInOrder(at)).toBe(true);
    }
});

test("a way row by row is not called the shortest", () => {
  const read = game.board.read("13.6.8.12_15.14.0.10_11.7.4.5_9.1.3.2");
  if (isProblem(read)) throw new Error(read.problem);
  const way = rowByRow(read.value);
  expect(afterwards(inOrder(read.value), way.join(","))[0]).toBe(
    `Row by row, as a person fills the board, this one takes ${way.length} moves.`,
  );
});

test.each(Object.entries(sizes))(
  "%s: the most that any board needs; shortest.test.ts counts it for the two small sizes",
  (name, size) => {
    const [, most = ""] = afterwards(inOrder(size), "1");
    const [, told] = /needs more than (\d+) moves/.exec(most) ?? [];
    expect(Number(told)).toBe({ "3x2": 21, "3x3": 31, "4x3": 53, "4x4": 80 }[name]);
  },
);
