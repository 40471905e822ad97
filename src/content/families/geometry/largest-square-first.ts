import { family } from "../../../engine/family.ts";
import { texSum } from "../../../engine/tex.ts";
import { count, noun } from "../../../engine/words.ts";
import { apart } from "../slips.ts";

interface Cut {
  readonly many: number;
  readonly side: number;
}

/** Cuts the largest square off a rectangle, again and again, until nothing is left. */
function cuts(w: number, h: number): Cut[] {
  return h === 0 ? [] : [{ many: Math.floor(w / h), side: h }, ...cuts(h, w % h)];
}

const told = ({ many, side }: Cut): string => `${count(many, "square")} with sides of $${side}$`;
const areas = (all: readonly Cut[]): string =>
  texSum(
    all.map(({ many, side }) => {
      const area = side * side;
      return `${many} \\times ${area}`;
    }),
  );

const settings = {
  paper: (w: number, h: number, all: readonly Cut[]) => {
    const squares = all.reduce((sum, { many }) => sum + many, 0);
    const sum = texSum(all.map(({ many }) => many));
    return {
      title: "One square after another",
      problem: `A sheet of paper is $${w}$ cm long and $${h}$ cm wide. Lucía cuts the largest possible square off one end. She does the same with the piece that is left, again and again, until that piece is a square itself.\n\nHow many squares does she have in the end, counting the last one?`,
      value: squares,
      unit: "",
      alt: "How many squares there are at the end is asked for.",
      hint: "The short side of the piece tells how large the square is. What are the two sides of the piece that is left?",
      slips: [
        [all.length, "That is how many sizes there are. Some sizes may come more than once."],
        [squares - 1, "The last piece is a square as well. Did you count it?"],
        [all[0]?.many ?? 0, "Those are the first squares only. What is left is no square yet."],
      ] as const,
      end: (value: number) => `Together that is $${sum} = ${value}$ squares.`,
      check: "Draw the sheet on squared paper, cut by cut, and count the squares.",
    };
  },
  stone: (w: number, h: number, all: readonly Cut[]) => ({
    title: "The last stone tile",
    problem: `A stone slab is $${w}$ feet long and $${h}$ feet wide. Mr Haddad saws the largest possible square off one end. He does the same with the slab that is left, again and again, until the whole slab is cut into squares.\n\nHow many feet long are the sides of the smallest square?`,
    value: all.at(-1)?.side ?? 0,
    unit: "ft",
    alt: "The side of the smallest square at the end is asked for.",
    hint: "The short side of the slab tells how large the square is. What are the two sides of the slab that is left?",
    slips: [
      [w - h, "That is what the first cut leaves of the length. Is the piece that is left a square?"],
      [all.at(-2)?.side ?? 0, "Squares of that size are sawn off, but a smaller piece stays behind."],
    ] as const,
    end: (value: number) =>
      `The smallest squares have sides of $${value}$ feet. It is the largest number that divides both $${w}$ and $${h}$.`,
    check: "Squares of your size must fill the whole slab, along its length and along its width.",
  }),
  dough: (w: number, h: number, all: readonly Cut[]) => {
    const [large, middle, small] = all;
    const first = count(large?.many ?? 0, "large square");
    const then = count(middle?.many ?? 0, "middle-sized square");
    const last = count(small?.many ?? 0, "small square");
    return {
      title: "How long was the dough?",
      problem: `Manaia rolled out a rectangle of dough. She cut the largest possible square off one end, then the same again with what was left, until no dough was left. First she got ${first}, then ${then}, and last ${last} with sides of $${small?.side}$ cm.\n\nHow long was the rectangle of dough, in cm?`,
      value: w,
      unit: "cm",
      alt: `First ${first} came off, then ${then}, last ${last} with sides of ${small?.side} centimetres. The length of the dough is asked for. The picture is not to scale.`,
      hint: "Start with the small squares. Side by side they are as long as one side of a middle-sized square.",
      slips: [
        [h, "That is the short side of the dough. How far do the large squares reach, with what comes after them?"],
        [(large?.many ?? 0) * h, "The large squares lie there. What else belongs to the length?"],
      ] as const,
      end: (_value: number) => "",
      check: "Cut a rectangle of your length in your mind: the squares must come out as told.",
    };
  },
};

