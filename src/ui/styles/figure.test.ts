import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { draw } from "../../engine/figure/draw.ts";
import { smallSize, textSize } from "../../engine/figure/text.ts";

const css = readFileSync("src/ui/styles/figure.css", "utf8");

describe("the stylesheet of figures", () => {
  test("has a rule for every class that is drawn", () => {
    const svg = draw({
      alt: "Everything there is to draw",
      scale: false,
      points: {},
      draw: [
        { axes: { x: [0, 5], y: [0, 5] } },
        { grid: { x: [0, 5], y: [0, 5], dots: true } },
        { circle: [0, 0], radius: 1, fill: "tint1", dashed: true },
        { circle: [1, 0], radius: 1, fill: "tint2" },
        { circle: [2, 0], radius: 1, fill: "tint3" },
        { circle: [3, 0], radius: 1, fill: "paper" },
        {
          line: [
            [0, 0],
            [5, 5],
          ],
          arrow: "end",
          thin: true,
          ticks: 1,
          label: "x",
        },
        { dot: [4, 4], open: true },
      ],
    });
    const classes = new Set([...svg.matchAll(/class=["'](.*?)["']/g)].flatMap((found) => (found[1] ?? "").split(" ")));
    expect(classes.size).toBeGreaterThan(15);
    for (const name of classes) expect(css, name).toMatch(new RegExp(`\\.${name}\\b`));
  });

  test("sets text in the sizes that were reckoned with, 13 px at least", () => {
    expect(css).toContain(`font-size: ${textSize}px`);
    expect(css).toContain(`font-size: ${smallSize}px`);
    expect(smallSize).toBeGreaterThanOrEqual(13);
  });

  test("takes its colours from the theme", () => {
    expect(css.match(/#[0-9a-f]{3,8}\b/g)).toEqual(["#2f7ab5"]);
    expect(css).toContain("var(--hue, #2f7ab5)");
  });
});
