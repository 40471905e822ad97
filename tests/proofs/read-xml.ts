/** A small reader of XML for proofs, strict about what is well formed: it throws where a real one would refuse. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Element | string)[];
  /** What stands between its tags. */
  readonly source: string;
}

interface Open {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: (Element | string)[];
  readonly from: number;
}

const named: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };
const name = "[A-Za-z_][\\w:.-]*";
const piece = new RegExp(
  `<\\?xml[^?]*\\?>|<(/?)(${name})((?:\\s+${name}=(?:"[^"<]*"|'[^'<]*'))*)\\s*(/?)>|([^<]+)`,
  "gy",
);

export function readXml(text: string): Element {
  const top: Open = { name: "", attributes: {}, children: [], from: 0 };
  const open = [top];
  let at = 0;
  for (const match of text.matchAll(piece)) {
    const [all, end, tag, attributes = "", isEmpty, words] = match;
    at = match.index + all.length;
    const parent = open.at(-1) ?? top;
    if (words !== undefined) parent.children.push(decoded(words));
    else if (tag === undefined) continue;
    else if (end) {
      const last = open.pop();
      if (!last || last.name !== tag) throw new Error(`</${tag}> closes <${last?.name}>`);
      open.at(-1)?.children.push({ ...last, source: text.slice(last.from, match.index) });
    } else {
      const element: Open = { name: tag, attributes: {}, children: [], from: at };
      for (const [, key = "", quoted = ""] of attributes.matchAll(new RegExp(`(${name})=("[^"]*"|'[^']*')`, "g"))) {
        if (key in element.attributes) throw new Error(`${key} is there twice in <${tag}>`);
        element.attributes[key] = decoded(quoted.slice(1, -1));
      }
      if (isEmpty) parent.children.push({ ...element, source: "" });
      else open.push(element);
    }
  }
  if (at !== text.length) throw new Error(`not well formed: ${text.slice(at, at + 80)}`);
  if (open.length > 1) throw new Error(`<${open.at(-1)?.name}> is not closed`);
  const [root, ...others] = top.children.filter((child): child is Element => typeof child !== "string");
  if (!root || others.length > 0) throw new Error("not one element at the top");
  return root;
}

function decoded(text: string): string {
  return text.replace(/&([^;]*;?)/g, (all, entity: string) => {
    const found = named[entity.slice(0, -1)];
    if (found === undefined || !entity.endsWith(";")) throw new Error(`${all} is no entity`);
    return found;
  });
}

export function childrenOf(element: Element | undefined, name?: string): readonly Element[] {
  return (element?.children ?? []).filter(
    (child): child is Element => typeof child !== "string" && (name === undefined || child.name === name),
  );
}

/** The first descendant by the names on the way; an empty element where there is none. */
export function deep(element: Element | undefined, ...names: readonly string[]): Element {
  const found = names.reduce<Element | undefined>((at, one) => childrenOf(at, one)[0], element);
  return found ?? { name: "", attributes: {}, children: [], source: "" };
}

export function textOf(element: Element | undefined): string {
  return (element?.children ?? []).map((child) => (typeof child === "string" ? child : textOf(child))).join("");
}
