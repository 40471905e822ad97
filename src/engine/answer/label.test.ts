import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AnswerSpec } from "./answer.ts";
import { judge } from "./judge.ts";
import { verdictTable } from "./verdict-table.ts";

const asksForBoth = "The puzzle asks for x and y, not for";

verdictTable("a label that is given names its place", list(["3", "5"], ["x", "y"]), [
  ["x = 3, 5", "right", "x = 3, y = 5"],
  ["3, y = 5", "right", "x = 3, y = 5"],
  ["5, x = 3", "right", "y = 5, x = 3"],
  ["y = 5, 3", "right"],
  ["y = 3, 5", "wrong", "y = 3, x = 5", "in another order"],
  ["3, x = 5", "wrong", "y = 3, x = 5"],
  ["y = 3, x = 5", "wrong"],
  ["y = 3", "wrong"],
  ["x = 3, y = 5, 7", "wrong", null, "2 numbers are wanted; you wrote 3."],
  ["y = 3, z = 5", "unread", null, `${asksForBoth} z. Write x = …, y = …`],
  ["p = 3, q = 5", "unread", null, `${asksForBoth} p.`],
  ["p = 3, 5", "unread", null, asksForBoth],
  ["3, x + y = 8", "unread"],
  ["x = y = 3", "unread"],
  ["x = 3, X = 5", "unread", null, "You wrote x twice."],
  ["x = ±3", "unread", null, "You wrote x twice."],
  ["3 = x, 5 = y", "right", "x = 3, y = 5"],
  ["5 = x, 3 = y", "wrong"],
  ["5 = y and 3 = x", "right"],
  ["y=5 x=3", "right"],
  ["y=3 x=5", "wrong"],
  ["(x, y) = (3, 5)", "right", "x = 3, y = 5"],
  ["x, y = 3, 5", "right"],
  ["(y, x) = (5, 3)", "right"],
  ["(y, x) = (3, 5)", "wrong"],
  ["(x, z) = (3, 5)", "unread", null, asksForBoth],
  ["(x, y, z) = (3, 5)", "unread"],
  ["answer: 3, 5", "right"],
  ["the solution is x = 3, y = 5", "unread"],
  ["3 r 5", "unread"],
  ["3x, 5y", "unread"],
]);

verdictTable("three labels, some of them given", list(["2", "3", "6"], ["x", "y", "z"]), [
  ["z = 6, 2, 3", "right", "z = 6, x = 2, y = 3"],
  ["2, z = 6, 3", "right", "x = 2, z = 6, y = 3"],
  ["z = 6, y = 3, 2", "right"],
  ["z = 2, 3, 6", "wrong"],
  ["y = 2, 3, 6", "wrong", "y = 2, x = 3, z = 6"],
]);

verdictTable("two words, one of which both have", list(["3", "7"], ["round robots", "square robots"]), [
  ["3 round robots, 7 square robots", "right", "round robots = 3, square robots = 7"],
  ["7 square robots, 3 round", "right"],
  ["7 square robots, 3", "right", "square robots = 7, round robots = 3"],
  ["round 3, square 7", "right"],
  ["the round robots: 3; the square ones: 7", "right"],
  ["number of round robots = 3, number of square robots = 7", "right"],
  ["1 round robot, 7 square robots", "wrong", "round robots = 1, square robots = 7"],
  ["3 square robots, 7", "wrong"],
  ["7 round robots, 3", "wrong"],
  ["3 robots, 7 robots", "unread"],
  ["3 dogs, 7 cats", "unread"],
  ["dogs = 3, square = 7", "unread", null, "asks for round robots and square robots, not for dogs"],
]);

verdictTable("words in the singular and the plural", list(["5", "3"], ["mango", "melon"]), [
  ["mangoes 5, melons 3", "right"],
  ["one mango is 5 and one melon is 3", "right"],
  ["1 mango = 5, 1 melon = 3", "right"],
  ["A mango costs 5; a melon costs 3.", "right"],
  ["melons 5, mangoes 3", "wrong"],
  ["2 mangoes = 5, melon = 3", "unread"],
]);

