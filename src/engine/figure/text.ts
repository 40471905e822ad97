/** Sizes in px at the natural size of the picture. */
export const textSize = 15;
export const smallSize = 13;

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text made safe between tags and in a quoted attribute. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}

/** The rough width and height a text takes up, in px: there is no font to ask where figures are drawn. */
export function measure(text: string, size: number): readonly [w: number, h: number] {
  let w = 0;
  for (const sign of text) w += width(sign);
  return [w * size, 0.8 * size];
}

function width(sign: string): number {
  if (/[ilj.,:;'|!°²³ ]/.test(sign)) return 0.31;
  if (/[frt()[\]/-]/.test(sign)) return 0.4;
  if (/[mwMW]/.test(sign)) return 0.9;
  if (/[A-Z]/.test(sign)) return 0.67;
  return 0.59;
}

const units = new Set(["mm", "cm", "km", "ft", "yd", "mi", "ml", "cl", "kg", "in", "km/h"]);
const shortUnits = new Set(["m", "g", "s", "h", "l", "t"]);

/**
 * SVG text content for a label. Letters that stand for points and numbers (A, x, AB) become italic as they are in
 * the running text; words and units stay upright, and a label with a word in it stays upright as a whole.
 */
export function typeset(text: string): string {
  const names = text.match(/[A-Za-z]+/g) ?? [];
  const words = names.some((name) => !units.has(name) && !/^([A-Z]+|[a-z])$/.test(name));
  if (words) return escapeText(text);
  return text
    .split(/([A-Za-z]+)/)
    .map((part, i, parts) => {
      const isUnit =
        units.has(part) || (shortUnits.has(part) && /[\d\w] $/.test(`${parts[i - 2] ?? ""}${parts[i - 1]}`));
      return i % 2 === 0 || isUnit ? escapeText(part) : `<tspan class="fig-name">${part}</tspan>`;
    })
    .join("");
}
