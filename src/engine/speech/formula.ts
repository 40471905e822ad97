import { attribute, type Node, textOf } from "./markup.ts";
import { commonFraction, enclosures, names, relations, rootName, signs } from "./symbols.ts";

// A learner who hears a formula must be able to tell where each part of it ends: (1 + x)/2 from 1 + x/2. So a fraction,
// root or power that holds more than one number or letter, or that stands among other terms, says where it ends.

/** Letters that our texts use for functions: before a bracket they are said "f of x". */
const functions = new Set(["f", "g", "h", "P", "Q", "Z"]);

/** A formula in words: "x squared plus 3 equals the fraction x plus 1 over 2, end fraction". */
export function formulaInWords(math: Node): string {
  return tidied(row(math.children).replaceAll(opens, "").replaceAll(closes, ""));
}

/** The same to be read by the eye, which sees brackets: "x squared plus 3 equals the fraction (x plus 1 over 2)". */
export function formulaForTheEye(math: Node): string {
  return tidied(row(math.children).replace(ends, ")").replaceAll(opens, "("))
    .replace(/open bracket /g, "(")
    .replace(/ close bracket/g, ")")
    .replace(/,(?=\))/g, "");
}

/** Stand round what says where it ends, until it is known who is told. */
const opens = "\uE000";
const closes = "\uE001";
const ends = /\uE001, end [^,]*,/g;
const held = (words: string, name: string) => `${opens}${words}${closes}, end ${name},`;

function tidied(words: string): string {
  return words
    .replace(/\s+/g, " ")
    .replace(/(?: ?,)+/g, ",")
    .replace(/, (?=close )/g, " ")
    .replace(/^[, ]+|[, ]+$/g, "");
}

/** What stands side by side. */
function row(nodes: readonly Node[]): string {
  const items = withThousands(flat(nodes)).filter((node) => node.name !== "mspace" || isWide(node));
  const words: string[] = [];
  for (let at = 0; at < items.length; at++) {
    const item = items[at] as Node;
    const letters = item.name === "mi" ? capitals(items, at) : 0;
    if (letters > 0) {
      const [next, end] = items.slice(at + letters) as (Node | undefined)[];
      const isLastRaised = letters > 0 && next?.name === "msup" && /^[A-Z]$/.test(textOf(next.children[0] as Node));
      words.push(letters > 1 || isLastRaised ? "capitals" : "capital", ...items.slice(at, at + letters).map(textOf));
      at += letters - 1;
      // AB² is the square of one length, not B's alone.
      if (isLastRaised) {
        words.push(say(next, undefined, end).replace(/^capital /, ""));
        at++;
      }
      // Heard alone, a capital and a small letter are the same.
      else if (next?.name === "mi" && /^[a-z]$/.test(textOf(next))) words.push("small");
    } else {
      const said = say(item, items[at - 1], items[at + 1]);
      // "12 times the square root of 3", where nothing stands between them on paper.
      if (said.startsWith("the ") && endsFactor(items[at - 1])) words.push("times");
      words.push(said);
    }
    if (isFunctionOf(items, at)) {
      words.push("of", row([items[at + 2] as Node]));
      at += 3;
    }
  }
  return words.join(" ");
}

function say(node: Node, before: Node | undefined, after: Node | undefined): string {
  const [first, second, third] = node.children;
  switch (node.name) {
    case "mn":
      // "0." stands before digits that are letters.
      return textOf(node).replace(",", ".").replace(/\.$/, " point");
    case "mi":
      return named(textOf(node), before);
    case "mo":
      return operator(node, before, after);
    case "mtext":
      return textOf(node).replace(/\u00A0/g, " ");
    case "mspace":
      return ",";
    case "mfrac":
      return fraction(node, before, after);
    case "msqrt":
      return closed("the square root of", node.children, "root", after);
    case "mroot":
      return closed(`the ${rootName(within(second))} root of`, node.children.slice(0, 1), "root", after);
    case "msup":
      return power(within(first), second as Node);
    case "msub":
      return subscript(node);
    case "msubsup":
      return power(subscript(node), third as Node);
    default:
      return enclosed(node, after);
  }
}

/** "the square root of 2" or "the square root of x plus 1, end root": what holds more than one thing says its end. */
function closed(start: string, inside: readonly Node[], name: string, after: Node | undefined): string {
  const isShort = isPlain(inside) && !beginsFactor(after);
  return isShort ? `${start} ${row(inside)},` : `${start} ${held(row(inside), name)}`;
}

function named(text: string, before: Node | undefined): string {
  if (text === "°" && before && textOf(before) === "1") return "degree";
  return names[text] ?? signs[text] ?? text;
}

function operator(node: Node, before: Node | undefined, after: Node | undefined): string {
  const sign = textOf(node).replace("\uFE0E", "");
  // "minus x", but "negative 5": so 3 − −5 is not minus minus.
  const isSign = sign === "−" && after && (!before || isOpen(before) || attribute(node, "form") === "prefix");
  if (isSign && (after.name === "mn" || (after.name === "mfrac" && common(after)))) return "negative";
  return signs[sign] ?? sign;
}

/** "3 quarters", where a fraction is said so. */
function common(fraction: Node): string | undefined {
  const [top, bottom] = fraction.children as [Node, Node];
  return isPlain([top]) && isPlain([bottom]) ? commonFraction(within(top), within(bottom)) : undefined;
}

