import {
  type Combination,
  combinationText,
  combinationWords,
  combine,
  lastOperation,
  type Table,
  type Term,
  term,
  termsOf,
  termText,
  termWords,
  valueText,
} from "../../engine/game/combine.ts";
import { firstStep, type PlannedStep, pairWords, planReason } from "../../engine/game/combine-plan.ts";
import { type Fair, type Game, isProblem, isRefusal, type Refusal, type Step } from "../../engine/game/game.ts";
import { and } from "../../engine/words.ts";
import { isWhole, rational } from "../../maths/rational.ts";
import { range } from "../../maths/whole.ts";
import { afterwards } from "./afterwards.ts";
import { type Plan, planFor } from "./plan.ts";
import { draw, large, type Round, roundText } from "./round.ts";
import { distanceOf, isNearest, type State } from "./state.ts";

/** A round that comes no nearer than this is not dealt: 1, 1, 2, 2, 3 and 3 make nothing near 999. */
const farthest = 9;

/** The choice to begin with: the target is made of three numbers at most. */
const easy = "easy";
const fewUses = 3;

const game: Game<Round, State, Combination> = {
  id: "numbers-round",
  title: "Numbers Round",
  settings: {
    fields: [
      {
        name: "large",
        label: "Large numbers",
        options: [
          { value: easy, label: "2, and an easy target" },
          ...range(0, large.length).map((n) => ({ value: `${n}`, label: n ? `${n}` : "None" })),
        ],
      },
    ],
    first: { large: easy },
    fault: () => null,
  },
  deal({ large }, random, tell) {
    for (let tried = 1; ; tried++) {
      if (tried % 50 === 0) tell?.(tried);
      const round = draw(large === easy ? 2 : Number(large), random);
      const plan = planOf(round);
      const fair = judged(round, plan);
      const isWanted = large === easy ? plan.distance === 0 && plan.uses <= fewUses : plan.distance <= farthest;
      if (!isProblem(fair) && isWanted) return fair;
    }
  },
  judge: (round) => judged(round, planOf(round)),
  board: roundText,
  move: combinationText,
  start: (round) => ({ table: tableOf(round), target: round.target, distance: planOf(round).distance }),
  play(state, move) {
    if (isSolved(state)) return { refusal: "This round is finished: nothing nearer to the target can be made." };
    const table = combine(state.table, move);
    if (isRefusal(table)) return table;
    const result = table[move.right];
    return (result && refusalOf(result)) ?? { ...state, table };
  },
  outcome: (state) => (isSolved(state) ? "solved" : "open"),
  clashes: () => [],
  isMistaken: (state) => planFor(state).distance > state.distance,
  nextStep(state) {
    const plan = planFor(state);
    const step = plan.distance > state.distance ? null : firstStep(state.table, plan.term);
    return step && explained(state, plan, step);
  },
  afterwards,
  words: {
    board: boardWords,
    change: (_, move, { table }) => combinationWords(move, table),
  },
};
export default game;

const tableOf = ({ numbers }: Round): Table => numbers.map((n) => term(rational(n)));

const planOf = (round: Round): Plan => planFor({ table: tableOf(round), target: round.target });

function judged(round: Round, { term, distance, uses }: Plan): Fair<Round> | { readonly problem: string } {
  if (uses === 1)
    return {
      problem:
        distance === 0
          ? `The target ${round.target} is one of the six numbers, so nothing is left to do.`
          : `Nothing nearer to ${round.target} can be made than ${valueText(term.value)}, which is there already.`,
    };
  const grade = ["Easy", "Easy", "Medium", "Hard", "Expert"][uses - 2] ?? "Expert";
  const reach = distance === 0 ? `${uses} numbers are enough` : `the nearest is ${distance} away`;
  return { board: round, key: termText(term), grade: `${grade}: ${reach}` };
}

function isSolved(state: State): boolean {
  return termsOf(state.table).some((term) => isNearest(state, term));
}

/** Why a number may not be made here: it is not whole, or not above zero. */
function refusalOf(result: Term): Refusal | null {
  const { value } = result;
  if (isWhole(value) && value.num > 0n) return null;
  const is = !isWhole(value) ? "is not a whole number" : value.num === 0n ? "is zero" : "is below zero";
  return { refusal: `${lastOperation(result)} ${is}. In this game every number is a whole number above zero.` };
}

function boardWords(state: State): string {
  const { table, target, distance } = state;
  const terms = termsOf(table);
  const made = terms.find((term) => isNearest(state, term));
  const nearest = distance === 0 ? "" : ` That is ${distance} away from ${target}, and nothing nearer can be made.`;
  if (made) return `Solved: ${termText(made)} = ${valueText(made.value)}.${nearest}`;
  const away = distance === 0 ? "" : ` ${target} cannot be made exactly; the nearest is ${distance} away.`;
  const [last, ...others] = terms;
  if (last && others.length === 0)
    return `One number is left, ${termWords(last)}. It is ${distanceOf(state, last)} away from ${target}: take back a step and look for another way.${away}`;
  return `Make ${target} out of ${and(terms.map(termWords))}.${away}`;
}

function explained({ table, target, distance }: State, { term }: Plan, step: PlannedStep): Step<Combination> {
  const nearest = distance === 0 ? "" : `Nothing nearer to ${target} can be made than ${valueText(term.value)}. `;
  return {
    look: `Look at ${pairWords(table, step)}.`,
    technique: step.path.length === 1 ? "Last step" : technique(term),
    why: nearest + planReason(table, step),
    cells: step.cells,
    area: step.cells,
    because: step.because,
    moves: [step.move],
  };
}

/** A plan is found from its end: what the target is made of at last. */
function technique({ made }: Term): string {
  if (made?.operation === "*") return "Two factors of the target";
  return made?.operation === "/" ? "A multiple, then share" : "Close to the target, then the rest";
}
