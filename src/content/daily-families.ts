import type { Level } from "../engine/puzzle.ts";

/** A family as the calendar of daily challenges knows it. */
export interface DailyFamily {
  /** Path below content/families. */
  readonly path: string;
  readonly level: Level;
  /** Tells its seeds; chosen so that ten years hold no puzzle of it twice. */
  readonly chosen: number;
  /** Of the family; 1 where nothing is said, whatever versions came later. */
  readonly version?: number;
}

/** The families that take turns from a day on. */
export interface Epoch {
  /** A Monday. */
  readonly from: string;
  /** Decides the order of every fortnight. */
  readonly seed: number;
  /** Fourteen families each. All of them together are a round. */
  readonly fortnights: readonly (readonly DailyFamily[])[];
}

/**
 * Every day that was ever published, and every day of an epoch to come, follows from this table: no row of it is ever
 * changed. Families are added by a new epoch at the end: from a Monday to come on which a round of the one before ends,
 * with the same fortnights and new ones after them. (So nobody meets a family again within sixty days, at the change
 * either.) A family that is to write something else gets a new file, and that file a place in a new epoch.
 *
 * A family may stand here if every one of its seeds gives a whole number from 0 to 999999: the day's answer is held
 * against what was typed, character by character. Its unit, if it has one, stands beside the field. Left out are families
 * with fewer than about 90 puzzles, which ten years would use up. tests/proofs/daily/calendar.test.ts holds all of this, and
 * says which number to put for `chosen` where a puzzle would come twice.
 */
