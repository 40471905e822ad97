import { family } from "../../../engine/family.ts";
import { apart } from "../slips.ts";

/** What happens to an amount, and in words: what happened last, seen from the end, and what that undoes to. */
type Step = {
  readonly does: "add" | "take" | "halve" | "double" | "loseThird";
  readonly n?: number;
  readonly undo: string;
};

interface Setting {
  readonly title: string;
  readonly unit: string;
  readonly story: (a: number, b: number, left: number) => string;
  readonly steps: (a: number, b: number) => readonly Step[];
  readonly hint: string;
  readonly start: string;
  readonly check: (left: number) => string;
}

const settings = {
  bus: {
    title: "The bus to the coast",
    unit: "people",
    story: (a, b, left) =>
      `A bus sets off for the coast. At the first stop half of the people get off, then ${a} get on. At the second stop half of the people on the bus get off, then ${b} get on. Now ${left} people are on the bus.\n\nHow many people were on the bus when it set off? (The driver is not counted.)`,
    steps: (a, b) => [
      { does: "halve", undo: "Half got off at the first stop, so those who stayed were the other half" },
      { does: "add", n: a, undo: `Before that, $${a}$ got on at the first stop` },
      { does: "halve", undo: "Half got off at the second stop, so those who stayed were the other half" },
      { does: "add", n: b, undo: `Last, $${b}$ people got on` },
    ],
    hint: "How many people were on the bus right before the last ones got on? And if half of the people get off, which part stays?",
    start: "when the bus set off",
    check: (left) => `Drive your bus through both stops in the order of the story: it should end with ${left} people.`,
  },
  tank: {
    title: "The rainwater tank",
    unit: "litres",
    story: (a, b, left) =>
      `On Monday, Aroha takes ${a} litres from her rainwater tank. On Tuesday she uses half of the water that is left. On Wednesday rain brings ${b} litres, and on Thursday she uses half of all the water. Now ${left} litres are in the tank.\n\nHow many litres were in it at the beginning?`,
    steps: (a, b) => [
      { does: "take", n: a, undo: `On Monday she took $${a}$ litres, so put them back` },
      { does: "halve", undo: "On Tuesday she used half, so what stayed was the other half" },
      { does: "add", n: b, undo: `On Wednesday rain brought $${b}$ litres, so take them away` },
      { does: "halve", undo: "On Thursday she used half, so what stayed was the other half" },
    ],
    hint: "Go through the days from Thursday back to Monday. How much water was in the tank before each of them?",
    start: "at the beginning",
    check: (left) => `Let the four days pass in order, starting with your number: ${left} litres should remain.`,
  },
  kites: {
    title: "Kites for everyone",
    unit: "kites",
    story: (a, b, left) =>
      `Rahim makes kites. He gives one third of them to his cousins and builds ${a} new ones. Then he sells half of all he has and builds ${b} more. Now he has ${left} kites.\n\nHow many kites did he have at first?`,
    steps: (a, b) => [
      { does: "loseThird", undo: "One third went to the cousins, so two thirds stayed" },
      { does: "add", n: a, undo: `Before that he built $${a}$ kites` },
      { does: "halve", undo: "He sold half, so what stayed was the other half" },
      { does: "add", n: b, undo: `Last, he built $${b}$ kites` },
    ],
    hint: "How many kites did he have right before he built the last ones? And when a third is given away, which part stays?",
    start: "at first",
    check: (left) => `Play the story forwards with your number of kites: at the end there should be ${left}.`,
  },
  bridge: {
    title: "The doubling bridge",
    unit: "coins",
    story: (a, b, left) =>
      `In a fairy tale there is a bridge that doubles the coins in your bag. But when you are across, you must pay. A traveller crosses and pays ${a} coins. She crosses back, her coins double again, and this time she pays ${b} coins. Now she has ${left} coins.\n\nHow many coins did she have before the first crossing?`,
    steps: (a, b) => [
      { does: "double", undo: "The first crossing doubled her coins, so halve them" },
      { does: "take", n: a, undo: `Before that she paid $${a}$ coins, so put them back` },
      { does: "double", undo: "The crossing back doubled her coins, so halve them" },
      { does: "take", n: b, undo: `Last, she paid $${b}$ coins, so put them back` },
    ],
    hint: "How many coins did she have right before she paid for the last time? What did the bridge do before that?",
    start: "before the first crossing",
    check: (left) => `Walk across with your coins, double and pay, double and pay: ${left} coins should be in the bag.`,
  },
} satisfies Record<string, Setting>;

