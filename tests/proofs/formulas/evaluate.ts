/**
 * Values for the names a formula uses. A name may be any run of words or signs: "area of cross-section", "P(not A)",
 * "\\frac{dy}{dx}". A list stands for data: a sum sign adds up what stands behind it, once for each place of the lists.
 */
export type Names = Readonly<Record<string, number | readonly number[]>>;
export type Angle = "deg" | "rad";

const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹⁻ⁿ";
const lowered = "₀₁₂₃₄₅₆₇₈₉";
const greek = {
  alpha: "α",
  beta: "β",
  theta: "θ",
  lambda: "λ",
  mu: "μ",
  sigma: "σ",
  rho: "ρ",
  Delta: "Δ",
  pi: "π",
  times: "×",
  div: "÷",
  pm: "±",
  mp: "∓",
  mid: "|",
  sum: "Σ",
  int: "∫",
  cdots: "...",
};

/** TeX and plain text brought to one notation, without spaces. Fractions and roots keep their TeX commands. */
export function normalised(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll("\\\\", ";")
    .replaceAll("&", ",")
    .replace(/\\(?:text|mathbf|operatorname)\{([^}]*)\}/g, "$1")
    .replace(/\\bar\{([^}]*)\}/g, "$1\u0304")
    .replace(/\\(?:begin|end)\{pmatrix\}/g, (found) => (found.startsWith("\\b") ? "(" : ")"))
    .replace(/\\(?:left|right)(?![a-z])|\\(?=sin|cos|tan|sec|cot|ln|log|det)|\\[,;:! ]/g, "")
    .replace(/\\([a-zA-Z]+)/g, (all, word: string) => greek[word as keyof typeof greek] ?? all)
    .replace(/\^\\circ|\^\{\\circ\}|°/g, "")
    .replaceAll("…", "...")
    .replaceAll("-", "−")
    .replace(new RegExp(`[${raised}]+`, "g"), (signs) => `^{${shifted(signs, raised, "0123456789−n")}}`)
    .replace(new RegExp(`[${lowered}]`, "g"), (digit) => `_${lowered.indexOf(digit)}`)
    .replace(/_[({]([^(){}]*)[)}]/g, (_, below: string) => (below.length === 1 ? `_${below}` : `_{${below}}`))
    .replace(/\^\{([^{}])\}/g, "^$1")
    .replace(/\s+/g, "");
}

const shifted = (signs: string, from: string, to: string) =>
  [...signs].map((sign) => to.charAt(from.indexOf(sign))).join("");

/** Functions of one number; angles in radians. */
const functions: Readonly<Record<string, (x: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  sec: (x) => 1 / Math.cos(x),
  cosec: (x) => 1 / Math.sin(x),
  cot: (x) => 1 / Math.tan(x),
  ln: Math.log,
  log: Math.log10,
};
const inverses: Readonly<Record<string, (x: number) => number>> = { sin: Math.asin, cos: Math.acos, tan: Math.atan };

/** Whether a side of an equation holds numbers and signs only. */
export function isNumeric(text: string): boolean {
  const bare = normalised(text).replace(/\\(frac|sqrt|binom)|sin|cosec|cos|tan|sec|cot|ln|log/g, "");
  return bare !== "" && !/[^\P{L}π]|\.\.\.|:|≠|[<>≤≥]/u.test(bare.replace(/e\^/g, ""));
}

/** The sides of every equation in a formula: one list for each part between \quad or commas, outside of brackets. */
export function equations(text: string): string[][] {
  return apart(
    text.replace(/\\(quad|approx)(?![a-z])/g, (_, word) => (word === "quad" ? "," : "=")).replaceAll("≈", "="),
    ",",
  ).map((part) => apart(part, "="));
}

function apart(text: string, sign: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const [at, letter] of [...text].entries()) {
    if (letter === sign && depth === 0 && text.charAt(at - 1) !== "\\") parts.push("");
    else parts[parts.length - 1] += letter;
    if ("({[".includes(letter)) depth++;
    if (")}]".includes(letter)) depth--;
  }
  return parts;
}

/**
 * The value of a formula's side, plain or TeX. Two things side by side are multiplied. ± takes the sign of the name
 * "±", and of a matrix or a vector stands the entry of the number "entry". Throws where something cannot be read, so
 * that no part of a formula goes unchecked.
 */