verdictTable("names", list(["26", "39"], ["Bao", "Lucía"]), [
  ["Bao's number is 26, Lucia's number is 39", "right"],
  ["Bao has 26, lucia 39", "right"],
  ["BAO 26 LUCÍA 39", "unread"],
  ["39 for Lucia, 26 for Bao", "right"],
  ["Bao 39, 26", "wrong"],
  ["Bo 26, Lucía 39", "unread"],
]);

verdictTable("places", list(["9", "212"], ["row", "place"]), [
  ["row 9, place 212", "right"],
  ["9th row, 212th place", "right"],
  ["place 9, row 212", "wrong"],
]);

verdictTable("a label that begins another", list(["1", "2"], ["s", "s1"]), [
  ["s = 1, s1 = 2", "right"],
  ["s1 = 1, s = 2", "wrong"],
  ["s₁ = 2, s = 1", "right"],
  ["s2 = 1, s = 2", "unread"],
]);
verdictTable("a label of two words that begins with another", list(["1", "2"], ["red", "red big"]), [
  ["red 1, red big 2", "right"],
  ["red big 1, red 2", "wrong"],
  ["big 2, red 1", "right"],
]);

verdictTable("with a unit", { ...list(["33", "32"], ["width", "height"]), unit: "cm" }, [
  ["width 33 cm, height 32 cm", "right"],
  ["height = 32 cm, 33 cm", "right"],
  ["33 cm width, 32 cm height", "right"],
  ["height 33 cm, 32 cm", "wrong"],
]);

verdictTable("a quotient with its remainder, in letters", list(["17", "2"], ["a", "r"]), [
  ["17 r 2", "right"],
  ["a = 17, r = 2", "right"],
  ["r = 17, a = 2", "wrong"],
]);

verdictTable("an order without labels", { kind: "list", items: ["3", "5"], ordered: true }, [
  ["x = 3, x = 5", "right"],
  ["k1 = 3, k2 = 5", "right"],
  ["k₁ = 3, k₂ = 5", "right"],
  ["k2 = 3, k1 = 5", "unread", null, "without names"],
  ["k1 = 3, 5", "right"],
  ["x = 3, y = 5", "unread", null, "without names"],
  ["smallest = 3, largest = 5", "unread", null, "without names"],
  ["x = 5, x = 3", "wrong"],
]);
verdictTable("names in an order without labels", { kind: "list", items: ["Ava", "Ben"], ordered: true }, [
  ["gold: Ben, silver: Ava", "unread", null, "without names"],
  ["gold: Ava, silver: Ben", "unread"],
]);
verdictTable("a set has no places", { kind: "list", items: ["3", "5"], ordered: false }, [
  ["x = 3, y = 5", "right"],
  ["y = 3 or y = 5", "right"],
  ["x = 3, y = 7", "wrong"],
]);

verdictTable("point", { kind: "coordinate", value: ["2", "-5"] }, [
  ["x = 2, -5", "right", "(2, −5)"],
  ["2, y = -5", "right"],
  ["y = -5, 2", "right"],
  ["-5, x = 2", "right"],
  ["(y = -5, x = 2)", "right"],
  ["2 = x, -5 = y", "right"],
  ["(x, y) = (2, -5)", "right"],
  ["P: (2, -5)", "right"],
  ["y = 2, -5", "wrong", "(−5, 2)"],
  ["y = 2, x = -5", "wrong"],
  ["(y, x) = (2, -5)", "wrong"],
  ["p = 2, q = -5", "unread", null, `${asksForBoth} p.`],
  ["x = 2, z = -5", "unread", null, `${asksForBoth} z.`],
  ["a = 2, -5", "unread"],
  ["x = 2, x = -5", "unread", null, "You wrote x twice."],
]);

