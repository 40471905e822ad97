import { memo, useState } from "react";
import { showExpression } from "../../maths/expression/show.ts";
import { useSumKeys } from "../../play/keypad/use-sum-keys.ts";
import { fillDrawing } from "../../tools/plotter/fill.ts";
import { longestLine, type Pair } from "../../tools/plotter/points-table.ts";
import { readBack } from "../../tools/plotter/read-back.ts";
import type { Row } from "../../tools/plotter/row.ts";
import { readSlider } from "../../tools/plotter/slider.ts";
import { Icon } from "../../ui/icon.tsx";
import { Formula } from "../../ui/numbers/notation.tsx";
import { LetterSlider } from "./letter-slider.tsx";
import { lookOf } from "./looks.ts";
import { PointsTable } from "./points-table.tsx";
import type { Entry, Lines, ReadEntry } from "./use-picture.ts";
import { useSettled } from "./use-settled.ts";

/** What can be done with lines. */
export interface Doings {
  /** A letter has moved: its line says this now. */
  readonly move: (id: number, text: string) => void;
  readonly change: (id: number, what: Partial<Entry>) => void;
  readonly remove: (id: number) => void;
  readonly add: (text?: string) => void;
  readonly showTable: (id: number, isTable: boolean) => void;
}

interface EntryFieldProps {
  readonly entry: ReadEntry;
  readonly letters: Lines["letters"];
  /** Its place in the list, from 1. */
  readonly place: number;
  /** Whether its points are a table to fill in. */
  readonly isTable: boolean;
  readonly doings: Doings;
}

/** What most lines need; other words and letters come from the keyboard of the device. */
const signs = ["x", "y", "=", "+", "−", "/", "^", "²", "√", "(", ")", ".", ", ", "<", ">", "|", "π", "sin(", "cos("];

/**
 * One line of the list: what is typed, how it was read or what is wrong, and its look. Drawn anew only where it changes: with twenty
 * lines, a moving letter would wait for all of them.
 */
export const EntryField = memo(function EntryField({ entry, letters, place, isTable, doings }: EntryFieldProps) {
  const { id, hidden, row } = entry;
  const [moved, setMoved] = useState<{ readonly from: ReadEntry; readonly text: string } | null>(null);
  // What is typed while a letter moves holds at once.
  const text = moved?.from === entry ? moved.text : entry.text;
  const change = (what: Partial<Entry>) => doings.change(id, what);
  const move = (text: string) => {
    setMoved({ from: entry, text });
    doings.move(id, text);
  };
  const look = lookOf(id);
  const field = `graph-line-${id}`;
  const { props: keys, keypad } = useSumKeys(signs);
  const wrong = row.kind === "fault" ? row : null;
  // A fault is told when typing has paused: half a formula is no mistake.
  const settled = useSettled(wrong, wrong ? 600 : 0);
  const fault = wrong && settled;
  return (
    <li className="flex flex-col gap-1" data-hue={look.hue}>
      <label htmlFor={field} className="text-sm font-semibold">
        Line {place}
      </label>
      <div className="flex items-center gap-1">
        <svg viewBox="0 0 28 12" className="w-7 flex-none text-hue" role="img" aria-label={look.name}>
          <path
            d="M0 6h28"
            stroke="currentColor"
            strokeWidth="3"
            strokeDasharray={look.dash}
            opacity={hidden ? 0.3 : 1}
          />
        </svg>
        <input
          id={field}
          className="field w-full flex-1"
          value={text}
          maxLength={longestLine + 1}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${field}-read`}
          onChange={(event) => change({ text: event.target.value })}
          {...keys}
          onKeyDown={(event) => {
            keys.onKeyDown?.(event);
            if (event.key === "Enter") doings.add();
          }}
        />
        <button
          type="button"
          className="btn btn-plain btn-icon screen-only"
          aria-label={`Show line ${place}`}
          aria-pressed={!hidden}
          onClick={() => change({ hidden: !hidden })}
        >
          <Icon name={hidden ? "circle" : "eye"} />
        </button>
        <button
          type="button"
          className="btn btn-plain btn-icon screen-only"
          aria-label={`Remove line ${place}`}
          onClick={() => doings.remove(id)}
        >
          <Icon name="x" />
        </button>
      </div>
      {keypad}
      <p id={`${field}-read`} className={`min-h-6 pl-8 text-sm ${fault ? "text-bad" : "text-soft"}`}>
        {fault ? fault.message : <ReadAs row={row} letters={letters} />}
      </p>
      {fault && fault.missing.length > 0 && (
        <p className="screen-only flex flex-wrap gap-2 pl-8">
          {fault.missing.slice(0, 4).map((name) => (
            <button key={name} type="button" className="btn" onClick={() => doings.add(`${name} = 1`)}>
              Add {name} = 1
            </button>
          ))}
        </p>
      )}
      {isTable && <PointsTable place={place} points={pointsOf(row)} text={text} onText={(text) => change({ text })} />}
      {(isTable || (row.kind === "drawing" && row.drawing.kind === "points")) && (
        <button
          type="button"
          className="btn screen-only ml-8 self-start"
          aria-expanded={isTable}
          aria-label={`Table of the points of line ${place}`}
          onClick={() => doings.showTable(id, !isTable)}
        >
          <Icon name="table-2" /> {isTable ? "Close the table" : "As a table"}
        </button>
      )}
      {row.kind === "slider" && <LetterSlider slider={readSlider(text) ?? row.slider} onText={move} />}
    </li>
  );
});

/** How a line was read: printed for the eye, in one line of text for the ear. */
function ReadAs({ row, letters }: { readonly row: Row; readonly letters: Lines["letters"] }) {
  if (row.kind === "slider") return `A number for the letter ${row.slider.name}`;
  if (row.kind !== "drawing") return null;
  const { drawing } = row;
  if (drawing.kind === "points") return drawing.points.length === 1 ? "One point" : `${drawing.points.length} points`;
  const read = readBack(fillDrawing(drawing, letters));
  return (
    read && (
      <>
        <span className="sr-only">Read as {read.text}</span>
        <span
          aria-hidden="true"
          className="block overflow-x-auto py-0.5 text-base [&_mtd]:px-1 [&_mtd]:py-1 [&_mtd]:text-left"
          data-testid="read-as"
        >
          <Formula markup={read.markup} />
        </span>
      </>
    )
  );
}

/** The points of a line as they were read, for its table. */
function pointsOf(row: Row): readonly Pair[] {
  if (row.kind !== "drawing" || row.drawing.kind !== "points") return [];
  return row.drawing.points.map(([x, y]) => [showExpression(x), showExpression(y)]);
}
