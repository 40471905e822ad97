/** Values for the names a formula uses. A name may be any run of words or signs: "area of cross-section", "P(not A)". */
export type Names = Readonly<Record<string, number>>;

const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** TeX and plain text brought to one notation, without spaces. Fractions and roots keep their TeX commands. */
function normalised(text: string): string {
  return text
    .replace(/\\text\{([^}]*)\}/g, "$1")
    .replace(/\\(left|right|(?=sin|cos|tan))/g, "")
    .replaceAll("\\times", "×")
    .replaceAll("\\div", "÷")
    .replaceAll("\\pm", "±")
    .replaceAll("\\pi", "π")
    .replace(/\^\\circ|°/g, "")
    .replaceAll("-", "−")
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => `^${superscripts.indexOf(digit)}`)
    .replace(/\s+/g, "");
}

/** Whether a side of an equation holds numbers and signs only. */
export function isNumeric(text: string): boolean {
  return !/[a-z]/i.test(normalised(text).replace(/\\(frac|sqrt)/g, ""));
}

/** The sides of every equation in a formula: one list for each part between \quad or commas. */
export function equations(text: string): string[][] {
  return text.split(/\\quad|,/).map((part) => part.split("="));
}

/**
 * The value of a formula's side, plain or TeX. Two things side by side are multiplied. ± takes the sign of the name
 * "±". Throws where something cannot be read, so that no part of a formula goes unchecked.
 */
export function evaluate(source: string, names: Names = {}): number {
  const text = normalised(source);
  const known = Object.entries(names)
    .map(([name, value]) => [normalised(name), value] as const)
    .sort(([a], [b]) => b.length - a.length);
  let at = 0;

  function take(...wanted: string[]): string | undefined {
    const found = wanted.find((piece) => text.startsWith(piece, at));
    at += found?.length ?? 0;
    return found;
  }

  function sum(): number {
    let total = signed(take("+", "−") ?? "+", product());
    for (let sign = take("+", "−", "±"); sign; sign = take("+", "−", "±")) total += signed(sign, product());
    return total;
  }

  function signed(sign: string, value: number): number {
    if (sign === "±") return value * (names["±"] ?? Number.NaN);
    return sign === "−" ? -value : value;
  }

  function product(): number {
    let value = power();
    while (at < text.length && !/[+−±)}]/.test(text.charAt(at))) {
      const sign = take("×", "÷", "/");
      value = sign === "÷" || sign === "/" ? value / power() : value * power();
    }
    return value;
  }

  function power(): number {
    const base = primary();
    return take("^") ? base ** primary() : base;
  }

  function primary(): number {
    const name = known.find(([piece]) => text.startsWith(piece, at));
    if (name) {
      at += name[0].length;
      return name[1];
    }
    if (take("(")) return closing(")");
    if (take("{")) return closing("}");
    if (take("√", "\\sqrt")) return Math.sqrt(primary());
    if (take("\\frac")) return primary() / primary();
    if (take("½")) return 1 / 2;
    if (take("π")) return Math.PI;
    const digits = /^\d+(\.\d+)?/.exec(text.slice(at))?.[0];
    if (!digits) throw new Error(`cannot read ${text.slice(at)} in ${source}`);
    at += digits.length;
    return Number(digits);
  }

  function closing(bracket: string): number {
    const value = sum();
    if (!take(bracket)) throw new Error(`no ${bracket} before ${text.slice(at)} in ${source}`);
    return value;
  }

  const value = sum();
  if (at < text.length) throw new Error(`cannot read ${text.slice(at)} in ${source}`);
  return value;
}
