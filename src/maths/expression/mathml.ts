import { ExpressionFault } from "./tokens.ts";

interface Element {
  readonly name: string;
  /** All its attributes, as they are written. */
  readonly attributes: string;
  readonly children: (Element | string)[];
}

const maxDepth = 100;
const tagOrText = /<(\/?)(?:\w+:)?(\w+)([^>]*?)(\/?)>|<!--[\s\S]*?-->|([^<]+)|</g;
const entities: Readonly<Record<string, string>> = {
  times: "×",
  sdot: "·",
  middot: "·",
  centerdot: "·",
  divide: "÷",
  minus: "−",
  pi: "π",
  deg: "°",
  lfloor: "⌊",
  rfloor: "⌋",
  lceil: "⌈",
  rceil: "⌉",
};

/**
 * Presentation MathML as people would type it, with fractions and roots as LaTeX writes them. Throws an ExpressionFault
 * for what is nested too deeply.
 */
export function mathmlText(source: string): string {
  const root: Element = { name: "math", attributes: "", children: [] };
  const open: Element[] = [root];
  for (const [all, close, name, attributes = "", empty, text] of source.matchAll(tagOrText)) {
    const innermost = open.at(-1) ?? root;
    if (text !== undefined) innermost.children.push(decoded(text));
    else if (name === undefined) innermost.children.push(all.startsWith("<!") ? " " : all);
    else if (close) {
      if (open.length > 1) open.pop();
    } else {
      const element: Element = { name: name.toLowerCase(), attributes, children: [] };
      innermost.children.push(element);
      if (!empty && open.push(element) > maxDepth)
        throw new ExpressionFault("There are too many brackets in brackets.");
    }
  }
  return written(root).trim();
}

function written(node: Element | string): string {
  if (typeof node === "string") return node.trim();
  const parts = node.children.map(written).filter((part) => part !== "");
  const [first = "", second = "", third = ""] = parts;
  switch (node.name) {
    case "mfrac":
      return `\\${/linethickness="?0/.test(node.attributes) ? "binom" : "frac"}{${first}}{${second}}`;
    case "msqrt":
      return `\\sqrt{${parts.join(" ")}}`;
    case "mroot":
      return `\\sqrt[${second}]{${first}}`;
    case "msup":
      return `${grouped(first)}^{${second}}`;
    case "msub":
      return `${first}_{${second}}`;
    case "msubsup":
      return `${first}_{${second}}^{${third}}`;
    case "mfenced":
      return `(${parts.join(", ")})`;
    case "semantics":
      return first;
    case "annotation":
    case "mspace":
    case "mphantom":
      return "";
    default:
      return parts.join(" ");
  }
}

/** One number, letter or function as it is; braces round all else. */
function grouped(text: string): string {
  return /^(?:[\p{L}]+|[\p{Nd}.,]+|\(.*\)|\))$/u.test(text) ? text : `{${text}}`;
}

function decoded(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (_, hex, decimal, name: string) => {
    if (name) return entities[name] ?? " ";
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : " ";
  });
}
