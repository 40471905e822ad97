import type { ListedPuzzle } from "../../../src/content/schema/read-puzzles.ts";

/** A puzzle that breaks no rule, with changes: what the tests of the rules begin with. */
export function sound(changes: Partial<ListedPuzzle> = {}): ListedPuzzle {
  return {
    id: "number-theory-easy-001",
    title: "Boxes of eggs",
    level: "easy",
    topic: "remainders",
    minutes: 3,
    kind: "thinking",
    technique: "remainders",
    ages: "9-11",
    curriculum: ["Y5 remainders"],
    problem: "Ama packs $50$ eggs in boxes of $6$. How many eggs are left over?",
    hint: "Which multiple of 6 comes close to the number of eggs?",
    solution: [
      "The multiples of $6$ near $50$ are $48$ and $54$.",
      "Only $48$ is not too many, so $2$ eggs are left.",
      "Check: $8 \\times 6 + 2 = 50$.",
    ],
    answer: { kind: "whole", value: "2", unit: "eggs" },
    slips: [{ when: "8", say: "That is the number of full boxes." }],
    check: "Full boxes of 6 and what is left over must make 50 eggs.",
    ...changes,
  };
}
