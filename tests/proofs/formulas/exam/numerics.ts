export type Curve = (x: number) => number;

/** The gradient at x: chords over ever shorter steps, and where they tend to (Richardson). */
export function slope(f: Curve, x: number): number {
  let row: number[] = [];
  for (let h = 0.05, n = 0; n < 5; h /= 2, n++) {
    const next = [(f(x + h) - f(x - h)) / (2 * h)];
    for (const [k, before] of row.entries()) next.push(((next[k] ?? 0) * 4 ** (k + 1) - before) / (4 ** (k + 1) - 1));
    row = next;
  }
  return row.at(-1) ?? Number.NaN;
}

/** The signed area under a curve, in many strips with three points each (Gauss). */
export function area(f: Curve, from: number, to: number, strips = 400): number {
  const [h, off] = [(to - from) / strips, Math.sqrt(0.6) / 2];
  let sum = 0;
  for (let i = 0; i < strips; i++) {
    const middle = from + (i + 0.5) * h;
    sum += 5 * f(middle - off * h) + 8 * f(middle) + 5 * f(middle + off * h);
  }
  return (sum * h) / 18;
}

/** Where a curve crosses 0 between two places, by halving. */
export function zero(f: Curve, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let n = 0; n < 200; n++) {
    const middle = (low + high) / 2;
    if (f(low) * f(middle) <= 0) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

/** The length of a way through points that lie close together, and what is left out as it is cut finer. */
export function wayLength(at: (t: number) => readonly [number, number], from: number, to: number): number {
  const rough = (parts: number) => {
    let sum = 0;
    for (let i = 0; i < parts; i++) {
      const [x, y] = at(from + ((to - from) * i) / parts);
      const [u, v] = at(from + ((to - from) * (i + 1)) / parts);
      sum += Math.hypot(u - x, v - y);
    }
    return sum;
  };
  return (4 * rough(2000) - rough(1000)) / 3;
}
