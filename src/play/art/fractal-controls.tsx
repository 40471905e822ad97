import { useId } from "react";
import { paletteIds, palettes } from "../../art/fractals/palettes.ts";
import { type FractalSettings, fewestSteps, mostSteps, withNumber } from "../../art/fractals/settings.ts";
import { Choice } from "../../ui/choice.tsx";
import { useNumberText } from "../../ui/numbers/number-text.ts";
import { Slider } from "../../ui/slider.tsx";

interface FractalControlsProps {
  readonly settings: FractalSettings;
  readonly onSettings: (settings: FractalSettings) => void;
}

/** How many steps, which colours, and for a Julia set its number. */
export function FractalControls({ settings, onSettings }: FractalControlsProps) {
  const name = useId();
  const { kind, iterations, palette } = settings;
  const [cx, cy] = [Number(settings.cx), Number(settings.cy)];
  return (
    <div className="screen-only flex flex-col gap-3">
      {kind === "julia" && (
        <>
          <Bar
            from={-2}
            to={2}
            step={0.001}
            value={cx}
            onValue={(value) => onSettings(withNumber(settings, value, cy))}
          >
            Its number, across
          </Bar>
          <Bar
            from={-2}
            to={2}
            step={0.001}
            value={cy}
            onValue={(value) => onSettings(withNumber(settings, cx, value))}
          >
            Its number, up
          </Bar>
        </>
      )}
      <Bar
        from={fewestSteps}
        to={mostSteps}
        step={50}
        value={iterations}
        onValue={(value) => onSettings({ ...settings, iterations: value })}
      >
        Steps
      </Bar>
      <Choice
        legend="Colours"
        name={name}
        options={paletteIds.map((value) => ({ value, label: palettes[value].name }))}
        value={palette}
        onChange={(value) => onSettings({ ...settings, palette: value })}
      />
    </div>
  );
}

interface BarProps {
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly value: number;
  readonly onValue: (value: number) => void;
  readonly children: string;
}

function Bar({ children, value, ...bar }: BarProps) {
  const numberText = useNumberText();
  const says = numberText(String(Number(value.toFixed(3))).replace("-", "−"));
  return <Slider {...bar} name={children} value={value} says={says} />;
}
