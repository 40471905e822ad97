import { equalExpressions, noValueBecause, valueAt } from "../../maths/expression/equal.ts";
import { parse } from "../../maths/expression/parse.ts";
import { showExpression } from "../../maths/expression/show.ts";
import { ExpressionFault } from "../../maths/expression/tokens.ts";
import type { Expression } from "../../maths/expression/tree.ts";
import { equal, fractionText, rational } from "../../maths/rational.ts";
import type { NumberLocale } from "./answer.ts";
import { type Kind, type Read, right, type SpecOf, wrong } from "./kind.ts";
import { shownNumber } from "./number-text.ts";
import { quotable, tidy } from "./tidy.ts";

type ExpressionSpec = SpecOf<"expression">;

interface Formula {
  readonly tree: Expression;
  readonly names: readonly string[];
}

export const expression: Kind<ExpressionSpec, Formula> = {
  read: ({ variables }, text) => read(text, variables),
  key({ value, variables }) {
    const readings = read(tidy(value), variables);
    if ("unread" in readings) throw new Error(`"${value}" is not an expression: ${readings.say}`);
    if (readings.length > 1) throw new Error(`"${value}" can be read in two ways: write brackets`);
    const [formula] = readings;
    if (!formula) throw new Error(`"${value}" is not an expression`);
    return formula;
  },
  mark(_spec, key, formula, locale) {
    if (same(key, formula)) return right;
    return wrong([`You wrote ${quotable(shown(formula, locale))}.`, ...instance(key, formula)].join(" "));
  },
  same,
  show: shown,
};

function shown({ tree }: Formula, locale: NumberLocale): string {
  return shownNumber(showExpression(tree), locale);
}

/** Both ways to read 1/2n, when they differ. */
function read(text: string, names: readonly string[]): Read<Formula> {
  const [all = "", name] = /^(?:(\p{L}{1,12}\d?) ?(?:\(\p{L}\) ?)?)?= ?/u.exec(text) ?? [];
  if (name !== undefined && names.includes(name))
    return { unread: true, say: `Write only the expression, without ${name} = before it.` };
  const body = text.slice(all.length);
  try {
    const loose = parse(body, names);
    const noValue = noValueBecause(loose);
    if (noValue) return { unread: true, say: noValue };
    const tight = parse(body, names, "tight");
    const formulas = [loose, tight].map((tree) => ({ tree, names }));
    return showExpression(loose) === showExpression(tight) || equalExpressions(loose, tight, names)
      ? formulas.slice(0, 1)
      : formulas;
  } catch (error) {
    if (error instanceof ExpressionFault) return { unread: true, say: error.message };
    throw error;
  }
}

function same(a: Formula, b: Formula): boolean {
  return equalExpressions(a.tree, b.tree, a.names);
}

/** What the learner's expression makes of a small number for which it differs from the key. */
function instance(key: Formula, formula: Formula): string[] {
  const [name, ...others] = key.names;
  if (name === undefined || others.length > 0 || /^(?:π|pi|e)$/.test(name)) return [];
  for (const number of [1, 2, 3]) {
    const at = new Map([[name, rational(number)]]);
    const [wanted, given] = [valueAt(key.tree, at), valueAt(formula.tree, at)];
    if (wanted && given && !equal(wanted, given)) {
      return [`With ${name} = ${number} it makes ${shownNumber(fractionText(given), "point")}.`];
    }
  }
  return [];
}
