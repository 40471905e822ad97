import type { ReactNode } from "react";
import type { DailyChallenge } from "../../content/daily-calendar.ts";
import type { Puzzle } from "../../engine/puzzle.ts";
import type { Day } from "../../learner/day.ts";
import { dailyItem } from "../../learner/derive/daily.ts";
import { Icon } from "../../ui/icon.tsx";
import { AddToSet } from "../sets/add-to-set.tsx";
import { Challenge } from "./challenge.tsx";
import { useChallenge } from "./use-challenge.ts";

interface DaysChallengeProps {
  readonly day: Day;
  readonly challenge: DailyChallenge;
  /** The challenges that are written out: content/puzzles/daily.yaml. */
  readonly written: readonly Puzzle[];
  readonly solvedBefore: boolean;
  readonly name: string;
  readonly next?: string;
  /** Whether what is wrong is said in the card alone. */
  readonly inside?: boolean;
  readonly children?: ReactNode;
}

/** The challenge of a day; while its puzzle is being posed, its place. */
export function DaysChallenge({
  day,
  challenge,
  written,
  solvedBefore,
  name,
  next,
  inside,
  children,
}: DaysChallengeProps) {
  const { state, puzzle } = useChallenge(challenge, written);
  if (state === "failed") return <Failed />;
  if (state === "ready")
    return (
      <Challenge
        // Not by its day: the prerendered page, in which one may type already, stands for none.
        key={`${puzzle.id} ${name}`}
        puzzle={puzzle}
        item={dailyItem(day)}
        solvedBefore={solvedBefore}
        name={name}
        {...(next && { next })}
        {...(inside
          ? { inside }
          : {
              menu: (
                <AddToSet
                  className="-mt-2 self-end"
                  name={puzzle.title}
                  kinds={() =>
                    import("../sets/kinds.ts").then(({ kindOfChallenge }) => kindOfChallenge(challenge, puzzle))
                  }
                />
              ),
            })}
      >
        {children}
      </Challenge>
    );
  const [example] = written;
  return (
    <div className="relative">
      <p className="card absolute inset-0 p-5 text-soft sm:p-7">Fetching the challenge …</p>
      {/* About as large as what is to come, so that little moves when it comes. */}
      <div className="invisible" inert>
        {example && <Challenge puzzle={example} item="" solvedBefore={solvedBefore} name={name} />}
      </div>
    </div>
  );
}

function Failed() {
  return (
    <div className="card p-5 sm:p-7">
      <p>
        The challenge could not be fetched. It needs the internet the first time; after that it works without. Your
        record is safe.
      </p>
      {/* A browser never asks again for a script that failed, until the page is loaded anew. */}
      <button type="button" className="btn screen-only mt-3" onClick={() => location.reload()}>
        <Icon name="rotate-ccw" /> Try again
      </button>
    </div>
  );
}
