import { useNavigate } from "react-router";
import { type Level, levels } from "../../engine/puzzle.ts";
import type { Day } from "../../learner/day.ts";
import { Icon } from "../../ui/icon.tsx";
import { notFetched, toast } from "../../ui/toast/toast.ts";
import { ofToday } from "../puzzle-list/from-list.ts";

interface OtherLevelsProps {
  /** Null in the prerendered page. */
  readonly day: Day | null;
  /** The level of the day's challenge. */
  readonly level: Level;
}

/** Whoever finds the day's challenge too hard or too easy has a puzzle of each other level. */
export function OtherLevels({ day, level }: OtherLevelsProps) {
  const navigate = useNavigate();

  async function goTo(wanted: Level) {
    if (!day) return;
    try {
      const { puzzleBeside } = await import("./levels-beside.ts");
      await navigate(await puzzleBeside(day, wanted), { state: ofToday });
    } catch {
      void toast(notFetched);
    }
  }

  return (
    <section className="screen-only needs-script mt-5" aria-labelledby="other-levels">
      <h2 id="other-levels" className="text-lg">
        Too hard, or too easy?
      </h2>
      <p className="mb-2">This one is {level}. There are two more for today, which do not count for your streak.</p>
      <p className="flex flex-wrap gap-3">
        {levels
          .filter((one) => one !== level)
          .map((one) => (
            <button key={one} type="button" className="btn" onClick={() => void goTo(one)}>
              {one === "easy" ? "An easy one" : `A ${one} one`} <Icon name="arrow-right" />
            </button>
          ))}
      </p>
    </section>
  );
}
