import { Link } from "react-router";
import type { Puzzle } from "../../engine/puzzle.ts";
import { Icon } from "../../ui/icon.tsx";
import { DaysChallenge } from "./days-challenge.tsx";
import type { useTodays } from "./use-todays.ts";

interface TodaysChallengeProps {
  readonly todays: ReturnType<typeof useTodays>;
  /** The challenges that are written out. */
  readonly written: readonly Puzzle[];
  /** Whether what is wrong is said in the card alone. */
  readonly inside?: boolean;
}

/** The challenge of the device's day, and what follows once it is solved. Not shown before the learner's record was read. */
export function TodaysChallenge({ todays: { today: _, attempts: __, isRead, ...day }, ...more }: TodaysChallengeProps) {
  return (
    <div data-figures={isRead ? "read" : "unread"}>
      <DaysChallenge {...day} {...more}>
        <p>
          <Link to="/weekly-quiz" className="btn">
            Try the Weekly Quiz <Icon name="arrow-right" />
          </Link>
        </p>
      </DaysChallenge>
    </div>
  );
}
