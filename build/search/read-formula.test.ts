import { expect, test } from "vitest";
import { readFormula } from "./read-formula.ts";

test.each([
  ["A = P(1 + r/100)^n", "A = P(1 + r/100)ⁿ"],
  ["x̄ = (n_1 x̄_1 + n_2 x̄_2)/(n_1 + n_2)", "x̄ = (n₁ x̄₁ + n₂ x̄₂)/(n₁ + n₂)"],
  ["f'(x) = lim_(h→0) (f(x + h) − f(x))/h", "f'(x) = the limit as h → 0 of (f(x + h) − f(x))/h"],
  ["N = N_0 e^(kt)", "N = N₀ eᵏᵗ"],
  ["a^(−n) = 1/a^n", "a⁻ⁿ = 1/aⁿ"],
  ["r = S_(xy)/√(S_(xx) S_(yy))", "r = Sxy/√(Sxx Syy)"],
  ["log_a(x) = log_b(x)/log_b(a)", "logₐ(x) = log to base b of (x)/log to base b of (a)"],
  ["V = π∫_a^b y² dx", "V = π∫ from a to b of y² dx"],
  ["r = 100((A/P)^(1/n) − 1)", "r = 100((A/P)^(1/n) − 1)"],
])("%s is read as %s", (plain, read) => expect(readFormula(plain)).toBe(read));
