import { type Operation, operations, ranges } from "../../tools/speed/sums.ts";
import { Icon } from "../../ui/icon.tsx";

export interface Settings {
  readonly operation: Operation;
  readonly range: number;
  /** 0: no clock. */
  readonly seconds: number;
  readonly hideClock: boolean;
}

/** What runs are compared by. */
export function kindOf({ operation, range, seconds }: Settings): string {
  return `speed/${operation}/${range}/${seconds}`;
}

const names: Record<Operation, string> = {
  plus: "Adding +",
  minus: "Taking away −",
  times: "Times ×",
  divide: "Sharing ÷",
  mixed: "All four",
};
const clocks = [
  [60, "60 seconds"],
  [120, "120 seconds"],
  [0, "No clock"],
] as const;

interface SetupProps {
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
  readonly onStart: () => void;
}

/** The choices before a run. */
export function Setup({ settings, onChange, onStart }: SetupProps) {
  const { operation, range, seconds, hideClock } = settings;
  const upTo = operation === "times" || operation === "divide" ? "Tables up to" : "Numbers up to";
  return (
    <form
      className="card flex flex-col gap-5 p-5 sm:p-7"
      onSubmit={(event) => {
        event.preventDefault();
        onStart();
      }}
    >
      <Choice
        name="Sums"
        options={operations.map((one) => [one, names[one]] as const)}
        value={operation}
        onChange={(next) => onChange({ ...settings, operation: next, range: nearest(ranges[next], settings.range) })}
      />
      <Choice
        name={upTo}
        options={ranges[operation].map((one) => [one, String(one)] as const)}
        value={range}
        onChange={(next) => onChange({ ...settings, range: next })}
      />
      <Choice
        name="Time"
        options={clocks}
        value={seconds}
        onChange={(next) => onChange({ ...settings, seconds: next })}
      />
      {seconds > 0 && (
        <label className="flex items-center gap-2">
          <input
            type="checkbox"
            checked={hideClock}
            onChange={(event) => onChange({ ...settings, hideClock: event.target.checked })}
          />
          Hide the clock while I work
        </label>
      )}
      <button type="submit" className="btn btn-main needs-script self-start">
        <Icon name="timer" /> Start
      </button>
    </form>
  );
}

function nearest(numbers: readonly number[], wanted: number): number {
  return numbers.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best));
}

interface ChoiceProps<Value extends string | number> {
  readonly name: string;
  readonly options: readonly (readonly [value: Value, name: string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string | number>({ name, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-1.5 font-semibold">{name}</legend>
      {options.map(([option, text]) => (
        <label key={option} className="btn has-checked:border-hue has-checked:bg-hue-soft">
          <input
            type="radio"
            name={name}
            checked={option === value}
            className="accent-(--hue)"
            onChange={() => onChange(option)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
