// biome-ignore-all lint/a11y/useSemanticElements: piles are no form fields
import { type ButtonHTMLAttributes, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useChoice } from "../../boards/use-choice.ts";
import { type BoardProps, type Lit, toneOf } from "../../engine/game/board-props.ts";
import { range } from "../../maths/whole.ts";
import type { Move, Side } from "./board.ts";
import { counterPart } from "./part.ts";
import { outcome, type State } from "./state.ts";
import { endWords, oneTo, pileWords, takenWords } from "./words.ts";

/** Piles in rows. A counter stands for itself and all to the right of it: press it to choose them, then take them. */
export default function Board({ state, hint, because, area, over, onMove }: BoardProps<State, Move>) {
  // After a refused move the choice stays.
  const [choice, setChoice] = useChoice<Move | null>(state, null);
  const [cursor, setCursor] = useState<Move>({ pile: 0, count: 1 });
  const piles = useRef<HTMLDivElement>(null);
  const taking = useRef(false);
  const { most, last } = state.board;
  const locked = over || state.turn !== "you";
  const chosen = locked ? null : choice;
  const at = stopNear(state, cursor);

  // The counter that had the focus was taken: the focus stays in its pile.
  useEffect(() => {
    if (!taking.current) return;
    taking.current = false;
    if (document.activeElement === document.body) piles.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  function press(move: Move) {
    setCursor(move);
    if (locked) return;
    const isAllowed = move.count <= Math.min(state.piles[move.pile] ?? 0, most ?? move.count);
    // The rules say why not.
    if (!isAllowed) onMove(move);
    else setChoice(isSame(chosen, move) ? null : move);
  }

  function take(move: Move) {
    if (locked) return;
    taking.current = true;
    onMove(move);
  }

  function onKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && chosen) {
      event.preventDefault();
      return setChoice(null);
    }
    if (event.key === "Enter") {
      event.preventDefault();
      if (!event.repeat) take(at);
      return;
    }
    const to = stopAfter(state, at, event.key);
    if (!to) return;
    event.preventDefault();
    setCursor(to);
    piles.current?.querySelector<HTMLElement>(`[data-stop="${to.pile}-${to.count}"]`)?.focus();
    if (/\d/.test(event.key) && !isSame(chosen, to)) press(to);
  }

  /** What makes a button a place for the focus, and for a press. */
  const stop = (move: Move) => ({
    "data-stop": `${move.pile}-${move.count}`,
    tabIndex: isSame(at, move) ? 0 : -1,
    onFocus: () => setCursor(move),
    onClick: () => press(move),
  });

  return (
    <div className="nim duel" data-over={over || undefined}>
      <p className="duel-rule">
        Whoever takes the last counter <strong>{last}</strong>.{most !== null && ` A move takes ${oneTo(most)}.`}
      </p>
      <div ref={piles} role="group" aria-label="The piles" aria-describedby="board-keys" onKeyDown={onKey}>
        {state.piles.map((size, pile) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: this is the pile, and it keeps its number
          <Pile key={pile} {...{ state, pile, size, chosen, locked, stop, marks: { hint, because, area } }} />
        ))}
      </div>
      <Latest of={state} over={over} />
      <button
        type="button"
        className="btn btn-main duel-take screen-only"
        aria-disabled={chosen === null}
        onClick={() => chosen && take(chosen)}
      >
        {chosen ? `Take ${chosen.count} from pile ${chosen.pile + 1}` : over ? "Nothing is left" : "Choose, then take"}
      </button>
    </div>
  );
}

interface PileProps {
  readonly state: State;
  readonly pile: number;
  readonly size: number;
  readonly chosen: Move | null;
  readonly locked: boolean;
  readonly stop: (move: Move) => ButtonHTMLAttributes<HTMLButtonElement>;
  readonly marks: Lit;
}

