import { useEffect, useRef, useState } from "react";
import { asciiDigits } from "../../maths/digits.ts";
import { AnswerField } from "../../play/answer-field.tsx";
import { StopTest } from "../../play/exam/stop-test.tsx";
import { isOpen } from "../../play/exam/tally.ts";
import { meetQuestion } from "../../play/meet-question.ts";
import { Task } from "../../play/task.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Paper } from "./test-paper.ts";
import type { Standing } from "./unfinished.ts";

interface TestRunProps {
  readonly paper: Paper;
  readonly clock: boolean;
  /** Where it was left before; null for a new one. */
  readonly begun: Standing | null;
  /** Told when the learner types, and when she goes to another question. */
  readonly onMove: (standing: Standing) => void;
  /** What was typed, and the milliseconds spent, question by question; `stopped`: not handed in. */
  readonly onEnd: (answers: readonly string[], times: readonly number[], stopped: boolean) => void;
  /** Left with nothing answered. */
  readonly onBack: () => void;
}

/** The questions one at a time, back and forth; nothing is judged before the end. */
export function TestRun({ paper, clock, begun, onMove, onEnd, onBack }: TestRunProps) {
  const [at, setAt] = useState(begun?.at ?? 0);
  const [answers, setAnswers] = useState<readonly string[]>(() => begun?.answers ?? paper.map(() => ""));
  const times = useRef([...(begun?.times ?? paper.map(() => 0))]);
  const since = useRef(performance.now());
  const card = useRef<HTMLFormElement>(null);
  const set = paper[at];
  const last = at === paper.length - 1;
  const open = answers.filter(isOpen).length;
  const empty = open === paper.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each question once
  useEffect(() => meetQuestion(card.current), [at]);

  function time() {
    times.current[at] = (times.current[at] ?? 0) + performance.now() - since.current;
    since.current = performance.now();
  }

  function end(stopped: boolean) {
    time();
    onEnd(answers, times.current, stopped);
  }

  function go(to: number) {
    time();
    setAt(to);
    onMove({ at: to, answers: answers.map(asciiDigits), times: times.current });
  }

  if (!set) return null;
  return (
    <form
      ref={card}
      className="card flex flex-col gap-4 p-5 sm:p-7"
      aria-labelledby="question"
      data-own-keys
      onSubmit={(event) => {
        event.preventDefault();
        if (!last) go(at + 1);
        // "Done" on the keypad, which goes with the focus.
        else if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
      }}
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id="question" className="mr-auto text-lg">
          Question {at + 1} of {paper.length}
        </h2>
        {clock && <Minutes />}
        <progress className="progress w-full" max={paper.length} value={at} aria-label="Questions passed" />
      </header>
      <Task text={set.prompt} figure={set.figure} />
      <AnswerField
        key={at}
        id={`answer-${at}`}
        enter={last ? "Done" : "Next"}
        answer={set.answer}
        inside={set.inside}
        value={answers[at] ?? ""}
        onChange={(typed) => {
          const next = answers.with(at, typed);
          setAnswers(next);
          onMove({ at, answers: next, times: times.current });
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        {at > 0 && (
          <button type="button" className="btn" onClick={() => go(at - 1)}>
            <Icon name="arrow-left" /> Back
          </button>
        )}
        {!last && (
          <button type="submit" className="btn btn-main ml-auto">
            Next <Icon name="arrow-right" />
          </button>
        )}
        {last && !empty && (
          <button type="button" className="btn btn-main ml-auto" onClick={() => end(false)}>
            Hand in
          </button>
        )}
      </div>
      {last && open > 0 && (
        <p className="heard text-soft">
          {empty
            ? "No question is answered yet. You can go back to any of them."
            : `${open === 1 ? "One question is" : `${open} questions are`} still open. You can go back, or hand in as it is.`}
        </p>
      )}
      {(!last || empty) && (
        <StopTest
          key={`stop-${at}`}
          words={stopWords(paper.length - open, open)}
          empty={empty}
          onStop={() => end(true)}
          onBack={onBack}
        />
      )}
    </form>
  );
}

function stopWords(answered: number, open: number): string {
  return (
    `You have answered ${answered} of the ${answered + open} questions, ${open} ${open === 1 ? "is" : "are"} left. ` +
    "If you stop now, you see how your answers went, and the test does not count for your bests. " +
    "For a break, just leave the page: the test waits for you."
  );
}

function Minutes() {
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    const from = performance.now();
    const tick = setInterval(() => setMinutes(Math.floor((performance.now() - from) / 60_000)), 1000);
    return () => clearInterval(tick);
  }, []);
  return (
    <span role="timer" className="chip clock-words">
      <Icon name="clock" /> {minutes} min
    </span>
  );
}
