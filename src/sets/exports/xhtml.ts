import type { Html } from "../../engine/puzzle.ts";

const kept = new Set("p ol ul li strong em sub sup br table thead tbody tr th td".split(" "));
/** What formulas are made of, and what of its attributes MathML 2 knows, which QTI 2.1 asks for. */
const mathAttributes: Readonly<Record<string, readonly string[]>> = {
  math: ["display"],
  mo: ["fence", "form", "stretchy", "lspace", "rspace", "separator", "movablelimits"],
  mspace: ["width", "height"],
  mstyle: ["displaystyle", "scriptlevel"],
  mfrac: ["linethickness"],
};
const empty = new Set(["br"]);
const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', amp: "&", nbsp: "\u00a0", apos: "'" };

export function escapeXml(text: string): string {
  return (
    text
      .replace(/&/g, "&amp;")
      .replace(/</g, "&lt;")
      .replace(/>/g, "&gt;")
      .replace(/"/g, "&quot;")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no way to write these.
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
  );
}

/**
 * Our compiled text as well-formed XHTML with MathML that other systems show: without what only our styles understand, and without
 * the pieces of a long formula that stand beside it for narrow screens.
 */
export function xhtml(html: Html): string {
  const open: { readonly name: string; readonly shown: boolean }[] = [];
  let hidden = 0;
  let text = "";
  for (const [, end, name = "", attributes = "", words] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)([^>]*)>|([^<]+)/gi)) {
    if (words !== undefined) {
      if (hidden === 0) text += escapeXml(decoded(words));
    } else if (end) {
      const last = open.pop();
      if (last && !last.shown) hidden--;
      if (last && hidden === 0 && last.shown && isKept(name)) text += `</${name}>`;
    } else {
      const shown = !/\baria-hidden="true"/.test(attributes);
      const isEmpty = empty.has(name) || attributes.endsWith("/");
      if (!shown && !isEmpty) hidden++;
      if (hidden === 0 && shown && isKept(name))
        text += `<${name}${attributesOf(name, attributes)}${isEmpty ? "/" : ""}>`;
      if (!isEmpty) open.push({ name, shown });
    }
  }
  return text;
}

function isKept(name: string): boolean {
  return (
    kept.has(name) ||
    /^m(?:ath|[inos]|frac|row|sup|sub|subsup|sqrt|root|text|space|style|table|tr|td|over|under|underover|padded|phantom)$/.test(
      name,
    )
  );
}

function attributesOf(name: string, attributes: string): string {
  const namespace = name === "math" ? ' xmlns="http://www.w3.org/1998/Math/MathML"' : "";
  const own = [...attributes.matchAll(/([a-z-]+)="([^"]*)"/g)]
    .filter(([, attribute = ""]) => mathAttributes[name]?.includes(attribute))
    .map(([, attribute, value = ""]) => ` ${attribute}="${escapeXml(decoded(value))}"`);
  return namespace + own.join("");
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (all, number, hex, name) =>
    name ? (entities[name] ?? all) : String.fromCodePoint(number ? Number(number) : Number.parseInt(hex, 16)),
  );
}

/** Steps as a numbered list. */
export function stepsXhtml(steps: readonly Html[]): string {
  return steps.length === 0 ? "" : `<ol>${steps.map((step) => `<li>${xhtml(step)}</li>`).join("")}</ol>`;
}
