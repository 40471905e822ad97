import { placeIn } from "../../../engine/game/rectangle.ts";
import { capital } from "../../../engine/words.ts";
import { gcd } from "../../../maths/whole.ts";
import { cellsWords, linesWords, or } from "../board/clue-words.ts";
import { valuesOf } from "../board/values.ts";
import type { Measure } from "../position/measures.ts";
import { cellsOf, type Position } from "../position/position.ts";
import type { Remainder } from "../position/regions.ts";

/** Why the total of some lines leaves the cells left over what it does. */
export function sayTotals(position: Position, measure: Measure, remainder: Remainder): void {
  const { size } = position;
  const { lines, innies, outies } = remainder;
  const cells = [...innies, ...outies];
  const inLines = lines.flatMap((line) => cellsOf(size, line));
  const cagesThere = position.board.cages.filter((cage) => cage.cells.some((cell) => inLines.includes(cell)));
  const lineNames = linesWords(size, lines);
  position.finding = {
    technique: technique(measure, remainder),
    look: `Look at ${lineNames}, and at the cages there.`,
    why: `${reason(size, measure, remainder, lineNames)} ${conclusion(position, cells)}`,
    cells: [...position.struck.keys()],
    because: inLines.filter((cell) => !cells.includes(cell)),
    area: [...new Set([...inLines, ...cagesThere.flatMap((cage) => cage.cells)])],
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
  const { lines, innies, outies, filledOutside, total, known } = remainder;
  const many = lines.length > 1;
  const together = many ? " together" : "";
  const it = many ? "them" : "it";
  const missing = cellsWords(size, innies);
  const extra = cellsWords(size, outies);
  const uncounted = filledOutside ? ", not counting the filled cells outside," : "";
  const cover = `The cages and filled cells that cover ${it}${uncounted}`;
  if (measure.of === "parity") {
    const rest = innies.length > 0 ? `All but ${missing}` : `${cover} and stick out only at ${extra}`;
    return `The sum of ${lineNames}${together} is ${parity(total)}, whatever stands where. A cage may have odd sums only, or even ones only: an odd difference, for one, means an odd sum. ${rest} must make an ${parity(known)} sum.`;
  }
  const start = `${capital(lineNames)}${together} ${many ? "have" : "has"} the ${measure.of} ${number(total)}, whatever stands where.`;
  if (outies.length === 0)
    return `${start} All but ${missing} is known to make ${number(known)}${innies.length > 1 ? `, so these must make ${rest(measure, total, known)}` : ""}.`;
  if (innies.length === 0)
    return `${start} ${cover} make ${number(known)} and stick out only at ${extra}${outies.length > 1 ? `, which must make ${rest(measure, known, total)}` : ""}.`;
  return `${start} Cages and values that are known${uncounted} make ${number(known)}: ${missing} ${innies.length > 1 ? "are" : "is"} missing in that, and ${extra} ${outies.length > 1 ? "stick" : "sticks"} out. ${comparison(measure, remainder, missing, extra)}`;
}

const parity = (n: number) => (n % 2 ? "odd" : "even");
const number = (n: number) => n.toLocaleString("en-GB");

/** What is left of the larger when the smaller is taken from it. */
function rest({ of }: Measure, larger: number, smaller: number): string {
  return of === "sum" ? `the sum ${larger - smaller}` : `the product ${number(larger / smaller)}`;
}

/** How what is missing compares with what sticks out. */
function comparison({ of }: Measure, { total, known }: Remainder, missing: string, extra: string): string {
  if (total === known) return `So ${missing} must make as much as ${extra}.`;
  const [larger, smaller] = total > known ? [missing, extra] : [extra, missing];
  const [most, least] = total > known ? [total, known] : [known, total];
  if (of === "sum") return `So ${larger} must make ${most - least} more than ${smaller}.`;
  const common = gcd(most, least);
  const times = number(most / common);
  return least === common
    ? `So ${larger} must make ${times} times as much as ${smaller}.`
    : `So ${number(least / common)} times ${larger} must make as much as ${times} times ${smaller}.`;
}
