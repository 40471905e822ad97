import { expect, test } from "vitest";
import { draw } from "../../src/engine/figure/draw.ts";
import { measure, smallSize, textSize } from "../../src/engine/figure/text.ts";
import { drawParameters } from "../../src/engine/parameters.ts";
import { random } from "../../src/maths/random.ts";
import { range } from "../../src/maths/whole.ts";
import { families, lists } from "./bank.ts";

interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The labels of a drawn figure, as large as the engine takes them to be. */
function labelsOf(svg: string): Label[] {
  return [...svg.matchAll(/<text class='([^']*)' x='([^']*)' y='([^']*)'>(.*?)<\/text>/g)].map(
    ([, kinds = "", x, y, inner = ""]) => {
      const text = inner.replace(/<[^>]*>/g, "").replace(/&\w+;/g, "x");
      const size = kinds.includes("small") ? smallSize : textSize;
      // Capitals and figures are about 0.7 of their size high.
      const [w] = measure(text, size);
      return { text, x: Number(x), y: Number(y) - 0.34 * size, w, h: 0.7 * size };
    },
  );
}

/** Pairs of labels that lie over each other. */
function over(svg: string): string[] {
  const all = labelsOf(svg);
  return all.flatMap((a, i) =>
    all
      .slice(i + 1)
      .filter((b) => Math.abs(a.x - b.x) < (a.w + b.w) / 2 && Math.abs(a.y - b.y) < (a.h + b.h) / 2)
      .map((b) => `${a.text} and ${b.text}`),
  );
}

test("no two labels of a figure lie over each other", () => {
  const drawn = [...lists.values()].flat().flatMap(({ id, figure }) => (figure ? [{ id, svg: draw(figure) }] : []));
  expect(drawn.length).toBeGreaterThan(250);
  // Labels are found at all.
  expect(drawn.flatMap(({ svg }) => labelsOf(svg)).length).toBeGreaterThan(1000);
  expect(drawn.flatMap(({ id, svg }) => over(svg).map((pair) => `${id}: ${pair}`))).toEqual([]);
});

test("nor in those of families", () => {
  const posed = [...families].flatMap(([path, family]) =>
    range(1, 12).flatMap((seed) => {
      const { figure } = family.write(drawParameters(family, random(seed)));
      return figure ? [{ path: `${path}~${seed}`, svg: draw(figure) }] : [];
    }),
  );
  expect(posed.flatMap(({ path, svg }) => over(svg).map((pair) => `${path}: ${pair}`))).toEqual([]);
});
