// Writes the subset of STIX Two Math that our pages set: `npm run fonts`, after a symbol is added to math-characters.mjs.
// The MATH table (stretchy brackets, roots, fraction bars) stays, since it is what makes MathML look right.
import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import { mathCharacters } from "./math-characters.mjs";

const source = readFileSync("node_modules/@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2");
const subset = await subsetFont(source, mathCharacters, { targetFormat: "woff2" });
writeFileSync("src/ui/fonts/stix-two-math-subset.woff2", subset);
console.log(`stix-two-math-subset.woff2: ${subset.length} bytes`);
