type Wrong = readonly [when: string | number, name: string, say: string];

/** Wrong answers as `slips` takes them, without those that nobody would type: below one, or no whole number. */
export function wholes(wrong: readonly Wrong[]): Wrong[] {
  return wrong.filter(([when]) => typeof when === "string" || (Number.isInteger(when) && when > 0));
}
