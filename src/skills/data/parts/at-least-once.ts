import type { Question } from "../../../engine/exercise.ts";
import { texFraction } from "../../../engine/tex.ts";
import { inWords } from "../../../engine/words.ts";
import { slips } from "../../slips.ts";
import { chance, reduced } from "../shared-chances.ts";

const tries = {
  shots: {
    intro: (p: string) =>
      `Whenever Malik takes a penalty, he scores with the probability $${p}$. No penalty has any influence on another.`,
    ask: (k: string) => `What is the probability that he scores at least once in ${k} penalties?`,
    least: "At least once",
    not: ["a miss", "misses"],
  },
  seeds: {
    intro: (p: string) =>
      `A seed of a rare orchid comes up with the probability $${p}$. No seed has any influence on another.`,
    ask: (k: string) => `What is the probability that at least one of ${k} seeds comes up?`,
    least: "At least one",
    not: ["a seed that does not come up", "seeds that do not come up"],
  },
  spins: {
    intro: (p: string) => `A spinner stops on gold with the probability $${p}$. No spin has any influence on another.`,
    ask: (k: string) => `What is the probability of gold at least once in ${k} spins?`,
    least: "At least once",
    not: ["a spin without gold", "spins without gold"],
  },
  trams: {
    intro: (p: string) =>
      `Each tram to the harbour is full with the probability $${p}$. No tram has any influence on another.`,
    ask: (k: string) => `What is the probability that at least one of ${k} trams is full?`,
    least: "At least one",
    not: ["a tram that is not full", "trams that are not full"],
  },
};

/** The probability of at least one hit: all but the case that there is none. */
export function atLeastOne(setting: keyof typeof tries, p: number, q: number, k: number): Question {
  const {
    intro,
    ask,
    least,
    not: [one, many],
  } = tries[setting];
  const miss = q - p;
  const [none, all] = [miss ** k, q ** k];
  const some = all - none;
  const added = k * p;
  const [everyTime, once] = [p ** k, added * miss ** (k - 1)];
  const answer = chance(some, all);
  const factors = Array.from({ length: k }, () => texFraction(miss, q)).join(" \\times ");
  return {
    prompt: `${intro(texFraction(p, q))} ${ask(inWords(k))} Write a fraction.`,
    answer,
    steps: [
      `"${least}" can happen in several ways, but its opposite only in one: not at all. So work out that opposite first.`,
      `The probability of ${one} is $1 - ${texFraction(p, q)} = ${texFraction(miss, q)}$.`,
      `The probability of ${inWords(k)} ${many} is $${factors} = ${texFraction(none, all)}$.`,
      `So the probability is $1 - ${texFraction(none, all)} = ${reduced(some, all)}$.`,
    ],
    slips: slips(answer, [
      [
        `${none}/${all}`,
        "stopped at the probability of never",
        `That is the probability that it never happens. The question asks for the opposite.`,
      ],
      [
        `${added}/${q}`,
        "added the probabilities",
        `You took $${k}$ times the probability. With more and more tries that would go beyond $1$: what is counted twice?`,
      ],
      [
        `${everyTime}/${all}`,
        "took every time instead of at least once",
        `That is the probability that it happens every time. Once is enough here.`,
      ],
      [
        `${once}/${all}`,
        "counted exactly once instead of at least once",
        `That is the probability of exactly once. More often counts as well.`,
      ],
    ]),
    check: `Your answer and the probability that it never happens must make $1$ together.`,
  };
}
