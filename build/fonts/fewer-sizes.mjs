// STIX Two Math draws each bracket in thirteen sizes before it puts it together from parts, and those sizes are a third of the
// file that formulas wait for. Five of them, farther apart, do as well; what is higher is put together from its parts. Angle
// brackets have none: of those no page sets one higher than the largest that is kept.
import { tablesOf } from "./plain-zero.mjs";

/** Which sizes are kept, 0 for that of a letter: half a letter's height apart, up to two and a half, from where the parts go on. */
const kept = [0, 1, 3, 5, 7];

/**
 * A font with few upright sizes of each sign that has many; the font that is given is changed, and a subset of it leaves out the
 * outlines that nothing names any more. The `MATH` table is laid out as OpenType has it
 * (https://learn.microsoft.com/typography/opentype/spec/math).
 */
export function fewerSizes(font) {
  const math = tablesOf(font).get("MATH");
  const variants = math.readUInt16BE(8);
  const upright = math.readUInt16BE(variants + 6);
  for (let n = 0; n < upright; n++) {
    const sign = variants + math.readUInt16BE(variants + 10 + 2 * n);
    if (math.readUInt16BE(sign + 2) <= kept.at(-1)) continue;
    // A size is a glyph and its height, two bytes each.
    for (const [to, from] of kept.entries())
      math.copy(math, sign + 4 + 4 * to, sign + 4 + 4 * from, sign + 8 + 4 * from);
    math.writeUInt16BE(kept.length, sign + 2);
  }
  return font;
}
