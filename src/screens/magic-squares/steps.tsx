import { Icon } from "../../ui/icon.tsx";
import type { Play } from "./use-play.ts";

interface StepsProps {
  readonly step: number;
  readonly last: number;
  readonly onStep: (step: number) => void;
  readonly play: Play;
}

/** The ways through the steps of a construction: one at a time, to either end, with a slider, or by themselves. */
export function Steps({ step, last, onStep, play }: StepsProps) {
  function go(to: number) {
    play.stop();
    onStep(Math.min(Math.max(to, 1), last));
  }
  const [atStart, atEnd] = [step === 1, step === last];
  return (
    <div className="construction-steps screen-only needs-script flex flex-col gap-3">
      <div className="flex flex-wrap gap-1.5 sm:gap-2">
        <button type="button" className="btn" aria-disabled={atStart} onClick={() => go(1)}>
          First
        </button>
        <button type="button" className="btn" aria-disabled={atStart} onClick={() => go(step - 1)}>
          Back
        </button>
        <button type="button" className="btn btn-main" aria-disabled={atEnd} onClick={() => go(step + 1)}>
          Next
        </button>
        <button type="button" className="btn" aria-disabled={atEnd} onClick={() => go(last)}>
          To the end
        </button>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="steps-count">
          <label htmlFor="construction-step" className="block font-semibold">
            Step
          </label>
          <span aria-hidden="true">
            {step} of {last}
          </span>
        </div>
        <input
          id="construction-step"
          type="range"
          min={1}
          max={last}
          value={step}
          aria-valuetext={`${step} of ${last}`}
          onChange={(event) => go(Number(event.target.value))}
        />
        <button type="button" className="btn steps-play" onClick={play.toggle}>
          <Icon name={play.playing ? "pause" : "play"} /> {play.playing ? "Pause" : "Play"}
        </button>
      </div>
    </div>
  );
}
