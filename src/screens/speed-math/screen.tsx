import { useEffect, useState } from "react";
import { readSession, writeSession } from "../../device/session.ts";
import { shown } from "../../device/settings/shown.ts";
import { runsIn } from "../../learner/derive/kinds.ts";
import { useLog } from "../../learner/hooks/use-log.ts";
import { recordRun } from "../../learner/keep/record.ts";
import { random } from "../../maths/random.ts";
import { freshSeed } from "../../play/fresh-seed.ts";
import { keptKind, kindOf } from "../../tools/speed/kind.ts";
import { isKept, type Outcome, result } from "../../tools/speed/result.ts";
import { round, type Sum, sums } from "../../tools/speed/sums.ts";
import { bestInWords, bestOf } from "../../tools/speed/won.ts";
import { useNumberText } from "../../ui/numbers/number-text.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import { sound } from "../../ui/sound/sound.ts";
import type { ScreenProps } from "../screen-props.ts";
import { type Settings, Setup } from "./setup.tsx";
import { SpeedResult } from "./speed-result.tsx";
import { SpeedRun } from "./speed-run.tsx";

type Stage =
  | { readonly at: "setup" }
  | {
      readonly at: "run";
      readonly next: Iterator<Sum>;
      /** How many sums a round of its own has, without a clock and without a record. */
      readonly over: number | null;
      /** Where it was begun from. */
      readonly from: Stage;
    }
  /** `since`: when it was over, in milliseconds since 1970. */
  | ({ readonly at: "result"; readonly since: number } & Outcome);

/** The key of what was chosen last in this tab. */
const keptAs = "speed";

const start: Settings = { operation: "times", range: 10, seconds: 60, hideClock: null };

/** Quick sums against your own best: choose, run, look at what came of it. */
export default function SpeedMathScreen({ row }: ScreenProps) {
  const [settings, setSettings] = useState(start);
  // What was chosen stays chosen, however the run ended. The prerendered page knows nothing of it.
  useEffect(() => {
    const kept = keptKind(readSession(keptAs) ?? "");
    if (kept) setSettings((now) => ({ ...now, ...kept }));
  }, []);
  const [stage, setStage] = useState<Stage>({ at: "setup" });
  const numberText = useNumberText();
  const kind = kindOf(settings);
  const rate = bestOf(runsIn(useLog([kind]) ?? []).filter(({ item }) => item === kind));
  const best = rate > 0 ? bestInWords(rate, settings.seconds, numberText) : "";

  function choose(next: Settings) {
    setSettings(next);
    writeSession(keptAs, kindOf(next));
  }

  function run() {
    void sound();
    const chance = random(freshSeed());
    setStage({ at: "run", next: sums(settings.operation, settings.range, chance), over: null, from: stage });
  }

  function again(slow: readonly Sum[]) {
    const row = round(slow, random(freshSeed()));
    setStage({ at: "run", next: row[Symbol.iterator](), over: row.length, from: stage });
  }

  function finish(outcome: Outcome) {
    setStage({ at: "result", since: Date.now(), ...outcome });
    void sound("right");
    const { answered, ms } = outcome;
    const { right, wrong } = result(answered, ms);
    // What was stopped, or practised again, was done; but it is no run to be compared with others.
    const item = isKept(outcome) ? kind : kind.replace("speed/", "sums/");
    if (answered.length > 0) recordRun({ item, right, wrong, ms });
  }

  return (
    <>
      <PageHeading icon={row.icon} motif={stage.at === "setup" ? "speed-math" : undefined} title={row.title}>
        {/* Beside the sums it would take the room of the keys, and at the end that of what came of them. */}
        {stage.at === "setup" &&
          "Quick sums, against nobody but your own best. Sums you know already are the right ones for this."}
      </PageHeading>
      {stage.at === "setup" && <Setup settings={settings} best={best} onChange={choose} onStart={run} />}
      {stage.at === "run" && (
        <SpeedRun
          next={stage.next}
          seconds={stage.over === null ? settings.seconds : 0}
          length={stage.over}
          best={stage.over === null ? best : ""}
          hideClock={settings.hideClock ?? shown("timers") === "hidden"}
          onEnd={(answered, ms, stopped) => finish({ answered, ms, stopped, over: stage.over })}
          onBack={() => setStage(stage.from)}
        />
      )}
      {stage.at === "result" && (
        <SpeedResult
          outcome={stage}
          since={stage.since}
          kind={settings}
          onAgain={run}
          onSlow={again}
          onSettings={() => setStage({ at: "setup" })}
        />
      )}
    </>
  );
}
