import { useEffect } from "react";
import { Link } from "react-router";
import { dayOf } from "../../learner/day.ts";
import { solvedItems } from "../../learner/derive/solved-items.ts";
import { rightDays, streak } from "../../learner/derive/streak.ts";
import { useLogIf, useOwn } from "../../learner/hooks/use-log.ts";
import type { Entry } from "../../learner/records/entry.ts";
import { useSolvedDaily } from "../../learner/solved-daily.ts";
import { range } from "../../maths/whole.ts";
import { NextSkill } from "../../play/practice/next-skill.tsx";
import { useHydrated } from "../../ui/hooks/use-hydrated.ts";
import { Icon } from "../../ui/icon.tsx";
import { Recall } from "./today.tsx";

/** A list that is for everybody, and how many puzzles it has at least. */
const list = { path: "/number-theory/easy", ids: "number-theory-easy-", many: 12 };

/** The path of the first of its puzzles that was not solved yet; of all puzzles where there is none. */
function another(log: readonly Entry[]): string {
  const solved = solvedItems(log);
  const open = range(1, list.many).find((n) => !solved.has(list.ids + String(n).padStart(3, "0")));
  return open ? `${list.path}/${open}` : "/puzzles";
}

/** In place of the way to today's challenge, once that is solved: what it was, the days in a row, and what may come next. */
export function Solved() {
  const hydrated = useHydrated();
  const isSolved = useSolvedDaily();
  const own = useOwn(useLogIf(isSolved));
  const today = hydrated ? dayOf(new Date()) : "";
  // Somebody else may have come, or the day may be over, since the page was opened.
  useEffect(() => {
    if (isSolved) document.documentElement.dataset["daily"] = "solved";
    else if (hydrated) delete document.documentElement.dataset["daily"];
  }, [isSolved, hydrated]);
  const days = own ? streak(rightDays(own), today) : 0;
  return (
    <div className="home-solved when-solved">
      {/* Where the challenge was solved a moment ago, that stands above, with a way to the quiz: once is enough. */}
      <div className="unless-now">
        <p className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1 font-semibold">
          <span className="flex items-center gap-2 text-good">
            <Icon name="check" /> Today's challenge is solved.
          </span>
          {days > 1 && (
            <span className="flex items-center gap-2">
              <Icon name="flame" className="text-hue" /> {days} days in a row
            </span>
          )}
        </p>
      </div>
      <Recall isSolved={isSolved} />
      <NextSkill
        log={own}
        today={today}
        instead={
          <Link to={own ? another(own) : "/puzzles"} className="btn btn-main">
            Find another puzzle <Icon name="arrow-right" />
          </Link>
        }
      >
        <span className="unless-now">
          <Link to="/weekly-quiz" className="btn">
            <Icon name="list-checks" /> This week's quiz
          </Link>
        </span>
      </NextSkill>
    </div>
  );
}
