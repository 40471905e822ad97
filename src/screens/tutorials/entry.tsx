import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { Tutorial } from "../../content/schema/library/tutorials.ts";
import type { Entry } from "../../content/typeset.ts";
import { noteBegun } from "../../learner/begun.ts";
import { useSave } from "../../learner/hooks/use-save.ts";
import { keepSave } from "../../learner/keep/keep-save.ts";
import { agesWords } from "../../play/library/ages-choice.tsx";
import { BackTo } from "../../play/library/back-to.tsx";
import { Question } from "../../play/library/question.tsx";
import { ToMove } from "../../play/library/to-move.tsx";
import { Ways } from "../../play/library/ways.tsx";
import { hearQuestion, meetQuestion } from "../../play/meet-question.ts";
import { announce } from "../../ui/announce/announcer.ts";
import { Html } from "../../ui/html.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { kindOf, readAnswered, shownSteps, writeAnswered } from "./unfinished.ts";
import { pictureOf, zoneOf } from "./zone-of.ts";

/** So many misses, and one may go on without the answer. */
const patience = 2;
/** A step that is no higher is seen at once, below the bar at the top. */
const mostOfWindow = 0.85;

/** A lesson: it goes on as its questions are answered, and remembers where one was. */
export default function TutorialScreen({ row, entry }: Pick<ScreenProps, "row"> & { readonly entry: Entry<Tutorial> }) {
  const { id, title, ages, minutes, lead, needs, steps, run, puzzle, see, back } = entry;
  const kind = kindOf(id);
  const kept = useSave(kind);
  const [now, setNow] = useState<ReadonlySet<number> | null>(null);
  const answered = now ?? readAnswered(kept ?? "", steps.length);
  /** The step that was answered just now: it counts, but it is read until one goes on. */
  const [read, setRead] = useState<number | null>(null);
  const left = new Set([...answered].filter((at) => at !== read));
  const shown = shownSteps(steps, left);
  const over = isOver(left);
  const asked = steps.filter(({ ask }) => ask).length;
  /** Where one was at an earlier visit. */
  const reached = Math.max(-1, ...left) + 1;

  const list = useRef<HTMLOListElement>(null);
  const end = useRef<HTMLHeadingElement>(null);
  /** The step that has just come. */
  const [came, setCame] = useState<number | null>(null);
  useEffect(() => {
    if (came === null) return;
    const step = list.current?.children[came]?.querySelector("section");
    if (!step) return end.current?.focus();
    step.querySelector("h2")?.focus();
    const card = step.closest("li");
    // A place for the answer far below would take the focus, and what is asked would be out of sight. What is moved comes late.
    const isWhole = card && !steps[came]?.move && card.offsetHeight < innerHeight * mostOfWindow;
    if (isWhole) meetQuestion(step);
    else hearQuestion(step);
    card?.scrollIntoView({ block: isWhole ? "nearest" : "start" });
  }, [came, steps]);

  function isOver(answered: ReadonlySet<number>): boolean {
    return shownSteps(steps, answered) === steps.length && answered.has(steps.length - 1);
  }

  function keep(at: number) {
    const next = new Set([...answered, at]);
    setNow(next);
    void keepSave(kind, writeAnswered(next));
    noteBegun({ path: `${row.path}/${id}`, title }, isOver(next));
  }

  function goOn(at: number) {
    keep(at);
    setRead(null);
    setCame(at + 1);
  }

  function again() {
    setNow(new Set());
    setRead(null);
    void keepSave(kind, "");
    announce("From the beginning.");
    setCame(0);
  }

  return (
    <>
      <BackTo path={row.path}>All tutorials</BackTo>
      <PageHeading icon={row.icon} motif={pictureOf(id, run.path)} title={title} plain>
        {lead} Ages {agesWords(ages)}, about {minutes} minutes.
      </PageHeading>
      <p className="screen-only needs-script mb-5 flex flex-wrap items-center gap-3">
        <progress
          className="progress min-w-40 flex-1"
          max={asked}
          value={answered.size}
          aria-label="Questions answered"
        />
        <span className="text-sm text-soft">
          {answered.size} of {asked} questions
        </span>
        {came === null && left.size > 0 && (
          <button type="button" className="btn btn-main" onClick={() => setCame(reached)}>
            {over ? "To the end" : `Go on at step ${reached + 1}`} <Icon name="arrow-right" />
          </button>
        )}
        {/* Its room is there before it is, so that nothing below moves with the first answer. */}
        <button type="button" className={`btn btn-plain ${answered.size === 0 ? "invisible" : ""}`} onClick={again}>
          <Icon name="rotate-ccw" /> From the beginning
        </button>
      </p>
      <ol ref={list} className="mb-8 flex flex-col gap-4">
        {steps.map((step, at) => (
          <li key={step.say} hidden={at >= shown} className="later card p-4 sm:p-6">
            <Step
              step={step}
              number={at + 1}
              of={steps.length}
              item={`tutorials/${id}~${at + 1}`}
              category={zoneOf(run.path)}
              title={`${title}, ${at + 1}`}
              isReached={at < shown}
              isOver={left.has(at)}
              onRight={() => {
                setRead(at);
                keep(at);
              }}
              onOver={() => goOn(at)}
            />
          </li>
        ))}
      </ol>
      {over && (
        <section className="card mb-8 border-good bg-good-soft p-5 sm:p-7" aria-labelledby="end">
          <h2 id="end" ref={end} tabIndex={-1} className="mb-2 text-xl">
            That was the lesson
          </h2>
          <p className="mb-4">{lead} Now use it: ten questions with fresh numbers, and a puzzle that needs it.</p>
          <div className="flex flex-wrap gap-3">
            <Link to={run.path} className="btn btn-main">
              <Icon name="target" /> Practise: {run.title}
            </Link>
            <Link to={puzzle.path} className="btn">
              <Icon name="puzzle" /> Puzzle: {puzzle.title}
            </Link>
          </div>
        </section>
      )}
      <div className="flex flex-col gap-7">
        <Ways heading="Before this lesson" ways={needs} />
        {!over && <Ways heading="It ends in" ways={[run, puzzle]} />}
        <Ways heading="Goes with it" ways={[...see, ...back]} />
      </div>
    </>
  );
}

