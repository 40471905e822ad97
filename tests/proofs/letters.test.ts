import { expect, test } from "vitest";
import type { AnswerSpec } from "../../src/engine/answer/answer.ts";
import { seeds } from "../../src/engine/contract-tests/scale.ts";
import type { Zone } from "../../src/engine/exercise.ts";
import { drawParameters } from "../../src/engine/parameters.ts";
import { random } from "../../src/maths/random.ts";
import { families, lists } from "./bank.ts";

const zones = Object.values(import.meta.glob<Zone>("../../src/skills/*/zone.ts", { eager: true, import: "default" }));

/** How questions ask for the value of letters. */
const single = [
  /(?:[Ww]hat|[Ww]hat number|[Ww]hich|[Ww]hich number) is \$([A-Za-z])\$\?/,
  /[Ff]ind (?:the (?:whole )?number )?\$([A-Za-z])\$(?=[.,;]| with| for)/,
  /(?:largest|smallest|[Ww]hich|other) (?:whole )?(?:number )?\$([A-Za-z])\$ (?:for which|makes|did|is it)/,
  /(?:in circle|written in) \$([A-Z])\$\?/,
  /smallest value of \$([a-z])\$\?/,
];
const several =
  /(?:[Ff]ind|[Gg]ive|[Ww]rite|[Ss]olve.*?) (?:the (?:whole )?numbers )?\$([A-Za-z])\$(?:,? (?:and|then|and then) |, )\$([A-Za-z])\$/;

test("a question for a letter says in its answer which letter it is", () => {
  const unsaid = new Set<string>();
  let asked = 0;
  for (const { from, text, answer } of questions()) {
    const letters = lettersOf(text, answer);
    if (letters.length === 0) continue;
    asked++;
    if (letters.some((letter) => !labelsOf(answer).includes(letter))) unsaid.add(`${from}: ${letters.join()}`);
  }
  expect([...unsaid]).toEqual([]);
  expect(asked).toBeGreaterThan(seeds(800, 300));
});

function lettersOf(text: string, answer: AnswerSpec): string[] {
  const isNumber = answer.kind === "whole" || answer.kind === "decimal" || answer.kind === "fraction";
  const patterns = isNumber ? single : answer.kind === "list" && answer.ordered ? [several] : [];
  return patterns.flatMap((pattern) => pattern.exec(text)?.slice(1) ?? []);
}

function labelsOf(answer: AnswerSpec): readonly string[] {
  if (answer.kind === "list") return answer.labels ?? [];
  return "label" in answer && answer.label !== undefined ? [answer.label] : [];
}

function* questions(): Generator<{ from: string; text: string; answer: AnswerSpec }> {
  for (const { id, problem, answer } of [...lists.values()].flat()) yield { from: id, text: problem, answer };
  for (const [from, family] of families)
    for (let seed = 0; seed < seeds(30, 10); seed++) {
      const { problem, answer } = family.write(drawParameters(family, random(seed)));
      yield { from, text: problem, answer };
    }
  for (const { id, stages } of zones.flatMap(({ skills }) => skills))
    for (const stage of stages)
      for (let seed = 0; seed < seeds(30, 10); seed++) {
        const { prompt, answer } = stage.write(drawParameters(stage, random(seed)));
        yield { from: id, text: prompt, answer };
      }
}
