import { useState } from "react";
import { numberLocale } from "../../device/settings/shown.ts";
import type { Zone } from "../../engine/exercise.ts";
import { recordRun } from "../../learner/keep/record.ts";
import { NotFetched } from "../../play/not-fetched.tsx";
import { loadTestedZones } from "../../play/practice/zones.ts";
import type { Start } from "../../tools/assessment/belief.ts";
import { fewest, most } from "../../tools/assessment/choose.ts";
import { type SkillMap, skillMap } from "../../tools/assessment/map.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { AssessmentReport } from "./assessment-report.tsx";
import { AssessmentRun, type Begun, type Result } from "./assessment-run.tsx";
import { Beginning } from "./beginning.tsx";
import { isRight, resume, type Unfinished } from "./unfinished.ts";

type Stage =
  | { readonly at: "beginning" | "loading" | "failed" }
  | {
      readonly at: "run" | "report";
      readonly zones: readonly Zone[];
      readonly map: SkillMap;
      readonly start: Start;
      readonly begun: Begun;
    };

const nothing: Begun = { answered: [], marked: [], ms: 0 };

/** A test that follows the answers: some twenty questions over all skills, then what one can do, and what comes next. */
export default function AssessmentScreen({ row }: ScreenProps) {
  const [stage, setStage] = useState<Stage>({ at: "beginning" });
  const [result, setResult] = useState<Result | null>(null);

  async function begin(start: Start, unfinished: Unfinished | null = null) {
    setStage({ at: "loading" });
    try {
      const zones = await loadTestedZones();
      const map = skillMap(zones);
      const begun = unfinished
        ? { ...(await resume(unfinished, zones, map, numberLocale())), ms: unfinished.ms }
        : nothing;
      setStage({ at: "run", zones, map, start, begun });
    } catch {
      setStage({ at: "failed" });
    }
  }

  function finish(result: Result, stage: Stage & { readonly at: "run" | "report" }) {
    setResult(result);
    setStage({ ...stage, at: "report" });
    if (result.stopped) return; // only a whole one is a run
    const right = result.marked.filter(isRight).length;
    recordRun({ item: "assessment", right, wrong: result.marked.length - right, ms: result.ms });
  }

  return (
    <>
      <PageHeading icon={row.icon} motif={stage.at === "beginning" ? "assessment" : undefined} title={row.title}>
        {fewest} to {most} questions that follow your answers. At the end: what you can do, what comes next, and a plan.
      </PageHeading>
      {stage.at === "beginning" && <Beginning onBegin={(start, unfinished) => void begin(start, unfinished)} />}
      {stage.at === "loading" && <p className="card p-5 text-soft">Fetching the questions …</p>}
      {stage.at === "failed" && (
        <div className="card p-5">
          <NotFetched what="The questions" />
        </div>
      )}
      {stage.at === "run" && (
        <AssessmentRun
          zones={stage.zones}
          map={stage.map}
          start={stage.start}
          begun={stage.begun}
          onEnd={(result) => finish(result, stage)}
          onBack={() => setStage({ at: "beginning" })}
        />
      )}
      {stage.at === "report" && result && (
        <AssessmentReport
          zones={stage.zones}
          map={stage.map}
          result={result}
          onAgain={() => setStage({ at: "beginning" })}
        />
      )}
    </>
  );
}
