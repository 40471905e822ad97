import type { Operator, State, Sum } from "./calculator.ts";
import { shown } from "./shown.ts";

const names: Record<Operator, string> = { "+": "plus", "-": "minus", "×": "times", "÷": "divided by" };

/** What a screen reader says after a key: "5 plus 3 equals 8.", "5 plus.", "5 plus 3." or "12." */
export function words(state: State): string {
  const { stored, operator, fresh, done } = state;
  const number = spoken(state.display);
  if (stored !== null && operator !== null) {
    const begun = `${spoken(shown(stored))} ${names[operator]}`;
    if (!fresh) return `${begun} ${number}.`;
    return done ? `${worked(done)} ${number}. Then ${names[operator]}.` : `${begun}.`;
  }
  return done ? `${worked(done)} ${number}.` : `${number}.`;
}

function worked({ left, operator, right }: Sum): string {
  return `${spoken(shown(left))} ${names[operator]} ${spoken(shown(right))} equals`;
}

/** A display text as it is read aloud: "-1.5e+20" is "minus 1.5 times 10 to the power 20". */
function spoken(display: string): string {
  if (display === "NaN") return "not a number";
  return display
    .replace("Infinity", "infinity")
    .replace(/\.$/, " point")
    .replace(/e([+-])(\d+)$/, (_, sign, power) => ` times 10 to the power ${sign === "-" ? "minus " : ""}${power}`)
    .replace(/^-/, "minus ");
}

/** The line under the display that explains Infinity, NaN and numbers like 1.5e+20; null for every other display. */
export function note(state: State): string | null {
  if (Number.isFinite(state.value)) return exponentNote(state.display);
  const { done } = state;
  if (done?.operator === "÷" && done.right === 0 && !Number.isNaN(done.left)) {
    if (done.left === 0)
      return "Dividing zero by zero has no answer: every number times 0 makes 0, so no number is the one. NaN is short for “not a number”.";
    if (Number.isFinite(done.left))
      return `Dividing by zero has no answer: no number times 0 makes ${shown(done.left)}. The calculator writes ${state.display}.`;
  }
  if (done && Number.isFinite(done.left) && Number.isFinite(done.right))
    return `This number is too big for the calculator, so it writes ${state.display}.`;
  return "Infinity and NaN are not numbers, so sums with them have no answer. Press Clear to start again.";
}

function exponentNote(display: string): string | null {
  const [, sign, power] = /e([+-])(\d+)$/.exec(display) ?? [];
  if (power === undefined) return null;
  const places = power === "1" ? "1 place" : `${power} places`;
  return `The e is short for “times 10 to the power of”: move the decimal point ${places} to the ${sign === "-" ? "left" : "right"}.`;
}
