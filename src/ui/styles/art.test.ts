import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { paletteIds } from "../../art/palettes.ts";

const css = readFileSync("src/ui/styles/art.css", "utf8");

/** The colours that a rule names; those of the general rule where it names none. */
function colours(theme: string, palette: string): string[] {
  const prefix = theme === "dark" ? '[data-theme="dark"] ' : "";
  const rule = (selector: string) => css.split("\n").findIndex((line) => line.trim() === `${selector} {`);
  const read = (at: number) =>
    at < 0
      ? {}
      : Object.fromEntries(
          [
            ...(css.split("\n").slice(at).join("\n").split("}")[0] ?? "").matchAll(
              /--art(-paper|\d): (#[0-9a-f]{6});/g,
            ),
          ].map(([, name = "", colour = ""]) => [name, colour]),
        );
  const all = { ...read(rule(`${prefix}[data-palette]`)), ...read(rule(`${prefix}[data-palette="${palette}"]`)) };
  return ["-paper", "0", "1", "2", "3", "4", "5"].map((name) => all[name] ?? "");
}

function light(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const contrast = (a: string, b: string) => {
  const [low = 0, high = 0] = [light(a), light(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

test.each(["light", "dark"].flatMap((theme) => paletteIds.map((id) => [theme, id] as const)))(
  "on %s paper each colour of %s stands out, lines most of all, and no two are alike",
  (theme, id) => {
    const [paper = "", line = "", ...inks] = colours(theme, id);
    expect(contrast(paper, line)).toBeGreaterThan(12);
    expect(inks).toHaveLength(5);
    for (const ink of inks) {
      expect(contrast(paper, ink), ink).toBeGreaterThanOrEqual(3);
    }
    expect(new Set([line, ...inks]).size).toBe(6);
  },
);
