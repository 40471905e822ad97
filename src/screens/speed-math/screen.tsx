import { useState } from "react";
import { recordRun } from "../../learner/record.ts";
import { shown } from "../../learner/settings/shown.ts";
import { random } from "../../maths/random.ts";
import { freshSeed } from "../../play/fresh-seed.ts";
import { kindOf } from "../../tools/speed/kind.ts";
import { type Answered, result } from "../../tools/speed/result.ts";
import { type Sum, sums } from "../../tools/speed/sums.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import { sound } from "../../ui/sound.ts";
import type { ScreenProps } from "../screen-props.ts";
import { type Settings, Setup } from "./setup.tsx";
import { SpeedResult } from "./speed-result.tsx";
import { SpeedRun } from "./speed-run.tsx";

type Stage =
  | { readonly at: "setup" }
  /** `over` are the sums of a round of its own, without a clock and without a record. */
  | { readonly at: "run"; readonly next: Iterator<Sum>; readonly over: number | null }
  | { readonly at: "result"; readonly answered: readonly Answered[]; readonly ms: number };

/** A shorter run says too little to be a best. */
const least = 10;
const start: Settings = { operation: "times", range: 10, seconds: 60, hideClock: null };

/** Quick sums against your own best: choose, run, look at what came of it. */
export default function SpeedMathScreen({ row }: ScreenProps) {
  const [settings, setSettings] = useState(start);
  const [stage, setStage] = useState<Stage>({ at: "setup" });

  function run() {
    void sound();
    const chance = random(freshSeed());
    setStage({ at: "run", next: sums(settings.operation, settings.range, chance), over: null });
  }

  function again(slow: readonly Sum[]) {
    // Each of them twice, in two orders.
    const chance = random(freshSeed());
    const row = [...chance.shuffle(slow), ...chance.shuffle(slow)];
    setStage({ at: "run", next: row[Symbol.iterator](), over: row.length });
  }

  function finish(answered: readonly Answered[], ms: number, counts: boolean) {
    setStage({ at: "result", answered, ms });
    void sound("right");
    if (!counts || answered.length < least) return;
    const { right, wrong } = result(answered, ms);
    recordRun({ item: kindOf(settings), right, wrong, ms });
  }

  return (
    <>
      <PageHeading icon={row.icon} title={row.title}>
        Quick sums, against nobody but your own best. Sums you know already are the right ones for this.
      </PageHeading>
      {stage.at === "setup" && <Setup settings={settings} onChange={setSettings} onStart={run} />}
      {stage.at === "run" && (
        <SpeedRun
          next={stage.next}
          seconds={stage.over === null ? settings.seconds : 0}
          length={stage.over}
          hideClock={settings.hideClock ?? shown("timers") === "hidden"}
          onEnd={(answered, ms) => finish(answered, ms, stage.over === null)}
        />
      )}
      {stage.at === "result" && (
        <SpeedResult
          answered={stage.answered}
          ms={stage.ms}
          kind={kindOf(settings)}
          onAgain={run}
          onSlow={again}
          onSettings={() => setStage({ at: "setup" })}
        />
      )}
    </>
  );
}
