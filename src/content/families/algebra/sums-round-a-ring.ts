import { family } from "../../../engine/family.ts";
import type { Figure, Mark, Point } from "../../../engine/figure/figure.ts";
import { texList, texSum } from "../../../engine/tex.ts";
import { range, sum } from "../../../maths/whole.ts";
import { type Story, told } from "../story.ts";

const letters = ["A", "B", "C", "D", "E", "F"];

/** Letters in circles at the corners of a regular polygon, clockwise from the top, and a label on each side. */
function ring(corners: number, labels: readonly string[], alt: string): Figure {
  const at = (place: number, radius: number): Point => {
    const angle = Math.PI / 2 - (2 * Math.PI * place) / corners;
    return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))];
  };
  const places = range(0, corners - 1);
  // A side of the polygon is drawn from one circle's rim to the next one's.
  const share = rim / (6 * Math.sin(Math.PI / corners));
  const between = ([x, y]: Point, [toX, toY]: Point, part: number): Point => [
    round(x + (toX - x) * part),
    round(y + (toY - y) * part),
  ];
  return {
    alt,
    scale: true,
    points: {},
    draw: [
      ...places.map((i): Mark => {
        const [here, next] = [at(i, 3), at(i + 1, 3)];
        return { line: [between(here, next, share), between(here, next, 1 - share)] };
      }),
      ...places.map((i): Mark => ({ circle: at(i, 3), radius: rim })),
      ...places.map((i): Mark => ({ text: letters[i] ?? "", at: at(i, 3), side: "c" })),
      ...labels.map((text, i): Mark => ({ text, at: at(i + 0.5, 3 * Math.cos(Math.PI / corners) + 0.55), side: "c" })),
    ],
  };
}

/** The radius of a circle round a letter. */
const rim = 0.55;
const round = (length: number) => Math.round(length * 100) / 100;
const wanted = (x: number, most: number) => x >= 2 && x <= most;

