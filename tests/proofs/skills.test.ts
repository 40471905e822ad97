import { describe, expect, test } from "vitest";
import { seeds } from "../../src/engine/contract-tests/scale.ts";
import { drawParameters } from "../../src/engine/parameters.ts";
import { random } from "../../src/maths/random.ts";
import { hold, mutate } from "./hold.ts";
import type { Answer } from "./proof.ts";
import { asTold, knownStages, skillProofs, zones } from "./reading/posers.ts";
import type { Reading } from "./reading/reading.ts";

const proofs: Record<string, (parameters: never, stage: number, reading: Reading) => Answer> = skillProofs;
const known = knownStages();
const skills = zones.flatMap((zone) => zone.skills);

describe.each(skills.map((skill) => [skill.id, skill] as const))("skill %s", (id, skill) => {
  test.each(skill.stages.map((stage, index) => [stage.label, stage, index] as const))(
    "%s: every question is proved, and a false key is noticed",
    (_label, stage, index) => {
      const proof = proofs[id];
      if (!proof) throw new Error(`${id} has no proof in tests/proofs/skills`);
      // A thousand seeds a skill, a hundred and twenty in a sample.
      for (let seed = 0; seed < seeds(1000, 60) / skill.stages.length; seed++) {
        const parameters = drawParameters(stage, random(seed));
        const question = stage.write(parameters);
        try {
          const [told, reading] = asTold(stage, known, `${id}/${index}`, parameters, question);
          const proved = proof(told as never, index, reading);
          hold(question, proved);
          if (seed < seeds(20, 4)) mutate(question, proved);
        } catch (error) {
          throw new Error(`${JSON.stringify(parameters)}: ${error instanceof Error ? error.message : error}`);
        }
      }
    },
  );
});

test("every proof of a skill belongs to one", () => {
  expect(Object.keys(proofs).filter((id) => !skills.some((skill) => skill.id === id))).toEqual([]);
});
