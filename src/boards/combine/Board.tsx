import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef } from "react";
import { toneOf } from "../../engine/game/board-props.ts";
import {
  type Combination,
  type Operation,
  signs,
  type Table,
  type Term,
  termsOf,
  termText,
  termWords,
  valueText,
} from "../../engine/game/combine.ts";
import { absolute, isWhole, type Rational } from "../../maths/rational.ts";
import { useChoice } from "../use-choice.ts";
import { type Draft, nothing, signOf, withNumber, withSign } from "./draft.ts";
import { useSpots } from "./use-spots.ts";
import { workingOf } from "./working.ts";

interface CombineBoardProps {
  readonly table: Table;
  /** How many numbers stand side by side. */
  readonly columns: number;
  readonly hint: readonly number[];
  readonly because: readonly number[];
  readonly area: readonly number[];
  readonly over: boolean;
  /** Whether a number is the one that was to be made. */
  readonly isGoal: (term: Term) => boolean;
  readonly onMove: (move: Combination) => void;
  /** What is to be made: it stands above the numbers; and what is to be said below the working. */
  readonly goal: ReactNode;
  readonly note?: ReactNode;
}

const operations: readonly Operation[] = ["+", "-", "*", "/"];
const names: Record<Operation, string> = { "+": "Plus", "-": "Minus", "*": "Times", "/": "Divided by" };

/** Numbers on cards and four signs: choose a number, a sign and another number, and the two become one. */
export function CombineBoard(props: CombineBoardProps) {
  const { table, columns, hint, because, area, over, isGoal, onMove, goal, note } = props;
  // After a refused move the draft stays, for another number to be chosen.
  const [draft, setDraft] = useChoice<Draft>(table, nothing);
  const board = useRef<HTMLDivElement>(null);
  const { spot, follow } = useSpots(board, table, columns, operations);

  function chooseNumber(place: number) {
    if (over) return;
    const next = withNumber(draft, place);
    if ("right" in next) onMove(next);
    else setDraft(next);
  }

  function chooseSign(operation: Operation) {
    if (!over) setDraft(withSign(draft, operation));
  }

  function onKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const sign = signOf(event.key);
    if (event.key === "Escape" && draft !== nothing) setDraft(nothing);
    else if (sign) chooseSign(sign);
    else if (!follow(event.key, event.timeStamp)) return;
    event.preventDefault();
  }

  const left = (draft.left !== null && table[draft.left]) || null;
  const end = over ? termsOf(table).find((term) => term.made && isGoal(term)) : undefined;
  return (
    <div className="combine" style={{ "--columns": columns } as CSSProperties} data-over={over || undefined}>
      {goal}
      {/* biome-ignore lint/a11y/useSemanticElements: these are no form fields */}
      <div
        ref={board}
        role="group"
        aria-label="Numbers and signs"
        aria-describedby="board-keys"
        data-second={(left && draft.operation) || undefined}
        onKeyDown={onKey}
      >
        <div className="combine-numbers">
          {table.map((term, place) =>
            term ? (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: the places of the table stay where they are
                key={place}
                type="button"
                {...spot(`${place}`)}
                aria-label={`${termWords(term)}${hint.includes(place) ? ", the hint is about this number" : ""}`}
                aria-pressed={draft.left === place}
                aria-disabled={over}
                data-tone={toneOf(place, { hint, because, area })}
                data-made={term.made !== null || undefined}
                data-goal={(over && isGoal(term)) || undefined}
                onClick={() => chooseNumber(place)}
              >
                <Value of={term.value} />
              </button>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <span key={place} className="combine-gap" />
            ),
          )}
        </div>
        <div className="combine-signs">
          {operations.map((operation) => (
            <button
              key={operation}
              type="button"
              {...spot(operation)}
              aria-label={names[operation]}
              aria-pressed={draft.operation === operation}
              aria-disabled={over}
              onClick={() => chooseSign(operation)}
            >
              {signs[operation]}
            </button>
          ))}
        </div>
      </div>
      {end ? (
        <p className="combine-end">
          {termText(end)} = {valueText(end.value)}
        </p>
      ) : (
        <Begun left={left} operation={draft.operation} />
      )}
      <Working of={table} />
      {note}
    </div>
  );
}

/** The combination as far as it is chosen, for the eye: screen readers hear the buttons. */
function Begun({ left, operation }: { left: Term | null; operation: Operation | null }) {
  return (
    <p className="combine-draft screen-only" aria-hidden="true">
      <span data-slot={left ? "full" : "open"}>{left && <Value of={left.value} />}</span>
      <span data-slot={operation ? "sign" : "round"}>{operation && signs[operation]}</span>
      <span data-slot="open" />=<span data-slot="result">?</span>
    </p>
  );
}

/** How the numbers on the table were made. */
function Working({ of }: { of: Table }) {
  const lines = workingOf(termsOf(of));
  if (lines.length === 0) return null;
  return (
    <ol className="combine-working" aria-label="Your working">
      {lines.map((line, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two steps may read the same
        <li key={step}>{line}</li>
      ))}
    </ol>
  );
}

/** A number as it is written by hand, a fraction with a line. */
function Value({ of }: { of: Rational }) {
  const text = valueText(of);
  if (isWhole(of)) return <span data-long={text.length > 4 || undefined}>{text}</span>;
  const { num, den } = absolute(of);
  return (
    <span className="combine-fraction">
      {of.num < 0n && "−"}
      <span>
        <span>{`${num}`}</span>
        <span>{`${den}`}</span>
      </span>
    </span>
  );
}
