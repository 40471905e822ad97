/** Marks of direction, which keyboards for scripts written from the right put around numbers unseen. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * The text with the decimal digits of every script (Arabic-Indic, Devanagari, full-width, mathematical bold, ...) as
 * ASCII ones and without marks of direction; all else as it was.
 */
export function asciiDigits(text: string): string {
  return text.replace(directions, "").replace(/\p{Nd}/gu, asciiDigit);
}

/** Unicode keeps decimal digits in unbroken runs that begin at a zero. */
function asciiDigit(digit: string): string {
  if (digit <= "9") return digit;
  const code = digit.codePointAt(0) ?? 0;
  let start = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start--;
  return String((code - start) % 10);
}
