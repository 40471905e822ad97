import { made, type Table, type Term, termsOf } from "../../engine/game/combine.ts";
import { best, type Way } from "./best.ts";

/** What the numbers on the table can still make that is nearest to the target. */
export interface Plan {
  /** Made of the very terms that lie on the table. */
  readonly term: Term;
  readonly distance: number;
  /** How many of the numbers on the table it takes. */
  readonly uses: number;
}

/** The best plan from here, which takes as few of the numbers as possible. */
export function planFor({ table, target }: { readonly table: Table; readonly target: number }): Plan {
  const terms = termsOf(table);
  const [first, ...others] = terms.map(({ value }) => Number(value.num));
  // A table is never empty: two numbers always leave one.
  if (first === undefined) throw new RangeError("there are no numbers");
  const { way, distance, uses } = best([first, ...others], target);
  return { term: termOf(way, terms), distance, uses };
}

function termOf({ from }: Way, terms: readonly Term[]): Term {
  const found =
    "place" in from ? terms[from.place] : made(termOf(from.left, terms), from.operation, termOf(from.right, terms));
  if (!found) throw new RangeError("no number can be made like this");
  return found;
}
