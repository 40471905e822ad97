import { type ComponentProps, useEffect } from "react";
import type { Angle } from "../../tools/plotter/interval/program.ts";
import type { Moving } from "./moving.ts";
import { Plot } from "./plot.tsx";
import type { Lines } from "./use-picture.ts";
import { useSettled } from "./use-settled.ts";
import { type Shape, useShapes } from "./use-shapes.ts";

interface PictureProps extends Omit<ComponentProps<typeof Plot>, "shapes"> {
  readonly lines: Lines;
  readonly moving: Moving;
  readonly angle: Angle;
  /** Told what is drawn whenever it stands still. */
  readonly onShapes: (shapes: readonly Shape[]) => void;
}

/** The picture with what is drawn in it: this alone is drawn anew when a worker has got further. */
export function Picture({ lines, moving, angle, onShapes, ...plot }: PictureProps) {
  const shapes = useShapes(lines, moving, plot.view, plot.size, angle);
  const settled = useSettled(shapes, 250);
  useEffect(() => onShapes(settled), [settled, onShapes]);
  return <Plot {...plot} shapes={shapes} />;
}
