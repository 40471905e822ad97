import { plain, type Rule } from "./rule.ts";

/** Symbols that a reader may not have met; one of the words must stand beside them, or a formula that shows what they mean. */
const symbols: readonly {
  readonly sign: RegExp;
  readonly name: string;
  readonly words: RegExp;
  readonly shown?: RegExp;
}[] = [
  { sign: /[\da-z)]!/, name: "!", words: /factorial|multipl|means|product/i, shown: /!\s*=/ },
  { sign: /\\lfloor|⌊/, name: "⌊ ⌋", words: /round|whole part|floor|largest (?:whole|integer)/i },
  { sign: /\\lceil|⌈/, name: "⌈ ⌉", words: /round|ceiling|smallest whole/i },
  { sign: /\\sum|∑/, name: "∑", words: /sum|add/i },
  { sign: /\\prod|∏/, name: "∏", words: /product|multipl/i },
  { sign: /\\equiv|≡/, name: "≡", words: /remainder|identity|always|same/i },
  { sign: /\\bmod|\\pmod/, name: "mod", words: /remainder/i },
  { sign: /\\cup|\\cap|∪|∩/, name: "∪ ∩", words: /union|intersection|both|either|or|and/i },
  { sign: /\\binom/, name: "binomial", words: /choos|ways/i },
  { sign: /\\log|\\ln/, name: "log", words: /log|power/i },
];

/** A symbol beyond the four operations is explained in the problem itself. */
export const unexplainedSymbol: Rule = {
  name: "unexplained-symbol",
  check: ({ problem }) => {
    const formulas = problem.match(/\$[^$]*\$/g)?.join(" ") ?? "";
    return symbols
      .filter(({ sign, words, shown }) => sign.test(formulas) && !words.test(plain(problem)) && !shown?.test(formulas))
      .map(({ name }) => `uses ${name} without saying what it means`);
  },
};
