import { useShown } from "../../device/settings/shown.ts";
import { dayOf } from "../../learner/day.ts";
import { rightDays, streak } from "../../learner/derive/streak.ts";
import type { Help } from "../../learner/records/entry.ts";
import { useLog } from "../../learner/use-log.ts";
import { clockTime } from "../../ui/clock-time.ts";
import { Icon } from "../../ui/icon.tsx";

/** How a right answer came about. */
export interface How {
  readonly help: Help;
  /** Milliseconds since the puzzle was opened. */
  readonly ms: number;
  /** Answers up to the right one. */
  readonly tries: number;
}

const helpWords: Readonly<Record<Help, string>> = {
  alone: "Without a hint",
  hint: "With the hint",
  solution: "After the solution",
};
const tryWords = ["", "At the first try", "At the second try", "At the third try"];

/** What is true of a right answer: nothing that the site did is praised as the learner's. */
export function SolvedFacts({ how: { help, ms, tries } }: { how: How }) {
  const timed = useShown("timers") !== "hidden";
  const log = useLog();
  const days = log ? streak(rightDays(log), dayOf(new Date())) : 0;
  return (
    <ul>
      {timed && help !== "solution" && (
        <li>
          <Icon name="clock" /> {clockTime(ms)}
        </li>
      )}
      <li>
        <Icon name="lightbulb" /> {helpWords[help]}
      </li>
      {help !== "solution" && (
        <li>
          <Icon name="target" /> {tryWords[tries] ?? `At try ${tries}`}
        </li>
      )}
      {days > 1 && (
        <li>
          <Icon name="flame" /> {days} days in a row
        </li>
      )}
    </ul>
  );
}
