import { useEffect, useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import { useWho } from "../../device/who.ts";
import type { QuizQuestion } from "../../engine/quiz.ts";
import { capital, inWords, noun } from "../../engine/words.ts";
import { type Day, mondayOf } from "../../learner/day.ts";
import { countPractised, countSolved } from "../../learner/derive/progress.ts";
import { useLog } from "../../learner/hooks/use-log.ts";
import { recordAttempt } from "../../learner/keep/record.ts";
import { longestRow } from "../../maths/longest-row.ts";
import { announce } from "../../ui/announce/announcer.ts";
import { useInSight } from "../../ui/hooks/use-in-sight.ts";
import { Icon } from "../../ui/icon.tsx";
import { readyEndings } from "../../ui/styles/ending-styles.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { FoundPicture } from "../ending/found-picture.tsx";
import { wordsOfSeeds } from "../ending/sunflower.ts";
import { Sunflower } from "../ending/sunflower-picture.tsx";
import { message, percentage } from "./message.ts";
import { Quiz, verdictWords } from "./quiz.tsx";
import { keepUnfinished, readUnfinished, type Standing, useLeft, writeUnfinished } from "./unfinished.ts";
import { useSet } from "./use-set.ts";

// A run has an end: its styles are there before.
readyEndings();

interface WeekQuizProps {
  /** Any day of the week; null in the prerendered page, which knows none. */
  readonly day: Day | null;
  readonly onEnd: (score: number) => void;
}

/** The quiz of a week, gone on with where it was left. Until it is there, its room. */
export function WeekQuiz({ day, onEnd }: WeekQuizProps) {
  const set = useSet(day);
  const left = useLeft(day);
  const by = useWho();
  if (set === "failed") return <Failed />;
  if (set === "loading" || left === undefined || day === null)
    return <p className="card needs-script min-h-[34rem] p-5 text-soft sm:p-7">Fetching the questions …</p>;
  return <Going key={`${by}/${set[0]?.id}`} monday={mondayOf(day)} set={set} left={left} onEnd={onEnd} />;
}

interface GoingProps {
  readonly monday: Day;
  readonly set: readonly QuizQuestion[];
  readonly left: string;
  readonly onEnd: (score: number) => void;
}

/** Every pick is recorded and answered at once; the result stands at the end. */
function Going({ monday, set, left, onEnd }: GoingProps) {
  const [begun] = useState(() => readUnfinished(left, set));
  const shownAt = useRef(performance.now());
  /** When this go at it began, in milliseconds since 1970: what was solved before is no news. */
  const since = useRef(begun?.since ?? Date.now());

  function onMove(standing: Standing | null) {
    if (standing === null) since.current = Date.now();
    keepUnfinished(monday, standing ? writeUnfinished(set, { ...standing, since: since.current }) : "");
  }

  function onPick(question: QuizQuestion, picked: number, right: boolean) {
    void toast({ title: verdictWords(right), tone: right ? "good" : "bad", quiet: true });
    recordAttempt({
      item: question.id,
      category: "weekly-quiz",
      verdict: right ? "right" : "wrong",
      typed: ["A", "B", "C", "D"][picked] ?? "",
      help: "alone",
      ms: performance.now() - shownAt.current,
    });
    shownAt.current = performance.now();
  }

  return (
    <Quiz
      questions={set}
      begun={begun}
      onMove={onMove}
      onPick={onPick}
      onEnd={(score) => {
        keepUnfinished(monday, "");
        onEnd(score);
      }}
      result={(rights, again) => <Result rights={rights} since={since.current} again={again} />}
    />
  );
}

function Failed() {
  return (
    <div className="card p-5 sm:p-7">
      <p>The questions could not be fetched. They need the internet the first time; after that they work without.</p>
      {/* A browser never asks again for a script that failed, until the page is loaded anew. */}
      <button type="button" className="btn screen-only mt-3" onClick={() => location.reload()}>
        <Icon name="rotate-ccw" /> Try again
      </button>
    </div>
  );
}

/** As many right one after the other are worth a word, where not all are. */
const leastRow = 4;

interface ResultProps {
  readonly rights: readonly boolean[];
  readonly since: number;
  readonly again: () => void;
}

function Result({ rights, since, again }: ResultProps) {
  const of = rights.length;
  const score = rights.filter(Boolean).length;
  const row = longestRow(rights);
  const percent = percentage(score, of);
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useInSight(button);
  useEffect(() => {
    heading.current?.focus();
    announce(`${score} out of ${of}: ${percent}%. ${message(percent)}`);
  }, [score, of, percent]);
  return (
    <section className="card p-6 text-center sm:p-10" aria-labelledby="result">
      <h2 id="result" tabIndex={-1} ref={heading} className="text-2xl">
        Your result
      </h2>
      <p className="my-3 text-6xl font-extrabold text-hue-strong">
        {score}/{of}
      </p>
      <p className="text-xl font-semibold">{percent}%</p>
      <p className="mt-2 text-lg">{message(percent)}</p>
      <div className="mb-6 flex flex-col items-center text-good">
        <FoundPicture mark="dot" rows={[rights.map((right) => (right ? "full" : "open"))]} />
        {row >= leastRow && row < of && <p className="mt-2 font-bold">{capital(inWords(row))} right in a row</p>}
      </div>
      <NewSeeds since={since} />
      <div className="flex flex-wrap justify-center gap-3">
        <button ref={button} type="button" className="btn btn-main scroll-mb-20" onClick={again}>
          <Icon name="rotate-ccw" /> Try Again
        </button>
        <Link to="/progress" className="btn">
          Your progress
        </Link>
      </div>
    </section>
  );
}

/** The sunflower with what was solved for the first time, where something was. */
function NewSeeds({ since }: { since: number }) {
  const log = useLog();
  const { seeds, fresh } = useMemo(() => {
    const seeds = countSolved(log ?? []);
    return { seeds, fresh: seeds - countSolved((log ?? []).filter(({ at }) => at < since)) };
  }, [log, since]);
  if (fresh === 0) return null;
  return (
    <div className="solved-facts mx-auto mb-6 max-w-md text-left">
      <Sunflower seeds={seeds} practised={countPractised(log ?? [])} />
      <p>
        <strong>
          {capital(inWords(fresh))} new {noun(fresh, "seed")}.
        </strong>{" "}
        {wordsOfSeeds(seeds)}
      </p>
    </div>
  );
}
