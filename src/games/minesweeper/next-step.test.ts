import { expect, test } from "vitest";
import { isRefusal, type Step } from "../../engine/game/game.ts";
import { random } from "../../maths/random.ts";
import type { Board } from "./board.ts";
import { truthOf } from "./brute-force.ts";
import { deal } from "./deal.ts";
import { nextStep } from "./next-step.ts";
import { type Look, type Move, outcome, play, type State, start } from "./state.ts";

/** A field from a drawing: * is a mine, S the first cell. */
function field(...lines: readonly string[]): Board {
  const signs = lines.join("");
  return {
    rows: lines.length,
    columns: lines[0]?.length ?? 0,
    start: signs.indexOf("S"),
    mines: [...signs].map((sign) => sign === "*"),
  };
}

/** A state in which these cells are open (o) or carry flags (f). */
function shown(board: Board, ...lines: readonly string[]): State {
  const looks = [...lines.join("")].map((sign): Look => (sign === "o" ? 1 : sign === "f" ? 2 : 0));
  return { ...start(board), cells: looks };
}

function stepIn(state: State): Step<Move> {
  const step = nextStep(state);
  if (!step) throw new Error("there is no step");
  return step;
}

const movesOf = ({ moves }: Step<Move>) => moves.map((move) => `${move.do} ${move.cell}`);

test("a number that touches as many closed cells as it has mines", () => {
  const step = stepIn(shown(field("**..", "2S..", "....", "...."), "....", "oooo", "oooo", "oooo"));
  expect(step.technique).toBe("No cell to spare");
  expect(step.why).toBe("The 2 in row 2, column 1 touches exactly 2 closed cells, so both are mines.");
  expect(movesOf(step)).toEqual(["flag 0", "flag 1"]);
  expect(step.because).toEqual([4]);
});

test("a number that has its flags", () => {
  const step = stepIn(shown(field("**..", "2S..", "....", "...."), "ff..", "oooo", "oooo", "oooo"));
  expect(step.technique).toBe("All mines found");
  expect(step.why).toBe("The 2 in row 2, column 2 has its 2 flags. It touches 1 other closed cell, and so it is safe.");
  expect(movesOf(step)).toEqual(["open 2"]);
});

test("two numbers on a wall: what only one of them touches", () => {
  // Along the wall the numbers are 1 1 2 ...: the first two share their mine, so the third cell is safe.
  const step = stepIn(shown(field("*..*.", "S....", "....."), ".....", "ooooo", "ooooo"));
  expect(step.technique).toBe("Two numbers compared");
  expect(step.why).toBe(
    "Every closed cell that the 1 in row 2, column 1 touches is touched by the 1 in row 2, column 2 too, and each number needs 1 more mine. So the mines of both lie in the shared cells, and what the 1 in row 2, column 2 touches beyond them is safe.",
  );
  expect(movesOf(step)).toEqual(["open 2"]);
});

test("mines left: those that are left lie beside the numbers", () => {
  const step = stepIn(shown(field("S*...", ".....", "....."), "o....", ".....", "....."));
  expect(step.technique).toBe("Mines left");
  expect(step.why).toBe(
    "1 mine is left without a flag, and every way of placing it that fits the numbers puts it beside the numbers. So every cell that touches no open number is safe.",
  );
  expect(step.cells).toEqual([2, 3, 4, 7, 8, 9, 10, 11, 12, 13, 14]);
  // The first of them opens others, and no move is made twice.
  expect(movesOf(step)).toContain("open 2");
  expect(movesOf(step).length).toBeLessThan(step.cells.length);
});

test("mines left: all have flags, and a wall of mines hides cells that touch no number", () => {
  const step = stepIn(shown(field("S..*.", "...*.", "...*."), "ooof.", "ooof.", "ooof."));
  expect(step.why).toBe("Every mine has a flag, so all closed cells are safe.");
  expect(step.cells).toEqual([4, 9, 14]);
});

test("every step is certain by every way of laying the mines, and leads to the end", () => {
  const met = new Map<string, number>();
  for (const grade of ["easy", "medium", "hard"])
    for (let seed = 0; seed < 15; seed++) {
      let state = start(deal({ size: "6", grade }, random(100 + seed)).board);
      while (outcome(state) === "open") {
        const step = stepIn(state);
        met.set(step.technique, (met.get(step.technique) ?? 0) + 1);
        const { cells } = state;
        const { safe, mines } = truthOf(state.board, new Set([...cells.keys()].filter((cell) => cells[cell] === 1)));
        for (const move of step.moves) {
          expect((move.do === "flag" ? mines : safe).has(move.cell), `${grade} ${seed}: ${step.why}`).toBe(true);
          const next = play(state, move);
          if (isRefusal(next)) throw new Error(next.refusal);
          state = next;
        }
      }
      expect(outcome(state)).toBe("solved");
    }
  expect([...met.keys()].sort()).toEqual([
    "All mines found",
    "Every way of placing",
    "Mines left",
    "No cell to spare",
    "Suppose the opposite",
    "Two numbers compared",
  ]);
});

test("the steps of an easy field need one number each, those of a medium one at most two", () => {
  const easy = ["All mines found", "No cell to spare"];
  for (const [grade, allowed] of [
    ["easy", easy],
    ["medium", [...easy, "Two numbers compared"]],
  ] as const)
    for (let seed = 0; seed < 5; seed++) {
      let state = start(deal({ size: "9", grade }, random(seed)).board);
      while (outcome(state) === "open") {
        const step = stepIn(state);
        expect(allowed).toContain(step.technique);
        for (const move of step.moves) {
          const next = play(state, move);
          if (!isRefusal(next)) state = next;
        }
      }
    }
});

test("there is no step after a mistake or at the end", () => {
  const board = field("*..*.", "S....", ".....");
  const opened = start(board);
  const flagged = play(opened, { do: "flag", cell: 1 });
  if (isRefusal(flagged)) throw new Error(flagged.refusal);
  expect(nextStep(flagged)).toBeNull();
  const lost = play(opened, { do: "open", cell: 0 });
  if (isRefusal(lost)) throw new Error(lost.refusal);
  expect(outcome(lost)).toBe("lost");
  expect(nextStep(lost)).toBeNull();
});