/** The hidden numbers, and what each story tells about neighbours. */
const settings: Record<"five" | "six" | "three" | "row", (n: readonly number[]) => Story> = {
  five: ([a = 0, b = 0, c = 0, d = 0, e = 0]) => {
    const [ab, bc, cd, de, ea] = [a + b, b + c, c + d, d + e, e + a];
    const sums = [ab, bc, cd, de, ea];
    const total = sum(sums);
    const all = total / 2;
    return {
      title: "Five numbers round a pentagon",
      problem:
        "Each circle hides a number. Beside every side of the pentagon stands the **sum** of the two numbers at its ends.\n\nWhich number is hidden in circle $A$?",
      figure: ring(
        5,
        sums.map(String),
        `A pentagon with circles A, B, C, D, E at its corners. The sums beside the sides: A and B ${ab}, B and C ${bc}, C and D ${cd}, D and E ${de}, E and A ${ea}.`,
      ),
      answer: a,
      label: "A",
      hint: "If you add all five sums, how often has each number been counted? Which sums do not touch the circle A at all?",
      steps: [
        `**Add all the sums**: $${texSum(sums)} = ${total}$. Every number stands at the end of two sides, so it has been counted twice.`,
        `So the five numbers together make $${total} \\div 2 = ${all}$.`,
        `The sides $BC$ and $DE$ hold all the numbers but $A$. So $A = ${all} - ${bc} - ${de} = ${a}$.`,
        `Check by walking round: from $A = ${a}$ we get $B = ${b}$, $C = ${c}$, $D = ${d}$ and $E = ${e}$, and $E + A = ${ea}$ as in the figure.`,
      ],
      slips: [
        [all, "That is all five numbers together. Which sides hold the other four?"],
        [total - bc - de, "Each number is counted twice in the five sums. Have you halved before taking away?"],
        [cd, "That is a sum you can read off. The question asks for a single number."],
      ],
      check:
        "Put your number into A and walk round the pentagon with the sums; when you come back to A, the last sum must fit.",
    };
  },
  six: ([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]) => {
    const [ab, bc, cd, de, ef, fa] = [a + b, b + c, c + d, d + e, e + f, f + a];
    const all = ab + cd + ef;
    // One more in A is one less in B, and so on round the ring.
    const nextA = a + 1;
    const nextOthers = [b - 1, c + 1, d - 1, e + 1, f - 1];
    return {
      title: "The side nobody can read",
      problem:
        "Each of six circles hides a number. Beside every side of the hexagon stands the **sum** of the two numbers at its ends. One sum can no longer be read.\n\nWhich sum belongs in place of the question mark?",
      figure: ring(
        6,
        [...[ab, bc, cd, de, ef].map(String), "?"],
        `A hexagon with circles A, B, C, D, E, F at its corners. The sums beside the sides: A and B ${ab}, B and C ${bc}, C and D ${cd}, D and E ${de}, E and F ${ef}, F and A a question mark.`,
      ),
      answer: fa,
      hint: "The six numbers themselves cannot be found. But which three sides together touch every circle exactly once?",
      steps: [
        "Every second side touches all six circles once. So **add every second side**: $AB$, $CD$ and $EF$ make the total of all six numbers.",
        `The total is $${ab} + ${cd} + ${ef} = ${all}$.`,
        `The other three sides $BC$, $DE$ and $FA$ have the same total. So the missing sum is $${all} - ${bc} - ${de} = ${fa}$.`,
        `Check with numbers that fit, say $A = ${a}$. Then $B = ${b}$, $C = ${c}$, $D = ${d}$, $E = ${e}$, $F = ${f}$, and $F + A = ${fa}$. With $A = ${nextA}$ the circles become $${texList(nextOthers)}$, and $F + A$ is $${fa}$ again.`,
      ],
      slips: [
        [all, "That is the total of all six numbers. Which two sides belong to the same three as the question mark?"],
        [cd, "That is the sum on the opposite side. Is there a reason why opposite sides should agree?"],
      ],
      check:
        "Choose any number for A, walk round with the sums, and add F and A; try it with two different numbers for A.",
    };
  },
  three: ([a = 0, b = 0, c = 0]) => {
    const [ab, bc, ca] = [a * b, b * c, c * a];
    const product = ab * ca;
    const square = a * a;
    return {
      title: "A triangle that multiplies",
      problem:
        "Yusra wrote a positive whole number into every circle of this triangle. Along each side she **multiplied** the two numbers and noted the product outside. Then she rubbed out what was in the circles.\n\nWhat had she written in $A$?",
      figure: ring(
        3,
        [ab, bc, ca].map(String),
        `A triangle with circles A, B, C at its corners. The products beside the sides: A times B is ${ab}, B times C is ${bc}, C times A is ${ca}.`,
      ),
      answer: a,
      label: "A",
      hint: "Multiply the two products that circle A belongs to. How often is each letter a factor of the result? Which part of it do you know?",
      steps: [
        `**Multiply two lines**: $AB \\times CA = ${ab} \\times ${ca} = ${product}$. In it $A$ is a factor twice, $B$ and $C$ once.`,
        `But $BC = ${bc}$ is known. So $A \\times A = ${product} \\div ${bc} = ${square}$.`,
        `The positive number with the square $${square}$ is $${a}$, so $A = ${a}$.`,
        `Check the corners: $B = ${ab} \\div ${a} = ${b}$ and $C = ${ca} \\div ${a} = ${c}$, and then $B \\times C = ${bc}$ as in the figure.`,
      ],
      slips: [
        [square, "That is A times A. Which number is A itself?"],
        [b, "That number belongs in another circle. Check which two products circle A takes part in."],
        [c, "That number belongs in another circle. Check which two products circle A takes part in."],
        [(ab + ca - bc) / 2, "You treated the products as sums. What undoes a multiplication?"],
      ],
      check: "Divide the two products beside A by your number; the two results must multiply to the third product.",
    };
  },
  row: ([a = 0, b = 0, c = 0, d = 0]) => {
    const [red, blue, green, white] = [a + 10, b + 10, c + 10, d + 10];
    const all = red + blue + green + white;
    const [noRed, noBlue, noGreen, noWhite] = [all - red, all - blue, all - green, all - white];
    const loads = [noRed, noBlue, noGreen, noWhite];
    const total = 3 * all;
    return {
      title: "One stays on the jetty",
      unit: "kg",
      problem: `Four crates have to cross a lake. The boat takes only three at a time, so one always stays behind, each crate once.\n\n- Without the red crate the load is ${noRed} kg.\n- Without the blue crate it is ${noBlue} kg.\n- Without the green crate it is ${noGreen} kg.\n- Without the white crate it is ${noWhite} kg.\n\nHow many kilograms does the **red crate** weigh?`,
      answer: red,
      hint: "In how many of the four loads is each crate? What does that say about the four loads added up?",
      steps: [
        `**Add all the lines**: $${texSum(loads)} = ${total}$ kg. Every crate is missing once, so it has been counted three times.`,
        `So all four crates weigh $${total} \\div 3 = ${all}$ kg.`,
        `Without the red crate it is $${noRed}$ kg, so the red crate weighs $${all} - ${noRed} = ${red}$ kg.`,
        `Check with all crates: blue $${blue}$, green $${green}$ and white $${white}$ kg make $${noRed}$ kg without red. Red, green and white make $${red} + ${green} + ${white} = ${noBlue}$ kg.`,
      ],
      slips: [
        [all, "That is the weight of all four crates. Which load tells you how much of it is not red?"],
        [total - noRed, "In the four loads together each crate is counted three times, not once."],
        [total / 2 - noRed, "You halved the sum of the loads. In how many of the four loads is each crate?"],
      ],
      check:
        "Add your red crate to the load without it; take each other load from that to get the other crates, and test one load.",
    };
  },
};

export default family({
  level: "medium",
  minutes: 5,
  kind: "thinking",
  technique: "combining all the lines",
  ages: "11-13",
  curriculum: ["KS3 forming equations", "7.EE.4", "MP7"],
  bounds: {
    setting: ["five", "six", "three", "row"],
    numbers: { list: [2, 19], length: [6, 6] },
  },
  rules: {
    "no number comes twice": ({ numbers }) => new Set(numbers).size === 6,
    "products stay small": ({ setting, numbers }) =>
      setting !== "three" || numbers.slice(0, 3).every((n) => wanted(n, 14)),
    "the missing sum is not beside another side": ({ setting, numbers: [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] }) =>
      setting !== "six" || ![a + b, b + c, c + d, d + e, e + f].includes(f + a),
    "the hidden number is not beside the pentagon": ({ setting, numbers: [a = 0, b = 0, c = 0, d = 0, e = 0] }) =>
      setting !== "five" || ![a + b, b + c, c + d, d + e, e + a].includes(a),
  },
  write: ({ setting, numbers }) => told(settings[setting](numbers)),
});
