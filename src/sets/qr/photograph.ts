// For the tests of QR codes: a code as a camera sees it, without any library for pictures.
import { random } from "../../maths/random.ts";
import type { QrDrawing } from "./write.ts";

/** Rows of modules, dark ones true, with the quiet zone. */
export type Grid = readonly (readonly boolean[])[];

export interface Spoiling {
  /** Pixels of a module. */
  readonly scale: number;
  /** Degrees. */
  readonly turn?: number;
  /** How far the blur reaches. Pixels. */
  readonly blur?: number;
  /** How bright the paper and the ink are, and how much pixels differ by chance: 0 to 255. */
  readonly white?: number;
  readonly black?: number;
  readonly noise?: number;
  /** How much narrower the far side is than the near one: 0 to 1. */
  readonly lean?: number;
  /** How much of the light is lost from the left to the right: 0 to 1. */
  readonly shadow?: number;
}

export interface Picture {
  readonly rgba: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** What a drawing's path fills: a module is dark where an odd number of outlines lie left of its middle. */
export function modulesOf({ size, path }: QrDrawing): Grid {
  const edges = path
    .split("M")
    .filter(Boolean)
    .flatMap((outline) => {
      const points = outline
        .replace("Z", "")
        .split("L")
        .map((point) => point.split(" ").map(Number));
      return points.map((from, index) => [from, points[(index + 1) % points.length] ?? []] as const);
    });
  return Array.from({ length: size }, (_row, y) =>
    Array.from({ length: size }, (_module, x) => {
      const left = edges.filter(
        ([[ax = 0, ay = 0], [bx = 0, by = 0]]) => ax === bx && ax <= x && Math.min(ay, by) <= y && y < Math.max(ay, by),
      );
      return left.length % 2 === 1;
    }),
  );
}

export function photographed(modules: Grid, spoiling: Spoiling): Picture {
  const { scale, turn = 0, blur = 0, white = 255, black = 0, noise = 0, lean = 0, shadow = 0 } = spoiling;
  const side = modules.length;
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const width = Math.ceil(side * scale * (Math.abs(cos) + Math.abs(sin)));
  const chance = random(side);

  const dark = (px: number, py: number): boolean => {
    const [dx, dy] = [(px - width / 2) / scale, (py - width / 2) / scale];
    const [u, v] = [dx * cos + dy * sin, dy * cos - dx * sin];
    // Towards the top the paper is farther away, so more of it fits into a pixel; at the bottom it just fits.
    const far = 1 / (1 - lean * (0.5 - v / side));
    return modules[Math.floor(v * far + side / 2)]?.[Math.floor(u * far + side / 2)] ?? false;
  };
  const samples = [0.25, 0.75].flatMap((dy) => [0.25, 0.75].map((dx) => [dx, dy] as const));
  const ink = new Float64Array(width * width);
  for (let y = 0; y < width; y++)
    for (let x = 0; x < width; x++)
      ink[y * width + x] = samples.filter(([dx, dy]) => dark(x + dx, y + dy)).length / samples.length;

  const blurred = softened(softened(ink, width, blur, 1), width, blur, width);
  const rgba = new Uint8ClampedArray(4 * width * width).fill(255);
  blurred.forEach((share, index) => {
    const light = 1 - shadow * ((index % width) / width);
    const value = (white + (black - white) * share) * light + (noise && chance.whole(-noise, noise));
    rgba.fill(value, 4 * index, 4 * index + 3);
  });
  return { rgba, width, height: width };
}

/** A bell-shaped blur along rows (step 1) or columns (step of a row's length). */
function softened(values: Float64Array, width: number, reach: number, step: number): Float64Array {
  if (reach === 0) return values;
  const far = Math.ceil(2.5 * reach);
  const weights = Array.from({ length: 2 * far + 1 }, (_, i) => Math.exp(-((i - far) ** 2) / (2 * reach ** 2)));
  const total = weights.reduce((a, b) => a + b);
  return values.map((_, index) => {
    const place = step === 1 ? index % width : Math.floor(index / width);
    let sum = 0;
    for (let i = -far; i <= far; i++)
      if (place + i >= 0 && place + i < width) sum += (values[index + i * step] ?? 0) * (weights[i + far] ?? 0);
    return sum / total;
  });
}

/** The brightness of each pixel, a byte each. */
export function grey({ rgba }: Picture): Uint8Array {
  return Uint8Array.from({ length: rgba.length / 4 }, (_, i) => rgba[4 * i] ?? 0);
}
