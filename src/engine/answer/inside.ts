/** Where an answer can be given inside the problem, as its author says: what the form of the answer alone cannot tell. */
export type Inside =
  /** In the boxes of the formula in the problem: "8□ − □7 = 36", one □ for each number of the answer. */
  | { readonly boxes: string }
  /** So many numbers, in any order: only where the problem says how many there are. */
  | { readonly count: number }
  /** Some or all of these things put in order; they stand as the problem names them. */
  | { readonly order: readonly string[] }
  /** Some of these things, in no order. */
  | { readonly choose: readonly string[] }
  /** For each of `each` one of `with`. */
  | { readonly match: { readonly each: readonly string[]; readonly with: readonly string[] } };

/** As its author writes it: which formula has the boxes is plain. */
export type InsideText = Exclude<Inside, { boxes: string }> | { readonly boxes: true };
