/** Greatest common divisor of two whole numbers; gcd(0, 0) is 0. */
export function gcd(a: number, b: number): number {
  let [x, y] = [Math.abs(a), Math.abs(b)];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

/** Least common multiple of two whole numbers above zero. */
export function lcm(a: number, b: number): number {
  return (a / gcd(a, b)) * b;
}

/** The remainder 0..m-1 of n after division by m > 0, also where n is below zero. */
export function mod(n: number, m: number): number {
  return ((n % m) + m) % m;
}

/** Every divisor of n >= 1, in rising order. */
export function divisors(n: number): number[] {
  const small: number[] = [];
  const large: number[] = [];
  for (let d = 1; d * d <= n; d++) {
    if (n % d !== 0) continue;
    small.push(d);
    if (d * d !== n) large.unshift(n / d);
  }
  return [...small, ...large];
}

/** The prime factors of n >= 1 with their powers, in rising order: 360 gives [[2, 3], [3, 2], [5, 1]]; 1 gives none. */
export function primeFactors(n: number): [prime: number, power: number][] {
  const found: [number, number][] = [];
  let rest = n;
  for (let p = 2; p * p <= rest; p++) {
    let power = 0;
    for (; rest % p === 0; rest /= p) power++;
    if (power) found.push([p, power]);
  }
  if (rest > 1) found.push([rest, 1]);
  return found;
}

export function isPrime(n: number): boolean {
  return n >= 2 && primeFactors(n)[0]?.[0] === n;
}

/** The decimal digits of n >= 0, highest first. */
export function digits(n: number): number[] {
  return Array.from(String(n), Number);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

export function product(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total * n, 1);
}

/** Whole numbers from..to, both included; none where to < from. */
export function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/** n! for 0 <= n <= 18. */
export function factorial(n: number): number {
  return product(range(2, n));
}

/** The number of ways to choose k of n things, 0 <= k <= n. */
export function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

/** The whole square root of n >= 0 when n is a square number, otherwise null. */
export function wholeRoot(n: number): number | null {
  const root = Math.round(Math.sqrt(n));
  return root * root === n ? root : null;
}
