import { expect, test } from "vitest";
import { lists } from "../bank.ts";
import { faultOf, sumsIn } from "./sums.ts";

// Every sum that a puzzle states is true, in its problem, hint, worked solution, slips and check.

/** Puzzles that state what is not so, and why. */
const onPurpose: Readonly<Record<string, string>> = {
  "algebra-linear-022": "the star is an operation of the puzzle's own",
  "brain-teasers-medium-013": "false sums of sticks, which moving one makes true",
  "logic-hard-004": "an assumption is led to 7 > 7",
  "number-theory-medium-014": "written in another base than ten",
  "number-theory-medium-026": "written in another base than ten",
  "number-theory-medium-032": "written in another base than ten",
};

for (const [list, puzzles] of lists)
  test(`the sums in the puzzles of ${list} are true`, () => {
    const sound = puzzles.filter(({ id }) => !(id in onPurpose));
    const faults = sound.flatMap(({ id, problem, hint, solution, slips, check }) =>
      [problem, hint, ...solution, ...slips.map(({ say }) => say), check]
        .flatMap(sumsIn)
        .flatMap((sum) => faultOf(sum) ?? [])
        .map((fault) => `${id}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });
