/**
 * Which of so many facts a day shows, from the number of the day (learner/day.ts): each once before any comes again, and neighbours in the
 * list on days far apart.
 */
export function ofTheDay(day: number, many: number): number {
  const stride = coprimeNear(Math.round(many * 0.618), many);
  return (((day * stride) % many) + many) % many;
}

function coprimeNear(start: number, many: number): number {
  let at = Math.max(1, start);
  while (common(at, many) !== 1) at++;
  return at;
}

const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
