/** What never left, as far as was looked. */
export const inside = -1;

/** Steps that are made after a point has left, so that the colours run smoothly into each other. */
const further = 3;

/**
 * After how many steps z → z² + c takes z farther from 0 than 2, from which it never comes back; `inside` where it has not after so many.
 * The place that it has come to a few steps later is put into `end`.
 *
 * A point that comes back to exactly the same numbers goes round for ever, and need not be followed further.
 */
export function stepsToLeave(x: number, y: number, cx: number, cy: number, limit: number, end: Float64Array): number {
  let zx = x;
  let zy = y;
  let x2 = zx * zx;
  let y2 = zy * zy;
  let keptX = zx;
  let keptY = zy;
  let next = 8;
  let count = 0;
  while (x2 + y2 <= 4) {
    if (count === limit) return inside;
    zy = 2 * zx * zy + cy;
    zx = x2 - y2 + cx;
    x2 = zx * zx;
    y2 = zy * zy;
    count++;
    if (zx === keptX && zy === keptY) return inside;
    if (count === next) {
      keptX = zx;
      keptY = zy;
      next *= 2;
    }
  }
  goOn(zx, zy, cx, cy, end);
  return count;
}

export function goOn(zx: number, zy: number, cx: number, cy: number, end: Float64Array): void {
  for (let i = 0; i < further; i++) {
    const across = zx * zx - zy * zy + cx;
    zy = 2 * zx * zy + cy;
    zx = across;
  }
  end[0] = zx;
  end[1] = zy;
}

/** The count with a part of a step: it does not jump from one band to the next. Never below 0. */
export function smooth(count: number, end: Float64Array): number {
  const [x = 0, y = 0] = end;
  return Math.max(0, count + further + 1 - Math.log2(Math.log2(x * x + y * y) / 2));
}

/** Whether a point is in one of the two largest parts of the Mandelbrot set, of which nobody needs to count: the heart, and the disc to its left. */
export function isInHeartOrDisc(x: number, y: number): boolean {
  const y2 = y * y;
  const q = (x - 0.25) * (x - 0.25) + y2;
  return q * (q + x - 0.25) <= y2 / 4 || (x + 1) * (x + 1) + y2 <= 1 / 16;
}
