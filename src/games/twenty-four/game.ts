import {
  type Combination,
  combinationText,
  combinationWords,
  combine,
  type Table,
  type Term,
  term,
  termsOf,
  termText,
  termWords,
} from "../../engine/game/combine.ts";
import { firstStep, type PlannedStep, pairWords, planReason } from "../../engine/game/combine-plan.ts";
import { type Fair, type Game, isProblem, type Step } from "../../engine/game/game.ts";
import { and } from "../../engine/words.ts";
import type { Random } from "../../maths/random.ts";
import { isWhole, rational } from "../../maths/rational.ts";
import { afterwards } from "./afterwards.ts";
import { gradeNames, gradeOf, grades } from "./grade.ts";
import { type Hand, handText } from "./hand.ts";
import { fractionCost, type Way, ways } from "./solutions.ts";
import { isTarget, target } from "./target.ts";

const game: Game<Hand, Table, Combination> = {
  id: "twenty-four",
  title: "24",
  settings: {
    fields: [
      {
        name: "cards",
        label: "Cards",
        options: [
          { value: "9", label: "1 to 9" },
          { value: "10", label: "1 to 10" },
          { value: "13", label: "1 to 13" },
        ],
      },
      {
        name: "grade",
        label: "Grade",
        rising: true,
        options: grades.map((value) => ({ value, label: gradeNames[value] })),
      },
    ],
    first: { cards: "9", grade: "easy" },
    fault: () => null,
  },
  deal({ cards, grade }, random, tell) {
    for (let tried = 1; ; tried++) {
      if (tried % 50 === 0) tell?.(tried);
      const fair = judge(draw(Number(cards), random));
      if (!isProblem(fair) && fair.grade === gradeNames[grade as keyof typeof gradeNames]) return fair;
    }
  },
  judge,
  board: handText,
  move: combinationText,
  start: (hand) => hand.map((n) => term(rational(n))),
  play: combine,
  outcome: (table) => (isSolved(table) ? "solved" : "open"),
  clashes: () => [],
  isMistaken: (table) => ways(termsOf(table), target).length === 0,
  nextStep(table) {
    const [way] = ways(termsOf(table), target);
    const step = way && firstStep(table, way.term);
    return way && step ? explained(table, way, step) : null;
  },
  afterwards,
  words: {
    board(table) {
      const [last, ...others] = termsOf(table);
      if (last && others.length === 0 && isSolved(table)) return `Solved: ${termText(last)} = 24.`;
      if (last && others.length === 0)
        return `One number is left, ${termWords(last)}. It is not 24: take back a step and look for another way.`;
      return `Make 24 out of ${and(termsOf(table).map(termWords))}.`;
    },
    change: (_, move, after) => combinationWords(move, after),
  },
};
export default game;

function draw(most: number, random: Random): Hand {
  return Array.from({ length: 4 }, () => random.whole(1, most));
}

function judge(hand: Hand): Fair<Hand> | { readonly problem: string } {
  const found = ways(termsOf(game.start(hand)), target);
  const [simplest] = found;
  if (!simplest)
    return { problem: `This board has no solution: ${and(hand)} cannot make 24, whatever the order and the brackets.` };
  return { board: hand, key: termText(simplest.term), grade: gradeNames[gradeOf(found)] };
}

function isSolved(table: Table): boolean {
  const [last, ...others] = termsOf(table);
  return last !== undefined && others.length === 0 && isTarget(last);
}

function explained(table: Table, { term: plan, cost }: Way, step: PlannedStep): Step<Combination> {
  const last = step.path.length === 1;
  return {
    look: `Look at ${pairWords(table, step)}.`,
    technique: last ? "Last step" : technique(plan, cost),
    why: planReason(table, step),
    cells: step.cells,
    area: step.cells,
    because: step.because,
    moves: [step.move],
  };
}

/** A plan is found from its end: what 24 is made of at last. The player may have made fractions and numbers below zero. */
function technique({ made }: Term, cost: number): string {
  const parts = made ? [made.left.value, made.right.value] : [];
  if (cost >= fractionCost || !parts.every(isWhole)) return "Through a fraction";
  if (made?.operation === "*") return "Two factors of 24";
  if (made?.operation === "/") return "A multiple of 24, then share";
  if (parts.some(({ num }) => num < 0n)) return "With a number below zero";
  return made?.operation === "-" ? "More than 24, then take away" : "Two parts of 24";
}
