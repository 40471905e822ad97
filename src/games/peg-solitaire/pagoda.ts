import { weigher } from "./bitboard.ts";
import { pagodaWeights } from "./pagoda-weights.ts";
import type { Shape } from "./shape.ts";

/** The pagoda functions of a shape, turned and reflected in every way; none for the small boards: they are searched completely. */
export function pagodas(shape: Shape): readonly (readonly number[])[] {
  if (shape.name !== "english") return [];
  const turned = pagodaWeights.flatMap((one) => shape.symmetries.map((holes) => holes.map((hole) => one[hole] ?? 0)));
  return [...new Map(turned.map((one) => [one.join(), one])).values()];
}

/** Four weights share an integer, a byte each; bytes start here, so that a byte below it says "too light". */
const zero = 128;
const tooLightBits = 0x80808080 | 0;

/**
 * Whether a position weighs less than every end, in one of the ways to weigh. Every position of a search is asked, so four
 * ways are weighed at once: 24 look-ups in tables instead of 96.
 */
export function tooLight(shape: Shape, ends: readonly number[]): (low: number, high: number) => boolean {
  const scales = pagodas(shape).map((weights) => ({
    weights,
    least: Math.min(...ends.map((hole) => weights[hole] ?? 0)),
  }));
  const quarters = Array.from({ length: Math.ceil(scales.length / 4) }, (_, at) => scales.slice(4 * at, 4 * at + 4));
  const weighers = quarters.map((four) => {
    const lanes = [0, 1, 2, 3].map((lane) => four[lane] ?? { weights: [], least: 0 });
    return weigher(
      shape.places.map((_, hole) =>
        lanes.reduce((sum, { weights }, lane) => sum + ((weights[hole] ?? 0) << (8 * lane)), 0),
      ),
      lanes.reduce((sum, { least }, lane) => sum + ((zero - least) << (8 * lane)), 0),
    );
  });
  return (low, high) => {
    for (const weigh of weighers) if ((weigh(low, high) & tooLightBits) !== tooLightBits) return true;
    return false;
  };
}
