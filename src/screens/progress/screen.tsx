import { useEffect, useMemo, useState } from "react";
import { Link } from "react-router";
import { and } from "../../engine/words.ts";
import { useOverview } from "../../learner/hooks/use-overview.ts";
import { wordsOfLeaves, wordsOfSeeds } from "../../play/ending/sunflower.ts";
import { Sunflower } from "../../play/ending/sunflower-picture.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { Stat } from "../../ui/stat.tsx";
import { EndingStyles } from "../../ui/styles/ending-styles.tsx";
import { PictureStyles } from "../../ui/styles/picture-styles.tsx";
import { whenIdle } from "../../ui/when-idle.ts";
import type { ScreenProps } from "../screen-props.ts";
import { CopyReminder } from "./copy-reminder.tsx";
import { type Dashboard, ownDashboard, sample } from "./dashboard.ts";
import { ProfilesPanel } from "./profiles-panel.tsx";
import { RecordPanel } from "./record-panel.tsx";
import { SkillMap } from "./skill-map.tsx";

export default function ProgressScreen({ row }: ScreenProps) {
  const { overview, unread } = useOverview();
  const known = overview !== null;
  const progress = overview?.progress;
  const own = useMemo(() => progress && ownDashboard(progress), [progress]);
  const settled = useSettled(known);
  return (
    <>
      <PictureStyles />
      <EndingStyles />
      <PageHeading icon={row.icon} title="Your Progress">
        What you have done on this device. Nobody else can see it.
      </PageHeading>
      <div data-figures={known ? "read" : "unread"}>
        {!own && <ExampleBand />}
        <Figures dashboard={own ?? sample} example={!own} />
      </div>
      <SkillMap settled={settled} />
      <nav className="screen-only mt-5 flex flex-wrap gap-3" aria-label="More of your progress">
        <Link to="/statistics" className="btn">
          <Icon name="chart-pie" /> Your days, week by week
        </Link>
        <Link to="/leaderboard" className="btn">
          <Icon name="medal" /> Your medals on the Leaderboard
        </Link>
      </nav>
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

/** Over figures that are not the learner's, so that nobody takes them for hers. */
function ExampleBand() {
  return (
    <div className="example example-band mb-5 flex flex-wrap items-center gap-x-5 gap-y-3 p-4">
      <p className="min-w-0 flex-1 basis-64">
        <strong>Example.</strong> These figures show what this page will look like. Yours begin with your first answer.
      </p>
      <Link to="/arithmetic/easy" className="btn btn-main screen-only">
        Begin with an easy puzzle <Icon name="arrow-right" />
      </Link>
    </div>
  );
}

/** A picture of all that was solved. */
function OwnSunflower({ seeds, practised }: { seeds: number; practised: number }) {
  return (
    <section className="card mb-5 flex flex-wrap items-center gap-x-6 gap-y-3 p-5 sm:p-7" aria-labelledby="sunflower">
      <Sunflower seeds={seeds} practised={practised} byLeaf={seeds === 0} />
      <div className="min-w-0 flex-1 basis-40">
        <h2 id="sunflower" className="mb-1 text-xl">
          Your sunflower
        </h2>
        {seeds > 0 && <p>{wordsOfSeeds(seeds)}</p>}
        {practised > 0 && <p>{wordsOfLeaves(practised)}</p>}
        <p className="text-sm text-soft">
          As in a real one: each seed, and each leaf, lies a turn of 137.5° from the last, and so all of them find room.
        </p>
      </div>
    </section>
  );
}

interface FiguresProps {
  readonly dashboard: Dashboard;
  /** Whether they are the sample's. */
  readonly example: boolean;
}

function Figures({ dashboard, example }: FiguresProps) {
  const { solved, practised, hours, streak, accuracy, categories } = dashboard;
  // A bar of nothing says nothing, and eight of them discourage.
  const begun = categories.filter(({ isBegun }) => isBegun);
  return (
    <>
      <ul className="mb-8 grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Stat icon="check-check" value={String(solved)} name="Puzzles solved" hue="patterns" example={example} />
        <Stat icon="clock" value={hours} name="Time spent" hue="number-theory" example={example} />
        <Stat icon="flame" value={streak} name="Streak" hue="arithmetic" example={example} />
        <Stat
          icon="target"
          value={accuracy}
          name="Accuracy"
          note="of the answers were right"
          hue="algebra"
          example={example}
        />
      </ul>
      {!example && solved + practised > 0 && <OwnSunflower seeds={solved} practised={practised} />}
      <section className={`card p-5 sm:p-7 ${example ? "example" : ""}`} aria-labelledby="by-category">
        <h2 id="by-category" className="mb-4 text-xl">
          By category
        </h2>
        <ul className="flex flex-col gap-4">
          {begun.map((category) => (
            <li key={category.name} data-hue={category.hue}>
              <ProgressBar label={category.name} value={category.percent} note={category.note} />
            </li>
          ))}
        </ul>
        {begun.length < categories.length && (
          <p className={begun.length > 0 ? "mt-4 text-soft" : "text-soft"}>
            Not begun yet: {and(categories.filter((one) => !begun.includes(one)).map(({ name }) => name))}.
          </p>
        )}
      </section>
    </>
  );
}
