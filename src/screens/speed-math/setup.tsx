import { useShown } from "../../device/settings/shown.ts";
import { clockName, clocks, type Kind, operationNames, upTo } from "../../tools/speed/kind.ts";
import { operations, ranges, tablesIn } from "../../tools/speed/sums.ts";
import { Choice } from "../../ui/choice.tsx";
import { Icon } from "../../ui/icon.tsx";

export interface Settings extends Kind {
  /** Null: as the learner has it elsewhere. */
  readonly hideClock: boolean | null;
}

const times = clocks.map((seconds) => ({ value: seconds, label: clockName(seconds) }));

interface SetupProps {
  readonly settings: Settings;
  /** The best run of this kind, in words; empty for none. */
  readonly best: string;
  readonly onChange: (settings: Settings) => void;
  readonly onStart: () => void;
}

/** The choices before a run. */
export function Setup({ settings, best, onChange, onStart }: SetupProps) {
  const { operation, range, seconds, hideClock } = settings;
  const usuallyHidden = useShown("timers") === "hidden";
  return (
    <form
      className="card flex flex-col gap-5 p-5 sm:p-7"
      onSubmit={(event) => {
        event.preventDefault();
        onStart();
      }}
    >
      {/* First, and so in sight on a phone: who wants the choices as they are presses it at once. */}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button type="submit" className="btn btn-main needs-script">
          <Icon name="timer" /> Start
        </button>
        <span>{best}</span>
      </p>
      <Choice
        legend="Sums"
        name="sums"
        options={operations.map((one) => ({ value: one, label: operationNames[one] }))}
        value={operation}
        onChange={(next) => onChange({ ...settings, operation: next, range: nearest(ranges[next], settings.range) })}
      />
      <Choice
        legend={upTo(operation)}
        name="range"
        options={ranges[operation].map((one: number) => ({ value: one, label: one }))}
        value={range}
        onChange={(next) => onChange({ ...settings, range: next })}
      >
        {operation === "mixed" && (
          <span className="text-soft">
            Adding and taking away up to {range}, tables up to {tablesIn(range)}
          </span>
        )}
      </Choice>
      <Choice
        legend="Time"
        name="time"
        options={times}
        value={seconds}
        onChange={(next) => onChange({ ...settings, seconds: next })}
      />
      {seconds > 0 && (
        <label className="flex min-h-11 items-center gap-3 self-start">
          <input
            type="checkbox"
            className="size-6 accent-(--hue)"
            checked={hideClock ?? usuallyHidden}
            onChange={(event) => onChange({ ...settings, hideClock: event.target.checked })}
          />
          Hide the clock while I work
        </label>
      )}
    </form>
  );
}

function nearest(numbers: readonly number[], wanted: number): number {
  return numbers.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best));
}
