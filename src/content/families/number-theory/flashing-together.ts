import { family } from "../../../engine/family.ts";
import { texList } from "../../../engine/tex.ts";
import { gcd, lcm, range } from "../../../maths/whole.ts";

/** Two things that happen at steady intervals, and the moment they next meet. */
const settings = {
  lighthouses: {
    title: "Two lighthouses",
    story: (a: number, b: number) =>
      `From his fishing boat, Iosefa can see two lighthouses. The red one flashes every $${a}$ seconds and the white one every $${b}$ seconds.`,
    now: "They have just flashed together.",
    question: "After how many seconds will they next flash together?",
    first: "the red light",
    second: "the white light",
    unit: "seconds",
  },
  buses: {
    title: "Two buses at the stop",
    story: (a: number, b: number) =>
      `At a bus stop in Lagos, a green bus leaves every $${a}$ minutes and a yellow bus every $${b}$ minutes.`,
    now: "One of each has just left at the same moment.",
    question: "After how many minutes will a green and a yellow bus next leave together?",
    first: "the green bus",
    second: "the yellow bus",
    unit: "minutes",
  },
  watering: {
    title: "Watering the greenhouse",
    story: (a: number, b: number) =>
      `Mrs Yılmaz waters her ferns every $${a}$ days and her cactuses every $${b}$ days.`,
    now: "Today she watered both.",
    question: "After how many days will she next water both on the same day?",
    first: "the ferns",
    second: "the cactuses",
    unit: "days",
  },
  runners: {
    title: "Lap after lap",
    story: (a: number, b: number) =>
      `Two robots drive round a track. One needs $${a}$ seconds for a lap, the other $${b}$ seconds. Neither ever stops.`,
    now: "They start together at the line.",
    question: "After how many seconds are both on the line together again?",
    first: "the first robot",
    second: "the second robot",
    unit: "seconds",
  },
};

export default family({
  level: "easy",
  topic: "factors-multiples",
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
    "the ferns do not dry out": ({ setting, a }) => setting !== "watering" || a <= 9,
    // Otherwise the slip of multiplying them would be right.
    "they share a factor": ({ a, b }) => gcd(a, b) > 1,
    "the lists stay short": ({ a, b }) => lcm(a, b) <= 6 * b,
  },
  write({ setting, a, b }) {
    const { title, story, now, question, first, second, unit } = settings[setting];
    const meeting = lcm(a, b);
    const listed = range(1, meeting / b).map((k) => k * b);
    const [times, otherTimes] = [meeting / a, meeting / b];
    return {
      title,
      problem: `${story(a, b)} ${now}\n\n${question}`,
      answer: { kind: "whole", value: String(meeting), unit },
      hint: `Write a list of all the times for ${second}. How can you tell which of them are also times for ${first}?`,
      solution: [
        `Write the list with the longer steps, because it is shorter. The times for ${second} are $${texList(listed)}, \\ldots$`,
        `Test each of them for the other list: a number is a time for ${first} when $${a}$ divides it. The first that passes is $${meeting}$, so it is the **least common multiple** of $${a}$ and $${b}$.`,
        `Check by dividing both ways: $${meeting} \\div ${a} = ${times}$ and $${meeting} \\div ${b} = ${otherTimes}$, both without a remainder, and no earlier number in the list passed.`,
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
