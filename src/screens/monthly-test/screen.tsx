import { useState } from "react";
import { numberLocale } from "../../device/settings/shown.ts";
import { exerciseItem } from "../../engine/item.ts";
import { dayOf, monthOf } from "../../learner/day.ts";
import { runsIn } from "../../learner/derive/kinds.ts";
import { useLog } from "../../learner/hooks/use-log.ts";
import { useSave } from "../../learner/hooks/use-save.ts";
import { recordAttempt, recordRun } from "../../learner/keep/record.ts";
import { GoOn } from "../../play/exam/go-on.tsx";
import type { Marked } from "../../play/exam/mark.ts";
import { tally } from "../../play/exam/tally.ts";
import { NotFetched } from "../../play/not-fetched.tsx";
import { loadTestedZones } from "../../play/practice/zones.ts";
import { Icon } from "../../ui/icon.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { type Band, bands, length, testOf } from "./pick.ts";
import { Report } from "./report.tsx";
import type { Paper } from "./test-paper.ts";
import { TestRun } from "./test-run.tsx";
import {
  belongs,
  keepUnfinished,
  kind,
  readUnfinished,
  type Standing,
  type Unfinished,
  writeUnfinished,
} from "./unfinished.ts";

type Stage =
  | { readonly at: "choice" | "loading" | "failed" }
  | {
      readonly at: "test";
      readonly begun: Standing | null;
      readonly paper: Paper;
      readonly band: Band;
      readonly month: string;
    }
  | {
      readonly at: "report";
      readonly marked: readonly Marked[];
      readonly ms: number;
      readonly stopped: boolean;
      readonly band: Band;
      /** When it was over, in milliseconds since 1970: tests before it are older. */
      readonly since: number;
    };

/** Twenty-five questions from many topics, the same for everybody in a month; what came of them is told at the end. */
export default function MonthlyTestScreen({ row }: ScreenProps) {
  const [stage, setStage] = useState<Stage>({ at: "choice" });
  const [clock, setClock] = useState(false);

  async function begin(band: Band, unfinished: Unfinished | null) {
    setStage({ at: "loading" });
    const month = unfinished?.month ?? monthOf(dayOf(new Date()));
    try {
      const zones = await loadTestedZones();
      const { readQuestion } = await import("../../play/exam/mark.ts");
      const paper = await Promise.all(testOf(month, band).map((item) => readQuestion(item, zones)));
      const begun = unfinished && belongs(unfinished, paper) ? unfinished : null;
      setStage({ at: "test", begun, band, month, paper });
    } catch {
      setStage({ at: "failed" });
    }
  }

  async function finish(
    answers: readonly string[],
    times: readonly number[],
    { paper, band, month }: Sat,
    stopped: boolean,
  ) {
    const { mark } = await import("../../play/exam/mark.ts");
    const marked = paper.map((one, index) => mark(one, answers[index] ?? "", numberLocale()));
    const ms = times.reduce((sum, time) => sum + time, 0);
    setStage({ at: "report", marked, ms, stopped, band, since: Date.now() });
    for (const [index, { item, verdict, slip }] of marked.entries()) {
      if (verdict === "left") continue;
      const typed = answers[index] ?? "";
      recordAttempt({
        item: exerciseItem(item),
        category: item.zone,
        verdict,
        typed,
        slip,
        help: "alone",
        ms: times[index] ?? 0,
      });
    }
    // Only a test that was handed in is a run, and can be a best: four right of five answered are no match for 20 of 25.
    if (!stopped) {
      const { right } = tally(marked);
      recordRun({ item: `monthly/${month}/${band.name}`, right, wrong: marked.length - right, ms });
    }
    keepUnfinished(""); // not before the rest is kept: the page may be closed while the answers are marked
  }

  return (
    <>
      <PageHeading icon={row.icon} motif={stage.at === "choice" ? "monthly-test" : undefined} title={row.title}>
        {length} questions from many topics, new ones each month. You see what came of them at the end.
      </PageHeading>
      {stage.at === "choice" && (
        <Choice clock={clock} onClock={setClock} onBegin={(band, unfinished) => void begin(band, unfinished)} />
      )}
      {stage.at === "loading" && <p className="card p-5 text-soft">Setting the questions …</p>}
      {stage.at === "failed" && (
        <div className="card p-5">
          <NotFetched what="The questions" />
        </div>
      )}
      {stage.at === "test" && (
        <TestRun
          paper={stage.paper}
          clock={clock}
          begun={stage.begun}
          onMove={(standing) => keepUnfinished(writeUnfinished(stage.month, stage.band, stage.paper, standing))}
          onEnd={(answers, times, stopped) => void finish(answers, times, stage, stopped)}
          onBack={() => {
            keepUnfinished("");
            setStage({ at: "choice" });
          }}
        />
      )}
      {stage.at === "report" && <Report {...stage} onAgain={() => setStage({ at: "choice" })} />}
    </>
  );
}

interface Sat {
  readonly paper: Paper;
  readonly band: Band;
  readonly month: string;
}

interface ChoiceProps {
  readonly clock: boolean;
  readonly onClock: (on: boolean) => void;
  readonly onBegin: (band: Band, unfinished: Unfinished | null) => void;
}

function Choice({ clock, onClock, onBegin }: ChoiceProps) {
  const unfinished = readUnfinished(useSave(kind) ?? null);
  const before = runsIn(useLog(["monthly/"]) ?? [])
    .slice(-6)
    .reverse();
  return (
    <section className="card flex flex-col gap-5 p-5 sm:p-7" aria-labelledby="choose">
      {unfinished && (
        <GoOn
          where={`You stopped at question ${unfinished.at + 1} of the test for ages ${unfinished.band.name}.`}
          onGoOn={() => onBegin(unfinished.band, unfinished)}
        />
      )}
      <div>
        <h2 id="choose" className="mb-3 text-xl">
          Which test?
        </h2>
        <ul className="flex flex-wrap gap-3">
          {bands.map((band) => (
            <li key={band.name}>
              <button type="button" className="btn btn-main needs-script" onClick={() => onBegin(band, null)}>
                Ages {band.name}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <label className="clock-words flex items-center gap-2">
        <input type="checkbox" checked={clock} onChange={(event) => onClock(event.target.checked)} />
        Show me the minutes that have passed
      </label>
      {before.length > 0 && (
        <div>
          <h3 className="mb-2 text-lg">Your last tests</h3>
          <ul className="flex flex-col gap-1">
            {before.map(({ id, item, right, wrong }) => {
              const [, month, ages] = item.split("/");
              return (
                <li key={id} className="flex items-center gap-2">
                  <Icon name="calendar-range" className="text-hue" /> {month}, ages {ages}:{" "}
                  <strong>
                    {right} of {right + wrong}
                  </strong>
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </section>
  );
}
