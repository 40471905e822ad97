// Writes the subsets of our two typefaces that the pages set: `npm run fonts`, after a letter or symbol was added below
// or to font-characters.mjs. Hints go: high-resolution screens pay no heed to them, and they are a third of a file.
import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import { fewerSizes } from "./fewer-sizes.mjs";
import { commonMathCharacters, commonTextCharacters, mathCharacters, range, without } from "./font-characters.mjs";
import { plainZero } from "./plain-zero.mjs";

const atkinson = "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next";
// The weights that the stylesheets use; the files hold 200 to 800, and from 750 on each letter another set of changes, half of a file.
const variationAxes = { wght: { min: 400, max: 750 } };

await write("atkinson-next-common", `${atkinson}-latin-wght-normal`, commonTextCharacters, {
  variationAxes,
  change: async (font, source) => {
    const only = (wght) =>
      subsetFont(source, "0", { targetFormat: "truetype", noHinting: true, variationAxes: { wght } });
    return plainZero(font, await only(400), await only(750));
  },
});
await write(
  "atkinson-next-latin",
  `${atkinson}-latin-wght-normal`,
  without(range(0xa1, 0x2bc) + range(0x2000, 0x22ff), commonTextCharacters),
  {
    variationAxes,
  },
);
// Letters of names from outside Western Europe: loaded where one of them stands on a page.
await write(
  "atkinson-next-latin-ext",
  `${atkinson}-latin-ext-wght-normal`,
  range(0x100, 0x24f) + range(0x1e00, 0x1eff),
  {
    variationAxes,
  },
);
// The MATH table (stretchy brackets, roots, fraction bars) stays, since it is what makes MathML look right.
const math = "@fontsource/stix-two-math/files/stix-two-math-latin-400-normal";
await write("stix-two-math-common", math, commonMathCharacters, { change: fewerSizes });
await write("stix-two-math", math, without(mathCharacters, commonMathCharacters));

async function write(name, source, characters, { change, ...options } = {}) {
  const font = readFileSync(`node_modules/${source}.woff2`);
  const to = (targetFormat) => ({ targetFormat, noHinting: true, ...options });
  const subset = change
    ? await subsetFont(await change(await subsetFont(font, characters, to("truetype")), font), characters, {
        targetFormat: "woff2",
      })
    : await subsetFont(font, characters, to("woff2"));
  writeFileSync(`src/ui/styles/fonts/${name}.woff2`, subset);
  console.log(`${name}.woff2: ${subset.length} bytes of ${font.length}`);
}
