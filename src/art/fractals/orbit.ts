import { binary } from "./decimal.ts";
import { far, further, inside } from "./escape.ts";

/** Where a point goes, step by step, rounded only when it is written down. */
export interface Orbit {
  /** x and y of each place, in turns. */
  readonly places: Float64Array;
  /** The number of its last place. */
  readonly last: number;
}

const bits = 160;

/** The way of a point under z → z² + c, worked out with 160 binary digits, until it is far or a little longer than for so many steps. */
export function orbit(x: string, y: string, cx: string, cy: string, limit: number): Orbit {
  const half = BigInt(bits);
  const farEnough = BigInt(far) << half;
  const most = limit + further + 1;
  const places = new Float64Array(2 * most + 2);
  const [c, ci] = [binary(cx, bits), binary(cy, bits)];
  let [z, zi] = [binary(x, bits), binary(y, bits)];
  for (let last = 0; ; last++) {
    places[2 * last] = toNumber(z);
    places[2 * last + 1] = toNumber(zi);
    const [z2, zi2] = [(z * z) >> half, (zi * zi) >> half];
    if (last === most || z2 + zi2 > farEnough) return { places, last };
    zi = ((2n * z * zi) >> half) + ci;
    z = z2 - zi2 + c;
  }
}

const toNumber = (fraction: bigint) => Number(fraction) / 2 ** bits;

/**
 * The same count as `stepsToLeave` gives, for a point so near to another one that numbers of a computer could hardly tell them apart: only
 * the difference from the way of that one is followed. When the difference is larger than the point itself, the way of 0 is followed instead
 * (0 is where the Mandelbrot set's points start, and where a Julia set's way is told from, too).
 *
 * A difference that comes back while the other way does, too, goes round for ever.
 *
 * @param dx, dy where it starts, seen from the start of `first`
 * @param ex, ey what is added at each step, seen from what is added to the points of both orbits
 */
export function stepsNear(
  first: Orbit,
  ofZero: Orbit,
  dx: number,
  dy: number,
  ex: number,
  ey: number,
  limit: number,
  end: Float64Array,
): number {
  let places = first.places;
  let stop = 2 * first.last;
  let at = 0;
  let wayX = places[0] as number;
  let wayY = places[1] as number;
  let zx = wayX + dx;
  let zy = wayY + dy;
  let count = 0;
  let size = zx * zx + zy * zy;
  let keptX = 0;
  let keptY = 0;
  let keptWay = 0;
  let next = 8;
  let left = inside;
  while (size <= far) {
    if (left !== inside) {
      if (count - left === further) break;
    } else if (size > 4) left = count;
    else if (count === limit) return inside;
    if (size < dx * dx + dy * dy || at === stop) {
      places = ofZero.places;
      stop = 2 * ofZero.last;
      at = 0;
      wayX = 0;
      wayY = 0;
      dx = zx;
      dy = zy;
    }
    // 2Z + d, so that (Z + d)² − Z² = (2Z + d)d
    const ax = 2 * wayX + dx;
    const ay = 2 * wayY + dy;
    const across = ax * dx - ay * dy + ex;
    dy = ax * dy + ay * dx + ey;
    dx = across;
    at += 2;
    count++;
    wayX = places[at] as number;
    wayY = places[at + 1] as number;
    zx = wayX + dx;
    zy = wayY + dy;
    size = zx * zx + zy * zy;
    if (dx === keptX && dy === keptY && wayX === keptWay && dx !== 0) return left;
    if (count === next) {
      keptX = dx;
      keptY = dy;
      keptWay = wayX;
      next *= 2;
    }
  }
  end[0] = count;
  end[1] = size;
  return left === inside ? count : left;
}