export function evaluate(source: string, names: Names = {}, angle: Angle = "rad"): number {
  const text = normalised(source);
  let known = Object.entries(names)
    .map(([name, value]) => [normalised(name), value] as const)
    .sort(([a], [b]) => b.length - a.length);
  const words = Object.keys(functions).sort((a, b) => b.length - a.length);
  let at = 0;
  let bars = 0;
  let place = 0;

  function take(...wanted: string[]): string | undefined {
    const found = wanted.find((piece) => text.startsWith(piece, at));
    at += found?.length ?? 0;
    return found;
  }

  function sum(): number {
    let total = signed(take("+", "−", "±", "∓") ?? "+", product());
    for (let sign = take("+", "−", "±", "∓"); sign; sign = take("+", "−", "±", "∓")) total += signed(sign, product());
    return total;
  }

  function signed(sign: string, value: number): number {
    if (sign === "±" || sign === "∓") return value * single(names["±"]) * (sign === "±" ? 1 : -1);
    return sign === "−" ? -value : value;
  }

  const ends = () => at >= text.length || /[+−±∓)}\],;]/.test(text.charAt(at)) || (bars > 0 && text.charAt(at) === "|");

  function product(): number {
    let value = power();
    while (!ends()) {
      const sign = take("×", "÷", "/");
      value = sign === "÷" || sign === "/" ? value / power() : value * power();
    }
    return value;
  }

  /** What stands side by side, up to a sign, and up to the next function where it belongs to one. */
  function run(): number {
    let value = power();
    while (!ends() && !/[×÷/Σ]/.test(text.charAt(at)) && !wordHere()) value *= power();
    return value;
  }

  function power(): number {
    let base = primary();
    while (take("!")) base = factorial(base);
    if (!take("^")) return base;
    const exponent = primary();
    return take("^") ? base ** (exponent ** primary()) : base ** exponent;
  }

  const nameHere = () => known.find(([piece]) => text.startsWith(piece, at));
  function wordHere(): string | undefined {
    const word = words.find((one) => text.startsWith(one, at));
    const name = nameHere();
    return word && word.length >= (name?.[0].length ?? 0) ? word : undefined;
  }

  function single(value: number | readonly number[] | undefined): number {
    return (typeof value === "object" ? value[place] : value) ?? Number.NaN;
  }

  function primary(): number {
    const word = wordHere();
    if (word) {
      at += word.length;
      return called(word);
    }
    const name = nameHere();
    if (name?.[0] !== "nCr" && take("nCr")) return choices(numberOf("n"), numberOf("r"));
    if (name) {
      at += name[0].length;
      return single(name[1]);
    }
    if (take("Σ_{")) return counted();
    if (take("Σ")) return added();
    if (take("(")) return closing(")");
    if (take("{")) return closing("}");
    if (take("[")) return closing("]");
    if (take("|")) return between();
    if (take("\\sqrt[")) {
      const index = closing("]");
      return primary() ** (1 / index);
    }
    if (take("√", "\\sqrt")) return Math.sqrt(primary());
    if (take("\\frac")) return primary() / primary();
    if (take("\\binom")) return choices(primary(), primary());
    const part = take("½", "⅓", "¼", "⅔", "¾");
    if (part) return { "½": 1 / 2, "⅓": 1 / 3, "¼": 1 / 4, "⅔": 2 / 3, "¾": 3 / 4 }[part] ?? Number.NaN;
    if (take("π")) return Math.PI;
    if (take("e")) return Math.E;
    const digits = /^\d+(\.\d+)?/.exec(text.slice(at))?.[0];
    if (!digits) throw new Error(`cannot read ${text.slice(at)} in ${source}`);
    at += digits.length;
    return Number(digits);
  }

  /** What stands below a line: without brackets a single digit, as in TeX. */
  function below(): number {
    return /\d/.test(text.charAt(at)) ? Number(text.charAt(at++)) : primary();
  }

  function called(word: string): number {
    const base = word === "log" && take("_") ? below() : null;
    const exponent = take("^") ? primary() : 1;
    const isInverse = exponent === -1 && word in inverses;
    const argument = text.charAt(at) === "(" || text.charAt(at) === "|" ? power() : run();
    const turns = angle === "deg" ? Math.PI / 180 : 1;
    if (isInverse) return (inverses[word]?.(argument) ?? Number.NaN) / turns;
    const isAngle = word !== "ln" && word !== "log";
    const value = functions[word]?.(isAngle ? argument * turns : argument) ?? Number.NaN;
    return (base === null ? value : value / Math.log10(base)) ** exponent;
  }

  function added(): number {
    const [from, outside] = [at, place];
    const many = Object.values(names).find((value) => typeof value === "object");
    if (typeof many !== "object") throw new Error(`no data for the sum in ${source}`);
    let total = 0;
    for (place = 0; place < many.length; place++) {
      at = from;
      total += run();
    }
    place = outside;
    return total;
  }

  /** A sum over whole numbers: from the one behind the letter up to the one above the sign. */
  function counted(): number {
    const letter = text.charAt(at);
    at += 2;
    const first = closing("}");
    take("^");
    const end = primary();
    const [from, outside] = [at, known];
    let total = 0;
    for (let n = first; n <= end; n++) {
      at = from;
      known = [...outside.filter(([name]) => name !== letter), [letter, n] as const].sort(
        ([a], [b]) => b.length - a.length,
      );
      total += run();
    }
    known = outside;
    return total;
  }

  const numberOf = (letter: string) => single(known.find(([name]) => name === letter)?.[1]);

  function between(): number {
    bars++;
    const value = sum();
    bars--;
    if (!take("|")) throw new Error(`no second bar in ${source}`);
    return Math.abs(value);
  }

  /** Up to the bracket; of several entries the one that is asked for. */
  function closing(bracket: string): number {
    const outside = bars;
    bars = 0;
    const entries = [sum()];
    while (take(",", ";")) entries.push(sum());
    bars = outside;
    if (!take(bracket)) throw new Error(`no ${bracket} before ${text.slice(at)} in ${source}`);
    return entries.length === 1 ? single(entries[0]) : single(entries[single(names["entry"])]);
  }

  const value = sum();
  if (at < text.length) throw new Error(`cannot read ${text.slice(at)} in ${source}`);
  return value;
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}

function choices(n: number, r: number): number {
  return r === 0 ? 1 : (choices(n - 1, r - 1) * n) / r;
}
