import { family } from "../../../engine/family.ts";
import { digital, noun } from "../../../engine/words.ts";
import { apart } from "../slips.ts";

/** Three things done one after the other, which must be over at a given time. */
const settings = {
  bread: {
    title: "Bread for supper",
    story: (a: number, b: number, c: number, end: string) =>
      `Zahra bakes flat loaves. First she kneads the dough for ${a} minutes, then it rises for ${b} minutes, and then the loaves bake for ${c} minutes. One step follows the other without a break.\n\nThe loaves come out of the oven at ${end}. At what time did she start to knead?`,
    hint: "Put the three steps on a time line that ends when the loaves come out. How long is the whole line?",
    first: "kneading",
    start: "She starts to knead",
    last: "the loaves come out",
  },
  match: {
    title: "In time for kick-off",
    story: (a: number, b: number, c: number, end: string) =>
      `Kwame must be at the football ground at exactly ${end}. He needs ${a} minutes to pack and get ready, then he sits on a train for ${b} minutes, and from the train he walks for ${c} minutes. He never has to wait.\n\nAt what time must he begin to pack?`,
    hint: "When must he step off the train? And when must the train leave?",
    first: "packing",
    start: "He begins to pack",
    last: "he is at the ground",
  },
  radio: {
    title: "The school radio show",
    story: (a: number, b: number, c: number, end: string) =>
      `The school radio show from Apia ends at exactly ${end}. The news takes ${a} minutes, then comes a radio play of ${b} minutes, and at the end a concert of ${c} minutes. Nothing comes between them.\n\nAt what time does the show begin?`,
    hint: "When does the concert begin? And the play before it?",
    first: "the news",
    start: "The show begins",
    last: "the show ends",
  },
};

export default family({
  level: "easy",
  topic: "time-speed",
  minutes: 3,
  kind: "drill",
  technique: "going back along a time line",
  ages: "8-10",
  curriculum: ["Y4 time problems", "4.MD.2"],
  bounds: {
    setting: ["bread", "match", "radio"],
    a: [10, 30, 5],
    b: [45, 90, 5],
    c: [15, 45, 5],
    // Minutes after midnight.
    end: [660, 1140, 5],
  },
  rules: {
    "together they take more than an hour and no whole number of hours": ({ a, b, c }) =>
      (a + b + c) % 60 !== 0 && a + b + c > 75,
    "going back passes a full hour": ({ a, b, c, end }) => (a + b + c) % 60 > end % 60,
  },
  write({ setting, a, b, c, end }) {
    const { title, story, hint, first, start, last } = settings[setting];
    const total = a + b + c;
    const hours = Math.floor(total / 60);
    const minutes = total % 60;
    const right = end - total;
    const backByHours = end - 60 * hours;
    const afterFirst = right + a;
    const afterSecond = afterFirst + b;
    const span = `${hours} ${noun(hours, "hour")} and ${minutes} minutes`;
    return {
      title,
      problem: story(a, b, c, digital(end)),
      answer: { kind: "time", value: digital(right) },
      hint,
      solution: [
        `Put the steps on a **time line** that ends at ${digital(end)}, because the end is what you know. The line is $${a} + ${b} + ${c} = ${total}$ minutes long.`,
        `Turn that into hours, because $60$ minutes make one: $${total}$ minutes are ${span}.`,
        `Go back the ${noun(hours, "hour")} first, to ${digital(backByHours)}. Then go back $${minutes}$ minutes, to ${digital(right)}.`,
        `Check forwards, step by step. ${start} at ${digital(right)}; $${a}$ minutes later it is ${digital(afterFirst)}, then ${digital(afterSecond)}, and ${last} at ${digital(end)}.`,
      ],
      slips: apart(digital(right), [
        [digital(end - b - c), `You went back over two of the steps; ${first} comes before them.`],
        [digital(end + total), "You went forwards from the end; the beginning lies before it."],
        // Taking the minutes away as if an hour had a hundred of them.
        ...((right % 60) + 40 < 60
          ? ([
              [digital(right + 40), "Check where you crossed the full hour: an hour has 60 minutes, not 100."],
            ] as const)
          : []),
      ]),
      check: `Start at your time and go forwards through the three steps, ${a}, ${b} and ${c} minutes: you should arrive at ${digital(end)}.`,
    };
  },
});
