/** A division as TeX: 17 by 5 gives 17 = 3 \times 5 + 2. */
export function withRemainder(n: number, divisor: number): string {
  const quotient = Math.floor(n / divisor);
  const remainder = n % divisor;
  return `${n} = ${quotient} \\times ${divisor} + ${remainder}`;
}
