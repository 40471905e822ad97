import type { OwnFunction } from "./own-function.ts";
import { ExpressionFault } from "./tokens.ts";
import { type Expression, partsOf } from "./tree.ts";

/** More parts than this are no longer worked out at once. */
const maxParts = 3000;

/**
 * The body of a function with these arguments in place of its parameters; its parts are at the places of the call, since
 * they stand nowhere else in the text. Throws an ExpressionFault for another number of arguments, and where it becomes too long.
 */
export function substituted(name: string, { parameters, body }: OwnFunction, args: readonly Expression[], at: number) {
  if (args.length !== parameters.length) {
    const count = parameters.length === 1 ? "one number" : `${parameters.length} numbers`;
    throw new ExpressionFault(`${name} takes ${count} in its brackets.`, at);
  }
  const values = new Map(parameters.map((parameter, i) => [parameter, args[i]]));
  const tree = replaced(body, values);
  if (!isShort(tree)) throw new ExpressionFault(`This is too long when ${name} is put into it.`, at);
  return tree;
}

function replaced(tree: Expression, values: ReadonlyMap<string, Expression | undefined>): Expression {
  const inner = (part: Expression) => replaced(part, values);
  const { at: _at, end: _end, ...bare } = tree;
  if (bare.kind === "number") return bare;
  if (bare.kind === "name") return values.get(bare.name) ?? bare;
  if (bare.kind === "call") return { ...bare, args: bare.args.map(inner) };
  return "of" in bare ? { ...bare, of: inner(bare.of) } : { ...bare, left: inner(bare.left), right: inner(bare.right) };
}

function isShort(tree: Expression): boolean {
  const left = [tree];
  let parts = 0;
  for (let next = left.pop(); next; next = left.pop()) {
    if (++parts > maxParts) return false;
    left.push(...partsOf(next));
  }
  return true;
}
