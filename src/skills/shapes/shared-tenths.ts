/** A length as a whole number of tenths, rounded. */
export const inTenths = (n: number): number => Math.round(10 * n);

/** So many tenths as a decimal: 3.0 for 30. */
export const tenths = (n: number): string => (n / 10).toFixed(1);
