import { expect, test } from "vitest";
import { lists } from "../bank.ts";
import { faultOf, sumsIn } from "./sums.ts";

// Every sum that a puzzle's hint or worked solution states is true. (A slip quotes what is not; a problem may ask for it.)

/** Puzzles that state what is not so, and why. */
const onPurpose: Readonly<Record<string, string>> = {
  "algebra-linear-022": "the star is an operation of the puzzle's own",
  "brain-teasers-medium-013": "false sums of sticks, which moving one makes true",
  "logic-hard-004": "an assumption is led to 7 > 7",
  "number-theory-medium-032": "written in another base than ten",
};

for (const [list, puzzles] of lists)
  test(`the sums in the solutions of ${list} are true`, () => {
    const sound = puzzles.filter(({ id }) => !(id in onPurpose));
    const faults = sound.flatMap(({ id, hint, solution }) =>
      [hint, ...solution]
        .flatMap(sumsIn)
        .flatMap((sum) => faultOf(sum) ?? [])
        .map((fault) => `${id}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });
