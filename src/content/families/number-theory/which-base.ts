import { family } from "../../../engine/family.ts";
import { texList, texSum } from "../../../engine/tex.ts";
import { commas } from "../../../engine/words.ts";
import { digits, divisors, range } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** A calculation that is right in one base only, and not in base ten. */
const settings = {
  tablet: {
    title: "The clay tablet",
    story: (x: string, y: string, z: string) =>
      `On an old clay tablet stands, in our digits, $${x} \\times ${y} = ${z}$. The scribe made no mistake: all three numbers are written in one base, but it is not ten.`,
    question: "Which base did the scribe use?",
  },
  fingers: {
    title: "Fingers on another planet",
    story: (x: string, y: string, z: string) =>
      `The Zubins count in a base of their own: the number of fingers that each of them has. On the wall of their school stands $${x} + ${y} = ${z}$, and for them it is right.`,
    question: "How many fingers has each Zubin?",
  },
  probe: {
    title: "Message from a probe",
    story: (x: string, y: string, z: string) =>
      `A space probe reports: “Before the storm I had $${z}$ bolts. I lost $${y}$ of them and have $${x}$ left.” The numbers are right, but all three are written in one base, and it is not ten.`,
    question: "Which base does the probe use?",
  },
  field: {
    title: "The field on the map",
    story: (x: string, _y: string, z: string) =>
      `A note on an old map says that a square field has sides of $${x}$ paces and an area of $${z}$ square paces. The note is right, but both numbers are written in one base, and it is not ten.`,
    question: "Which base is it?",
  },
};

export default family({
  level: "medium",
  topic: "digits",
  minutes: 6,
  kind: "thinking",
  technique: "the units column",
  ages: "12-14",
  curriculum: ["enrichment number bases", "MP7"],
  bounds: {
    setting: ["tablet", "fingers", "probe", "field"],
    base: [4, 12],
    x: [6, 90],
    y: [2, 70],
  },
  rules: {
    "the base is not ten": ({ base }) => base !== 10,
    "our digits are enough": (p) => shown(p).every((n) => /^\d+$/.test(n)),
    "the sides have two digits": ({ x, base }) => x > base && x < base * base,
    "the other number has one digit on the tablet, else two": ({ setting, y, base }) =>
      setting === "tablet" ? y < base : y > base && y < base * base,
    "no number ends in 0": (p) => shown(p).every((n) => !n.endsWith("0")),
    "there is something to carry": (p) => surplus(p) > 0,
    "the two numbers differ": ({ x, y }) => x !== y,
    "few factors to try": (p) => p.setting === "fingers" || p.setting === "probe" || surplus(p) <= 24,
    "no other base will do": (p) => range(highest(p) + 1, 100).filter((base) => holds(p, base)).length === 1,
  },
  write(p) {
    const { setting, base } = p;
    const { title, story, question } = settings[setting];
    const [x, y, z] = shown(p);
    const extra = surplus(p);
    const m = highest(p);
    const [x0, y0, z0] = [x, y, z].map(unit) as [number, number, number];
    const times = setting === "tablet" || setting === "field";
    const isField = setting === "field";
    const second = isField ? x : y;
    const [first, other] = [x0, isField ? x0 : y0];
    const units = times ? first * other : first + other;
    const possible = divisors(extra).filter((d) => d > m);
    const inBase = (b: number) => {
      const [u, v, w] = [x, second, z].map((n) => read(n, b)) as [number, number, number];
      const product = u * v;
      const verdict = product === w ? "the same" : "something else";
      return `In base $${b}$ the left side means $${u} \\times ${v} = ${product}$, and $${z}$ means $${w}$, ${verdict}.`;
    };
    const tried = possible.map(inBase).join(" ");
    const fieldFirst = isField ? `The area is $${x} \\times ${x}$, so that is the left side of the equation. ` : "";
    const probeFirst = setting === "probe" ? `Lost and left together make the start: $${y} + ${x} = ${z}$. ` : "";
    const [ourX, ourY] = [p.x, isField ? p.x : p.y];
    const calculation = times ? `${ourX} \\times ${ourY}` : `${ourX} + ${ourY}`;
    const meanings = [...new Set([x, second, z])].filter((n) => n.length > 1).map((n) => worth(n, base));
    const found = times
      ? [
          `${fieldFirst}Look at the **units column**, because there a digit means the same in every base. $${first} \\times ${other} = ${units}$, but $${z0}$ is written there. The other $${extra}$ went into the next column in whole lots of the base, so the base is a factor of $${extra}$.`,
          `A base is larger than every digit in use, so larger than $${m}$. The factors of $${extra}$ above $${m}$: $${texList(possible)}$.`,
          possible.length === 1
            ? `Only one is possible, so the base is $${base}$.`
            : `Try them. ${tried} So the base is $${base}$.`,
        ]
      : [
          `${probeFirst}Look at the **units column**, because there a digit means the same in every base. $${first} + ${other} = ${units}$, but $${z0}$ is written there.`,
          `What is missing, $${units} - ${z0} = ${extra}$, was carried into the next column. Two digits together never reach twice the base, so exactly one was carried, and it stands for one base: the base is $${base}$.`,
        ];
    return {
      title,
      problem: `${story(x, y, z)}\n\n${question} (In base $b$, the digits $34$ mean $3 \\times b + 4$.)`,
      answer: { kind: "whole", value: String(base) },
      hint: `Start with the last digits. What would you write there in base ten, and where did the rest go?`,
      solution: [...found, `Check in our own numbers: ${commas(meanings)}, and $${calculation} = ${read(z, base)}$.`],
      slips: apart(base, [
        [10, "Work it out in base ten: the result is not the one written there."],
        [
          extra,
          "That base would put the right digit in the units column. Look at the other columns too: another number can do it as well.",
        ],
        [m, "A base must be larger than every digit that is used, and this digit is used."],
        [
          m + 1,
          "The base must be larger than every digit, but it need not be the next number. Test your base in the units column.",
        ],
      ]),
      check: "Turn every number into base ten with your base and see whether the calculation is right.",
    };
  },
});

