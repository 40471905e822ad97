import { type Figure, marksOf } from "./figure.ts";

/** Slanted lines, dots, and lines that cross: alike in no print or eye. Each fits its square tile without a seam. */
const tiles: readonly (readonly [tint: string, size: number, strokes: string])[] = [
  ["tint1", 10, `<path class="fig-hatch1" d="M-2 2L2 -2M-1 11L11 -1M8 12L12 8"/>`],
  [
    "tint2",
    9,
    `<circle class="fig-hatch2" cx="2.5" cy="2.5" r="1.2"/><circle class="fig-hatch2" cx="7" cy="7" r="1.2"/>`,
  ],
  ["tint3", 9, `<path class="fig-hatch3" d="M0 4.5L9 4.5M4.5 0L4.5 9"/>`],
];

/** The pattern definitions a figure needs, their ids beginning with its stem. */
export function hatchings(figure: Figure, stem: string): string {
  const used = new Set(marksOf(figure).map((mark) => ("fill" in mark ? mark.fill : undefined)));
  const defs = tiles
    .filter(([tint]) => used.has(tint as "tint1"))
    .map(([tint, size, strokes]) => {
      const n = tint.slice(-1);
      return (
        `<pattern id="${stem}${n}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">` +
        `<rect class="fig-fill${n}" width="${size}" height="${size}"/>${strokes}</pattern>`
      );
    });
  return defs.length > 0 ? `<defs>${defs.join("")}</defs>` : "";
}
