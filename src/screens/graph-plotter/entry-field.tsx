import { useEffect, useState } from "react";
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
import type { Lines, ReadEntry } from "./use-picture.ts";

interface EntryFieldProps {
  readonly entry: ReadEntry;
  readonly letters: Lines["letters"];
  /** Its place in the list, from 1. */
  readonly place: number;
  readonly onChange: (what: { readonly text?: string; readonly hidden?: boolean }) => void;
  readonly onMove: (text: string) => void;
  readonly onRemove: () => void;
  readonly onEnter: () => void;
  readonly onLetter: (name: string) => void;
  /** Whether its points are a table to fill in. */
  readonly isTable: boolean;
  readonly onTable: (isTable: boolean) => void;
}

/** What most lines need; other words and letters come from the keyboard of the device. */
const signs = ["x", "y", "=", "+", "−", "/", "^", "²", "√", "(", ")", ".", ", ", "<", ">", "|", "π", "sin(", "cos("];

/** One line of the list: what is typed, how it was read or what is wrong, and its look. */
export function EntryField(props: EntryFieldProps) {
  const { entry, letters, place, onChange, onMove, onRemove, onEnter, onLetter, isTable, onTable } = props;
  const { id, hidden, row } = entry;
  const [moved, setMoved] = useState<{ readonly from: ReadEntry; readonly text: string } | null>(null);
  // What is typed while a letter moves holds at once.
  const text = moved?.from === entry ? moved.text : entry.text;
  const move = (text: string) => {
    setMoved({ from: entry, text });
    onMove(text);
  };
  const look = lookOf(id);
  const field = `graph-line-${id}`;
  const { props: keys, keypad } = useSumKeys(signs);
  const fault = useLate(row.kind === "fault" ? row : null);
  return (
    <li className="flex flex-col gap-1" data-hue={look.hue}>
      <label htmlFor={field} className="text-sm font-semibold">
        Line {place}
      </label>
      <div className="flex items-center gap-1">
        <svg viewBox="0 0 28 12" className="w-7 flex-none text-hue" role="img" aria-label={`Drawn as a ${look.name}`}>
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
          maxLength={longestLine}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${field}-read`}
          onChange={(event) => onChange({ text: event.target.value })}
          {...keys}
          onKeyDown={(event) => {
            keys.onKeyDown?.(event);
            if (event.key === "Enter") onEnter();
          }}
        />
        <button
          type="button"
          className="btn btn-plain btn-icon screen-only"
          aria-label={`Show line ${place}`}
          aria-pressed={!hidden}
          onClick={() => onChange({ hidden: !hidden })}
        >
          <Icon name={hidden ? "circle" : "eye"} />
        </button>
        <button
          type="button"
          className="btn btn-plain btn-icon screen-only"
          aria-label={`Remove line ${place}`}
          onClick={onRemove}
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
            <button key={name} type="button" className="btn" onClick={() => onLetter(name)}>
              Add {name} = 1
            </button>
          ))}
        </p>
      )}
      {isTable && (
        <PointsTable place={place} points={pointsOf(row)} text={text} onText={(text) => onChange({ text })} />
      )}
      {(isTable || (row.kind === "drawing" && row.drawing.kind === "points")) && (
        <button
          type="button"
          className="btn screen-only ml-8 self-start"
          aria-expanded={isTable}
          aria-label={`Table of the points of line ${place}`}
          onClick={() => onTable(!isTable)}
        >
          <Icon name="table-2" /> {isTable ? "Close the table" : "As a table"}
        </button>
      )}
      {row.kind === "slider" && <LetterSlider slider={readSlider(text) ?? row.slider} onText={move} />}
    </li>
  );
}

/** A fault is told when typing has paused: half a formula is no mistake. */
function useLate<Value>(value: Value | null): Value | null {
  const [late, setLate] = useState<Value | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), value ? 600 : 0);
    return () => clearTimeout(timer);
  }, [value]);
  return value && late;
}

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
