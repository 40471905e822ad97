import { leavesOf } from "../../boards/combine/working.ts";
import { type Table, type Term, termsOf, termText, valueText } from "../../engine/game/combine.ts";
import { and } from "../../engine/words.ts";
import { compare } from "../../maths/rational.ts";
import { combined, type Normal, normalNumber } from "./normal-form.ts";
import { fractionCost, type Way, ways } from "./solutions.ts";
import { target } from "./target.ts";

/** All essentially different ways to 24 from the numbers of the board, by what is done at the end, and which of them was found. */
export function afterwards(table: Table): readonly string[] {
  const [found] = termsOf(table);
  if (!found) return [];
  const numbers = leavesOf([found]).toSorted((a, b) => compare(a.value, b.value));
  const all = ways(numbers, target);
  const own = normalOf(found).key;
  const same = all.find(({ normal }) => normal.key === own);
  const from = and(numbers.map(({ value }) => valueText(value)));
  const yours = termText(found);
  const listed = same ? termText(same.term) : yours;
  const spelt = listed === yours ? "" : ` It is the same thought as ${listed}, written in another order.`;
  const fractions = all.every(({ cost }) => cost >= fractionCost)
    ? " There is none without a fraction on the way."
    : "";
  if (all.length === 1)
    return [`You made 24 as ${yours}.${spelt} With ${from} that is the only way there is.${fractions}`, sameness];
  return [
    `You made 24 as ${yours}.${spelt} With ${from} there are ${all.length} essentially different ways.${fractions}`,
    ...grouped(all),
    sameness,
  ];
}

const sameness =
  "Two ways count as one when only the order or the brackets differ, like 8 × (4 − 1) and (4 − 1) × 8, or when a 1 is multiplied or divided at another place, like 6 × 4 × 1 and 6 ÷ 1 × 4.";

/** By what is done at the end, for that is where one begins to think. */
function grouped(all: readonly Way[]): readonly string[] {
  const isSum = ({ term: { made } }: Way) => made?.operation === "+" || made?.operation === "-";
  const groups = [
    ["Plus or minus at the end", all.filter(isSum)],
    ["Times or divided by at the end", all.filter((way) => !isSum(way))],
  ] as const;
  return groups.flatMap(([name, some]) =>
    some.length > 0 ? [`${name}: ${some.map(({ term }) => unbroken(termText(term))).join("; ")}.`] : [],
  );
}

/** In one line: an expression that goes on in the next is hard to read. */
const unbroken = (text: string) => text.replaceAll(" ", "\u00a0");

function normalOf({ value, made }: Term): Normal {
  return made ? combined(normalOf(made.left), made.operation, normalOf(made.right)) : normalNumber(value);
}
