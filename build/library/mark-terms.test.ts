import { expect, test } from "vitest";
import { termMarker } from "./mark-terms.ts";

const mark = termMarker([
  { id: "prime-number", term: "prime number", forms: ["prime", "primes"] },
  { id: "prime-factorisation", term: "prime factorisation", forms: ["prime factors"] },
  { id: "mean", term: "mean", forms: [], common: true },
  { id: "euclids-algorithm", term: "Euclid’s algorithm", forms: [] },
  { id: "parallel", term: "parallel", forms: [], elsewhere: ["connected in parallel"] },
]);

test.each([
  [
    "the first of each is marked",
    "A prime is no other prime.",
    'A <span data-term="prime-number">prime</span> is no other prime.',
  ],
  [
    "the longest form wins",
    "Find the prime factors.",
    'Find the <span data-term="prime-factorisation">prime factors</span>.',
  ],
  ["capitals and lines do not matter", "Prime\nnumbers", '<span data-term="prime-number">Prime</span>\nnumbers'],
  ["only whole words", "primed, sub-prime, prime-ish", "primed, sub-prime, prime-ish"],
  ["an ordinary word is left alone", "What do you mean?", "What do you mean?"],
  [
    "not where it means something else",
    "Resistors, connected in parallel, on parallel wires",
    'Resistors, connected in parallel, on <span data-term="parallel">parallel</span> wires',
  ],
  ["either apostrophe", "Euclid's algorithm", `<span data-term="euclids-algorithm">Euclid's algorithm</span>`],
])("%s", (_, html, marked) => expect(mark(html)).toBe(marked));

test("formulas, links, headings and attributes are left alone", () => {
  const html = '<h2>Primes</h2><a href="/prime">prime</a> <math><mi>prime</mi></math> <svg aria-label="prime"></svg>';
  expect(mark(html)).toBe(html);
});

test("a term's own page does not lead to itself", () => {
  expect(mark("a prime", "prime-number")).toBe("a prime");
});
