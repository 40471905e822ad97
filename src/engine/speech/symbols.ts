/** How the signs of our formulas are said. A sign that is not here is said as the screen reader pleases; a test finds it. */
export const signs: Readonly<Record<string, string>> = {
  "+": "plus",
  "−": "minus",
  "±": "plus or minus",
  "×": "times",
  "÷": "divided by",
  "=": "equals",
  "<": "is less than",
  ">": "is greater than",
  "≤": "is less than or equal to",
  "≥": "is greater than or equal to",
  "≈": "is approximately equal to",
  "≠": "is not equal to",
  ":": "to",
  "→": "goes to",
  ",": ",",
  // What stands between the items of a list whose decimals have commas.
  ";": ",",
  "…": "dot dot dot",
  "⋯": "dot dot dot",
  "!": "factorial",
  "?": "question mark",
  "□": "blank",
  ".": "point",
  "%": "per cent",
  "°": "degrees",
  "∘": "circle",
  "∗": "star",
  "⊕": "circle plus",
  "⊗": "circle times",
  "∑": "the sum of",
  "∫": "integral",
  "(": "open bracket",
  ")": "close bracket",
  "[": "open square bracket",
  "]": "close square bracket",
  // Between a function and what it is of.
  "\u2061": "of",
  // Between factors, where nothing is to be seen.
  "\u2062": "times",
};

/** Names that are longer or shorter than they are said. */
export const names: Readonly<Record<string, string>> = {
  π: "pi",
  α: "alpha",
  β: "beta",
  sin: "sine",
  cos: "cosine",
  tan: "tangent",
  log: "log",
  ln: "natural log",
  sec: "secant",
  csc: "cosecant",
  cot: "cotangent",
  asin: "inverse sine",
  acos: "inverse cosine",
  atan: "inverse tangent",
  sinh: "hyperbolic sine",
  cosh: "hyperbolic cosine",
  tanh: "hyperbolic tangent",
  asinh: "inverse hyperbolic sine",
  acosh: "inverse hyperbolic cosine",
  atanh: "inverse hyperbolic tangent",
  gcd: "highest common factor",
  lcm: "lowest common multiple",
  min: "smallest",
  max: "largest",
  nPr: "arrangements",
};

/** After these, and before them, a fraction or a root ends without being told. */
export const relations = new Set(["=", "<", ">", "≤", "≥", "≈", "≠", "→", ",", ";"]);

/** What stands between bars and half brackets, by the opening one. */
export const enclosures: Readonly<Record<string, string>> = { "|": "absolute value", "⌊": "floor", "⌈": "ceiling" };

const ordinals: Readonly<Record<number, string>> = {
  3: "third",
  4: "quarter",
  5: "fifth",
  6: "sixth",
  7: "seventh",
  8: "eighth",
  9: "ninth",
  10: "tenth",
  11: "eleventh",
  12: "twelfth",
  20: "twentieth",
  100: "hundredth",
  1000: "thousandth",
};

/** "one half", "3 fifths"; nothing where nobody would say it so. */
export function commonFraction(numerator: string, denominator: string): string | undefined {
  if (!/^\d{1,2}$/.test(numerator) || !/^\d{1,4}$/.test(denominator)) return undefined;
  if (denominator === "2") return numerator === "1" ? "one half" : `${numerator} halves`;
  const part = ordinals[Number(denominator)];
  if (!part || Number(numerator) > 20) return undefined;
  return numerator === "1" ? `one ${part}` : `${numerator} ${part}s`;
}

/** "square", "cube", "fourth" */
export function rootName(index: string): string {
  return (
    ({ 2: "square", 3: "cube", 4: "fourth", 5: "fifth", 6: "sixth" } as Record<string, string>)[index] ?? `${index}th`
  );
}
