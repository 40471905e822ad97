import type { View } from "../../tools/plotter/grid.ts";
import type { Frame } from "../../tools/plotter/link.ts";

/** The picture on the page, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of the plane that a frame shows in a picture of some size. */
export function viewOf({ x, y, wide, stretch }: Frame, { width, height }: Size): View {
  const high = (wide * stretch * height) / width;
  return { x: [x - wide / 2, x + wide / 2], y: [y - high / 2, y + high / 2] };
}

/** Where a place of the plane is in the picture. */
export function toPixels({ x, y }: View, { width, height }: Size) {
  return {
    across: (value: number) => ((value - x[0]) / (x[1] - x[0])) * width,
    // Far out a line is drawn to just outside: browsers lose their way with huge numbers.
    down: (value: number) => Math.min(5, Math.max(-4, (y[1] - value) / (y[1] - y[0]))) * height,
  };
}

/** The place of the plane under a pixel. */
export function toPlane({ x, y }: View, { width, height }: Size, across: number, down: number) {
  return { x: x[0] + ((x[1] - x[0]) * across) / width, y: y[1] - ((y[1] - y[0]) * down) / height };
}
