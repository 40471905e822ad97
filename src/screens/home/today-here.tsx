import { Link } from "react-router";
import type { Puzzle } from "../../engine/puzzle.ts";
import { DaysChallenge } from "../../play/daily/days-challenge.tsx";
import { useTodays } from "../../play/daily/use-todays.ts";
import { Icon } from "../../ui/icon.tsx";

/** Today's challenge, to be answered where it stands. `written` are those that are written out. */
export function TodayHere({ written }: { readonly written: readonly Puzzle[] }) {
  const { today: _, attempts: __, isRead, ...todays } = useTodays();
  return (
    <div data-figures={isRead ? "read" : "unread"}>
      <DaysChallenge {...todays} written={written}>
        <p>
          <Link to="/weekly-quiz" className="btn">
            Try the Weekly Quiz <Icon name="arrow-right" />
          </Link>
        </p>
      </DaysChallenge>
    </div>
  );
}
