import intro from "virtual:introductions/converter";
import { useShown } from "../../device/settings/shown.ts";
import { attempt } from "../../engine/refusal.ts";
import { CopyLink } from "../../play/copy-link.tsx";
import { restKeys, useSumKeys } from "../../play/keypad/use-sum-keys.ts";
import { GoesWith } from "../../play/tools/goes-with.tsx";
import { useSearchFields } from "../../play/use-search-fields.ts";
import { type Conversion, conversion } from "../../tools/converter/convert.ts";
import { findUnit, quantities } from "../../tools/converter/find.ts";
import { numerals } from "../../tools/converter/numerals.ts";
import type { Quantity } from "../../tools/converter/unit.ts";
import { Html } from "../../ui/html.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { AllUnits } from "./all-units.tsx";
import { Result } from "./result.tsx";
import { UnitSelect } from "./unit-select.tsx";

const above = [".", "/"];
const below = [".", "−"];

/** /converter: ?value=5&from=km&to=mi leads to a conversion. */
export default function ConverterScreen({ row }: ScreenProps) {
  const [fields, setFields] = useSearchFields();
  const locale = useShown("numbers") === "comma" ? "comma" : "point";
  const { value, from, to, quantity } = chosen(fields["value"], fields["from"], fields["to"]);
  const { props, keypad } = useSumKeys(quantity.id === "temperature" ? below : above, "Done");
  const done = attempt(() => conversion(value, from, to, locale));
  const choose = (changes: { value?: string; from?: string; to?: string }) =>
    setFields({ value, from, to, ...changes });

  function chooseQuantity(id: string) {
    const other = quantities.find((one) => one.id === id);
    if (other) choose({ value: other === numerals ? "13" : value, from: other.first[0], to: other.first[1] });
  }

  return (
    <>
      <PageHeading icon={row.icon} motif="converter" title={row.title}>
        <Html inline html={intro} />
      </PageHeading>
      <section className="card needs-script p-4 sm:p-5" aria-label="Convert">
        <div className="grid grid-cols-2 items-end gap-x-3 gap-y-4 lg:grid-cols-[repeat(4,minmax(0,1fr))_auto]">
          <div className="flex min-w-0 flex-col gap-1">
            <label htmlFor="converter-what" className="font-semibold">
              What
            </label>
            <select
              id="converter-what"
              className="field w-full"
              value={quantity.id}
              onChange={(event) => chooseQuantity(event.target.value)}
            >
              {quantities.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          <div className="flex min-w-0 flex-col gap-1">
            <label htmlFor="converter-value" className="font-semibold">
              {quantity === numerals ? "Number" : "Value"}
            </label>
            <input
              id="converter-value"
              className="field w-full"
              value={value}
              // Digits of higher bases and of Romans are letters.
              {...(quantity === numerals ? { inputMode: "text" } : props)}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="done"
              onKeyDown={(event) => {
                props.onKeyDown?.(event);
                if (event.key === "Enter") restKeys();
              }}
              aria-describedby="conversion"
              aria-invalid={typeof done === "string" || undefined}
              onChange={(event) => choose({ value: event.target.value })}
            />
          </div>
          <UnitSelect name="From" quantity={quantity} value={from} onChange={(symbol) => choose({ from: symbol })} />
          <UnitSelect name="To" quantity={quantity} value={to} onChange={(symbol) => choose({ to: symbol })} />
          <button
            type="button"
            className="btn screen-only col-span-2 lg:col-span-1"
            onClick={() => choose({ from: to, to: from, ...swapped(done, quantity) })}
          >
            <Icon name="arrow-left-right" /> Swap
          </button>
        </div>
        {keypad}
        <Result done={done} quantity={quantity} />
        <CopyLink />
      </section>
      {typeof done !== "string" && <AllUnits done={done} quantity={quantity} typed={value} locale={locale} />}
      <GoesWith tool="/converter" />
    </>
  );
}

/** What the address says, or what the page opens with; units that do not go together are left to be refused. */
function chosen(
  value = "5",
  askedFrom = "",
  askedTo = "",
): { value: string; from: string; to: string; quantity: Quantity } {
  const [from, to] = [askedFrom, askedTo].map((asked) => findUnit(asked)?.unit.symbol ?? asked) as [string, string];
  const quantity = (findUnit(from) ?? findUnit(to))?.quantity ?? quantities[0];
  if (!quantity) throw new Error("There is nothing to convert");
  const [first, second] = quantity.first;
  const start = from || (to === first ? second : first);
  return { value, from: start, to: to || (start === second ? first : second), quantity };
}

/** A number written in one system is another text in the other. */
const swapped = (done: Conversion | string, quantity: Quantity) =>
  typeof done !== "string" && quantity === numerals ? { value: done.plain } : {};
