import { family } from "../../../engine/family.ts";
import { range } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** One starts `gap` behind and gains `fast - slow` each time. When is it ahead for the first time? */
const settings = {
  bamboo: {
    title: "The bamboo overtakes",
    unit: "days",
    step: "day",
    story: (first: number, second: number, fast: number, slow: number) =>
      `A bamboo is ${first} cm tall and grows ${fast} cm every day. A hop vine beside it is ${second} cm tall and grows ${slow} cm every day.\n\nAfter how many whole days is the bamboo **taller** than the vine for the first time?`,
    hint: "By how much is the vine taller today? What happens to that difference every day?",
    lead: (gap: number) => `At first the vine is $${gap}$ cm taller.`,
    shrinks: "The bamboo gains",
    ones: ["the bamboo", "the vine"],
    verb: "reaches",
    falling: false,
    of: "cm",
    level: "Then they are equally tall. When is the bamboo really taller?",
  },
  channel: {
    title: "More viewers than the otters",
    unit: "weeks",
    step: "week",
    story: (first: number, second: number, fast: number, slow: number) =>
      `Zuri films hedgehogs and Mateo films otters. Zuri has ${first} viewers and gains ${fast} every week. Mateo has ${second} viewers and gains ${slow} every week.\n\nAfter how many weeks has Zuri **more** viewers than Mateo for the first time?`,
    hint: "How many viewers is Zuri behind? By how many does she come closer in one week?",
    lead: (gap: number) => `At first Mateo is $${gap}$ viewers ahead.`,
    shrinks: "Zuri comes closer by",
    ones: ["Zuri", "Mateo"],
    verb: "has",
    falling: false,
    of: "viewers",
    level: "Then both have equally many. When has Zuri really more?",
  },
  tanks: {
    title: "The big tank runs low",
    unit: "hours",
    step: "hour",
    story: (first: number, second: number, fast: number, slow: number) =>
      `At noon there are ${first} litres in the big rain tank and ${second} litres in the small one. Every hour ${fast} litres are taken from the big tank and ${slow} litres from the small one.\n\nAfter how many whole hours is there **less** in the big tank than in the small one for the first time?`,
    hint: "How much more is in the big tank at noon? By how much does this difference shrink in an hour?",
    lead: (gap: number) => `At first the big tank holds $${gap}$ litres more.`,
    shrinks: "The difference shrinks by",
    ones: ["the big tank", "the small tank"],
    verb: "holds",
    falling: true,
    of: "litres",
    level: "Then both hold equally much. When is there really less in the big one?",
  },
  boats: {
    title: "The slower start",
    unit: "minutes",
    step: "minute",
    story: (first: number, second: number, fast: number, slow: number) =>
      `Two model boats cross a lake side by side. The tug is already ${second} m from the shore and goes ${slow} m every minute. The sailing boat is ${first} m from the shore and goes ${fast} m every minute.\n\nAfter how many whole minutes is the sailing boat **ahead** of the tug for the first time?`,
    hint: "How far is the tug ahead now? How much of that does the sailing boat catch up in a minute?",
    lead: (gap: number) => `At first the tug is $${gap}$ m ahead.`,
    shrinks: "The sailing boat catches up",
    ones: ["the sailing boat", "the tug"],
    verb: "is at",
    falling: false,
    of: "m",
    level: "Then they are side by side. When is the sailing boat really ahead?",
  },
} as const;

export default family({
  level: "easy",
  minutes: 4,
  kind: "thinking",
  technique: "watching the difference",
  ages: "9-11",
  curriculum: ["Y6 algebra", "6.EE.8"],
  bounds: {
    setting: ["bamboo", "channel", "tanks", "boats"],
    start: [20, 60, 5],
    gap: [12, 70],
    fast: [6, 15],
    slow: [2, 9],
  },
  rules: {
    "one is faster by at least two": ({ fast, slow }) => fast - slow >= 2,
    "it takes a while": ({ gap, fast, slow }) => gap > 3 * (fast - slow) && gap < 12 * (fast - slow),
    // Where rounding could go wrong: level after a whole number of steps, or only a little before or after one.
    "the difference is gone exactly, or not quite": ({ gap, fast, slow }) =>
      gap % (fast - slow) === 0 || gap % (fast - slow) === fast - slow - 1 || gap % (fast - slow) === 1,
    "the answer is no number of the story": ({ gap, fast, slow }) => {
      const when = Math.floor(gap / (fast - slow)) + 1;
      return when !== fast && when !== slow && when !== gap;
    },
  },
  write({ setting, start: given, gap, fast, slow }) {
    const { title, unit, step, story, hint, lead, shrinks, ones, verb, falling, of, level } = settings[setting];
    const gain = fast - slow;
    const when = Math.floor(gap / gain) + 1;
    const before = when - 1;
    const [gainedBefore, gained] = [before * gain, when * gain];
    const exact = gainedBefore === gap;
    // A tank must not run dry before the question is answered.
    const start = falling ? slow * (when + 2) + given : given;
    const [first, second] = falling ? [start + gap, start] : [start, start + gap];
    const [sign, direction] = falling ? ["-", -1] : ["+", 1];
    const after = (n: number) => {
      const [firstThen, secondThen] = [first + direction * n * fast, second + direction * n * slow];
      return `${ones[0]} ${verb} $${first} ${sign} ${n} \\times ${fast} = ${firstThen}$ ${of} and ${ones[1]} ${verb} $${second} ${sign} ${n} \\times ${slow} = ${secondThen}$ ${of}`;
    };
    const notYet = exact ? "exactly as much, so then they are level" : "not enough";
    return {
      title,
      problem: story(first, second, fast, slow),
      answer: { kind: "whole", value: String(when), unit },
      hint,
      solution: [
        `**Watch the difference**, because it alone tells when the order changes. ${lead(gap)}`,
        `${shrinks} $${fast} - ${slow} = ${gain}$ ${of} every ${step}. So ask when this makes more than $${gap}$.`,
        `$${before} \\times ${gain} = ${gainedBefore}$ is ${notYet}. $${when} \\times ${gain} = ${gained}$ is more. So it takes $${when}$ ${unit}.`,
        `Check with the real numbers. After $${before}$ ${unit}, ${after(before)}. After $${when}$, ${after(when)}.`,
      ],
      slips: apart(
        when,
        [
          [exact ? before : 0.5, level],
          [exact ? 0.5 : before, "Test it: at that moment the difference is small, but is it gone?"],
          [Math.floor(gap / fast) + 1, "You let only one of the two change. The other one changes too."],
          [
            range(1, 200).find((n) => n * (fast + slow) > gap) ?? 0.5,
            "You added what the two do. Both change in the same direction, so how fast does the difference shrink?",
          ],
        ],
        1,
      ).slice(0, 3),
      check: `Work out both after your number of ${unit}, and once more for one ${step} earlier.`,
    };
  },
});
