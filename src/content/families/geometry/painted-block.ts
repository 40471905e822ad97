import { family } from "../../../engine/family.ts";
import { apart } from "../slips.ts";
import { box, unitLines } from "./shared/boxes.ts";

/** A block of unit cubes, coloured outside and taken apart. */
const settings = {
  paint: (a: number, b: number, c: number) => {
    const [x, y, z] = [a - 2, b - 2, c - 2];
    const edges = 4 * (x + y + z);
    return {
      title: "Dipped in paint",
      problem: `Hinemoa glues small wooden cubes together to make a block, ${a} cubes long, ${b} wide and ${c} high, as in the picture. She paints the whole outside red, underneath too. Then she takes the block apart.\n\nHow many of the small cubes have exactly **two** red faces?`,
      value: edges,
      hint: "Where in the block does a small cube sit that shows two faces, not one and not three?",
      steps: [
        "A cube at a corner of the block shows three faces, a cube inside a face only one. The cubes with two red faces sit **along the edges**, between the corners.",
        `An edge of ${a} cubes has a corner cube at each end, so $${a} - 2 = ${x}$ between. In the same way the other edges have $${b} - 2 = ${y}$ and $${c} - 2 = ${z}$.`,
        `A block has four edges of each kind: $4 \\times ${x} + 4 \\times ${y} + 4 \\times ${z} = ${edges}$.`,
        check3(a, b, c),
      ],
      slips: [
        [4 * (a + b + c), "You counted the corner cubes with the edges. How many red faces does a corner cube have?"],
        [edges + 8, "You counted the corner cubes as well. They have three red faces."],
        [edges / 2, "Every kind of edge is there four times. Some of them cannot be seen in the picture."],
      ] as const,
      check: "Count cubes with 3, 2, 1 and 0 red faces; together they must be all the cubes of the block.",
    };
  },
  wax: (a: number, b: number, c: number) => {
    const [x, y, z] = [a - 2, b - 2, c - 2];
    const inside = x * y * z;
    return {
      title: "Cheese in a coat of wax",
      problem: `A block of cheese has a thin coat of yellow wax on all six sides. It is cut into small equal cubes: ${a} along the length, ${b} along the width and ${c} along the height, as in the picture.\n\nHow many of the cubes have **no** wax on them?`,
      value: inside,
      hint: "Imagine the outermost layer taken off, on every side. What shape is left, and how long are its edges?",
      steps: [
        "A cube without wax touches no side of the block. So take **one layer off** all round; what is left is the inside.",
        `Along the length a layer goes at both ends: $${a} - 2 = ${x}$ cubes are left. Along the width $${b} - 2 = ${y}$, along the height $${c} - 2 = ${z}$.`,
        `The inside is a smaller block with $${x} \\times ${y} \\times ${z} = ${inside}$ cubes.`,
        check3(a, b, c),
      ],
      slips: [
        [(a - 1) * (b - 1) * (c - 1), "You took off a layer at one end only. There is wax at the other end too."],
        [
          a * b * c - 2 * (a * b + b * c + c * a),
          "You took away every waxed face. Cubes at the edges and corners have more than one of them.",
        ],
        [x * y * c, "You took off the layers at the sides. There is also wax on top and underneath."],
      ] as const,
      check: "Add the cubes with wax to yours, layer by layer; together they must be all the cubes of the block.",
    };
  },
  cake: (a: number, b: number, c: number) => {
    const [x, y] = [a - 2, b - 2];
    const [layer, inside] = [a * b, x * y];
    const round = layer - inside;
    const lower = c - 1;
    const plain = lower * inside;
    const all = layer * c;
    const iced = layer + lower * round;
    return {
      title: "Cake without icing",
      problem: `For a street party, Tariq bakes a cake in the shape of a box. He spreads icing on the top and on the four sides, but **not underneath**. Then he cuts it into small equal cubes: ${a} along the length, ${b} along the width and ${c} along the height.\n\nHow many pieces have **no** icing at all?`,
      value: plain,
      hint: "In which layers are there pieces without icing? Where do they lie in such a layer?",
      steps: [
        "All pieces of the top layer have icing. In every layer, the pieces round the edge have icing as well. So look at **the inside of the other layers**.",
        `In one layer the inside is $${a} - 2 = ${x}$ pieces long and $${b} - 2 = ${y}$ wide: $${x} \\times ${y} = ${inside}$ pieces.`,
        `Underneath there is no icing, so the bottom layer counts. The layers below the top are $${c} - 1 = ${lower}$. That makes $${lower} \\times ${inside} = ${plain}$ pieces.`,
        `Check with the pieces that have icing: the top layer has $${a} \\times ${b} = ${layer}$, and each of the others has $${layer} - ${inside} = ${round}$ round its edge. Together: $${layer} + ${lower} \\times ${round} = ${iced}$. All pieces are $${a} \\times ${b} \\times ${c} = ${all}$, and $${all} - ${iced} = ${plain}$.`,
      ],
      slips: [
        [inside * (c - 2), "You also took off the bottom layer. Is there icing underneath?"],
        [inside * c, "You counted all the layers. What about the one on top?"],
        [(a - 1) * (b - 1) * (c - 1), "There is icing on both ends of the cake, and on both long sides."],
      ] as const,
      check: "Count the pieces with icing layer by layer; with yours they must make all the pieces of the cake.",
    };
  },
  stamps: (a: number, b: number, c: number) => {
    const [x, y, z] = [a - 2, b - 2, c - 2];
    const [xy, yz, zx] = [x * y, y * z, z * x];
    const one = 2 * (xy + yz + zx);
    return {
      title: "One blue face each",
      problem: `A block of clay is painted blue on all six sides. Then it is cut into small equal cubes: ${a} along the length, ${b} along the width and ${c} along the height. Nilufar wants the cubes with exactly **one** blue face, for a mosaic.\n\nHow many of them are there?`,
      value: one,
      hint: "Look at one face of the block. Which of its squares belong to cubes with no other blue face?",
      steps: [
        "A cube with one blue face lies **in the middle part of a face**, away from all edges.",
        `Take one row off all round a face. The faces of ${a} by ${b} keep $${x} \\times ${y} = ${xy}$, those of ${b} by ${c} keep $${y} \\times ${z} = ${yz}$, those of ${c} by ${a} keep $${z} \\times ${x} = ${zx}$.`,
        `There are two faces of each kind: $2 \\times (${xy} + ${yz} + ${zx}) = ${one}$.`,
        check3(a, b, c),
      ],
      slips: [
        [one / 2, "You counted three faces. Which ones does the picture not show?"],
        [2 * (a * b + b * c + c * a), "Those are all the blue squares. A cube at an edge has more than one of them."],
        [one + 4 * (x + y + z), "You counted the cubes at the edges as well. How many blue faces do they have?"],
      ] as const,
      check: "Count cubes with 3, 2, 1 and 0 blue faces; together they must be all the cubes of the block.",
    };
  },
};

