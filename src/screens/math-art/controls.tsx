import { useId, useState } from "react";
import {
  type Choice as ChoiceControl,
  type Control,
  type Line,
  type Maker,
  onStep,
  type Settings,
  type Slider,
} from "../../art/maker.ts";
import { Choice } from "../../ui/choice.tsx";
import { useNumberText } from "../../ui/numbers/number-text.ts";
import { Slider as PulledBar } from "../../ui/slider.tsx";

interface ControlsProps {
  readonly maker: Maker;
  readonly settings: Settings;
  readonly onSettings: (settings: Settings) => void;
}

/** So many stand beside each other; more are a list to choose from. */
const mostInSight = 3;

/** What can be set of a picture: only what does anything as the rest stands. */
export function Controls({ maker, settings, onSettings }: ControlsProps) {
  const isOf = (control: Control) =>
    !(control.kind === "line" && control.hidden) && (maker.needs?.(control.id, settings) ?? true);
  const set = (id: string, value: number | string) => onSettings({ ...settings, [id]: value });
  return maker.controls.filter(isOf).map((control) => {
    const value = settings[control.id] ?? control.start;
    if (control.kind === "slider")
      return <Bar key={control.id} slider={control} value={Number(value)} onValue={(next) => set(control.id, next)} />;
    if (control.kind === "line")
      return <Typed key={control.id} line={control} value={String(value)} onText={(text) => set(control.id, text)} />;
    if (control.options.length <= mostInSight)
      return (
        <Choice
          key={control.id}
          legend={control.name}
          name={control.id}
          options={control.options.map(({ value: one, name }) => ({ value: one, label: name }))}
          value={String(value)}
          onChange={(next) => set(control.id, next)}
        />
      );
    return <List key={control.id} choice={control} value={String(value)} onValue={(next) => set(control.id, next)} />;
  });
}

interface ListProps {
  readonly choice: ChoiceControl;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

function List({ choice, value, onValue }: ListProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-semibold">
        {choice.name}
      </label>
      <select id={id} className="field w-full" value={value} onChange={(event) => onValue(event.target.value)}>
        {choice.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface BarProps {
  readonly slider: Omit<Slider, "kind" | "id" | "start">;
  readonly value: number;
  readonly onValue: (value: number) => void;
}

export function Bar({ slider, value, onValue }: BarProps) {
  const shown = useNumberText();
  const { name, from, to, step, unit = "" } = slider;
  return (
    <PulledBar
      {...{ name, from, to, step, value }}
      says={`${shown(value)}${unit}`}
      onValue={(next) => onValue(onStep({ ...slider, kind: "slider", id: name, start: from }, next))}
    />
  );
}

interface TypedProps {
  readonly line: Line;
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** What is typed stays typed; the picture follows as soon as it can be read. */
function Typed({ line, value, onText }: TypedProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const problem = typed === null ? null : line.problem(typed);
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-semibold">
        {line.name}
      </label>
      <input
        id={id}
        className="field w-full"
        value={problem === null ? value : (typed ?? value)}
        maxLength={line.longest}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-problem`}
        onChange={(event) => {
          const text = event.target.value.toUpperCase().replace(/\s/g, "").replaceAll("−", "-");
          setTyped(text);
          if (line.problem(text) === null) onText(text);
        }}
      />
      <p id={`${id}-problem`} className="text-sm text-bad" aria-live="polite">
        {problem}
      </p>
    </div>
  );
}
