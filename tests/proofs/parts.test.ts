import { describe, expect, test } from "vitest";
import type { AnswerSpec, NumberLocale } from "../../src/engine/answer/answer.ts";
import { answerText } from "../../src/engine/answer/answer-text.ts";
import { checkInside } from "../../src/engine/answer/check-inside.ts";
import { chipsOf } from "../../src/engine/answer/chips.ts";
import { isHalf } from "../../src/engine/answer/half.ts";
import type { Inside, InsideText } from "../../src/engine/answer/inside.ts";
import { judge } from "../../src/engine/answer/judge.ts";
import { partsOf } from "../../src/engine/answer/parts.ts";
import { seeds } from "../../src/engine/contract-tests/scale.ts";
import type { Zone } from "../../src/engine/exercise.ts";
import { drawParameters } from "../../src/engine/parameters.ts";
import { boxed } from "../../src/engine/typeset/boxed.ts";
import { random } from "../../src/maths/random.ts";
import { families, lists } from "./bank.ts";

const zones = Object.values(import.meta.glob<Zone>("../../src/skills/*/zone.ts", { eager: true, import: "default" }));
const locales: readonly NumberLocale[] = ["point", "comma"];
const each = seeds(100, 10);

interface Written {
  readonly answer: AnswerSpec;
  readonly inside?: InsideText;
  readonly problem?: string;
  readonly prompt?: string;
}

interface Asked {
  readonly where: string;
  readonly answer: AnswerSpec;
  readonly inside: Inside | undefined;
}

/** Every answer of the bank, and some of each family and each stage of a skill, with the places that its author gives it. */
const asked: readonly Asked[] = [
  ...[...lists].flatMap(([list, puzzles]) => puzzles.map((puzzle) => set(`${list} ${puzzle.id}`, puzzle))),
  ...[...families].flatMap(([path, family]) => drawn(path, family)),
  ...zones.flatMap((zone) => zone.skills).flatMap(({ id, stages }) => stages.flatMap((stage) => drawn(id, stage))),
];

type Writer = Parameters<typeof drawParameters>[0] & {
  readonly write: (parameters: ReturnType<typeof drawParameters>) => Written;
};

function drawn(where: string, writer: Writer): Asked[] {
  return Array.from({ length: each }, (_, seed) =>
    set(`${where} ${seed}`, writer.write(drawParameters(writer, random(seed)))),
  );
}

function set(where: string, { answer, inside, problem, prompt }: Written): Asked {
  return { where, answer, inside: inside && boxed(problem ?? prompt ?? "", inside).inside };
}

const told = (spec: AnswerSpec, text: string, locale: NumberLocale) =>
  judge(spec, text, { slips: [], check: "" }, locale);

test("there are many of each form", () => {
  const shapes = asked.map(({ answer, inside }) => partsOf(answer, inside)?.shape ?? chipsOf(answer, inside)?.way);
  for (const shape of ["row", "fraction", "mixed", "boxes"])
    expect(shapes.filter((one) => one === shape).length, shape).toBeGreaterThan(9);
  for (const way of ["order", "choose", "match"]) expect(shapes, way).toContain(way);
});

test("what authors say of places inside a problem is true", () => {
  for (const { where, answer, inside } of asked) expect(checkInside(answer, inside), where).toBeNull();
});

describe.each(locales)("numbers with a decimal %s", (locale) => {
  const inParts = asked.flatMap(({ where, answer, inside }) => {
    const form = partsOf(answer, inside, locale);
    return form ? [{ where, answer, form }] : [];
  });

  test("each answer fits into its parts, and their text is right", () => {
    const out = inParts.flatMap(({ where, answer, form }) => {
      const values = form.read(answerText(answer, locale));
      const text = values && form.write(values);
      return text && told(answer, text, locale).verdict === "right" ? [] : [[where, text]];
    });
    expect(out).toEqual([]);
  });

  test("parts of it are never right, and told so in words", () => {
    for (const { where, answer, form } of inParts) {
      const values = form.read(answerText(answer, locale)) ?? [];
      if (values.filter((value) => value !== "").length < 2) continue;
      for (let keep = 0; keep < 2 ** values.length - 1; keep++) {
        const half = values.map((value, at) => ((keep >> at) & 1 ? value : ""));
        // A whole number beside half a fraction is the same as one alone.
        if (half.every((value, at) => value === values[at])) continue;
        const text = form.write(half);
        const { verdict, say } = told(answer, text, locale);
        expect(verdict, `${where}: ${text}`).not.toMatch(/right|almost/);
        expect(say.length, `${where}: ${text}`).toBeGreaterThan(10);
        if (verdict !== "empty" && form.shape !== "fraction" && form.shape !== "mixed")
          expect(isHalf(text), `${where}: ${text}`).toBe(true);
      }
    }
  });

  test("chips in the order of the answer are right, and fewer are not", () => {
    for (const { where, answer, inside } of asked) {
      const chips = chipsOf(answer, inside, locale);
      if (!chips || answer.kind !== "list") continue;
      const text = chips.write(answer.items);
      expect(told(answer, text, locale).verdict, `${where}: ${text}`).toBe("right");
      expect(chips.read(text)?.toSorted(), where).toEqual(answer.items.toSorted());
      const fewer = chips.write(answer.items.slice(1));
      expect(told(answer, fewer, locale).verdict, `${where}: ${fewer}`).not.toMatch(/right|almost/);
    }
  });
});

test("the parts are the same for every answer of a form", () => {
  for (const { where, answer, inside } of asked) {
    const other = otherThan(answer);
    if (other) expect(JSON.stringify(partsOf(other, inside)), where).toBe(JSON.stringify(partsOf(answer, inside)));
  }
});

/** Another answer to a question that asks for the same form. */
function otherThan(spec: AnswerSpec): AnswerSpec | null {
  switch (spec.kind) {
    case "fraction":
      return { ...spec, value: "-123/457" };
    case "ratio":
    case "coordinate":
      return { ...spec, value: spec.value.map(() => "12345") };
    case "list":
      return /^[-−\d]/.test(spec.items[0] ?? "")
        ? { ...spec, items: spec.items.map((_, at) => String(-1000 - at)) }
        : null;
    case "time":
      return { ...spec, value: "00:00" };
    default:
      return null;
  }
}
