import { expect, test } from "vitest";
import type { Markup } from "../../maths/expression/markup.ts";
import { readBack } from "./read-back.ts";
import { readRow } from "./row.ts";

const back = (text: string) => {
  const row = readRow(text, new Map());
  if (row.kind !== "drawing") throw new Error(`${text} is not drawn`);
  return readBack(row.drawing);
};
const tags = ({ tag, text, children }: Markup): string => `<${tag}>${text}${children.map(tags).join("")}</${tag}>`;
const plain = ({ text, children }: Markup): string => text + children.map(plain).join("");

test("pieces are read back as cases behind a brace: a rule and its condition in each row", () => {
  const read = back("y = {x < 0: -x/2, 0 <= x < 3: x^2, 7}");
  const [, , , , whole] = read?.markup ?? [];
  const [brace, table] = whole?.children ?? [];
  expect(brace).toMatchObject({ tag: "mo", text: "{", attributes: { stretchy: "true" } });
  expect(table?.tag).toBe("mtable");
  expect(table?.children.map(({ tag, children }) => [tag, ...children.map(plain)])).toEqual([
    ["mtr", "−x2", "ifx<0"],
    ["mtr", "x2", "if0≤x<3"],
    ["mtr", "7", "everywhere else"],
  ]);
  expect(tags(table?.children[0] as Markup)).toContain("<mfrac>");
  expect(read?.text).toBe("y = −x/2 where x < 0; x² where 0 ≤ x < 3; 7 everywhere else");
});

test.each([
  ["y = 1/x", "y=1x", "y = 1/x"],
  ["x = y^2", "x=y2", "x = y²"],
  ["r = 2θ", "r=2\u2062θ", "r = 2θ"],
  ["(cos t, 2t)", "(cos(t),2\u2062t)", "the point (cos(t), 2t)"],
  ["(cos t, 2t), 0 <= t <= 3", "(cos(t),2\u2062t)where0≤t≤3", "the point (cos(t), 2t) where 0 ≤ t ≤ 3"],
  ["r = θ {θ > π}", "r=θwhereθ>π", "r = θ where θ > π"],
  ["1 < x^2 + y^2 <= 4", "1<x2+y2≤4", "1 < x² + y² ≤ 4"],
  ["x y = 1 {x > 0}", "x\u2062y=1wherex>0", "xy = 1 where x > 0"],
])("%s", (text, shown, words) => {
  const read = back(text);
  expect(
    read?.markup
      .map(plain)
      .join("")
      .replace(/\u2061/g, ""),
  ).toBe(shown);
  expect(read?.text).toBe(words);
});

test("points are counted instead", () => expect(back("(1, 2), (3, 4)")).toBeNull());
