import { expect, test } from "vitest";
import { seeds } from "../../../src/engine/contract-tests/scale.ts";
import type { Zone } from "../../../src/engine/exercise.ts";
import { posed } from "../../../src/engine/poser.ts";
import { families } from "../bank.ts";
import { faultOf, sumsIn } from "./sums.ts";

// Every sum that a family or a skill states is true, in its problem, hint, worked steps, slips and check.

const zones = Object.values(
  import.meta.glob<Zone>("../../../src/skills/*/zone.ts", { eager: true, import: "default" }),
);
const skills = zones.flatMap((zone) => zone.skills);

/** Those that state what is not so, and why. */
const onPurpose: Readonly<Record<string, string>> = { "number-theory/which-base": "written in another base than ten" };

let found = 0;

/** The faults of the texts of some seeds, each told once. */
function faultsOf(name: string, textsOf: (seed: number) => readonly string[]): string[] {
  if (name in onPurpose) return [];
  const all = Array.from({ length: seeds(60, 3) }, (_, seed) =>
    textsOf(seed * 31)
      .flatMap(sumsIn)
      .flatMap((sum) => {
        found += 1;
        return faultOf(sum) ?? [];
      })
      .map((fault) => `${name}, seed ${seed * 31}: ${fault}`),
  );
  return all.flat();
}

test("the sums of families are true", () => {
  const faults = [...families].flatMap(([path, family]) =>
    faultsOf(path, (seed) => {
      const { problem, hint, solution, slips, check } = posed(family, seed);
      return [problem, hint, ...solution, ...slips.map(({ say }) => say), check];
    }),
  );
  expect(faults).toEqual([]);
});

test("the sums of skills are true", () => {
  const faults = skills.flatMap(({ id, stages }) =>
    stages.flatMap((stage, at) =>
      faultsOf(`${id}/${at}`, (seed) => {
        const { prompt, steps, slips, check } = posed(stage, seed);
        // What is to be used in place of a number is said as such.
        return [prompt.replace("Use $\\pi = 3.14$", ""), ...steps, ...slips.map(({ say }) => say), check];
      }),
    ),
  );
  expect(faults).toEqual([]);
});

test("there are thousands of them", () => expect(found).toBeGreaterThan(2000));
