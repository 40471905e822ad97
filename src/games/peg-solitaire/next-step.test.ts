import { expect, test } from "vitest";
import { isProblem, isRefusal, type Step } from "../../engine/game/game.ts";
import { random } from "../../maths/random.ts";
import { shapeOf } from "./board.ts";
import game from "./game.ts";
import { nextStep } from "./next-step.ts";
import { purges } from "./purge.ts";
import { english } from "./shapes.ts";
import { type Hop, openJumps, type State } from "./state.ts";

function stateOf(text: string): State {
  const board = game.board.read(text);
  if (isProblem(board)) throw new Error(board.problem);
  return game.start(board.value);
}

const follow = (state: State, { moves }: Pick<Step<Hop>, "moves">): State =>
  moves.reduce<State>((now, move) => {
    const next = game.play(now, move);
    if (isRefusal(next)) throw new Error(next.refusal);
    return next;
  }, state);

test("the last jump, and the only jump", () => {
  const last = game.nextStep(stateOf("diamond:..,.xoo,....,.."), "");
  expect(last).toMatchObject({ technique: "Last jump", moves: [{ from: 5, to: 3 }] });
  expect(last?.why).toBe(
    "Two pegs are left, side by side. The peg in row 2, column 4 jumps over row 2, column 3 to row 2, column 2, and one peg is left.",
  );
  const only = game.nextStep(stateOf("english:oo.,..o,....x..,.......,.......,...,..."), "");
  expect(only).toMatchObject({ technique: "Only jump", moves: [{ from: 0, to: 2 }] });
});

test("the steps of the central game are the purges of the books, and lead to the end", () => {
  const fair = game.deal(game.settings.first, random(1));
  const first = game.nextStep(game.start(fair.board), fair.key);
  const techniques = new Set<string>();
  let state = game.start(fair.board);
  for (let step = first; step; step = game.nextStep(state, fair.key)) {
    techniques.add(step.technique);
    state = follow(state, step);
  }
  expect(game.outcome(state)).toBe("solved");
  // As in Winning Ways: two blocks of six, an L, and then smaller ones.
  for (const purge of ["6-purge", "L-purge", "3-purge", "2-purge"]) expect(techniques).toContain(purge);
});

test("the only way on is one: after every other jump the game is lost", () => {
  let met = 0;
  for (const board of ["english", "triangle"]) {
    const fair = game.deal({ board, start: "first", end: "marked" }, random(5));
    let state = game.start(fair.board);
    for (let step = game.nextStep(state, fair.key); step; step = game.nextStep(state, fair.key)) {
      if (step.technique === "The only way on") {
        met++;
        const [right] = step.moves;
        for (const { from, to } of openJumps(shapeOf(state.board), state.pegs)) {
          if (from === right.from && to === right.to) continue;
          const next = game.play(state, { from, to });
          if (isRefusal(next)) throw new Error(next.refusal);
          expect(game.isMistaken(next, fair.key)).toBe(true);
          expect(game.nextStep(next, fair.key)).toBeNull();
        }
      }
      state = follow(state, step);
    }
    expect(game.outcome(state)).toBe("solved");
  }
  expect(met).toBeGreaterThan(3);
});

test("after jumps of one's own the steps still lead to the end, as long as there is a way", () => {
  const found = { open: 0, lost: 0 };
  for (let seed = 0; seed < 14; seed++) {
    const { pick } = random(seed);
    const fair = game.deal({ board: seed % 2 ? "english" : "plus", start: "first", end: "marked" }, random(1));
    let state = game.start(fair.board);
    for (let count = 0; count < (seed % 2 ? 8 : 7); count++) {
      const { from, to } = pick(openJumps(shapeOf(fair.board), state.pegs));
      state = follow(state, { moves: [{ from, to }] });
    }
    const mistaken = game.isMistaken(state, fair.key);
    found[mistaken ? "lost" : "open"]++;
    expect(game.nextStep(state, fair.key) === null).toBe(mistaken);
    expect(game.isMistaken(state, fair.key)).toBe(mistaken);
    for (let step = game.nextStep(state, fair.key); step; step = game.nextStep(state, fair.key))
      state = follow(state, step);
    expect(game.outcome(state) === "solved").toBe(!mistaken);
  }
  expect(found.open).toBeGreaterThan(2);
  expect(found.lost).toBeGreaterThan(2);
});

test("room is made for the purge that is named, and a corner is one that nothing jumps over", () => {
  const met = { room: 0, corner: 0 };
  for (const board of ["english", "plus", "square", "triangle"])
    for (let seed = 0; seed < 3; seed++) {
      const fair = game.deal({ board, start: "other", end: "marked" }, random(seed));
      let state = game.start(fair.board);
      for (let step = game.nextStep(state, fair.key); step; step = game.nextStep(state, fair.key)) {
        const shape = shapeOf(fair.board);
        const before = purges(shape, state.pegs).map(({ removed }) => removed.join());
        const [hop] = step.moves;
        if (step.technique === "Out of the corner") {
          met.corner++;
          expect(shape.jumps.some(({ over }) => over === hop.from)).toBe(false);
        }
        state = follow(state, step);
        const name = /After that a (\S+) fits/.exec(step.why)?.[1];
        if (!name) continue;
        met.room++;
        const fresh = purges(shape, state.pegs).filter(({ removed }) => !before.includes(removed.join()));
        // The peg that has just landed may be one of those that come off; the one that was jumped over is off already.
        const over = shape.jumps.find(({ from, to }) => from === hop.from && to === hop.to)?.over;
        const rest = step.because.filter((hole) => hole !== over);
        const fits = fresh.filter((one) => one.name === name && rest.every((hole) => one.removed.includes(hole)));
        expect(fits.length, step.why).toBeGreaterThan(0);
      }
      expect(game.outcome(state)).toBe("solved");
    }
  expect(Math.min(met.room, met.corner)).toBeGreaterThan(3);
});

test("as long as the game goes the way of the key, the next step is the next move of the key", () => {
  const fair = game.deal({ board: "english", start: "cross", end: "marked" }, random(0));
  let state = game.start(fair.board);
  for (const hop of [
    { from: 9, to: 11 },
    { from: 23, to: 9 },
  ])
    state = follow(state, { moves: [hop] });
  expect(game.nextStep(state, fair.key)?.moves[0]).toEqual({ from: 8, to: 10 });
});

test("when no way was found in time the step says so", () => {
  const pegs = english.places.map((_, hole) => hole !== 16);
  const state = game.start({ shape: "english", pegs, target: 16 });
  const step = nextStep(state, "", 5);
  expect(step?.technique).toBe("A guess with care");
  expect(step?.why).toMatch(/among the 5 positions that we looked at we found neither a way nor a proof/);
  expect(nextStep(state, "")?.technique).not.toBe("A guess with care");
});
