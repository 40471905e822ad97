import { family } from "../../../engine/family.ts";
import type { Mark } from "../../../engine/figure/figure.ts";
import { count } from "../../../engine/words.ts";
import { apart } from "../slips.ts";
import { box, iso } from "./shared/boxes.ts";

/** Square tunnels, k wide, straight through the middle of a cube n wide. */
const settings = {
  three: (n: number, k: number) => ({
    title: "Three tunnels",
    problem: `A cube is glued together from small cubes with edges of 1 cm; it is ${n} cm wide. A square tunnel, ${k} cm wide, is cut straight through from the middle of each face to the middle of the opposite face. So there are three tunnels, and they meet in the centre.\n\nHow many small cubes are left?`,
    value: n ** 3 - 3 * k * k * n + 2 * k ** 3,
    tunnels: 3,
    hint: "How many small cubes would each tunnel take if it were alone? Which of them are counted more than once?",
    steps: [
      `The whole cube has $${n}^3 = ${n ** 3}$ small cubes. One tunnel alone takes $${k} \\times ${k} \\times ${n} = ${k * k * n}$ of them.`,
      `Three tunnels would take $3 \\times ${k * k * n} = ${3 * k * k * n}$. But the crossing in the centre, $${k}^3 = ${k ** 3}$, belongs to all three of them.`,
      `**Counted three times, it must count once**: take $2 \\times ${k ** 3} = ${2 * k ** 3}$ away again. The tunnels take $${3 * k * k * n} - ${2 * k ** 3} = ${3 * k * k * n - 2 * k ** 3}$.`,
      `So $${n ** 3} - ${3 * k * k * n - 2 * k ** 3} = ${n ** 3 - 3 * k * k * n + 2 * k ** 3}$ small cubes are left.`,
      `Check by what the tunnels are made of: the centre with $${k ** 3}$ and six arms of $${k} \\times ${k} \\times ${(n - k) / 2} = ${(k * k * (n - k)) / 2}$. That is $${k ** 3} + 6 \\times ${(k * k * (n - k)) / 2} = ${3 * k * k * n - 2 * k ** 3}$.`,
    ],
    slips: [
      [n ** 3 - 3 * k * k * n, "You took the crossing in the centre away three times. It is only there once."],
      [
        n ** 3 - 3 * k * k * n + k ** 3,
        "The crossing was counted three times. How often must it be put back, so that it counts once?",
      ],
      [3 * k * k * n - 2 * k ** 3, "That is what the tunnels take. How much is left?"],
    ] as const,
    check: "Go through the cube layer by layer from the bottom, count what is left in each layer, and add.",
  }),
  two: (n: number, k: number) => ({
    title: "Crossroads in a cube",
    problem: `A cube is glued together from small cubes with edges of 1 cm; it is ${n} cm wide. Two level tunnels, each ${k} cm wide and ${k} cm high, are cut straight through the middle: one from the left face in the picture, one from the right face. They cross in the centre.\n\nHow many small cubes are left?`,
    value: n ** 3 - 2 * k * k * n + k ** 3,
    tunnels: 2,
    hint: "Slice the cube into level layers. Which layers are whole, and what is left of each of the others?",
    steps: [
      `**Slice the cube into layers** of $${n} \\times ${n} = ${n * n}$ small cubes. The tunnels run in ${k === 1 ? "one layer" : `${k} layers`}; the other ${n - k} are whole: $${n - k} \\times ${n * n} = ${(n - k) * n * n}$.`,
      `In a layer with tunnels, two strips of $${k} \\times ${n}$ make a cross, with the square $${k} \\times ${k}$ in common: $2 \\times ${k * n} - ${k * k} = ${2 * k * n - k * k}$. So $${n * n} - ${2 * k * n - k * k} = ${(n - k) ** 2}$ cubes are left there, four corners of $${(n - k) / 2} \\times ${(n - k) / 2}$.`,
      `Together: $${(n - k) * n * n} + ${k} \\times ${(n - k) ** 2} = ${n ** 3 - 2 * k * k * n + k ** 3}$.`,
      `Check from the tunnels: each takes $${k} \\times ${k} \\times ${n} = ${k * k * n}$, and the crossing $${k}^3 = ${k ** 3}$ is counted twice: $2 \\times ${k * k * n} - ${k ** 3} = ${2 * k * k * n - k ** 3}$. Then $${n ** 3} - ${2 * k * k * n - k ** 3} = ${n ** 3 - 2 * k * k * n + k ** 3}$.`,
    ],
    slips: [
      [n ** 3 - 2 * k * k * n, "You took the crossing in the centre away twice. It is only there once."],
      [2 * k * k * n - k ** 3, "That is what the tunnels take. How much is left?"],
      [n ** 3 - k * k * n, "You cut one tunnel. There is another one across it."],
    ] as const,
    check:
      "Count one whole layer and one layer with tunnels on squared paper, then multiply each by how many there are.",
  }),
  paint: (n: number, k: number) => {
    const [outside, arm] = [6 * (n * n - k * k), 2 * k * (n - k)];
    return {
      title: "Paint that runs inside",
      problem: `A cube is ${n} cm wide. A square tunnel, ${k} cm wide, is cut straight through from the middle of each face to the middle of the opposite face. So there are three tunnels, and they meet in the centre.\n\nThen the whole thing is dipped into paint, so that the outside and all the walls of the tunnels are painted. How many square centimetres is that?`,
      value: outside + 6 * arm,
      unit: "cm²",
      tunnels: 3,
      hint: "What is left of each outer face? How far does a tunnel run from a face until it opens into the crossing, and how many walls has it there?",
      steps: [
        `Each outer face loses a square: $${n * n} - ${k * k} = ${n * n - k * k}$ cm². Six faces make $6 \\times ${n * n - k * k} = ${outside}$.`,
        `In the centre the tunnels open into each other, and the crossing has no walls at all. From a face to the crossing it is $(${n} - ${k}) \\div 2 = ${(n - k) / 2}$ cm. So there are **six short arms** with four walls each.`,
        `One arm has $4 \\times ${k} \\times ${(n - k) / 2} = ${arm}$ cm² of wall, six arms $6 \\times ${arm} = ${6 * arm}$.`,
        `Together: $${outside} + ${6 * arm} = ${outside + 6 * arm}$ cm².`,
        `Check direction by direction. Of all the painted squares, a sixth looks up. Those are ${n * n - k * k} on top and, in the four level arms, floors of $${k} \\times ${(n - k) / 2}$ each: $${n * n - k * k} + 4 \\times ${(k * (n - k)) / 2} = ${n * n - k * k + 2 * k * (n - k)}$, and $6 \\times ${n * n - k * k + 2 * k * (n - k)} = ${outside + 6 * arm}$.`,
      ],
      slips: [
        [outside, "The outer faces are right. The walls of the tunnels are painted as well."],
        [
          outside + 12 * k * n,
          "You painted walls all the way through. In the centre the tunnels open into each other.",
        ],
        [6 * n * n + 6 * arm, "You painted the outer faces as if they had no holes."],
      ] as const,
      check: "A sixth of your area must look straight up: the top with its hole, and the floors inside the level arms.",
    };
  },
};

