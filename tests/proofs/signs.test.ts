import { describe, expect, test } from "vitest";
import type { AnswerSpec, NumberLocale } from "../../src/engine/answer/answer.ts";
import { answerText } from "../../src/engine/answer/answer-text.ts";
import { inputMode, isInSigns } from "../../src/engine/answer/expected.ts";
import { judge } from "../../src/engine/answer/judge.ts";
import { signsFor } from "../../src/engine/answer/signs.ts";
import { seeds } from "../../src/engine/contract-tests/scale.ts";
import type { Zone } from "../../src/engine/exercise.ts";
import { drawParameters } from "../../src/engine/parameters.ts";
import { random } from "../../src/maths/random.ts";
import { families, lists } from "./bank.ts";

const zones = Object.values(import.meta.glob<Zone>("../../src/skills/*/zone.ts", { eager: true, import: "default" }));
const locales: readonly NumberLocale[] = ["point", "comma"];
const each = seeds(200, 10);

/** Every answer of the bank, and many of each family and each stage of a skill. */
const asked: readonly (readonly [where: string, answer: AnswerSpec])[] = [
  ...[...lists].flatMap(([list, puzzles]) => puzzles.map(({ id, answer }) => [`${list} ${id}`, answer] as const)),
  ...[...families].flatMap(([path, family]) => drawn(path, family)),
  ...zones.flatMap((zone) => zone.skills).flatMap(({ id, stages }) => stages.flatMap((stage) => drawn(id, stage))),
];

type Writer = Parameters<typeof drawParameters>[0] & {
  readonly write: (parameters: ReturnType<typeof drawParameters>) => { readonly answer: AnswerSpec };
};

function drawn(where: string, writer: Writer) {
  return Array.from(
    { length: each },
    (_, seed) => [`${where} ${seed}`, writer.write(drawParameters(writer, random(seed))).answer] as const,
  );
}

/** The answer as it is printed, and without the unit, the names and, in expressions, the spaces and raised 3 that nobody has to write. */
function ways(spec: AnswerSpec, locale: NumberLocale): string[] {
  const { unit: _unit, labels: _labels, ...bare } = { unit: undefined, labels: undefined, ...spec };
  const texts = [answerText(spec, locale), answerText(bare as AnswerSpec, locale)];
  return spec.kind === "expression" ? texts.map((text) => text.replaceAll(" ", "").replaceAll("³", "^3")) : texts;
}

/** Whether a text can be put together from digits and the given signs. */
function canType(text: string, signs: readonly string[]): boolean {
  if (text === "") return true;
  return [..."0123456789", ...signs].some((sign) => text.startsWith(sign) && canType(text.slice(sign.length), signs));
}

function isRight(spec: AnswerSpec, text: string, locale: NumberLocale): boolean {
  return judge(spec, text, { slips: [], check: "" }, locale).verdict === "right";
}

test("the whole bank is there", () => {
  const bank = [...lists.values()].flat();
  expect(bank.length).toBeGreaterThan(1100);
  expect(asked.length).toBeGreaterThan(bank.length);
});

describe.each(locales)("numbers with a decimal %s", (locale) => {
  test("each answer in signs can be typed on the keypad, and counts", () => {
    const out = asked.filter(
      ([, spec]) =>
        isInSigns(spec) &&
        !ways(spec, locale).some((text) => canType(text, signsFor(spec, locale)) && isRight(spec, text, locale)),
    );
    expect(out).toEqual([]);
  });

  test("a number pad of the device is offered only where it is enough", () => {
    const marks = { numeric: [], decimal: [locale === "comma" ? "," : "."], text: null };
    const out = asked.filter(([, spec]) => {
      const signs = marks[inputMode(spec)];
      return signs && !ways(spec, locale).some((text) => canType(text, signs) && isRight(spec, text, locale));
    });
    expect(out).toEqual([]);
  });
});

test("the keys are the same for every answer of a form", () => {
  for (const [where, spec] of asked)
    for (const other of others(spec)) expect(signsFor(other), where).toEqual(signsFor(spec));
});

/** Other answers to a question that asks for the same form. */
function others(spec: AnswerSpec): AnswerSpec[] {
  switch (spec.kind) {
    case "whole":
    case "decimal":
    case "fraction":
      return ["7", "-7", "1/2", "-2.5"].map((value) => ({ ...spec, value }));
    case "ratio":
    case "coordinate":
      return ["1", "-3"].map((one) => ({ ...spec, value: spec.value.map(() => one) }));
    case "list":
      return isInSigns(spec) ? ["4", "-1/2"].map((one) => ({ ...spec, items: spec.items.map(() => one) })) : [];
    case "expression":
      return [{ ...spec, value: "0" }];
    default:
      return [];
  }
}

test("no key of a whole number or a decimal is a letter, but for its unit", () => {
  for (const [where, spec] of asked)
    if ((spec.kind === "whole" || spec.kind === "decimal") && !spec.unit)
      expect(signsFor(spec).join(""), where).not.toMatch(/\p{L}/u);
});
