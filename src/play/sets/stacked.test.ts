import { expect, test } from "vitest";
import { stacked } from "./stacked.ts";

const over = (top: number, bottom: number) => `<mfrac><mn>${top}</mn><mn>${bottom}</mn></mfrac>`;

test.each([
  ["1/2", `<math>${over(1, 2)}</math>`],
  ["2 2/5 kg or 12/5 kg", `<math><mn>2</mn>${over(2, 5)}</math> kg or <math>${over(12, 5)}</math> kg`],
  ["−3/4", `−<math>${over(3, 4)}</math>`],
  ["10/12, 2/12", `<math>${over(10, 12)}</math>, <math>${over(2, 12)}</math>`],
  ["(1/2, 3)", `(<math>${over(1, 2)}</math>, 3)`],
  ["x = 1 1/3", `x = <math><mn>1</mn>${over(1, 3)}</math>`],
  // None of these is a fraction alone.
  ["24/7/365", "24/7/365"],
  ["1.5/2", "1.5/2"],
  ["x1/2y", "x1/2y"],
  ["x^2/3", "x^2/3"],
  ["12 cm²", "12 cm²"],
  ["a < b & c", "a &lt; b &amp; c"],
])("%s is set with its fractions stacked", (text, html) => expect(stacked(text)).toBe(html));
