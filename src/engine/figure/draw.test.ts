import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { draw, figure, label, labels } from "./drawn.fixture.ts";
import type { Figure, Mark, Point } from "./figure.ts";
import { inside } from "./plane.ts";

const corner = fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 }));
/** Triangles with room in them for a label: not small, and no flatter than two fifths of their longest side. */
const triangle = fc.tuple(corner, corner, corner).filter(([[ax, ay], [bx, by], [cx, cy]]) => {
  const twiceArea = Math.abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
  const longest = Math.max(Math.hypot(bx - ax, by - ay), Math.hypot(cx - bx, cy - by), Math.hypot(ax - cx, ay - cy));
  return twiceArea > 250 && twiceArea > 0.4 * longest * longest;
});

const labelled = ([a, b, c]: readonly [Point, Point, Point]): Figure =>
  figure(
    [
      { polygon: ["A", "B", "C"], fill: "tint1" },
      { line: ["A", "B"], label: "12 cm" },
      { line: ["B", "C"], label: "7 cm", ticks: 1 },
      { angle: ["B", "C", "A"], label: "x" },
      { text: "A", at: "A" },
      { text: "B", at: "B" },
      { text: "C", at: "C" },
    ],
    { points: { A: a, B: b, C: c } },
  );

/** The corners of the first outline. */
function outline(svg: string): Point[] {
  const d = /<path class="fig-line" d="M([^"]*)Z"/.exec(svg)?.[1] ?? "";
  return d.split("L").map((pair): Point => {
    const [x = NaN, y = NaN] = pair.split(" ").map(Number);
    return [x, y];
  });
}

