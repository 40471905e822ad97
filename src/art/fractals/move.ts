import { decimal, mostDigits, moved, units } from "./decimal.ts";
import { type FractalSettings, farthest, narrowest, widest } from "./settings.ts";

/** The picture moved: what was so far from its middle, in parts of its width, is its middle now. */
export function shifted(settings: FractalSettings, right: number, up: number): FractalSettings {
  const { x, y, width } = settings;
  return { ...settings, x: near(x, right * width, width), y: near(y, up * width, width) };
}

/** So many times as much seen, about a place so far from the middle, in parts of the width, which stays where it is. */
export function zoomed(settings: FractalSettings, times: number, right = 0, up = 0): FractalSettings {
  const width = Number(Math.min(widest, Math.max(narrowest, settings.width * times)).toPrecision(4));
  const by = 1 - width / settings.width;
  return { ...shifted(settings, right * by, up * by), width };
}

/** No more digits than can be seen, or links would be long. */
function near(text: string, by: number, width: number): string {
  const to = moved(text, by, Math.min(mostDigits, Math.ceil(6 - Math.log10(width))));
  const at = units(to) ?? 0n;
  return at > farthest ? decimal(farthest) : at < -farthest ? decimal(-farthest) : to;
}
