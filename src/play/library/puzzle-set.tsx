import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { puzzleAt } from "../../content/where.ts";
import { itemOf } from "../../engine/item.ts";
import type { Puzzle } from "../../engine/puzzle.ts";
import type { Way } from "../../engine/way.ts";
import { seenOf } from "../../learner/derive/solved-items.ts";
import { useDone } from "../../learner/hooks/use-log.ts";
import { announce } from "../../ui/announce/announcer.ts";
import { clockTime } from "../../ui/clock-time.ts";
import { Icon } from "../../ui/icon.tsx";
import { meetQuestion } from "../meet-question.ts";
import { NotFetched } from "../not-fetched.tsx";
import { PuzzleCard } from "../puzzle-list/puzzle-card.tsx";

/** When the set was begun, and how many of it were solved then. */
interface Begun {
  readonly when: number;
  readonly solved: number;
}

interface PuzzleSetProps {
  readonly heading: string;
  /** Puzzles of the bank, by their pages. */
  readonly puzzles: readonly Way[];
  /** How long it is given with a clock. */
  readonly minutes: number;
}

/** A set of puzzles, one after the other on this page; with a clock by choice, which never ends it. */
export function PuzzleSet({ heading, puzzles, minutes }: PuzzleSetProps) {
  const [at, setAt] = useState<number | null>(null);
  const [timed, setTimed] = useState(false);
  const [begun, setBegun] = useState<Begun | null>(null);
  const [ended, setEnded] = useState<string | null>(null);
  const result = useRef<HTMLParagraphElement>(null);
  const { solved } = useDone(puzzles.map(({ path }) => `${path.split("/")[1]}-`));
  const isSolved = ({ path }: Way) => solved.has(puzzleAt(path) ?? "");
  const done = puzzles.filter(isSolved).length;
  useEffect(() => {
    if (ended !== null) result.current?.focus();
  }, [ended]);

  function start() {
    setBegun({ when: performance.now(), solved: done });
    setEnded(null);
    setAt(0);
  }

  function end() {
    const minutesTaken = Math.round((performance.now() - (begun?.when ?? 0)) / 60_000);
    const now = done - (begun?.solved ?? 0);
    setEnded(
      `${now === 0 ? "None" : now} solved this time, in ${minutesTaken < 1 ? "less than a minute" : minutesTaken === 1 ? "a minute" : `${minutesTaken} minutes`}. ${done} of ${puzzles.length} of this set are solved by now${done < puzzles.length ? "; the others are still to be done" : ""}.`,
    );
    setAt(null);
  }

  return (
    // With a clock it is as in the competition: no word says there what it means.
    <section
      className="card flex flex-col gap-4 p-4 sm:p-6"
      aria-labelledby="set"
      data-no-terms={(timed && at !== null) || undefined}
    >
      <h2 id="set" className="text-xl">
        {heading}
      </h2>
      {at === null ? (
        <>
          {ended !== null && (
            <p
              ref={result}
              tabIndex={-1}
              className="rounded-xl border border-hue-line bg-hue-soft px-4 py-3 font-semibold"
            >
              {ended}
            </p>
          )}
          <ol className="prose flex list-decimal flex-col gap-1 pl-6">
            {puzzles.map(({ path, title }) => (
              <li key={path}>
                <Link to={path} className="link inline-block min-h-6">
                  {title}
                </Link>
                {isSolved({ path, title }) && (
                  <span className="ml-2 inline-flex items-center gap-1 text-sm text-soft">
                    <Icon name="check" /> solved
                  </span>
                )}
              </li>
            ))}
          </ol>
          <label className="clock-words screen-only needs-script flex min-h-11 items-center gap-2">
            <input type="checkbox" checked={timed} onChange={(event) => setTimed(event.target.checked)} />
            With a clock: {minutes} minutes
          </label>
          <button type="button" className="btn btn-main screen-only needs-script self-start" onClick={start}>
            {ended === null ? "Start the set" : "Once more"} <Icon name="arrow-right" />
          </button>
        </>
      ) : (
        <Run
          puzzles={puzzles}
          at={at}
          onAt={setAt}
          onEnd={end}
          minutes={timed ? minutes : null}
          words={`${done} of ${puzzles.length} of this set solved`}
        />
      )}
    </section>
  );
}

interface RunProps {
  readonly puzzles: readonly Way[];
  readonly at: number;
  readonly onAt: (at: number) => void;
  readonly onEnd: () => void;
  readonly minutes: number | null;
  readonly words: string;
}

function Run({ puzzles, at, onAt, onEnd, minutes, words }: RunProps) {
  const [puzzle, setPuzzle] = useState<Puzzle | "failed" | null>(null);
  const card = useRef<HTMLDivElement>(null);
  const path = puzzles[at]?.path ?? "";
  const category = path.split("/")[1] ?? "";
  const { solved, seen } = useDone([`${category}-`]);
  useEffect(() => {
    let gone = false;
    // The one before stays until the next is there, and the focus with it.
    fetched(path).then(
      (one) => gone || setPuzzle(one),
      () => gone || setPuzzle("failed"),
    );
    return () => {
      gone = true;
    };
  }, [path]);
  useLayoutEffect(() => {
    if (puzzle && puzzle !== "failed") meetQuestion(card.current);
  }, [puzzle]);
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-5">
        <strong>
          Puzzle {at + 1} of {puzzles.length}
        </strong>
        <span>{words}</span>
        {minutes !== null && <Countdown minutes={minutes} />}
      </p>
      <div ref={card} className="min-h-72">
        {puzzle === "failed" && <NotFetched what="The puzzle" />}
        {puzzle && puzzle !== "failed" && (
          <PuzzleCard
            key={puzzle.id}
            puzzle={puzzle}
            category={category}
            showLevel
            solved={solved.has(puzzle.id)}
            seen={seenOf(itemOf(puzzle), seen)}
          />
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {at > 0 && (
          <button type="button" className="btn" onClick={() => onAt(at - 1)}>
            <Icon name="arrow-left" /> Previous
          </button>
        )}
        {at < puzzles.length - 1 && (
          <button type="button" className="btn btn-main" onClick={() => onAt(at + 1)}>
            Next <Icon name="arrow-right" />
          </button>
        )}
        <button type="button" className="btn ml-auto" onClick={onEnd}>
          End the set
        </button>
      </div>
    </>
  );
}

/** The time left. It says when it is up; nobody is stopped. */
function Countdown({ minutes }: { readonly minutes: number }) {
  const [left, setLeft] = useState(minutes * 60_000);
  useEffect(() => {
    const end = performance.now() + minutes * 60_000;
    const tick = setInterval(() => {
      const now = Math.max(0, end - performance.now());
      setLeft(now);
      if (now > 0) return;
      clearInterval(tick);
      announce("The time is up. Go on for as long as you like.");
    }, 1000);
    return () => clearInterval(tick);
  }, [minutes]);
  return (
    <span className="ml-auto inline-flex items-center gap-1 tabular-nums">
      <Icon name="timer" /> {left > 0 ? `${clockTime(left)} left` : "The time is up. Go on for as long as you like."}
    </span>
  );
}

async function fetched(path: string): Promise<Puzzle> {
  const parts = path.slice(1).split("/");
  const { loadPuzzle } = await import("../../content/one-puzzle.ts");
  const one = await loadPuzzle(parts.slice(0, -1).join("/"), Number(parts.at(-1)));
  if (!one) throw new Error(`there is no puzzle at ${path}`);
  return one.puzzle;
}
