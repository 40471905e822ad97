import type { Settings, SettingsForm } from "../../engine/game/game.ts";
import type { Size } from "./board/layout.ts";
import { type Grade, grades } from "./rating/grades.ts";

const sizes: readonly { readonly value: string; readonly label: string; readonly size: Size }[] = [
  { value: "9", label: "9 by 9", size: 9 },
  { value: "6", label: "6 by 6", size: 6 },
  { value: "4", label: "4 by 4", size: 4 },
];

/** Medium is dealt anew since its boards need pencil marks: codes from before say medium. */
const medium = "medium2";

const gradeOptions = grades.map((grade) => ({
  value: grade === "Medium" ? medium : grade.toLowerCase(),
  label: grade,
}));

/** The grade that is asked for, and whether in the sense of former codes. */
export function gradeIn({ grade }: Settings): { readonly grade: Grade; readonly isFormer: boolean } {
  const isFormer = grade === "medium";
  return {
    grade: isFormer ? "Medium" : (gradeOptions.find(({ value }) => value === grade)?.label ?? "Easy"),
    isFormer,
  };
}

export const sizeIn = (settings: Settings): Size => sizes.find(({ value }) => value === settings["size"])?.size ?? 9;

/** What can be chosen before a board is dealt. */
export const settings: SettingsForm = {
  fields: [
    { name: "size", label: "Size", options: sizes.map(({ value, label }) => ({ value, label })) },
    { name: "grade", label: "Grade", options: gradeOptions, rising: true, former: { medium } },
  ],
  first: { size: "9", grade: "easy" },
  fault(settings) {
    const { grade, isFormer } = gradeIn(settings);
    return faultOf(sizeIn(settings), grade, isFormer);
  },
};

/** Why no board of this size and grade is dealt: a sentence. Null where one is. */
export function faultOf(size: Size, grade: Grade, isFormer = false): string | null {
  if (size === 4 && grade !== "Easy")
    return "4 by 4 boards are all Easy: there is always a box in which a digit has one place left.";
  // Of 6,000 boards none was Medium: pointing and the like are seen without pencil marks there, and what is not is Expert.
  if (size === 6 && grade !== "Easy" && grade !== "Expert" && !(isFormer && grade === "Medium"))
    return "6 by 6 boards are Easy or Expert: choose one of these, or 9 by 9.";
  return null;
}
