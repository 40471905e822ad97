import { type Proofs, range } from "../proof.ts";

export const proofs: Proofs = {
  // 1/x + 1/y = 1/12 as 12(x + y) = xy. With 1/y < 1/12 and x <= y, x is at least 13, so y = 12x/(x - 12) is at most 12 * 13.
  "number-theory-hard-001": () => {
    const ohms = range(1, 12 * 13);
    return ohms.flatMap((x) => ohms.filter((y) => x <= y && 12 * (x + y) === x * y)).length;
  },

  // Multiplies the factorials out and reads their zeros off.
  "number-theory-hard-002": () => {
    const seen = new Set<number>();
    let factorial = 1n;
    let zeros = 0;
    for (let n = 1n; zeros <= 100; n += 1n) {
      factorial *= n;
      zeros = /0*$/.exec(String(factorial))?.[0].length ?? 0;
      seen.add(zeros);
    }
    return range(1, 100).filter((count) => !seen.has(count)).length;
  },
};
