import { type ReactNode, useId } from "react";

interface SliderProps {
  readonly name: ReactNode;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly value: number;
  /** The value as it is shown and said: "20°C". */
  readonly says: string;
  readonly onValue: (value: number) => void;
  /** Told when it is let go. */
  readonly onSettled?: () => void;
}

/** A number pulled along a bar, with its name and how it stands above. */
export function Slider({ name, from, to, step, value, says, onValue, onSettled }: SliderProps) {
  const id = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="block font-semibold first-letter:uppercase">
          {name}
        </label>
        {/* Said by the bar itself. */}
        <span aria-hidden="true" className="whitespace-nowrap tabular-nums">
          {says}
        </span>
      </div>
      <input
        id={id}
        type="range"
        className="min-h-11 w-full accent-(--hue)"
        min={from}
        max={to}
        step={step}
        value={value}
        aria-valuetext={says}
        onChange={(event) => onValue(Number(event.target.value))}
        onPointerUp={onSettled}
        onKeyUp={onSettled}
      />
    </div>
  );
}
