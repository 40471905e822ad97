/** Which numbers may be the secret. */
export interface Rules {
  readonly length: number;
  /** Whether a digit may come more than once. */
  readonly repeats: boolean;
  /** Whether the first digit may be 0. */
  readonly zero: boolean;
}

/** Why a text of digits cannot be the secret of these rules: a sentence. Null where it can. */
export function fault(digits: string, { length, repeats, zero }: Rules): string | null {
  if (digits.length !== length)
    return `The secret has ${length} digits; this has ${digits.length === 1 ? "only 1" : digits.length}.`;
  if (!zero && digits.startsWith("0")) return "The secret does not begin with 0, so a guess does not either.";
  const twice = repeats ? undefined : [...digits].find((digit, at) => digits.indexOf(digit) < at);
  return twice === undefined ? null : `All digits of the secret are different; this has more than one ${twice}.`;
}

/** Every possible secret, in rising order: 648 to 100,000 of them. */
export function secrets(rules: Rules): string[] {
  const found: string[] = [];
  for (let n = 0; n < 10 ** rules.length; n++) {
    const digits = String(n).padStart(rules.length, "0");
    if (fault(digits, rules) === null) found.push(digits);
  }
  return found;
}
