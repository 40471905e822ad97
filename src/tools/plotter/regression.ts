export interface Dot {
  readonly x: number;
  readonly y: number;
}

/** The line for which the squares of the distances straight up or down to the points add up to least. */
export interface Fit {
  readonly gradient: number;
  readonly intercept: number;
  /** From -1 to 1; null where all points are equally high, so that there is nothing to go together. */
  readonly correlation: number | null;
}

/** The line of best fit; null for fewer than two points, or points all above each other. */
export function bestLine(dots: readonly Dot[]): Fit | null {
  if (dots.length < 2) return null;
  const [x, y] = [mean(dots.map((dot) => dot.x)), mean(dots.map((dot) => dot.y))];
  // From the middle, so that little is lost where the points are far from 0.
  const apart = dots.map((dot) => ({ x: dot.x - x, y: dot.y - y }));
  const across = total(apart.map((dot) => dot.x * dot.x));
  const up = total(apart.map((dot) => dot.y * dot.y));
  const both = total(apart.map((dot) => dot.x * dot.y));
  if (across === 0) return null;
  const gradient = both / across;
  const correlation = up === 0 ? null : Math.max(-1, Math.min(1, both / Math.sqrt(across * up)));
  return { gradient, intercept: y - gradient * x, correlation };
}

/** How far a line or curve misses the points: the squares of the distances straight up or down, added up. */
export function misfit(dots: readonly Dot[], at: (x: number) => number): number {
  return total(dots.map(({ x, y }) => (y - at(x)) ** 2));
}

/** How strongly points lie along a line, in words. */
export function strength(correlation: number | null): string {
  if (correlation === null) return "all points are equally high";
  const size = Math.abs(correlation);
  const way = correlation > 0 ? "positive" : "negative";
  if (size > 1 - 1e-12) return "all points lie on the line";
  if (size >= 0.8) return `a strong ${way} correlation`;
  return size >= 0.5
    ? `a moderate ${way} correlation`
    : size >= 0.2
      ? `a weak ${way} correlation`
      : "hardly any correlation";
}

/** A line as it is typed, its numbers to four figures: "0.6x + 2.2". */
export function lineText({ gradient, intercept }: Fit): string {
  return `${decimal(gradient)}x ${intercept < 0 ? "−" : "+"} ${decimal(Math.abs(intercept))}`;
}

/** Without powers of ten, which no reader of a line expects: 1e-7 is 0.0000001. */
function decimal(value: number): string {
  const text = String(Number(value.toPrecision(4)));
  return (
    text.includes("e")
      ? Number(text)
          .toFixed(20)
          .replace(/\.?0+$/, "")
      : text
  ).replace("-", "−");
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

const mean = (values: readonly number[]) => total(values) / values.length;
