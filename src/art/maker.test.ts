import { describe, expect, test } from "vitest";
import { hash } from "../maths/hash.ts";
import { makers } from "./all.ts";
import { isMaker, loadMaker, type MakerId } from "./load.ts";
import { fromText, type Maker, type Settings, startOf, surprise, toText } from "./maker.ts";
import { paletteIds } from "./palettes.ts";
import { linesOf } from "./pens.ts";
import { begun } from "./slowly.ts";

/** Each control alone at its ends and at each choice, the others as at first. */
function looks(maker: Maker): Settings[] {
  const start = startOf(maker);
  return maker.controls.flatMap((control) => {
    const values =
      control.kind === "slider"
        ? [control.from, control.to]
        : control.kind === "choice"
          ? control.options.map(({ value }) => value)
          : [control.start];
    return values.map((value) => ({ ...start, [control.id]: value }));
  });
}

test("each is there once, and can be fetched by its name", async () => {
  expect(new Set(makers.map(({ id }) => id)).size).toBe(makers.length);
  for (const maker of makers) {
    expect(isMaker(maker.id)).toBe(true);
    expect(await loadMaker(maker.id as MakerId)).toBe(maker);
  }
  expect(isMaker("toString")).toBe(false);
});

describe.each(makers.map((maker) => [maker.id, maker] as const))("%s", (_, maker) => {
  test("its controls begin where they can stand", () => {
    expect(new Set(maker.controls.map(({ id }) => id)).size).toBe(maker.controls.length);
    expect(fromText(maker, toText(maker, { colours: "sea", settings: startOf(maker) }), paletteIds)).toEqual({
      colours: "sea",
      settings: startOf(maker),
    });
  });

  test("draws something that plotters can read, and says what, wherever its controls stand", () => {
    for (const settings of [...looks(maker), ...[1, 2, 3, 4, 5, 6].map((seed) => surprise(maker, seed))]) {
      const { paths, words } = maker.draw(settings);
      expect(words, JSON.stringify(settings)).toMatch(/^[^<>_]{20,400}[.]$/);
      expect(words).not.toMatch(/NaN|undefined|Infinity/);
      const long = paths.reduce((sum, { d }) => sum + d.length, 0);
      // A phone has to take it in at each step of a slider.
      expect(long, JSON.stringify(settings)).toBeLessThan(500_000);
      for (const { d } of paths) {
        expect(d).not.toMatch(/NaN|undefined|Infinity|e/);
        expect(d).toMatch(/^M/);
      }
    }
    for (const { d } of maker.draw(startOf(maker)).paths) expect(linesOf(d).length).toBeGreaterThan(0);
  });

  test("the same settings give the same drawing, and a surprise is the same for the same seed", () => {
    const settings = surprise(maker, 77);
    expect(surprise(maker, 77)).toEqual(settings);
    expect(maker.draw(settings)).toEqual(maker.draw(settings));
  });

  test("what it writes into an address it reads back", () => {
    for (let seed = 0; seed < 40; seed++) {
      const made = { colours: "dusk", settings: surprise(maker, seed) };
      const text = toText(maker, made);
      expect(text).not.toMatch(/[^\w.+[\]-]/);
      expect(fromText(maker, text, paletteIds), text).toEqual(made);
    }
  });

  test("a damaged text is refused with a sentence, never thrown at", () => {
    const whole = toText(maker, { colours: "sea", settings: startOf(maker) });
    for (const text of [
      "",
      "x",
      whole.slice(0, -2).replace(/_[^_]*$/, ""),
      `${whole}_1`,
      whole.replace("sea", "mud"),
      whole.replace(/^1/, "0"),
      whole.replace(/_\d+(?=_|$)/, "_99999"),
      whole.replace(/_\d+(?=_|$)/, "_1e3"),
      "_".repeat(5000),
    ])
      if (text !== whole) expect(fromText(maker, text, paletteIds), text).toHaveProperty("problem");
    expect(fromText(maker, whole.replace(/^1/, "2"), paletteIds)).toMatchObject({
      problem: expect.stringContaining("later"),
    });
  });

  test("can be drawn slowly: nothing at first, all of it at last", () => {
    const drawing = maker.draw(startOf(maker));
    const part = begun(drawing);
    expect(part(0).join("")).toBe("");
    expect(part(0.5).join("").length).toBeLessThan(drawing.paths.map(({ d }) => d).join("").length);
    expect(part(1)).toEqual(drawing.paths.map(({ d }) => d));
  });
});

// A picture that changes for the same settings is another picture under an old link: then the maker's version goes up.
test("fixed settings give the pictures that they always gave", () => {
  const digest = (maker: Maker, settings: Settings) => hash(JSON.stringify(maker.draw(settings).paths)) >>> 0;
  expect(
    Object.fromEntries(
      makers.map((maker) => [
        maker.id,
        [startOf(maker), surprise(maker, 3), surprise(maker, 8)].map((one) => digest(maker, one)),
      ]),
    ),
  ).toMatchInlineSnapshot(`
    {
      "cellular-automata": [
        4015661075,
        866750840,
        3295373650,
      ],
      "curve-stitching": [
        773364911,
        414200230,
        2953985586,
      ],
      "islamic-stars": [
        814554242,
        1730824122,
        624965236,
      ],
      "l-systems": [
        1156667761,
        2716859404,
        1890996961,
      ],
      "lissajous": [
        1057978045,
        2570204723,
        2962595742,
      ],
      "penrose": [
        105176475,
        85989541,
        3082941395,
      ],
      "spirographs": [
        580616515,
        2394423679,
        1026346575,
      ],
      "string-art": [
        1594584565,
        1159423355,
        2922208788,
      ],
      "tessellations": [
        3453365332,
        1469008821,
        2764408870,
      ],
      "truchet": [
        1994259667,
        1819949105,
        4285546200,
      ],
      "voronoi": [
        3445792241,
        2077168070,
        2701431116,
      ],
    }
  `);
});
