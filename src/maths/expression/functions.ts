/** How many arguments each function takes: at least, and at most. */
export const arities = {
  sin: [1, 1],
  cos: [1, 1],
  tan: [1, 1],
  sec: [1, 1],
  csc: [1, 1],
  cot: [1, 1],
  asin: [1, 1],
  acos: [1, 1],
  atan: [1, 1],
  sinh: [1, 1],
  cosh: [1, 1],
  tanh: [1, 1],
  asinh: [1, 1],
  acosh: [1, 1],
  atanh: [1, 1],
  ln: [1, 1],
  log: [1, 2],
  log2: [1, 1],
  exp: [1, 1],
  abs: [1, 1],
  floor: [1, 1],
  ceil: [1, 1],
  round: [1, 2],
  sign: [1, 1],
  factorial: [1, 1],
  percent: [1, 1],
  degrees: [1, 1],
  root: [2, 2],
  nCr: [2, 2],
  nPr: [2, 2],
  gcd: [1, 100],
  lcm: [1, 100],
  min: [1, 100],
  max: [1, 100],
  mod: [2, 2],
} as const satisfies Readonly<Record<string, readonly [least: number, most: number]>>;

/**
 * A function of the expression language. Angles are in the unit of whoever evaluates; log is to base 10, and
 * log(base, number) to any; round(number, places); mod(number, divisor) has the sign of the divisor.
 */
export type FunctionName = keyof typeof arities;

/** Whether a word is the name of a function as it stands in trees. */
export function isFunctionName(word: string): word is FunctionName {
  return Object.hasOwn(arities, word);
}

/** The functions whose exponent -1 means the inverse function: sin⁻¹ is asin. */
export const inverses: ReadonlyMap<FunctionName, FunctionName> = new Map([
  ["sin", "asin"],
  ["cos", "acos"],
  ["tan", "atan"],
  ["sinh", "asinh"],
  ["cosh", "acosh"],
  ["tanh", "atanh"],
]);

/** Other words that people write for a function, in small letters. */
const otherWords: Readonly<Record<string, FunctionName>> = {
  arcsin: "asin",
  arccos: "acos",
  arctan: "atan",
  arsinh: "asinh",
  arcosh: "acosh",
  artanh: "atanh",
  arcsinh: "asinh",
  arccosh: "acosh",
  arctanh: "atanh",
  cosec: "csc",
  sgn: "sign",
  ceiling: "ceil",
  hcf: "gcd",
  log10: "log",
};

/** Every way to write the name of a function, in small letters; "percent" and "degrees" are only signs. */
export const functionWords: ReadonlyMap<string, FunctionName> = new Map([
  ...Object.keys(arities)
    .filter(isFunctionName)
    .filter((name) => name !== "percent" && name !== "degrees" && name !== "root")
    .map((name) => [name.toLowerCase(), name] as const),
  ...Object.entries(otherWords),
]);

/** The constants that have a name, and the ways to write them. */
export const constants: ReadonlyMap<string, number> = new Map([
  ["π", Math.PI],
  ["e", Math.E],
  ["τ", 2 * Math.PI],
]);
