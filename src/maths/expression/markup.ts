/** An element of MathML. What has no children is a leaf with its text. */
export interface Markup {
  readonly tag: string;
  readonly text: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Markup[];
}

/** A number, name or sign: mn, mi, mo, mtext. */
export function leaf(tag: "mn" | "mi" | "mo" | "mtext", text: string): Markup {
  return { tag, text, attributes: tag === "mo" && fences.has(text) ? { fence: "true" } : {}, children: [] };
}

/** A sign between two parts, which begins a row of its own: its spaces are set, for at an edge browsers leave them out. */
export function between(sign: string): readonly Markup[] {
  const space = element("mspace", [], { width: "0.2222em" });
  const attributes = { form: "infix", lspace: "0", rspace: "0" };
  return [space, { tag: "mo", text: sign, attributes, children: [] }, space];
}

/** An element with others in it. */
export function element(
  tag: string,
  children: readonly Markup[],
  attributes: Readonly<Record<string, string>> = {},
): Markup {
  return { tag, text: "", attributes, children };
}

/** Several side by side as one. */
export function row(...children: readonly Markup[]): Markup {
  const [only, ...others] = children;
  return only && others.length === 0 ? only : element("mrow", children);
}

/** In round brackets. */
export function bracketed(inner: Markup): Markup {
  return row(leaf("mo", "("), inner, leaf("mo", ")"));
}

const fences = new Set(["(", ")", "|", "⌊", "⌋", "⌈", "⌉"]);
