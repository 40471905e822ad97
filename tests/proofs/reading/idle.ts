/** Which numbers of a family or a stage may be altered, and why. */
interface Idle {
  /** The parameters that they tell, as their layout says (layouts/*.txt); a list stands for all its places. `?`: what no layout says. */
  readonly of: string;
  /** What stands before such a number that no layout says. */
  readonly after?: RegExp;
  readonly why: string;
}

/**
 * Numbers that may be altered without another answer, and why. A puzzle is to have such numbers here and there: a reader must find out which of
 * them count. Those of families and stages stand here by whose text they are in, and by what they tell.
 */
export const idle: Readonly<Record<string, Idle>> = {
  "algebra/always-divides": {
    of: "d",
    why: "of an odd number of numbers in equal steps the steps go out of what divides the sum",
  },
  "algebra/the-third-side": { of: "b", why: "how many lengths fit rests on the shorter of the two sides alone" },
  "arithmetic/ratio-from-a-difference": { of: "c", why: "the third part of the ratio goes home, or is not asked for" },
  "brain-teasers/one-lamp-to-share": {
    of: "c d",
    why: "of two who go together the slower counts alone, and what both plans have goes out",
  },
  "brain-teasers/three-colours-meet": {
    of: "third",
    why: "two colours that differ by a multiple of three meet, the third takes them in",
  },
  "geometry/round-the-notch": {
    of: "a",
    why: "a notch makes the way round longer by its depth only; its width is taken from the edge",
  },
  "geometry/towers-on-a-plan": {
    of: "plan",
    why: "a tower is hidden behind one that is as high or higher, from both sides",
  },
  "logic/exactly-so-many-at-once": {
    of: "all",
    why: "how many there are is only a limit; how often rests on how many must change and how many are turned at once",
  },
  "logic/three-ways-to-tip": {
    of: "size",
    why: "one weighing more is needed only when the number is three times as large",
  },
  "logic/to-be-certain": {
    of: "counts",
    why: "of a colour with enough only as many count as are still one too few; a colour that luck may leave out counts not at all",
  },
  "word-problems/clocks-that-go-wrong": {
    of: "x",
    why: "a clock is right again after so many days, at whatever hour it was set",
  },
  "median-mode-range/0": { of: "numbers", why: "the range looks at the ends alone, the mode at what comes most often" },
  "median-mode-range/1": { of: "numbers", why: "the median looks at the middle alone" },
  "median-mode-range/2": { of: "numbers", why: "the median looks at the middle alone" },
  "median-mode-range/3": { of: "often", why: "the median and the mode look at one place of the table" },
  "perimeter/1": {
    of: "a h-b",
    why: "a notch makes the way round longer by its depth only, a corner that is cut out by nothing",
  },
  "quadratic-equations/3": {
    of: "a",
    why: "a solution near zero, rounded, hardly rests on what stands before the square",
  },
  "divisibility/2": { of: "shown.0", why: "whether 4 divides a number rests on its last two digits" },
  "comparing-fractions/0": { of: "others", why: "fractions that are far apart keep their order" },
  "comparing-fractions/2": { of: "a b c d", why: "fractions that are far apart keep their order" },
  "highest-common-factor/3": {
    of: "?",
    after: /\^\{$/,
    why: "how often a prime is in the one number that has it more often, or alone, does not count",
  },
  "reading-tables/0": { of: "cells", why: "cells that are not asked for" },
  "reading-tables/2": { of: "?", after: / by \d\d:$/, why: "a limit that lies between two times" },
  "reading-tables/3": { of: "?", after: /\| $/, why: "cells that the missing one can do without" },
  "rules-of-powers/2": { of: "p", why: "whatever but 0 has the exponent 0 is 1" },
};

/** The names under which an entry knows a number: what its layout says of it, with its place in a list and without. */
export function namesIn(said: string | null): readonly string[] {
  return said === null ? ["?"] : [said, said.replace(/\.\d+/g, "")];
}

/** Those of fixed texts, by the puzzle or the question: which numbers they are, counted from 1 as a proof counts them. */
export const idleIn: Readonly<Record<string, { readonly places: readonly number[]; readonly why: string }>> = {
  "arithmetic-easy-037": {
    places: [1],
    why: "how many results differ rests on what is done to the first number, not on that number",
  },
  "arithmetic-hard-006": {
    places: [2, 5],
    why: "the first number stays above and the second below; which the others are makes no difference while none is made of the rest",
  },
  "brain-teasers-hard-034": { places: [1], why: "an example of a question, whatever number it asks about" },
  "geometry-coordinate-015": {
    places: [9],
    why: "a half turn brings the flag upside down, at whatever height it is made",
  },
  "number-theory-medium-043": {
    places: [1],
    why: "whatever whole number is multiplied by 999, only a 9 can be missing",
  },
  "word-problems-easy-004": { places: [9], why: "how many come by bike in all tells nothing of the bus" },
  "weekly-004": { places: [1, 2], why: "whatever the sides are, each becomes three times as long" },
  "weekly-009": { places: [1, 2, 3], why: "of each colour there are at least the two that are no third one yet" },
  "weekly-136": { places: [2, 3], why: "whatever the sides are: leaning over, the frame keeps them and loses height" },
  "weekly-159": {
    places: [4, 11],
    why: "the right one has no solution with most other numbers in its brackets; a square is zero somewhere, whatever is taken away",
  },
  "weekly-171": { places: [3], why: "a rectangle three times as long cannot be made either" },
  "weekly-233": { places: [2], why: "the mean stays, whatever it is" },
  "weekly-307": {
    places: [5, 6, 7],
    why: "whoever shook all hands and whoever shook none exclude each other, whatever the rest say",
  },
};
