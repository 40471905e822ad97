import type { Html } from "../puzzle.ts";

/** An element of compiled HTML; a run of text is one without a name. */
export interface Node {
  readonly name: string;
  /** All its attributes, as they are written. */
  readonly attributes: string;
  readonly children: readonly Node[];
  readonly text: string;
}

const tagOrText = /<(?:"[^"]*"|[^">])*>|[^<]+/g;
const empty = new Set(["br", "hr", "img", "input", "col"]);
const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00A0" };

/**
 * The tree of HTML that we compiled ourselves or that a browser wrote out: every element is closed. It needs no browser,
 * so that one piece of code reads formulas at the build, in tests and on the page.
 */
export function parse(html: Html): readonly Node[] {
  const root: Node[] = [];
  const open: { name: string; children: Node[] }[] = [];
  for (const [piece] of html.matchAll(tagOrText)) {
    const here = open.at(-1)?.children ?? root;
    const [, end, name = "", attributes = ""] = /^<(\/?)([a-zA-Z][\w-]*)([\s\S]*?)\/?>$/.exec(piece) ?? [];
    if (end === "/") {
      if (open.at(-1)?.name === name) open.pop();
    } else if (name !== "") {
      const children: Node[] = [];
      here.push({ name, attributes, children, text: "" });
      if (!empty.has(name) && !piece.endsWith("/>")) open.push({ name, children });
    } else if (!piece.startsWith("<")) {
      here.push({ name: "", attributes: "", children: [], text: decode(piece) });
    }
  }
  return root;
}

/** The value of an attribute; nothing where the element has none of that name. */
export function attribute(node: Node, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(node.attributes)?.[1];
  return found === undefined ? undefined : decode(found);
}

/** All text in an element, however deep it lies. */
export function textOf(node: Node): string {
  return node.text + node.children.map(textOf).join("");
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d+)|(\w+));/g, (all, code: string | undefined, name: string) =>
    code ? String.fromCodePoint(Number(code)) : (entities[name] ?? all),
  );
}