verdictTable("one number with a letter", { kind: "whole", value: "3", label: "x" }, [
  ["3", "right"],
  ["x = 3", "right", "3"],
  ["X=3", "right"],
  ["3 = x", "right"],
  ["x is 3", "right"],
  ["answer: 3", "right"],
  ["the number is 3", "right"],
  ["y = 3", "unread", null, "The puzzle asks for x, not for y. Write x = …, or only the number."],
  ["3 = y", "unread"],
  ["y is 3", "unread"],
  ["x = 4", "wrong"],
]);
verdictTable("one number that has no letter", { kind: "fraction", value: "3/4", form: "any" }, [
  ["x = 3/4", "right"],
  ["3/4 = y", "right"],
  ["x - y = 3/4", "unread"],
]);

verdictTable("an expression is not an equation about its own letter", expression("3n + 2"), [
  ["T = 3n + 2", "right"],
  ["T(n) = 3n + 2", "right"],
  ["n = 3n + 2", "unread", null, "without n ="],
]);

test("a number of a list's key is exact, however its decimal point could be read", () => {
  const spec: AnswerSpec = { kind: "list", items: ["11.949", "11.904"], ordered: true };
  const verdict = (typed: string) => judge(spec, typed, { slips: [], check: "" }).verdict;
  expect(verdict("11.949, 11.904")).toBe("right");
  expect(verdict("11949, 11904")).toBe("wrong");
  expect(verdict("11949, 11.904")).toBe("wrong");
});

describe("whatever the labels and the numbers", () => {
  const letters = fc.uniqueArray(fc.constantFrom(..."abcdkmnpqstuvwxyz"), { minLength: 2, maxLength: 4 });
  const words = fc.uniqueArray(fc.constantFrom("girls", "boys", "red hats", "blue hats", "Ava", "line", "row"), {
    minLength: 2,
    maxLength: 4,
  });
  const cases = fc.oneof(letters, words).chain((labels) =>
    fc.record({
      labels: fc.constant(labels),
      items: fc.uniqueArray(fc.integer({ min: -20, max: 20 }), { minLength: labels.length, maxLength: labels.length }),
      order: fc.shuffledSubarray([...labels.keys()], { minLength: labels.length }),
      swap: fc.shuffledSubarray([...labels.keys()], { minLength: labels.length }),
      named: fc.array(fc.boolean(), { minLength: labels.length, maxLength: labels.length }),
      way: fc.constantFrom(
        (label: string, item: string) => `${label} = ${item}`,
        (label: string, item: string) => `${item}=${label}`,
        (label: string, item: string) => `${label}: ${item}`,
        (label: string, item: string) => `${label.toUpperCase()} is ${item}`,
      ),
      between: fc.constantFrom(", ", "; ", " and "),
    }),
  );

  test("values under their own labels are right in every order, and under others never", () => {
    fc.assert(
      fc.property(cases, ({ labels, items, order, swap, named, way, between }) => {
        const spec = list(items.map(String), labels);
        const text = (place: number) => String(items[place]);
        const label = (place: number) => labels[place] ?? "";
        const verdict = (parts: readonly string[]) =>
          judge(spec, parts.join(between), { slips: [], check: "" }).verdict;
        expect(verdict(order.map((place) => way(label(place), text(place))))).toBe("right");
        const isSwapped = swap.some((place, i) => place !== i);
        const swapped = order.map((place) => way(label(swap[place] ?? 0), text(place)));
        if (isSwapped) expect(verdict(swapped)).toBe("wrong");
        // Some labels left out: right only where each that is given stands by its own value.
        const some = order.map((place) => (named[place] ? way(label(swap[place] ?? 0), text(place)) : text(place)));
        if (order.some((place) => named[place] && swap[place] !== place)) expect(verdict(some)).not.toBe("right");
      }),
      { numRuns: 500 },
    );
  });
});

function list(items: readonly string[], labels: readonly string[]): Extract<AnswerSpec, { kind: "list" }> {
  return { kind: "list", items, ordered: true, labels };
}

function expression(value: string): AnswerSpec {
  return { kind: "expression", value, variables: ["n"] };
}
