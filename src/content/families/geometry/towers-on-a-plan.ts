import { family } from "../../../engine/family.ts";
import type { Mark } from "../../../engine/figure/figure.ts";
import { texSum } from "../../../engine/tex.ts";
import { commas, noun } from "../../../engine/words.ts";
import { range, sum } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** Towers of unit cubes on a plan of three rows of three; the numbers, row by row from the back, are their heights. */
type Plan = readonly number[];
const columns = (plan: Plan) => range(0, 2).map((i) => [0, 3, 6].map((row) => plan[row + i] ?? 0));
const rows = (plan: Plan) => range(0, 2).map((i) => plan.slice(3 * i, 3 * i + 3));
const most = (heights: Plan) => Math.max(...heights);
const byRow = (plan: Plan) => rows(plan).map((row) => sum(row));

/** How often the height goes up or down along a row, from the ground and back to it. */
const steps = (heights: Plan) => [...heights, 0].map((h, i) => Math.abs(h - (heights[i - 1] ?? 0)));

const build =
  "builds towers of equal cubes on nine squares. The plan shows them from above; each number tells how many cubes stand on that square.";

const settings = {
  crate: (plan: Plan) => {
    const [top, used] = [most(plan), sum(plan)];
    const block = 9 * top;
    const missing = block - used;
    const gaps = rows(plan).map((row) => {
      const lacking = row.map((h) => top - h);
      return `$${texSum(lacking)} = ${sum(lacking)}$`;
    });
    return {
      title: "Fill up the crate",
      problem: `Mateo ${build}\n\nHe wants to fill up the gaps until he has one solid block, as high as the highest tower and with the same nine squares as its floor. How many more cubes does he need?`,
      value: missing,
      hint: "How many cubes are in the finished block? How many of them are there already?",
      steps: [
        `The highest tower has ${top} cubes. The finished block has ${top} layers of nine cubes: $${top} \\times 9 = ${block}$.`,
        `There are already $${texSum(byRow(plan))} = ${used}$ cubes, row by row from the back.`,
        `So **what is missing** is the difference: $${block} - ${used} = ${missing}$.`,
        `Check square by square. The gaps up to ${top} are, row by row: ${commas(gaps)}. Together that is ${missing}.`,
      ],
      slips: [
        [27 - used, "You made a cube of 3 by 3 by 3. How high is the highest tower?"],
        [used, "Those are the cubes that are there. How many are missing?"],
        [block, "That is the whole finished block. Some of its cubes are there already."],
      ] as const,
      check: "Write on each square how many cubes are missing there, and add all nine numbers.",
    };
  },
  shadow: (plan: Plan) => {
    const [front, side] = [columns(plan).map(most), rows(plan).map(most)];
    const [fromFront, fromSide] = [sum(front), sum(side)];
    const value = fromFront + fromSide;
    const levels = range(1, most(plan));
    const frontLevels = levels.map((z) => front.filter((h) => h >= z).length);
    const sideLevels = levels.map((z) => side.filter((h) => h >= z).length);
    return {
      title: "Seen from two sides",
      problem: `Anaya ${build}\n\nShe looks at her town straight from the front and draws the squares that she sees. Then she looks straight from the right and draws those squares too. How many squares does she draw in all?`,
      value,
      hint: "Three towers stand one behind the other. How many squares of them do you see when you look straight at them?",
      steps: [
        "Looking straight along a line of towers, you see as many squares as the **highest of them** has cubes. All lower ones stand in front of it or are hidden behind it.",
        `From the front, the three lines from left to right have the highest towers ${commas(front)}. That makes $${texSum(front)} = ${fromFront}$ squares.`,
        `From the right, the three rows from the back to the front have the highest towers ${commas(side)}. That makes $${texSum(side)} = ${fromSide}$ squares.`,
        `Together: $${fromFront} + ${fromSide} = ${value}$.`,
        `Check level by level, from the ground up. From the front the levels show $${texSum(frontLevels)} = ${fromFront}$ squares, from the right $${texSum(sideLevels)} = ${fromSide}$. Those are the same numbers again.`,
      ],
      slips: [
        [
          2 * sum(plan),
          "You added all the towers in a line. Towers that stand behind others cannot be seen, or only their tops.",
        ],
        [fromFront, "That is the view from the front. She draws the view from the right as well."],
        [fromSide, "That is the view from the right. She draws the view from the front as well."],
      ] as const,
      check: "For each line of three towers, put a finger on the highest; only its height counts in that view.",
    };
  },
  skin: (plan: Plan) => {
    const along = [...rows(plan), ...columns(plan)].map((line) => sum(steps(line)));
    const walls = sum(along);
    const [alongRows, alongColumns] = [along.slice(0, 3), along.slice(3)];
    const stickers = walls + 18;
    const cubes = sum(plan);
    const faces = 6 * cubes;
    return {
      title: "Stickers for a cube city",
      problem: `Dwayne ${build}\n\nHe glues the cubes together. Then he puts a sticker on every small square that is on the outside: on top, on the walls and underneath. Walls inside a dip count too. How many stickers does he need?`,
      value: stickers,
      hint: "Walk along one row, over the roofs. Where do you have to climb up or down, and how many squares of wall are there each time?",
      steps: [
        "From above you see nine tops, and from below nine squares: $9 + 9 = 18$.",
        `**Walk along each row**, from the ground over the roofs back to the ground. Every step up or down is a piece of wall. The three rows from the back have ${commas(alongRows)} squares of wall.`,
        `Walk along each line from the back to the front in the same way: from left to right they have ${commas(alongColumns)}.`,
        `All the walls make $${texSum(along)} = ${walls}$. With tops and bottoms: $${walls} + 18 = ${stickers}$.`,
        `Check by gluing. There are ${cubes} cubes with $${faces}$ faces. Each place where two cubes touch hides two faces, and there are ${touching(plan)} such places: $${faces} - 2 \\times ${touching(plan)} = ${stickers}$.`,
      ],
      slips: [
        [
          2 * (sum(columns(plan).map(most)) + sum(rows(plan).map(most))) + 18,
          "You looked from six sides. But a wall inside a dip cannot be seen from any of them.",
        ],
        [9 + walls, "The squares underneath get stickers as well."],
        [faces, "Those are all the faces of all the cubes. Many of them are glued to another cube."],
      ] as const,
      check: "Count the places where two cubes touch; each takes two faces away from six for every cube.",
    };
  },
  level: (plan: Plan) => {
    const cubes = sum(plan);
    const mean = cubes / 9;
    const over = plan.filter((h) => h > mean).map((h) => h - mean);
    const lacking = plan.filter((h) => h < mean).map((h) => mean - h);
    const moves = sum(over);
    const added = over.length > 1 ? `${texSum(over)} = ${moves}` : `${moves}`;
    return {
      title: "All towers alike",
      problem: `Solveig ${build}\n\nShe wants all nine towers to be equally high, and she takes no cubes away and brings no new ones. She moves one cube at a time from the top of a tower to the top of another. How many cubes does she have to move at least?`,
      value: moves,
      hint: "How high will every tower be in the end? Which towers are too high for that, and by how much?",
      steps: [
        `There are $${texSum(byRow(plan))} = ${cubes}$ cubes, row by row from the back. **Shared equally** among nine towers that is $${cubes} \\div 9 = ${mean}$ each.`,
        `A tower higher than ${mean} has to give away what is too much: $${added}$ in all.`,
        `Each of these cubes goes straight onto a tower that is too low, so ${moves} ${noun(moves, "move is", "moves are")} enough, and fewer cannot be.`,
        `Check from the low towers: what they lack is ${commas(lacking)}, and that makes ${moves} too.`,
      ],
      slips: [
        [2 * moves, "You counted every cube twice, where it leaves and where it arrives."],
        [mean, "That is how high the towers will be. How many cubes have to be moved for it?"],
        [over.length, "You counted the towers that are too high. By how many cubes is each of them too high?"],
      ] as const,
      check: "Cross out and add one cube for each move; after your moves all nine numbers must be the same.",
    };
  },
};

