import { useEffect, useState } from "react";
import { useShown } from "../../device/settings/shown.ts";
import { readSlider, type Slider, sliderText, sliderValue } from "../../tools/plotter/slider.ts";
import { Icon } from "../../ui/icon.tsx";

interface LetterSliderProps {
  readonly slider: Slider;
  readonly onText: (text: string) => void;
}

/** A letter's number, pulled along a bar; it goes to and fro by itself if asked, unless less movement is wanted. */
export function LetterSlider({ slider, onText }: LetterSliderProps) {
  const { name, from, to, step } = slider;
  const value = sliderValue(slider);
  const [way, setWay] = useState<1 | -1 | 0>(0);
  const isStill = useShown("motion") === "less";
  useEffect(() => {
    if (way === 0 || isStill) return;
    const timer = setTimeout(() => {
      const next = value + way * step;
      if (next > to || next < from) setWay(way === 1 ? -1 : 1);
      else onText(sliderText(slider, next));
    }, 60);
    return () => clearTimeout(timer);
  }, [way, isStill, value, step, from, to, slider, onText]);
  return (
    <div className="screen-only flex flex-col gap-1 pl-8">
      <div className="flex items-center gap-2">
        <input
          type="range"
          className="min-h-11 min-w-0 flex-1 accent-(--hue)"
          aria-label={`The number ${name}`}
          min={from}
          max={to}
          step={step}
          value={value}
          onChange={(event) => onText(sliderText(slider, Number(event.target.value)))}
        />
        {!isStill && (
          <button
            type="button"
            className="btn btn-icon motion-reduce:hidden"
            aria-label={way === 0 ? `Move ${name} to and fro` : `Stop ${name}`}
            onClick={() => setWay(way === 0 ? 1 : 0)}
          >
            <Icon name={way === 0 ? "play" : "pause"} />
          </button>
        )}
      </div>
      <details className="text-sm">
        <summary className="min-h-11 cursor-pointer py-2">From, to and step of {name}</summary>
        <Range slider={slider} value={value} onText={onText} />
      </details>
    </div>
  );
}

const fields = [
  { key: "from", label: "From" },
  { key: "to", label: "To" },
  { key: "step", label: "Step" },
] as const;

/** The ends of the bar and its step. What is typed stays typed; it holds as soon as it makes a bar. */
function Range({ slider, value, onText }: LetterSliderProps & { readonly value: number }) {
  const { name, from, to, step } = slider;
  const [typed, setTyped] = useState({ from: `${from}`, to: `${to}`, step: `${step}` });
  const read = (of: typeof typed) => readSlider(`${name} = ${value} from ${of.from} to ${of.to} step ${of.step}`);
  const isGood = read(typed) !== null;
  const change = (key: keyof typeof typed, text: string) => {
    const next = { ...typed, [key]: text };
    setTyped(next);
    const made = read(next);
    if (made) onText(sliderText(made, value));
  };
  return (
    <div className="flex flex-wrap gap-2">
      {fields.map(({ key, label }) => (
        <label key={key} className="flex flex-col">
          {label}
          <input
            className="field w-20"
            inputMode="decimal"
            value={typed[key]}
            aria-invalid={isGood ? undefined : true}
            onChange={(event) => change(key, event.target.value)}
          />
        </label>
      ))}
      {!isGood && <p className="w-full text-bad">Three numbers: the first below the second, and a step above 0.</p>}
    </div>
  );
}
