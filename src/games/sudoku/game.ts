import type { Settings } from "../../engine/game/game.ts";
import type { GridRules } from "../../engine/game/grid.ts";
import { gridGame } from "../../engine/game/grid-game.ts";
import { deal, faultOf } from "./deal.ts";
import { nextStep } from "./hint.ts";
import { judge } from "./judge.ts";
import { type Grade, grades } from "./ladder.ts";
import type { Size } from "./layout.ts";
import { shapeOf } from "./shape.ts";
import { type Board, readBoard, sizeOfBoard, writeBoard } from "./text.ts";

const sizes: readonly { readonly value: string; readonly label: string; readonly size: Size }[] = [
  { value: "9", label: "9 by 9", size: 9 },
  { value: "6", label: "6 by 6", size: 6 },
  { value: "4", label: "4 by 4", size: 4 },
];

const boxRules: Readonly<Record<Size, string>> = {
  9: "Each row, column and 3×3 box holds 1-9 without repeats.",
  6: "Each row, column and box of 2×3 holds 1-6 without repeats.",
  4: "Each row, column and 2×2 box holds 1-4 without repeats.",
};

/** Medium is dealt anew since its boards need pencil marks: codes from before say medium. */
const medium = "medium2";

const gradeOptions = grades.map((grade) => ({
  value: grade === "Medium" ? medium : grade.toLowerCase(),
  label: grade,
}));

function gradeIn({ grade }: Settings): { readonly grade: Grade; readonly isFormer: boolean } {
  const isFormer = grade === "medium";
  return {
    grade: isFormer ? "Medium" : (gradeOptions.find(({ value }) => value === grade)?.label ?? "Easy"),
    isFormer,
  };
}

const sizeIn = (settings: Settings): Size => sizes.find(({ value }) => value === settings["size"])?.size ?? 9;

const rules: GridRules<Board> = {
  id: "sudoku",
  title: "Sudoku",
  settings: {
    fields: [
      { name: "size", label: "Size", options: sizes.map(({ value, label }) => ({ value, label })) },
      { name: "grade", label: "Grade", options: gradeOptions, rising: true, former: { medium } },
    ],
    first: { size: "9", grade: "easy" },
    fault(settings) {
      const { grade, isFormer } = gradeIn(settings);
      return faultOf(sizeIn(settings), grade, isFormer);
    },
  },
  deal: (settings, random, tell) => deal({ ...gradeIn(settings), size: sizeIn(settings) }, random, tell),
  judge,
  board: { read: readBoard, write: writeBoard },
  shape: shapeOf,
  rules: (board) => boxRules[sizeOfBoard(board)],
  clashes: () => [],
  nextStep,
  readKey: (_, key) => Array.from(key, Number),
};

export default gridGame(rules);
