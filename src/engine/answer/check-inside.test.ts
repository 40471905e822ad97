import { expect, test } from "vitest";
import type { AnswerSpec } from "./answer.ts";
import { betrays, checkInside } from "./check-inside.ts";

const sum: AnswerSpec = { kind: "list", items: ["3", "4"], ordered: true };
const names: AnswerSpec = { kind: "list", items: ["Dara", "Chen"], ordered: true };
const some: AnswerSpec = { kind: "list", items: ["A", "C"], ordered: false };

test.each([
  [sum, { boxes: "8□ − □7 = 36" }],
  [{ kind: "whole", value: "42" }, { boxes: "□ + 1 = 43" }],
  [some, { choose: ["A", "B", "C"] }],
  [names, { order: ["Aiko", "Chen", "Dara"] }],
  [names, { match: { each: ["first", "second"], with: ["Chen", "Dara"] } }],
  [{ kind: "list", items: ["-9", "5"], ordered: false }, { count: 2 }],
] as const)("places that fit: %#", (spec, inside) => expect(checkInside(spec as AnswerSpec, inside)).toBeNull());

test.each([
  [sum, { boxes: "8□ = 36" }, /places/],
  [{ ...sum, items: ["3", "14"] }, { boxes: "8□ − □7 = 36" }, /digit/],
  [{ kind: "whole", value: "42" }, { boxes: "□2" }, /digit/],
  [names, { boxes: "□ + □" }, /numbers/],
  [{ kind: "list", items: ["-9", "5"], ordered: false }, { count: 3 }, /places|fit/],
  [names, { order: ["Aiko", "Chen"] }, /not among/],
  [some, { order: ["A", "B", "C"] }, /ordered/],
  [some, { choose: ["A", "C"] }, /some/],
  [names, { choose: ["Chen", "Dara", "Aiko"] }, /order/],
  [names, { order: ["Dara", "Dara", "Chen"] }, /same/],
  [names, { match: { each: ["first"], with: ["Chen", "Dara"] } }, /places/],
  [{ kind: "word", accepted: ["x"] }, { choose: ["x", "y"] }, /chips/],
] as const)("faults are told to the author: %#", (spec, inside, why) => {
  expect(checkInside(spec as AnswerSpec, inside)).toMatch(why);
});

test("chips written by hand must not stand in the order of the answer", () => {
  expect(betrays(names, { order: ["Dara", "Aiko", "Chen"] })).not.toBeNull();
  expect(betrays(names, { order: ["Aiko", "Chen", "Dara"] })).toBeNull();
});