/** Places where two cubes of the plan touch. */
function touching(plan: Plan): number {
  const beside = [...rows(plan), ...columns(plan)].map(([a = 0, b = 0, c = 0]) => Math.min(a, b) + Math.min(b, c));
  return sum(beside) + sum(plan.map((h) => h - 1));
}

export default family({
  level: "easy",
  minutes: 5,
  kind: "thinking",
  technique: "reading a plan line by line",
  ages: "9-11",
  curriculum: ["Y6 3-D shapes", "5.MD.3"],
  bounds: {
    setting: ["crate", "shadow", "skin", "level"],
    plan: { list: [1, 5], length: [9, 9] },
  },
  rules: {
    "towers differ": ({ plan }) => new Set(plan).size >= 3,
    "a lively plan": ({ plan }) => [...rows(plan), ...columns(plan)].every((line) => new Set(line).size > 1),
    "equal shares come out whole": ({ setting, plan }) =>
      setting !== "level" || (sum(plan) % 9 === 0 && plan.filter((h) => h > sum(plan) / 9).length > 1),
    "there is a dip": ({ setting, plan }) =>
      setting !== "skin" ||
      (most(plan) < 5 &&
        18 + sum([...rows(plan), ...columns(plan)].map((line) => sum(steps(line)))) !==
          2 * (sum(columns(plan).map(most)) + sum(rows(plan).map(most))) + 18),
    "higher than three": ({ setting, plan }) => setting !== "crate" || most(plan) > 3,
  },
  write({ setting, plan }) {
    const { title, problem, value, hint, steps: solution, slips, check } = settings[setting](plan);
    const heights = rows(plan)
      .map((row) => commas(row))
      .join("; then ");
    const draw: Mark[] = [
      { grid: { x: [0, 3], y: [0, 3] } },
      {
        polygon: [
          [0, 0],
          [3, 0],
          [3, 3],
          [0, 3],
        ],
      },
      ...plan.map((h, i): Mark => ({ text: String(h), at: [(i % 3) + 0.5, 2.5 - Math.floor(i / 3)] })),
      { text: "front", at: [1.5, 0], side: "s", small: true },
    ];
    if (setting === "shadow") draw.push({ text: "right", at: [3, 1.5], side: "e", small: true });
    return {
      title,
      problem,
      figure: {
        alt: `A plan of three rows of three squares with the heights of the towers. Back row from left to right: ${heights}, which is the front row.`,
        scale: true,
        points: {},
        draw,
      },
      answer: { kind: "whole", value: String(value) },
      hint,
      solution,
      slips: apart(value, slips, 1),
      check,
    };
  },
});
