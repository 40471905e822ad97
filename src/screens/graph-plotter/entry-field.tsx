import { useEffect, useState } from "react";
import { showExpression } from "../../maths/expression/show.ts";
import type { Piece } from "../../tools/plotter/pieces.ts";
import type { Relation } from "../../tools/plotter/relation.ts";
import type { Row } from "../../tools/plotter/row.ts";
import { Icon } from "../../ui/icon.tsx";
import { LetterSlider } from "./letter-slider.tsx";
import { lookOf } from "./looks.ts";
import type { ReadEntry } from "./use-picture.ts";

interface EntryFieldProps {
  readonly entry: ReadEntry;
  /** Its place in the list, from 1. */
  readonly place: number;
  readonly onChange: (what: { readonly text?: string; readonly hidden?: boolean }) => void;
  readonly onRemove: () => void;
  readonly onEnter: () => void;
  readonly onLetter: (name: string) => void;
}

/** One line of the list: what is typed, how it was read or what is wrong, and its look. */
export function EntryField({ entry, place, onChange, onRemove, onEnter, onLetter }: EntryFieldProps) {
  const { id, text, hidden, row } = entry;
  const look = lookOf(id);
  const field = `graph-line-${id}`;
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
          maxLength={300}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${field}-read`}
          onChange={(event) => onChange({ text: event.target.value })}
          onKeyDown={(event) => event.key === "Enter" && onEnter()}
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
      <p id={`${field}-read`} className={`min-h-6 pl-8 text-sm ${fault ? "text-bad" : "text-soft"}`}>
        {fault ? fault.message : readAs(row)}
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
      {row.kind === "slider" && <LetterSlider slider={row.slider} onText={(text) => onChange({ text })} />}
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

function readAs(row: Row): string {
  if (row.kind === "slider") return `A number for the letter ${row.slider.name}`;
  if (row.kind !== "drawing") return "";
  const { drawing } = row;
  switch (drawing.kind) {
    case "function":
      return `Read as y = ${showExpression(drawing.tree)}`;
    case "sideways":
      return `Read as x = ${showExpression(drawing.tree)}`;
    case "polar":
      return `Read as r = ${showExpression(drawing.tree)}`;
    case "parametric":
      return `Read as the point (${showExpression(drawing.x)}, ${showExpression(drawing.y)})`;
    case "points":
      return drawing.points.length === 1 ? "One point" : `${drawing.points.length} points`;
    case "pieces":
      return `Read as y = ${drawing.pieces.map(pieceText).join("; ")}`;
    case "relation":
      return `Read as ${[drawing.relation, ...(drawing.relation.conditions ?? [])].map(relationText).join(" where ")}`;
  }
}

function relationText({ sides, signs }: Relation): string {
  return sides.map((side, i) => `${i > 0 ? ` ${signs[i - 1]} ` : ""}${showExpression(side)}`).join("");
}

function pieceText({ tree, when }: Piece): string {
  const rule = showExpression(tree);
  return when.length > 0 ? `${rule} where ${when.map(relationText).join(" and ")}` : `${rule} everywhere else`;
}
