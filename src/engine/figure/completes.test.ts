import { expect, test } from "vitest";
import { draw, figure, label } from "./drawn.fixture.ts";
import type { Mark } from "./figure.ts";

test("what completes a figure is drawn after all else, and leaves the rest where it was", () => {
  const square = figure([
    {
      polygon: [
        [0, 0],
        [4, 0],
        [4, 4],
        [0, 4],
      ],
    },
    { text: "A", at: [0, 0] },
  ]);
  const completed = draw({
    ...square,
    completes: [
      {
        line: [
          [0, 0],
          [4, 4],
        ],
        label: "x",
      },
    ],
  });
  const [, late = ""] = /<g class="fig-late">(.*)<\/g><text/.exec(completed) ?? [];
  expect(late).toMatch(/^<path class="fig-line" [^>]*\/><text [^>]*><tspan[^>]*>x<\/tspan><\/text>$/);
  const marks = (svg: string) => svg.slice(svg.indexOf(">") + 1).replace(/<g class="fig-late">.*<\/g>/, "");
  expect(marks(completed)).toBe(marks(draw(square)));
});

test("a picture has room for what completes it, and is not smaller for it as long as there is some", () => {
  const side = (length: number): Mark => ({
    line: [
      [0, 0],
      [length, 0],
    ],
  });
  const across = (svg: string) => Number(/M0 0L([\d.]+) 0/.exec(svg)?.[1]);
  const width = (svg: string) => Number(/width="(\d+)"/.exec(svg)?.[1]);
  const first = draw(figure([side(5)]));
  const wider = draw(figure([side(5)], { completes: [side(6)] }));
  expect(across(wider)).toBe(across(first));
  expect(width(wider)).toBeGreaterThan(width(first));
  const tooWide = draw(figure([side(5)], { completes: [side(50)] }));
  expect(across(tooWide)).toBeLessThan(across(first));
  expect(width(tooWide)).toBeLessThanOrEqual(361);
});

test("what completes a figure keeps off the labels that were there, and lies below them", () => {
  const side: Mark = {
    line: [
      [0, 0],
      [9, 0],
    ],
    label: "9 cm",
    side: "n",
  };
  const svg = draw(figure([side], { completes: [{ ...side, label: "6 + 3" }] }));
  const apart = Math.abs(label(svg, "9 cm")[0] - label(svg, "6 + 3")[0]);
  expect(apart).toBeGreaterThan(35);
  expect(svg.indexOf("fig-late")).toBeLessThan(svg.indexOf("9 cm"));
});
