import { useEffect, useRef, useState } from "react";
import type { AnswerSpec } from "../../engine/answer/answer.ts";
import { count } from "../../engine/words.ts";
import { useKeypad } from "../../play/keypad/use-keypad.tsx";
import { digitsIn, standing } from "../../tools/speed/entry.ts";
import { type Answered, timeOf } from "../../tools/speed/result.ts";
import type { Sum } from "../../tools/speed/sums.ts";
import { announce } from "../../ui/announce/announcer.ts";
import { AskFirst } from "../../ui/ask-first.tsx";
import { hasPage } from "../../ui/has-page.ts";
import { useOwnDigits } from "../../ui/numbers/own-digits.ts";

interface SpeedRunProps {
  readonly next: Iterator<Sum>;
  /** 0: no clock. */
  readonly seconds: number;
  /** How many sums there are; null for no end but the clock's and the learner's. */
  readonly length: number | null;
  /** The best run of this kind, in words; empty for none. */
  readonly best: string;
  readonly hideClock: boolean;
  /** `stopped`: before the clock, or the last sum, ended it. */
  readonly onEnd: (answered: readonly Answered[], ms: number, stopped: boolean) => void;
  /** Left before anything was answered. */
  readonly onBack: () => void;
}

const whole: AnswerSpec = { kind: "whole", value: "0", natural: true };

/**
 * Sums one after the other: the right digits are enough, no Enter. After a wrong entry the field is empty, so that on every
 * keyboard the next digit begins a new one; the wrong one stays in sight, struck through, as the field's placeholder.
 */
