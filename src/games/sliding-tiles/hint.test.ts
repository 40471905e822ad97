import { describe, expect, test } from "vitest";
import { isProblem, isRefusal } from "../../engine/game/game.ts";
import { random } from "../../maths/random.ts";
import { type Board, homeOf, inOrder, isInOrder, movable, type Size, sizes, slide } from "./board.ts";
import { boardText } from "./board-text.ts";
import { ranges } from "./deal.ts";
import game from "./game.ts";
import { legs, nextLeg, rowByRow } from "./row-by-row.ts";
import { finderFor } from "./shortest.ts";

const board = (text: string): Board => {
  const read = boardText.read(text);
  if (isProblem(read)) throw new Error(read.problem);
  return read.value;
};

/** A board after very many random slides. */
function mixed(size: Size, seed: number): Board {
  const draw = random(seed);
  let at = inOrder(size);
  for (let n = 0; n < 600; n++) at = slide(at, draw.pick(movable(at)));
  return at;
}

/** Follows the hints to the end: the techniques, in order. */
function follow(start: Board): string[] {
  const techniques: string[] = [];
  let at = start;
  while (!isInOrder(at)) {
    const step = game.nextStep(at, "");
    const next = step === null ? { refusal: "no step" } : game.play(at, step.moves[0]);
    if (step === null || isRefusal(next)) throw new Error(boardText.write(at));
    techniques.push(step.technique);
    at = next;
  }
  return techniques;
}

test.each(Object.entries(sizes))("%s: legs name every tile once, and the way row by row ends in order", (_, size) => {
  expect(
    legs(size)
      .flat()
      .toSorted((a, b) => a - b),
  ).toEqual(inOrder(size).tiles.slice(0, -1));
  for (let seed = 0; seed < 20; seed++) {
    let at = mixed(size, seed);
    expect(isInOrder(rowByRow(at).reduce(slide, at))).toBe(true);
    for (let leg = nextLeg(at); leg; leg = nextLeg(at)) {
      const { kept, tiles, moves } = leg;
      expect(moves.filter((tile) => kept.includes(tile))).toEqual([]);
      for (const [n, tile] of moves.entries()) {
        expect(movable(at)).toContain(tile);
        at = slide(at, tile);
        // The first move of the rest of the leg is what a hint would say next: the leg never turns back.
        if (n < moves.length - 1) expect(nextLeg(at)?.moves).toHaveLength(moves.length - 1 - n);
      }
      for (const tile of tiles) expect(at.tiles[homeOf(at, tile)]).toBe(tile);
    }
  }
});

test.each(["3x2", "3x3", "4x3"])("%s: the hints are a shortest way", (name) => {
  for (let seed = 0; seed < 5; seed++) {
    const at = mixed(sizes[name] ?? inOrder({ rows: 3, columns: 3 }), seed);
    const found = finderFor(at).find(at, 60);
    expect(follow(at)).toHaveLength("moves" in found ? found.moves.length : -1);
  }
});

test("4x4: row by row while more moves are needed than are counted, and then a shortest way", () => {
  // Korf's board number 1, of 57 moves.
  const far = board("13.6.8.12_15.14.0.10_11.7.4.5_9.1.3.2");
  const techniques = follow(far);
  const rows = techniques.lastIndexOf("Row by row") + 1;
  expect(rows).toBeGreaterThan(0);
  expect(new Set(techniques.slice(0, rows))).toEqual(new Set(["Row by row"]));
  expect(techniques.length - rows).toBeGreaterThan(40);
});

describe("why", () => {
  test.each([
    ["1.2.3_4.5.6_7.0.8", "One move is left: tile 8 slides into the gap, its home in row 3, column 2."],
    [
      "1.2.3_4.0.6_7.5.8",
      "A shortest way from here has 2 moves. Its first move brings tile 5 to its home in row 2, column 2, and it stays there.",
    ],
    [
      "0.1.3_4.2.5_7.8.6",
      "A shortest way from here has 4 moves. Its first move brings tile 1 to its home in row 1, column 1, and it stays there.",
    ],
  ])("%s: %s", (text, why) => expect(game.nextStep(board(text), "")?.why).toBe(why));

  test("what it says of the first tile that stays is true", () => {
    for (let seed = 0; seed < 30; seed++) {
      const at = mixed({ rows: 3, columns: 3 }, seed);
      const found = finderFor(at).find(at, 31);
      const why = game.nextStep(at, "")?.why ?? "";
      const [, after = "1", tile] =
        /Its first (?:(\d+) moves bring|move brings) tile (\d+) to its home/.exec(why) ?? [];
      if (!("moves" in found) || tile === undefined) continue;
      const later = found.moves.slice(Number(after));
      expect(found.moves[Number(after) - 1]).toBe(Number(tile));
      expect(later).not.toContain(Number(tile));
    }
  });

  test("at the end there is no next step", () =>
    expect(game.nextStep(inOrder({ rows: 4, columns: 4 }), "")).toBeNull());
});

describe("deals", () => {
  test.each(Object.entries(ranges))("%s: the best count is in the range of the grade", (size, grades) => {
    for (const [grade, [from, to]] of Object.entries(grades))
      for (let seed = 0; seed < 12; seed++) {
        const dealt = game.deal({ size, grade }, random(seed));
        const count = dealt.key.split(",").length;
        expect(count).toBeGreaterThanOrEqual(from);
        expect(count).toBeLessThanOrEqual(to);
        expect(dealt.grade).toBe(`${count} moves at best`);
        expect(isInOrder(dealt.key.split(",").map(Number).reduce(slide, dealt.board))).toBe(true);
      }
  });

  test("a board in order is no game", () => {
    expect(game.judge(inOrder({ rows: 3, columns: 3 }))).toEqual({
      problem: "The tiles of this board are in order already: there is nothing to do.",
    });
  });
});
