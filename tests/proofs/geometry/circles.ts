import { angle, polar, type Spot, same } from "../plane.ts";
import { only, type Proofs, range } from "../proof.ts";

/** The point of the unit circle at a whole number of degrees. */
const rim = (degrees: number): Spot => polar([0, 0], 1, degrees);

export const proofs: Proofs = {
  /** Centres in half centimetres along the line: gaps between rims and neighbours must vanish. */
  "geometry-circles-001": () =>
    only(
      range(1, 30)
        .map((half) => half / 2)
        .filter((r) => {
          const first = -15 + r;
          const last = 15 - r;
          return first + 2 * r === 0 && last - 2 * r === 0;
        }),
    ),

  /** Tries tables of every size: chair 17 must be reached from 5 in equally many moves both ways. */
  "geometry-circles-002": () =>
    only(
      range(17, 200).filter((chairs) => {
        const steps = (from: number, to: number): number => {
          let count = 0;
          for (let chair = from; chair !== to; chair = chair === chairs ? 1 : chair + 1) count++;
          return count;
        };
        return steps(5, 17) === steps(17, 5);
      }),
    ),

  /** Counts fine squares in the wave and in the whole badge; their ratio is k to 36. */
  "geometry-circles-003": () => {
    let wave = 0;
    let badge = 0;
    for (let i = -600; i < 600; i++)
      for (let j = -600; j < 600; j++) {
        const [x, y] = [(i + 0.5) / 100, (j + 0.5) / 100];
        if (x * x + y * y > 36) continue;
        badge++;
        if (y > 0 ? (x - 2) ** 2 + y * y > 16 : (x + 4) ** 2 + y * y < 4) wave++;
      }
    const k = (36 * wave) / badge;
    if (Math.abs(k - Math.round(k)) > 0.01) throw new Error(`k is ${k}`);
    return Math.round(k);
  },

  /** B at the top; every whole-degree A on the left and C on the right, the given angles measured. */
  "geometry-circles-004": () => {
    const b = rim(90);
    const a = only(range(91, 269).filter((at) => same(angle([0, 0], rim(at), b), 28)));
    const c = only(range(-89, 89).filter((at) => same(angle([0, 0], rim(at), b), 37)));
    return Math.round(angle(rim(a), [0, 0], rim(c)));
  },

  /** Every place x = p/q of the small disc between the large ones: touching the first fixes r, touching the second tests it. */
  "geometry-circles-005": () =>
    only(
      new Set(
        range(1, 60).flatMap((q) =>
          range(1, 12 * q - 1).flatMap((p) => {
            // x^2 + (9 - r)^2 = (9 + r)^2 gives x^2 = 36 r; in the same way (12 - x)^2 = 16 r. Times q^2: whole numbers.
            if (16 * p * p !== 36 * (12 * q - p) ** 2) return [];
            const [top, bottom] = [p * p, 36 * q * q];
            const common = gcd(top, bottom);
            return [`${top / common}/${bottom / common}`];
          }),
        ),
      ),
    ),

  /** X at the origin: the whole-number centres that are equally far from A, B and C. */
  "geometry-circles-006": () =>
    only(
      range(-60, 60).flatMap((x) =>
        range(-60, 60).flatMap((y) => {
          const [a, b, c] = [(x + 9) ** 2 + y ** 2, (x - 39) ** 2 + y ** 2, x ** 2 + (y + 13) ** 2];
          return a === b && b === c ? [Math.sqrt(a)] : [];
        }),
      ),
    ),
};

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
