import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readExpression } from "./read.ts";
import { showExpression } from "./show.ts";
import { sameTree } from "./tree.ts";
import { anyText, anyTree } from "./tree-examples.ts";

const isLong = process.env["TEST_LONG"] === "1";
const letters = { names: "letters" } as const;

function shown(text: string, options: Parameters<typeof readExpression>[1] = letters): string {
  const reading = readExpression(text, options);
  return reading.ok ? showExpression(reading.tree) : `${reading.at}: ${reading.message}`;
}

describe("as people type it", () => {
  test.each([
    ["2x", "2x"],
    ["3(x+1)", "3(x + 1)"],
    ["(x+1)(x-1)", "(x + 1)(x − 1)"],
    ["xy", "xy"],
    ["XY", "XY"],
    ["2^3^2", "2^(3²)"],
    ["-2^2", "−2²"],
    ["2*-3", "2(−3)"],
    ["2**3", "2³"],
    ["6 ÷ 2 × 3 · 4 − 1", "(6/2) × 3 × 4 − 1"],
    ["8 : 2", "8/2"],
    ["1/2x", "(1/2)x"],
    ["2sin x", "2sin(x)"],
    ["sin 2x + 1", "sin(2x) + 1"],
    ["sin x cos y", "sin(x)cos(y)"],
    ["sin cos x", "sin(cos(x))"],
    ["sin x / 2", "sin(x)/2"],
    ["sin(x)^2", "sin(x)²"],
    ["sin x^2", "sin(x²)"],
    ["sin²x", "sin(x)²"],
    ["sin^2 x", "sin(x)²"],
    ["sin^2(x)", "sin(x)²"],
    ["sin^-1 x", "asin(x)"],
    ["sin^-1 1/2", "asin(1)/2"],
    ["sin⁻¹(1/2)", "asin(1/2)"],
    ["tan^(-1) x", "atan(x)"],
    ["sin -x", "sin(−x)"],
    ["sin(x)y", "sin(x)y"],
    ["sin x (x + 1)", "sin(x)(x + 1)"],
    ["sin 2(x + 1)", "sin(2(x + 1))"],
    ["x sin x", "x sin(x)"],
    ["a sin x", "a sin(x)"],
    ["Sin(X)", "sin(X)"],
    ["arctan x", "atan(x)"],
    ["5!", "5!"],
    ["-7!", "−7!"],
    ["3^2!", "3^2!"],
    ["x²!", "(x²)!"],
    ["5!^2", "5!²"],
    ["50%", "50%"],
    ["30°", "30°"],
    ["sin 30°", "sin(30°)"],
    ["sin 30 deg", "sin(30°)"],
    ["x²", "x²"],
    ["x⁻¹", "x^(−1)"],
    ["2x³y", "2x³y"],
    ["2ⁿ", "2^n"],
    ["xⁿ⁺¹", "x^(n + 1)"],
    ["½", "1/2"],
    ["2½", "2 1/2"],
    ["x½", "x(1/2)"],
    ["¹⁄₂x", "(1/2)x"],
    ["2³/₄", "2 3/4"],
    ["½x", "(1/2)x"],
    ["1 1/2 + x", "1 1/2 + x"],
    ["|x|", "|x|"],
    ["2|x|", "2|x|"],
    ["|x||y|", "|x||y|"],
    ["||x|-1|", "abs(|x| − 1)"],
    ["|-3|x", "|−3|x"],
    ["⌊x/2⌋ + ⌈x⌉", "floor(x/2) + ceil(x)"],
    ["√x", "√x"],
    ["√2x", "√2x"],
    ["√(x+1)", "√(x + 1)"],
    ["√-4", "√(−4)"],
    ["sqrt 4", "√4"],
    ["root 4", "√4"],
    ["root(4)", "√4"],
    ["root(3, 8)", "∛8"],
    ["cbrt(8)", "∛8"],
    ["∛8 + ∜16", "∛8 + root(4, 16)"],
    ["log 100", "log(100)"],
    ["log(2, 8)", "log(2, 8)"],
    ["log_2(8)", "log(2, 8)"],
    ["log_2 8", "log(2, 8)"],
    ["log₂ 8", "log(2, 8)"],
    ["log2 8", "log2(8)"],
    ["ln x", "ln(x)"],
    ["e^x", "e^x"],
    ["exp(x)", "exp(x)"],
    ["2πr", "2πr"],
    ["2pi r", "2πr"],
    ["pix", "πx"],
    ["2e", "2e"],
    ["1e3", "1e3"],
    ["1e3x", "1e3x"],
    ["2.5E-3", "2.5E-3"],
    ["1e−3", "1e-3"],
    ["0xff + 0b101", "0xff + 0b101"],
    ["7 mod 3", "mod(7, 3)"],
    ["mod(7, 3)", "mod(7, 3)"],
    ["5 nCr 2", "nCr(5, 2)"],
    ["2*5 nCr 2", "2 × nCr(5, 2)"],
    ["nPr(5, 2)", "nPr(5, 2)"],
    ["5 choose 2", "nCr(5, 2)"],
    ["hcf(12, 18, 24)", "gcd(12, 18, 24)"],
    ["max(1, x, 3)", "max(1, x, 3)"],
    ["round(2.345, 2)", "round(2.345, 2)"],
    ["[x + {y}]2/3", "9: A sign is missing before a number."],
  ])("%s", (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  test("digits and letters of any script", () => {
    expect(shown("٣ + ٤٫٥")).toBe("3 + 4.5");
    expect(shown("२ × ३")).toBe("2 × 3");
    expect(shown("𝑥 + 𝟐")).toBe("x + 2");
    expect(shown("２＋３")).toBe("2 + 3");
    expect(shown("1\u202f234\u202f567")).toBe("1234567");
  });

  test("decimal commas, where they are asked for", () => {
    const comma = { names: "letters", decimalComma: true } as const;
    expect(shown("1,5x", comma)).toBe("1.5x");
    expect(shown("max(1,5; 2)", comma)).toBe("max(1.5, 2)");
    expect(shown("max(x, 2)", comma)).toBe("max(x, 2)");
    expect(shown("max(1,5)")).toBe("max(1, 5)");
  });

  test("only the names that are given", () => {
    expect(shown("2x + side", { names: ["x", "side"] })).toBe("2x + side");
    expect(shown("sine + sin x", { names: ["sine", "x"] })).toBe("sine + sin(x)");
    expect(shown("e + i", { names: ["e", "i"] })).toBe("e + i");
    expect(shown("2x", {})).toContain("“x” is not known here.");
  });
});

test("functions of one’s own mean what they were said to", () => {
  const body = (text: string) => {
    const reading = readExpression(text, letters);
    if (!reading.ok) throw new Error(reading.message);
    return reading.tree;
  };
  const functions = new Map([
    ["f", { parameters: ["x"], body: body("x^2 + a") }],
    ["g", { parameters: ["x", "y"], body: body("x/y") }],
    ["h", { parameters: ["x"], body: body("xxxxxxxxxx") }],
  ]);
  const options = { names: "letters", functions } as const;
  expect(shown("f(3)", options)).toBe("3² + a");
  expect(shown("2f(x + 1)^2", options)).toBe("2((x + 1)² + a)²");
  expect(shown("g(f(y), 2)", options)).toBe("(y² + a)/2");
  expect(shown("f + 1", options)).toBe("f + 1");
  expect(shown("g(1)", options)).toBe("0: g takes 2 numbers in its brackets.");
  expect(shown("h(h(h(h(h(h(h(x)))))))", options)).toContain("too long when h");
});

describe("as it is pasted", () => {
  test.each([
    ["\\frac{1}{2}", "1/2"],
    ["\\frac12 x", "(1/2)x"],
    ["2\\frac{1}{2}", "2 1/2"],
    ["\\dfrac{x+1}{x-1}", "(x + 1)/(x − 1)"],
    ["\\sqrt{x+1}", "√(x + 1)"],
    ["\\sqrt[3]{x}", "∛x"],
    ["x^{10}", "x¹⁰"],
    ["2\\cdot 3\\times 4\\div 5", "2 × 3 × 4/5"],
    ["\\left(x+1\\right)\\left(x-1\\right)", "(x + 1)(x − 1)"],
    ["\\left|x\\right|", "|x|"],
    ["\\sin^{2}\\theta", "sin(θ)²"],
    ["\\sin^{-1}\\left(x\\right)", "asin(x)"],
    ["\\log_{2}{8}", "log(2, 8)"],
    ["\\ln\\left(2x\\right)", "ln(2x)"],
    ["2\\pi r", "2πr"],
    ["30^\\circ", "30°"],
    ["\\cos 60^{\\circ}", "cos(60°)"],
    ["\\binom{5}{2}", "nCr(5, 2)"],
    ["50\\%", "50%"],
    ["\\operatorname{arctan}(x)", "atan(x)"],
    ["$x^2$", "x²"],
    ["\\(x^2\\)", "x²"],
    ["<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>", "1/2"],
    ["<math><mn>2</mn><mfrac><mn>1</mn><mn>2</mn></mfrac></math>", "2 1/2"],
    ["<math><msup><mi>x</mi><mn>2</mn></msup><mo>+</mo><mn>1</mn></math>", "x² + 1"],
    ["<math><msup><mrow><mo>(</mo><mi>x</mi><mo>+</mo><mn>1</mn><mo>)</mo></mrow><mn>2</mn></msup></math>", "(x + 1)²"],
    ["<math><msqrt><mi>x</mi><mo>&minus;</mo><mn>1</mn></msqrt></math>", "√(x − 1)"],
    ["<math><mroot><mi>x</mi><mn>3</mn></mroot></math>", "∛x"],
    ["<math><msup><mi>sin</mi><mn>2</mn></msup><mo>&#x2061;</mo><mi>x</mi></math>", "sin(x)²"],
    ["<math><mn>2</mn><mo>&InvisibleTimes;</mo><mi>x</mi></math>", "2x"],
    ['<math display="block"><semantics><mi>x</mi><annotation>y</annotation></semantics></math>', "x"],
  ])("%s", (text, expected) => {
    expect(shown(text)).toBe(expected);
  });
});

describe("what cannot be read is said, and where", () => {
  test.each([
    ["", 0, "Nothing is written"],
    ["2 +", 3, "missing at the end"],
    ["2 + (3", 4, "not closed"],
    ["((1 + 2)", 0, "not closed"],
    ["(3!17!)", 3, "sign is missing"],
    ["2 (x 5", 5, "sign is missing"],
    ["sin(3", 3, "not closed"],
    ["4)+(3", 1, "never opened"],
    ["*5", 0, "missing before *"],
    ["³", 0, "missing before the raised sign"],
    ["sin", 3, "missing at the end"],
    ["sin()", 4, "missing before )"],
    ["1..2", 2, "sign is missing"],
    ["2 3", 2, "sign is missing"],
    ["5+!", 2, "missing before !"],
    [".", 0, "sign . is not known"],
    ["2 & 3", 2, "sign & is not known"],
    ["1 000/3", 2, "missing before a number"],
    ["2 = 3", 2, "no place for ="],
    ["1, 2", 1, "comma"],
    ["|x", 0, "closed by a second"],
    ["2 + i", 4, "letter i"],
    ["nCr(5)", 0, "two numbers"],
    ["sin(1, 2)", 0, "one number"],
    ["\\foo{x}", 0, "\\foo"],
    ["1e99999", 0, "too big"],
    ["7/½ + ½⁄", 8, "missing"],
    [`${"(".repeat(101)}x${")".repeat(101)}`, 50, "too many brackets"],
    ["1+".repeat(600), 0, "too long"],
  ])("%s", (text, at, because) => {
    const reading = readExpression(text, letters);
    expect(reading).toMatchObject({ ok: false, message: expect.stringContaining(because) });
    if (!reading.ok && text.length < 100) expect(reading.at).toBe(at);
  });
});

test("parts know where they were written", () => {
  const reading = readExpression("1 + sin(2x) × ½", letters);
  expect(reading).toMatchObject({
    tree: { at: 0, end: 15, left: { at: 0, end: 1 }, right: { at: 4, left: { at: 4, end: 11 } } },
  });
});

test("no text breaks it or takes long", () => {
  fc.assert(
    fc.property(anyText, fc.boolean(), (text, decimalComma) => {
      const reading = readExpression(text, { names: "letters", decimalComma });
      if (reading.ok) return;
      expect(reading.message).not.toBe("");
      expect(reading.at).toBeGreaterThanOrEqual(0);
      expect(reading.at).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: isLong ? 100_000 : 2000 },
  );
});

test("what is shown reads as the same", () => {
  fc.assert(
    fc.property(anyTree, (tree) => {
      const text = showExpression(tree);
      const reading = readExpression(text, letters);
      expect(reading.ok && sameTree(reading.tree, tree), text).toBe(true);
    }),
    { numRuns: isLong ? 100_000 : 2000 },
  );
});
