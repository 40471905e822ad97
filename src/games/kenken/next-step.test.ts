import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isRefusal } from "../../engine/game/game.ts";
import type { GridMove, GridState } from "../../engine/game/grid.ts";
import { random } from "../../maths/random.ts";
import type { Board } from "./board/board.ts";
import { readBoard } from "./board/keen-text.ts";
import { deal } from "./deal.ts";
import game from "./game.ts";
import type { Grade } from "./rating/grade-names.ts";

type State = GridState<Board>;

function played(state: State, moves: readonly GridMove[]): State {
  return moves.reduce((before, move) => {
    const after = game.play(before, move);
    if (isRefusal(after)) throw new Error(after.refusal);
    return after;
  }, state);
}

/** Follows the steps to the end and calls `see` with each; fails where one strikes or writes against the key. */
function follow(start: State, key: string, see: (technique: string, why: string) => void = () => {}): State {
  let state = start;
  for (let count = 0; game.outcome(state) === "open"; count++) {
    const step = game.nextStep(state, key);
    if (!step || count > 600) throw new Error("no way on");
    for (const move of step.moves) {
      if (move.do === "write") expect(move.value, step.why).toBe(Number(key[move.cell]));
      if (move.do === "strike")
        for (const { cell, value } of move.marks) expect(value, step.why).not.toBe(Number(key[cell]));
    }
    see(step.technique, step.why);
    state = played(state, step.moves);
  }
  return state;
}

const dealt = (["Easy", "Normal", "Hard", "Extreme"] as const).flatMap((grade: Grade) =>
  ([4, 5] as const).map((size) => deal({ size, operations: "all", grade }, random(size))),
);

test("from any correct state, whatever is pencilled in, the steps lead to the end", () => {
  const scribbles = fc.array(fc.tuple(fc.nat(24), fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 3 })), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(fc.nat(dealt.length - 1), fc.boolean(), scribbles, (which, filled, list) => {
      const { board, solution } = dealt[which] ?? dealt[0] ?? { board: { size: 3, cages: [] }, solution: [] };
      let state = played(game.start(board), filled ? [{ do: "fill" }] : []);
      for (const [place, value, kind] of list) {
        const cell = place % solution.length;
        const move: GridMove =
          kind === 0
            ? { do: "write", cell, value: solution[cell] ?? 1, tidy: value > 2 }
            : { do: "mark", cells: [cell], value: Math.min(value, board.size) };
        const next = game.play(state, move);
        if (!isRefusal(next)) state = next;
      }
      expect(game.outcome(follow(state, solution.join("")))).toBe("solved");
    }),
    { numRuns: 120 },
  );
});

test("before anything is pencilled in, the hint names a cage or a line and lights its cells, not all that are empty", () => {
  for (const { board, solution } of dealt) {
    let state = game.start(board);
    const next = () => game.nextStep(state, solution.join(""));
    let step = next();
    while (step && step.technique !== "Pencil marks") {
      state = played(state, step.moves);
      step = next();
    }
    if (!step) continue;
    expect(step.look).toMatch(/the cage \d+|row \d|column \d/);
    expect(step.area.length).toBeLessThan(state.cells.filter((value) => value === 0).length);
    expect([...step.cells, ...step.because].every((cell) => step.area.includes(cell))).toBe(true);
    // What it tells is done with it: no cell keeps what does not belong there.
    const struck = step.moves.flatMap((move) => (move.do === "strike" ? move.marks : []));
    state = played(state, step.moves);
    expect(struck.length).toBeGreaterThan(0);
    expect(struck.filter(({ cell, value }) => (state.marks[cell] ?? 0) & (1 << (value - 1)))).toEqual([]);
  }
});

test("the line above a board says what a corner means: by a sign that the board has, or without any where none is shown", () => {
  const line = (operations: "all" | "hidden" | "add") =>
    game.rules(deal({ size: 4, operations, grade: "Easy" }, random(2)).board).split(/(?<=\.) /)[0];
  expect(line("add")).toBe("Each row and column holds 1 to 4 once; a cage marked 5+ adds up to 5.");
  expect(line("all")).toBe(
    "Each row and column holds 1 to 4 once; a cage marked 5+ adds up to 5, and so on by its sign.",
  );
  expect(line("hidden")).toBe("Each row and column holds 1 to 4 once; a cage marked 6 makes 6.");
});

test("a state that is against the key, or at its end, has no next step", () => {
  const [{ board, solution } = { board: { size: 3, cages: [] }, solution: [] }] = dealt;
  const wrong = ((solution[0] ?? 1) % board.size) + 1;
  const state = played(game.start(board), [{ do: "write", cell: 0, value: wrong, tidy: false }]);
  expect(game.nextStep(state, solution.join(""))).toBeNull();
  expect(game.nextStep(follow(game.start(board), solution.join("")), solution.join(""))).toBeNull();
});

describe("what hints say", () => {
  test("each technique, once", () => {
    const said = new Map<string, string>();
    const see = (technique: string, why: string) => said.has(technique) || said.set(technique, why);
    for (const [at, set] of (["all", "hidden", "add"] as const).entries())
      for (const grade of ["Easy", "Normal", "Hard", "Extreme"] as const)
        for (const size of [4, 6, 8])
          for (let seed = 0; seed < 4; seed++) {
            const { board, solution } = deal({ size, operations: set, grade }, random(100 * at + seed));
            follow(game.start(board), solution.join(""), see);
          }
    expect(Object.fromEntries([...said].sort())).toMatchSnapshot();
  });

  test("a board that no reasons solve is solved by suppositions, and graded as unreasonable", () => {
    const read = readBoard("6:_a_4a_a_a_3a_3aa_aa_a_aa__ab_3a_3bb,s2d3m24s3m24m60s1a8d3a7s2m30a9d3a7d3");
    if ("problem" in read) throw new Error(read.problem);
    const judged = game.judge(read.value);
    if ("problem" in judged) throw new Error(judged.problem);
    expect(judged.grade).toBe("Unreasonable");
    const techniques = new Set<string>();
    follow(game.start(read.value), judged.key, (technique) => techniques.add(technique));
    expect(techniques).toContain("Suppose and contradict");
  });
});
