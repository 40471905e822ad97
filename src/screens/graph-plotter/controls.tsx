import { memo } from "react";
import type { Axis } from "../../tools/plotter/link.ts";
import { Choice } from "../../ui/choice.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";

/** What can be done with the picture. */
export type Act = "in" | "out" | "reset" | "listen" | "link" | "svg" | "png" | "print";

interface ControlsProps {
  readonly axis: Axis;
  /** The seconds from the left side of the picture to the right, when it is listened to. */
  readonly pace: number;
  /** Whether it is listened to now: the same button stops that. */
  readonly isHeard: boolean;
  readonly onAct: (act: Act) => void;
  readonly onAxis: (axis: Axis) => void;
  readonly onPace: (pace: number) => void;
}

/** Below the picture. Not drawn anew for each step of a letter that moves. */
export const Controls = memo(function Controls({ axis, pace, isHeard, onAct, onAxis, onPace }: ControlsProps) {
  return (
    <div className="screen-only flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        {acts.map((each) => {
          const [act, icon, name] = isHeard && each[0] === "listen" ? stop : each;
          return (
            <button key={act} type="button" className="btn" onClick={() => onAct(act)}>
              <Icon name={icon} /> {name}
            </button>
          );
        })}
      </div>
      <Choice legend="Numbers along x" name="graph-axis" value={axis} onChange={onAxis} options={axes} />
      <Choice legend="Speed of listening" name="graph-pace" value={pace} onChange={onPace} options={paces} />
      <p id="graph-keys" className="text-sm text-soft">
        Keys on the graph: arrows move it, + and − zoom, 0 puts it back, H plays the curve or stops it, T reads out
        points: left and right go along, up and down to others, N and P to the next and last dot, Escape ends. Two
        fingers zoom, and once the graph is pressed a wheel does.
      </p>
    </div>
  );
});

type Doing = readonly [act: Act, icon: IconName, name: string];

const stop: Doing = ["listen", "pause", "Stop"];
const acts: readonly Doing[] = [
  ["in", "zoom-in", "Zoom in"],
  ["out", "zoom-out", "Zoom out"],
  ["reset", "rotate-ccw", "Reset"],
  ["listen", "play", "Listen"],
  ["link", "copy", "Copy link"],
  ["svg", "download", "SVG"],
  ["png", "download", "PNG"],
  ["print", "printer", "Print"],
];

/** So many seconds from the left side to the right. */
const paces = [
  { value: 8, label: "Slow" },
  { value: 4, label: "Middle" },
  { value: 2, label: "Fast" },
] as const;

const axes = [
  { value: "number", label: "1, 2, 3" },
  { value: "pi", label: "π" },
  { value: "degrees", label: "Degrees" },
] as const;
