import { useEffect, useRef, useState } from "react";
import { fresh, type Skill } from "../../engine/exercise.ts";
import { exerciseItem } from "../../engine/item.ts";
import { hasPage } from "../../ui/has-page.ts";
import { Icon } from "../../ui/icon.tsx";
import { freshSeed } from "../fresh-seed.ts";
import { NotFetched } from "../not-fetched.tsx";
import type { Asked } from "./asked.ts";
import { ExerciseCard } from "./exercise-card.tsx";
import { pose } from "./pose.ts";
import { TryIt } from "./try-it.tsx";
import { Worked } from "./worked.tsx";

interface LessonProps {
  readonly zone: string;
  readonly skill: Skill;
  /** Index of the stage that is shown. */
  readonly stage: number;
  readonly onPractise: () => void;
  readonly onLeave: () => void;
}

/** The parts of the steps that are given, from a whole worked example to the question alone (Atkinson, Renkl & Merrill 2003). */
const parts = [1, 2 / 3, 1 / 3, 0];

/** A worked example that fades: all the steps, then with the last ones left to do, at the end the question alone. */
export function Lesson({ zone, skill, stage, onPractise, onLeave }: LessonProps) {
  const [round, setRound] = useState(0);
  const [alone, setAlone] = useState(false);
  const [asked, setAsked] = useState<Asked | "failed" | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const over = round >= parts.length;

  async function another(): Promise<Asked> {
    const exercise = fresh(skill, stage, freshSeed());
    return { item: exerciseItem(exercise), label: skill.title, posed: await pose([skill], exercise) };
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a question for each round
  useEffect(() => {
    if (over) return;
    let gone = false;
    another().then(
      (one) => gone || setAsked(one),
      () => gone || setAsked("failed"),
    );
    return () => {
      gone = true;
    };
  }, [round]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: until the round's question is there, to be read or answered
  useEffect(() => heading.current?.focus(), [round]);

  function next(alone: boolean) {
    setAlone(alone);
    setAsked(null);
    setRound(round + 1);
  }

  const steps = typeof asked === "object" && asked ? asked.posed.steps : [];
  // The last step says the answer, so it is never among those that are given.
  const given = Math.min(steps.length - 1, Math.ceil(steps.length * (parts[round] ?? 0)));
  return (
    <section className="card flex flex-col gap-4 p-5 sm:p-7" aria-labelledby="lesson" {...hasPage.question}>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id="lesson" ref={heading} tabIndex={-1} className="mr-auto text-lg">
          {over ? "That was the method" : titles[round]}
        </h2>
        <span className="chip">{skill.stages[stage]?.label}</span>
        <progress className="progress w-full" max={parts.length} value={round} aria-label="Rounds done" />
      </header>
      {asked === "failed" && <NotFetched what="The question" />}
      {!over && asked === null && <p className="min-h-40 text-soft">Fetching the question …</p>}
      {typeof asked === "object" && asked && round === 0 && (
        <Worked
          asked={asked}
          onNext={() => next(false)}
          task={(onShows) => <TryIt category={zone} another={another} onShows={onShows} onNext={() => next(false)} />}
        />
      )}
      {typeof asked === "object" && asked && round > 0 && !over && (
        <ExerciseCard
          key={asked.item}
          asked={asked}
          category={zone}
          given={given}
          another={another}
          onNext={(outcome) => next(outcome === "alone")}
        />
      )}
      {over && (
        <>
          <p>
            {alone
              ? "You did the last one from beginning to end. Practise it now and again tomorrow, and it stays."
              : "A method needs more than one look. Read another example, or practise with its steps at hand."}
          </p>
          <div className="flex flex-wrap gap-3">
            <button type="button" className="btn btn-main" onClick={onPractise}>
              <Icon name="zap" /> Practise
            </button>
            <button type="button" className="btn" onClick={() => setRound(0)}>
              <Icon name="rotate-ccw" /> Once more from the start
            </button>
          </div>
        </>
      )}
      <button type="button" className="btn btn-plain -mb-2 -ml-2 self-start px-2" onClick={onLeave}>
        <Icon name="arrow-left" /> All skills
      </button>
    </section>
  );
}

const titles = [
  "Read it line by line",
  "The beginning is done: finish it",
  "Now more of it is yours",
  "And now from the start",
];
