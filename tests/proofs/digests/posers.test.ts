import { describe, expect, test } from "vitest";
import { nearest } from "../../../build/content/near.ts";
import type { AnswerSpec } from "../../../src/engine/answer/answer.ts";
import type { Zone } from "../../../src/engine/exercise.ts";
import type { Figure } from "../../../src/engine/figure/figure.ts";
import { drawParameters } from "../../../src/engine/parameters.ts";
import { type Poser, posed } from "../../../src/engine/poser.ts";
import { inVersion, newest } from "../../../src/engine/versions.ts";
import { random } from "../../../src/maths/random.ts";
import { families, lists } from "../bank.ts";
import { givenIn, keyOf, short } from "./digest.ts";
import { adds, faultsOf, freeze, frozen, frozenSeeds, goneOf } from "./frozen.ts";

// What a seed was once posed as, it is posed as for ever: the numbers, the figure and the key of twenty seeds of every version
// of every family and stage.

interface Text {
  readonly answer: AnswerSpec;
  readonly figure?: Figure;
}

const zones = Object.values(
  import.meta.glob<Zone>("../../../src/skills/*/zone.ts", { eager: true, import: "default" }),
);
const stages = zones
  .flatMap(({ skills }) => skills)
  .flatMap(({ id, stages }) => stages.map((stage, index) => [`${id}/${index}`, stage] as const));

describe("families", () => holdPosers("families", [...families], ({ problem }) => problem));
describe("stages", () => holdPosers("stages", stages, ({ prompt }) => prompt));

function holdPosers<T extends Text>(
  kind: string,
  posers: readonly (readonly [string, Poser<T>])[],
  textOf: (text: T) => string,
) {
  const versions = posers.flatMap(([name, poser]) =>
    Array.from({ length: newest(poser) }, (_, at) => ({ name: `${name}@${at + 1}`, poser, version: at + 1 })),
  );

  test("pose from each seed what they did", () => {
    const digests = versions.map(({ name, poser, version }) => {
      const of = (seed: number) => {
        const parameters = drawParameters(inVersion(poser, poser.before, version), random(seed));
        const text = posed(poser, seed, version);
        return short([parameters, givenIn(textOf(text), text.figure), keyOf(text.answer)]);
      };
      return [name, Array.from({ length: frozenSeeds }, (_, seed) => of(seed))] as const;
    });
    if (adds) freeze(kind, Object.fromEntries(digests.map(([name, own]) => [name, own.join(" ")])));
    expect(faultsOf(frozen(kind), Object.fromEntries(digests))).toEqual([]);
  });

  test("none is gone", () => {
    const names = versions.map(({ name }) => name);
    expect(goneOf(frozen(kind), names)).toEqual([]);
  });
}

test("a puzzle keeps its family, or its twins in links would be of another", () => {
  const now = Object.fromEntries(
    [...lists.values()].flat().flatMap(({ id, family }) => (family ? [[id, family] as const] : [])),
  );
  if (adds) freeze("twins", now);
  const was = frozen("twins");
  expect(goneOf(was, Object.keys(now))).toEqual([]);
  expect(now).toEqual(was);
});

test("a puzzle without a family keeps the one whose twins stand for it, or pupils of a class would get another", () => {
  const now = Object.fromEntries(
    [...lists.values()].flatMap((list) =>
      list.flatMap((puzzle) => {
        const near = nearest(puzzle, list);
        return near ? [[puzzle.id, near.id] as const] : [];
      }),
    ),
  );
  if (adds) freeze("near", now);
  const was = frozen("near");
  expect(goneOf(was, Object.keys(now))).toEqual([]);
  expect(goneOf(now, Object.keys(was)), 'these are new: freeze them with "npm run digests"').toEqual([]);
  expect(now).toEqual(was);
});
