import { type ComponentProps, useEffect } from "react";
import type { Angle } from "../../tools/plotter/interval/program.ts";
import { Plot } from "./plot.tsx";
import type { ReadEntry } from "./use-picture.ts";
import { useShapes } from "./use-shapes.ts";

interface PictureProps extends Omit<ComponentProps<typeof Plot>, "shapes"> {
  readonly entries: readonly ReadEntry[];
  readonly angle: Angle;
  /** Whether there is anything of which it is not known if it is a solution. */
  readonly onUndecided: (any: boolean) => void;
}

/** The picture with what is drawn in it: this alone is drawn anew when a worker has got further. */
export function Picture({ entries, angle, onUndecided, ...plot }: PictureProps) {
  const shapes = useShapes(entries, plot.view, plot.size, angle);
  const undecided = shapes.some(({ cells }) => cells !== null && cells.undecided > 0);
  useEffect(() => onUndecided(undecided), [undecided, onUndecided]);
  return <Plot {...plot} shapes={shapes} />;
}
