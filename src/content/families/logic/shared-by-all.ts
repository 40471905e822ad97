import { family } from "../../../engine/family.ts";
import { texSum } from "../../../engine/tex.ts";
import { and, inWords, withArticle } from "../../../engine/words.ts";
import { sum } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** Most things have each of some marks; how many must have all of them, or at least two? */
interface Setting {
  readonly title: string;
  readonly story: (n: number, have: readonly number[]) => string;
  readonly many: string;
  /** What they can do or have, and the words before it for those that lack it. */
  readonly marks: readonly string[];
  readonly lack: string;
  readonly all: string;
  /** At least two of the three are asked for, not all. */
  readonly two?: true;
  readonly ask: string;
}

const settings: Record<string, Setting> = {
  circus: {
    title: "Three arts of the circus",
    story: (n, [a, b, c]) =>
      `A circus school has $${n}$ pupils. Of these, $${a}$ can juggle, $${b}$ can walk on stilts and $${c}$ can ride a unicycle. Nothing more is known.`,
    many: "pupils",
    marks: ["juggle", "walk on stilts", "ride a unicycle"],
    lack: "cannot",
    all: "can do all three",
    ask: "What is the smallest possible number of pupils who can do **all three**?",
  },
  photos: {
    title: "Photos of the lake",
    story: (n, [a, b, c, d]) =>
      `Dilnoza has taken $${n}$ photos at a lake. On $${a}$ of them there is a boat, on $${b}$ a bird, on $${c}$ a cloud and on $${d}$ her dog. Nothing more is known.`,
    many: "photos",
    marks: ["boat", "bird", "cloud", "dog"],
    lack: "show no",
    all: "show all four",
    ask: "What is the smallest possible number of photos with boat, bird, cloud **and** dog?",
  },
  villages: {
    title: "Two out of three",
    story: (n, [a, b, c]) =>
      `In a valley there are $${n}$ villages. Of these, $${a}$ have a school, $${b}$ have a doctor and $${c}$ have a library. Nothing more is known.`,
    many: "villages",
    marks: ["school", "doctor", "library"],
    lack: "have no",
    all: "have at least two of the three",
    two: true,
    ask: "What is the smallest possible number of villages with **at least two** of these three?",
  },
};

export default family({
  level: "medium",
  topic: "sorting",
  minutes: 5,
  kind: "thinking",
  technique: "counting what is missing",
  ages: "11-14",
  curriculum: ["KS3 sets", "KS3 reasoning", "MP1", "MP3"],
  bounds: {
    setting: ["circus", "photos", "villages"],
    all: [24, 40],
    have: { list: [12, 36], length: [3, 4] },
  },
  rules: {
    "as many as the story names": ({ setting, have }) => have.length === (setting === "photos" ? 4 : 3),
    "no two alike": ({ have }) => new Set(have).size === have.length,
    "everything is missing somewhere": ({ all, have }) => have.every((n) => all - n >= 3),
    "some must have all": ({ setting, all, have }) =>
      setting === "villages" || (all - sum(have.map((n) => all - n)) >= 2 && Math.min(...have) > all / 2),
    // Everybody has one, and as many as possible have no second one: those who have more have all three.
    "some must have two": ({ setting, all, have }) => {
      const more = (sum(have) - all) / 2;
      return setting !== "villages" || (Number.isInteger(more) && more >= 3 && more < Math.min(...have) - 1);
    },
  },
  write({ setting, all, have }) {
    const its = settings[setting] as Setting;
    const missing = have.map((n) => all - n);
    const { many } = its;
    const total = sum(have);
    const most = sum(missing);
    const mostVillages = most / 2;
    const over = total - all;
    const answer = its.two ? over / 2 : all - most;
    const k = have.length;
    const less = k - 1;
    const given = k * answer + less * most;
    const lacking = missing.map((n, i) => `$${all} - ${have[i]} = ${n}$ ${its.lack} ${its.marks[i]}`);
    const onlyOne = have.map((n, i) => {
      const [others, verb] = [n - answer, i === 0 ? "have only" : "only"];
      const mark = withArticle(its.marks[i] ?? "");
      return `$${others}$ ${verb} ${mark}`;
    });
    return {
      title: its.title,
      problem: `${its.story(all, have)}\n\n${its.ask}`,
      answer: { kind: "whole", value: String(answer), unit: many },
      hint: its.two
        ? `Look at what is **missing**. How many ${many} have no school, no doctor, no library? How many things does a village lack if it does not have two of them?`
        : `Look at what is **missing**. How many ${many} lack the first thing, the second, and so on? How many can lack something at the most?`,
      solution: its.two
        ? [
            `**Count what is missing.** ${and(lacking)}. Together $${texSum(missing)} = ${most}$ things are missing.`,
            `A village that does not have at least two of the three lacks at least two. So there are at most $${most} \\div 2 = ${mostVillages}$ such ${many}, because each of them uses up two of the missing things.`,
            `So at least $${all} - ${mostVillages} = ${answer}$ ${many} have at least two.`,
            `It can be done: $${answer}$ villages have all three, and of the others ${and(onlyOne)}. So the smallest number is $${answer}$.`,
            `Check by counting what there is: $${texSum(have)} = ${total}$ things. One for each village leaves $${total} - ${all} = ${over}$ over. A village can take two more at most, so at least $${over} \\div 2 = ${answer}$ ${many} have more than one.`,
          ]
        : [
            `**Count what is missing.** ${and(lacking)}.`,
            `Not having all ${inWords(k)} means lacking at least one. The number of such ${many} is largest when none of them lacks two things at once: $${texSum(missing)} = ${most}$.`,
            `So at least $${all} - ${most} = ${answer}$ ${many} ${its.all}. It can be as few as that, because $${most}$ different ${many} can each lack one thing.`,
            `Check by counting what there is: $${answer}$ ${many} with all ${inWords(k)} and $${most}$ with ${inWords(less)} give $${k} \\times ${answer} + ${less} \\times ${most} = ${given}$, and the story has $${texSum(have)} = ${total}$.`,
          ],
      slips: apart(
        answer,
        its.two
          ? [
              [over, `There are $${over}$ things too many for one each. But one village can take two of those.`],
              [Math.min(...have), "That many could have two of them, but it can be fewer."],
              [
                Math.max(0, all - most),
                "That is for having all three. The question is about at least two of the three.",
              ],
            ]
          : [
              [
                Math.min(...have),
                `That is the largest number that can have all ${inWords(k)}. The question asks for the smallest.`,
              ],
              [
                have.slice(0, 2).reduce((a, b) => a + b, 0) - all,
                "That is right for the first two things. Go on in the same way with the others.",
              ],
              [most, `That is how many ${many} can lack something. The question is about the others.`],
            ],
      ),
      check: its.two
        ? "Give out the schools, doctors and libraries so that only your number of villages have two or three of them, and see whether one fewer would do."
        : `Try to draw up a list in which only your number of ${many} have everything, and see whether one fewer would do.`,
    };
  },
});
