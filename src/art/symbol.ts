import type { Maker } from "./maker.ts";
import { startOf } from "./maker.ts";
import { softness, usualWidth } from "./pens.ts";

/** How a maker's picture begins, as a symbol for a page to show before any script runs: in whole numbers, coloured by the page. */
export function artSymbol(maker: Maker): string {
  const paths = maker.draw(startOf(maker)).paths.map(({ ink, d, fill, soft, width = usualWidth }) => {
    const whole = d.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number)) + 0)).replace(/ -/g, "-");
    const colour = `var(--art${ink})`;
    return fill
      ? `<path fill="${colour}" fill-rule="evenodd"${soft ? ` fill-opacity="${softness}"` : ""} d="${whole}"/>`
      : `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${whole}"/>`;
  });
  return `<symbol id="${maker.id}" viewBox="0 0 1000 1000">${paths.join("")}</symbol>`;
}