function fraction(node: Node, before: Node | undefined, after: Node | undefined): string {
  const [top, bottom] = node.children as [Node, Node];
  const mixed = before?.name === "mn" && isNumber(top) && isNumber(bottom) ? "and " : "";
  const named = common(node);
  if (named) return mixed + named;
  const over = `${within(top)} over ${within(bottom)}`;
  const isApart = (mixed !== "" || isEdge(before)) && isEdge(after);
  return isApart && isPlain([top]) && isPlain([bottom])
    ? mixed + over
    : `${mixed}the fraction ${held(over, "fraction")}`;
}

function isNumber(node: Node): boolean {
  const [only, ...more] = flat([node]);
  return only?.name === "mn" && more.length === 0;
}

function power(base: string, exponent: Node): string {
  const said = within(exponent);
  const sign = textOf(exponent);
  if (sign === "∘") return `${base} degrees`;
  if (/^′+$/.test(sign)) return `${base} ${[...sign].map(() => "prime").join(" ")}`;
  if (said === "2" || said === "3") return `${base} ${said === "2" ? "squared" : "cubed"}`;
  const items = flat([exponent]);
  const [only, ...more] = textOf(items[0] as Node) === "−" ? items.slice(1) : items;
  const isShort = only && more.length === 0 && (isPlain([only]) || (only.name === "mfrac" && common(only)));
  return `${base} to the power of ${isShort ? `${said},` : held(said, "power")}`;
}

function subscript({ children }: Node): string {
  const [base, index] = children as [Node, Node];
  if (textOf(base) === "log") return `log base ${within(index)}`;
  return `${within(base)} sub ${isPlain([index]) ? within(index) : held(within(index), "sub")}`;
}

/** Bars, half brackets, and the brackets of "9 choose 2". */
function enclosed(group: Node, after: Node | undefined): string {
  const inside = group.children.slice(1, -1);
  const [only] = inside;
  if (only && isBinomial(only)) return only.children.map(bracketed).join(" choose ");
  const name = enclosures[textOf(group.children[0] as Node)];
  return name ? closed(`the ${name} of`, inside, name, after) : row(group.children);
}

function bracketed(node: Node): string {
  return isPlain([node]) ? within(node) : `open bracket ${within(node)} close bracket`;
}

function within(node: Node | undefined): string {
  return node ? row([node]).trim() : "";
}

/** The items of a row without the rows in it; only what encloses stays a group. */
function flat(nodes: readonly Node[]): readonly Node[] {
  return nodes.flatMap((node) =>
    (node.name === "mrow" && !isEnclosure(node)) || node.name === "mstyle" ? flat(node.children) : [node],
  );
}

function isEnclosure({ children }: Node): boolean {
  const [first, second] = children;
  if (first?.name !== "mo" || children.length < 3) return false;
  return (
    Object.hasOwn(enclosures, textOf(first)) || (children.length === 3 && second !== undefined && isBinomial(second))
  );
}

function isBinomial(node: Node): boolean {
  return node.name === "mfrac" && attribute(node, "linethickness") === "0px";
}

/** One number, letter or name. */
function isPlain(nodes: readonly Node[]): boolean {
  const items = flat(nodes).filter(({ name }) => name !== "mspace");
  return items.length === 1 && /^m(?:[ni]|text)$/.test(items[0]?.name ?? "");
}

/** After it comes something new: what stands before has not ended. */
function isOpen(node: Node): boolean {
  return node.name === "mspace" || (node.name === "mo" && !/^[)\]!?]$/.test(textOf(node)));
}

/** Where a formula or one side of it ends. */
function isEdge(node: Node | undefined): boolean {
  return !node || node.name === "mspace" || (node.name === "mo" && relations.has(textOf(node)));
}

/** A factor that ends here, with no sign after it. */
function endsFactor(node: Node | undefined): boolean {
  return node !== undefined && !isEdge(node) && (node.name !== "mo" || /^[)!]$/.test(textOf(node)));
}

/** A factor that begins here, with no sign before it. */
function beginsFactor(node: Node | undefined): boolean {
  return node !== undefined && !isEdge(node) && (node.name !== "mo" || textOf(node) === "(");
}

/** How many capital letters stand in a row from here on. */
function capitals(items: readonly Node[], from: number): number {
  let count = 0;
  for (; ; count++) {
    const item = items[from + count];
    if (item?.name !== "mi" || !/^[A-Z]$/.test(textOf(item))) return count;
  }
}

/** Whether a function and its one letter or number in brackets stand here. */
function isFunctionOf(items: readonly Node[], at: number): boolean {
  const [name, opening, inside, closing] = items.slice(at, at + 4);
  if (name?.name !== "mi" || !functions.has(textOf(name)) || !opening || !inside || !closing) return false;
  return textOf(opening) === "(" && textOf(closing) === ")" && isPlain([inside]);
}

/** 12 000 000 as one number: thin spaces between thousands. */
function withThousands(items: readonly Node[]): readonly Node[] {
  const joined: Node[] = [];
  for (const item of items) {
    const [before, space] = joined.slice(-2);
    const isThousand =
      before?.name === "mn" &&
      space?.name === "mspace" &&
      attribute(space, "width") === "0.1667em" &&
      /^\d{3}(?:[.,]\d+)?$/.test(textOf(item)) &&
      /^(?:\d{1,3}|\d{4,})$/.test(textOf(before));
    if (isThousand) joined.splice(-2, 2, { ...before, children: [], text: textOf(before) + textOf(item) });
    else joined.push(item);
  }
  return joined;
}

/** The space between two formulas on one line. */
function isWide(space: Node): boolean {
  return Number.parseFloat(attribute(space, "width") ?? "0") >= 1;
}
