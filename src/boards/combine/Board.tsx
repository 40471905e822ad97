import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
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
import { typedOn, untyped } from "../../engine/game/typed.ts";
import { asciiDigits } from "../../maths/digits.ts";
import { absolute, isWhole, type Rational } from "../../maths/rational.ts";
import { useChoice } from "../use-choice.ts";
import { type Draft, nothing, signOf, withNumber, withSign } from "./draft.ts";
import { spotAfter, spotsOf } from "./spots.ts";
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
  const [cursor, setCursor] = useState("");
  const board = useRef<HTMLDivElement>(null);
  const typed = useRef(untyped);

  const spots = [
    ...spotsOf(
      table.map((term, place) => term && `${place}`),
      columns,
    ),
    ...spotsOf(operations, operations.length, table.length),
  ];
  const at = spots.find(({ name }) => name === cursor) ?? spots[0];
  const tabIndex = (name: string) => (name === at?.name ? 0 : -1);

  function chooseNumber(place: number) {
    if (over) return;
    const next = withNumber(draft, place);
    if ("right" in next) onMove(next);
    else setDraft(next);
  }

  function chooseSign(operation: Operation) {
    if (!over) setDraft(withSign(draft, operation));
  }

  function go(name: string) {
    setCursor(name);
    board.current?.querySelector<HTMLElement>(`[data-spot="${name}"]`)?.focus();
  }

  function onKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || !at) return;
    if (event.key === "Escape" && draft !== nothing) {
      event.preventDefault();
      return setDraft(nothing);
    }
    const sign = signOf(event.key);
    const to = spotAfter(spots, at, event.key);
    if (sign) chooseSign(sign);
    else if (to) go(to.name);
    else if (/^\p{Nd}$/u.test(event.key)) goToDigit(asciiDigits(event.key), at.name, event.timeStamp);
    else return;
    event.preventDefault();
  }

  /** Digits lead to the next number that has exactly that value: 3 to 3 and never to 36, to which 3 and 6 lead. */
  function goToDigit(digit: string, from: string, now: number) {
    const values = table.map((term) => (term ? valueText(term.value).replace("−", "") : ""));
    typed.current = typedOn(typed.current, digit, now, (text) => values.some((value) => value.startsWith(text)));
    const places = [...values.keys()].filter((place) => values[place] === typed.current.text);
    const next = places.find((place) => place > Number(from)) ?? places[0];
    if (next !== undefined) go(`${next}`);
  }

  const left = draft.left === null ? null : table[draft.left];
  const lines = workingOf(termsOf(table));
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
                data-spot={place}
                tabIndex={tabIndex(`${place}`)}
                aria-label={`${termWords(term)}${hint.includes(place) ? ", the hint is about this number" : ""}`}
                aria-pressed={draft.left === place}
                aria-disabled={over}
                data-tone={toneOf(place, { hint, because, area })}
                data-made={term.made !== null || undefined}
                data-goal={(over && isGoal(term)) || undefined}
                onClick={() => chooseNumber(place)}
                onFocus={() => setCursor(`${place}`)}
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
              data-spot={operation}
              tabIndex={tabIndex(operation)}
              aria-label={names[operation]}
              aria-pressed={draft.operation === operation}
              aria-disabled={over}
              onClick={() => chooseSign(operation)}
              onFocus={() => setCursor(operation)}
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
        <p className="combine-draft screen-only" aria-hidden="true">
          <span data-slot={left ? "full" : "open"}>{left && <Value of={left.value} />}</span>
          <span data-slot={draft.operation ? "sign" : "round"}>{draft.operation && signs[draft.operation]}</span>
          <span data-slot="open" />=<span data-slot="result">?</span>
        </p>
      )}
      {lines.length > 0 && (
        <ol className="combine-working" aria-label="Your working">
          {lines.map((line, step) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two steps may read the same
            <li key={step}>{line}</li>
          ))}
        </ol>
      )}
      {note}
    </div>
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
