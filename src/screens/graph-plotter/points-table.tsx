import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { longestLine, type Pair, pastedRows, pointsText } from "../../tools/plotter/points-table.ts";
import { announce } from "../../ui/announce/announcer.ts";
import { Icon } from "../../ui/icon.tsx";

interface PointsTableProps {
  /** The place of its line in the list. */
  readonly place: number;
  /** The points of the line as they were read. */
  readonly points: readonly Pair[];
  readonly text: string;
  readonly onText: (text: string) => void;
}

const empty: Pair = ["", ""];

/** The points of a line as a table to fill in; Enter goes to the next row, and behind the last one makes another. */
export function PointsTable({ place, points, text, onText }: PointsTableProps) {
  const [rows, setRows] = useState<readonly Pair[]>(() => (points.length > 0 ? points : [empty, empty, empty]));
  const table = useRef<HTMLTableElement>(null);
  const next = useRef<readonly [row: number, column: number] | null>(null);
  const written = useRef(text);
  // Somebody typed into the line itself: the table follows.
  useEffect(() => {
    if (text === written.current) return;
    written.current = text;
    setRows(points.length > 0 ? points : [empty]);
  }, [text, points]);
  useEffect(() => {
    if (!next.current) return;
    focus(...next.current);
    next.current = null;
  });

  const put = (changed: readonly Pair[]) => {
    const points = pointsText(changed);
    if (points.length > longestLine) return announce("A line holds no more points than these.");
    written.current = points;
    setRows(changed);
    if (points !== text) onText(points);
  };
  const set = (row: number, column: number, value: string) =>
    put(rows.map((pair, i) => (i !== row ? pair : column === 0 ? [value, pair[1]] : [pair[0], value])));
  const insert = (at: number, column = 0) => {
    next.current = [at, column];
    setRows([...rows.slice(0, at), empty, ...rows.slice(at)]);
  };
  const remove = (row: number) => {
    next.current = [Math.max(0, Math.min(row, rows.length - 2)), 0];
    put(rows.length > 1 ? rows.filter((_, i) => i !== row) : [empty]);
    announce(`Row ${row + 1} is removed.`);
  };
  const key = (event: KeyboardEvent, row: number, column: number) => {
    const isEnter = event.key === "Enter";
    if (!isEnter && event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    event.stopPropagation();
    const to = event.key === "ArrowUp" ? row - 1 : row + 1;
    // From x to y, from y to the next row.
    if (isEnter && column === 0) focus(row, 1);
    else if (isEnter && to === rows.length) insert(to);
    else focus(to, isEnter ? 0 : column);
  };
  const focus = (row: number, column: number) => {
    if (row >= 0) table.current?.querySelectorAll<HTMLInputElement>("input")[row * 2 + column]?.focus();
  };
  const paste = (event: ClipboardEvent, row: number) => {
    const pasted = pastedRows(event.clipboardData.getData("text"));
    if (!pasted) return;
    event.preventDefault();
    put([...rows.slice(0, row), ...pasted, ...rows.slice(row + pasted.length)]);
  };

  return (
    <div className="pl-8">
      <table ref={table} className="w-full table-fixed text-left">
        <caption className="sr-only">
          Points of line {place}: type x and y. Enter goes on, and makes a new row behind the last one.
        </caption>
        <thead>
          <tr className="text-sm">
            <th scope="col" className="font-semibold">
              x
            </th>
            <th scope="col" className="font-semibold">
              y
            </th>
            <td className="screen-only w-12" />
          </tr>
        </thead>
        <tbody>
          {rows.map((pair, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, and keeps what is typed in it
            <tr key={row}>
              {pair.map((value, column) => (
                <td key={column === 0 ? "x" : "y"} className="py-0.5 pr-1">
                  <input
                    className="field w-full min-w-0"
                    aria-label={`${column === 0 ? "x" : "y"}, row ${row + 1}`}
                    inputMode="text"
                    autoCapitalize="off"
                    autoComplete="off"
                    spellCheck={false}
                    maxLength={40}
                    value={value}
                    onChange={(event) => set(row, column, event.target.value)}
                    onKeyDown={(event) => key(event, row, column)}
                    onPaste={(event) => paste(event, row)}
                  />
                </td>
              ))}
              <td className="screen-only">
                <button
                  type="button"
                  className="btn btn-plain btn-icon"
                  aria-label={`Remove row ${row + 1}`}
                  onClick={() => remove(row)}
                >
                  <Icon name="x" />
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" className="btn screen-only mt-1" onClick={() => insert(rows.length)}>
        <Icon name="plus" /> Add a row
      </button>
    </div>
  );
}
