import type { Rule } from "./rule.ts";

/** A solution goes step by step and ends with a check by another way. */
export const missingStep: Rule = {
  name: "missing-step",
  check: ({ solution }) => [
    ...(solution.length < 3
      ? [`the solution has ${solution.length} steps; write at least three, the last one a check`]
      : []),
    ...(/\bcheck/i.test(solution.at(-1) ?? "") ? [] : ["the last step of the solution must be a check, and say so"]),
  ],
};
