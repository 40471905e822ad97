import { useMemo } from "react";
import { dayOf } from "../../learner/day.ts";
import { countPractised, countSolved } from "../../learner/derive/progress.ts";
import { rightDays, streak } from "../../learner/derive/streak.ts";
import { useLog } from "../../learner/hooks/use-log.ts";
import { Icon } from "../../ui/icon.tsx";
import { wordsOfLeaves } from "./sunflower.ts";
import { Sunflower } from "./sunflower-picture.tsx";

interface GrownLeafProps {
  /** Whether a question was right in it: where none was, nothing grew. */
  readonly grew: boolean;
  /** What else was won, in words. */
  readonly won: readonly string[];
}

/** At the end of a run of questions: the sunflower with the leaf that they made grow, and what else was won. */
export function GrownLeaf({ grew, won }: GrownLeafProps) {
  const log = useLog();
  const { seeds, practised, days } = useMemo(
    () => ({
      seeds: countSolved(log ?? []),
      practised: countPractised(log ?? []),
      days: streak(rightDays(log ?? []), dayOf(new Date())),
    }),
    [log],
  );
  const isGrown = grew && practised > 0;
  return (
    <>
      {won.length > 0 && (
        <ul className="mt-3 grid gap-1.5">
          {won.map((words) => (
            <li key={words} className="flex items-start gap-2 font-bold text-good">
              <Icon name="trending-up" className="mt-1" /> {words}
            </li>
          ))}
        </ul>
      )}
      {/* The flower comes with the record, when what is below it is being read. */}
      <div className="solved-facts mt-3" data-seed={grew ? "" : undefined}>
        {isGrown && <Sunflower seeds={seeds} practised={practised} byLeaf />}
        <div>
          {isGrown && <p>{wordsOfLeaves(practised)}</p>}
          {days > 1 && (
            <p className="mt-1 flex items-center gap-2">
              <Icon name="flame" /> {days} days in a row
            </p>
          )}
        </div>
      </div>
    </>
  );
}