/** The amount at the beginning and after each step. */
function stages(start: number, steps: readonly Step[]): number[] {
  const all = [start];
  for (const step of steps) all.push(done(all.at(-1) ?? start, step));
  return all;
}

function done(amount: number, { does, n = 0 }: Step): number {
  if (does === "add") return amount + n;
  if (does === "take") return amount - n;
  if (does === "halve") return amount / 2;
  return does === "double" ? amount * 2 : (amount / 3) * 2;
}

/** The amount before a step that ended with `after`. */
function reversed({ does, n = 0 }: Step, after: number): number {
  if (does === "add") return after - n;
  if (does === "take") return after + n;
  if (does === "halve") return after * 2;
  return does === "double" ? after / 2 : (after / 2) * 3;
}

/** The sum that takes `after` back to `before`. */
function undone({ does, n = 0 }: Step, after: number, before: number): string {
  if (does === "add") return `$${after} - ${n} = ${before}$`;
  if (does === "take") return `$${after} + ${n} = ${before}$`;
  if (does === "halve") return `$2 \\times ${after} = ${before}$`;
  if (does === "double") return `$${after} \\div 2 = ${before}$`;
  const third = after / 2;
  return `one third is $${after} \\div 2 = ${third}$, and the whole is $3 \\times ${third} = ${before}$`;
}

export default family({
  level: "easy",
  topic: "working-backwards",
  minutes: 5,
  kind: "thinking",
  technique: "working backwards",
  ages: "9-11",
  curriculum: ["Y5 inverse operations", "4.OA.3"],
  bounds: { setting: ["bus", "tank", "kites", "bridge"], s: [12, 60], a: [3, 15], b: [3, 15] },
  rules: {
    "every amount is whole and at least four": ({ setting, s, a, b }) =>
      stages(s, settings[setting].steps(a, b)).every((amount) => Number.isInteger(amount) && amount >= 4),
    "the two numbers in the story differ": ({ a, b }) => a !== b,
    "the end does not give the start away": ({ setting, s, a, b }) =>
      stages(s, settings[setting].steps(a, b)).at(-1) !== s,
    "a bag of coins stays a bag": ({ setting, s }) => setting !== "bridge" || s <= 20,
  },
  write({ setting, s, a, b }) {
    const { title, unit, story, steps, hint, start, check }: Setting = settings[setting];
    const done = steps(a, b);
    const [, after = 0, second = 0, third = 0, left = 0] = stages(s, done);
    const amounts = [s, after, second, third, left];
    const forwards = amounts.join(" \\to ");
    const back = done.map((step, i) => {
      const [before = 0, after = 0] = amounts.slice(i);
      return `${step.undo}: ${undone(step, after, before)}.`;
    });
    return {
      title,
      problem: story(a, b, left),
      answer: { kind: "whole", value: String(s), unit },
      hint,
      solution: [
        `**Work backwards** from the $${left}$ at the end, because that is the only amount you know. ${back[3]}`,
        `${back[2]} ${back[1]}`,
        `${back[0]} So there were $${s}$ ${unit} ${start}.`,
        `Check by playing the story forwards: $${forwards}$.`,
      ],
      slips: apart(
        s,
        [
          ...(done[0]?.does === "loseThird"
            ? ([
                [3 * after, "You took what stayed for one third; one third was given away, so how much stayed?"],
              ] as const)
            : []),
          [after, "That is the amount after the first step of the story; go back one step more."],
          [
            done.reduce((amount, step) => reversed(step, amount), left),
            "You undid every step, but in the order of the story; the last thing must be undone first.",
          ],
        ],
        1,
      ),
      check: check(left),
    };
  },
});
