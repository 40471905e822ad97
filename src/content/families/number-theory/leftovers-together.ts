import { family } from "../../../engine/family.ts";
import { count, inWords, noun } from "../../../engine/words.ts";
import { mod } from "../../../maths/whole.ts";
import { withRemainder } from "./shared/with-remainder.ts";

/** Remainders can be added, taken away and multiplied without knowing the numbers they are left of. */
function mangoes(m: number, r: number, s: number) {
  const sum = r + s;
  const rest = sum % m;
  const [one, other] = [4 * m + r, 2 * m + s];
  const tipped = one + other;
  return {
    title: "Two piles of mangoes",
    problem: `Two farmers pack mangoes into crates of $${m}$. Dina fills some crates and has ${count(r, "mango", "mangoes")} left over. Emeka fills some crates and has ${count(s, "mango", "mangoes")} left over.\n\nThen they tip **all** their mangoes together and pack them again into crates of $${m}$. How many mangoes are left over now?`,
    answer: { kind: "whole" as const, value: String(rest), unit: "mangoes" },
    hint: "Do the crates that are full already have to be opened? What is still to be packed?",
    solution: [
      "Leave the full crates closed, because they are full whichever way you pack. Only the **remainders** matter.",
      `Put the leftovers together: $${r} + ${s} = ${sum}$ mangoes.`,
      `That is enough for one more crate of $${m}$, and $${sum} - ${m} = ${rest}$ ${noun(rest, "is", "are")} left over.`,
      `Check with piles of your own, say $${one}$ and $${other}$ mangoes: together $${withRemainder(tipped, m)}$.`,
    ],
    slips: [
      {
        when: String(sum),
        say: `That is right as far as it goes, but ${sum} loose mangoes can fill another crate.`,
      },
      ...(Math.abs(r - s) === rest || r === s
        ? []
        : [
            {
              when: String(Math.abs(r - s)),
              say: "That is the difference of the two leftovers. Here the piles are tipped together.",
            },
          ]),
    ],
    check: `Choose two piles that leave ${r} and ${s}, add them up and divide by ${m}: your number must be the remainder.`,
  };
}

function library(m: number, r: number, s: number) {
  const rest = mod(r - s, m);
  const [all, gone] = [6 * m + r, 2 * m + s];
  const stay = all - gone;
  const opened = r + m;
  return {
    title: "Books go travelling",
    problem: `Mr Okafor packs all the books of his library into boxes of $${m}$ and has ${count(r, "book")} left over.\n\nThen a school borrows some of the books. Packed into boxes of $${m}$, the school's books alone would leave ${count(s, "book")} over.\n\nMr Okafor packs the books that **stay** into boxes of $${m}$. How many are left over now?`,
    answer: { kind: "whole" as const, value: String(rest), unit: "books" },
    hint: "The school's full boxes can go as they are. What if there are too few loose books for the rest?",
    solution: [
      `Hand over the school's full boxes as they are, because full boxes do not change the **remainder**. The school still needs $${s}$ loose books.`,
      `Only $${r}$ ${noun(r, "is", "are")} lying loose, which is too few. So open one more box: now $${r} + ${m} = ${opened}$ books are loose.`,
      `Take away the $${s}$ for the school: $${opened} - ${s} = ${rest}$ left over.`,
      `Check with numbers of your own, say $${all}$ books of which $${gone}$ go: $${stay}$ stay, and $${withRemainder(stay, m)}$.`,
    ],
    slips: [
      ...(s - r === rest
        ? []
        : [
            {
              when: String(s - r),
              say: "You took the smaller number from the larger one. But there are too few loose books: where could he get more?",
            },
          ]),
      ...((r + s) % m === rest || (r + s) % m === s - r
        ? []
        : [
            {
              when: String((r + s) % m),
              say: "You put the leftovers together. Here the school's books are taken away.",
            },
          ]),
    ],
    check: `Choose a library that leaves ${r} and a smaller pile that leaves ${s}, subtract, and divide by ${m}: your number must be the remainder.`,
  };
}

function candles(m: number, r: number, s: number) {
  const loose = s * r;
  const rest = loose % m;
  const one = 3 * m + r;
  const together = s * one;
  return {
    title: "The candle factory",
    problem: `A factory in Oslo fills ${inWords(s)} sacks with candles, the same number in each. Sorting **one** sack into packs of $${m}$ leaves ${count(r, "candle")} over.\n\nNow the candles of **all ${inWords(s)}** sacks are sorted together into packs of $${m}$. How many candles are left over?`,
    answer: { kind: "whole" as const, value: String(rest), unit: "candles" },
    hint: "Sort each sack by itself first. What lies on the table when you are done?",
    solution: [
      `Sort each sack by itself. Every sack gives some full packs and ${count(r, "loose candle")}. Only these **remainders** still have to be packed.`,
      `Together there are $${s} \\times ${r} = ${loose}$ loose candles.`,
      `Pack these too: $${withRemainder(loose, m)}$, so $${rest}$ ${noun(rest, "is", "are")} left over.`,
      `Check with sacks of your own, say $${one}$ candles in each: $${s} \\times ${one} = ${together}$, and $${withRemainder(together, m)}$.`,
    ],
    slips: [
      {
        when: String(loose),
        say: "Those are the loose candles of all sacks. There are enough of them for another pack.",
      },
      { when: String(r), say: "That is what one sack leaves over. Each of the other sacks leaves as many." },
    ],
    check: `Choose a number for one sack that leaves ${r}, multiply it by ${s} and divide by ${m}: your number must be the remainder.`,
  };
}

const settings = { mangoes, library, candles };

export default family({
  level: "easy",
  topic: "remainders",
  minutes: 4,
  kind: "thinking",
  technique: "working with remainders",
  ages: "9-11",
  curriculum: ["Y5 remainders", "4.NBT.6"],
  bounds: { setting: ["mangoes", "library", "candles"], m: [5, 12], r: [2, 11], s: [2, 11] },
  rules: {
    "fewer are left over than fit in": ({ m, r, s }) => r < m && s < m,
    "the two leftovers fill one more crate, and not exactly": ({ setting, m, r, s }) =>
      setting !== "mangoes" || r + s > m,
    "the school needs more loose books than there are": ({ setting, r, s }) => setting !== "library" || r < s,
    "there are three to six sacks, and their leftovers neither fit nor come back to those of one": ({
      setting,
      m,
      r,
      s,
    }) => setting !== "candles" || (s >= 3 && s <= 6 && r * s > m && (r * s) % m !== 0 && (r * s) % m !== r),
  },
  write: ({ setting, m, r, s }) => settings[setting](m, r, s),
});
