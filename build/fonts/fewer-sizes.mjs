// STIX Two Math draws each bracket in thirteen sizes before it puts it together from parts, and those sizes are a third of the
// file that formulas wait for. Here the parts come in sooner: they are made for any height. Angle brackets have none: of those no
// page sets one higher than a fraction.
import { tablesOf } from "./plain-zero.mjs";

/**
 * A font of which no sign has more than so many upright sizes; the font that is given is changed,
 * and a subset of it leaves out the outlines that nothing names any more. The `MATH` table is laid out as OpenType has it
 * (https://learn.microsoft.com/typography/opentype/spec/math).
 */
export function fewerSizes(font, most) {
  const math = tablesOf(font).get("MATH");
  const variants = math.readUInt16BE(8);
  const upright = math.readUInt16BE(variants + 6);
  for (let n = 0; n < upright; n++) {
    const sign = variants + math.readUInt16BE(variants + 10 + 2 * n);
    if (math.readUInt16BE(sign + 2) > most) math.writeUInt16BE(most, sign + 2);
  }
  return font;
}
