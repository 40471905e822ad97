import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { made, term, termText, valueText } from "../../engine/game/combine.ts";
import { rational } from "../../maths/rational.ts";
import { type Draft, nothing, signOf, withNumber, withSign } from "./draft.ts";
import { spotAfter, spotsOf } from "./spots.ts";
import { leavesOf, workingOf } from "./working.ts";

describe("a combination being chosen", () => {
  test("a number, a sign, another number; or the sign first", () => {
    expect(withNumber(withSign({ left: 2, operation: null }, "/"), 0)).toEqual({ left: 2, operation: "/", right: 0 });
    const signFirst = withSign(nothing, "-");
    expect(withNumber(signFirst, 1)).toEqual({ left: 1, operation: "-" });
    expect(withNumber({ left: 1, operation: "-" }, 3)).toEqual({ left: 1, operation: "-", right: 3 });
  });

  test("without a sign another number takes the first one's place; what is chosen again is taken back", () => {
    expect(withNumber({ left: 2, operation: null }, 0)).toEqual({ left: 0, operation: null });
    expect(withNumber({ left: 2, operation: "+" }, 2)).toEqual({ left: null, operation: "+" });
    expect(withSign({ left: 2, operation: "+" }, "+")).toEqual({ left: 2, operation: null });
    expect(withSign({ left: 2, operation: "+" }, "*")).toEqual({ left: 2, operation: "*" });
  });

  test("whatever is chosen, a combination is of two places", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.nat(3), fc.constantFrom("+", "-", "*", "/"))), (chosen) => {
        let draft: Draft = nothing;
        for (const one of chosen) {
          const next = typeof one === "number" ? withNumber(draft, one) : withSign(draft, signOf(one) ?? "+");
          if ("right" in next) expect(next.right).not.toBe(next.left);
          draft = "right" in next ? nothing : next;
        }
      }),
    );
  });

  test("keys for signs", () => {
    expect(["+", "-", "*", "x", "/", ":", "÷", "a", "5", "constructor"].map(signOf)).toEqual([
      "+",
      "-",
      "*",
      "*",
      "/",
      "/",
      "/",
      null,
      null,
      null,
    ]);
  });
});

describe("going about the board", () => {
  // 0 1 .    three columns of numbers, four of signs
  // . . 5
  // + - * /
  const spots = [...spotsOf(["0", "1", null, null, null, "5"], 3), ...spotsOf(["+", "-", "*", "/"], 4, 6)];
  const go = (from: string, ...keys: readonly string[]) =>
    keys.reduce((name, key) => {
      const at = spots.find((spot) => spot.name === name);
      return (at && spotAfter(spots, at, key)?.name) ?? "none";
    }, from);

  test.each([
    ["0", ["ArrowRight"], "1"],
    ["1", ["ArrowRight"], "1"],
    ["0", ["ArrowLeft"], "0"],
    ["0", ["ArrowDown"], "5"],
    ["5", ["ArrowUp"], "1"],
    ["5", ["ArrowDown"], "/"],
    ["+", ["ArrowUp", "ArrowUp"], "1"],
    ["+", ["ArrowDown"], "+"],
    ["0", ["ArrowUp"], "0"],
    ["-", ["End"], "/"],
    ["*", ["Home"], "+"],
    ["*", ["Tab"], "none"],
  ])("from %s by %j to %s", (from, keys, to) => expect(go(from, ...keys)).toBe(to));
});

test("the working names every step once, each after those that it needs, and the leaves are the numbers of the board", () => {
  const [a, b, c, d] = [8, 3, 3, 8].map((n) => term(rational(n)));
  const third = a && b && c && made(c, "-", made(a, "/", b) ?? a);
  const end = d && third && made(d, "/", third);
  if (!end || !a) throw new Error("no term");
  expect(termText(end)).toBe("8 ÷ (3 − 8 ÷ 3)");
  expect(workingOf([end])).toEqual(["8 ÷ 3 = 8/3", "3 − 8/3 = 1/3", "8 ÷ (1/3) = 24"]);
  expect(workingOf([a])).toEqual([]);
  expect(leavesOf([end, a]).map(({ value }) => valueText(value))).toEqual(["8", "3", "8", "3", "8"]);
});