export function SpeedRun({ next, seconds, length, best, hideClock, onEnd, onBack }: SpeedRunProps) {
  const [current, setCurrent] = useState<Sum | null>(null);
  const [typed, setTyped] = useState("");
  const inDigits = useOwnDigits();
  const { props, keypad } = useKeypad(whole, "Enter", undefined, true);
  /** The last wrong entry for this sum; null for none yet. */
  const [wrong, setWrong] = useState<string | null>(null);
  /** The sum that was skipped just now, with its answer; empty for none. */
  const [skipped, setSkipped] = useState("");
  const [left, setLeft] = useState(seconds);
  const answered = useRef<Answered[]>([]);
  /** When it began, and the sum was shown, had the clock never stood. */
  const started = useRef(0);
  const shownAt = useRef(0);
  /** When it asked whether to stop: the clock stands until one goes on, and the sum is out of sight. */
  const [stoodAt, setStoodAt] = useState<number | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const missed = wrong !== null;
  const endless = seconds === 0 && length === null;

  function end(all: readonly Answered[], stopped: boolean) {
    onEnd(all, timeOf(performance.now() - started.current, seconds), stopped);
  }

  /** Ends within a sum: one that was tried and not solved is a slip like any other. */
  const leave = useRef((_stopped: boolean) => {});
  leave.current = (stopped) => {
    const open = current && missed ? [{ ...current, ms: performance.now() - shownAt.current, first: false }] : [];
    end([...answered.current, ...open], stopped);
  };

  /** The next sum; the first is heard as the name of the field. */
  function show(skip = "") {
    const { value, done } = next.next();
    if (done || !value) return end(answered.current, false);
    if (answered.current.length > 0) announce(skip ? `${skip}. ${value.text}` : value.text);
    setSkipped(skip);
    setCurrent(value);
    setTyped("");
    setWrong(null);
    shownAt.current = performance.now();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once
  useEffect(() => {
    if (started.current) return;
    started.current = performance.now();
    show();
    field.current?.focus();
  }, []);

  useEffect(() => {
    if (seconds === 0 || stoodAt !== null) return;
    const tick = setInterval(() => {
      const rest = seconds - (performance.now() - started.current) / 1000;
      if (rest <= 0) leave.current(false);
      else setLeft(Math.ceil(rest));
    }, 200);
    return () => clearInterval(tick);
  }, [seconds, stoodAt]);

  /** Back in the field, or over: what the clock stood is taken off. */
  function goOn() {
    if (stoodAt === null) return;
    const stood = performance.now() - stoodAt;
    started.current += stood;
    shownAt.current += stood;
    setStoodAt(null);
  }

  function take(text: string, handedIn: boolean) {
    if (!current) return;
    const digits = digitsIn(text);
    const now = standing(digits, current.answer, handedIn);
    if (now === "right") {
      answered.current.push({ ...current, ms: performance.now() - shownAt.current, first: !missed });
      return show();
    }
    setTyped(now === "wrong" ? "" : digits);
    if (now === "open") return;
    setWrong(digits);
    announce(`${digits}: not yet, try again.`);
  }

  /** A sum that one does not know is a slip like any other, and its answer is shown. */
  function skip() {
    if (!current) return;
    goOn();
    answered.current.push({ ...current, ms: performance.now() - shownAt.current, first: false });
    show(`${current.text} = ${current.answer}`);
    field.current?.focus();
  }

  /** Backspace takes the wrong entry out of sight, as if it still stood in the field. */
  function wipe() {
    if (missed) setWrong("");
  }

  return (
    <section
      className="card flex flex-col items-center gap-2 p-4 sm:gap-4 sm:p-10"
      aria-label="Sums"
      {...hasPage.question}
      // A press beside the field would take the focus from it, and the keyboard off a phone's screen.
      onMouseDown={(event) => {
        if (event.target instanceof Element && !event.target.closest("input, button")) event.preventDefault();
      }}
    >
      <p className="flex w-full justify-between gap-3 text-soft">
        <span>
          {answered.current.length} done{length !== null && ` of ${length}`}
        </span>
        <span>{best}</span>
        {seconds > 0 && !hideClock && (
          <span role="timer" className="tabular-nums">
            {left} s
          </span>
        )}
      </p>
      <label htmlFor="sum" className={`text-5xl font-extrabold tabular-nums ${stoodAt === null ? "" : "invisible"}`}>
        {current?.text}
      </label>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          take(typed, true);
        }}
      >
        <input
          {...props}
          id="sum"
          ref={field}
          className="field w-40 text-center text-3xl tabular-nums placeholder:text-warn placeholder:line-through placeholder:opacity-100 aria-invalid:border-warn aria-invalid:bg-warn-soft"
          autoComplete="off"
          enterKeyHint="go"
          aria-invalid={(typed === "" && !!wrong) || undefined}
          placeholder={wrong ?? ""}
          value={inDigits(typed)}
          onFocus={(event) => {
            props.onFocus?.(event);
            goOn();
          }}
          onChange={({ target: { value } }) => {
            if (value === "") wipe();
            take(value, false);
          }}
          onKeyDown={(event) => {
            props.onKeyDown?.(event);
            if (event.key === "Backspace" && typed === "") wipe();
          }}
        />
      </form>
      {keypad}
      <p className="min-h-6 text-warn">{missed ? "Not yet: try again." : inDigits(skipped)}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <button type="button" className="btn" onClick={skip}>
          Skip this sum
        </button>
        {answered.current.length === 0 && !missed ? (
          <button type="button" className="btn" onClick={onBack}>
            Stop here
          </button>
        ) : endless ? (
          <button type="button" className="btn" onClick={() => leave.current(false)}>
            Finish
          </button>
        ) : (
          <AskFirst
            className="btn"
            words={stopWords(answered.current.length, length)}
            yes="Yes, stop"
            no="Keep going"
            onAsk={() => setStoodAt(performance.now())}
            onYes={() => {
              goOn();
              leave.current(true);
            }}
            backTo={field}
          >
            Stop here
          </AskFirst>
        )}
      </div>
    </section>
  );
}

/** What stands at stake when a run is stopped after so many sums; `length` is null where the clock ends it. */
function stopWords(done: number, length: number | null): string {
  const sums = done === 0 ? "No sum is done yet" : `${count(done, "sum")} done`;
  if (length !== null) return `${sums}, ${length - done} left. Stop here?`;
  return `${sums}, and there is time left. The clock stands while you choose. A run that is stopped does not count for your bests.`;
}
