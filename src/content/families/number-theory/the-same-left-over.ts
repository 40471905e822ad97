import { family } from "../../../engine/family.ts";
import { texEach } from "../../../engine/tex.ts";
import { commas } from "../../../engine/words.ts";
import { gcd } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** Three numbers that leave one and the same remainder: the divisor hides in their differences. */
const settings = {
  pencils: {
    title: "Three parcels of pencils",
    story: (x: number, y: number, z: number) =>
      `A school in Lima receives three parcels with $${x}$, $${y}$ and $${z}$ pencils. Each parcel is shared out equally among all the classes, with as many pencils as possible for each class. Every time, the same number of pencils is left over.`,
    question: "What is the largest number of classes that the school can have?",
  },
  ropes: {
    title: "Three ropes, one length",
    story: (x: number, y: number, z: number) =>
      `Solveig has three ropes of $${x}$ cm, $${y}$ cm and $${z}$ cm. She cuts as many pieces as she can from each, all pieces of all ropes equally long: a whole number of centimetres. The three ends that are left over are equally long too.`,
    question: "What is the greatest possible length of a piece, in centimetres?",
  },
  remainder: {
    title: "One remainder for three",
    story: (x: number, y: number, z: number) =>
      `Thabo divides $${x}$, $${y}$ and $${z}$ by the same whole number. All three divisions leave the same remainder. Thabo has used the **largest** number for which that happens.`,
    question: "What is the remainder?",
  },
  pages: {
    title: "Stamps in the album",
    story: (x: number, y: number, z: number) =>
      `Three friends collect stamps. They have $${x}$, $${y}$ and $${z}$ of them and own the same kind of album, in which every page holds the same number. Each fills page after page, and on the last page, not full, all three have equally many stamps.`,
    question: "What is the largest number of stamps that a page can hold?",
  },
};

export default family({
  level: "medium",
  topic: "remainders",
  minutes: 5,
  kind: "thinking",
  technique: "common factor of differences",
  ages: "11-14",
  curriculum: ["KS3 HCF", "6.NS.4", "MP7"],
  bounds: {
    setting: ["pencils", "ropes", "remainder", "pages"],
    divisor: [8, 24],
    rest: [2, 20],
    full: [2, 9],
    first: [2, 9],
    second: [2, 9],
  },
  rules: {
    "the remainder is smaller than the divisor": ({ divisor, rest }) => rest < divisor,
    "the steps share no factor": ({ first, second }) => gcd(first, second) === 1,
    "the numbers stay below 400": ({ divisor, rest, full, first, second }) =>
      divisor * (full + first + second) + rest < 400,
    "the remainder is not one of the other numbers": ({ divisor, rest, first, second }) =>
      rest !== divisor && rest !== first && rest !== second,
  },
  write({ setting, divisor, rest, full, first, second }) {
    const { title, story, question } = settings[setting];
    const x = divisor * full + rest;
    const y = x + divisor * first;
    const z = y + divisor * second;
    const right = setting === "remainder" ? rest : divisor;
    const [one, two] = [divisor * first, divisor * second];
    const what = {
      pencils: "The number of classes",
      ropes: "The length of a piece",
      remainder: "Thabo's divisor",
      pages: "The number of stamps on a full page",
    }[setting];
    const divisions = [x, y, z].map((n) => {
      const times = (n - rest) / divisor;
      return `${n} = ${divisor} \\times ${times} + ${rest}`;
    });
    const leaves = setting === "remainder" ? ` Dividing $${x}$ by it leaves $${rest}$.` : "";
    return {
      title,
      problem: `${story(x, y, z)}\n\n${question}`,
      answer:
        setting === "ropes"
          ? { kind: "whole", value: String(right), unit: "cm" }
          : { kind: "whole", value: String(right) },
      hint: "Compare two of the numbers. What becomes of the equal remainders when you take one number from the other?",
      solution: [
        `Look at the differences: $${y} - ${x} = ${one}$ and $${z} - ${y} = ${two}$. The equal remainders cancel, so each difference is made of whole portions only.`,
        `${what} therefore divides $${one}$ and $${two}$. The largest number that does is the highest **common factor of the differences**: $${one} = ${divisor} \\times ${first}$ and $${two} = ${divisor} \\times ${second}$, and $${first}$ and $${second}$ share no factor, so it is $${divisor}$.`,
        `Any number that divides both differences leaves equal remainders, so $${divisor}$ is possible and nothing larger is.${leaves}`,
        `Check by dividing: ${commas(texEach(divisions))}. The remainder is $${rest}$ every time.`,
      ],
      slips: apart(
        right,
        setting === "remainder"
          ? [
              [divisor, "That is the number to divide by; the question asks for what is left."],
              [one, "That is only a difference of two of the numbers. Find what divides both differences."],
              [two, "That is only a difference of two of the numbers. Find what divides both differences."],
            ]
          : [
              [rest, "That is what is left over each time."],
              [one, `With ${one} the first two numbers would agree, but the third would leave something else.`],
              [two, `With ${two} the last two numbers would agree, but the first would leave something else.`],
              ...(divisor % 2 === 0 && rest < divisor / 2
                ? [[divisor / 2, "That works, but a larger number works too."] as const]
                : []),
              ...(gcd(gcd(x, y), z) > 1
                ? [
                    [
                      gcd(gcd(x, y), z),
                      "That divides the three numbers themselves, but here something is left over.",
                    ] as const,
                  ]
                : []),
            ],
      ),
      check:
        setting === "remainder"
          ? "Take your number away from all three: the results must all be multiples of the largest number that divides the differences."
          : "Divide all three numbers by yours: the remainders must be equal, and no larger number may do the same.",
    };
  },
});
