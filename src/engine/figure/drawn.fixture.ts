import { draw as drawn } from "./draw.ts";
import type { Figure, Mark, Point } from "./figure.ts";

/** The drawing with one kind of quotes, to look for attributes in. */
export const draw = (figure: Figure): string => drawn(figure).replaceAll("'", '"');

export const figure = (marks: readonly Mark[], more: Partial<Figure> = {}): Figure => ({
  alt: "A figure for the test",
  scale: true,
  points: {},
  draw: marks,
  ...more,
});

/** The labels of a drawn figure with the place they are centred on (the baseline is a third of a line below it). */
export function labels(svg: string): { text: string; at: Point }[] {
  return [...svg.matchAll(/<text class="([^"]*)" x="([^"]*)" y="([^"]*)">(.*?)<\/text>/g)].map((found) => {
    const [, className = "", x, y, text = ""] = found;
    return {
      text: text.replace(/<[^>]*>/g, ""),
      at: [Number(x), Number(y) - (className.includes("small") ? 4.4 : 5.1)],
    };
  });
}

export const label = (svg: string, text: string): Point =>
  labels(svg).find((one) => one.text === text)?.at ?? [NaN, NaN];
