import { type ComponentType, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { Puzzle } from "../../engine/puzzle.ts";
import { announce } from "../../ui/announcer.ts";
import { Badge } from "../../ui/badge.tsx";
import { Icon } from "../../ui/icon.tsx";

interface DailyCardProps {
  readonly heading: string;
  readonly text: string;
  readonly action: string;
  readonly href: string;
}

interface Here {
  readonly TodayHere: ComponentType<{ written: readonly Puzzle[] }>;
  readonly written: readonly Puzzle[];
}

const notFetched = "The challenge could not be fetched. It needs the internet the first time.";

/** Leads to the daily challenge, or brings it here to be answered. */
export function DailyCard({ heading, text, action, href }: DailyCardProps) {
  const [here, setHere] = useState<Here | null>(null);
  const [trouble, setTrouble] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (here) title.current?.focus();
  }, [here]);

  async function bring() {
    setTrouble(false);
    try {
      const [{ TodayHere }, { loadLists }] = await Promise.all([
        import("./today-here.tsx"),
        import("../../content/lists.ts"),
      ]);
      const [daily] = await loadLists(["daily"]);
      setHere({ TodayHere, written: daily?.first ?? [] });
    } catch {
      setTrouble(true);
      announce(notFetched);
    }
  }

  return (
    <section
      className={`daily-card card flex flex-col border-hue-line bg-hue-soft p-5 ${here ? "col-span-full" : "xl:col-span-2"}`}
      data-hue="daily"
      aria-labelledby="daily"
    >
      <h2 id="daily" ref={title} tabIndex={-1} className="flex items-center gap-3 text-xl">
        <Icon name="calendar-days" className="text-hue" /> {heading}
        <span className="chip when-solved border-good bg-good-soft text-sm text-good">
          <Icon name="check" /> Solved
        </span>
      </h2>
      {here ? (
        <div className="mt-3">
          <here.TodayHere written={here.written} />
        </div>
      ) : (
        <>
          <p className="my-2.5 max-w-[52ch]">
            <span className="before-solved">{text}</span>
            <span className="when-solved">
              Today's is done. There is a new one tomorrow, and the earlier ones wait for you.
            </span>
          </p>
          <p className="mt-auto flex flex-wrap gap-3">
            <Link to={href} className="btn btn-main before-solved">
              {action}
            </Link>
            <button type="button" className="btn needs-script before-solved" onClick={bring}>
              Answer it here
            </button>
            <Link to={href} className="btn when-solved">
              See it again
            </Link>
            <Link to="/archive" className="btn when-solved">
              Earlier challenges
            </Link>
          </p>
          {trouble && <p className="mt-2 text-sm">{notFetched}</p>}
        </>
      )}
      {!here && <Badge icon="calendar-days" motif="daily" />}
    </section>
  );
}
