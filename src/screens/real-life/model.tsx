import { useDeferredValue, useMemo, useState } from "react";
import type { LifeModel } from "../../content/schema/library/real-life.ts";
import { formulaOf, valuesOf } from "../../tools/model/model.ts";
import { announce } from "../../ui/announce/announcer.ts";
import { Icon } from "../../ui/icon.tsx";
import { useNumberText } from "../../ui/numbers/number-text.ts";
import { Slider } from "../../ui/slider.tsx";
import { ModelGraph } from "./model-graph.tsx";

/** A model to play with: a slider for each letter, what comes out, and a curve of one result where the model has one. */
export function Model({ model: { letters, gives, graph } }: { readonly model: LifeModel }) {
  const starts = Object.fromEntries(letters.map(({ letter, start }) => [letter, start]));
  const [values, setValues] = useState<Readonly<Record<string, number>>>(starts);
  const numberText = useNumberText();
  const formulas = useMemo(() => {
    const names = letters.map(({ letter }) => letter);
    return gives.map(({ formula }) => formulaOf(formula, names));
  }, [letters, gives]);
  const results = gives.map((give, at) => numberText(written(formulas[at]?.(values) ?? null, give)));
  const drawn = useDeferredValue(values);
  const across = graph && letters.find(({ letter }) => letter === graph.across);
  const up = graph && gives[graph.up];
  const points = useMemo(() => {
    const formula = graph && formulas[graph.up];
    if (!across || !formula) return [];
    return valuesOf(across).map((x) => ({ x, y: formula({ ...drawn, [across.letter]: x }) }));
  }, [across, graph, formulas, drawn]);
  return (
    <div className="model grid grid-cols-1 gap-5 lg:grid-cols-2">
      <div className="order-2 flex flex-col gap-4 lg:order-1">
        {letters.map(({ letter, name, unit, from, to, step }) => (
          <Slider
            key={letter}
            name={
              <>
                {name} <i>{letter}</i>
              </>
            }
            {...{ from, to, step }}
            value={values[letter] ?? from}
            says={numberText(withUnit(minus(String(values[letter])), unit))}
            onValue={(value) => setValues({ ...values, [letter]: value })}
            // What comes of it is said when the slider is let go.
            onSettled={() => announce(results.join(", "))}
          />
        ))}
        <button type="button" className="btn self-start" onClick={() => setValues(starts)}>
          <Icon name="rotate-ccw" /> As at first
        </button>
      </div>
      <div className="order-1 flex flex-col gap-4 lg:order-2">
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
          {gives.map(({ name }, at) => (
            <div key={name} className="rounded-xl border border-hue-line bg-hue-soft px-4 py-3">
              <dt className="text-sm first-letter:uppercase">{name}</dt>
              <dd className="text-xl font-bold tabular-nums text-hue-strong">{results[at]?.split(": ")[1]}</dd>
            </div>
          ))}
        </dl>
        {across && up && (
          <ModelGraph
            points={points}
            now={values[across.letter] ?? across.from}
            across={withUnit(across.name, across.unit, " in ")}
            up={withUnit(up.name, up.unit, " in ")}
          />
        )}
      </div>
    </div>
  );
}

const minus = (text: string) => text.replace("-", "−");

function withUnit(text: string, unit: string | undefined, between = ""): string {
  if (!unit) return text;
  return `${text}${between || (/^[%°]/.test(unit) ? "" : " ")}${unit}`;
}

/** "Stopping distance: 24.5 m" */
function written(value: number | null, { name, unit, digits }: LifeModel["gives"][number]): string {
  if (value === null) return `${name}: no result`;
  const number = value.toLocaleString("en-GB", { minimumFractionDigits: 0, maximumFractionDigits: digits });
  return `${name}: ${withUnit(minus(number), unit)}`;
}
