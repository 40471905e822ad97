import type { Rational } from "../../maths/rational.ts";
import type { Deduction } from "./deduction.ts";
import type { Form } from "./form.ts";
import { formText, solvedText } from "./form-text.ts";
import { type Group, groupOf, type Law, rightCounts } from "./law.ts";
import { placeWords, type Triple, triplesOf } from "./layout.ts";
import type { Bricks } from "./pyramid.ts";

/** How a brick was found to be a form of x: from two others; from none when it is given or x itself. */
interface Reached {
  readonly form: Form;
  readonly from: readonly number[];
}

interface Equation {
  readonly x: number;
  readonly value: Rational;
  /** The brick that is reached in two ways, and the bricks reached on the way there, in their order. */
  readonly brick: number;
  readonly forms: readonly [Form, Form];
  readonly way: readonly (readonly [brick: number, form: Form])[];
  readonly because: readonly number[];
}

/**
 * Calls an empty brick x and carries it through the pyramid until some brick is known in two ways: an equation. Of all empty
 * bricks the one with the shortest way there, where x on both sides is worth two bricks more, and the
 * last of those; null where none has any.
 */
export function callItX(law: Law, height: number, bricks: Bricks): Deduction | null {
  let shortest: Equation | null = null;
  for (const x of bricks.keys()) {
    const equation = bricks[x] ? null : equationFor(x, law, height, bricks);
    if (equation && (!shortest || lengthOf(equation) <= lengthOf(shortest))) shortest = equation;
  }
  if (!shortest) return null;
  const { x, value, because } = shortest;
  const look = `Look at ${placeWords(x)}: call it x, and carry it through the pyramid.`;
  return { brick: x, value, technique: 3, because, area: [x], look, why: whyOf(law, shortest) };
}

const lengthOf = ({ way, forms }: Equation) => way.length + (forms.some(({ times }) => times === 0) ? 0 : 2);

function equationFor(x: number, law: Law, height: number, bricks: Bricks): Equation | null {
  const group = groupOf(law);
  const reached = new Map<number, Reached>();
  for (const [brick, value] of bricks.entries())
    if (value || brick === x)
      reached.set(brick, { form: { known: value ?? group.neutral, times: value ? 0 : 1 }, from: [] });
  // A round finds what is one step further away, so that no brick is reached in more steps than it takes.
  for (let grows = true; grows; ) {
    grows = false;
    const before = new Map(reached);
    for (const triple of triplesOf(height))
      for (const [brick, form, from] of consequences(triple, before, group, rightCounts(law))) {
        const known = reached.get(brick);
        if (!known) {
          reached.set(brick, { form, from });
          grows = true;
        } else if (known.form.times !== form.times) {
          const value = group.part(group.minus(form.known, known.form.known), known.form.times - form.times);
          if (!value) continue;
          const used = usedBy([brick, ...from], reached);
          const way = used.flatMap((at): [number, Form][] => {
            const one = reached.get(at);
            return one && one.from.length > 0 && at !== brick ? [[at, one.form]] : [];
          });
          const because = used.filter((at) => bricks[at]);
          return { x, value, brick, forms: [form, known.form], way, because };
        }
      }
  }
  return null;
}

/** What two reached bricks of a triple say about the third. */
function* consequences(
  { above, left, right }: Triple,
  reached: ReadonlyMap<number, Reached>,
  { plus, minus, times }: Group,
  counts: 1 | -1,
): Generator<[brick: number, form: Form, from: readonly number[]]> {
  const [top, l, r] = [reached.get(above)?.form, reached.get(left)?.form, reached.get(right)?.form];
  const turned = (form: Form): Form => ({ known: times(form.known, counts), times: form.times * counts });
  const sum = (a: Form, b: Form): Form => ({ known: plus(a.known, b.known), times: a.times + b.times });
  const difference = (a: Form, b: Form): Form => ({ known: minus(a.known, b.known), times: a.times - b.times });
  if (l && r) yield [above, sum(l, turned(r)), [left, right]];
  if (top && r) yield [left, difference(top, turned(r)), [above, right]];
  if (top && l) yield [right, turned(difference(top, l)), [above, left]];
}

/** The bricks and all that they were reached from, those reached first at the front. */
function usedBy(bricks: readonly number[], reached: ReadonlyMap<number, Reached>): number[] {
  const used = new Set(bricks);
  for (const brick of used) for (const from of reached.get(brick)?.from ?? []) used.add(from);
  return [...reached.keys()].filter((brick) => used.has(brick));
}

function whyOf(law: Law, { x, value, brick, forms: [form, known], way }: Equation): string {
  const steps = way.map(([at, one]) => `${placeWords(at)} is ${formText(law, one)}`);
  const carried = steps.length > 0 ? ` Then ${steps.join("; ")}.` : "";
  const [moving, still] = form.times === 0 ? [known, form] : [form, known];
  const meets =
    still.times === 0
      ? `${formText(law, moving)} as well as ${formText(law, still)}`
      : `both ${formText(law, moving)} and ${formText(law, still)}`;
  const at = brick === x ? "x itself" : placeWords(brick);
  return `Let x stand in ${placeWords(x)}.${carried} So ${at} is ${meets}: ${solvedText(law, [moving, still], value)}.`;
}
