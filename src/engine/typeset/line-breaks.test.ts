import { expect, test } from "vitest";
import { markdown, mathml } from "./markdown.ts";

const text = (html: string) => html.replace(/<[^>]+>/g, "");

/** The direct children of the formula that readers get, as text. */
function pieces(tex: string): string[] {
  const inner = /<math[^>]*>((?:(?!<math)[\s\S])*)<\/math>(?:<\/span>)*$/.exec(mathml(tex))?.[1] ?? "";
  const found: string[] = [];
  let [depth, start] = [0, 0];
  for (const tag of inner.matchAll(/<(\/?)\w+[^>]*>/g)) {
    depth += tag[1] ? -1 : 1;
    if (depth > 0) continue;
    found.push(text(inner.slice(start, tag.index)));
    start = tag.index;
  }
  return found;
}

test.each([
  ["a+b", ["a+b"]],
  ["3 \\times 4 = 12", ["3×4=", "12"]],
  ["26x - 26y = 182", ["26x−26y=", "182"]],
  ["9, 18, 27, 36", ["9,", "18,", "27,", "36"]],
  ["\\frac{a+b=c}{2}", ["a+b=c2"]],
  ["10 + 100 + \\cdots + 10^{40} = S + 2", ["10+100+⋯+", "1040=", "S+2"]],
  ["= 54", ["=54"]],
  ["P = (3 + 1)(3^2 + 1)(3^4 + 1)(3^8 + 1)(3^{16} + 1) = 9", ["P=", "(3+1)(32+1)(34+1)", "(38+1)(316+1)=9"]],
  ["2, \\; -8", ["2,", "−8"]],
  ["|x - 1| + |x - 6| = 9", ["|x−1|+|x−6|=9"]],
])("a line may break in %s", (tex, expected) => {
  expect(pieces(tex)).toEqual(expected);
});

const long = "1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + 10 + 11 = 66";

test("a reader meets every formula once, as a whole", () => {
  for (const tex of ["x = -9", "1, 2, 3", long]) {
    const html = markdown(`Here $${tex}$.`);
    const read = html.replace(/<span class="pieces" aria-hidden="true">(?:<math>.*?<\/math>)+<\/span>/g, "");
    expect(read.match(/<math/g)).toHaveLength(1);
  }
  expect(pieces(long).join("")).toBe("1+2+3+4+5+6+7+8+9+10+11=66");
});

test("only what may be too long for a phone has its pieces beside it, the same as in it", () => {
  expect(mathml("26x - 26y = 182")).not.toContain("aria-hidden");
  const apart = /<span class="pieces" aria-hidden="true">(.*?)<\/span>/.exec(mathml(long))?.[1] ?? "";
  expect([...apart.matchAll(/<math>(.*?)<\/math>/g)].map(([, piece = ""]) => text(piece))).toEqual(pieces(long));
});

test("bars enclose what stands between them", () => {
  const bar = (form: string) => `<mo fence="true" form="${form}" stretchy="false">|</mo>`;
  expect(mathml("|x|")).toBe(`<math><mrow>${bar("prefix")}<mi>x</mi>${bar("postfix")}</mrow></math>`);
  for (const tex of ["\\frac{|a - b|}{2}", "\\left| |x| - 4 \\right|", "|x| + |y|"])
    expect(mathml(tex)).not.toMatch(/<mi>\|/);
});

test("words before a sign are a name, which has space between it and the sign", () => {
  expect(mathml("\\text{speed} = 2 \\text{ or } 3")).toMatch(
    /<mi>speed<\/mi><mo>=<\/mo>.*<mtext>\u00A0or\u00A0<\/mtext>/,
  );
});

test("a long displayed formula may break, a short one stays whole", () => {
  expect(markdown("$$a = b$$")).toContain('display="block"');
  expect(markdown(`$$${long}$$`)).toContain('class="formula"');
});

test("what follows a formula that breaks can be kept on its last line", () => {
  expect(markdown("So $x = 95$.")).toMatch(/<span class="keep"><math>.*<\/math><span class="tail">\.<\/span><\/span>/);
  expect(markdown(`So ($${long}$).`)).toMatch(
    /<span class="keep">\(<span class="long">.*<\/math><span class="tail">\)\.<\/span><\/span><\/span>/,
  );
  expect(markdown("So $x$.")).not.toContain("tail");
});