/** A pile with its counters, the last of them first, and the places of those that are gone. */
function Pile({ state, pile, size, chosen, locked, stop, marks }: PileProps) {
  const { most } = state.board;
  return (
    <div
      role="group"
      aria-label={`${pileWords(state, pile)}${marks.hint.includes(pile) ? ", the hint takes from here" : ""}`}
      className="nim-pile"
      data-tone={toneOf(pile, marks)}
    >
      <span className="nim-name" aria-hidden="true">
        Pile {pile + 1} <b>{size}</b>
      </span>
      <div className="nim-counters">
        {size === 0 && (
          <button
            type="button"
            className="nim-empty"
            {...stop({ pile, count: 1 })}
            aria-label={pileWords(state, pile)}
            aria-disabled="true"
          />
        )}
        {range(1, size)
          .toReversed()
          .map((count) => (
            <button
              key={size - count}
              type="button"
              className="nim-counter"
              {...stop({ pile, count })}
              aria-label={`${pileWords(state, pile)}, take ${count === size ? "all" : count}${tooMany(most, count)}`}
              aria-pressed={chosen?.pile === pile && count <= chosen.count}
              aria-disabled={locked || (most !== null && count > most)}
              data-tone={toneOf(counterPart(pile, count), marks)}
            />
          ))}
        {gone(state, pile).map((by, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty place stays where it is
          <Gone key={`gone ${place}`} by={by} />
        ))}
      </div>
    </div>
  );
}

/** What was taken last, by both. */
function Latest({ of: state, over }: { of: State; over: boolean }) {
  return (
    <p className="duel-latest">
      {state.latest.map((taken) => (
        <span key={taken.by}>
          <Gone by={taken.by} /> {takenWords(taken)}.
        </span>
      ))}
      {/* Not while the game is shown once more. */}
      {over && outcome(state) !== "open" && <strong>{endWords(state)}.</strong>}
      {state.latest.length === 0 && "Choose a counter: it and all to the right of it can be taken."}
    </p>
  );
}

/** An empty place: with a tick where the player took the counter last, with a cross where the opponent did. */
function Gone({ by }: { by: Side | null }) {
  return (
    <svg viewBox="0 0 44 44" className="nim-gone" data-by={by ?? undefined} aria-hidden="true" focusable="false">
      <circle cx="22" cy="22" r={by ? 16 : 5} />
      {by && <path d={by === "you" ? "M14.5 22.5l5 5 10-11" : "M16 16l12 12M28 16l-12 12"} />}
    </svg>
  );
}

/** The empty places of a pile from left to right: who took each of them last; null where it was before that. */
function gone({ board, piles, latest }: State, pile: number): (Side | null)[] {
  const all = (board.piles[pile] ?? 0) - (piles[pile] ?? 0);
  const here = latest.filter((taken) => taken.pile === pile).toReversed();
  const marks = here.flatMap(({ by, count }) => new Array<Side | null>(count).fill(by));
  return [...marks, ...new Array<null>(all - marks.length).fill(null)];
}

/** The place for the focus that is nearest to one that may be gone; in an empty pile the only one. */
function stopNear({ piles }: State, { pile, count }: Move): Move {
  const there = pile < piles.length ? pile : 0;
  return { pile: there, count: Math.min(Math.max(count, 1), Math.max(piles[there] ?? 0, 1)) };
}

/** Where a key leads from a place: arrows, Home and End, and digits, which count; null for other keys. */
function stopAfter(state: State, { pile, count }: Move, key: string): Move | null {
  const size = state.piles[pile] ?? 0;
  if (/^[1-9]$/.test(key)) return Number(key) <= size ? { pile, count: Number(key) } : null;
  const steps: Readonly<Record<string, Move>> = {
    ArrowLeft: { pile, count: count + 1 },
    ArrowRight: { pile, count: count - 1 },
    ArrowUp: { pile: Math.max(pile - 1, 0), count },
    ArrowDown: { pile: Math.min(pile + 1, state.piles.length - 1), count },
    Home: { pile, count: size },
    End: { pile, count: 1 },
  };
  const to = steps[key];
  return to ? stopNear(state, to) : null;
}

function tooMany(most: number | null, count: number): string {
  return most !== null && count > most ? `: too many, a move takes ${most} at most` : "";
}

function isSame(one: Move | null, other: Move): boolean {
  return one?.pile === other.pile && one.count === other.count;
}
