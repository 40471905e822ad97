import { inside, isInHeartOrDisc, smooth, stepsToLeave } from "./escape.ts";
import { orbit, stepsNear } from "./orbit.ts";
import { bytesOf, ink, shadeAt, shadesOf } from "./palettes.ts";
import { doublesDo } from "./precision.ts";
import type { FractalSettings } from "./settings.ts";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A picture to be worked out, coarse to fine. */
export interface Job {
  readonly settings: FractalSettings;
  readonly width: number;
  readonly height: number;
  /** How many points across and down are one at each go, the coarsest first. */
  readonly steps: readonly number[];
  /** Several may share the work: this one does each piece whose number leaves `part` when divided by `parts`. */
  readonly part: number;
  readonly parts: number;
  /** What is known finely enough already that only the finest step is of use. */
  readonly known: Box | null;
}

/** A part of a picture: squares of `step` points in one colour. */
export interface Piece extends Box {
  readonly step: number;
  /** Four bytes for each square. */
  readonly colours: Uint8ClampedArray<ArrayBuffer>;
  /** How many squares, how many of them inside, and after how many steps the last of the others left. */
  readonly count: number;
  readonly inside: number;
  readonly deepest: number;
}

const tile = 64;

/** The tiles of a picture, the nearest to its middle first. */
export function tilesOf(width: number, height: number, size = tile): readonly Box[] {
  const tiles: Box[] = [];
  for (let top = 0; top < height; top += size) {
    for (let left = 0; left < width; left += size) {
      tiles.push({ left, top, width: Math.min(size, width - left), height: Math.min(size, height - top) });
    }
  }
  const far = (box: Box) => Math.hypot(box.left + box.width / 2 - width / 2, box.top + box.height / 2 - height / 2);
  return tiles.sort((a, b) => far(a) - far(b));
}

/** The pieces of a picture in the order in which they are wanted: first all of it coarsely, then tile by tile. */
export function* piecesOf(job: Job): Generator<Piece, void> {
  const { width, height, steps, part, parts, known } = job;
  const work = painter(job);
  const tiles = tilesOf(width, height);
  for (const [go, step] of steps.entries()) {
    const isCoarse = go === 0 && step > 4;
    const pieces = isCoarse ? [{ left: 0, top: 0, width, height }] : tiles;
    for (const [number, box] of pieces.entries()) {
      if (number % parts !== part) continue;
      if (!isCoarse && step > 1 && known && isWithin(box, known)) continue;
      yield work(box, step);
    }
  }
}

function isWithin(box: Box, other: Box): boolean {
  return (
    box.left >= other.left &&
    box.top >= other.top &&
    box.left + box.width <= other.left + other.width &&
    box.top + box.height <= other.top + other.height
  );
}

/** What works out the pieces of one picture. */
function painter({ settings, width, height }: Job): (box: Box, step: number) => Piece {
  const count = counter(settings, width);
  const colours = new Uint32Array(shadesOf(settings.palette).buffer);
  const [inkColour = 0] = new Uint32Array(new Uint8Array([...bytesOf(ink), 255]).buffer);
  const pixel = settings.width / width;
  const end = new Float64Array(2);
  return (box, step) => {
    const across = Math.ceil(box.width / step);
    const down = Math.ceil(box.height / step);
    const painted = new Uint32Array(across * down);
    let within = 0;
    let deepest = 0;
    for (let row = 0; row < down; row++) {
      const dy = (height / 2 - box.top - (row + 0.5) * step) * pixel;
      for (let column = 0; column < across; column++) {
        const dx = (box.left + (column + 0.5) * step - width / 2) * pixel;
        const left = count(dx, dy, end);
        if (left === inside) within++;
        else if (left > deepest) deepest = left;
        painted[row * across + column] = left === inside ? inkColour : (colours[shadeAt(smooth(end))] as number);
      }
    }
    const bytes = new Uint8ClampedArray(painted.buffer);
    return { ...box, step, colours: bytes, count: across * down, inside: within, deepest };
  };
}

/** What counts the steps of a point so far from the middle of a picture, `inside` for none; fine enough for a picture so many points across. */
export function counter(
  settings: FractalSettings,
  across: number,
): (dx: number, dy: number, end: Float64Array) => number {
  const { kind, iterations: limit } = settings;
  const [x, y, cx, cy] = [settings.x, settings.y, settings.cx, settings.cy].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const isPlain = doublesDo(settings, across);
  if (kind === "mandelbrot") {
    const way = isPlain ? null : orbit("0", "0", settings.x, settings.y, limit);
    return (dx, dy, end) => {
      // Here rounding does no harm, however near one looks: a point just outside would leave only after millions of steps.
      if (isInHeartOrDisc(x + dx, y + dy)) return inside;
      if (way) return stepsNear(way, way, 0, 0, dx, dy, limit, end);
      return stepsToLeave(0, 0, x + dx, y + dy, limit, end);
    };
  }
  if (isPlain) return (dx, dy, end) => stepsToLeave(x + dx, y + dy, cx, cy, limit, end);
  const way = orbit(settings.x, settings.y, settings.cx, settings.cy, limit);
  const ofZero = orbit("0", "0", settings.cx, settings.cy, limit);
  return (dx, dy, end) => stepsNear(way, ofZero, dx, dy, 0, 0, limit, end);
}
