import { family } from "../../../engine/family.ts";
import { gcd, lcm, range } from "../../../maths/whole.ts";

/** Two things that happen at steady intervals, and the moment they next meet. */
const settings = {
  lighthouses: {
    title: "Two lighthouses",
    story: (a: number, b: number) =>
      `From his fishing boat, Iosefa can see two lighthouses. The red one flashes every $${a}$ seconds and the white one every $${b}$ seconds.`,
    now: "They have just flashed together.",
    question: "After how many seconds will they next flash together?",
    first: "the red flashes",
    second: "the white flashes",
    unit: "seconds",
  },
  buses: {
    title: "Two buses at the stop",
    story: (a: number, b: number) =>
      `At a bus stop in Lagos, a green bus leaves every $${a}$ minutes and a yellow bus every $${b}$ minutes.`,
    now: "One of each has just left at the same moment.",
    question: "After how many minutes will a green and a yellow bus next leave together?",
    first: "the green buses",
    second: "the yellow buses",
    unit: "minutes",
  },
  watering: {
    title: "Watering the greenhouse",
    story: (a: number, b: number) =>
      `Mrs Yılmaz waters her cactuses every $${a}$ days and her ferns every $${b}$ days.`,
    now: "Today she watered both.",
    question: "After how many days will she next water both on one day?",
    first: "the cactus days",
    second: "the fern days",
    unit: "days",
  },
  runners: {
    title: "Lap after lap",
    story: (a: number, b: number) =>
      `Two robots drive round a track. One needs $${a}$ seconds for a lap, the other $${b}$ seconds. Neither ever stops.`,
    now: "They start together at the line.",
    question: "After how many seconds are both on the line together for the next time?",
    first: "the times of the first robot",
    second: "the times of the second robot",
    unit: "seconds",
  },
};

export default family({
  level: "easy",
  minutes: 3,
  kind: "drill",
  technique: "common multiples",
  ages: "9-11",
  curriculum: ["Y6 common multiples", "6.NS.4"],
  bounds: {
    setting: ["lighthouses", "buses", "watering", "runners"],
    a: [4, 18],
    b: [4, 18],
  },
  rules: {
    "the second is slower than the first": ({ a, b }) => a < b,
    "the second is no multiple of the first": ({ a, b }) => b % a !== 0,
    // Otherwise the slip of multiplying them would be right.
    "they share a factor": ({ a, b }) => gcd(a, b) > 1,
    "the lists stay short": ({ a, b }) => lcm(a, b) <= 6 * b,
  },
  write({ setting, a, b }) {
    const { title, story, now, question, first, second, unit } = settings[setting];
    const meeting = lcm(a, b);
    const listed = range(1, meeting / b).map((k) => k * b);
    return {
      title,
      problem: `${story(a, b)} ${now}\n\n${question}`,
      answer: { kind: "whole", value: String(meeting), unit },
      hint: `Write out ${second} one after the other. How can you tell which of them is also one of ${first}?`,
      solution: [
        `Write the slower list, because it is shorter: ${second} come at $${listed.join(", ")}, \\ldots$`,
        `Test each one for the other list: a number is among ${first} when $${a}$ divides it. The first that passes is $${meeting}$, so it is the **least common multiple** of $${a}$ and $${b}$.`,
        `Check by dividing both ways: $${meeting} \\div ${a} = ${meeting / a}$ and $${meeting} \\div ${b} = ${meeting / b}$, both without a remainder, and no earlier number in the list passed.`,
      ],
      slips: [
        {
          when: String(a * b),
          say: `Multiplying $${a}$ by $${b}$ does give a moment when they meet, but the two numbers share a factor, so they meet sooner.`,
        },
        {
          when: String(a + b),
          say: "Adding the two does not help: look for a number that stands in both lists of multiples.",
        },
      ],
      check: `Your number must be in the ${a} times table and in the ${b} times table, and nothing smaller may be in both.`,
    };
  },
});
