import { useEffect, useMemo, useState } from "react";
import { Link } from "react-router";
import { useOverview } from "../../learner/use-overview.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { SampleNote } from "../../ui/sample-note.tsx";
import { Stat } from "../../ui/stat.tsx";
import { whenIdle } from "../../ui/when-idle.ts";
import type { ScreenProps } from "../screen-props.ts";
import { CopyReminder } from "./copy-reminder.tsx";
import { type Dashboard, ownDashboard, sample } from "./dashboard.ts";
import { ProfilesPanel } from "./profiles-panel.tsx";
import { RecordPanel } from "./record-panel.tsx";

export default function ProgressScreen({ row }: ScreenProps) {
  const { overview, unread } = useOverview();
  const known = overview !== null;
  const progress = overview?.progress;
  const own = useMemo(() => progress && ownDashboard(progress), [progress]);
  const settled = useSettled(known);
  return (
    <>
      <PageHeading icon={row.icon} title="Your Progress">
        What you have done on this device. Nobody else can see it.
      </PageHeading>
      <div data-figures={known ? "read" : "unread"}>
        {!own && (
          <div className="mb-5">
            <SampleNote>
              These figures show what this page will look like. Answer one puzzle and they become yours.{" "}
              <Link to="/arithmetic/easy" className="link">
                Start with an easy one
              </Link>
            </SampleNote>
          </div>
        )}
        <Figures dashboard={own ?? sample} />
      </div>
      {settled && overview && <CopyReminder answers={overview.answers} />}
      <ProfilesPanel settled={settled} />
      <RecordPanel settled={settled} unread={unread} />
    </>
  );
}

/** True once the figures stand there and the browser had time: what reads more of the record waits for that. */
function useSettled(known: boolean): boolean {
  const [settled, settle] = useState(false);
  useEffect(() => {
    if (known) whenIdle(() => settle(true));
  }, [known]);
  return settled;
}

function Figures({ dashboard }: { dashboard: Dashboard }) {
  const { solved, hours, streak, accuracy, categories } = dashboard;
  return (
    <>
      <ul className="mb-8 grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Stat icon="check-check" value={String(solved)} name="Puzzles solved" hue="patterns" />
        <Stat icon="clock" value={hours} name="Time spent" hue="number-theory" />
        <Stat icon="flame" value={streak} name="Streak" hue="arithmetic" />
        <Stat icon="target" value={accuracy} name="Accuracy" hue="algebra" />
      </ul>
      <section className="card p-5 sm:p-7" aria-labelledby="by-category">
        <h2 id="by-category" className="mb-4 text-xl">
          By category
        </h2>
        <ul className="flex flex-col gap-4">
          {categories.map((category) => (
            <li key={category.name} data-hue={category.hue}>
              <ProgressBar label={category.name} value={category.percent} note={category.note} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
