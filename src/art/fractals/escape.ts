/** What never left, as far as was looked. */
export const inside = -1;

/** A point that has left is followed on until the square of how far it is from 0 is more than this, so that the colours run smoothly into each other. */
export const far = 2 ** 14;
/** But not for more steps than these. */
export const further = 64;

/**
 * After how many steps z → z² + c takes z farther from 0 than 2, from which it never comes back; `inside` where it has not after so many.
 * Into `end` is put for how many steps it has been followed, and the square of how far it has come by then.
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
  let left = inside;
  while (x2 + y2 <= far) {
    if (left !== inside) {
      if (count - left === further) break;
    } else if (x2 + y2 > 4) left = count;
    else if (count === limit) return inside;
    zy = 2 * zx * zy + cy;
    zx = x2 - y2 + cx;
    x2 = zx * zx;
    y2 = zy * zy;
    count++;
    if (zx === keptX && zy === keptY) return left;
    if (count === next) {
      keptX = zx;
      keptY = zy;
      next *= 2;
    }
  }
  end[0] = count;
  end[1] = x2 + y2;
  return left === inside ? count : left;
}

/** The count with a part of a step, from `end`: it does not jump from one band to the next. Never below 0. */
export function smooth(end: Float64Array): number {
  const [count = 0, size = 0] = end;
  return Math.max(0, count + 1 - Math.log2(Math.log2(size) / 2));
}

/** Whether a point is in one of the two largest parts of the Mandelbrot set, of which nobody needs to count: the heart, and the disc to its left. */
export function isInHeartOrDisc(x: number, y: number): boolean {
  const y2 = y * y;
  const q = (x - 0.25) * (x - 0.25) + y2;
  return q * (q + x - 0.25) <= y2 / 4 || (x + 1) * (x + 1) + y2 <= 1 / 16;
}
