import type { AnswerSpec } from "../../../engine/answer/answer.ts";
import { family } from "../../../engine/family.ts";
import { and, capital, inWords, noun, or } from "../../../engine/words.ts";
import { type Code, codePuzzle, type Guess, ordersOf, total } from "./shared/code-guesses.ts";

interface Setting {
  readonly title: string;
  readonly story: string;
  /** What stands for 1 to 6. */
  readonly things: readonly string[];
  readonly thing: string;
  readonly guess: string;
  readonly ask: string;
}

const settings: Record<string, Setting> = {
  locker: {
    title: "The swimming-pool locker",
    story:
      "Ottilie has forgotten the code of her locker. It has three different digits from $1$ to $6$. The lock compares every try with the code and shows two numbers:",
    things: ["1", "2", "3", "4", "5", "6"],
    thing: "digit",
    guess: "try",
    ask: "What is the code?",
  },
  flags: {
    title: "Three flags on the mast",
    story:
      "A secret signal has three flags of different colours, one below the other. The six colours in the box are black, green, orange, red, white and yellow. Captain Reza tries three signals (from top to bottom) and is told how good they are:",
    things: ["black", "green", "orange", "red", "white", "yellow"],
    thing: "colour",
    guess: "signal",
    ask: "What is the secret signal? Write the three colours from top to bottom.",
  },
  tune: {
    title: "The tune that opens the gate",
    story:
      "In a game, a gate opens when three different notes are played in the right order. The notes are C, D, E, F, G and A. Winona has tried three tunes, and the gate has answered:",
    things: ["C", "D", "E", "F", "G", "A"],
    thing: "note",
    guess: "tune",
    ask: "Which tune opens the gate? Write the three notes in order.",
  },
  medals: {
    title: "Gold, silver, bronze",
    story:
      "Six divers compete: Alba, Birk, Cleo, Dayo, Emi and Finn. Before the contest, three fans forecast who will win gold, silver and bronze (in this order). Afterwards each forecast is compared with the result:",
    things: ["Alba", "Birk", "Cleo", "Dayo", "Emi", "Finn"],
    thing: "name",
    guess: "forecast",
    ask: "Who won the medals? Write the names for gold, silver and bronze.",
  },
};

export default family({
  level: "medium",
  topic: "games",
  minutes: 7,
  kind: "thinking",
  technique: "what first, where second",
  ages: "11-14",
  curriculum: ["KS3 reasoning", "MP1", "MP3"],
  bounds: { setting: ["locker", "flags", "tune", "medals"], seed: [1, 999999] },
  write({ setting, seed }) {
    const its = settings[setting] as Setting;
    const { guesses, secret, order, sets, without } = codePuzzle(seed);
    const isNumber = setting === "locker";
    const thing = (one: number) => its.things[one - 1] ?? "";
    const things = noun(3, its.thing);
    const these = (some: readonly number[]) => and(some.map(thing));
    const inRow = isNumber ? "" : ", ";
    const show = (code: Code) => code.map(thing).join(inRow);
    const quoted = (guess: Guess) => `the ${its.guess} **${show(guess.code)}**`;
    const has = (guess: Guess, code: Code) => {
      const right = guess.code.filter((one, at) => code[at] === one).length;
      const shared = guess.code.filter((one) => code.includes(one)).length;
      return { right, wrong: shared - right };
    };
    const number = (n: number) => (n === 0 ? "none" : inWords(n));
    const [one, two, three] = order.map((at) => guesses[at]) as [Guess, Guess, Guess];
    const [some = [], last = []] = sets;
    const rest = [1, 2, 3, 4, 5, 6].filter((digit) => !one.code.includes(digit));
    const [inSet, betweenSets] = isNumber || setting === "tune" ? [" ", ", "] : ["–", "; "];
    const set = (code: Code) => code.map(thing).join(inSet);
    const counted = (guess: Guess) => {
      const belong = total(guess);
      return `${inWords(belong)} of ${these(guess.code)} ${noun(belong, "belongs", "belong")} to it`;
    };
    const ofTheRest = 3 - total(one);
    const only = (sets: readonly Code[]) => (sets.length === 1 ? "only " : "");
    const someSets = some.map(set).join(betweenSets);
    const lastSets = or(last.map(set));
    // For the places, start with the guess that leaves the fewest orders of each set.
    const placed = last.map((made) => {
      const ways = [0, 1, 2].map((at) => ({ at, left: ordersOf(made, [guesses[at] as Guess]) }));
      const [start] = ways.toSorted((a, b) => a.left.length - b.left.length);
      const { at, left } = start ?? { at: 0, left: [] };
      const fits = ordersOf(made, guesses);
      const orders = left.length ? left.map(show).join(isNumber ? ", " : "; ") : "no order at all";
      const begin = `With ${set(made)}: ${quoted(guesses[at] as Guess)} allows ${orders}.`;
      const rejected = left
        .filter((code) => !fits.includes(code))
        .map((code) => {
          const why = guesses.find(
            (guess) => has(guess, code).right !== guess.right || has(guess, code).wrong !== guess.wrong,
          ) as Guess;
          return `${show(code)} would give ${quoted(why)} ${number(has(why, code).right)} in the right place instead of ${number(why.right)}`;
        })
        .join("; ");
      const out = rejected && ` ${capital(rejected)}.`;
      const end = fits.length ? ` ${capital(show(secret))} fits all three.` : "";
      return `${begin}${out}${end}`;
    });
    const places = placed.join(" ");
    const table = guesses.map((guess) => `| ${show(guess.code)} | ${guess.right} | ${guess.wrong} |`).join("\n");
    const compared = guesses
      .map((guess) => ({ ...guess, shared: guess.code.filter((n) => secret.includes(n)).map(thing) }))
      .map(
        ({ code, shared, right, wrong }) =>
          `${show(code)} shares ${and(shared)}, ${number(right)} in the right place and ${number(wrong)} elsewhere`,
      )
      .join("; ");
    const spec: AnswerSpec = isNumber
      ? { kind: "whole", value: secret.join("") }
      : { kind: "list", items: secret.map(thing), ordered: true };
    return {
      title: its.title,
      problem: `${its.story}\n\n| ${capital(its.guess)} | right ${its.thing}, right place | right ${its.thing}, wrong place |\n|---|---|---|\n${table}\n\n${its.ask}`,
      answer: spec,
      hint: `Forget the places at first: add the two numbers of each line. Which three ${things} can be in it? Only then ask in which order.`,
      solution: [
        `First ask **what**, and only then **where**. Adding the two numbers of a line tells how many of its ${things} belong to the answer. From ${quoted(one)}: ${counted(one)}, and so ${inWords(ofTheRest)} of ${these(rest)}.`,
        `From ${quoted(two)}: ${counted(two)}. Together that leaves ${only(some)}${someSets}. From ${quoted(three)}: ${counted(three)}, which leaves ${only(last)}${lastSets}.`,
        `Now the places. ${places}`,
        `So the answer is **${show(secret)}**.`,
        `Check by comparing it with each line: ${compared}.`,
      ],
      slips: without.map((code, at) => {
        const guess = guesses[at] as Guess;
        const { right, wrong } = has(guess, code);
        return {
          when: show(code),
          say: `Two of the lines fit. But against your answer ${quoted(guess)} would have ${number(right)} in the right place and ${number(wrong)} in a wrong one.`,
        };
      }),
      check: `Compare your answer with each of the three lines and count right places and wrong places: both numbers must agree every time.`,
    };
  },
});
