import { family } from "../../../engine/family.ts";
import { commas, inWords } from "../../../engine/words.ts";
import { range } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/**
 * How often the hands of a clock stand in a certain way between two times: the moments are equally spaced. In twelve
 * hours there are `often` of them; the first one after 12:00 comes `first` steps of that spacing later.
 */
const settings = {
  together: {
    title: "A bell for every meeting",
    often: 11,
    first: 0,
    problem: (span: string) =>
      `The town clock of Kalmora strikes a silver bell whenever the minute hand lies exactly over the hour hand. Both hands move steadily.\n\nHow many times does the silver bell ring ${span}?`,
    event: "the hands lie over each other",
    unit: "times",
  },
  opposite: {
    title: "Straight across the dial",
    often: 11,
    first: 0.5,
    problem: (span: string) =>
      `On the station clock the hour hand and the minute hand move steadily. Sometimes they point in exactly opposite directions and make one straight line.\n\nHow many times does that happen ${span}?`,
    event: "the hands point in opposite directions",
    unit: "times",
  },
  right: {
    title: "Square corners in the workshop",
    often: 22,
    first: 0.5,
    problem: (span: string) =>
      `Over her workbench Wanjiru has a round clock whose hands move steadily. She likes the moments when the hour hand and the minute hand make a right angle.\n\nHow many such moments are there ${span}?`,
    event: "the hands make a right angle",
    unit: "moments",
  },
  mirror: {
    title: "A symmetrical dial",
    often: 13,
    first: 0,
    problem: (span: string) =>
      `A round clock hangs on the wall; its hands move steadily. The line from 12 down to 6 is a line of symmetry of the dial. At certain moments the two hands are mirror images of each other: reflected in this line, the hour hand points exactly where the minute hand points. Ten past ten is not far from such a moment.\n\nHow many of these moments are there ${span}?`,
    event: "the hands are mirror images",
    unit: "moments",
  },
} as const;

export default family({
  level: "hard",
  topic: "time-calendar",
  minutes: 10,
  kind: "thinking",
  technique: "relative speed",
  ages: "14-17",
  curriculum: ["GCSE rates", "HSA-CED.1", "MP7"],
  bounds: {
    setting: ["together", "opposite", "right", "mirror"],
    /** Half hours after 12:00. */
    start: [1, 22],
    hours: [3, 10],
  },
  rules: {
    "nothing happens at the very beginning or end": ({ setting, start, hours }) =>
      !happens(setting, start) && !happens(setting, start + 2 * hours),
    "mirrored hands do not both lie on the line": ({ setting, start, hours }) =>
      setting !== "mirror" || start + 2 * hours < 24,
    "not once (or twice) an hour": ({ setting, start, hours }) => {
      const { often } = settings[setting];
      return numbers(setting, start, hours).length !== (often === 22 ? 2 : 1) * hours;
    },
  },
  write({ setting, start, hours }) {
    const { title, often, first, problem, event, unit } = settings[setting];
    const found = numbers(setting, start, hours);
    const answer = found.length;
    const [from, to] = [30 * start, 30 * start + 60 * hours];
    const span = `in the ${inWords(hours)} hours from ${clock(from)} to ${clock(to)}`;
    const gap = 720 / often;
    const minutes = Math.floor(gap);
    const perHour = often === 22 ? 2 : 1;
    const [rest, restOf] = [(720 - minutes * often) / perHour, often / perHour];
    const spacing = `$\\frac{720}{${often}}$ minutes, which is $${minutes}\\frac{${rest}}{${restOf}}$ minutes`;
    const steps = (time: number) => (time / gap).toFixed(2);
    const moments = commas(found.map((k) => clock(Math.floor((k + first) * gap))));
    const [least = 0, most = 0] = [found[0], found.at(-1)];
    const speeds = setting === "mirror";
    const place = (k: number) => (first === 0 ? `${k}` : `${k}\\frac{1}{2}`);
    const wholeOrHalf = first === 0 ? "whole steps" : "half steps";
    const inMinutes = to > 720 ? `$${to}$ minutes or ` : "";
    const [oneOrTwo, every] = perHour === 2 ? ["two", "half hour"] : ["one", "hour"];
    return {
      title,
      problem: problem(span),
      answer: { kind: "whole", value: String(answer), unit },
      hint: speeds
        ? "Measure both hands clockwise from 12. If they are mirror images, what do the two angles add up to? How fast does this sum grow?"
        : "How many rounds does the minute hand gain on the hour hand in twelve hours? Are the moments equally spaced?",
      solution: [
        speeds
          ? "Measure both angles clockwise from 12. The hands are mirror images when the two angles add up to a whole number of turns. In 12 hours the hour hand makes 1 turn and the minute hand 12, so the sum grows steadily by 13 turns."
          : "Use **relative speed**. In 12 hours the hour hand makes 1 turn and the minute hand 12. So, seen from the hour hand, the minute hand makes 11 turns at a steady speed.",
        speeds
          ? `So there are 13 such moments in 12 hours, equally spaced: one every ${spacing}, beginning at 12:00. (This is the idea of **relative speed**, with a sum in place of a difference.)`
          : {
              together: `It meets the hour hand once in each such turn. So there are 11 meetings in 12 hours, equally spaced: one every ${spacing}, beginning at 12:00.`,
              opposite: `It is opposite once in each such turn. So there are 11 such moments in 12 hours, equally spaced: one every ${spacing}. The first after 12:00 comes after half of that, because then half a turn is gained.`,
              right: `Each such turn brings two right angles, after a quarter and after three quarters. So there are 22 in 12 hours, equally spaced: one every ${spacing}. The first after 12:00 comes after half of that, because then a quarter of a turn is gained.`,
              mirror: "",
            }[setting],
        `Measure in these steps from 12:00. The time ${clock(from)} is $${from} \\div \\frac{720}{${often}}$, about $${steps(from)}$ steps, and ${clock(to)} is ${inMinutes}about $${steps(to)}$ steps. The moments lie at ${wholeOrHalf}, from $${place(least)}$ to $${place(most)}$.`,
        `In steps of 1, from $${place(least)}$ to $${place(most)}$ there are $${most} - ${least} + 1 = ${answer}$ of them. So ${event} $${answer}$ times.`,
        `Check by the clock: rounded down to minutes, the moments are ${moments}. Those are ${answer}.`,
      ],
      slips: apart(answer, [
        [
          perHour * hours,
          `Not every hour has ${oneOrTwo}: the moments do not come exactly every ${every}. How far apart are they?`,
        ],
        [
          answer + 1,
          "One too many. Count the numbers of the moments from the first to the last, and look at both ends of the time.",
        ],
        [answer - 1, "One too few. From the first to the last, both of them count."],
      ]),
      check: "List the moments hour by hour, each to the minute, and look closely at the first and the last of them.",
    };
  },
});

/** Numbers of the moments between start and end. */
function numbers(setting: keyof typeof settings, start: number, hours: number): number[] {
  const { often, first } = settings[setting];
  return range(0, 60).filter((k) => {
    const halves = ((k + first) * 24) / often;
    return halves > start && halves < start + 2 * hours;
  });
}

function happens(setting: keyof typeof settings, halfHours: number): boolean {
  const { often, first } = settings[setting];
  // Twice the place in steps, so that everything is whole.
  const doubled = (2 * halfHours * often) / 24;
  return Number.isInteger(doubled) && (doubled - 2 * first) % 2 === 0;
}

function clock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 12 || 12;
  const minute = String(minutes % 60).padStart(2, "0");
  return `${hour}:${minute}`;
}
