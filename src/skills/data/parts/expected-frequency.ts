import { whole } from "../../../engine/answer/key.ts";
import type { Question } from "../../../engine/exercise.ts";
import { texFraction, texLowest } from "../../../engine/tex.ts";
import { gcd } from "../../../maths/whole.ts";
import { slips } from "../../slips.ts";
import { reduced } from "../shared-chances.ts";
import { natural, rowAnd, type Wrong } from "../shared-data.ts";
import { type Event, eventOf, hitsOf } from "./number-events.ts";

// How often something is to be expected in many tries, from its probability or from what has happened so far.

/** How often in so many tries, where p of q are hits; `times` is empty where things are counted, not tries. */
function expected(
  intro: string,
  ask: string,
  p: number,
  q: number,
  tries: number,
  why: string,
  times: "" | " times",
): Question {
  const one = tries / q;
  const value = one * p;
  const answer = whole(value);
  return {
    prompt: `${intro} ${ask}`,
    answer,
    steps: [
      why,
      `Expect the same share of the $${tries}$: take $${texFraction(p, q)}$ of $${tries}$.`,
      p === 1
        ? `So the answer is $${tries} \\div ${q} = ${value}$${times}.`
        : `$${tries} \\div ${q} = ${one}$, and $${one} \\times ${p} = ${value}$. So the answer is $${value}$${times}.`,
    ],
    slips: slips(
      answer,
      natural([
        [
          one,
          "took only one part of the fraction",
          `That is $${texFraction(1, q)}$ of $${tries}$. How many such parts does the probability have?`,
        ],
        [
          tries - value,
          "counted how often it does not happen",
          `That is how often you expect the opposite. How often does it happen?`,
        ],
        ...(p === 1
          ? []
          : [
              [
                tries / p,
                "divided by the wrong number",
                `You divided $${tries}$ by $${p}$. Which share of the $${tries}$ is it?`,
              ] as const,
            ]),
        [
          tries / 2,
          "took half, as if both were equally likely",
          `It happens or it does not, but that does not make both equally likely. What is the probability?`,
        ],
      ]),
    ),
    check: `Write your answer over $${tries}$ as a fraction: it must be equal to the probability.`,
  };
}

const chances = {
  trains: {
    intro: (p: string) => `The probability that a bus in Lima is late is $${p}$.`,
    ask: (n: number) => `How many of $${n}$ buses do you expect to be late?`,
  },
  rain: {
    intro: (p: string) => `In a town in Chile the probability of rain on a day in May is $${p}$.`,
    ask: (n: number) => `On how many of $${n}$ such days do you expect rain?`,
  },
  shots: {
    intro: (p: string) => `The probability that Nia scores with a free throw is $${p}$.`,
    ask: (n: number) => `How often do you expect her to score in $${n}$ free throws?`,
  },
};

export function fromChance(setting: keyof typeof chances, p: number, q: number, tries: number): Question {
  const { intro, ask } = chances[setting];
  const lowest = texLowest(p, q);
  const common = gcd(p, q);
  const [hits, cases] = [p / common, q / common];
  return expected(
    intro(lowest),
    ask(tries),
    hits,
    cases,
    tries,
    `A probability of $${lowest}$ means: in the long run it happens in $${hits}$ of $${cases}$ cases.`,
    "",
  );
}

export function fromDice(sides: number, event: Event, k: number, tries: number): Question {
  const [words] = eventOf(event, k);
  const hits = hitsOf(event, k, sides);
  const many = hits.length;
  const fit = many === 1 ? `Only $${hits[0]}$ fits` : `${rowAnd(hits)} fit`;
  const common = gcd(many, sides);
  return expected(
    `A fair dice has $${sides}$ sides, numbered from $1$ to $${sides}$. It is thrown $${tries}$ times.`,
    `How often do you expect ${words}?`,
    many / common,
    sides / common,
    tries,
    `${fit}: $${many}$ of $${sides}$ numbers. So the probability is $${reduced(many, sides)}$.`,
    " times",
  );
}

const samples = {
  seeds: {
    sample: (a: number, b: number) => `In a test $${a}$ of $${b}$ seeds came up.`,
    ask: (n: number) => `How many of $${n}$ such seeds do you expect to come up?`,
  },
  pin: {
    sample: (a: number, b: number) => `A drawing pin fell $${b}$ times, and $${a}$ times it landed on its head.`,
    ask: (n: number) => `How often do you expect that in $${n}$ falls?`,
  },
  tea: {
    sample: (a: number, b: number) => `In a survey in Sri Lanka $${a}$ of $${b}$ guests chose tea.`,
    ask: (n: number) => `How many of $${n}$ guests do you expect to choose tea?`,
  },
};

export function fromSample(
  setting: keyof typeof samples,
  p: number,
  q: number,
  times: number,
  tries: number,
): Question {
  const { sample, ask } = samples[setting];
  const [a, b] = [p * times, q * times];
  const more = tries - b;
  const question = expected(
    sample(a, b),
    ask(tries),
    p,
    q,
    tries,
    `The best estimate comes from what has happened so far: the probability is about $${texFraction(a, b)} = ${texFraction(p, q)}$.`,
    "",
  );
  return {
    ...question,
    slips: slips(question.answer, [
      ...question.slips.map(({ when, name, say }): Wrong => [when, name, say]),
      [
        a + more,
        "added the difference instead of taking the same share",
        `You added the $${more}$ more to the $${a}$. But not each of them counts: which share of them does?`,
      ],
    ]).slice(0, 4),
  };
}
