import { expect, test } from "vitest";
import { random } from "../../maths/random.ts";
import { afterwards } from "./afterwards.ts";
import game from "./game.ts";
import { fewestMoves } from "./shortest.ts";

test("a whole tower: its moves, and that no start needs more", () => {
  const { board, key } = game.deal({ discs: "4", start: "tower" }, random(1));
  const [best, why, growth] = afterwards({ pegs: board.pegs.map(() => 2) }, key);
  expect(best).toBe("The shortest way from this start has 15 moves, and no start with 4 discs needs more.");
  expect(why).toContain("Before disc 4 can move");
  expect(growth).toContain("1 disc takes 1 move, 2 take 3, 3 take 7, 4 take 15.");
});

test("the growth is what the shortest ways of whole towers count", () => {
  const [, , growth = ""] = afterwards({ pegs: new Array<number>(8).fill(2) }, "1-3");
  const told = Array.from(growth.matchAll(/(\d+) (?:disc takes|take) (\d+)/g), ([, discs, moves]) =>
    [discs, moves].map(Number),
  );
  expect(told).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((discs) => [discs, fewestMoves({ pegs: new Array<number>(discs).fill(0) })]),
  );
});

test("a scattered start: its own count, and no word of the most where it needs fewer", () => {
  for (let seed = 0; seed < 40; seed++) {
    const { board, key } = game.deal({ discs: "3", start: "anywhere" }, random(seed));
    const moves = fewestMoves(board);
    const [best = ""] = afterwards(board, key);
    expect(best).toContain(`has ${moves} move`);
    expect(best.includes("no start with 3 discs needs more")).toBe(moves === 7);
  }
});
