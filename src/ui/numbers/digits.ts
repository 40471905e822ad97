import { asciiDigits } from "../../maths/digits.ts";
import { digitsOf } from "./own-digits.ts";

// Whatever a page shows, it is written in ASCII digits, kept in them, linked and exported in them. Only where text comes
// to stand on the page do its digits become those of the reader: here, whoever wrote it there. So no screen can forget
// it, and nothing behind the page ever sees another digit.

/** What keeps its digits: text to be copied, and whatever says that it is not to be translated. */
const kept = "script, style, textarea, code, pre, [translate=no]";
const spoken = ["aria-label", "aria-valuetext", "alttext", "placeholder", "title"];
/** How CSS calls the numbers of lists, where it is not as Unicode does. */
const listStyles: Readonly<Record<string, string>> = {
  arab: "arabic-indic",
  arabext: "persian",
  deva: "devanagari",
  beng: "bengali",
  gujr: "gujarati",
  guru: "gurmukhi",
  orya: "oriya",
  telu: "telugu",
  knda: "kannada",
  mymr: "myanmar",
  khmr: "khmer",
  laoo: "lao",
  thai: "thai",
  tibt: "tibetan",
};

/**
 * Behind each Arabic-Indic number in running text. Without it Unicode sets what stands between two of them from the
 * right, and 5 − 3 would be read as 3 − 5.
 */
const leftToRight = "\u200e";

let digits: readonly string[] = [];
let mark = "";
let watching: MutationObserver | null = null;

/** Writes all numbers of the page in the digits of a numbering system of Unicode ("arab"), from now on; "latn" ends it. */
export function writeDigits(system: string): void {
  const own = digitsOf(system);
  digits = own ?? [..."0123456789"];
  mark = system === "arab" ? leftToRight : "";
  document.documentElement.style.setProperty("--list-numbers", listStyles[system] ?? "decimal");
  watching?.disconnect();
  watching = null;
  walk(document.body);
  if (!own) return;
  watching = new MutationObserver(follow);
  watching.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: spoken,
  });
}

function follow(records: readonly MutationRecord[]): void {
  for (const { type, target, addedNodes, attributeName } of records) {
    if (isKept(target)) continue;
    if (type === "characterData") write(target);
    else if (type === "attributes") name(target as Element, attributeName ?? "");
    else for (const node of addedNodes) walk(node);
  }
}

function isKept(node: Node): boolean {
  return (node instanceof Element ? node : node.parentElement)?.closest(kept) != null;
}

/** Everything in a node, the node itself included. */
function walk(root: Node): void {
  if (isKept(root)) return;
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.matches(kept) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node: Node | null = nodes.currentNode; node; node = nodes.nextNode()) {
    if (node instanceof Element) for (const attribute of spoken) name(node, attribute);
    else write(node);
  }
}

// Only what changes is written, or each change would be followed by another.

function write(node: Node): void {
  const before = node.nodeValue ?? "";
  const after = inDigits(before, mark);
  if (after !== before) node.nodeValue = after;
}

function name(element: Element, attribute: string): void {
  const before = element.getAttribute(attribute);
  if (before === null) return;
  const after = inDigits(before, "");
  if (after !== before) element.setAttribute(attribute, after);
}

function inDigits(text: string, behind: string): string {
  if (!/\p{Nd}/u.test(text)) return text;
  return asciiDigits(text).replace(
    /\d+/g,
    (run) => run.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit) + behind,
  );
}
