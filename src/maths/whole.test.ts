import fc from "fast-check";
import { expect, test } from "vitest";
import {
  choose,
  digits,
  divisors,
  factorial,
  gcd,
  isPrime,
  lcm,
  mod,
  primeFactors,
  product,
  range,
  sum,
  wholeRoot,
} from "./whole.ts";

const small = fc.integer({ min: 1, max: 3000 });

test("divisors, primes and prime factors are what trying every number says", () => {
  fc.assert(
    fc.property(small, (n) => {
      const tried = range(1, n).filter((d) => n % d === 0);
      expect(divisors(n)).toEqual(tried);
      expect(isPrime(n)).toBe(tried.length === 2);
      expect(product(primeFactors(n).map(([prime, power]) => prime ** power))).toBe(n);
      for (const [prime] of primeFactors(n)) expect(divisors(prime)).toEqual([1, prime]);
    }),
  );
});

test("gcd and lcm are what trying every number says", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (a, b) => {
      expect(gcd(a, b)).toBe(range(1, a).findLast((d) => a % d === 0 && b % d === 0));
      expect(lcm(a, b)).toBe(range(1, a * b).find((m) => m % a === 0 && m % b === 0));
      expect(gcd(-a, b)).toBe(gcd(a, b));
    }),
  );
});

test("a remainder is never below zero", () => {
  expect([mod(7, 5), mod(-7, 5), mod(-5, 5)]).toEqual([2, 3, 0]);
});

test("choosing follows Pascal's triangle", () => {
  for (const n of range(1, 20))
    for (const k of range(1, n - 1)) expect(choose(n, k)).toBe(choose(n - 1, k - 1) + choose(n - 1, k));
  expect([choose(5, 0), choose(5, 5), factorial(0), factorial(6)]).toEqual([1, 1, 1, 720]);
});

test("sums, digits, roots", () => {
  expect(sum([])).toBe(0);
  expect(digits(1050)).toEqual([1, 0, 5, 0]);
  expect([wholeRoot(144), wholeRoot(145), wholeRoot(0)]).toEqual([12, null, 0]);
  expect(range(3, 2)).toEqual([]);
});
