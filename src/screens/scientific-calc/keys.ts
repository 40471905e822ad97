/** A key of the pad. Where "‸" stands in what it types, the caret comes to stand, or what was selected. */
export interface Key {
  readonly face: string;
  readonly types: string;
  /** What it is called, where its face does not say so. */
  readonly name?: string;
}

export const caret = "‸";

/** A name begins with the letters on the key, for whoever speaks to the device. */
const called = (face: string, types: string, name: string): Key => ({
  face,
  types,
  name: /\p{L}/u.test(face) && !name.startsWith(face) ? `${face}, ${name}` : name,
});
const plain = (face: string): Key => ({ face, types: face });
/** A function, with its brackets. */
const of = (word: string, name: string, face = word): Key => called(face, `${word}(${caret})`, name);

/** The numbers and the four signs, five to a row; the keys that do something stand around them. */
export const numberKeys: readonly Key[] = [
  ...["7", "8", "9"].map(plain),
  called("÷", "÷", "Divide"),
  called("▢/▢", `(${caret})/()`, "Fraction"),
  ...["4", "5", "6"].map(plain),
  called("×", "×", "Multiply"),
  called("xⁿ", `^(${caret})`, "To the power"),
  ...["1", "2", "3"].map(plain),
  called("−", "-", "Subtract"),
  called("√", `√(${caret})`, "Square root"),
  plain("0"),
  called(".", ".", "Decimal point"),
  called("π", "π", "pi"),
  called("+", "+", "Add"),
  called("Ans", "Ans", "the last answer"),
];

export const functionKeys: readonly Key[] = [
  of("sin", "sine"),
  of("cos", "cosine"),
  of("tan", "tangent"),
  of("ln", "natural logarithm"),
  of("log", "logarithm to base 10"),
  of("asin", "inverse sine", "sin⁻¹"),
  of("acos", "inverse cosine", "cos⁻¹"),
  of("atan", "inverse tangent", "tan⁻¹"),
  called("eⁿ", `e^(${caret})`, "e to the power"),
  called("10ⁿ", `10^(${caret})`, "10 to the power"),
  called("x²", "²", "squared"),
  called("x⁻¹", "⁻¹", "one divided by it"),
  called("∛", `∛(${caret})`, "cube root"),
  called("ⁿ√", `root(${caret}, )`, "root with an index: index, number"),
  called("|x|", `|${caret}|`, "absolute value"),
  called("!", "!", "factorial"),
  called("%", "%", "per cent"),
  called("°", "°", "degrees"),
  called("e", "e", "e, the number 2.718"),
  called("x", "x", "x, a letter"),
];

export const moreKeys: readonly Key[] = [
  called("nCr", `nCr(${caret}, )`, "choices: n, r"),
  called("nPr", `nPr(${caret}, )`, "arrangements: n, r"),
  called("gcd", `gcd(${caret}, )`, "greatest common divisor"),
  called("lcm", `lcm(${caret}, )`, "least common multiple"),
  called("mod", " mod ", "remainder"),
  called("logₙ", `log(${caret}, )`, "logarithm: base, number"),
  of("log2", "logarithm to base 2", "log₂"),
  of("floor", "rounded down", "⌊x⌋"),
  of("ceil", "rounded up", "⌈x⌉"),
  of("round", "rounded"),
  of("sinh", "hyperbolic sine"),
  of("cosh", "hyperbolic cosine"),
  of("tanh", "hyperbolic tangent"),
  called("0b", "0b", "a number in base 2"),
  called("0x", "0x", "a number in base 16"),
  called("a", "a", "a, a letter"),
  called("b", "b", "b, a letter"),
  of("f", "a function of your own"),
  called("=", "=", "give a letter a meaning: a = 5"),
  called(",", ", ", "comma"),
];
