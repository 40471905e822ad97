import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Outcome } from "../../learner/derive/skill-states.ts";
import { announce } from "../../ui/announce/announcer.ts";
import { hasPage } from "../../ui/has-page.ts";
import { Icon } from "../../ui/icon.tsx";
import { readyEndings } from "../../ui/styles/ending-styles.tsx";
import { readyParts } from "../inside/beside.tsx";
import { NotFetched } from "../not-fetched.tsx";
import type { Answered, Asked } from "./asked.ts";
import { ExerciseCard } from "./exercise-card.tsx";
import { keepRun, keptRun } from "./kept-run.ts";
import { runLength } from "./run-length.ts";
import { RunSummary } from "./run-summary.tsx";

// A run has an end: its styles are there before.
readyEndings();

interface PracticeRunProps {
  /** Tells it from other runs, so that one that was left goes on where it was. */
  readonly name: string;
  /** What the answers are counted for. */
  readonly category: string;
  /** The skill that a question belongs to. */
  readonly skillOf: (item: string) => string;
  /** Whether `ask` can be called. */
  readonly ready: boolean;
  /** The next question after these; rejects where its code cannot be loaded. */
  readonly ask: (done: readonly Answered[]) => Promise<Asked>;
  /** Another question of the same kind as one of them, to show how it is done; rejects like `ask`. */
  readonly another?: (asked: Asked) => Promise<Asked>;
  /** What came of it all. */
  readonly summary: (answered: readonly Answered[]) => ReactNode;
  /** What it won, in words. */
  readonly won: () => readonly string[];
  /** What it leads on to when most of it went well, rather than to another skill; given how to go on with the same. Null for nothing. */
  readonly onward?: (again: () => void) => ReactNode;
  readonly onLeave: () => void;
}

type Now = Asked | "loading" | "failed";

/** Ten questions, one after the other, and then what came of them. */
export function PracticeRun(props: PracticeRunProps) {
  const { name, category, skillOf, ready, ask, another, summary, won, onward, onLeave } = props;
  const [answered, setAnswered] = useState<readonly Answered[]>([]);
  const [now, setNow] = useState<Now>("loading");
  const heading = useRef<HTMLHeadingElement>(null);
  const over = answered.length >= runLength;

  // The old question stays until the new one is there, and both change at once.
  const fetching = useRef(false);
  async function next(done: readonly Answered[]) {
    if (fetching.current) return;
    fetching.current = true;
    const asked = await ask(done).catch(() => "failed" as const);
    fetching.current = false;
    setAnswered(done);
    setNow(asked);
    keepRun(name, done);
  }

  const started = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once
  useEffect(() => {
    if (!ready || started.current) return;
    started.current = true;
    readyParts();
    void next(keptRun(name));
  }, [ready]);
  const waits = now === "loading";
  // Until there is a question to answer, too: the button that was pressed is gone.
  useEffect(() => {
    if (over || waits) heading.current?.focus();
    if (over) announce(heading.current?.nextElementSibling); // how it went
  }, [over, waits]);

  function goOn(item: string, outcome: Outcome) {
    const done = [...answered, { item, outcome }];
    if (done.length < runLength) return void next(done);
    setAnswered(done);
    keepRun(name, []);
  }

  function again() {
    setAnswered([]);
    setNow("loading");
    void next([]);
  }

  if (over)
    return (
      <RunSummary
        ref={heading}
        skills={answered.map(({ item }) => skillOf(item))}
        answered={answered}
        won={won()}
        onward={onward?.(again)}
        onAgain={again}
        onLeave={onLeave}
      >
        {summary(answered)}
      </RunSummary>
    );
  return (
    <section className="card flex flex-col gap-4 p-5 sm:p-7" aria-labelledby="question" {...hasPage.question}>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id="question" ref={heading} tabIndex={-1} className="mr-auto text-lg">
          Question {answered.length + 1} of {runLength}
        </h2>
        {typeof now === "object" && <span className="chip">{now.label}</span>}
        <progress className="progress w-full" max={runLength} value={answered.length} aria-label="Questions done" />
      </header>
      {now === "loading" && <p className="text-soft">Fetching the question …</p>}
      {now === "failed" && <NotFetched what="The question" />}
      {typeof now === "object" && (
        <ExerciseCard
          key={`${answered.length} ${now.item}`}
          asked={now}
          category={category}
          {...(another && { another: () => another(now) })}
          onNext={(outcome) => goOn(now.item, outcome)}
        />
      )}
      <button type="button" className="btn btn-plain -mb-2 -ml-2 self-start px-2" onClick={onLeave}>
        <Icon name="arrow-left" /> All skills
      </button>
    </section>
  );
}
