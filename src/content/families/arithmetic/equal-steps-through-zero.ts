import { family } from "../../../engine/family.ts";
import { noun, ordinal } from "../../../engine/words.ts";

/** From one side of zero to the other in equal steps. */
const settings = {
  frog: {
    title: "The frog on the number line",
    up: true,
    story: (from: number, to: number, steps: number) =>
      `A paper frog sits at $${from}$ on a long number line. It jumps to the right, always the same distance. After $${steps}$ jumps it sits at $${to}$.`,
    question: (step: number) => `At which number did it sit after its ${ordinal(step)} jump?`,
    step: "jump",
  },
  frost: {
    title: "A thaw in the valley",
    up: true,
    story: (from: number, to: number, steps: number) =>
      `One morning in Ulaanbaatar, Temür reads $${from}$ degrees on the thermometer. Then it gets warmer by the same amount every hour. After $${steps}$ hours he reads $${to}$ degrees.`,
    question: (step: number) => `What did the thermometer show after $${step}$ hours?`,
    step: "hour",
  },
  bucket: {
    title: "Down the old shaft",
    up: false,
    story: (from: number, to: number, steps: number) =>
      `A crane lowers a camera into an old shaft. Heights are measured from the ground, which is $0$. The camera starts at $${from}$ metres. It goes down in $${steps}$ equal stages and ends at $${to}$ metres.`,
    question: (step: number) =>
      `At which height is it after the ${ordinal(step)} stage? Below the ground, heights are negative.`,
    step: "stage",
  },
  score: {
    title: "A run of bad luck",
    up: false,
    story: (from: number, to: number, steps: number) =>
      `In a card game Thandiwe has $${from}$ points. Then she loses $${steps}$ rounds, and each round costs her the same number of points. Now her score is $${to}$.`,
    question: (step: number) => `What was her score after the ${ordinal(step)} of these rounds?`,
    step: "round",
  },
};

/** The place after so many steps, up from `low` or down from the other end. */
function place(up: boolean, low: number, size: number, steps: number, step: number): number {
  return up ? low + step * size : low + (steps - step) * size;
}

export default family({
  level: "easy",
  topic: "negative-numbers",
  minutes: 3,
  kind: "thinking",
  technique: "distances across zero",
  ages: "9-11",
  curriculum: ["Y5 negative numbers", "Y6 negative numbers", "6.NS.5"],
  bounds: {
    setting: ["frog", "frost", "bucket", "score"],
    low: [-30, -4],
    size: [2, 7],
    steps: [4, 8],
    step: [2, 7],
  },
  rules: {
    "the way ends above zero": ({ low, size, steps }) => low + size * steps >= 2 && low + size * steps <= 20,
    "the two ends are not equally far from zero": ({ low, size, steps }) => low + size * steps !== -low,
    "the step asked for is neither the first nor the last": ({ steps, step }) => step < steps,
    "it is still below zero, or is so already": ({ setting, low, size, steps, step }) =>
      place(settings[setting].up, low, size, steps, step) < 0,
    "the thermometer rises slowly": ({ setting, size }) => setting !== "frost" || size <= 3,
  },
  write({ setting, low, size, steps, step }) {
    const { title, story, question, step: name, up } = settings[setting];
    const way = size * steps;
    const high = low + way;
    const [from, to] = up ? [low, high] : [high, low];
    const answer = place(up, low, size, steps, step);
    const other = place(!up, low, size, steps, step);
    const change = step * size;
    const stepsLeft = steps - step;
    const changeLeft = stepsLeft * size;
    const [direction, sign] = up ? ["up", "+"] : ["down", "-"];
    const [toZero, fromZero] = up ? [-low, high] : [high, -low];
    // The gap of someone who leaves out the sign and subtracts.
    const narrow = Math.abs(high + low);
    const mistaken = up ? low + (step * narrow) / steps : high - (step * narrow) / steps;
    const slips = [
      { when: String(-answer), say: "The size is right; on which side of zero does it lie?" },
      {
        when: String(mistaken),
        say: `You took the way to be ${narrow} long; but it runs through zero, so both pieces count.`,
      },
      { when: String(other), say: `You counted the ${noun(steps, name)} from the wrong end.` },
    ];
    return {
      title,
      problem: `${story(from, to, steps)}\n\n${question(step)}`,
      answer: { kind: "whole", value: String(answer) },
      hint: "Draw a number line. How far is it from the start to zero, and how far from zero to the end?",
      solution: [
        `The way runs **through zero**, so take it in two pieces: from $${from}$ to $0$ it is $${toZero}$, and from $0$ to $${to}$ it is $${fromZero}$. Together that is $${toZero} + ${fromZero} = ${way}$.`,
        `Share it equally: $${way} \\div ${steps} = ${size}$ for each ${name}.`,
        `After $${step}$ ${noun(step, name)} the change is $${step} \\times ${size} = ${change}$. Starting from $${from}$, that leads ${direction} to $${from} ${sign} ${change} = ${answer}$.`,
        `Check from the other end. With $${stepsLeft}$ ${noun(stepsLeft, name)} to come, the change that is left is $${stepsLeft} \\times ${size} = ${changeLeft}$. And $${answer} ${sign} ${changeLeft} = ${to}$, as in the story.`,
      ],
      slips: slips.filter(
        ({ when }, i) =>
          Number.isInteger(Number(when)) &&
          when !== String(answer) &&
          slips.findIndex((one) => one.when === when) === i,
      ),
      check: `Work out the change from the start to your number, and from your number to the end: every ${name} must change it by the same amount.`,
    };
  },
});
