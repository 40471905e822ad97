import type { Judgement } from "../engine/answer/answer.ts";
import type { Shows } from "../engine/shows.ts";
import { valueAt } from "../maths/expression/equal.ts";
import { parse } from "../maths/expression/parse.ts";
import { equal, mixedText, type Rational, readRational } from "../maths/rational.ts";

/** An equation that a question asks for or tells, as its balance holds it. */
export interface OfEquation {
  readonly shows?: Shows;
}

/** What each side of an equation is where its letter is that number; null where it cannot be worked out. */
export function sidesAt({ shows }: OfEquation, number: Rational): readonly [Rational, Rational] | null {
  const [, left, right, letter] = /^(.+) = (.+); ([a-z]) = /.exec(shows?.start ?? shows?.lines[0]?.[0] ?? "") ?? [];
  if (shows?.by !== "balance" || !left || !right || !letter) return null;
  const values = [left, right].map((side) => valueAt(parse(side, [letter]), new Map([[letter, number]])));
  const [one, other] = values;
  return one && other ? [one, other] : null;
}

const said = (number: Rational) => mixedText(number).replace("-", "−");

/** A wrong answer that no slip knows, with what it makes of both sides, so that one sees how far it is from level. */
export function withBothSides(judgement: Judgement, asked: OfEquation): Judgement {
  if (judgement.verdict !== "wrong" || judgement.slip) return judgement;
  const number = readRational(judgement.reading.replace("−", "-").replace(",", "."));
  const sides = number && sidesAt(asked, number);
  if (!sides || equal(...sides)) return judgement;
  const [left, right] = sides.map(said);
  // Not left and right: the balance may hold the equation the other way round.
  const say = `It makes ${left} of one side and ${right} of the other.`;
  return { ...judgement, say: `${judgement.say} ${say}`.trim() };
}
