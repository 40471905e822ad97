import type { Html } from "./puzzle.ts";

/**
 * A line of working as it is typed, "1/4 + 5/6 = (3 + 10)/12", as MathML: what is glued to a slash is a fraction, brackets
 * around the whole of its top, its bottom or a power go, √( ) is a root. One formula for each side of =, <, > and ≈, so that
 * a long line breaks between them; words and commas between formulas stay text. Where there are several ("x = 1 or x = 2"),
 * a line breaks before the next of them rather than within one.
 */
export function lineMathml(line: string): Html {
  const [first = "", ...others] = line.split(/ (?=(?:or|and|so) )/);
  if (others.length === 0) return sidesMathml(first);
  return [first, ...others].map((one) => `<span class="inline-block py-0.5">${sidesMathml(one)}</span>`).join(" ");
}

function sidesMathml(line: string): Html {
  return (
    line
      // A sign at the beginning of a formula is still one between two sides.
      .split(/ (?=[=<>≈≠] )|(?<=[,;]) |(?<=^(?:or|and|so)) /)
      .map((piece) => {
        const [, words = "", formula = "", end = ""] = /^((?:or|and|so)? ?)(.*?)([,;.]?)$/.exec(piece) ?? [];
        return `${words}${formula && `<span class="keep"><math>${row(formula).replace(/^<mrow><mo>(?=[=≈≠]|&[lg]t;)/, '<mrow><mo form="infix" lspace="0" rspace="0.28em">')}</math>${end}</span>`}`;
      })
      .join(" ")
  );
}

const tokenForm = /\s+|\d+(?:[.,]\d+)*(?:\.(?=\())?(?:(?<=\.\d*)\(\d+\))?%?|\p{L}|./gu;

interface Item {
  readonly html: string;
  /** Stood in brackets that go where it is the whole top, bottom or power. */
  readonly inner?: string;
  /** A sign between two others. */
  readonly sign?: boolean;
  readonly space?: boolean;
}

function row(text: string): string {
  const pieces = text.match(tokenForm) ?? [];
  let at = 0;
  const sequence = (): Item[] => {
    const items: Item[] = [];
    while (at < pieces.length && pieces[at] !== ")") {
      const piece = pieces[at++] ?? "";
      if (piece === "/") {
        const top = glued(items);
        const bottom = next();
        items.push({ html: `<mfrac>${bare(top)}${bare([bottom])}</mfrac>` });
      } else if (piece === "^") {
        const base = items.pop() ?? { html: "<mrow></mrow>" };
        items.push({ html: `<msup>${grouped([base])}${bare([next()])}</msup>` });
      } else if ((piece === "-" || piece === "±") && startsTerm(items)) {
        items.push({ html: `<mo form="prefix" lspace="0" rspace="0">${signs[piece] ?? piece}</mo>`, sign: true });
      } else {
        at--;
        items.push(next());
      }
    }
    return items;
  };
  const next = (): Item => {
    const piece = pieces[at++] ?? "";
    if (piece === "(") {
      const inner = html(sequence());
      at++;
      return { html: `<mrow><mo>(</mo>${inner}<mo>)</mo></mrow>`, inner };
    }
    if (piece === "√") return { html: `<msqrt>${bare([next()])}</msqrt>` };
    if (/^\s+$/.test(piece)) return { html: "", space: true };
    if (/^\d/.test(piece)) return { html: `<mn>${piece}</mn>` };
    if (/^\p{L}$/u.test(piece)) return { html: `<mi>${piece}</mi>` };
    return { html: `<mo>${signs[piece] ?? piece}</mo>`, sign: true };
  };
  return `<mrow>${html(sequence())}</mrow>`;
}

const signs: Readonly<Record<string, string>> = { "-": "−", "*": "×", "<": "&lt;", ">": "&gt;", "&": "&amp;" };

/** Whether nothing stands there yet that a sign could be between. */
function startsTerm(items: readonly Item[]): boolean {
  const last = items.findLast(({ space }) => !space);
  return last === undefined || last.sign === true;
}

/** Takes what stands right before a slash, without a space or a sign between. */
function glued(items: Item[]): Item[] {
  let from = items.length;
  while (from > 0 && !items[from - 1]?.space && !items[from - 1]?.sign) from--;
  return items.splice(from);
}

const html = (items: readonly Item[]) => items.map((item) => item.html).join("");
const grouped = (items: readonly Item[]) => `<mrow>${html(items)}</mrow>`;
const bare = (items: readonly Item[]) => {
  const [only, ...others] = items;
  return only?.inner !== undefined && others.length === 0 ? `<mrow>${only.inner}</mrow>` : grouped(items);
};