interface StepProps {
  readonly step: Entry<Tutorial>["steps"][number];
  readonly number: number;
  readonly of: number;
  readonly item: string;
  readonly category: string;
  readonly title: string;
  readonly isReached: boolean;
  /** Whether its question was answered, now or at an earlier visit. */
  readonly isOver: boolean;
  /** Told of a right answer at once, and of the press that goes on from it. */
  readonly onRight: () => void;
  readonly onOver: () => void;
}

function Step({
  step: { say, figure, move, ask },
  number,
  of,
  isReached,
  isOver,
  onRight,
  onOver,
  ...named
}: StepProps) {
  const [right, setRight] = useState(false);
  const [missed, setMissed] = useState(0);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (right) next.current?.focus();
  }, [right]);
  const mayGoOn = ask && !isOver && (right || missed >= patience);
  return (
    <section className="flex flex-col gap-4" aria-labelledby={`step-${number}`}>
      <h2 id={`step-${number}`} tabIndex={-1} className="text-sm font-semibold text-hue-strong outline-none">
        Step {number} of {of}
        {isOver && !right && ", done"}
      </h2>
      <div className="flex flex-col gap-x-6 gap-y-3 lg:flex-row lg:items-start lg:justify-between">
        <Html className="prose heard min-w-0 text-lg" html={say} />
        {figure && <Html className="figure-box" html={figure} />}
      </div>
      {move && isReached && <ToMove move={move} />}
      {ask && (
        <Question
          ask={ask}
          {...named}
          isRight={right || isOver}
          onJudged={(isRight) => {
            if (!isRight) return setMissed(missed + 1);
            setRight(true);
            if (!isOver) onRight();
          }}
        />
      )}
      {mayGoOn && (
        <button ref={next} type="button" className={`btn self-end ${right ? "btn-main" : ""}`} onClick={onOver}>
          {right ? "Go on" : "Go on without it"} <Icon name="arrow-right" />
        </button>
      )}
    </section>
  );
}
