import type { NumberLocale } from "../../engine/answer/answer.ts";
import { Refusal } from "../../engine/refusal.ts";
import { type Conversion, conversion } from "../../tools/converter/convert.ts";
import { numerals } from "../../tools/converter/numerals.ts";
import type { Quantity } from "../../tools/converter/unit.ts";
import { quantityText } from "../../tools/converter/working.ts";
import { useNumberText } from "../../ui/numbers/number-text.ts";

interface AllUnitsProps {
  readonly done: Conversion;
  readonly quantity: Quantity;
  readonly typed: string;
  readonly locale: NumberLocale;
}

/** The same value in every other unit. */
export function AllUnits({ done, quantity, typed, locale }: AllUnitsProps) {
  const numberText = useNumberText();
  const { from, given } = done;
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-xl">
        {numberText(`${quantityText(given.text, from)}, written in other ${quantity === numerals ? "ways" : "units"}`)}
      </h2>
      <div className="card w-full px-4 py-1 sm:w-fit print:break-inside-auto!">
        <table className="block w-full sm:table">
          <thead className="sr-only">
            <tr>
              <th scope="col">Unit</th>
              <th scope="col">Value</th>
            </tr>
          </thead>
          <tbody className="block sm:table-row-group">
            {quantity.units
              .filter((unit) => unit !== from)
              .map((unit) => (
                <tr
                  key={unit.symbol}
                  className="flex flex-wrap justify-between gap-x-4 border-line border-b py-1.5 last:border-0 sm:table-row"
                >
                  <th scope="row" className="text-left font-normal text-soft sm:px-3 sm:py-1.5">
                    {unit.many}
                  </th>
                  <td className="text-right font-semibold [overflow-wrap:anywhere] sm:px-3 sm:py-1.5">
                    {numberText(inOther(typed, from.symbol, unit.symbol, quantity, locale))}
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function inOther(typed: string, from: string, to: string, quantity: Quantity, locale: NumberLocale): string {
  try {
    const { result, to: unit } = conversion(typed, from, to, locale);
    const text = quantity === numerals ? result.text : quantityText(result.text, unit);
    return result.exact ? text : `≈ ${text}`;
  } catch (error) {
    // Roman numerals have no zero, and end.
    if (error instanceof Refusal) return "none";
    throw error;
  }
}
