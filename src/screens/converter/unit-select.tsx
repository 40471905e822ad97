import { numerals } from "../../tools/converter/numerals.ts";
import type { Quantity, Unit } from "../../tools/converter/unit.ts";

interface UnitSelectProps {
  readonly name: string;
  readonly quantity: Quantity;
  readonly value: string;
  readonly onChange: (symbol: string) => void;
}

/** A unit of a quantity, by its name. */
export function UnitSelect({ name, quantity, value, onChange }: UnitSelectProps) {
  const id = `converter-${name.toLowerCase()}`;
  const known = quantity.units.some(({ symbol }) => symbol === value);
  return (
    <div className="flex min-w-0 flex-col gap-1 max-sm:col-span-2">
      <label htmlFor={id} className="font-semibold">
        {name}
      </label>
      <select id={id} className="field w-full" value={value} onChange={(event) => onChange(event.target.value)}>
        {!known && <option value={value}>{value}</option>}
        {quantity.units.map((unit) => (
          <option key={unit.symbol} value={unit.symbol}>
            {label(unit, quantity)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** "kilometres (km)"; a name that says it all stands alone. */
function label({ many, shown }: Unit, quantity: Quantity): string {
  return quantity === numerals || many === shown || shown.includes("(") ? many : `${many} (${shown})`;
}
