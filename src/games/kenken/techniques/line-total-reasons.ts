import { placeIn } from "../../../engine/game/rectangle.ts";
import { capital } from "../../../engine/words.ts";
import { valuesOf } from "../bits.ts";
import { cellsWords, linesWords, or } from "../clue-words.ts";
import type { Measure } from "../measures.ts";
import { cellsOf, type Position } from "../position.ts";
import type { Remainder } from "../regions.ts";

/** Why the total of some lines leaves the cells left over what it does. */
export function sayTotals(position: Position, measure: Measure, remainder: Remainder): void {
  const { size } = position;
  const { lines, innies, outies } = remainder;
  const cells = [...innies, ...outies];
  const lineNames = linesWords(size, lines);
  position.finding = {
    technique: technique(measure, remainder),
    look: `Look at ${lineNames}.`,
    why: `${reason(size, measure, remainder, lineNames)} ${conclusion(position, cells)}`,
    cells: [...position.struck.keys()],
    because: lines.flatMap((line) => cellsOf(size, line)).filter((cell) => !cells.includes(cell)),
  };
}

function technique({ of }: Measure, { innies, outies }: Remainder): string {
  if (of === "parity") return "Odd or even";
  if (of === "product") return "Product of a line";
  if (innies.length + outies.length > 1) return "Sum of a line";
  return innies.length > 0 ? "Cell left over in a line" : "Cell that sticks out of a line";
}

function conclusion({ size, candidates }: Position, cells: readonly number[]): string {
  const [cell = 0] = cells;
  if (cells.length === 1) return `So ${placeIn(size, cell)} must be ${or(valuesOf(candidates[cell] ?? 0))}.`;
  return `Values that cannot be part of that are struck in ${cellsWords(size, cells)}.`;
}

function reason(size: number, measure: Measure, remainder: Remainder, lineNames: string): string {
  const { lines, innies, outies, total, known } = remainder;
  const many = lines.length > 1;
  const together = many ? " together" : "";
  const missing = cellsWords(size, innies);
  const extra = cellsWords(size, outies);
  const start =
    measure.of === "parity"
      ? `The sum of ${lineNames}${together} is ${parity(total)}, whatever stands where.`
      : `${capital(lineNames)}${together} ${many ? "have" : "has"} the ${measure.of} ${number(total)}, whatever stands where.`;
  if (measure.of === "parity") {
    const rest =
      innies.length > 0
        ? `All but ${missing}`
        : `The cages that cover ${many ? "them" : "it"}, of which only ${extra} sticks out,`;
    return `${start} Whether a cage's sum is odd or even can be told from a difference, too. ${rest} must make an ${parity(known)} sum.`;
  }
  if (outies.length === 0)
    return `${start} All but ${missing} is known to make ${number(known)}${innies.length > 1 ? `, so these must make ${rest(measure, total, known)}` : ""}.`;
  if (innies.length === 0)
    return `${start} The cages that cover ${many ? "them" : "it"} make ${number(known)} and stick out only at ${extra}${outies.length > 1 ? `, which must make ${rest(measure, known, total)}` : ""}.`;
  return `${start} Cages and values that are known make ${number(known)}: ${missing} ${innies.length > 1 ? "are" : "is"} missing in that, and ${extra} ${outies.length > 1 ? "stick" : "sticks"} out.${difference(measure, remainder, missing, extra)}`;
}

const parity = (n: number) => (n % 2 ? "odd" : "even");
const number = (n: number) => n.toLocaleString("en-GB");

/** What is left of the larger when the smaller is taken from it. */
function rest({ of }: Measure, larger: number, smaller: number): string {
  return of === "sum" ? `the sum ${larger - smaller}` : `the product ${number(larger / smaller)}`;
}

function difference({ of }: Measure, { total, known }: Remainder, missing: string, extra: string): string {
  if (of !== "sum") return "";
  const more = total - known;
  if (more === 0) return ` So ${missing} must make as much as ${extra}.`;
  return more > 0
    ? ` So ${missing} must make ${more} more than ${extra}.`
    : ` So ${extra} must make ${-more} more than ${missing}.`;
}
