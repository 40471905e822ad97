import { useEffect, useRef, useState } from "react";
import { asciiDigits } from "../../maths/digits.ts";
import type { Answered } from "../../tools/speed/result.ts";
import type { Sum } from "../../tools/speed/sums.ts";
import { announce } from "../../ui/announcer.ts";
import { useOwnDigits } from "../../ui/own-digits.ts";

interface SpeedRunProps {
  readonly next: Iterator<Sum>;
  /** 0: no clock. */
  readonly seconds: number;
  /** How many sums there are; null for no end but the clock's and the learner's. */
  readonly length: number | null;
  readonly hideClock: boolean;
  readonly onEnd: (answered: readonly Answered[], ms: number) => void;
}

const notYet = "Not yet: try again.";

/** Sums one after the other: the right digits are enough, no Enter. A wrong one stays until it is mended. */
export function SpeedRun({ next, seconds, length, hideClock, onEnd }: SpeedRunProps) {
  const [current, setCurrent] = useState<Sum | null>(null);
  const [typed, setTyped] = useState("");
  const inDigits = useOwnDigits();
  const [missed, setMissed] = useState(false);
  const [left, setLeft] = useState(seconds);
  const answered = useRef<Answered[]>([]);
  const started = useRef(0);
  const shownAt = useRef(0);
  const field = useRef<HTMLInputElement>(null);

  const finish = useRef(() => {});
  finish.current = () => onEnd(answered.current, performance.now() - started.current);

  /** The next sum; the first is heard as the name of the field. */
  function show() {
    const { value, done } = next.next();
    if (done || !value) return finish.current();
    if (answered.current.length > 0) announce(value.text);
    setCurrent(value);
    setTyped("");
    setMissed(false);
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
    if (seconds === 0) return;
    const tick = setInterval(() => {
      const rest = seconds - (performance.now() - started.current) / 1000;
      if (rest <= 0) finish.current();
      else setLeft(Math.ceil(rest));
    }, 200);
    return () => clearInterval(tick);
  }, [seconds]);

  function type(text: string) {
    if (!current) return;
    const digits = asciiDigits(text).replace(/\D/g, "");
    if (Number(digits) === current.answer && digits !== "") {
      const ms = performance.now() - shownAt.current;
      answered.current.push({ ...current, ms, first: !missed });
      show();
      return;
    }
    setTyped(digits);
    if (digits.length < String(current.answer).length) return;
    setMissed(true);
    announce(notYet);
  }

  return (
    <section className="card flex flex-col items-center gap-4 p-6 sm:p-10" aria-label="Sums">
      <p className="flex w-full justify-between text-soft">
        <span>
          {answered.current.length} done{length !== null && ` of ${length}`}
        </span>
        {seconds > 0 && !hideClock && (
          <span role="timer" className="tabular-nums">
            {left} s
          </span>
        )}
      </p>
      <label htmlFor="sum" className="text-5xl font-extrabold tabular-nums">
        {current?.text}
      </label>
      <input
        id="sum"
        ref={field}
        className="field w-40 text-center text-3xl tabular-nums"
        inputMode="numeric"
        autoComplete="off"
        value={inDigits(typed)}
        onChange={(event) => type(event.target.value)}
      />
      <p className="min-h-6 text-warn">{missed && notYet}</p>
      <button type="button" className="btn" onClick={() => finish.current()}>
        Stop here
      </button>
    </section>
  );
}
