import { placeIn } from "../../../engine/game/rectangle.ts";
import { and, capital } from "../../../engine/words.ts";
import { aValue, cageName, lineWords, or } from "../board/clue-words.ts";
import { valuesOf } from "../board/values.ts";
import { cellsOf, type Position } from "../position/position.ts";

/** What a line demands of a cage: values that it can have nowhere else. */
export interface Demand {
  readonly cage: number;
  readonly line: number;
  readonly values: number;
}

/** Says that the cage has a value in the line for certain, perhaps because of what lines demand of it. */
export function sayClaim(position: Position, cage: number, line: number, all: readonly Demand[]): void {
  const { board, size } = position;
  const values = valuesOf([...position.struck.values()].reduce((union, mask) => union | mask, 0));
  const name = lineWords(size, line);
  const demands = demandsOn(cage, all);
  const other = `No other cell of ${name} can then hold ${or(values)}.`;
  const puts = `puts ${and(values.map(aValue))} into ${name}`;
  const every = `Every way that is left to fill ${cageName(board, cage)} ${puts}.`;
  position.finding = {
    technique: demands.length > 0 ? demandName : "Cage claims a value of a line",
    ...lookAt(position, cage, [...demands.map((demand) => demand.line), line]),
    why:
      demands.length > 0
        ? `${factsOf(position, cage, demands)}. Every way to fill the cage that keeps to this ${puts}. ${other}`
        : `${every} ${other}`,
    cells: [...position.struck.keys()],
    because: because(position, cage, demands),
  };
}

/** Says what follows from values that lines can have only within the cage. */
export function sayDemand(position: Position, cage: number, all: readonly Demand[]): void {
  const demands = demandsOn(cage, all);
  const [[cell, mask] = [0, 0]] = position.struck;
  const value = valuesOf(mask)[0] ?? 0;
  const more =
    position.struck.size > 1 || valuesOf(mask).length > 1 ? " The same goes for the others that are struck." : "";
  position.finding = {
    technique: demandName,
    ...lookAt(
      position,
      cage,
      demands.map((demand) => demand.line),
    ),
    why: `${factsOf(position, cage, demands)}. The ways to fill the cage that keep to this never have ${aValue(value)} in ${placeIn(position.size, cell)}.${more}`,
    cells: [...position.struck.keys()],
    because: because(position, cage, demands),
  };
}

const demandName = "Line demands a value of a cage";

const demandsOn = (cage: number, all: readonly Demand[]) => all.filter((demand) => demand.cage === cage);

/** "Look at row 1 and the cage 12+ at row 1, column 3.", and the cells of that. */
const lookAt = ({ board, size }: Position, cage: number, lines: readonly number[]) => ({
  look: `Look at ${and([...new Set(lines)].map((line) => lineWords(size, line)))} and ${cageName(board, cage)}.`,
  area: [...new Set([...(board.cages[cage]?.cells ?? []), ...lines.flatMap((line) => cellsOf(size, line))])],
});

/** "In row 1, 4 can stand only in the cage 12+ at row 1, column 3" */
const factsOf = ({ board, size }: Position, cage: number, demands: readonly Demand[]) =>
  capital(
    and(
      demands.map(
        ({ line, values }) =>
          `in ${lineWords(size, line)}, ${and(valuesOf(values))} can stand only in ${cageName(board, cage)}`,
      ),
    ),
  );

/** The cage, and the lines that demand something of it, without what is struck. */
const because = ({ board, size, struck }: Position, cage: number, demands: readonly Demand[]) =>
  [...new Set([...(board.cages[cage]?.cells ?? []), ...demands.flatMap(({ line }) => cellsOf(size, line))])].filter(
    (cell) => !struck.has(cell),
  );
