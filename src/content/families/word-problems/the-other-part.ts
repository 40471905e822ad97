import { family } from "../../../engine/family.ts";
import { inWords, noun } from "../../../engine/words.ts";
import { gcd } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** A whole of `b` equal parts of `u`; `a` of the parts are one thing and the rest another. */
function barOf(a: number, b: number, u: number) {
  const rest = b - a;
  const lead = a - rest;
  return { a, b, u, rest, lead, ofA: a * u, ofRest: rest * u, ofLead: lead * u, all: b * u };
}

type Bar = ReturnType<typeof barOf>;

const settings = {
  orchestra: {
    title: "Strings and the rest",
    unit: "players",
    given: (a: number, b: number) => b - a,
    asked: (_a: number, b: number) => b,
    story: (share: string, given: number) =>
      `In a youth orchestra, ${share} of the players play a string instrument. The other ${given} players do not.\n\nHow many players are in the orchestra?`,
    hint: "Draw a bar for the whole orchestra and cut it into equal parts. How many parts are the players without strings?",
    knows: ({ a, b, rest }: Bar) =>
      `$${a}$ of them are string players, so the other players are $${b} - ${a} = ${rest}$ ${noun(rest, "part")}.`,
    asks: ({ b, u, all }: Bar) => `The whole orchestra is all $${b}$ parts: $${b} \\times ${u} = ${all}$ players.`,
    test: ({ a, u, ofA, ofRest, all }: Bar) =>
      `$${a} \\times ${u} = ${ofA}$ play strings, and $${all} - ${ofA} = ${ofRest}$ do not`,
    wrong: "That is the number of string players; the question asks for the whole orchestra.",
    check: (share: string, given: number) =>
      `Work out ${share} of your number and take it away: ${given} players should remain.`,
  },
  trail: {
    title: "How far have they come?",
    unit: "km",
    given: (a: number, b: number) => b - a,
    asked: (a: number, _b: number) => a,
    story: (share: string, given: number) =>
      `Two friends paddle down a river. By noon they have done ${share} of their way, and ${given} km still lie ahead.\n\nHow many kilometres have they paddled by noon?`,
    hint: "Draw a bar for the whole way and cut it into equal parts. Which of the parts lie ahead?",
    knows: ({ a, b, rest }: Bar) =>
      `$${a}$ of them lie behind the friends, so the way ahead is $${b} - ${a} = ${rest}$ ${noun(rest, "part")}.`,
    asks: ({ a, u, ofA }: Bar) => `The way behind them is $${a}$ ${noun(a, "part")}: $${a} \\times ${u} = ${ofA}$ km.`,
    test: ({ a, b, u, ofA, ofRest, all }: Bar) =>
      `the whole way is $${ofA} + ${ofRest} = ${all}$ km, a part of it is $${all} \\div ${b} = ${u}$ km, and $${a} \\times ${u} = ${ofA}$ km`,
    wrong: "That is the whole way; the question asks for the part behind them.",
    check: (share: string, given: number) =>
      `Add ${given} km to your number to get the whole way: your number should be ${share} of it.`,
  },
  boats: {
    title: "Sails in the bay",
    unit: "boats",
    given: (a: number, b: number) => 2 * a - b,
    asked: (_a: number, b: number) => b,
    story: (share: string, given: number) =>
      `Every boat in a bay has either red sails or white sails. Red sails are on ${share} of the boats. There are ${given} **more** boats with red sails than with white ones.\n\nHow many boats are in the bay?`,
    hint: "Draw a bar for all the boats and cut it into equal parts. By how many parts is red ahead of white?",
    knows: ({ a, b, rest, lead }: Bar) =>
      `$${a}$ of them are red and $${b} - ${a} = ${rest}$ white, so red is ahead by $${a} - ${rest} = ${lead}$ ${noun(lead, "part")}.`,
    asks: ({ b, u, all }: Bar) => `All the boats are $${b}$ parts: $${b} \\times ${u} = ${all}$ boats.`,
    test: ({ a, u, ofA, ofRest, ofLead, all }: Bar) =>
      `$${a} \\times ${u} = ${ofA}$ boats are red, $${all} - ${ofA} = ${ofRest}$ are white, and $${ofA} - ${ofRest} = ${ofLead}$`,
    wrong: "That is the number of boats with red sails; the question asks for all the boats.",
    check: (share: string, given: number) =>
      `Work out ${share} of your number for the boats with red sails: they should be ${given} more than the rest.`,
  },
};

export default family({
  level: "easy",
  topic: "sharing-ratio",
  minutes: 4,
  kind: "thinking",
  technique: "one part of the whole",
  ages: "9-11",
  curriculum: ["Y5 fractions of amounts", "5.NF.6"],
  bounds: { setting: ["orchestra", "trail", "boats"], a: [2, 7], b: [3, 9], u: [3, 12] },
  rules: {
    "the part is smaller than the whole": ({ a, b }) => a < b,
    "the fraction is in lowest terms": ({ a, b }) => gcd(a, b) === 1,
    "the given number stands for two parts or more": ({ setting, a, b }) => settings[setting].given(a, b) >= 2,
    "a way is no longer than a day's paddling": ({ setting, b, u }) => setting !== "trail" || b * u <= 60,
  },
  write({ setting, a, b, u }) {
    const { title, unit, given, asked, story, hint, knows, asks, test, wrong, check } = settings[setting];
    const share = `$\\frac{${a}}{${b}}$`;
    const bar = barOf(a, b, u);
    const kind = ["thirds", "quarters", "fifths", "sixths", "sevenths", "eighths", "ninths"][b - 3];
    const parts = given(a, b);
    const known = parts * u;
    const right = asked(a, b) * u;
    return {
      title,
      problem: story(share, known),
      answer: { kind: "whole", value: String(right), unit },
      hint,
      solution: [
        `Draw a **bar of ${inWords(b)} equal parts**, because the fraction is told in ${kind}. ${knows(bar)}`,
        `Those parts are $${known}$ ${unit}, so one part is $${known} \\div ${parts} = ${u}$.`,
        asks(bar),
        `Check with the story: ${test(bar)}.`,
      ],
      slips: apart(right, [
        [(asked(a, b) === a ? b : a) * u, wrong],
        [
          (known / a) * asked(a, b),
          `The ${known} ${unit} are not those ${inWords(a)} parts of the bar; which parts are they?`,
        ],
        [
          (known / b) * a,
          `You took the fraction of ${known}, but it is a fraction of the whole, which you do not know yet.`,
        ],
      ]),
      check: check(share, known),
    };
  },
});
