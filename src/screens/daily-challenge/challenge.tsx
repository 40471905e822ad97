import { type FormEvent, useRef, useState } from "react";
import { Link } from "react-router";
import type { Puzzle } from "../../engine/puzzle.ts";
import { recordAttempt } from "../../learner/record-attempt.ts";
import type { Help } from "../../learner/records/attempt.ts";
import { Html } from "../../ui/html.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { toast } from "../../ui/toast.ts";

interface ChallengeProps {
  readonly puzzle: Puzzle;
  /** What attempts on it are recorded as. */
  readonly item: string;
  readonly solvedBefore: boolean;
}

/** Unsolved, then solved: one way. The rule is the exact one: the trimmed input equals the answer's text. */
export function Challenge({ puzzle, item, solvedBefore }: ChallengeProps) {
  const [typed, setTyped] = useState("");
  const [solvedNow, setSolvedNow] = useState(false);
  const [shownAt] = useState(() => Date.now());
  const help = useRef<Help>("alone");
  const answer = puzzle.answer.kind === "whole" ? puzzle.answer.value : "";
  const solved = solvedBefore || solvedNow;

  function submit(event: FormEvent) {
    event.preventDefault();
    const given = typed.trim();
    if (given === "") {
      void toast({ title: "Write your answer first", body: "A whole number, like 42." });
      return;
    }
    const right = given === answer;
    void toast(
      right
        ? { title: "Correct!", body: "You've solved today's challenge!", tone: "good" }
        : { title: "Not quite", body: "Try again or check the hint!", tone: "bad" },
    );
    if (right) setSolvedNow(true);
    void recordAttempt({
      item,
      category: "daily-challenge",
      verdict: right ? "right" : "wrong",
      typed: given,
      help: help.current,
      ms: Date.now() - shownAt,
    });
  }

  return (
    <article className="card flex flex-col gap-4 border-hue-line p-5 sm:p-7" aria-labelledby="challenge">
      <header className="flex flex-wrap items-center gap-3">
        <h2 id="challenge" className="mr-auto text-xl">
          {puzzle.title}
        </h2>
        <span className="chip">
          <Icon name="clock" /> {puzzle.minutes} min
        </span>
      </header>
      <div className="flex flex-col gap-x-6 gap-y-3 lg:flex-row lg:items-start lg:justify-between">
        <Html className="prose text-lg" html={puzzle.problem} />
        {puzzle.figure && <Html className="figure-box" html={puzzle.figure} />}
      </div>
      {solved ? (
        <Solved puzzle={puzzle} />
      ) : (
        <>
          <form className="screen-only needs-script flex flex-wrap items-end gap-2" onSubmit={submit} noValidate>
            <label className="flex flex-col gap-1 font-semibold">
              Your answer
              <input
                className="field w-48"
                inputMode="numeric"
                autoComplete="off"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            </label>
            <button type="submit" className="btn btn-main needs-script">
              Submit Answer
            </button>
          </form>
          <Reveal
            what="Hint"
            icon="lightbulb"
            onOpen={() => {
              help.current = "hint";
            }}
          >
            <Html className="prose" html={puzzle.hint} />
          </Reveal>
        </>
      )}
    </article>
  );
}

function Solved({ puzzle }: { puzzle: Puzzle }) {
  return (
    <>
      <div className="flex items-start gap-3 rounded-xl border border-good bg-good-soft p-4">
        <Icon name="trophy" className="mt-1 text-good" />
        <div>
          <h3 className="text-lg font-bold text-good">Congratulations!</h3>
          <p>You have solved today's challenge. There is a new one tomorrow.</p>
        </div>
      </div>
      <Reveal what="Solution" icon="key-round">
        <Html className="prose" html={puzzle.solution} />
      </Reveal>
      <p>
        <Link to="/weekly-quiz" className="btn">
          Try the Weekly Quiz <Icon name="arrow-right" />
        </Link>
      </p>
    </>
  );
}
