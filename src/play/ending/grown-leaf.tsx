import { type ReactNode, useMemo } from "react";
import { dayOf } from "../../learner/day.ts";
import { countPractised, countSolved } from "../../learner/derive/progress.ts";
import { rightDays, streak } from "../../learner/derive/streak.ts";
import { useLog } from "../../learner/use-log.ts";
import { Icon } from "../../ui/icon.tsx";
import { wordsOfLeaves } from "./sunflower.ts";
import { Sunflower } from "./sunflower-picture.tsx";

interface GrownLeafProps {
  /** Whether a question was right in it: where none was, nothing grew. */
  readonly grew: boolean;
  /** What else was won, as items of a list. */
  readonly children?: ReactNode;
}

/** At the end of a run of questions: the sunflower with the leaf that they made grow, and what else was won. */
export function GrownLeaf({ grew, children }: GrownLeafProps) {
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
    // The flower comes with the record, when what is below it is being read.
    <div className="solved-facts mt-4" data-seed={grew ? "" : undefined}>
      {isGrown && <Sunflower seeds={seeds} practised={practised} byLeaf />}
      <div>
        {isGrown && <p>{wordsOfLeaves(practised)}</p>}
        <ul className="mt-1 font-bold text-good">
          {children}
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
