import type { Settings, SettingsForm } from "../../engine/game/game.ts";
import { largest, smallest } from "./board/board.ts";
import type { Wish } from "./deal.ts";
import { type OperationSet, operationSets } from "./dealing/clues.ts";
import { type Grade, grades } from "./rating/grade-names.ts";

const sizes = Array.from({ length: largest - smallest + 1 }, (_, at) => String(smallest + at));
/** An unreasonable board is graded where it comes from outside, never dealt. */
const dealtGrades: readonly Grade[] = grades.filter((grade) => grade !== "Unreasonable");
const operationLabels: Readonly<Record<OperationSet, string>> = {
  add: "+",
  addsub: "+ −",
  addsubmul: "+ − ×",
  all: "+ − × ÷",
  hidden: "Hidden signs",
};

/**
 * What can be chosen. No 3x3 board is Extreme, and with the signs shown only 16 of 209,600 are Hard (two, and their turns and
 * mirror images), none of them with sums alone: settings.test.ts goes through all 3x3 boards. Everything else is dealt.
 */
export const settings: SettingsForm = {
  fields: [
    { name: "size", label: "Size", options: sizes.map((value) => ({ value, label: `${value} × ${value}` })) },
    {
      name: "operations",
      label: "Operations",
      options: Object.entries(operationLabels).map(([value, label]) => ({ value, label })),
    },
    {
      name: "grade",
      rising: true,
      label: "Grade",
      options: dealtGrades.map((grade) => ({ value: grade.toLowerCase(), label: grade })),
    },
  ],
  first: { size: "4", operations: "all", grade: "easy" },
  fault: (chosen) => {
    const { size, operations, grade } = readWish(chosen);
    if (size > smallest) return null;
    if (grade === "Extreme") return "A 3 × 3 board is too small to be Extreme: choose a larger board or another grade.";
    if (grade === "Hard" && operations !== "hidden")
      return "A 3 × 3 board is hardly ever Hard unless its signs are hidden: choose a larger board or another grade.";
    return null;
  },
};

/** What settings ask for; what opens the form where they ask for something else. */
export function readWish(chosen: Settings): Wish {
  const { size, operations, grade } = chosen;
  return {
    size: Number(sizes.find((one) => one === size) ?? smallest),
    operations:
      operations !== undefined && Object.hasOwn(operationSets, operations) ? (operations as OperationSet) : "all",
    grade: dealtGrades.find((one) => one.toLowerCase() === grade) ?? "Easy",
  };
}
