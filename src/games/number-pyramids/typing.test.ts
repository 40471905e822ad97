import { describe, expect, test } from "vitest";
import { isRefusal } from "../../engine/game/game.ts";
import { rational } from "../../maths/rational.ts";
import game from "./game.ts";
import { brickAfter, bricksOf, heights } from "./layout.ts";
import { afterKey, draftIn, type PadKey, textIn } from "./typing.ts";
import { writingOf } from "./writing.ts";

describe("the pad", () => {
  const pressed = (stands: string, ...keys: readonly PadKey[]) =>
    keys.reduce<string | null>((draft, key) => afterKey(draft, stands, key), null);

  test.each([
    ["", ["1", "2"], "12"],
    ["5", ["1", "2"], "12"],
    ["5", ["−"], "−5"],
    ["−5", ["−"], "5"],
    ["", ["−", "3"], "−3"],
    ["", ["3", "/", "4", "−"], "−3/4"],
    ["5", ["/", "2"], "5/2"],
    ["12", ["⌫"], "1"],
    ["1", ["⌫", "7"], "7"],
    ["", ["⌫"], ""],
  ] as const)("on %j: %j makes %s", (stands, keys, text) => expect(pressed(stands, ...keys)).toBe(text));
});

test("what is typed stays while its brick holds the same number, and gives way to a hint or an undo", () => {
  const [seven, eight] = [rational(7), rational(-8, 3)];
  const drafts = new Map([
    [0, { text: "x", over: null, refused: true }],
    [1, { text: "9", over: seven, refused: false }],
  ]);
  expect(textIn(drafts, [null, seven, eight], 0)).toBe("x");
  expect(textIn(drafts, [eight, seven, eight], 0)).toBe("−8/3");
  expect(draftIn(drafts, [null, eight, eight], 1)).toBeNull();
  expect(textIn(drafts, [null, seven, eight], 2)).toBe("−8/3");
  expect(textIn(new Map(), [null], 0)).toBe("");
});

describe("what is typed is a move, refused with the reason where it is no number", () => {
  const read = game.board.read("add:16...3..5");
  if (!("value" in read)) throw new Error(read.problem);
  const state = game.start(read.value);

  test.each([
    ["−3", rational(-3)],
    ["–1/2", rational(-1, 2)],
    [" 1  1/2 ", rational(3, 2)],
    ["−٣", rational(-3)],
    ["१ १/२", rational(3, 2)],
    ["٠٫٢٥", rational(1, 4)],
    ["", null],
  ])("%j is written", (typed, value) => {
    const next = game.play(state, writingOf(4, typed));
    if (isRefusal(next)) throw new Error(next.refusal);
    expect(next.bricks[4]).toEqual(value);
  });

  test.each([
    [4, "four", 'A number is written like 12, -3, 2/3, 1 1/2 or 0.25; "four" is none.'],
    [4, "3/0", 'A number is written like 12, -3, 2/3, 1 1/2 or 0.25; "3/0" is none.'],
    [4, "1234567890", "A brick holds a number of nine digits at most."],
    [4, "1".repeat(5000), "A brick holds a short number, like 12, -3 or 2/3."],
    [3, "4", "This brick is given."],
  ])("brick %d, %.20j: %s", (brick, typed, refusal) =>
    expect(game.play(state, writingOf(brick, typed))).toEqual({ refusal }),
  );

  test("such a move is no move as text either", () => {
    expect(game.move.read(game.move.write(writingOf(4, "four")))).toHaveProperty("problem");
  });
});

test("arrows go from brick to brick and never off the wall", () => {
  // 0 / 1 2 / 3 4 5
  expect(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "a"].map((key) => brickAfter(key, 0, 3))).toEqual([
    0,
    1,
    0,
    0,
    null,
  ]);
  expect(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].map((key) => brickAfter(key, 2, 3))).toEqual([0, 4, 1, 2]);
  expect(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].map((key) => brickAfter(key, 5, 3))).toEqual([2, 5, 4, 5]);
  for (const height of heights)
    for (let brick = 0; brick < bricksOf(height); brick++)
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"])
        expect(brickAfter(key, brick, height)).toBeLessThan(bricksOf(height));
});
