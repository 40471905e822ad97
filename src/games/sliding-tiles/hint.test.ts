import { describe, expect, test } from "vitest";
import { seeds } from "../../engine/contract-tests/scale.ts";
import { isProblem, isRefusal, type Step } from "../../engine/game/game.ts";
import { random } from "../../maths/random.ts";
import { type Board, homeOf, inOrder, isInOrder, type Move, movable, type Size, sizes, slide } from "./board.ts";
import { boardText } from "./board-text.ts";
import { ranges } from "./deal.ts";
import game from "./game.ts";
import { legs, nextLeg, rowByRow } from "./row-by-row.ts";

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

/** Every step of the hints to the end; with `one`, only the first move of each is played before the next is asked for. */
function follow(
  start: Board,
  one = false,
): { readonly before: Board; readonly step: Step<Move>; readonly after: Board }[] {
  const steps: { before: Board; step: Step<Move>; after: Board }[] = [];
  let at = start;
  while (!isInOrder(at)) {
    const step = game.nextStep(at, "");
    if (step === null || steps.length > 500) throw new Error(boardText.write(at));
    const before = at;
    for (const move of one ? step.moves.slice(0, 1) : step.moves) {
      const next = game.play(at, move);
      if (isRefusal(next)) throw new Error(boardText.write(at));
      at = next;
    }
    steps.push({ before, step, after: at });
  }
  return steps;
}

test.each(Object.entries(sizes))("%s: legs name every tile once, and the way row by row ends in order", (_, size) => {
  expect(
    legs(size)
      .flat()
      .toSorted((a, b) => a - b),
  ).toEqual(inOrder(size).tiles.slice(0, -1));
  for (let seed = 0; seed < seeds(20, 5); seed++) {
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

const isHome = (at: Board, tile: number) => at.tiles[homeOf(at, tile)] === tile;

describe.each(Object.entries(sizes))("%s", (_, size) => {
  const starts = Array.from({ length: seeds(400, 5) }, (_, seed) => mixed(size, seed));

  test("hints alone end every board, whether whole steps or single moves are followed", () => {
    for (const start of starts) {
      const moves = follow(start).flatMap(({ step }) => step.moves);
      expect(follow(start, true)).toHaveLength(moves.length);
    }
  });

  test("nothing that is done is undone, but the tile that the corner trick says has to leave", () => {
    for (const start of starts)
      for (const { before, step, after } of follow(start)) {
        const home = inOrder(size).tiles.filter((tile) => tile > 0 && isHome(before, tile));
        const kept = nextLeg(before)?.kept ?? [];
        for (const tile of kept) expect(isHome(after, tile) && !step.moves.includes(tile)).toBe(true);
        const pair = nextLeg(before)?.tiles ?? [];
        const lost = home.filter((tile) => pair.length === 2 && pair.includes(tile) && !isHome(after, tile));
        for (const tile of lost) expect(step.why).toContain(`Tile ${tile} leaves its place for that`);
      }
  });

  test("what the hints say of the corner trick and of places is so", () => {
    let tricks = 0;
    for (const start of starts)
      for (const { before, step, after } of follow(start)) {
        expect(step.why).not.toMatch(/\d+ moves|shortest/);
        const [ahead, behind] = [/Tile (\d+) waits/, /, (?:with|and) (\d+) right/].map((one) =>
          Number(one.exec(step.why)?.[1] ?? 0),
        );
        if (!ahead || !behind) continue;
        tricks++;
        const staged = /Now both turn in/.test(step.why);
        const whole = nextLeg(before)?.moves ?? [];
        expect(whole.slice(-2)).toEqual([ahead, behind]);
        // Before the turn one of them stands in the place of the other, that one behind it, and the gap where the first belongs.
        const turn = whole.slice(0, -2).reduce(slide, before);
        expect(turn.tiles[homeOf(turn, behind)]).toBe(ahead);
        expect(turn.tiles.indexOf(0)).toBe(homeOf(turn, ahead));
        const next = homeOf(turn, behind) + (step.why.includes("right below") ? size.columns : 1);
        expect(turn.tiles[next]).toBe(behind);
        if (staged) expect(isHome(after, ahead) && isHome(after, behind)).toBe(true);
        else {
          // Besides the two places those of the tiles that slide.
          const sliding = step.moves.map((tile) => before.tiles.indexOf(tile));
          expect(new Set(step.because)).toEqual(new Set([homeOf(turn, behind), next, ...sliding]));
        }
      }
    expect(tricks).toBeGreaterThan(starts.length / 2);
  });
});

test("of the moves that are told in words each is a slide of the step, in its order", () => {
  for (let seed = 0; seed < 20; seed++)
    for (const { step } of follow(mixed({ rows: 4, columns: 4 }, seed))) {
      const told = Array.from(step.why.matchAll(/slide ([\d, and]+)|(\d+) slides/g)).flatMap(([, many, one]) =>
        Array.from((many ?? one ?? "").matchAll(/\d+/g), ([tile]) => Number(tile)),
      );
      expect(told).toEqual(step.moves);
    }
});

test("what the hints say, step by step", () => {
  const texts = [
    "1.2.3_4.5.6_7.0.8",
    "1.2.3_4.0.6_7.5.8",
    "8.6.7_2.5.4_3.0.1",
    "13.6.8.12_15.14.0.10_11.7.4.5_9.1.3.2",
  ];
  const said = texts.map((text) => [
    text,
    ...follow(board(text)).map(({ step: { look, technique, why } }) => `${look} ${technique}. ${why}`),
  ]);
  expect(said.map((lines) => lines.join("\n")).join("\n\n")).toMatchSnapshot();
});

test("at the end there is no next step", () => expect(game.nextStep(inOrder({ rows: 4, columns: 4 }), "")).toBeNull());

describe("deals", () => {
  test.each(Object.entries(ranges))("%s: the best count is in the range of the grade", (size, grades) => {
    for (const [grade, [from, to]] of Object.entries(grades))
      for (let seed = 0; seed < seeds(12, 4); seed++) {
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
