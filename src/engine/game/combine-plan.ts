import { equal } from "../../maths/rational.ts";
import { type Combination, lastOperation, type Table, type Term, valueText } from "./combine.ts";

/** The first combination of a plan, and why: the way from the plan's end down to it. */
export interface PlannedStep {
  readonly move: Combination;
  /** The plan, the part of it that is needed for that, and so on, down to what the combination makes. */
  readonly path: readonly [Term, ...Term[]];
  /** The places of the two numbers, and those of the other numbers of the plan. */
  readonly cells: readonly number[];
  readonly because: readonly number[];
}

/** The first step of a plan: a number made of numbers of the table (the very same objects). Null where it is on the table already. */
export function firstStep(table: Table, plan: Term): PlannedStep | null {
  if (table.includes(plan)) return null;
  const path: [Term, ...Term[]] = [plan];
  for (let node = plan; node.made; ) {
    const { operation, left, right } = node.made;
    const below = [left, right].find((part) => !table.includes(part));
    if (below) {
      path.push(below);
      node = below;
      continue;
    }
    const move = { left: table.indexOf(left), operation, right: table.indexOf(right) };
    const cells = [move.left, move.right];
    const because = placesOf(table, plan).filter((place) => !cells.includes(place));
    return { move, path, cells, because };
  }
  return null;
}

/** The places of the table whose numbers a plan uses. */
function placesOf(table: Table, plan: Term): number[] {
  const place = table.indexOf(plan);
  if (place >= 0) return [place];
  return plan.made ? [...placesOf(table, plan.made.left), ...placesOf(table, plan.made.right)] : [];
}

/** Why the first step of a plan helps, from the end backwards: "24 is 8 × 3. The 8 is there already, and 4 − 1 makes the 3." */
export function planReason(table: Table, { path }: PlannedStep): string {
  const [end, ...parts] = path;
  const made = parts.at(-1);
  const goal = `${valueText(end.value)} is ${lastOperation(end)}.`;
  if (!made) return goal;
  const middle = parts.slice(0, -1).map((part) => `The ${valueText(part.value)} comes from ${lastOperation(part)}.`);
  const parent = path.at(-2);
  const other = parent?.made?.left === made ? parent.made.right : parent?.made?.left;
  const isThere = other !== undefined && table.includes(other);
  const there = isThere ? `The ${valueText(other.value)} is there already, and` : "To begin with,";
  // 12 + 12: the one is there, the other is to be made.
  const which = isThere && equal(other.value, made.value) ? "the other" : "the";
  const last = `${there} ${lastOperation(made)} makes ${which} ${valueText(made.value)}.`;
  return [goal, ...middle, last].join(" ");
}

/** "the 8 and the 3", "the two 8s": which two numbers a step is about. */
export function pairWords(table: Table, { move }: PlannedStep): string {
  const [a, b] = [move.left, move.right].map((place) => valueText(table[place]?.value ?? { num: 0n, den: 1n }));
  return a === b ? `the two ${a}s` : `the ${a} and the ${b}`;
}
