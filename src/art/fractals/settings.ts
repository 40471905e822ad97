import { hash } from "../../maths/hash.ts";
import { decimal, moved, units } from "./decimal.ts";
import { type PaletteId, paletteIds } from "./palettes.ts";

export interface FractalSettings {
  readonly kind: "mandelbrot" | "julia";
  /** The middle of the picture: decimals, which may have more digits than a number of a computer. */
  readonly x: string;
  readonly y: string;
  /** How much of the plane is seen from left to right. */
  readonly width: number;
  /** How many steps each point is followed. */
  readonly iterations: number;
  readonly palette: PaletteId;
  /** The number that is added at each step, for a Julia set. */
  readonly cx: string;
  readonly cy: string;
}

export const fewestSteps = 50;
export const mostSteps = 2000;
export const widest = 8;
/** Narrower pictures would need more steps than are made. */
export const narrowest = 1e-25;
/** The middle stays so near to 0. */
export const farthest = units("4") ?? 0n;

export const start: FractalSettings = {
  kind: "mandelbrot",
  x: "-0.75",
  y: "0",
  // All of it, in a picture half as wide again as it is high.
  width: 3.6,
  iterations: 500,
  palette: "sea",
  cx: "-0.8",
  cy: "0.156",
};

/** The Julia set, or the Mandelbrot set, as a whole. */
export function homeOf(settings: FractalSettings): FractalSettings {
  return { ...settings, x: settings.kind === "julia" ? "0" : start.x, y: "0", width: start.width };
}

/** The Julia set that belongs to the middle of a picture of the Mandelbrot set. */
export function juliaOf(settings: FractalSettings): FractalSettings {
  const { x, y } = settings;
  const julia = homeOf({ ...settings, kind: "julia", cx: x, cy: y });
  return isNear(x, y) ? julia : withNumber(julia, Number(x), Number(y));
}

/** A Julia set with another number; one too far from 0 is pulled back. */
export function withNumber(settings: FractalSettings, cx: number, cy: number): FractalSettings {
  const by = Math.min(1, 2 / Math.hypot(cx, cy));
  const [x, y] = by < 1 ? [Math.trunc(cx * by * 1000) / 1000, Math.trunc(cy * by * 1000) / 1000] : [cx, cy];
  return { ...settings, cx: moved("0", x, 6), cy: moved("0", y, 6) };
}

/** Whether the number of a Julia set is at most 2 from 0: if it is not, z may come back from beyond 2. */
function isNear(cx: string, cy: string): boolean {
  const [x, y, two] = [units(cx) ?? 0n, units(cy) ?? 0n, units("2") ?? 0n];
  return x * x + y * y <= two * two;
}

/** Where the number of a Julia set is in the Mandelbrot set. */
export function mandelbrotOf(settings: FractalSettings): FractalSettings {
  return { ...settings, kind: "mandelbrot", x: settings.cx, y: settings.cy, width: 0.5 };
}

/** Settings as they stand in a link; the first sign is the version, the last are a sum by which damage is seen. */
export function toText({ kind, x, y, width, iterations, palette, cx, cy }: FractalSettings): string {
  const c = kind === "julia" ? [cx, cy] : [];
  const text = ["1", kind === "julia" ? "j" : "m", x, y, written(width), iterations, palette, ...c].join("_");
  return `${text}_${sumOf(text)}`;
}

/** The settings of a text; null where it is damaged, or not ours, or of a version to come. */
export function fromText(text: string): FractalSettings | null {
  const [version, kind, x = "", y = "", width, iterations, palette, ...more] = text.split("_");
  if (version !== "1" || (kind !== "m" && kind !== "j")) return null;
  const [cx = "", cy = ""] = kind === "j" ? more : [start.cx, start.cy];
  const read: FractalSettings = {
    kind: kind === "j" ? "julia" : "mandelbrot",
    x,
    y,
    width: Number(width),
    iterations: Number(iterations),
    palette: paletteIds.find((id) => id === palette) ?? start.palette,
    cx,
    cy,
  };
  return isGood(read) && toText(read) === text ? read : null;
}

function isGood({ x, y, width, iterations, cx, cy }: FractalSettings): boolean {
  if (!isNear(cx, cy)) return false;
  const steps = Number.isInteger(iterations) && iterations >= fewestSteps && iterations <= mostSteps;
  return steps && width >= narrowest && width <= widest && [x, y, cx, cy].every(isPlace);
}

function isPlace(text: string): boolean {
  const size = units(text);
  return size !== null && size <= farthest && size >= -farthest && decimal(size) === text;
}

/** Four digits are enough to say how wide a picture is; a plus sign would be a space in some links. */
const written = (width: number) => String(Number(width.toPrecision(4))).replace("+", "");

const sumOf = (text: string) => (hash(text) >>> 0).toString(36);