export default family({
  level: "easy",
  minutes: 5,
  kind: "thinking",
  technique: "following what is left",
  ages: "9-11",
  curriculum: ["Y5 properties of squares", "Y6 common factors", "3.G.1"],
  bounds: { setting: ["paper", "stone", "dough"], w: [9, 40], h: [5, 18] },
  rules: {
    "it is longer than wide": ({ w, h }) => w > h && w <= 3 * h,
    "more than one size is cut": ({ w, h }) => cuts(w, h).length >= 2 && cuts(w, h).length <= 4,
    "there are few squares": ({ w, h }) => cuts(w, h).reduce((sum, { many }) => sum + many, 0) <= 8,
    "the smallest square can be seen": ({ w, h }) => (cuts(w, h).at(-1)?.side ?? 0) >= 2,
    "dough is cut in three sizes": ({ setting, w, h }) => setting !== "dough" || cuts(w, h).length === 3,
    "stone needs more than one cut to tell": ({ setting, w, h }) => setting !== "stone" || cuts(w, h).length >= 3,
  },
  write({ setting, w, h }) {
    const all = cuts(w, h);
    const { title, problem, value, unit, alt, hint, slips, end, check } = settings[setting](w, h, all);
    const [short, long, units] = setting === "stone" ? ["ft", "feet", "feet"] : ["cm", "centimetres", "cm"];
    const area = w * h;
    const sizes = all.map(told).join(", then ");
    const [first, second, third] = all;
    const backwards =
      setting === "dough" && first && second && third
        ? [
            `Go backwards, from the smallest. The small squares fill a strip as wide as they are. Side by side they are $${third.many} \\times ${third.side} = ${second.side}$ cm long, and that is the side of a middle-sized square.`,
            `A large square is as high as ${count(second.many, "middle-sized square")} and a small one on top of each other: $${second.many} \\times ${second.side} + ${third.side} = ${h}$ cm.`,
            `The dough was as long as ${noun(first.many, "the large square")} and a middle-sized one: $${first.many} \\times ${h} + ${second.side} = ${w}$ cm. This is **following what is left**, backwards.`,
            `Check with areas: $${areas(all)} = ${area}$ cm², and $${w} \\times ${h} = ${area}$ cm² too.`,
          ]
        : [
            `The first squares have sides of $${h}$ ${units}, the short side. Then **follow what is left**: the short side of each piece gives the next size.`,
            `The squares come off in this order: ${sizes} ${units}. After these nothing is left.`,
            end(value),
            `Check with areas, in squares of one by one: $${areas(all)} = ${area}$, and the whole has $${w} \\times ${h} = ${area}$.`,
          ];
    return {
      title,
      problem,
      figure: {
        alt:
          setting === "dough"
            ? `A long rectangle. The first square, cut off at its left end, is shaded. ${alt}`
            : `A rectangle, ${w} by ${h} ${long}. The first square, cut off at its left end, is shaded. ${alt}`,
        scale: setting !== "dough",
        points: {},
        draw: [
          {
            polygon: [
              [0, 0],
              [setting === "dough" ? 2.6 : w, 0],
              [setting === "dough" ? 2.6 : w, setting === "dough" ? 1 : h],
              [0, setting === "dough" ? 1 : h],
            ],
          },
          {
            polygon:
              setting === "dough"
                ? [
                    [0, 0],
                    [1, 0],
                    [1, 1],
                    [0, 1],
                  ]
                : [
                    [0, 0],
                    [h, 0],
                    [h, h],
                    [0, h],
                  ],
            fill: "tint1",
          },
          {
            line: [
              [0, 0],
              [setting === "dough" ? 2.6 : w, 0],
            ],
            label: setting === "dough" ? "?" : `${w} ${short}`,
            side: "s",
          },
          ...(setting === "dough"
            ? []
            : [
                {
                  line: [
                    [w, 0],
                    [w, h],
                  ] as const,
                  label: `${h} ${short}`,
                  side: "e" as const,
                },
              ]),
        ],
      },
      answer: { kind: "whole", value: String(value), ...(unit && { unit }) },
      hint,
      solution: backwards,
      slips: apart(value, slips, 1),
      check,
    };
  },
});
