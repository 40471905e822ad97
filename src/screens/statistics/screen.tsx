import { useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { numberLocale } from "../../device/settings/shown.ts";
import { inWords } from "../../engine/words.ts";
import { logCsv } from "../../learner/backup/csv.ts";
import { type Day, dayOf } from "../../learner/day.ts";
import { attemptsIn } from "../../learner/derive/kinds.ts";
import { skillStates } from "../../learner/derive/skill-states.ts";
import { statistics, weeksShown } from "../../learner/derive/statistics.ts";
import { countedIn } from "../../learner/derive/tally.ts";
import { useLog } from "../../learner/hooks/use-log.ts";
import type { Entry } from "../../learner/records/entry.ts";
import { Icon } from "../../ui/icon.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { PictureStyles } from "../../ui/styles/picture-styles.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { Figures } from "./figures.tsx";
import { GhostDays, GhostLine, GhostSkills } from "./ghosts.tsx";
import { LevelsOverTime } from "./levels-over-time.tsx";
import { ReportPreview } from "./report-preview.tsx";
import { SkillLevels } from "./skill-levels.tsx";
import { useSkills } from "./use-skills.ts";

const reportButton = "one-page-report";

export default function StatisticsScreen({ row }: ScreenProps) {
  const log = useLog();
  const done = log ? countedIn(log).length : 0;
  const today = log ? dayOf(new Date()) : "";
  const [reporting, setReporting] = useState(false);
  return (
    <>
      <PictureStyles />
      <div className={reporting ? "screen-only" : undefined}>
        <PageHeading icon={row.icon} title={row.title}>
          Your last {inWords(weeksShown)} weeks, from what you did on this device. Nobody else can see it.
        </PageHeading>
      </div>
      {log === null && (
        <div data-figures="unread">
          <NothingYet />
        </div>
      )}
      {log && done === 0 && <NothingYet />}
      {log && done > 0 && <Own log={log} today={today} reporting={reporting} onReporting={setReporting} />}
    </>
  );
}

/** What the page will show, while there is nothing to show. */
function NothingYet() {
  return (
    <>
      <p className="mb-4">Nothing yet. These pictures fill with what you do.</p>
      <ul className="grid gap-5 lg:grid-cols-2 xl:grid-cols-3">
        <li className="card p-5">
          <GhostDays />
        </li>
        <li className="card p-5">
          <GhostLine />
        </li>
        <li className="card p-5">
          <GhostSkills />
        </li>
      </ul>
    </>
  );
}

interface OwnProps {
  readonly log: readonly Entry[];
  readonly today: Day;
  /** Whether the one-page report stands in the place of the figures. */
  readonly reporting: boolean;
  readonly onReporting: (reporting: boolean) => void;
}

function Own({ log, today, reporting, onReporting }: OwnProps) {
  const attempts = useMemo(() => attemptsIn(log), [log]);
  const figures = useMemo(() => statistics(log, today), [log, today]);
  const states = useMemo(() => skillStates(attempts), [attempts]);
  const skills = useSkills(states.size > 0);
  const practised = (skills ?? []).filter(({ skill }) => states.has(skill.id));
  const practisedSkills = practised.map(({ skill }) => skill);

  function report() {
    // Drawn at once: a browser prints only what stands there while the press on the button is being dealt with.
    flushSync(() => onReporting(true));
    print();
  }

  function back() {
    flushSync(() => onReporting(false));
    document.getElementById(reportButton)?.focus();
  }

  if (reporting)
    return (
      <ReportPreview
        figures={figures}
        states={states}
        skills={states.size > 0 ? skills && practised : []}
        today={today}
        onBack={back}
      />
    );
  return (
    <>
      <Figures figures={figures} log={log} today={today} />
      {practised.length > 0 && (
        <>
          <LevelsOverTime attempts={attempts} skills={practisedSkills} today={today} />
          <SkillLevels skills={practisedSkills} states={states} today={today} />
        </>
      )}
      {states.size === 0 && (
        <section className="card mt-6 p-5" aria-label="Skills">
          <GhostSkills />
        </section>
      )}
      <p className="screen-only mt-8 flex flex-wrap gap-3">
        <button id={reportButton} type="button" className="btn btn-main" onClick={report}>
          <Icon name="printer" /> Print a one-page report
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => saveFile(`sumwhere-${today}.csv`, "text/csv", logCsv(log, numberLocale()))}
        >
          <Icon name="download" /> Everything as a table (CSV)
        </button>
        <button type="button" className="btn" onClick={() => print()}>
          <Icon name="printer" /> Print this page
        </button>
      </p>
    </>
  );
}