function figure(n: number, k: number, tunnels: number): Mark[] {
  const [p, q] = [(n - k) / 2, (n + k) / 2];
  return [
    ...box(n, n, n),
    { polygon: [iso(p, 0, p), iso(q, 0, p), iso(q, 0, q), iso(p, 0, q)], fill: "tint3" },
    { polygon: [iso(n, p, p), iso(n, q, p), iso(n, q, q), iso(n, p, q)], fill: "tint3" },
    ...(tunnels === 3
      ? [{ polygon: [iso(p, p, n), iso(q, p, n), iso(q, q, n), iso(p, q, n)], fill: "tint3" } as const]
      : []),
    { line: [iso(p, 0, q), iso(q, 0, q)], label: `${k} cm`, side: "n" },
    { line: [iso(0, 0, 0), iso(n, 0, 0)], label: `${n} cm` },
  ];
}

export default family({
  level: "medium",
  minutes: 7,
  kind: "thinking",
  technique: "what is counted more than once",
  ages: "12-14",
  curriculum: ["KS3 volume", "6.G.2", "7.G.6"],
  bounds: { setting: ["three", "two", "paint"], n: [3, 10], k: [1, 4] },
  rules: {
    "tunnels sit in the middle": ({ n, k }) => (n - k) % 2 === 0,
    "walls stay": ({ n, k }) => n > k && 3 * k <= 2 * n + 1,
  },
  write({ setting, n, k }) {
    const its = settings[setting](n, k);
    const { title, problem, value, tunnels, hint, steps, slips, check } = its;
    return {
      title,
      problem,
      figure: {
        alt: `A cube ${n} centimetres wide, drawn so that the left, the right and the top face show. ${tunnels === 3 ? "Each of the three faces" : "Each of the two upright ones"} has a square opening in its middle, ${count(k, "centimetre")} wide: the mouth of a tunnel that runs straight through to the opposite face.`,
        scale: true,
        points: {},
        draw: figure(n, k, tunnels),
      },
      answer: { kind: "whole", value: String(value), ...("unit" in its ? { unit: its.unit } : {}) },
      hint,
      solution: steps,
      slips: apart(value, slips, 1),
      check,
    };
  },
});
