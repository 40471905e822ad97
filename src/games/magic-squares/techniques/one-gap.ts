import { and, capital } from "../../../engine/words.ts";
import { mixedText } from "../../../maths/rational.ts";
import { combined } from "../board/weights.ts";
import type { Group } from "../position/group.ts";
import { type Found, gapsOf, needOf, numberLeft, type Position } from "../position/position.ts";
import { numberName } from "./words.ts";

/** A line in which one cell is empty: its total less the rest. */
export function oneGap(position: Position): Found | null {
  return first(position, position.puzzle.lines);
}

/** The same in a group whose total follows from the lines: the centre, the corners. */
export function hiddenGap(position: Position): Found | null {
  return first(position, position.puzzle.hidden);
}

function first(position: Position, groups: readonly Group[]): Found | null {
  for (const group of groups) {
    const [cell, more] = gapsOf(position, group);
    if (cell === undefined || more !== undefined) continue;
    const number = numberLeft(position, needOf(position, group));
    if (number > 0) return found(position, group, cell, number);
  }
  return null;
}

function found({ puzzle, cells }: Position, group: Group, cell: number, number: number): Found {
  const because = group.cells.filter((one) => one !== cell);
  return {
    cell,
    number,
    technique: group.hidden?.technique ?? "One gap",
    look: `Look at ${group.name}.`,
    why: [group.hidden?.why, because.length > 0 ? rest() : `It is ${numberName(puzzle, number)}.`]
      .filter(Boolean)
      .join(" "),
    because,
  };

  function rest(): string {
    const { operation } = puzzle.board;
    const [reach, reached] = operation === "sum" ? ["make", "make"] : ["multiply to", "multiply to"];
    const others = because.map((one) => cells[one] ?? 0);
    const values = others.flatMap((one) => puzzle.values[one - 1] ?? []);
    const sofar = `${and(others.map((one) => numberName(puzzle, one)))}, which ${reached} ${mixedText(combined(values, operation))}`;
    const missing = operation === "sum" ? "What is missing" : "The missing factor";
    return `${capital(group.name)} must ${reach} ${mixedText(group.total)} and already ${group.plural ? "have" : "has"} ${sofar}. ${missing} is ${numberName(puzzle, number)}.`;
  }
}
