import type { State, Sum } from "./calculator.ts";
import { shown } from "./shown.ts";

/** A finished sum as a line of the history: "7 × 8", "= 56". The result can be read again unless it is no number. */
export function sumLine(
  { left, operator, right }: Sum,
  value: number,
): { text: string; result: string; value: string } {
  const signed = (number: number) => shown(number).replace("-", "−");
  return {
    text: `${signed(left)} ${operator.replace("-", "−")} ${signed(right)}`,
    result: `= ${signed(value)}`,
    value: Number.isFinite(value) ? shown(value) : "",
  };
}

/** The number of a kept result; null where it is none that the display can hold, such as √3/2. */
export function keptNumber(value: string): number | null {
  const text = value.replace("−", "-").replace(/^≈ ?/, "");
  return /^-?\d+(?:\.\d+)?(?:e[+-]\d+)?$/.test(text) ? Number(text) : null;
}

/** The calculator with a number put into its display, as if it had been typed; what is pending stays. */
export function recalled(state: State, value: number): State {
  return { ...state, display: shown(value), value, fresh: false, done: null };
}