export const epochs: readonly Epoch[] = [
  {
    from: "2025-11-10",
    seed: 20251110,
    fortnights: [
      [
        { path: "algebra/for-the-first-time-ahead", level: "easy", chosen: 0 },
        { path: "arithmetic/biggest-first-fails", level: "easy", chosen: 0 },
        { path: "brain-teasers/opposite-faces", level: "easy", chosen: 25 },
        { path: "geometry/rings-pulled-tight", level: "easy", chosen: 1 },
        { path: "number-theory/equal-parcels", level: "easy", chosen: 0 },
        { path: "word-problems/all-of-one-kind", level: "easy", chosen: 0 },
        { path: "algebra/copies-of-a-power", level: "medium", chosen: 33 },
        { path: "geometry/bisector-of-a-parallelogram", level: "medium", chosen: 0 },
        { path: "number-theory/choosing-factors", level: "medium", chosen: 1988 },
        { path: "patterns/blocked-street", level: "medium", chosen: 10 },
        { path: "word-problems/total-behind-the-mean", level: "medium", chosen: 0 },
        { path: "brain-teasers/tested-until-it-breaks", level: "hard", chosen: 0 },
        { path: "logic/exactly-so-many-at-once", level: "hard", chosen: 111 },
        { path: "number-theory/undo-a-multiplication", level: "hard", chosen: 1 },
      ],
      [
        { path: "algebra/one-sort-alone", level: "easy", chosen: 0 },
        { path: "arithmetic/cards-and-brackets", level: "easy", chosen: 104 },
        { path: "brain-teasers/swap-the-empties", level: "easy", chosen: 0 },
        { path: "geometry/round-the-notch", level: "easy", chosen: 0 },
        { path: "number-theory/equal-rows", level: "easy", chosen: 1640 },
        { path: "word-problems/and-the-leftovers", level: "easy", chosen: 0 },
        { path: "algebra/sums-round-a-ring", level: "medium", chosen: 0 },
        { path: "geometry/how-long-the-third-side", level: "medium", chosen: 0 },
        { path: "number-theory/last-digit-of-a-giant", level: "medium", chosen: 0 },
        { path: "patterns/second-difference", level: "medium", chosen: 0 },
        { path: "word-problems/what-stays-the-same", level: "medium", chosen: 0 },
        { path: "geometry/a-few-more-sides", level: "hard", chosen: 31 },
        { path: "logic/joined-must-differ", level: "hard", chosen: 0 },
        { path: "number-theory/which-prime-runs-out", level: "hard", chosen: 1 },
      ],
      [
        { path: "algebra/rule-from-three", level: "easy", chosen: 0 },
        { path: "arithmetic/part-for-part", level: "easy", chosen: 1 },
        { path: "brain-teasers/two-sides-each", level: "easy", chosen: 9 },
        { path: "geometry/towers-on-a-plan", level: "easy", chosen: 0 },
        { path: "number-theory/flashing-together", level: "easy", chosen: 1672 },
        { path: "word-problems/back-to-the-start", level: "easy", chosen: 0 },
        { path: "arithmetic/before-the-change", level: "medium", chosen: 1 },
        { path: "geometry/one-angle-forgotten", level: "medium", chosen: 1 },
        { path: "number-theory/neither-nor", level: "medium", chosen: 0 },
        { path: "patterns/straight-cuts", level: "medium", chosen: 1355 },
        { path: "algebra/between-two-readings", level: "hard", chosen: 0 },
        { path: "geometry/edges-and-diagonal", level: "hard", chosen: 3146 },
        { path: "logic/the-last-one-decides", level: "hard", chosen: 0 },
        { path: "patterns/odd-and-even-in-pascal", level: "hard", chosen: 1 },
      ],
      [
        { path: "algebra/same-on-both-sides", level: "easy", chosen: 4 },
        { path: "arithmetic/rest-in-percent", level: "easy", chosen: 0 },
        { path: "geometry/centre-to-centre", level: "easy", chosen: 2 },
        { path: "geometry/triangle-of-tiles", level: "easy", chosen: 385 },
        { path: "number-theory/leftovers-together", level: "easy", chosen: 0 },
        { path: "word-problems/posts-and-gaps", level: "easy", chosen: 0 },
        { path: "arithmetic/ratio-from-a-difference", level: "medium", chosen: 0 },
        { path: "logic/lamps-by-rule", level: "medium", chosen: 0 },
        { path: "number-theory/squares-cut-off", level: "medium", chosen: 0 },
        { path: "patterns/two-distant-terms", level: "medium", chosen: 0 },
        { path: "algebra/bottom-of-the-valley", level: "hard", chosen: 2 },
        { path: "geometry/line-touches-both", level: "hard", chosen: 24 },
        { path: "logic/three-ways-to-tip", level: "hard", chosen: 0 },
        { path: "patterns/sums-that-fold-up", level: "hard", chosen: 0 },
      ],
      [
        { path: "algebra/squares-in-hiding", level: "easy", chosen: 153 },
        { path: "brain-teasers/climb-and-slip", level: "easy", chosen: 0 },
        { path: "geometry/four-rooms", level: "easy", chosen: 0 },
        { path: "geometry/two-triangles-one-outline", level: "easy", chosen: 19 },
        { path: "number-theory/number-from-clues", level: "easy", chosen: 0 },
        { path: "word-problems/some-boxes-each", level: "easy", chosen: 0 },
        { path: "brain-teasers/every-kth-switch", level: "medium", chosen: 23 },
        { path: "logic/more-or-less-square", level: "medium", chosen: 0 },
        { path: "number-theory/the-other-number", level: "medium", chosen: 1 },
        { path: "word-problems/balance-of-two-strengths", level: "medium", chosen: 0 },
        { path: "algebra/nearly-a-pattern", level: "hard", chosen: 0 },
        { path: "geometry/sixty-or-one-twenty", level: "hard", chosen: 7921 },
        { path: "number-theory/nothing-in-common", level: "hard", chosen: 214 },
        { path: "word-problems/colours-in-the-bag", level: "hard", chosen: 8 },
      ],
      [
        { path: "algebra/the-lines-swapped", level: "easy", chosen: 0 },
        { path: "brain-teasers/counting-printed-digits", level: "easy", chosen: 1 },
        { path: "geometry/largest-square-first", level: "easy", chosen: 549 },
        { path: "logic/fewest-turns", level: "easy", chosen: 5 },
        { path: "patterns/chain-of-shapes", level: "easy", chosen: 52 },
        { path: "word-problems/the-other-part", level: "easy", chosen: 28 },
        { path: "brain-teasers/one-lamp-to-share", level: "medium", chosen: 0 },
        { path: "logic/shared-by-all", level: "medium", chosen: 0 },
        { path: "number-theory/the-same-left-over", level: "medium", chosen: 0 },
        { path: "word-problems/closing-the-gap", level: "medium", chosen: 0 },
        { path: "arithmetic/how-many-years", level: "hard", chosen: 112 },
        { path: "geometry/sums-of-opposite-squares", level: "hard", chosen: 1 },
        { path: "number-theory/one-less-than-powers", level: "hard", chosen: 0 },
        { path: "word-problems/level-again", level: "hard", chosen: 0 },
      ],
      [
        { path: "algebra/trick-with-a-gap", level: "easy", chosen: 46 },
        { path: "brain-teasers/one-step-one-less", level: "easy", chosen: 73 },
        { path: "geometry/one-wire-two-shapes", level: "easy", chosen: 82 },
        { path: "logic/secret-number", level: "easy", chosen: 0 },
        { path: "patterns/gaps-that-grow", level: "easy", chosen: 1 },
        { path: "word-problems/the-same-mix", level: "easy", chosen: 0 },
        { path: "brain-teasers/two-measures", level: "medium", chosen: 57 },
        { path: "logic/to-be-certain", level: "medium", chosen: 0 },
        { path: "number-theory/which-base", level: "medium", chosen: 1 },
        { path: "word-problems/shares-of-one-job", level: "medium", chosen: 0 },
        { path: "brain-teasers/hands-of-a-clock", level: "hard", chosen: 1 },
        { path: "geometry/where-the-bisector-lands", level: "hard", chosen: 0 },
        { path: "number-theory/squares-apart", level: "hard", chosen: 4 },
        { path: "word-problems/out-and-filled-up-again", level: "hard", chosen: 0 },
      ],
    ],
  },
];
