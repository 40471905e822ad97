/**
 * Numbers that may be altered without another answer, by the family, the stage or the puzzle whose text they stand in, and why. A puzzle is to have such numbers
 * here and there: a reader must find out which of them count.
 */
export const idle: Readonly<Record<string, string>> = {
  "algebra-polynomials-008": "the rule that is wrong is wrong with most other numbers too",
  "algebra/the-third-side": "how many lengths fit rests on the shorter of the two sides alone",
  "arithmetic-easy-004": "the best answer leaves one card out",
  "arithmetic-easy-034": "a wrong result is wrong with most other numbers too",
  "arithmetic-hard-006":
    "the first number stays above and the second below; which the others are makes no difference while none is made of the rest",
  "arithmetic-medium-017": "the smallest product leaves the third out",
  "arithmetic/ratio-from-a-difference": "the third part of the ratio goes home, or is not asked for",
  "brain-teasers/three-colours-meet": "two colours that differ by a multiple of three meet, the third takes them in",
  "geometry/round-the-notch": "a notch makes the way round longer by its depth only; its width is taken from the edge",
  "geometry/towers-on-a-plan": "a low tower is hidden behind a high one from both sides",
  "logic/exactly-so-many-at-once":
    "how many there are is a limit; how often rests on the number that is turned at once",
  "logic/three-ways-to-tip": "one weighing more is needed only when the number is three times as large",
  "logic/to-be-certain": "of a colour that has enough only as many count as are still one too few",
  "number-theory/always-left-over": "the number that is found leaves the same rest by the other divisors too",
  "word-problems-easy-051":
    "who moves has more points than one mean and fewer than the other; a point or two change neither",
  "word-problems/clocks-that-go-wrong": "a clock is right again after so many days, at whatever hour it was set",
  "number-theory-medium-043": "whatever whole number is multiplied by 999, only a 9 can be missing",
  "word-problems-medium-049": "the farm in the middle has no way to go, wherever it lies between its neighbours",
  "median-mode-range/0": "the range looks at the ends alone",
  "median-mode-range/1": "the median looks at the middle alone",
  "median-mode-range/2": "the median looks at the middle alone",
  "median-mode-range/3": "the median and the mode look at one place of the table",
  "perimeter/1": "a notch makes the way round longer by its depth only",
  "rules-of-powers/2": "whatever has the exponent 0 is 1",
};
