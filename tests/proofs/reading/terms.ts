/**
 * A sum of products of parameters: 2*a*b + c/d - 3. For a parameter may stand its size `|a|`, a power `a^n` or `2^n`, and the hours and minutes
 * of a time that is kept in minutes, `a@h` and `a@m`. A number that stands after its sign is the size of a sum, `|a+b*c|`.
 */
export interface Term {
  readonly factor: number;
  readonly names: readonly string[];
  /** What it is divided by. */
  readonly by?: readonly string[];
  /** The sum whose size stands here in place of names. */
  readonly size?: Terms;
}
export type Terms = readonly Term[];

export const product = (numbers: readonly number[]): number => numbers.reduce((all, one) => all * one, 1);

/** The value of a sum; null where a parameter is not known. */
export function sumOf(terms: Terms, known: ReadonlyMap<string, number>): number | null {
  let sum = 0;
  for (const { factor, names, by = [], size } of terms) {
    let value = size ? Math.abs(sumOf(size, known) ?? Number.NaN) : factor;
    for (const name of names) value *= atom(name, known);
    for (const name of by) value /= atom(name, known);
    sum += value;
  }
  return Number.isNaN(sum) ? null : sum;
}

/** The value of a parameter, or of what may stand for it. */
export function atom(text: string, known: ReadonlyMap<string, number>): number {
  const plain = (name: string) => (/^\d+$/.test(name) ? Number(name) : (known.get(name) ?? Number.NaN));
  if (text.startsWith("|")) return Math.abs(plain(text.slice(1, -1)));
  if (text.endsWith("@h")) return Math.floor(plain(text.slice(0, -2)) / 60) % 24;
  if (text.endsWith("@m")) return plain(text.slice(0, -2)) % 60;
  const [base = "", exponent] = text.split("^");
  return exponent === undefined ? plain(base) : plain(base) ** plain(exponent);
}

/** They are asked for again with each number that is altered. */
const named = new WeakMap<Terms, readonly string[]>();

/** The parameters that a sum speaks of. */
export function namesOf(terms: Terms): readonly string[] {
  const known = named.get(terms);
  if (known) return known;
  const names = terms.flatMap(({ names, by = [], size = [] }) => [
    ...[...names, ...by].flatMap((one) => one.match(/[\p{L}_][\p{L}\d_.]*(?=$|[|^@])/gu) ?? []),
    ...namesOf(size),
  ]);
  named.set(terms, names);
  return names;
}

/** "2*a*b+c/d-3" */
export function termsText(terms: Terms): string {
  const text = terms
    .map(({ factor, names, by = [], size }) => {
      if (size) return `+|${termsText(size)}|`;
      const over = by.map((name) => `/${name}`).join("");
      if (names.length === 0) return `+${factor}${over}`;
      const times = factor === 1 ? "+" : factor === -1 ? "-" : `+${factor}*`;
      return `${times}${names.join("*")}${over}`;
    })
    .join("")
    .replaceAll("+-", "-")
    .replace(/^\+/, "");
  return text === "" ? "0" : text;
}

/** Reads what `termsText` writes. */
export function readTerms(text: string): Terms {
  const [, size] = /^\|([^|]*[+*/-][^|]*)\|$/.exec(text) ?? [];
  if (size !== undefined) return [{ factor: 1, names: [], size: readTerms(size) }];
  return [...text.matchAll(/([+-]?)([^+-]+)/g)].map(([, sign, body = ""]) => {
    const parts = [...body.matchAll(/(^|[*/])([^*/]+)/g)];
    const over = parts.filter(([, link]) => link === "/").map(([, , name = ""]) => name);
    const factors = parts.filter(([, link]) => link !== "/").map(([, , name = ""]) => name);
    const isNumber = (one: string) => /^\d+(?:\.\d+)?(?:e-?\d+)?$/.test(one);
    const numbers = factors.filter(isNumber).map(Number);
    const term = { factor: product(numbers) * (sign === "-" ? -1 : 1), names: factors.filter((one) => !isNumber(one)) };
    return over.length > 0 ? { ...term, by: over } : term;
  });
}