interface Shape {
  readonly setting: keyof typeof settings;
  readonly base: number;
  readonly x: number;
  readonly y: number;
}

/** The three numbers as they are written: x and y, and their sum or product. */
function shown(p: Shape): [string, string, string] {
  const { base, x, y } = p;
  return [x.toString(base), y.toString(base), result(p).toString(base)];
}

function result({ setting, x, y }: Shape): number {
  return { tablet: x * y, fingers: x + y, probe: x + y, field: x * x }[setting];
}

/** How much too big the units column is in base ten. */
function surplus(p: Shape): number {
  const [x, y, z] = shown(p);
  const units = {
    tablet: unit(x) * unit(y),
    fingers: unit(x) + unit(y),
    probe: unit(x) + unit(y),
    field: unit(x) ** 2,
  }[p.setting];
  return units - unit(z);
}

function unit(n: string): number {
  return Number(n.at(-1));
}

/** The highest digit that the reader sees. */
function highest(p: Shape): number {
  const [x, y, z] = shown(p);
  const seen = p.setting === "field" ? [x, z] : [x, y, z];
  return Math.max(...digits(Number(seen.join(""))));
}

function holds(p: Shape, base: number): boolean {
  const [x, y, z] = shown(p).map((n) => read(n, base)) as [number, number, number];
  return z === { tablet: x * y, fingers: x + y, probe: x + y, field: x * x }[p.setting];
}

function read(n: string, base: number): number {
  return digits(Number(n)).reduce((value, digit) => value * base + digit, 0);
}

/** "$34$ means $3 \times 7 + 4 = 25$". */
function worth(n: string, base: number): string {
  const parts = digits(Number(n)).map((digit, at) => {
    const place = base ** (n.length - 1 - at);
    return place === 1 ? `${digit}` : digit === 1 ? `${place}` : digit === 0 ? "" : `${digit} \\times ${place}`;
  });
  const sum = texSum(parts.filter(Boolean));
  return `$${n}$ means $${sum} = ${read(n, base)}$`;
}
