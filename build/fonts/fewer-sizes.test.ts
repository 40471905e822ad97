import { readFileSync } from "node:fs";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { commonMathCharacters } from "./font-characters.mjs";
import { tablesOf } from "./plain-zero.mjs";

const theirs = "node_modules/@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2";
const ours = "src/ui/styles/fonts/stix-two-math-common.woff2";

/** The heights in which each sign of a font is drawn whole, in its units. */
async function sizesIn(file: string): Promise<readonly (readonly number[])[]> {
  const font = await subsetFont(readFileSync(file), commonMathCharacters, { targetFormat: "truetype" });
  const math = tablesOf(font).get("MATH") as Buffer;
  const variants = math.readUInt16BE(8);
  return Array.from({ length: math.readUInt16BE(variants + 6) }, (_, n) => {
    const sign = variants + math.readUInt16BE(variants + 10 + 2 * n);
    return Array.from({ length: math.readUInt16BE(sign + 2) }, (_, at) => math.readUInt16BE(sign + 6 + 4 * at));
  });
}

test("brackets have five of the typeface's thirteen sizes, the lowest ones among them and one that goes round two rows", async () => {
  const [before, since] = [await sizesIn(theirs), await sizesIn(ours)];
  expect(since).toHaveLength(before.length);
  expect(before.filter(({ length }) => length === 13).length).toBeGreaterThan(10);
  for (const [n, sizes] of since.entries()) {
    const whole = before[n] ?? [];
    if (whole.length <= 7) expect(sizes).toEqual(whole);
    else expect(sizes).toEqual([whole[0], whole[1], whole[3], whole[5], whole[7]]);
  }
  expect(Math.min(...since.filter(({ length }) => length === 5).map((sizes) => Math.max(...sizes)))).toBeGreaterThan(
    2500,
  );
});
