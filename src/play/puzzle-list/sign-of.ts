/** What fits on a tile, in characters that are seen. */
const longest = 9;

/**
 * What tells a problem from others at a glance, as HTML: its first short formula that says more than a number or a letter, else its first numbers;
 * null where it has none.
 */
export function signOf(problem: string): string | null {
  const formulas = (problem.match(/<math[\s\S]*?<\/math>/g) ?? []).map((html) => ({ html, text: textOf(html) }));
  const short = formulas.filter(({ text }) => text.length > 0 && text.length <= longest);
  // A letter alone, or a sign, could be of any problem.
  const telling = short.find(({ text }) => text.length > 1 && /[^\d.,\s]/.test(text));
  if (telling) return telling.html.replace(/ display="block"/, "");
  const numbers = [...new Set(textOf(problem).match(/\d+(?:[.,:/]\d+)*/g) ?? [])].filter(
    (one) => one.length <= longest,
  );
  const [first, second] = numbers;
  if (first === undefined || (second === undefined && first.length === 1)) return null;
  return second !== undefined && first.length + second.length < longest - 2 ? `${first}, ${second}` : first;
}

/** Two thirds are "2/3" and not 23, and a power of ten is no number with its exponent behind it. */
const textOf = (html: string) =>
  html
    .replace(/<msup>(<m[ni]>[^<]*<\/m[ni]>)/g, "$1^")
    .replace(/<mfrac><mn>(\d+)<\/mn><mn>(\d+)<\/mn><\/mfrac>/g, " $1/$2")
    .replace(/<annotation[\s\S]*?<\/annotation>|<[^>]+>/g, "")
    .replace(/\s+/g, " ")
    .trim();
