import type { Drawing } from "./maker.ts";

/** The first part of a drawing, from 0 for nothing to 1 for all of it, command by command; a filled shape comes as a whole. */
export function begun({ paths }: Drawing): (part: number) => readonly string[] {
  const pieces = paths.map(({ d, fill }) => d.match(fill ? /M[^M]*/g : /[A-Z][^A-Z]*/g) ?? []);
  const all = pieces.reduce((sum, { length }) => sum + length, 0);
  return (part) => {
    let left = Math.round(part * all);
    return pieces.map((one) => {
      const shown = Math.min(one.length, Math.max(0, left));
      left -= shown;
      return one.slice(0, shown).join("");
    });
  };
}
