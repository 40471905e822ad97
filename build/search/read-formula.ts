const raised: Readonly<Record<string, string>> = Object.fromEntries(
  [..."0123456789+−()abcdefghijklmnoprstuvwxyz"].map((letter, at) => [
    letter,
    [..."⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ"][at] ?? "",
  ]),
);
const lowered: Readonly<Record<string, string>> = Object.fromEntries(
  [..."0123456789+−aehijklmnoprstuvx"].map((letter, at) => [letter, [..."₀₁₂₃₄₅₆₇₈₉₊₋ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ"][at] ?? ""]),
);

/** In smaller signs; null where one of them has none. */
function small(text: string, signs: Readonly<Record<string, string>>): string | null {
  const all = [...text.replace(/ /g, "")].map((letter) => signs[letter]);
  return all.includes(undefined) ? null : all.join("");
}

/** What stands after ^ or _: one sign, with the minus before it, or something in brackets. */
const part = "(?:\\(([^()]*)\\)|([^\\s(){}]))";
const powers = new RegExp(`\\^${part}`, "gu");
const indices = new RegExp(`_${part}`, "gu");

/**
 * A formula of plain signs as a reader would write it: x² for x^2, n₁ for n_1, "the limit as h → 0 of" for lim_(h→0). What has no small
 * signs for it stays as it is, but for an index: then all of the formula's stand on the line.
 */
export function readFormula(plain: string): string {
  const text = plain
    .replace(/lim_\((\w)→(\w)\) ?/g, "the limit as $1 → $2 of ")
    .replace(/Σ_\{([^}]*)\}\^\{([^}]*)\} ?/g, "the sum from $1 to $2 of ")
    .replace(/∫_(\w)\^(\w) ?/g, "∫ from $1 to $2 of ")
    .replace(/log_(\w)\(/g, (log, base) => (base in lowered ? log : `log to base ${base} of (`))
    .replace(powers, (as, inside, one) => small(inside ?? one, raised) ?? as);
  const fits = [...text.matchAll(indices)].every(([, inside, one]) => small(inside ?? one ?? "", lowered) !== null);
  return text.replace(indices, (_, inside, one) => (fits ? small(inside ?? one, lowered) : null) ?? inside ?? one);
}
