/** A formula as a tree, so that one text is shown, filled in and worked out. */
export type Node =
  | { readonly number: string }
  | { readonly name: string }
  | { readonly sign: "+" | "-" | "*" | "/" | "^"; readonly left: Node; readonly right: Node }
  | { readonly call: string; readonly of: readonly Node[] };

export interface Formula {
  /** The quantity that it gives. */
  readonly gives: string;
  /** The quantities that it takes. */
  readonly takes: readonly string[];
  readonly is: Node;
}

/** Reads "A = pi * r^2". Throws an Error for anything that is no formula: they are all our own. */
export function readFormula(text: string): Formula {
  const [gives = "", right = ""] = text.split(" = ");
  const tokens = right.match(/[\d.]+|\p{L}+|[-+*/^(),]/gu) ?? [];
  let at = 0;
  const next = (): string => tokens[at++] ?? "";

  function sum(): Node {
    let left = term();
    while (tokens[at] === "+" || tokens[at] === "-") left = { sign: next() === "+" ? "+" : "-", left, right: term() };
    return left;
  }
  function term(): Node {
    let left = factor();
    while (tokens[at] === "*" || tokens[at] === "/") left = { sign: next() === "*" ? "*" : "/", left, right: factor() };
    return left;
  }
  function factor(): Node {
    const left = atom();
    if (tokens[at] !== "^") return left;
    at++;
    return { sign: "^", left, right: atom() };
  }
  function atom(): Node {
    const token = next();
    if (/^\d/.test(token)) return { number: token };
    if (token === "(") return closed(sum());
    if (!/^\p{L}/u.test(token)) throw new Error(`not a formula: ${text}`);
    if (tokens[at] !== "(") return { name: token };
    at++;
    const of = [sum()];
    while (tokens[at] === ",") {
      at++;
      of.push(sum());
    }
    return closed({ call: token, of });
  }
  function closed(node: Node): Node {
    if (next() !== ")") throw new Error(`not a formula: ${text}`);
    return node;
  }

  const is = sum();
  if (at !== tokens.length || gives === "") throw new Error(`not a formula: ${text}`);
  return { gives, takes: [...new Set(namesIn(is))], is };
}

function namesIn(node: Node): string[] {
  if ("name" in node) return node.name === "pi" ? [] : [node.name];
  if ("call" in node) return node.of.flatMap(namesIn);
  return "sign" in node ? [...namesIn(node.left), ...namesIn(node.right)] : [];
}

const greek: Readonly<Record<string, string>> = { pi: "π", gamma: "γ", theta: "θ" };

/** How the name of a quantity is written: "gamma" as γ. */
export const written = (name: string): string => greek[name] ?? name;

const signs = { "+": " + ", "-": " − ", "*": " × ", "/": " ÷ ", "^": "" } as const;
const powers: Readonly<Record<string, string>> = { "2": "²", "3": "³" };
const binding = { "+": 1, "-": 1, "*": 2, "/": 2, "^": 3 } as const;

/** A formula as it is written: π × r². With `values`, these stand in the places of the names. */
export function formulaText(node: Node, values: ReadonlyMap<string, string> = new Map()): string {
  if ("number" in node) return node.number;
  if ("name" in node) return values.get(node.name) ?? written(node.name);
  if ("call" in node) {
    const inside = node.of.map((one) => formulaText(one, values)).join(", ");
    const root = { sqrt: "√", cbrt: "∛" }[node.call];
    if (root) return /^[\p{L}\d.]+$/u.test(inside) ? root + inside : `${root}(${inside})`;
    return `${node.call}(${/^(?:sin|cos|tan)$/.test(node.call) ? inside.replace(/^[\d.]+/, "$&°") : inside})`;
  }
  const { sign, left, right } = node;
  if (sign === "^") {
    const base = bracketed(left, 4, values);
    // A filled in 3π or 12 + √2 is one number, and its power that of all of it.
    return `${/^[\p{L}\d.(]/u.test(base) && !/^\d.*[π√ ]/u.test(base) ? base : `(${base})`}${powers["number" in right ? right.number : ""] ?? "^"}`;
  }
  const own = binding[sign];
  // a − (b + c), a ÷ (b × c)
  const tight = sign === "-" || sign === "/" ? own + 1 : own;
  return bracketed(left, own, values) + signs[sign] + bracketed(right, tight, values);
}

function bracketed(node: Node, least: number, values: ReadonlyMap<string, string>): string {
  const text = formulaText(node, values);
  // What is filled in may be a sum, or a fraction that something is divided by.
  if ("name" in node && (/ [+−] /.test(text) || (least === 3 && text.includes("/")))) return `(${text})`;
  return "sign" in node && binding[node.sign] < least ? `(${text})` : text;
}
