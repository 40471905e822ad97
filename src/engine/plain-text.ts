import type { Html } from "./puzzle.ts";

/** An element of MathML, or a text in it. */
interface Node {
  readonly name: string;
  readonly text: string;
  readonly children: Node[];
}

/** The characters of one text, each with the one of the other that stands in its place. */
function pairs(from: string, to: string): Readonly<Record<string, string>> {
  const others = [...to];
  return Object.fromEntries([...from].map((character, index) => [character, others[index] ?? ""]));
}

const raised = pairs("0123456789+−()n∘′", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿ°′");
const lowered = pairs("0123456789", "₀₁₂₃₄₅₆₇₈₉");
/** Between two numbers or letters these have a space on either side. */
const spaced = /^(?:[=≤≥≠≈+−×÷∗⊕→]|&[lg]t;)/;
const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', amp: "&", nbsp: " " };

/** The words of compiled text in one line without any markup, its formulas as one types them: "3/4", "x² + 1", "√(a + b)". */
export function plainText(html: Html): string {
  return html
    .replace(/<math[^>]*>([\s\S]*?)<\/math>/g, (_all, inner: string) => ` ${typed(parsed(inner))} `)
    .replace(/<\/(?:t[hd]|li)>\s*(?=<(?:t[hd]|li))/g, ", ")
    .replace(/<(?:p|li|tr|br|table|ul|ol|t[hd])\b[^>]*>/g, " ")
    .replace(/<[^>]+>/g, "")
    .replace(/&(\w+);/g, (all, name: string) => entities[name] ?? all)
    .replace(/\s+/g, " ")
    .replace(/(?<=[(“‘£€$]) | (?=[?!.,;:)”’%°])/g, "")
    .trim();
}

/** The beginning of a text: whole sentences or whole words, up to so many characters. */
export function beginning(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const sentence = /^[\s\S]*[.?!](?=\s)/.exec(cut)?.[0] ?? "";
  return sentence.length > most / 2 ? sentence : `${cut.slice(0, cut.lastIndexOf(" "))} …`;
}

function parsed(mathml: string): Node[] {
  const top: Node = { name: "math", text: "", children: [] };
  const open = [top];
  for (const [, end, name, , text] of mathml.matchAll(/<(\/?)([a-z]+)([^>]*)>|([^<]+)/g)) {
    const parent = open.at(-1) ?? top;
    if (text !== undefined) parent.children.push({ name: "text", text, children: [] });
    else if (end) open.pop();
    else {
      const node = { name: name ?? "", text: "", children: [] };
      parent.children.push(node);
      open.push(node);
    }
  }
  return top.children;
}

/** Some nodes side by side. */
function typed(nodes: readonly Node[]): string {
  return nodes.reduce((before, node) => {
    const now = written(node);
    if (node.name === "mo" && spaced.test(now))
      return /[\p{L}\p{N})²³!…]\s*$/u.test(before) ? `${before.trimEnd()} ${now} ` : before + now;
    if (node.name === "mo" && /^[,:]/.test(now)) return `${before}${now} `;
    // A mixed number, 2 3/4.
    if (/^\d/.test(now) && node.name === "mfrac" && /\d$/.test(before)) return `${before} ${now}`;
    return before + now;
  }, "");
}

function written({ name, text, children }: Node): string {
  const [base, second] = children.map(written);
  switch (name) {
    case "text":
      return text.replaceAll("\u2061", "");
    case "mspace":
      return " ";
    case "mfrac":
      return `${held(base)}/${held(second)}`;
    case "msup":
      return base + scripted(second, raised, "^");
    case "msub":
      return base + scripted(second, lowered, "_");
    case "msqrt":
      return `√${held(typed(children))}`;
    case "mroot":
      return `${scripted(second, raised, "^")}√${held(base)}`;
    default:
      return typed(children);
  }
}

/** In brackets where it is more than a number or a name. */
function held(part = ""): string {
  return /^[\p{L}\p{N}.,]*$|^\([^()]*\)$/u.test(part) ? part : `(${part})`;
}

function scripted(part = "", small: Readonly<Record<string, string>>, mark: string): string {
  const characters = [...part.replaceAll(" ", "")];
  return characters.every((character) => small[character])
    ? characters.map((one) => small[one]).join("")
    : mark + held(part);
}
