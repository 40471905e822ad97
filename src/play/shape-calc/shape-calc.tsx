import { useShown } from "../../device/settings/shown.ts";
import { attempt } from "../../engine/refusal.ts";
import { figureOf } from "../../tools/shapes/figure.ts";
import { measure } from "../../tools/shapes/measure.ts";
import type { Shape } from "../../tools/shapes/shape.ts";
import { lengthUnits, unitsOf } from "../../tools/shapes/units.ts";
import { CopyLink } from "../copy-link.tsx";
import { useSearchFields } from "../use-search-fields.ts";
import { Picture } from "./picture.tsx";
import { Results } from "./results.tsx";
import { SizeField } from "./size-field.tsx";

interface ShapeCalcProps {
  readonly shapes: readonly Shape[];
}

/** What the unit of a field is called in the address: "a" is the side, "a-unit" what it is measured in. */
const unitName = (name: string): string => `${name}-unit`;

/** A shape with its measurements: ?shape=rectangle&unit=cm&a=8&b=5 leads to one. */
export function ShapeCalc({ shapes }: ShapeCalcProps) {
  const [fields, setFields] = useSearchFields();
  const locale = useShown("numbers") === "comma" ? "comma" : "point";
  const named = shapes.find(({ id }) => id === fields["shape"]);
  const shape = named ?? shapes[0];
  if (!shape) throw new Error("There is no shape");
  const unit = lengthUnits.find((one) => one === fields["unit"]) ?? "cm";
  // In a link it may be written as the page shows it, "m²", which is named by its side.
  const ownUnit = ({ kind, name }: Shape["quantities"][number]) =>
    unitsOf(kind).find((one) => one === fields[unitName(name)]?.replace(/[²³23]$/, "")) ?? unit;
  const isOpening = !shape.quantities.some(({ name }) => fields[name] !== undefined);
  const typed: Readonly<Record<string, string>> = isOpening ? shape.opens : fields;
  const done = attempt(() =>
    measure(
      shape,
      Object.fromEntries(
        shape.quantities.map((one) => [one.name, { text: typed[one.name] ?? "", unit: ownUnit(one) }]),
      ),
      unit,
      locale,
    ),
  );
  const measured = typeof done === "string" ? null : done;
  const keep = (changes: Readonly<Record<string, string>>) => {
    const sizes = shape.quantities.flatMap(({ name }) => {
      const [text, own] = [typed[name], fields[unitName(name)]];
      return [...(text === undefined ? [] : [[name, text]]), ...(own ? [[unitName(name), own]] : [])];
    });
    setFields({ shape: shape.id, unit, ...Object.fromEntries(sizes), ...changes });
  };

  return (
    <section className="card needs-script p-4 sm:p-5 print:break-inside-auto!" aria-label="Measurements">
      <div className="grid gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:grid-rows-[auto_1fr]">
        <div>
          <div className="flex gap-3">
            <div className="flex min-w-0 flex-1 flex-col gap-1">
              <label htmlFor="shape" className="font-semibold">
                Shape
              </label>
              <select
                id="shape"
                className="field w-full"
                value={shape.id}
                onChange={(event) => setFields({ shape: event.target.value, unit })}
              >
                {shapes.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
            <div className="flex flex-col gap-1">
              <label htmlFor="unit" className="font-semibold">
                Results in
              </label>
              <select id="unit" className="field" value={unit} onChange={(event) => keep({ unit: event.target.value })}>
                {lengthUnits.map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </select>
            </div>
          </div>
          {fields["shape"] !== undefined && !named && (
            <p className="mt-4 font-semibold" role="status">
              The link names a shape that is not in this list, so here is the first one. Choose yours above.
            </p>
          )}
          <p className="mt-4 text-soft" id="how-to">
            Fill in what you know, and leave the rest empty. {shape.note}
          </p>
        </div>
        <Picture figure={figureOf(shape, measured, unit)} />
        <div className="grid content-start grid-cols-1 gap-3 sm:grid-cols-2">
          {shape.quantities.map((quantity) => (
            <SizeField
              key={`${shape.id} ${quantity.name}`}
              quantity={quantity}
              value={typed[quantity.name] ?? ""}
              unit={ownUnit(quantity)}
              onChange={(text) => keep({ [quantity.name]: text })}
              onUnit={(own) => keep({ [unitName(quantity.name)]: own })}
            />
          ))}
        </div>
      </div>
      <Results shape={shape} done={done} unit={unit} />
      <CopyLink />
    </section>
  );
}
