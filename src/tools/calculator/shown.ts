/** Before and after the point: few enough to hide the noise that × and ÷ leave in a float's 16th and 15th digit. */
const digits = 14;

/**
 * A number as the display shows it: at most 17 characters, without floating noise (0.1 + 0.2 is 0.3), whole numbers
 * in full as long as they are exact, very large and very small ones as 1.5e+20. Infinity and NaN as they are.
 */
export function shown(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  if (Number.isSafeInteger(value)) return String(value + 0);
  const size = Math.abs(value);
  if (size < 1e-6 || size >= 1e15) return trimmed(value.toExponential(9));
  const whole = String(Math.trunc(size)).length;
  return trimmed(value.toFixed(Math.max(0, digits - whole)));
}

/** Without the zeros that end the decimals: 0.300 is 0.3, 2.000e+20 is 2e+20. */
function trimmed(text: string): string {
  return text.replace(/(\.\d*?)0+(?=e|$)/, "$1").replace(/\.(?=e|$)/, "");
}
