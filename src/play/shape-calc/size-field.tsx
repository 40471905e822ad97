import { capital } from "../../engine/words.ts";
import { written } from "../../tools/shapes/formula.ts";
import type { ShapeQuantity } from "../../tools/shapes/shape.ts";
import { unitsOf, unitText } from "../../tools/shapes/units.ts";
import { restKeys, useSumKeys } from "../keypad/use-sum-keys.ts";

interface SizeFieldProps {
  readonly quantity: ShapeQuantity;
  readonly value: string;
  readonly unit: string;
  readonly onChange: (text: string) => void;
  readonly onUnit: (unit: string) => void;
}

/** A size may be exact: 3/2, 5√2, 9π. */
const signs = [".", "/", "√", "π"];

/** A measurement with its unit, or an empty field for one that is to be found. */
export function SizeField({ quantity, value, unit, onChange, onUnit }: SizeFieldProps) {
  const { name, kind, words } = quantity;
  const id = `size-${name}`;
  const units = unitsOf(kind);
  const { props, keypad } = useSumKeys(signs, "Done");
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id}>
        <b>
          <i>{written(name)}</i>
        </b>{" "}
        {capital(words)}
      </label>
      <span className="flex gap-2">
        <input
          id={id}
          className="field w-full min-w-0 flex-1"
          value={value}
          {...props}
          onKeyDown={(event) => {
            props.onKeyDown?.(event);
            if (event.key === "Enter") restKeys();
          }}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          aria-describedby="how-to shape-trouble"
          onChange={(event) => onChange(event.target.value)}
        />
        {keypad}
        {units.length > 0 && (
          <select
            className="field px-2"
            aria-label={`Unit of ${written(name)}`}
            value={unit}
            onChange={(event) => onUnit(event.target.value)}
          >
            {units.map((one) => (
              <option key={one} value={one}>
                {one === "l" || one === "ml" ? one : unitText(kind, one)}
              </option>
            ))}
          </select>
        )}
        {kind === "angle" && <span className="self-center">degrees</span>}
      </span>
    </div>
  );
}
