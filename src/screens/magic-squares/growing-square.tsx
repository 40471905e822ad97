import type { CSSProperties } from "react";
import type { Construction } from "../../games/magic-squares/constructions/construction.ts";
import { range } from "../../maths/whole.ts";
import { Icon } from "../../ui/icon.tsx";
import { type Guides, guidesOf } from "./guides.ts";
import type { Totals } from "./totals.ts";

interface GrowingSquareProps {
  readonly made: Construction;
  /** How many numbers stand in it. */
  readonly step: number;
  /** The numbers along the rows, null for an empty cell. */
  readonly square: readonly (number | null)[];
  /** What is written beside and below it once it is full. */
  readonly totals: Totals | null;
}

/** A magic square as it stands after a step, with numbered rows and columns and, when it is full, their totals. */
export function GrowingSquare({ made, step, square, totals }: GrowingSquareProps) {
  const { order, method, placements } = made;
  const lines = range(0, order - 1);
  const guides = guidesOf(made);
  const newest = placements[step - 1]?.cell;
  // The walks go on from the number before; the other method does not.
  const before = method === "diagonal" ? undefined : placements[step - 2]?.cell;
  return (
    <div className="growing-square" style={{ "--order": order } as CSSProperties}>
      <table data-block={guides.block ?? undefined}>
        <caption className="sr-only">
          The square of order {order} after step {step} of {placements.length}
        </caption>
        <colgroup>
          <col className="names" />
          <col span={order} />
          <col className="totals" />
        </colgroup>
        <thead>
          <tr>
            <td />
            {lines.map((column) => (
              <th key={column} scope="col">
                <span className="sr-only">Column </span>
                {column + 1}
              </th>
            ))}
            <td className="total">
              {totals && (
                <>
                  <span className="sr-only">Diagonal from the top right: </span>
                  <Icon name="arrow-up-right" />
                  {totals.diagonals[1]}
                </>
              )}
            </td>
          </tr>
        </thead>
        <tbody>
          {lines.map((row) => (
            <tr key={row}>
              <th scope="row">
                <span className="sr-only">Row </span>
                {row + 1}
              </th>
              {lines.map((column) => {
                const cell = order * row + column;
                return (
                  <Cell
                    key={column}
                    value={square[cell] ?? null}
                    mark={cell === newest ? "newest" : cell === before ? "before" : undefined}
                    cross={guides.crossed[cell] ?? undefined}
                    letter={guides.letters.get(cell)}
                  />
                );
              })}
              <td className="total">{totals && <Total of={totals.rows[row]} />}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            {lines.map((column) => (
              <td key={column} className="total">
                {totals && <Total of={totals.columns[column]} />}
              </td>
            ))}
            <td className="total">
              {totals && (
                <>
                  <span className="sr-only">Diagonal from the top left: </span>
                  <Icon name="arrow-down-right" />
                  {totals.diagonals[0]}
                </>
              )}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

interface CellProps {
  readonly value: number | null;
  readonly mark: "newest" | "before" | undefined;
  readonly cross: Guides["crossed"][number] | undefined;
  /** The letter of the block whose top left cell this is. */
  readonly letter: string | undefined;
}

function Cell({ value, mark, cross, letter }: CellProps) {
  return (
    <td className="cell" data-mark={mark} data-cross={cross ?? undefined} data-full={value !== null || undefined}>
      {value === null ? (
        <span className="sr-only">empty</span>
      ) : (
        <span className="number" data-long={value > 99 || undefined}>
          {value}
        </span>
      )}
      {mark === "newest" && <span className="sr-only">, the newest number</span>}
      {cross && value === null && <span className="sr-only">, crossed by a diagonal</span>}
      {letter && (
        <span className="letter" aria-hidden="true">
          {letter}
        </span>
      )}
    </td>
  );
}

function Total({ of }: { of: number | undefined }) {
  return (
    <>
      <span className="sr-only">Total </span>
      {of}
    </>
  );
}
