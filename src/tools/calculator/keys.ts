import { asciiDigits } from "../../maths/digits.ts";
import type { Digit, Key } from "./calculator.ts";

const others: ReadonlyMap<string, Key> = new Map<string, Key>([
  [".", "."],
  [",", "."],
  ["٫", "."],
  ["Decimal", "."],
  ["Separator", "."],
  ["+", "+"],
  ["Add", "+"],
  ["-", "-"],
  ["−", "-"],
  ["Subtract", "-"],
  ["*", "×"],
  ["x", "×"],
  ["X", "×"],
  ["×", "×"],
  ["Multiply", "×"],
  ["/", "÷"],
  [":", "÷"],
  ["÷", "÷"],
  ["Divide", "÷"],
  ["=", "="],
  ["Enter", "="],
  ["Escape", "clear"],
  ["Delete", "clear"],
  ["Clear", "clear"],
  ["Backspace", "backspace"],
]);

/** The calculator key that a keyboard event's `key` stands for, the number pad's included; null when it is none. */
export function keyOf(eventKey: string): Key | null {
  const key = asciiDigits(eventKey);
  return isDigit(key) ? key : (others.get(eventKey) ?? null);
}

function isDigit(key: string): key is Digit {
  return /^[0-9]$/.test(key);
}
