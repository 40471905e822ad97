import type { Figure } from "../../engine/figure/figure.ts";
import { and } from "../../engine/words.ts";
import { written } from "./formula.ts";
import type { Measured } from "./measure.ts";
import type { Shape } from "./shape.ts";
import { numberText, withUnit } from "./show.ts";

/** No side is drawn shorter than this part of the longest, or the figure could not be read. */
const least = 0.22;
/** What the longest side is drawn as. */
const longest = 10;
const angles = { least: 15, most: 345 } as const;

/**
 * The shape drawn to its numbers, or, while they are not all known, to those that its page opens with. Proportions are
 * kept as far as the figure stays readable; where they are not, it says so.
 */
export function figureOf(shape: Shape, measured: Measured | null, unit: string): Figure {
  const kinds = new Map(shape.quantities.map(({ name, kind }) => [name, kind]));
  const known = shape.bases.map((name) => measured?.solved.values.get(name)?.number);
  const isKnown = known.every((size) => size !== undefined);
  const sizes = new Map(
    shape.bases.map((name, index) => [name, isKnown ? (known[index] ?? 1) : Number(shape.opens[name])]),
  );
  const largest = Math.max(...[...sizes].flatMap(([name, size]) => (kinds.get(name) === "length" ? size : [])));
  let scale = isKnown;
  const drawn = new Map(
    [...sizes].map(([name, size]) => {
      const kind = kinds.get(name);
      const bounded =
        kind === "length"
          ? longest * Math.max(least, size / largest)
          : kind === "angle"
            ? Math.min(angles.most, Math.max(angles.least, size))
            : Math.min(24, size);
      if (Math.abs(bounded - (kind === "length" ? (longest * size) / largest : size)) > 1e-9) scale = false;
      return [name, bounded];
    }),
  );
  const label = (name: string): string => {
    const value =
      measured?.given.get(name) ?? (shape.bases.includes(name) ? measured?.solved.values.get(name) : undefined);
    if (!value) return written(name);
    const number = numberText(value, measured?.figures ?? 4);
    return `${written(name)} ${number.exact ? "=" : "≈"} ${withUnit(number.text, kinds.get(name) ?? "length", unit)}`;
  };
  const told = shape.quantities
    .filter(({ name }) => shape.bases.includes(name))
    .map(({ name, words }) => `${words} ${label(name)}`);
  return {
    alt: `${shape.name}: ${and(told)}.`,
    scale,
    points: {},
    draw: shape.draw((name) => drawn.get(name) ?? 1, label),
  };
}
