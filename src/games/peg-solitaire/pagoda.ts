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
 * Whether a position weighs less than every goal, in one of the ways to weigh: then no jumps lead to a goal. The goals are
 * pairs of halves, one for all that the symmetries make of it. Goals of many pegs tell more than the last peg does: what
 * has to be heavy enough for one of them is heavier. Every position of a search is asked, so four ways are weighed at once:
 * 24 look-ups in tables instead of 96.
 */
export function tooLight(
  shape: Shape,
  symmetries: readonly (readonly number[])[],
  goals: readonly number[],
): (low: number, high: number) => boolean {
  const ways = pagodas(shape);
  const lightest = new Map(ways.map((weights) => [weights.join(), lightestOf(weights, goals)]));
  // To turn the position is to turn the weights the other way.
  const leastOf = (weights: readonly number[]) =>
    Math.min(...symmetries.map((holes) => lightest.get(holes.map((hole) => weights[hole] ?? 0).join()) ?? 0));
  const scales = ways.map((weights) => ({ weights, least: leastOf(weights) }));
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

function lightestOf(weights: readonly number[], goals: readonly number[]): number {
  const weigh = weigher(weights);
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < goals.length; at += 2)
    least = Math.min(least, weigh(goals[at] as number, goals[at + 1] as number));
  return least;
}
