import { expect, test } from "vitest";
import type { Parameters } from "../../../src/engine/parameters.ts";
import { type Labels, labelLine, labelsText, learnLabels, readLabels, strange } from "./labels.ts";
import { Reading } from "./reading.ts";

const reading = (words: string, labels: readonly string[] = []) => new Reading({ words, labels, options: [] });
type Write = (parameters: Parameters) => string;
const samples = (all: readonly Parameters[], write: Write) =>
  all.map((parameters) => ({ parameters, reading: reading(write(parameters)) }));

const line = (words: string, parameters: Parameters = {}, labels: readonly string[] = []) =>
  labelLine(reading(words, labels), parameters, true);

test("what stands beside the numbers: names, units, colours, words of relation, signs, labels of the figure", () => {
  expect(line("Her red rope is 3 m longer than Bo's: $x + 2$.", {}, ["A", "5 cm", "B"])).toBe(
    "red m longer than Bo x + | A | cm | B",
  );
  expect(line("1 hour, 2 hours, 3 shells")).toBe("hour hour shell");
});

test("words that were drawn, by the parameter", () => {
  expect(line("Bo has 3 beads, and Ada $x$.", { who: "Bo, Ada", what: "beads", letter: "x" })).toBe(
    "{who.0} {what} {who.1} {letter}",
  );
});

const all = Array.from(
  { length: 60 },
  (_, i): Parameters => ({ way: i % 2 ? "up" : "down", other: `w${i % 5}`, by: (i % 7) - 3, n: i }),
);
const write: Write = ({ way, by, n }) =>
  `${way === "up" ? "Ada" : "Bo"} goes ${n} m ${Number(by) < 0 ? "left" : "right"} of Cora.`;
const learnt = () => learnLabels(samples(all, write)) as Labels;

test("the fewest facts that decide, and a text that says otherwise", () => {
  expect(learnt().by).toEqual(["way", "±by"]);
  const at = { way: "up", other: "new", by: -2, n: 1000 };
  expect(strange(learnt(), at, reading("Ada goes 1000 m left of Cora."))).toBeNull();
  for (const words of [
    "Bo goes 1000 m left of Cora.",
    "Ada goes 1000 m right of Cora.",
    "Ada goes 1000 km left of Cora.",
  ])
    expect(strange(learnt(), at, reading(words))).toContain("not “");
  expect(strange(learnt(), { ...at, way: "round" }, reading("Ada goes 1000 m left of Cora."))).not.toBeNull();
});

test("signs are left out where they hang on more, and nothing is kept where the words do", () => {
  // One of so many things, by no fact that is kept.
  const some = <Thing>(things: readonly Thing[], n: unknown) => things[Number(n) % things.length];
  const mixed = (of: Write) =>
    learnLabels(
      samples(
        all.map(({ n = 0 }) => ({ n })),
        of,
      ),
    );
  expect(mixed(({ n }) => `$x ${Number(n) > 1 ? "+" : "-"} 2$ m for Bo`)).toMatchObject({ hasSigns: true, by: ["±n"] });
  const few = mixed(({ n }) => `$x ${some(["+", "-", "<"], n)} 2$ m for ${some(["Bo", "Ada"], n)}`);
  expect(few).toMatchObject({ hasSigns: true, by: [] });
  expect([...(few?.lines.get("") ?? [])]).toHaveLength(6);
  const many = mixed(({ n }) => `$x ${some(["+", "-", "<", ">", "=", "/", "!"], n)} 2$ m for Bo`);
  expect(many).toMatchObject({ hasSigns: false, by: [] });
  expect(mixed(({ n }) => `She meets ${some(["Ada", "Bo", "Cora", "Dan", "Eve", "Fay", "Gus"], n)}.`)).toBeNull();
});

test("they are kept in a file as they are", () => {
  const kept = new Map<string, Labels | null>([
    ["one/path", learnt()],
    ["another/path", null],
    ["bare", { by: [], hasSigns: false, lines: new Map([["", new Set(["", "red Bo"])]]) }],
  ]);
  expect(readLabels(labelsText(kept))).toEqual(kept);
});
