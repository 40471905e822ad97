import { expect, test } from "vitest";
import { isProblem, isRefusal } from "../../engine/game/game.ts";
import type { Board } from "./board.ts";
import game from "./game.ts";
import { judge } from "./judge.ts";
import { classOf, endings } from "./position-class.ts";
import { english, shapes } from "./shapes.ts";
import { type Hop, jumped, openJumps, type State } from "./state.ts";
import { boardText, hopText } from "./text.ts";
import { cellWords } from "./words.ts";

const cross = "english:...,.o.,..ooo..,...X...,...o...,...,...";

function read(text: string): Board {
  const board = boardText.read(text);
  if (isProblem(board)) throw new Error(board.problem);
  return board.value;
}

const after = (text: string, ...hops: readonly (readonly [number, number])[]): State =>
  hops.reduce<State>(
    (state, [from, to]) => {
      const next = game.play(state, { from, to });
      if (isRefusal(next)) throw new Error(next.refusal);
      return next;
    },
    game.start(read(text)),
  );

const refusal = (state: State, hop: Hop) => {
  const next = game.play(state, hop);
  return isRefusal(next) ? next.refusal : "played";
};

test("jumps of one peg in a row are one move", () => {
  const state = after(cross, [9, 11], [23, 9], [8, 10]);
  expect([state.jumps, state.moves]).toEqual([3, 3]);
  const chain = game.play(after(cross, [9, 11], [23, 9], [8, 10], [11, 9]), { from: 4, to: 16 });
  if (isRefusal(chain)) throw new Error(chain.refusal);
  expect([chain.jumps, chain.moves, game.outcome(chain)]).toEqual([5, 5, "solved"]);
  const two = after("square:oo..,..o.,....,....", [0, 2], [2, 10]);
  expect([two.jumps, two.moves]).toEqual([2, 1]);
});

test("refusals say why", () => {
  const state = game.start(read(cross));
  expect(refusal(state, { from: 0, to: 8 })).toBe("There is no peg in row 1, column 3.");
  expect(refusal(state, { from: 4, to: 9 })).toBe(
    "A peg jumps in a straight line over one neighbour into the hole just beyond it; from row 2, column 4 it cannot reach row 3, column 4.",
  );
  expect(refusal(state, { from: 9, to: 23 })).toBe(
    "A jump ends in an empty hole, and there is a peg in row 5, column 4.",
  );
  expect(refusal(state, { from: 8, to: 22 })).toBe("There is no peg to jump over in row 4, column 3.");
  expect(refusal(state, { from: 33, to: 4 })).toBe("There is no such hole on this board.");
});

test("a blocked peg says so, one that can jump names the hole it cannot reach", () => {
  expect(refusal(after(cross), { from: 1, to: 1 })).toMatch(/^There is no peg in /);
  const free = openJumps(english, after(cross).pegs)[0]?.from ?? 0;
  expect(refusal(after(cross), { from: free, to: free })).toContain("it cannot reach");
  const pegs = read(cross).pegs.flatMap((peg, hole) => (peg ? [hole] : []));
  const stuck = pegs.filter((hole) => !openJumps(english, after(cross).pegs).some(({ from }) => from === hole));
  expect(stuck.length).toBeGreaterThan(0);
  for (const hole of stuck)
    expect(refusal(after(cross), { from: hole, to: hole })).toContain("cannot jump now: it needs a neighbour");
});

test("solved with one peg where it belongs, lost when no peg can jump otherwise", () => {
  expect(game.outcome(game.start(read("diamond:..,x.oo,....,..")))).toBe("open");
  expect(game.outcome(after("diamond:..,.xoo,....,..", [5, 3]))).toBe("solved");
  expect(game.outcome(after("diamond:..,..oo,....,x.", [5, 3]))).toBe("lost");
  expect(game.outcome(game.start(read("diamond:o.,....,....,.o")))).toBe("lost");
  expect(game.isMistaken(after("diamond:..,..oo,....,x.", [5, 3]), "")).toBe(true);
});

test("words", () => {
  const state = game.start(read(cross));
  expect(cellWords(state, 4)).toBe("row 2, column 4: peg");
  expect(cellWords(state, 16)).toBe("row 4, column 4: peg, the hole for the last peg");
  expect(game.words.board(state)).toBe("English cross, 33 holes: 6 pegs. One peg is to be left, in row 4, column 4.");
  const next = after(cross, [9, 11]);
  expect(game.words.change(state, { from: 9, to: 11 }, next)).toBe(
    "Peg from row 3, column 4 to row 3, column 6; the peg in row 3, column 5 is taken off, 5 pegs left",
  );
});

