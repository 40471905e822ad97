// biome-ignore-all lint/a11y/useSemanticElements: the keys of the pad are no fields of the form
// biome-ignore-all lint/suspicious/noArrayIndexKey: places and guesses keep their numbers
import { type CSSProperties, type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Panned } from "../../boards/panned.tsx";
import { useChoice } from "../../boards/use-choice.ts";
import { type BoardProps, toneOf } from "../../engine/game/board-props.ts";
import { asciiDigits } from "../../maths/digits.ts";
import type { Move } from "./board.ts";
import type { Guess, State } from "./state.ts";
import { guessWords, ruleWords } from "./words.ts";

const keys = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "back"] as const;
/** How many keys stand in a row of the pad. */
const across = 6;

/** A field for the next guess with a pad of digits, and all guesses with their answers, the newest first. */
export default function Board({ state, hint, because, area, over, inDigits, onMove }: BoardProps<State, Move>) {
  const [typed, setTyped] = useChoice(state, "");
  const [cursor, setCursor] = useState(0);
  const pad = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const { length, repeats, secret } = state.board;
  const count = state.guesses.length;
  // A hint moves the list to what it follows from; the answer to the next guess stands at its head.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each guess
  useEffect(() => {
    list.current?.scrollTo(0, 0);
  }, [count]);
  // With every answer, undo or new board the field is empty; after a refused guess it stays, to be changed.
  const shown = over ? secret : typed;

  function write(digits: string) {
    if (!over) setTyped(asciiDigits(digits).replace(/\D/g, "").slice(0, length));
  }

  function guess(event: FormEvent) {
    event.preventDefault();
    if (!over) onMove(typed);
  }

  function press(key: string) {
    if (key === "back") write(typed.slice(0, -1));
    // Where all digits are different, one that is there already is taken back.
    else if (!repeats && typed.includes(key)) write(typed.replace(key, ""));
    else write(typed + key);
  }

  function onKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^\p{Nd}$/u.test(event.key)) return write(typed + event.key);
    if (event.key === "Backspace") return write(typed.slice(0, -1));
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: cursor - 1,
      ArrowRight: cursor + 1,
      ArrowUp: cursor - across,
      ArrowDown: cursor + across,
      Home: 0,
      End: keys.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const key = to < 0 || to >= keys.length ? cursor : to;
    setCursor(key);
    pad.current?.querySelectorAll<HTMLElement>("button")[key]?.focus();
  }

  return (
    <div className="bulls duel" style={{ "--digits": length } as CSSProperties} data-over={over || undefined}>
      <form onSubmit={guess}>
        <p id="bulls-rule" className="duel-rule">
          {ruleWords(state.board)}
        </p>
        <div className="bulls-entry">
          <label htmlFor="bulls-guess">{over ? "The secret" : `Guess ${count + 1}`}</label>
          <input
            id="bulls-guess"
            // The pad below is there for fingers; it would be hidden by a second one.
            inputMode="none"
            autoComplete="off"
            spellCheck={false}
            aria-describedby="bulls-rule"
            readOnly={over}
            value={inDigits(shown)}
            onChange={(event) => write(event.target.value)}
            onKeyDown={(event) => event.key === "Escape" && write("")}
          />
          <button
            type="submit"
            className="btn btn-main duel-take screen-only"
            aria-disabled={over || typed.length < length}
          >
            Guess
          </button>
        </div>
        {/* After the end nothing is typed: all guesses have its room. */}
        {!over && (
          <div ref={pad} role="group" aria-label="Digits" className="bulls-pad screen-only" onKeyDown={onKey}>
            {keys.map((key, at) => {
              const isUsed = typed.includes(key);
              const isHinted = key !== "back" && hint.includes(Number(key));
              return (
                <button
                  key={key}
                  type="button"
                  tabIndex={at === cursor ? 0 : -1}
                  aria-label={key === "back" ? "Rub out the last digit" : isHinted ? `${key}, in the hint` : undefined}
                  aria-pressed={key === "back" ? undefined : isUsed}
                  data-tone={isHinted ? "hint" : undefined}
                  aria-disabled={key === "back" ? typed === "" : typed.length === length && (repeats || !isUsed)}
                  onFocus={() => setCursor(at)}
                  onClick={() => press(key)}
                >
                  {key === "back" ? "Rub out" : key}
                </button>
              );
            })}
          </div>
        )}
        <ul className="bulls-legend">
          <li>
            <Mark kind="bull" /> bull: right digit, right place
          </li>
          <li>
            <Mark kind="cow" /> cow: right digit, wrong place
          </li>
        </ul>
      </form>
      {count === 0 ? (
        <p className="bulls-none">Your guesses and their answers will stand here.</p>
      ) : (
        <Panned count={count}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list longer than its place is scrolled by keys, too */}
          <ol ref={list} aria-label="Your guesses, the newest first" className="bulls-guesses" tabIndex={0} reversed>
            {state.guesses
              .map((one, row) => (
                <li key={row} data-tone={toneOf(row, { hint: [], because, area })}>
                  <span className="sr-only">{guessWords(state, row)}</span>
                  <Row guess={one} row={row} />
                </li>
              ))
              .toReversed()}
          </ol>
        </Panned>
      )}
    </div>
  );
}

/** A guess as it is seen: its number, its digits, a mark for each bull and cow, and their counts. */
function Row({ guess: { digits, bulls, cows }, row }: { guess: Guess; row: number }) {
  return (
    <span className="bulls-row" aria-hidden="true">
      <span className="bulls-number">{row + 1}</span>
      <span className="bulls-digits">
        {[...digits].map((digit, place) => (
          <b key={place}>{digit}</b>
        ))}
      </span>
      <span className="bulls-answer">
        <span className="bulls-marks">
          {Array.from({ length: digits.length }, (_, at) => (
            <Mark key={at} kind={at < bulls ? "bull" : at < bulls + cows ? "cow" : "none"} />
          ))}
        </span>
        <span className="bulls-counts">
          {bulls} {bulls === 1 ? "bull" : "bulls"}, {cows} {cows === 1 ? "cow" : "cows"}
        </span>
      </span>
    </span>
  );
}

/** A full disc for a bull, a ring for a cow, a dot for neither: told apart without any colour. */
function Mark({ kind }: { kind: "bull" | "cow" | "none" }) {
  return (
    <svg viewBox="0 0 20 20" className="bulls-mark" data-kind={kind} aria-hidden="true" focusable="false">
      <circle cx="10" cy="10" r={kind === "none" ? 2 : 7} />
    </svg>
  );
}
