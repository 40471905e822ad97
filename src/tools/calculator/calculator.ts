import { shown } from "./shown.ts";

export type Digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
export type Operator = "+" | "-" | "×" | "÷";
export type Key = Digit | "." | Operator | "=" | "clear" | "backspace";

/** A sum as it was worked out, so that the page can say where a result came from. */
export interface Sum {
  readonly left: number;
  readonly operator: Operator;
  readonly right: number;
}

export interface State {
  /** The text in the display: what is being typed, or a result. */
  readonly display: string;
  /** The number the display stands for; a result keeps the digits that do not fit, so that 1 ÷ 3 × 3 is 1. */
  readonly value: number;
  /** The number in front of the pending operator; null exactly when no operator is pending. */
  readonly stored: number | null;
  readonly operator: Operator | null;
  /** The next digit starts a new number. */
  readonly fresh: boolean;
  /** The sum whose result the display shows, until something is typed. */
  readonly done: Sum | null;
}

export const start: State = { display: "0", value: 0, stored: null, operator: null, fresh: true, done: null };

const maxTypedDigits = 15;

/** The calculator after one key. Takes any state and key, never fails; a key that does nothing gives the same state. */
export function press(state: State, key: Key): State {
  switch (key) {
    case "clear":
      return start;
    case "backspace":
      return typed(state, state.fresh || state.display.length < 2 ? "0" : state.display.slice(0, -1));
    case "=":
      return { ...evaluated(state), stored: null, operator: null, fresh: true };
    case "+":
    case "-":
    case "×":
    case "÷":
      return operated(state, key);
    case ".":
      if (state.fresh) return typed(state, "0.");
      return state.display.includes(".") ? state : typed(state, `${state.display}.`);
    default:
      return digit(state, key);
  }
}

function typed(state: State, display: string): State {
  return { ...state, display, value: Number(display), fresh: false, done: null };
}

function digit(state: State, key: Digit): State {
  if (state.fresh || state.display === "0") return typed(state, key);
  const digits = state.display.replace(".", "").length;
  return digits < maxTypedDigits ? typed(state, state.display + key) : state;
}

function operated(state: State, operator: Operator): State {
  if (state.operator !== null && state.fresh) return { ...state, operator };
  const before = evaluated(state);
  return { ...before, stored: before.value, operator, fresh: true };
}

/** The pending sum worked out; the same state when nothing is pending. */
function evaluated(state: State): State {
  const { stored: left, operator, value: right } = state;
  if (left === null || operator === null) return state;
  const value = calculate(left, operator, right) + 0; // + 0: no -0
  return { ...state, display: shown(value), value, done: { left, operator, right } };
}

function calculate(left: number, operator: Operator, right: number): number {
  switch (operator) {
    case "+":
      return addition(left, right);
    case "-":
      return addition(left, -right);
    case "×":
      return left * right;
    case "÷":
      return left / right;
  }
}

/**
 * Rounded at the 15th digit of the larger number: below it there is only floating noise, which a later subtraction
 * would otherwise blow up (1 - 0.9 - 0.1 would be -2.8e-17).
 */
function addition(left: number, right: number): number {
  const sum = left + right;
  if (Number.isInteger(left) && Number.isInteger(right)) return sum;
  const larger = Math.max(Math.abs(left), Math.abs(right));
  const decimals = 14 - Math.floor(Math.log10(larger));
  return decimals >= 0 && decimals <= 100 ? Number(sum.toFixed(decimals)) : sum;
}
