import { family } from "../../../engine/family.ts";
import { capital, inWords, noun, withArticle } from "../../../engine/words.ts";
import { gcd } from "../../../maths/whole.ts";

/** A fraction of one thing is as much as a fraction of another; one of the two is known. */
const settings = {
  ropes: {
    title: "Two climbing ropes",
    story: (one: string, other: string, known: number) =>
      `${capital(one)} of Leila's rope is as long as ${other} of Omar's rope. Omar's rope is $${known}$ metres long.`,
    question: "How long is Leila's rope, in metres?",
    first: "Leila's rope",
    second: "Omar's rope",
    unit: "metres",
    together: false,
  },
  barrels: {
    title: "Rain in two barrels",
    story: (one: string, other: string, known: number) =>
      `Two rain barrels stand behind a school in Hobart. ${capital(one)} of the red barrel is as much water as ${other} of the blue barrel. The blue barrel holds $${known}$ litres.`,
    question: "How many litres does the red barrel hold when it is full?",
    first: "the red barrel",
    second: "the blue barrel",
    unit: "litres",
    together: false,
  },
  books: {
    title: "Reading side by side",
    story: (one: string, other: string, known: number) =>
      `Sunniva has read ${one} of her book. Kwame has read ${other} of his, which has $${known}$ pages. Both have read the same number of pages.`,
    question: "How many pages do the two books have **together**?",
    first: "Sunniva's book",
    second: "Kwame's book",
    unit: "pages",
    together: true,
  },
  beads: {
    title: "Beads on a belt",
    story: (one: string, other: string, known: number) =>
      `Hana threads a headband and a belt. The belt has $${known}$ beads, and ${other} of them are blue. On the headband, ${one} of the beads are blue. Both have the same number of blue beads.`,
    question: "How many beads on the headband are **not** blue?",
    first: "the headband",
    second: "the belt",
    unit: "beads",
    together: false,
  },
};

const parts = ["", "whole", "half", "third", "quarter", "fifth", "sixth"];

/** "a third", "half", "three quarters". */
function fraction(top: number, bottom: number): string {
  const part = parts[bottom] ?? "";
  if (top > 1) return `${inWords(top)} ${noun(top, part)}`;
  return bottom === 2 ? "half" : withArticle(part);
}

/** "part", "three parts": the others, without those of the fraction. */
function otherParts(top: number, bottom: number): string {
  const others = bottom - top;
  return others === 1 ? "part" : `${inWords(others)} parts`;
}

export default family({
  level: "easy",
  topic: "fractions",
  minutes: 4,
  kind: "thinking",
  technique: "from a part to the whole",
  ages: "9-11",
  curriculum: ["Y5 fractions of amounts", "4.NF.4"],
  bounds: {
    setting: ["ropes", "barrels", "books", "beads"],
    top: [1, 5],
    bottom: [2, 6],
    otherTop: [1, 5],
    otherBottom: [2, 6],
    known: [12, 80],
  },
  rules: {
    "both fractions are less than one, in lowest terms": ({ top, bottom, otherTop, otherBottom }) =>
      top < bottom && otherTop < otherBottom && gcd(top, bottom) === 1 && gcd(otherTop, otherBottom) === 1,
    "the unknown one takes a step back to one part": ({ top }) => top > 1,
    "the fractions have different parts": ({ bottom, otherBottom }) => bottom !== otherBottom,
    "the known one falls into whole parts": ({ known, otherBottom }) => known % otherBottom === 0,
    "so does the part they share": ({ top, otherTop, otherBottom, known }) =>
      ((known / otherBottom) * otherTop) % top === 0,
    "the whole is of the same size": ({ top, bottom, otherTop, otherBottom, known }) => {
      const whole = (((known / otherBottom) * otherTop) / top) * bottom;
      return whole >= 10 && whole <= 90;
    },
  },
  write({ setting, top, bottom, otherTop, otherBottom, known }) {
    const { title, story, question, first, second, unit, together } = settings[setting];
    const otherPart = known / otherBottom;
    const shared = otherPart * otherTop;
    const part = shared / top;
    const whole = part * bottom;
    const [left, otherLeft] = [whole - shared, known - shared];
    const beads = setting === "beads";
    const answer = beads ? left : together ? whole + known : whole;
    const [asked, sharedAsked] = [fraction(top, bottom), fraction(otherTop, otherBottom)];
    const holds = setting === "ropes" ? `is $${whole}$ metres long` : `holds $${whole}$ litres`;
    const finish = together
      ? `Together the books have $${whole} + ${known} = ${answer}$ ${unit}.`
      : beads
        ? `Without the blue ones, $${whole} - ${shared} = ${answer}$ beads are left.`
        : `So ${first} ${holds}.`;
    const soShared =
      otherTop === 1 ? "" : `, so ${sharedAsked} of it is $${otherTop} \\times ${otherPart} = ${shared}$`;
    const slips = [
      ...(answer === whole
        ? []
        : [{ when: String(whole), say: `That is the whole of ${first}; read once more what the question asks for.` }]),
      {
        when: String(shared),
        say: `That is the part that both have alike; from it, find the whole of ${first}.`,
      },
      ...((shared * top) % bottom === 0
        ? [
            {
              when: String((shared * top) / bottom),
              say: `You took a fraction of the shared part. But it is a part of ${first} already, so the whole must be larger.`,
            },
          ]
        : []),
    ];
    return {
      title,
      problem: `${story(asked, sharedAsked, known)}\n\n${question}`,
      answer: { kind: "whole", value: String(answer), unit },
      hint: `Draw two bars, one below the other. Which part can you work out first, and where does it reach on the second bar?`,
      solution: [
        `Begin with ${second}, because its whole is known. One ${parts[otherBottom]} of it is $${known} \\div ${otherBottom} = ${otherPart}$${soShared}.`,
        `The same $${shared}$ is ${asked} of ${first}. These are ${inWords(top)} equal parts, so one part is $${shared} \\div ${top} = ${part}$.`,
        `Go **from the part to the whole**: all ${inWords(bottom)} parts make $${bottom} \\times ${part} = ${whole}$. ${finish}`,
        `Check by taking the parts away instead. ${capital(first)} without its other ${otherParts(top, bottom)} is $${whole} - ${left} = ${shared}$. ${capital(second)} without its other ${otherParts(otherTop, otherBottom)} is $${known} - ${otherLeft} = ${shared}$ too.`,
      ],
      slips: slips.filter(
        ({ when }, i) => when !== String(answer) && slips.findIndex((other) => other.when === when) === i,
      ),
      check: `Work out ${sharedAsked} of ${second}; it must be as much as ${asked} of ${first}.`,
    };
  },
});
