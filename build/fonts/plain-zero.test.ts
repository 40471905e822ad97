import { readFileSync } from "node:fs";
import subsetFont from "subset-font";
import { expect, test } from "vitest";

/** How many outlines the first drawn glyph of a subset has. */
async function outlines(file: string, character: string): Promise<number> {
  const font = await subsetFont(readFileSync(file), character, { targetFormat: "truetype" });
  const table = (tag: string) => {
    const entry = font.subarray(12).indexOf(Buffer.from(tag, "latin1")) + 12;
    return font.subarray(font.readUInt32BE(entry + 8));
  };
  const isLong = table("head").readInt16BE(50) === 1;
  const loca = table("loca");
  const offsets = Array.from({ length: 4 }, (_, i) =>
    isLong ? loca.readUInt32BE(4 * i) : 2 * loca.readUInt16BE(2 * i),
  );
  const drawn = offsets.findIndex((offset, i) => i > 0 && (offsets[i + 1] ?? 0) > offset);
  return table("glyf").readInt16BE(offsets[drawn] ?? 0);
}

test("the zero of the text has no slash: an outline and what it goes round, as an O", async () => {
  const ours = "src/ui/styles/fonts/atkinson-next-common.woff2";
  const theirs =
    "node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2";
  expect(await outlines(ours, "0")).toBe(2);
  expect(await outlines(ours, "8")).toBe(3);
  expect(await outlines(theirs, "0")).toBe(3);
});
