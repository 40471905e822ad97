/**
 * A secret as six letters, so that a link or a saved game does not give it away to whoever looks. This hides nothing from
 * somebody who wants to know: it is a multiplication that anyone can undo. There are no vowels, so no words come out.
 */
const letters = "bcdfghjklmnpqrstvwxz";
const width = 6;
const all = letters.length ** width;
/** Texts that hide a secret are one in this many, so most slips in typing are noticed. */
const spread = 311;
/** Two numbers whose product leaves 1 after division by `all`. */
const forth = 28_629_151;
const back = 27_968_351;

/** Three to five digits as letters. */
export function scramble(digits: string): string {
  let rest = times(Number(`1${digits}`) * spread, forth);
  let text = "";
  for (let at = 0; at < width; at++) {
    text += letters[rest % letters.length];
    rest = Math.floor(rest / letters.length);
  }
  return text;
}

/** The digits that the letters hide, so many of them; null where they hide none. */
export function unscramble(text: string, length: number): string | null {
  if (text.length !== width) return null;
  let value = 0;
  for (const letter of [...text].toReversed()) {
    const digit = letters.indexOf(letter);
    if (digit < 0) return null;
    value = value * letters.length + digit;
  }
  const plain = times(value, back);
  const digits = String(plain / spread);
  return plain % spread === 0 && digits.length === length + 1 && digits.startsWith("1") ? digits.slice(1) : null;
}

/** The remainder of a product: both are below 2^26, so it is exact. */
function times(a: number, b: number): number {
  return (a * b) % all;
}
