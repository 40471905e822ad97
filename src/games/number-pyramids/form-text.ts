import { valueText } from "../../engine/game/combine.ts";
import { absolute, equal, type Rational } from "../../maths/rational.ts";
import type { Form } from "./form.ts";
import { groupOf, type Law } from "./law.ts";

/** A form as it is written: "12 + 3x", "5 − x"; in a product pyramid "12 × x²", "5 ÷ x". */
export function formText(law: Law, { known, times }: Form): string {
  if (times === 0) return valueText(known);
  const alone = equal(known, groupOf(law).neutral);
  if (law === "multiply") {
    if (times > 0) return alone ? powerText(times) : `${factorText(known)} × ${powerText(times)}`;
    return `${factorText(known)} ÷ ${powerText(-times)}`;
  }
  if (alone) return multipleText(times);
  return `${valueText(known)} ${times > 0 ? "+" : "−"} ${multipleText(Math.abs(times))}`;
}

/** What x is where two forms of it are equal: "3x = 21, so x = 7"; "x² = 9, so x = 3, as every brick is above zero". */
export function solvedText(law: Law, [a, b]: readonly [Form, Form], x: Rational): string {
  const often = Math.abs(a.times - b.times);
  if (often === 1) return `x = ${valueText(x)}`;
  const value = groupOf(law).times(x, often);
  const left = law === "multiply" ? powerText(often) : multipleText(often);
  // Of two roots only one is above zero.
  const root = law === "multiply" && often % 2 === 0 ? ", as every brick is above zero" : "";
  return `${left} = ${valueText(value)}, so x = ${valueText(x)}${root}`;
}

/** "x", "−x", "3x". */
function multipleText(times: number): string {
  const size = Math.abs(times);
  return `${times < 0 ? "−" : ""}${size === 1 ? "" : size}x`;
}

/** "x", "x²". */
function powerText(times: number): string {
  const raised = String(times).replace(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(Number(digit)));
  return `x${times === 1 ? "" : raised}`;
}

function factorText(value: Rational): string {
  return value.den === 1n ? valueText(absolute(value)) : `(${valueText(value)})`;
}
