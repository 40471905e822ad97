import { useMemo } from "react";
import { useShown } from "../../device/settings/shown.ts";
import { dayOf } from "../../learner/day.ts";
import { countPractised, countSolved } from "../../learner/derive/progress.ts";
import { rightDays, streak } from "../../learner/derive/streak.ts";
import { useLog } from "../../learner/hooks/use-log.ts";
import type { Help } from "../../learner/records/entry.ts";
import { clockTime } from "../../ui/clock-time.ts";
import { Icon } from "../../ui/icon.tsx";
import { EndingStyles, readyEndings } from "../../ui/styles/ending-styles.tsx";
import { earnedWords, triesBefore } from "./earned-words.ts";
import { wordsOfSeeds } from "./sunflower.ts";
import { Sunflower } from "./sunflower-picture.tsx";

// This comes while an answer is being written.
readyEndings();

/** How a right answer came about. */
export interface How {
  readonly help: Help;
  /** When the puzzle was opened, in milliseconds since 1970, and how long ago that was at the answer. */
  readonly since: number;
  readonly ms: number;
  /** Answers up to the right one. */
  readonly tries: number;
  /** Whether it was not solved before. */
  readonly first: boolean;
}

/** What is true of a right answer: nothing that the site did is praised as the learner's. */
export function SolvedFacts({ how }: { how: How }) {
  const { help, ms } = how;
  const timed = useShown("timers") !== "hidden";
  const log = useLog();
  const days = log ? streak(rightDays(log), dayOf(new Date())) : 0;
  const seeds = useNewSeed(how);
  const before = useMemo(() => (log ? triesBefore(how.since, log) : 0), [log, how.since]);
  return (
    <div className="solved-facts" data-seed={how.first && help !== "solution" ? "" : undefined}>
      <EndingStyles />
      {seeds > 0 && <Sunflower seeds={seeds} practised={countPractised(log ?? [])} />}
      <div>
        <p className="font-bold sm:text-lg">{earnedWords({ help, tries: how.tries + before })}</p>
        {seeds > 0 && <p className="text-sm">{wordsOfSeeds(seeds)}</p>}
        <ul>
          {timed && help !== "solution" && (
            <li>
              <Icon name="clock" /> {clockTime(ms)}
            </li>
          )}
          {days > 1 && (
            <li>
              <Icon name="flame" /> {days} days in a row
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}

/** How many puzzles and boards are solved, if this answer solved one more; else 0, also until the log tells. */
function useNewSeed({ since }: How): number {
  const log = useLog();
  return useMemo(() => {
    if (!log) return 0;
    const now = countSolved(log);
    return now > countSolved(log.filter(({ at }) => at < since)) ? now : 0;
  }, [log, since]);
}
