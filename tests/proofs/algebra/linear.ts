import { choices, only, type Proofs, range } from "../proof.ts";

export const proofs: Proofs = {
  // Every starting number up to 1000 goes through the four steps.
  "algebra-linear-001": () => only(range(0, 1000).filter((start) => ((start + 7) * 4 - 12) / 2 === 30)),

  // Minute by minute, in sixtieths of a centimetre, while both candles still burn (blue lasts 570 minutes).
  "algebra-linear-002": () => only(range(0, 569).filter((t) => 26 * 60 - 2 * t === 38 * 60 - 4 * t)) / 60,

  // Each line as left side minus right side; the first line with another solution than the line above holds the slip.
  "algebra-linear-003": () => {
    const lines: readonly ((x: number) => number)[] = [
      (x) => 4 * (x - 3) - (x - 5) - 14,
      (x) => 4 * x - 12 - (x - 5) - 14,
      (x) => 4 * x - 12 - x - 5 - 14,
      (x) => 3 * x - 17 - 14,
      (x) => 3 * x - 31,
      (x) => x * 3 - 31,
    ];
    const solutions = lines.map((line) => ({ top: -line(0), bottom: line(1) - line(0) }));
    const broken = range(1, 5).filter((i) => {
      const above = solutions[i - 1];
      const here = solutions[i];
      return above && here && above.top * here.bottom !== here.top * above.bottom;
    });
    const x = only(range(-1000, 1000).filter((value) => lines[0]?.(value) === 0));
    return [only(broken), x];
  },

  // Live through the week from every possible Monday count.
  "algebra-linear-004": () =>
    only(
      range(1, 20000).filter((monday) => {
        if (monday % 3 !== 0) return false;
        const afterVan = monday - monday / 3 + 14;
        return afterVan % 4 === 0 && afterVan - afterVan / 4 === monday;
      }),
    ),

  // For many a, b, c the one x that fits (found by search, fractions cleared), then the only formula through them all.
  "algebra-linear-005": () => {
    const cases = [...choices([range(1, 4), range(1, 4), range(1, 4)])].map(([a = 0, b = 0, c = 0]) => {
      const fits = (x: number) => (x - a - b) * a * b + (x - b - c) * b * c + (x - c - a) * a * c === 3 * a * b * c;
      return { a, b, c, x: only(range(-200, 200).filter(fits)) };
    });
    const factors = range(-3, 3);
    const formulas = [...choices([factors, factors, factors, factors])].filter(([p = 0, q = 0, r = 0, s = 0]) =>
      cases.every(({ a, b, c, x }) => p * a + q * b + r * c + s === x),
    );
    const [p, q, r, s] = only(formulas);
    return `${p}*a + ${q}*b + ${r}*c + ${s}`;
  },

  // x falls towards 5 as n grows and is below 6 from n = 23 on, so n up to 2000 and x up to 100 leave nothing out.
  "algebra-linear-006": () =>
    range(1, 2000).filter((n) => range(-100, 100).some((x) => n * x + 2 * x === 5 * n + 34)).length,
};
