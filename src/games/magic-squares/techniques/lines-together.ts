import { capital } from "../../../engine/words.ts";
import { divide, mixedText, type Rational, subtract } from "../../../maths/rational.ts";
import { sum } from "../../../maths/whole.ts";
import { combined } from "../board/weights.ts";
import type { Group } from "../position/group.ts";
import { type Found, gapsOf, needOf, numberLeft, type Position } from "../position/position.ts";
import { cellName, listed, needValue, numberName } from "./words.ts";

/** What some lines still need less what others need, where all empty cells but one cancel. */
interface Difference {
  readonly plus: readonly Group[];
  readonly minus: readonly Group[];
  readonly cell: number;
  /** How often the cell is counted: once or twice. */
  readonly times: number;
}

/** Three lines that meet in pairs: two of them less the third leave the cell they share, counted twice. */
export function threeLines(position: Position): Found | null {
  return together(position, 3, "Three lines");
}

/** Four lines whose empty cells cancel but one. */
export function fourLines(position: Position): Found | null {
  return together(position, 4, "Four lines");
}

/** A board of order 5 has up to 7,000 choices of four lines with signs, so gaps are counted in words of bits: dealing takes a third of the time. */
function together(position: Position, size: number, technique: string): Found | null {
  const open = position.puzzle.lines.map((line) => ({ line, gaps: bitsOf(gapsOf(position, line)) }));
  const crossed = open.filter(({ gaps }) => (gaps & (gaps - 1)) !== 0);
  for (const chosen of choices(crossed, size))
    for (let signs = 1; signs < 2 ** size - 1; signs++) {
      const [plus, minus] = [tally(chosen, signs), tally(chosen, ~signs)];
      const over = (plus.ones ^ minus.ones) | (plus.twos ^ minus.twos);
      if (over === 0 || (over & (over - 1)) !== 0) continue;
      const times = timesOf(plus, over) - timesOf(minus, over);
      if (times < 1 || times > 2) continue;
      const lines = chosen.map(({ line }) => line);
      const difference = {
        plus: lines.filter((_, at) => signs & (1 << at)),
        minus: lines.filter((_, at) => !(signs & (1 << at))),
        cell: 31 - Math.clz32(over),
        times,
      };
      const found = concluded(position, difference, technique);
      if (found) return found;
    }
  return null;
}

/** How often each cell is a gap of some lines, 0 to 3, in two words: bit n of both stands for cell n. */
interface Tally {
  readonly ones: number;
  readonly twos: number;
}

function tally(chosen: readonly { readonly gaps: number }[], signs: number): Tally {
  let [ones, twos] = [0, 0];
  for (const [at, { gaps }] of chosen.entries()) {
    if ((signs & (1 << at)) === 0) continue;
    twos ^= ones & gaps;
    ones ^= gaps;
  }
  return { ones, twos };
}

const timesOf = ({ ones, twos }: Tally, bit: number) => (ones & bit ? 1 : 0) + (twos & bit ? 2 : 0);

const bitsOf = (cells: readonly number[]) => cells.reduce((bits, cell) => bits | (1 << cell), 0);

function concluded(position: Position, difference: Difference, technique: string): Found | null {
  const { plus, minus, cell, times } = difference;
  const weight = (lines: readonly Group[]) => sum(lines.map((line) => needOf(position, line)));
  const number = numberLeft(position, (weight(plus) - weight(minus)) / times);
  if (number === 0) return null;
  return {
    cell,
    number,
    technique,
    look: `Look at ${listed([...plus, ...minus].map(({ name }) => name))} together.`,
    why: whyOf(position, difference, number),
    because: [...new Set([...plus, ...minus].flatMap(({ cells }) => cells))].filter((one) => one !== cell),
  };
}

function whyOf(position: Position, { plus, minus, cell, times }: Difference, number: number): string {
  const { puzzle } = position;
  const { operation } = puzzle.board;
  const adds = operation === "sum";
  const need = (lines: readonly Group[]): Rational =>
    combined(
      lines.map((line) => needValue(position, line)),
      operation,
    );
  const needs = (lines: readonly Group[]) =>
    `${capital(listed(lines.map(({ name }) => name)))} still ${lines.length > 1 ? "need" : "needs"} ${adds ? "" : "a product of "}${mixedText(need(lines))}${lines.length > 1 ? " together" : ""}`;
  const over = adds ? subtract(need(plus), need(minus)) : divide(need(plus), need(minus));
  const less = adds ? "Take the second amount away from the first" : "Divide the first amount by the second";
  const twice = adds ? "counted twice" : "multiplied by itself";
  const here = `${cellName(puzzle, cell)}${times === 2 ? `, which is ${twice}` : ""}`;
  const end = times === 2 ? `${mixedText(over)}, so the cell is ${numberName(puzzle, number)}` : mixedText(over);
  return `${needs(plus)}. ${needs(minus)}. ${less}, and every empty cell cancels but ${here}. That leaves ${end}.`;
}

/** Every choice of so many of the items, in their order. */
function choices<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, at) => choices(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]));
}
