import { memo, useRef, useState } from "react";
import type { Puzzle } from "../../engine/puzzle.ts";
import type { Help } from "../../learner/records/attempt.ts";
import { Html } from "../../ui/html.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { AnswerBox } from "./answer-box.tsx";

interface PuzzleCardProps {
  readonly puzzle: Puzzle;
  readonly number: number;
  readonly category: string;
  /** Shown where one list holds several levels. */
  readonly showLevel: boolean;
  readonly solved: boolean;
}

/** Memoised: an answer recorded on one card, or a change of level, must not draw every other card again. */
export const PuzzleCard = memo(function PuzzleCard({ puzzle, number, category, showLevel, solved }: PuzzleCardProps) {
  // What the learner had seen when she answered is part of the record, never a penalty.
  const help = useRef<Help>("alone");
  const [solvedNow, setSolvedNow] = useState(false);
  const headingId = `${puzzle.id}-title`;
  return (
    <article id={puzzle.id} className="card flex flex-col gap-3 p-4 sm:p-5" aria-labelledby={headingId}>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 id={headingId} className="mr-auto text-lg">
          <span className="text-hue-strong">{number}.</span> {puzzle.title}
        </h2>
        {(solved || solvedNow) && (
          <span className="chip border-good bg-good-soft text-good">
            <Icon name="check" /> Solved
          </span>
        )}
        {showLevel && <span className="chip capitalize">{puzzle.level}</span>}
        <span className="chip">
          <Icon name="clock" /> {puzzle.minutes} min
        </span>
      </header>
      <div className="flex flex-col gap-x-6 gap-y-3 lg:flex-row lg:items-start lg:justify-between">
        <Html className="prose min-w-0" html={puzzle.problem} />
        {puzzle.figure && <Html className="figure-box" html={puzzle.figure} />}
      </div>
      <AnswerBox puzzle={puzzle} category={category} help={help} onSolved={() => setSolvedNow(true)} />
      <p className="print-only">Answer: ______________________</p>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <Reveal
          what="Hint"
          icon="lightbulb"
          onOpen={() => {
            if (help.current === "alone") help.current = "hint";
          }}
        >
          <Html className="prose" html={puzzle.hint} />
        </Reveal>
        <Reveal
          what="Solution"
          icon="key-round"
          onOpen={() => {
            help.current = "solution";
          }}
        >
          <Html className="prose" html={puzzle.solution} />
        </Reveal>
      </div>
    </article>
  );
});