describe("a drawn figure", () => {
  const every = figure(
    [
      { grid: { x: [0, 8], y: [0, 4] } },
      { grid: { x: [0, 8], y: [0, 4], dots: true } },
      { polygon: ["A", "B", "C"], fill: "tint1" },
      { polygon: ["A", "B", [1, 2]], fill: "paper", dashed: true },
      { line: ["A", "B", "C"], arrow: "both", ticks: 2, parallel: 2, label: "5 cm" },
      { circle: "A", radius: 1, fill: "tint2" },
      { arc: "B", radius: 1.5, from: 20, to: 300, sector: true, fill: "tint3" },
      { ellipse: "C", rx: 2, ry: 0.5, hidden: true },
      { angle: ["A", "B", "C"], label: "40°", arcs: 2 },
      { angle: ["A", "C", "B"], right: true },
      { dot: "A", label: "A", open: true },
      { text: "hello", at: [3, 3], small: true },
    ],
    { points: { A: [0, 0], B: [8, 0], C: [3, 4] }, scale: false },
  );

  test("brings no styles, no colours and no scripts of its own", () => {
    const svg = draw(every);
    expect(svg).not.toMatch(/style=|#[0-9a-f]{3,6}\b(?!\w*-)|rgb|<script|stroke="|font-/);
    for (const [, fill] of svg.matchAll(/fill="([^"]*)"/g)) expect(fill).toMatch(/^url\(#fig-/);
  });

  test("is the same every time, and its numbers have one decimal at most", () => {
    expect(draw(every)).toBe(draw(structuredClone(every)));
    expect(draw(every)).not.toMatch(/\.\d{2}|NaN|undefined|-0[^.\d]|e-\d/);
  });

  test("refers only to hatchings it defines, under names no other figure has", () => {
    const ids = (svg: string): string[] => [...svg.matchAll(/ id="([^"]*)"/g)].map((found) => found[1] ?? "");
    const svg = draw(every);
    expect(ids(svg)).toHaveLength(3);
    for (const [, id = ""] of svg.matchAll(/url\(#([^)]*)\)/g)) expect(ids(svg)).toContain(id);
    const other = ids(draw({ ...every, alt: "Another figure for the test" }));
    expect(ids(svg).filter((id) => other.includes(id))).toEqual([]);
    expect(draw(figure([{ dot: [0, 0] }]))).not.toContain("<defs>");
  });

  test("is an image with its text alternative, made safe", () => {
    const svg = draw(figure([{ text: '<br> & "c"', at: [0, 0] }], { alt: 'Angle "A" < 90° & no more' }));
    expect(svg).toContain('role="img" aria-label="Angle &quot;A&quot; &lt; 90° &amp; no more"');
    expect(svg).toContain("&lt;br&gt; &amp; &quot;c&quot;</text>");
  });

  test("says that it is not to scale only where that is so", () => {
    expect(labels(draw(every)).map(({ text }) => text)).toContain("Not to scale");
    expect(draw({ ...every, scale: true })).not.toContain("Not to scale");
  });

  test("fits a phone and keeps a readable size, whatever its shape", () => {
    fc.assert(
      fc.property(fc.tuple(corner, corner, corner), fc.string({ maxLength: 12 }), ([a, b, c], text) => {
        const svg = draw(figure([{ polygon: [a, b, c] }, { text, at: a }, { dot: b, label: text }]));
        const [, w, h] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
        expect(Number(w)).toBeGreaterThanOrEqual(200);
        expect(Number(w)).toBeLessThanOrEqual(361);
        expect(Number(h)).toBeLessThanOrEqual(341);
      }),
      { numRuns: 200 },
    );
  });

  test("keeps the shape it is given", () => {
    const [a, b, c] = outline(
      draw(
        figure([
          {
            polygon: [
              [0, 0],
              [4, 0],
              [0, 3],
            ],
          },
        ]),
      ),
    );
    if (!a || !b || !c) throw new Error("no outline");
    expect((a[1] - c[1]) / (b[0] - a[0])).toBeCloseTo(3 / 4, 3);
    expect(c[1]).toBeLessThan(a[1]);
  });
});

describe("a figure with a fault", () => {
  test.each(["Q", "toString"])("is refused for a point that has no place: %s", (name) => {
    expect(() => draw(figure([{ line: [[0, 0], name] }]))).toThrow(`no point named "${name}"`);
  });

  test("is refused for a line or an arm without length, and for coordinates that are no numbers", () => {
    expect(() =>
      draw(
        figure([
          {
            line: [
              [1, 1],
              [1, 1],
            ],
          },
        ]),
      ),
    ).toThrow("no length");
    expect(() =>
      draw(
        figure([
          {
            angle: [
              [1, 1],
              [1, 1],
              [2, 1],
            ],
          },
        ]),
      ),
    ).toThrow("no length");
    expect(() => draw(figure([{ dot: [Number.NaN, 0] }]))).toThrow("empty");
    expect(() => draw(figure([]))).toThrow("empty");
  });
});

describe("labels", () => {
  test("of sides and corners stand outside of the shape, those of angles inside", () => {
    fc.assert(
      fc.property(triangle, (corners) => {
        const svg = draw(labelled(corners));
        const shape = outline(svg);
        for (const name of ["12 cm", "7 cm", "A", "B", "C"]) expect(inside(shape, label(svg, name)), name).toBe(false);
        expect(inside(shape, label(svg, "x"))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test("do not cover each other", () => {
    fc.assert(
      fc.property(triangle, (corners) => {
        const all = labels(draw(labelled(corners)));
        for (const [i, one] of all.entries())
          for (const other of all.slice(i + 1)) {
            const room = 4 * Math.min(one.text.length, other.text.length);
            const apart = Math.abs(one.at[0] - other.at[0]) > room || Math.abs(one.at[1] - other.at[1]) > 10;
            expect(apart, `${one.text} and ${other.text}`).toBe(true);
          }
      }),
      { numRuns: 300 },
    );
  });

  test("stand on the side they are told", () => {
    const line = (side: "n" | "s"): string =>
      draw(
        figure([
          {
            line: [
              [0, 0],
              [9, 0],
            ],
            label: "k",
            side,
          },
        ]),
      );
    expect(label(line("n"), "k")[1]).toBeLessThan(0);
    expect(label(line("s"), "k")[1]).toBeGreaterThan(0);
    const dot = (side: "e" | "w"): string =>
      draw(
        figure([
          {
            line: [
              [0, 0],
              [9, 0],
            ],
          },
          { dot: [0, 0], label: "k", side },
        ]),
      );
    expect(label(dot("e"), "k")[0]).toBeGreaterThan(0);
    expect(label(dot("w"), "k")[0]).toBeLessThan(0);
  });

  test("stand on their point where nothing is drawn", () => {
    const svg = draw(
      figure([
        {
          polygon: [
            [0, 0],
            [10, 0],
            [10, 10],
            [0, 10],
          ],
        },
        { text: "12", at: [5, 5] },
      ]),
    );
    const [[left = 0] = [], [right = 0] = []] = outline(svg);
    expect(label(svg, "12")[0]).toBeCloseTo((left + right) / 2, 1);
  });

  test.each([
    ["x + 10°", '<tspan class="fig-name">x</tspan> + 10°'],
    ["AB = 5 m", '<tspan class="fig-name">AB</tspan> = 5 m'],
    ["2m", '2<tspan class="fig-name">m</tspan>'],
    ["a cm", '<tspan class="fig-name">a</tspan> cm'],
    ["Shop A", "Shop A"],
    ["36 m²", "36 m²"],
    ["8π", "8π"],
  ])("are set like the text: %s", (text, set) => {
    expect(draw(figure([{ text, at: [0, 0] }]))).toContain(`>${set}</text>`);
  });
});

describe("marks", () => {
  test("an angle takes the turn under 180 degrees, or the other one if it is reflex", () => {
    const angle = (reflex: boolean): string =>
      draw(
        figure([
          {
            line: [
              [5, 0],
              [0, 0],
              [0, 5],
            ],
          },
          {
            angle: [
              [5, 0],
              [0, 0],
              [0, 5],
            ],
            reflex,
          },
        ]),
      );
    expect(angle(false)).toMatch(/A[\d.]+ [\d.]+ 0 0 0/);
    expect(angle(true)).toMatch(/A[\d.]+ [\d.]+ 0 1 0/);
  });

  test("angles that overlap at one corner get different radii, angles side by side the same", () => {
    const radii = (second: Point): number[] => {
      const marks: Mark[] = [
        {
          line: [
            [9, 0],
            [0, 0],
            [9, 9],
          ],
        },
        {
          angle: [
            [9, 0],
            [0, 0],
            [9, 9],
          ],
        },
        { angle: [[9, 9], [0, 0], second] },
      ];
      return [...draw(figure(marks)).matchAll(/A([\d.]+) /g)].map((found) => Number(found[1]));
    };
    expect(new Set(radii([0, 9])).size).toBe(1);
    expect(new Set(radii([9, -9])).size).toBe(2);
  });

  test("a hidden ellipse has its far half dashed", () => {
    const svg = draw(figure([{ ellipse: [0, 0], rx: 3, ry: 1, hidden: true }]));
    expect(svg.match(/<path class="fig-line[^"]*"/g)).toEqual([
      '<path class="fig-line fig-dashed"',
      '<path class="fig-line"',
    ]);
  });

  test("parallel lines are marked in one direction, whichever way they were walked", () => {
    const chevron = (from: Point, to: Point): string[] =>
      draw(figure([{ line: [from, to], parallel: 1 }])).match(/fig-thin" d="[^"]*"/g) ?? [];
    expect(chevron([0, 0], [9, 0])).toEqual(chevron([9, 0], [0, 0]));
  });

  test("axes carry their numbers, zero once, minus signs as such", () => {
    const texts = labels(draw(figure([{ axes: { x: [-2, 3], y: [-1, 2] } }]))).map(({ text }) => text);
    expect(texts.toSorted()).toEqual(["0", "1", "1", "2", "2", "3", "x", "y", "−1", "−1", "−2"].toSorted());
  });

  test("axes with many numbers write only some of them", () => {
    const texts = labels(draw(figure([{ axes: { x: [0, 100], y: [0, 60] } }]))).map(({ text }) => text);
    expect(texts).toContain("50");
    expect(texts.length).toBeLessThan(30);
  });

  test("a graph of unlike quantities is drawn at a handy shape", () => {
    const svg = draw(figure([{ axes: { x: [0, 4], y: [0, 300] } }]));
    const [, w, h] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
    expect(Number(h) / Number(w)).toBeGreaterThan(0.5);
    expect(Number(h) / Number(w)).toBeLessThan(1.2);
  });
});
