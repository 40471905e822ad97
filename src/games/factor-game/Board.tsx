// biome-ignore-all lint/a11y/useSemanticElements: numbers are no form fields
import { type CSSProperties, type KeyboardEvent, useRef, useState } from "react";
import { Panned } from "../../boards/panned.tsx";
import { useChoice } from "../../boards/use-choice.ts";
import { type BoardProps, toneOf } from "../../engine/game/board-props.ts";
import { range, sum } from "../../maths/whole.ts";
import type { Move } from "./board.ts";
import { isTakeable, numbersOf, priceOf } from "./pot.ts";
import { halfOf, numbersLeft, other, outcome, potLeft, type State, totalOf } from "./state.ts";
import { endWords, numberWords, priceWords, takenWords } from "./words.ts";

/** The numbers from 1 to n. Press one to see what it costs, then take it; what was taken shows whose it is. */
export default function Board({ state, hint, because, area, over, onMove }: BoardProps<State, Move>) {
  const [choice, setChoice] = useChoice<number | null>(state, null);
  const [cursor, setCursor] = useState(1);
  const numbers = useRef<HTMLDivElement>(null);
  const { n, opponent } = state.board;
  const locked = over || state.turn !== "you";
  const chosen = locked ? null : choice;
  const at = Math.min(cursor, n);
  const pot = potLeft(state);
  const price = chosen === null ? [] : numbersOf(priceOf(pot, chosen));
  const changed = state.latest.flatMap(({ x, price, swept }) => [x, ...price, ...swept]);
  const they = opponent === "taxman" ? "taxman" : "them";

  function press(x: number) {
    setCursor(x);
    if (locked) return;
    // The rules say why not.
    if (!isTakeable(pot, x)) onMove(x);
    else setChoice(chosen === x ? null : x);
  }

  function onKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && chosen !== null) {
      event.preventDefault();
      return setChoice(null);
    }
    if (event.key === "Enter") {
      event.preventDefault();
      if (!event.repeat && !locked) onMove(at);
      return;
    }
    const to = numberAfter(event.key, at, n, columnsOf(numbers.current));
    if (to === null) return;
    event.preventDefault();
    setCursor(to);
    numbers.current?.querySelectorAll<HTMLElement>("button")[to - 1]?.focus();
  }

  return (
    <div className="factors duel" data-over={over || undefined}>
      <Score state={state} />
      <Panned count={n}>
        <div
          ref={numbers}
          role="group"
          aria-label={`The numbers from 1 to ${n}`}
          aria-describedby="board-keys"
          className="factor-numbers"
          data-choosing={chosen !== null || undefined}
          onKeyDown={onKey}
        >
          {range(1, n).map((x) => {
            const owner = state.owners[x - 1] ?? "nobody";
            const isFree = owner === "nobody" && isTakeable(pot, x);
            return (
              <button
                key={x}
                type="button"
                tabIndex={x === at ? 0 : -1}
                aria-label={`${numberWords(state, x)}${hint.includes(x - 1) ? ", the hint takes this" : ""}`}
                aria-pressed={owner === "nobody" ? x === chosen : undefined}
                aria-disabled={locked || !isFree}
                data-owner={owner}
                data-free={isFree || undefined}
                data-price={price.includes(x) || undefined}
                data-new={changed.includes(x) || undefined}
                data-tone={toneOf(x - 1, { hint, because, area })}
                onFocus={() => setCursor(x)}
                onClick={() => press(x)}
              >
                <b>{x}</b>
                <small>{owner === "you" ? "you" : owner === "opponent" || price.includes(x) ? they : ""}</small>
              </button>
            );
          })}
        </div>
      </Panned>
      <p className="duel-latest">
        {chosen !== null ? (
          <span>{priceWords(state, chosen)}</span>
        ) : (
          state.latest.map((taken) => <span key={taken.by}>{takenWords(state, taken)}</span>)
        )}
        {over && outcome(state) !== "open" && <strong>{endWords(state)}</strong>}
        {chosen === null &&
          state.latest.length === 0 &&
          `Choose a number to see what ${other(state.board)} gets for it.`}
      </p>
      <button
        type="button"
        className="btn btn-main duel-take screen-only"
        aria-disabled={chosen === null}
        onClick={() => chosen !== null && onMove(chosen)}
      >
        {chosen !== null ? `Take ${chosen}` : over ? "Nothing can be taken" : "Choose, then take"}
      </button>
    </div>
  );
}

/** Both totals, and what is left or needed; below them a bar in which each total has its length. */
function Score({ state }: { state: State }) {
  const { n, opponent } = state.board;
  const [mine, theirs] = [totalOf(state, "you"), totalOf(state, "opponent")];
  const all = (n * (n + 1)) / 2;
  return (
    <div className="factor-score" style={{ "--mine": mine / all, "--theirs": theirs / all } as CSSProperties}>
      <p>
        You <b>{mine}</b>
      </p>
      <p className="factor-left">
        {opponent === "taxman" ? `${halfOf(n) + 1} of ${all} wins` : `${sum(numbersLeft(state))} left`}
      </p>
      <p>
        {opponent === "taxman" ? "Taxman" : "Opponent"} <b>{theirs}</b>
      </p>
      <div className="factor-bar" data-half={opponent === "taxman" || undefined} aria-hidden="true">
        <span />
        <span />
      </div>
    </div>
  );
}

/** Where a key leads from a number, with so many of them in a row; null for other keys. */
function numberAfter(key: string, x: number, n: number, columns: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: x - 1,
    ArrowRight: x + 1,
    ArrowUp: x - columns,
    ArrowDown: x + columns,
    Home: 1,
    End: n,
  };
  const to = steps[key];
  if (to === undefined) return null;
  return to < 1 || to > n ? x : to;
}

/** How many numbers stand in a row: that depends on the width of the page. */
function columnsOf(grid: HTMLElement | null): number {
  return grid ? getComputedStyle(grid).gridTemplateColumns.split(" ").length : 1;
}
