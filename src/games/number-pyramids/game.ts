import { valueText } from "../../engine/game/combine.ts";
import type { Fair, Game, Refusal, Step } from "../../engine/game/game.ts";
import { capital } from "../../engine/words.ts";
import { equal } from "../../maths/rational.ts";
import { clashesOf } from "./clashes.ts";
import { dealPyramid } from "./deal.ts";
import { techniques } from "./deduction.ts";
import { type Grade, gradeNames, grades, worked } from "./grade.ts";
import { type Law, lawNames, laws, numberRule } from "./law.ts";
import { heights, placeWords } from "./layout.ts";
import { type Bricks, isShort, type Pyramid, pyramidText, readBricks, writeBricks } from "./pyramid.ts";
import { solve } from "./solve.ts";
import type { State } from "./state.ts";
import { firstDeduction } from "./techniques.ts";
import { faultOf, type Writing, writingText } from "./writing.ts";

const game: Game<Pyramid, State, Writing> = {
  id: "number-pyramids",
  title: "Number Pyramids",
  settings: {
    fields: [
      { name: "height", label: "Rows", options: heights.map((height) => ({ value: `${height}`, label: `${height}` })) },
      { name: "law", label: "Each brick is", options: laws.map((value) => ({ value, label: lawNames[value] })) },
      {
        name: "grade",
        label: "Grade",
        rising: true,
        options: grades.map((value) => ({ value, label: gradeNames[value] })),
      },
    ],
    first: { height: "4", law: "add", grade: "easy" },
    fault({ height, law, grade }) {
      if (height === "3" && grade === "expert")
        return "Three rows are never that hard: choose four or more for Expert.";
      if (height === "6" && law === "multiply")
        return "Products over six rows grow far too large: choose five rows or fewer.";
      return null;
    },
  },
  deal({ height, law, grade }, random, tell) {
    const pyramid = dealPyramid(law as Law, Number(height), grade as Grade, random, tell);
    const { bricks, hardest } = worked(pyramid);
    return fair(pyramid, bricks, hardest);
  },
  judge(pyramid) {
    if (!pyramid.givens.includes(null))
      return { problem: "In this board every brick is given: nothing is left to find." };
    const solution = solve(pyramid);
    if (solution === "none")
      return { problem: "This board has no solution: no numbers fit all the bricks that are given." };
    if (solution === "many")
      return { problem: "This board has more than one solution, so it cannot be solved by thinking alone." };
    if (!solution.every(isShort))
      return { problem: "This board has a solution, but with numbers of more than nine digits, which no brick holds." };
    const { isDone, hardest } = worked(pyramid);
    return isDone
      ? fair(pyramid, solution, hardest)
      : {
          problem:
            "This board has one solution, but it takes several unknown numbers at a time, and the hints stop before that.",
        };
  },
  board: pyramidText,
  move: writingText,
  start: (pyramid) => ({ pyramid, bricks: pyramid.givens }),
  play: written,
  outcome: (state) => (state.bricks.includes(null) || clashesOf(state).length > 0 ? "open" : "solved"),
  clashes: clashesOf,
  isMistaken: ({ bricks }, key) => {
    const solution = solutionOf(key);
    return bricks.some((value, brick) => value && solution[brick] && !equal(value, solution[brick]));
  },
  nextStep: (state, key) => (game.isMistaken(state, key) ? null : stepFrom(state)),
  words: {
    board({ pyramid: { law, height }, bricks }) {
      const filled = bricks.filter(Boolean).length;
      const left =
        filled === bricks.length ? "All its bricks are filled" : `${filled} of its ${bricks.length} bricks are filled`;
      const rule = numberRule(law);
      return `A pyramid of ${height} rows, in which each brick is ${lawNames[law]}. ${rule ? `${rule} ` : ""}${left}.`;
    },
    change: (_, { brick, value }) => `${capital(placeWords(brick))} is ${value ? valueText(value) : "empty"}`,
  },
};
export default game;

function fair(board: Pyramid, solution: Bricks, hardest: number): Fair<Pyramid> {
  const grade = grades[hardest] ?? "expert";
  return { board, key: writeBricks(solution), grade: gradeNames[grade] };
}

function solutionOf(key: string): Bricks {
  const read = readBricks(key);
  return "value" in read ? read.value : [];
}

function written(state: State, move: Writing): State | Refusal {
  const fault = faultOf(state, move);
  return fault === null ? { ...state, bricks: state.bricks.with(move.brick, move.value) } : { refusal: fault };
}

function stepFrom({ pyramid: { law, height }, bricks }: State): Step<Writing> | null {
  const found = firstDeduction(law, height, bricks);
  if (!found) return null;
  const { brick, value, because, area, look, why } = found;
  const technique = techniques[found.technique] ?? techniques[0];
  return { look, technique, why, cells: [brick], because, area, moves: [{ brick, value }] };
}
