import type { Settings, SettingsForm } from "../../engine/game/game.ts";
import { capital, count } from "../../engine/words.ts";
import { type Kind, sizes } from "./figures/figure.ts";

export type GradeChoice = "easy" | "medium" | "hard" | "expert";

interface Choice {
  readonly kind: Kind;
  readonly size: number;
  readonly grade: GradeChoice;
}

const sizeNames: Readonly<Record<Kind, string>> = {
  square: "Squares here have 3, 4 or 5 numbers a line",
  star: "Stars here have 6, 7 or 8 points",
  triangle: "Triangles here have 3, 4 or 5 numbers a side",
};

/** What can be chosen before a magic square, star or triangle is dealt. */
export const settings: SettingsForm = {
  fields: [
    {
      name: "kind",
      label: "Figure",
      options: [
        { value: "square", label: "Square" },
        { value: "star", label: "Star" },
        { value: "triangle", label: "Triangle" },
      ],
    },
    {
      name: "size",
      label: "Size",
      options: [3, 4, 5, 6, 7, 8].map((size) => ({ value: String(size), label: sizeLabel(size) })),
    },
    {
      name: "grade",
      rising: true,
      label: "Grade",
      options: ["easy", "medium", "hard", "expert"].map((grade) => ({ value: grade, label: capital(grade) })),
    },
  ],
  first: { kind: "square", size: "3", grade: "easy" },
  offers: (chosen, name, value) => name !== "size" || sizes[readChoice(chosen).kind].includes(Number(value)),
  fault(chosen) {
    const { kind, size } = readChoice(chosen);
    return sizes[kind].includes(size) ? null : `${sizeNames[kind]}, not ${size}.`;
  },
};

function sizeLabel(size: number): string {
  return size < 6 ? `${size} numbers a line` : count(size, "point");
}

/** Settings by their meaning; what is missing is as the form opens. */
export function readChoice({ kind, size, grade }: Settings): Choice {
  return {
    kind: kind === "star" || kind === "triangle" ? kind : "square",
    size: Number(size ?? 3),
    grade: grade === "medium" || grade === "hard" || grade === "expert" ? grade : "easy",
  };
}