test("says what is wrong with a text", () => {
  const problem = (text: string) => {
    const board = boardText.read(text);
    return isProblem(board) ? board.problem : "read";
  };
  expect(problem("diamond:oo,oooo,oooo,o.")).toBe("read");
  expect(problem("round:oo")).toBe(
    "There is no board of that name: the boards are english, triangle, diamond, square and plus.",
  );
  expect(problem("diamond:oo,oooo,oooo")).toBe("This board has 4 rows; the text has 3.");
  expect(problem("diamond:oo,ooo,oooo,o.")).toBe("Row 2 has 4 holes; the text gives it 3.");
  expect(problem("diamond:oo,ooOo,oooo,o.")).toMatch(/^Row 2 may hold only o/);
  expect(problem("diamond:xo,ooxo,oooo,o.")).toBe("One hole can be marked for the last peg; the text marks 2.");
  expect(problem("diamond:..,....,....,..")).toBe("There is no peg on this board; at least one is needed.");
  expect(problem("o".repeat(100_000))).toMatch(/^A board is written like/);
  for (const wrong of ["4", "4-", "04-16", "4-16-18", "a-b"]) expect(hopText.read(wrong)).toHaveProperty("problem");
});

test.each(shapes)("$name: no jump changes the class of a position", (shape) => {
  for (const jump of shape.jumps) {
    const pegs = shape.places.map((_, hole) => hole !== jump.to && hole % 3 !== 1);
    const ready = pegs.with(jump.from, true).with(jump.over, true);
    expect(classOf(shape, jumped(ready, jump))).toBe(classOf(shape, ready));
  }
});

test("the English cross has 16 classes, and in that of the central game five holes for the last peg", () => {
  const classes = new Set<string>();
  for (let bits = 0; bits < 2 ** 12; bits++)
    classes.add(
      classOf(
        english,
        english.places.map((_, hole) => hole < 12 && ((bits >> hole) & 1) === 1),
      ),
    );
  expect(classes.size).toBe(16);
  const pegs = english.places.map((_, hole) => hole !== 16);
  expect(endings({ shape: "english", pegs, target: null })).toEqual([1, 13, 16, 19, 31]);
  expect(endings({ shape: "english", pegs, target: 4 })).toEqual([]);
});

test("the judge says why a board has no solution", () => {
  const problem = (text: string) => {
    const found = judge(read(text));
    return isProblem(found) ? found.problem : found.grade;
  };
  expect(problem("diamond:o.,....,....,..")).toBe("This board has a single peg, so there is nothing to play.");
  expect(problem("diamond:o.,....,....,.o")).toBe("This board has no solution: no peg can jump.");
  expect(problem("english:ooo,oxo,ooooooo,ooooooo,ooooooo,ooo,oo.")).toMatch(/three colours/);
  expect(problem("diamond:.o,oooo,oooo,oo")).toBe("10 jumps, 9 moves at best");
  // The class of this one allows an end, but none is reached.
  expect(problem("english:...,...,..ooo..,..oxo..,..ooo..,...,...")).toBe(
    "This board has no solution: all ways of jumping were followed, and none ends with one peg in the marked hole.",
  );
});

test("from any position of a game that is not lost the steps lead to the end", () => {
  const board = game.deal(
    { board: "english", start: "plus", end: "marked" },
    { whole: () => 0, pick: (items) => items[0] as (typeof items)[number], shuffle: (items) => [...items] },
  );
  let met = 0;
  const walk = (state: State) => {
    if (game.outcome(state) !== "open") return;
    for (const { from, to } of openJumps(english, state.pegs)) {
      const next = game.play(state, { from, to });
      if (isRefusal(next)) throw new Error(next.refusal);
      const step = game.nextStep(next, board.key);
      if (game.isMistaken(next, board.key) || game.outcome(next) === "solved") expect(step).toBeNull();
      else {
        met++;
        let now: State = next;
        for (let one = step; one; one = game.nextStep(now, board.key))
          for (const move of one.moves) {
            const then = game.play(now, move);
            if (isRefusal(then)) throw new Error(then.refusal);
            now = then;
          }
        expect(game.outcome(now)).toBe("solved");
      }
      if (next.jumps < 3) walk(next);
    }
  };
  walk(game.start(board.board));
  expect(met).toBeGreaterThan(10);
});
