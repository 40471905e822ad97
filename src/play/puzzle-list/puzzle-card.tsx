import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { labelOfPuzzle, pathOfPuzzle } from "../../content/where.ts";
import { hintOf, itemOf } from "../../engine/item.ts";
import type { Puzzle } from "../../engine/puzzle.ts";
import type { Help } from "../../learner/records/entry.ts";
import { announce } from "../../ui/announce/announcer.ts";
import { hrefOf } from "../../ui/hooks/use-follow.ts";
import { Html } from "../../ui/html.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { whenIdle } from "../../ui/when-idle.ts";
import { AnswerBox } from "../answer-box.tsx";
import { completeIn } from "../ending/completion.ts";
import type { How } from "../ending/solved-facts.tsx";
import { freshSeed } from "../fresh-seed.ts";
import { Ways } from "../library/ways.tsx";
import { AddToSet } from "../sets/add-to-set.tsx";
import type { OnwardProps } from "./onward.tsx";

interface PuzzleCardProps {
  readonly puzzle: Puzzle;
  readonly category: string;
  /** Shown where one list holds several levels. */
  readonly showLevel: boolean;
  readonly solved: boolean;
  /** What was looked at of it before: after its solution it is too late to be counted as solved. */
  readonly seen: Help;
  /** Whether the puzzle has the page for itself, which it then names. On a list its heading leads to that page. */
  readonly alone?: boolean;
  /** From there a right answer leads on to this one. */
  readonly next?: OnwardProps["next"];
  /** Told of another one like it that stands here in its place, and of its own return. */
  readonly onInstead?: (id: string, twin: Puzzle | null) => void;
}

// Fetched while a puzzle's own page is idle; without it the ways below the card lead on.
const noWays = { default: (): ReactNode => null };
const loadOnward = () => import("./onward.tsx").catch(() => noWays);
const Onward = lazy<ComponentType<OnwardProps>>(loadOnward);
// In a list: it came with the list's foot.
const NextCard = lazy(() =>
  import("./list-foot.tsx").then(
    ({ NextCard }) => ({ default: NextCard }),
    () => noWays,
  ),
);

const notFetched = "This could not be fetched. Reload the page when you are online.";

/** Memoised: an answer recorded on one card, or a change of level, must not draw every other card again. */
export const PuzzleCard = memo(function PuzzleCard({
  puzzle,
  category,
  showLevel,
  solved,
  seen,
  alone = false,
  next = null,
  onInstead,
}: PuzzleCardProps) {
  const [solvedNow, setSolvedNow] = useState(false);
  // Undefined until another one was asked for, null when the first one stands there again.
  const [twin, setTwin] = useState<Puzzle | null>();
  const [trouble, setTrouble] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = twin ?? puzzle;
  // What another one is like: the puzzle itself, or where it has no family one of its topic.
  const model = puzzle.family ? puzzle : puzzle.near;
  const like = puzzle.family ? "like this" : "kind on this topic";
  const another = model && { words: `Another ${like}`, onPress: () => void tryAnother() };
  const isSolved = solvedNow || (solved && !twin);
  const headingId = `${puzzle.id}-title`;
  const Heading = alone ? "h1" : "h2";
  // The space is part of a text: Chromium leaves one that stands alone out of what is said.
  const name = (
    <>
      <span className="text-hue-strong">{labelOfPuzzle(puzzle)}.</span>
      {` ${shown.title}`}
    </>
  );

  // What the button was pressed for stands at the top of the card, which may have scrolled away.
  useEffect(() => {
    if (twin !== undefined) heading.current?.focus();
  }, [twin]);

  async function tryAnother() {
    setTrouble(false);
    try {
      const { poseTwin } = await import("./pose.ts");
      if (!model) return;
      const next = await poseTwin(model, freshSeed());
      setSolvedNow(false);
      setTwin(next);
      onInstead?.(puzzle.id, next);
    } catch {
      setTrouble(true);
      announce(notFetched);
    }
  }

  function back() {
    setSolvedNow(false); // what was solved stands in the log
    setTwin(null);
    onInstead?.(puzzle.id, null);
  }

  return (
    <article
      id={puzzle.id}
      data-done={isSolved || undefined}
      className="card flex flex-col gap-3 p-4 sm:p-5"
      aria-labelledby={headingId}
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Heading id={headingId} ref={heading} tabIndex={-1} className={`mr-auto ${alone ? "text-2xl" : "text-lg"}`}>
          {alone || twin ? (
            name
          ) : (
            <a href={hrefOf(pathOfPuzzle(puzzle.id))} className="hover:underline">
              {name}
            </a>
          )}
        </Heading>
        {isSolved && (
          <span className="chip border-good bg-good-soft text-good">
            <Icon name="check" /> Solved
          </span>
        )}
        {seen === "solution" && !isSolved && !twin && <span className="chip">Solution seen</span>}
        {showLevel && <span className="chip capitalize">{puzzle.level}</span>}
        <span className="chip clock-words">
          <Icon name="clock" /> {shown.minutes} min
        </span>
      </header>
      {twin && (
        <p className="screen-only flex flex-wrap items-center gap-x-3 text-sm text-soft">
          Another {puzzle.family ? "like" : "kind, on the topic of"} “{puzzle.title}”.
          <button type="button" className="link min-h-6" onClick={back}>
            Back to the first one
          </button>
        </p>
      )}
      <Body
        key={shown.id}
        alone={alone}
        puzzle={shown}
        category={category}
        seen={shown === puzzle ? seen : "alone"}
        solved={solved}
        onSolved={() => setSolvedNow(true)}
        onward={(how, onWhy) => (
          <Suspense fallback={<p className="min-h-24" />}>
            {alone ? <Onward how={how} onWhy={onWhy} another={another} next={next} /> : <NextCard />}
          </Suspense>
        )}
      >
        {model && (
          <button
            type="button"
            className="btn btn-plain screen-only needs-script -ml-2 min-h-10 px-2"
            onClick={tryAnother}
          >
            <Icon name="dices" /> Try another {like}
          </button>
        )}
      </Body>
      {trouble && <p className="text-sm text-soft">{notFetched}</p>}
    </article>
  );
});

