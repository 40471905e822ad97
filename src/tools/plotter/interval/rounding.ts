// Floats are rounded to nearest, and JavaScript cannot be told otherwise. So a bound that was rounded moves outwards by at
// least one float; a bound that is exact stays, so that a curve through a corner of the grid is known to go through it.

const step = 2 ** -52;
const least = Number.MIN_VALUE;
const most = Number.MAX_VALUE;

/** A float below `v`: at least the next one, at most the one after it. -Infinity stays. */
export function down(v: number): number {
  const below = v - (Math.abs(v) * step + least);
  return Number.isNaN(below) ? most : below; // from Infinity, which only rounding gives
}

/** A float above `v`: at least the next one, at most the one after it. Infinity stays. */
export function up(v: number): number {
  const above = v + (Math.abs(v) * step + least);
  return Number.isNaN(above) ? -most : above;
}

/** Below `v` by what the functions of Math may be wrong: all engines are within two floats. An exact 0 stays. */
export function wellBelow(v: number): number {
  return v === 0 ? 0 : down(v - Math.abs(v) * 4 * step);
}

/** Above `v` by what the functions of Math may be wrong. An exact 0 stays. */
export function wellAbove(v: number): number {
  return v === 0 ? 0 : up(v + Math.abs(v) * 4 * step);
}

/** At most a + b. */
export function sumDown(a: number, b: number): number {
  const sum = a + b;
  return lost(a, b, sum) >= 0 ? sum : down(sum);
}

/** At least a + b. */
export function sumUp(a: number, b: number): number {
  const sum = a + b;
  return lost(a, b, sum) <= 0 ? sum : up(sum);
}

/** What rounding took from a + b (Knuth's two-sum); NaN beyond the floats. */
function lost(a: number, b: number, sum: number): number {
  const part = sum - a;
  return a - (sum - part) + (b - part);
}

/** At most a × b; an end at Infinity times 0 is 0. */
export function productDown(a: number, b: number): number {
  if (a === 0 || b === 0) return 0;
  const product = a * b;
  return isExact(a, b, product) ? product : down(product);
}

/** At least a × b; an end at Infinity times 0 is 0. */
export function productUp(a: number, b: number): number {
  if (a === 0 || b === 0) return 0;
  const product = a * b;
  return isExact(a, b, product) ? product : up(product);
}

/** At most a ÷ b, where b is not 0; Infinity by Infinity counts as 0, which its neighbours reach. */
export function quotientDown(a: number, b: number): number {
  const quotient = a / b;
  if (a === 0 || Number.isNaN(quotient)) return 0;
  return isWholeQuotient(a, b, quotient) ? quotient : down(quotient);
}

/** At least a ÷ b, where b is not 0. */
export function quotientUp(a: number, b: number): number {
  const quotient = a / b;
  if (a === 0 || Number.isNaN(quotient)) return 0;
  return isWholeQuotient(a, b, quotient) ? quotient : up(quotient);
}

function isWholeQuotient(a: number, b: number, quotient: number): boolean {
  return isExact(quotient, b, a) && quotient * b === a;
}

/** Two factors of 24 bits each have a product of 48: nothing was rounded. */
function isExact(a: number, b: number, product: number): boolean {
  if (Math.fround(a) !== a || Math.fround(b) !== b) return false;
  const size = Math.abs(product);
  return size > 1e-280 && size < 1e280;
}
