/** A number behind a sign of its own, as a jump on a number line: +3, -4. */
export const jump = (n: number): string => (n < 0 ? String(n) : `+${n}`);

/** The way from one number to another, in two jumps where it passes zero. */
export function jumps(from: number, to: number): string {
  return from * to < 0 ? `${jump(-from)} ${jump(to)}` : jump(to - from);
}

/** A number line in ones that has room for all of these numbers and for zero. */
export function lineAround(...numbers: readonly number[]): string {
  const [least, most] = [Math.min(0, ...numbers), Math.max(0, ...numbers)];
  const room = most - least < 12 ? 1 : 2;
  const [from, to] = [least - room, most + room];
  return `${from}..${to} by 1`;
}
