import type { Level } from "../../engine/puzzle.ts";

interface View {
  readonly title: string;
  /** The least and the most that a puzzle of the list takes. */
  readonly minutes: `${number}-${number}`;
}

export const views: Readonly<Record<Level, View>> = {
  easy: { title: "Easy Arithmetic Puzzles", minutes: "2-6" },
  medium: { title: "Medium Arithmetic Puzzles", minutes: "4-7" },
  hard: { title: "Hard Arithmetic Puzzles", minutes: "8-15" },
};
