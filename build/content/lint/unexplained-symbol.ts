import { type Rule, textsOf } from "./rule.ts";

/** Symbols that a reader may not have met, and the words one of which must stand beside them somewhere in the problem. */
const symbols: readonly { readonly sign: RegExp; readonly name: string; readonly words: RegExp }[] = [
  { sign: /\d!|[a-z]!(?=[\s$,.)])|n!/, name: "!", words: /factorial|multipl|means|product|\\times/i },
  { sign: /\\lfloor|⌊/, name: "⌊ ⌋", words: /round|whole part|floor|largest whole/i },
  { sign: /\\lceil|⌈/, name: "⌈ ⌉", words: /round|ceiling|smallest whole/i },
  { sign: /\\sum|∑/, name: "∑", words: /sum|add/i },
  { sign: /\\prod|∏/, name: "∏", words: /product|multipl/i },
  { sign: /\\equiv|≡/, name: "≡", words: /remainder|identity|always|same/i },
  { sign: /\\bmod|\\pmod/, name: "mod", words: /remainder/i },
  { sign: /\\cup|\\cap|∪|∩/, name: "∪ ∩", words: /union|intersection|both|either|or|and/i },
  { sign: /\\binom/, name: "binomial", words: /choos|ways/i },
  { sign: /\\log|\\ln/, name: "log", words: /log|power/i },
];

/** A symbol beyond the four operations is explained where it stands. */
export const unexplainedSymbol: Rule = {
  name: "unexplained-symbol",
  check: (puzzle) => {
    const all = textsOf(puzzle)
      .map(([, text]) => text)
      .join(" ");
    return symbols
      .filter(({ sign, words }) => sign.test(puzzle.problem) && !words.test(all.replaceAll(sign, " ")))
      .map(({ name }) => `uses ${name} without saying what it means`);
  },
};
