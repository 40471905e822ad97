import fc from "fast-check";
import { expect, test } from "vitest";
import { daysAfter } from "../day.ts";
import type { Attempt } from "../records/entry.ts";
import { attempt } from "./examples.ts";
import { skillLevels } from "./skill-levels.ts";
import { skillStates } from "./skill-states.ts";

const today = "2025-10-25"; // a Saturday
const monday = "2025-10-20";

interface Asked {
  readonly skill: string;
  readonly stage: number;
  readonly day: string;
  readonly answers: readonly Partial<Attempt>[];
}

/** A log of questions, one after the other. */
function logOf(questions: readonly Asked[]): Attempt[] {
  return questions.flatMap(({ skill, stage, day, answers }, n) =>
    answers.map((fields, i) => attempt(10 * n + i, { item: `${skill}/${stage}~${n}`, day, ...fields })),
  );
}
const alone = (stage: number, day: string): Asked => ({ skill: "adding", stage, day, answers: [{}] });

test("no log, no levels, but the weeks", () => {
  const { mondays, stages } = skillLevels([], today);
  expect([mondays.length, mondays[0], mondays[11], stages.size]).toEqual([12, "2025-08-04", monday, 0]);
});

test("the stage at the end of each week: none before the first, kept over weeks without a question", () => {
  const log = logOf([
    ...[1, 2, 3].map(() => alone(0, daysAfter(monday, -8))),
    ...[1, 2, 3].map(() => alone(1, monday)),
    ...[1, 2, 3].map(() => alone(2, daysAfter(today, 1))),
  ]);
  expect(skillLevels(log, today, 4).stages.get("adding")).toEqual([null, 2, 2, 3]);
  expect(skillLevels(log, today, 2).stages.get("adding")).toEqual([2, 3]);
});

test("each week it is what skillStates says of the log up to then, in any order and with duplicates", () => {
  const answers = fc.constantFrom<Partial<Attempt>[]>(
    [{}],
    [{}],
    [{ verdict: "wrong" }],
    [{ verdict: "wrong" }, {}],
    [{ verdict: "almost" }, {}],
    [{ help: "solution" }],
  );
  const question = fc.record({
    skill: fc.constantFrom("adding", "dividing"),
    stage: fc.nat(2),
    later: fc.nat(2),
    answers,
  });
  fc.assert(
    fc.property(fc.array(question, { maxLength: 60 }), (list) => {
      let day = daysAfter(monday, -60);
      const questions = list.map(({ later, ...rest }) => {
        day = daysAfter(day, later);
        return { ...rest, day };
      });
      const log = logOf(questions);
      const { mondays, stages } = skillLevels([...log.slice(3), ...log].reverse(), today);
      for (const [week, first] of mondays.entries()) {
        const last = daysAfter(first, 6) < today ? daysAfter(first, 6) : today;
        const states = skillStates(log.filter((one) => one.day <= last));
        for (const skill of ["adding", "dividing"]) {
          const stage = states.get(skill)?.stage;
          expect(stages.get(skill)?.[week] ?? null).toBe(stage === undefined ? null : stage + 1);
        }
      }
    }),
    { numRuns: 500 },
  );
});

test("a long row at one stage is no burden: recent outcomes are enough", () => {
  const log = logOf(
    Array.from({ length: 200 }, (_, n) => ({ ...alone(1, monday), answers: n % 3 === 2 ? [{ help: "hint" }] : [{}] })),
  );
  expect(skillLevels(log, today, 1).stages.get("adding")).toEqual([(skillStates(log).get("adding")?.stage ?? 0) + 1]);
});
