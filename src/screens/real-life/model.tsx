import { useDeferredValue, useId, useMemo, useState } from "react";
import type { LifeModel } from "../../content/schema/library/real-life.ts";
import { formulaOf, valuesOf } from "../../tools/model/model.ts";
import { announce } from "../../ui/announcer.ts";
import { Icon } from "../../ui/icon.tsx";
import { ModelGraph } from "./model-graph.tsx";

/** A model to play with: a slider for each letter, what comes out, and a curve of one result where the model has one. */
export function Model({ model: { letters, gives, graph } }: { readonly model: LifeModel }) {
  const starts = Object.fromEntries(letters.map(({ letter, start }) => [letter, start]));
  const [values, setValues] = useState<Readonly<Record<string, number>>>(starts);
  const id = useId();
  const formulas = useMemo(() => {
    const names = letters.map(({ letter }) => letter);
    return gives.map(({ formula }) => formulaOf(formula, names));
  }, [letters, gives]);
  const results = gives.map((give, at) => written(formulas[at]?.(values) ?? null, give));
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
          <div key={letter} className="flex flex-col gap-1">
            <label htmlFor={`${id}-${letter}`} className="block first-letter:uppercase">
              {name} <i>{letter}</i>: <strong className="tabular-nums">{withUnit(String(values[letter]), unit)}</strong>
            </label>
            <input
              id={`${id}-${letter}`}
              type="range"
              className="min-h-11 w-full accent-(--hue)"
              min={from}
              max={to}
              step={step}
              value={values[letter]}
              aria-valuetext={withUnit(String(values[letter]), unit)}
              onChange={(event) => setValues({ ...values, [letter]: Number(event.target.value) })}
              // What comes of it is said when the slider is let go.
              onPointerUp={() => announce(results.join(", "))}
              onKeyUp={() => announce(results.join(", "))}
            />
          </div>
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

function withUnit(text: string, unit: string | undefined, between = ""): string {
  if (!unit) return text;
  return `${text}${between || (/^[%°]/.test(unit) ? "" : " ")}${unit}`;
}

/** "Stopping distance: 24.5 m" */
function written(value: number | null, { name, unit, digits }: LifeModel["gives"][number]): string {
  if (value === null) return `${name}: no result`;
  const number = value.toLocaleString("en-GB", { minimumFractionDigits: 0, maximumFractionDigits: digits });
  return `${name}: ${withUnit(number, unit)}`;
}
