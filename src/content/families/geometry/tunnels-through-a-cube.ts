import { family } from "../../../engine/family.ts";
import type { Mark } from "../../../engine/figure/figure.ts";
import { count } from "../../../engine/words.ts";
import { apart } from "../slips.ts";
import { box, iso } from "./shared/boxes.ts";

/** Square tunnels, k wide, straight through the middle of a cube n wide. */
function cubeOf(n: number, k: number) {
  const [face, mouth] = [n * n, k * k];
  return { n, k, face, mouth, cube: n ** 3, tunnel: mouth * n, crossing: k ** 3, arm: (n - k) / 2 };
}

type Cube = ReturnType<typeof cubeOf>;

const settings = {
  three: ({ n, k, mouth, cube, tunnel, crossing, arm }: Cube) => {
    const alone = 3 * tunnel;
    const twice = 2 * crossing;
    const taken = alone - twice;
    const left = cube - taken;
    const armCubes = mouth * arm;
    return {
      title: "Three tunnels",
      problem: `A cube is glued together from small cubes with edges of 1 cm; it is ${n} cm wide. A square tunnel, ${k} cm wide, is cut straight through from the middle of each face to the middle of the opposite face. So there are three tunnels, and they meet in the centre.\n\nHow many small cubes are left?`,
      value: left,
      tunnels: 3,
      hint: "How many small cubes would each tunnel take if it were alone? Which of them are counted more than once?",
      steps: [
        `The whole cube has $${n}^3 = ${cube}$ small cubes. One tunnel alone takes $${k} \\times ${k} \\times ${n} = ${tunnel}$ of them.`,
        `Three tunnels would take $3 \\times ${tunnel} = ${alone}$. But the crossing in the centre, $${k}^3 = ${crossing}$, belongs to all three of them.`,
        `**Counted three times, it must count once**: take $2 \\times ${crossing} = ${twice}$ away again. The tunnels take $${alone} - ${twice} = ${taken}$.`,
        `So $${cube} - ${taken} = ${left}$ small cubes are left.`,
        `Check by what the tunnels are made of: the centre with $${crossing}$ and six arms of $${k} \\times ${k} \\times ${arm} = ${armCubes}$. That is $${crossing} + 6 \\times ${armCubes} = ${taken}$.`,
      ],
      slips: [
        [cube - alone, "You took the crossing in the centre away three times. It is only there once."],
        [
          cube - alone + crossing,
          "The crossing was counted three times. How often must it be put back, so that it counts once?",
        ],
        [taken, "That is what the tunnels take. How much is left?"],
      ] as const,
      check: "Go through the cube layer by layer from the bottom, count what is left in each layer, and add.",
    };
  },
  two: ({ n, k, face, mouth, cube, tunnel, crossing, arm }: Cube) => {
    const wholeLayers = n - k;
    const inWholeLayers = wholeLayers * face;
    const strip = k * n;
    const cross = 2 * strip - mouth;
    const rest = face - cross;
    const taken = 2 * tunnel - crossing;
    const left = cube - taken;
    const tunnelLayers = k === 1 ? "one layer" : `${k} layers`;
    return {
      title: "Crossroads in a cube",
      problem: `A cube is glued together from small cubes with edges of 1 cm; it is ${n} cm wide. Two level tunnels, each ${k} cm wide and ${k} cm high, are cut straight through the middle: one from the left face in the picture, one from the right face. They cross in the centre.\n\nHow many small cubes are left?`,
      value: left,
      tunnels: 2,
      hint: "Slice the cube into level layers. Which layers are whole, and what is left of each of the others?",
      steps: [
        `**Slice the cube into layers** of $${n} \\times ${n} = ${face}$ small cubes. The tunnels run in ${tunnelLayers}; the other ${wholeLayers} are whole: $${wholeLayers} \\times ${face} = ${inWholeLayers}$.`,
        `In a layer with tunnels, two strips of $${k} \\times ${n}$ make a cross, with the square $${k} \\times ${k}$ in common: $2 \\times ${strip} - ${mouth} = ${cross}$. So $${face} - ${cross} = ${rest}$ cubes are left there, four corners of $${arm} \\times ${arm}$.`,
        `Together: $${inWholeLayers} + ${k} \\times ${rest} = ${left}$.`,
        `Check from the tunnels: each takes $${k} \\times ${k} \\times ${n} = ${tunnel}$, and the crossing $${k}^3 = ${crossing}$ is counted twice: $2 \\times ${tunnel} - ${crossing} = ${taken}$. Then $${cube} - ${taken} = ${left}$.`,
      ],
      slips: [
        [cube - 2 * tunnel, "You took the crossing in the centre away twice. It is only there once."],
        [taken, "That is what the tunnels take. How much is left?"],
        [cube - tunnel, "You cut one tunnel. There is another one across it."],
      ] as const,
      check:
        "Count one whole layer and one layer with tunnels on squared paper, then multiply each by how many there are.",
    };
  },
  paint: ({ n, k, face, mouth, arm }: Cube) => {
    const ring = face - mouth;
    const outside = 6 * ring;
    const floor = k * arm;
    const armWalls = 4 * floor;
    const walls = 6 * armWalls;
    const painted = outside + walls;
    const lookingUp = ring + 4 * floor;
    return {
      title: "Paint that runs inside",
      problem: `A cube is ${n} cm wide. A square tunnel, ${k} cm wide, is cut straight through from the middle of each face to the middle of the opposite face. So there are three tunnels, and they meet in the centre.\n\nThen the whole thing is dipped into paint, so that the outside and all the walls of the tunnels are painted. How many square centimetres is that?`,
      value: painted,
      unit: "cm²",
      tunnels: 3,
      hint: "What is left of each outer face? How far does a tunnel run from a face until it opens into the crossing, and how many walls has it there?",
      steps: [
        `Each outer face loses a square: $${face} - ${mouth} = ${ring}$ cm². Six faces make $6 \\times ${ring} = ${outside}$.`,
        `In the centre the tunnels open into each other, and the crossing has no walls at all. From a face to the crossing it is $(${n} - ${k}) \\div 2 = ${arm}$ cm. So there are **six short arms** with four walls each.`,
        `One arm has $4 \\times ${k} \\times ${arm} = ${armWalls}$ cm² of wall, six arms $6 \\times ${armWalls} = ${walls}$.`,
        `Together: $${outside} + ${walls} = ${painted}$ cm².`,
        `Check direction by direction. Of all the painted squares, a sixth looks up. Those are ${ring} on top and, in the four level arms, floors of $${k} \\times ${arm}$ each: $${ring} + 4 \\times ${floor} = ${lookingUp}$, and $6 \\times ${lookingUp} = ${painted}$.`,
      ],
      slips: [
        [outside, "The outer faces are right. The walls of the tunnels are painted as well."],
        [
          outside + 12 * k * n,
          "You painted walls all the way through. In the centre the tunnels open into each other.",
        ],
        [6 * face + walls, "You painted the outer faces as if they had no holes."],
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
    const its = settings[setting](cubeOf(n, k));
    const { title, problem, value, tunnels, hint, steps, slips, check } = its;
    const opened = tunnels === 3 ? "Each of the three faces" : "Each of the two upright ones";
    return {
      title,
      problem,
      figure: {
        alt: `A cube ${n} centimetres wide, drawn so that the left, the right and the top face show. ${opened} has a square opening in its middle, ${count(k, "centimetre")} wide: the mouth of a tunnel that runs straight through to the opposite face.`,
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