function check3(a: number, b: number, c: number): string {
  const [x, y, z] = [a - 2, b - 2, c - 2];
  const [two, one, none] = [4 * (x + y + z), 2 * (x * y + y * z + z * x), x * y * z];
  const all = a * b * c;
  return `Check with all kinds together. Three faces: $8$ corner cubes. Two faces: $${two}$. One face: $${one}$. No face: $${none}$. In all $8 + ${two} + ${one} + ${none} = ${all}$, and the block has $${a} \\times ${b} \\times ${c} = ${all}$ cubes.`;
}

export default family({
  level: "easy",
  minutes: 5,
  kind: "thinking",
  technique: "sorting by place",
  ages: "9-11",
  curriculum: ["Y6 cubes and volume", "5.MD.3"],
  bounds: { setting: ["paint", "wax", "cake", "stamps"], a: [4, 6], b: [3, 5], c: [3, 5] },
  rules: {
    "longest first": ({ a, b, c }) => a >= b && a >= c,
    "a cake is flat": ({ setting, a, c }) => setting !== "cake" || c < a,
  },
  write({ setting, a, b, c }) {
    const { title, problem, value, hint, steps, slips, check } = settings[setting](a, b, c);
    return {
      title,
      problem,
      figure: {
        alt: `A block of equal small cubes, ${a} long, ${b} wide and ${c} high, drawn so that three of its faces show. Lines on the faces mark the small cubes.`,
        scale: true,
        points: {},
        draw: [...box(a, b, c), ...unitLines(a, b, c)],
      },
      answer: { kind: "whole", value: String(value) },
      hint,
      solution: steps,
      slips: apart(value, slips, 1),
      check,
    };
  },
});