interface BodyProps {
  readonly alone: boolean;
  readonly puzzle: Puzzle;
  readonly category: string;
  readonly seen: Help;
  /** Whether it, or the puzzle that it is a twin of, was solved before. */
  readonly solved: boolean;
  readonly onSolved: () => void;
  /** What follows a right answer; given one that shows the solution. */
  readonly onward: (how: How, onWhy: () => void) => React.ReactNode;
  /** A further button beside the hint's and the solution's. */
  readonly children: React.ReactNode;
}

/** That a solution or a hint was looked at. What keeps it comes when the page is idle; where it never comes, nothing can be kept. */
const noteSeen = (item: string) =>
  import("../../learner/keep/record.ts").then(
    ({ recordSeen }) => recordSeen(item),
    () => undefined,
  );

/** All that begins anew with another puzzle on the same card. */
function Body({ alone, puzzle, category, seen, solved, onSolved, onward, children }: BodyProps) {
  const [how, setHow] = useState<How | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const opened = useRef(0);
  useEffect(() => {
    opened.current = Date.now();
    if (alone) whenIdle(() => void loadOnward());
  }, [alone]);
  const solution = useRef<HTMLDetailsElement>(null);
  // In a list the ways on come with the opened solution: those of a dozen cards are a good part of the page that everybody waits for.
  const [hasWays, setHasWays] = useState(alone);

  function showSolution() {
    const there = solution.current;
    if (!there) return;
    there.open = true;
    there.querySelector("summary")?.focus({ preventScroll: true });
    there.scrollIntoView({ block: "nearest" });
  }

  // What the learner had seen when she answered is part of the record, never a penalty.
  const help = useRef<Help>("alone");
  useEffect(() => {
    if (help.current === "alone" || seen === "solution") help.current = seen; // however often the page is loaded again
  }, [seen]);
  return (
    <>
      <div
        ref={body}
        data-found={how ? "" : undefined}
        className="flex flex-col gap-x-6 gap-y-3 lg:flex-row lg:items-start lg:justify-between"
      >
        <Html className="prose min-w-0" html={puzzle.problem} />
        {puzzle.figure && <Html className="figure-box" html={puzzle.figure} />}
      </div>
      <AnswerBox
        asked={puzzle}
        title={puzzle.title}
        category={category}
        help={help}
        onJudged={(verdict, { reading, tries }) => {
          const isRight = verdict === "right";
          const since = opened.current;
          const first = !solved;
          setHow(isRight ? { help: help.current, since, ms: Date.now() - since, tries, first } : null);
          if (!isRight) return;
          completeIn(body.current, reading, puzzle.answer);
          if (help.current !== "solution") onSolved();
        }}
      />
      {how && onward(how, showSolution)}
      <p className="print-only">Answer: ______________________</p>
      {/* Once it is solved the ways on stand in one card, and its "Why it works" opens the solution here. */}
      <div className={`flex flex-wrap items-start gap-x-3 gap-y-1 ${alone && how ? "after-solved" : ""}`}>
        <Reveal
          what="Hint"
          icon="lightbulb"
          onOpen={() => {
            if (help.current !== "alone") return;
            help.current = "hint";
            void noteSeen(hintOf(itemOf(puzzle)));
          }}
        >
          <Html className="prose" html={puzzle.hint} />
        </Reveal>
        <Reveal
          ref={solution}
          what="Solution"
          icon="key-round"
          onOpen={() => {
            setHasWays(true);
            if (help.current !== "solution") void noteSeen(itemOf(puzzle));
            help.current = "solution";
          }}
        >
          <Html className="prose" html={puzzle.solution} />
          {hasWays && puzzle.about && <Ways heading="Look it up" ways={puzzle.about} level={alone ? 2 : 3} />}
        </Reveal>
        {!(alone && how) && children}
        <AddToSet
          className="ml-auto"
          name={puzzle.title}
          kinds={[{ label: puzzle.title, item: () => itemOf(puzzle) }]}
        />
      </div>
    </>
  );
}
