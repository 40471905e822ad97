import { Link } from "react-router";
import type { Puzzle } from "../../engine/puzzle.ts";
import { TodaysChallenge } from "../../play/daily/todays-challenge.tsx";
import { useChallenge } from "../../play/daily/use-challenge.ts";
import { useTodays } from "../../play/daily/use-todays.ts";
import { Html } from "../../ui/html.tsx";
import { Icon } from "../../ui/icon.tsx";

/** Today's challenge, to be answered where it stands. `written` are those that are written out. */
export function TodayHere({ written }: { readonly written: readonly Puzzle[] }) {
  return <TodaysChallenge todays={useTodays()} written={written} inside />;
}

/** What was solved today: its figure, complete, and the idea that solved it. */
export function SolvedHere({ written }: { readonly written: readonly Puzzle[] }) {
  const { isRead, challenge } = useTodays();
  const { puzzle } = useChallenge(challenge, written);
  if (!isRead || !puzzle) return null;
  return (
    <>
      {puzzle.figure && <Html className="home-figure fig-complete" html={puzzle.figure} />}
      <div className="min-w-0">
        <h2>{puzzle.title}</h2>
        {puzzle.idea && (
          <p>
            The idea that solves it: <strong>{puzzle.idea}</strong>.
          </p>
        )}
        <Link to="/daily-challenge" className="link inline-flex min-h-11 items-center gap-1.5">
          <Icon name="lightbulb" /> Why it works
        </Link>
      </div>
    </>
  );
}
