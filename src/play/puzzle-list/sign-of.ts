/** So wide a sign is still read on one line of a tile, in widths of a letter m. */
const widest = 8.3;

/** What tells a problem from others at a glance, as HTML: its first short formula that says more than a number or a letter; null where it has none. */
export function signOf(problem: string): string | null {
  const telling = formulasIn(problem).find(
    (html) => textOf(html).length > 1 && !isNumber(html) && isWhole(textOf(html)) && widthOf(html) <= widest,
  );
  return telling?.replace(/ display="block"/, "") ?? null;
}

/** About how wide a formula is set: an empty box and a sign between two numbers are wider than a digit. */
export function widthOf(html: string): number {
  const many = (tag: string) => html.split(`<${tag}`).length - 1;
  const wide = { "□": 1, "(": 0.4, ")": 0.4, "%": 0.75, ":": 0.75, "∗": 1, "∘": 1 } as Readonly<Record<string, number>>;
  // What is multiplied without a sign has one that nobody sees.
  return [...textOf(html).replace(/[\s\u2061-\u2064]/g, "")].reduce(
    (sum, one) => sum + (wide[one] ?? (/[+−×÷=<>≤≥≈→]/.test(one) ? 1.25 : 0.55)),
    many("mspace") * 0.3 + (many("msqrt") + many("mroot")) * 1.1,
  );
}

const formulasIn = (problem: string): readonly string[] => problem.match(/<math[\s\S]*?<\/math>/g) ?? [];

/** Where a text breaks a formula, or a field stands in it, there is but a part: "8 =" says nothing. */
const isWhole = (text: string) => !/^[=×÷:,<>)]|[+−×÷=:,<>(]$/.test(text);

const isNumber = (html: string) => /^[\d.,\s]*$/.test(textOf(html));

/** Two thirds are "2/3" and not 23, and a power of ten is no number with its exponent behind it. */
const textOf = (html: string) =>
  html
    .replace(/<msup>(<m[ni]>[^<]*<\/m[ni]>)/g, "$1^")
    .replace(/<mfrac><mn>(\d+)<\/mn><mn>(\d+)<\/mn><\/mfrac>/g, " $1/$2")
    .replace(/<annotation[\s\S]*?<\/annotation>|<[^>]+>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/\s+/g, " ")
    .trim();
