import type { ComponentProps, KeyboardEvent } from "react";
import { useRef } from "react";
import type { Chips } from "../../engine/answer/chips.ts";
import { announce } from "../../ui/announce/announcer.ts";
import { useNumberText } from "../../ui/numbers/number-text.ts";
import { nameFor, type Shared } from "./parts-field.tsx";
import { useValues } from "./use-values.ts";

interface ChipsFieldProps extends Shared {
  readonly chips: Chips;
}

/** An answer of given things, which are pressed instead of typed. */
export function ChipsField({ chips, ...shared }: ChipsFieldProps) {
  const { id, to, value, onChange, onFocus } = shared;
  const { values, fits, keep } = useValues(chips, value);
  const choose = (next: readonly string[]) => {
    const text = chips.write(next);
    keep(text, next);
    onChange(text);
  };
  const View = chips.way === "order" ? InOrder : chips.way === "choose" ? Some : Matched;
  return (
    // biome-ignore lint/a11y/useSemanticElements: as the parts of other answers
    <div
      role="group"
      aria-label={nameFor(to)}
      className="parts chips"
      data-open={fits || undefined}
      hidden={!fits}
      onFocus={onFocus}
    >
      <View chips={chips} values={values} onChange={choose} id={id} />
    </div>
  );
}

interface ViewProps {
  readonly chips: Chips;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
  readonly id: string;
}

/** A thing as it is written in the problem: numbers as the reader has them, and with a minus sign. */
function useThing(): (thing: string) => string {
  const shown = useNumberText();
  return (thing) => shown(thing).replace(/^-(?=\d)/, "−");
}

function Chip({ thing, ...rest }: { readonly thing: string } & ComponentProps<"button">) {
  const shown = useThing();
  return (
    <button type="button" className="btn" {...rest}>
      {shown(thing)}
    </button>
  );
}

/** Pressed one after the other; a chip that has its place goes back when it is pressed, and moves with the arrow keys. */
function InOrder({ chips: { things, places = things.length }, values, onChange }: ViewProps) {
  const shown = useThing();
  const list = useRef<HTMLDivElement>(null);
  const say = (thing: string, at: number) => announce(`${shown(thing)} is number ${at + 1} of ${places}`);
  const focus = (thing: string) =>
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`)?.focus(),
    );

  function add(thing: string) {
    if (values.length === places) return announce("All places are taken. Press a chip to take it back");
    onChange([...values, thing]);
    say(thing, values.length);
    const from = things.indexOf(thing);
    const next = [...things.slice(from + 1), ...things.slice(0, from)].find((one) => !values.includes(one));
    focus(next ?? thing);
  }

  function takeBack(thing: string) {
    onChange(values.filter((one) => one !== thing));
    announce(`${shown(thing)} is back among the others`);
    focus(thing);
  }

  function move(event: KeyboardEvent, thing: string) {
    const by = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
    const from = values.indexOf(thing);
    const to = from + by;
    if (!by || to < 0 || to >= values.length) return;
    event.preventDefault();
    const rest = values.filter((one) => one !== thing);
    onChange([...rest.slice(0, to), thing, ...rest.slice(to)]);
    say(thing, to);
    focus(thing);
  }

  return (
    <div ref={list}>
      <ol className="places">
        {Array.from({ length: places }, (_, at) => {
          const thing = values[at];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
            <li key={at} className="place">
              {thing === undefined ? (
                <span className="sr-only">empty</span>
              ) : (
                <Chip
                  thing={thing}
                  data-thing={thing}
                  onClick={() => takeBack(thing)}
                  onKeyDown={(event) => move(event, thing)}
                />
              )}
            </li>
          );
        })}
      </ol>
      <div className="things">
        {things.map((thing, at) => (
          <Chip
            key={thing}
            thing={thing}
            data-first={at === 0 || undefined}
            data-thing={values.includes(thing) ? undefined : thing}
            data-taken={values.includes(thing) || undefined}
            disabled={values.includes(thing)}
            onClick={() => add(thing)}
          />
        ))}
      </div>
    </div>
  );
}

/** Each by itself, in no order. */
function Some({ chips: { things }, values, onChange }: ViewProps) {
  return (
    <div className="things">
      {things.map((thing, at) => (
        <Chip
          key={thing}
          thing={thing}
          data-first={at === 0 || undefined}
          aria-pressed={values.includes(thing)}
          onClick={() => onChange(values.includes(thing) ? values.filter((one) => one !== thing) : [...values, thing])}
        />
      ))}
    </div>
  );
}

/** One of the things for each. */
function Matched({ chips: { things, each = [] }, values, onChange, id }: ViewProps) {
  const shown = useThing();
  return each.map((one, at) => (
    <fieldset key={one} className="match">
      <legend>{one}</legend>
      {things.map((thing, n) => (
        <label key={thing} className="btn has-checked:border-hue has-checked:bg-hue-soft">
          <input
            type="radio"
            name={`${id}-${at}`}
            data-first={(at === 0 && n === 0) || undefined}
            className="size-5 accent-(--hue)"
            checked={values[at] === thing}
            onChange={() => onChange(each.map((_, place) => (place === at ? thing : (values[place] ?? ""))))}
          />
          {shown(thing)}
        </label>
      ))}
    </fieldset>
  ));
}
