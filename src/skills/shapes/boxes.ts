import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import type { Mark } from "../../engine/figure/figure.ts";
import { tex } from "../../engine/words.ts";
import { range } from "../../maths/whole.ts";
import { boxAt, boxMarks } from "./shared-figures.ts";
import { wholeSlips } from "./shared-slips.ts";

/** The lines between the cubes on the three faces that can be seen. */
function cubes(l: number, w: number, h: number): Mark[] {
  const at = boxAt(l, w, h);
  const line = (
    a: readonly [number, number, number],
    b: readonly [number, number, number],
    c: readonly [number, number, number],
  ): Mark => ({
    line: [at(...a), at(...b), at(...c)],
    thin: true,
  });
  return [
    { polygon: [at(0, 0, 0), at(l, 0, 0), at(l, 0, h), at(0, 0, h)], fill: "tint1" },
    { polygon: [at(l, 0, 0), at(l, w, 0), at(l, w, h), at(l, 0, h)] },
    { polygon: [at(0, 0, h), at(l, 0, h), at(l, w, h), at(0, w, h)] },
    ...range(1, l - 1).map((x) => line([x, 0, 0], [x, 0, h], [x, w, h])),
    ...range(1, w - 1).map((y) => line([l, y, 0], [l, y, h], [0, y, h])),
    ...range(1, h - 1).map((z) => line([0, 0, z], [l, 0, z], [l, w, z])),
  ];
}

function layers(thing: "cubes" | "sugar" | "crates", l: number, w: number, h: number): Question {
  const layer = l * w;
  const value = layer * h;
  const unit = { cubes: "cubes", sugar: "lumps", crates: "crates" }[thing];
  const answer = { kind: "whole", value: String(value), unit } as const;
  const layout = `$${h}$ layers, each of $${w}$ rows with $${l}$ ${unit} in a row`;
  return {
    prompt: {
      cubes: `A block is built from equal cubes: ${layout}. How many cubes are in the block?`,
      sugar: `Lumps of sugar fill a box: ${layout}. How many lumps are in the box?`,
      crates: `Crates are stacked in a hall: ${layout}. How many crates are there?`,
    }[thing],
    figure: {
      alt: `A box-shaped block of equal cubes: ${l} cubes long, ${w} cubes wide and ${h} cubes high.`,
      scale: true,
      points: {},
      draw: cubes(l, w, h),
    },
    answer,
    steps: [
      `You cannot see every one of them. So count one layer first: $${w}$ rows with $${l}$ in each.`,
      `One layer has $${w} \\times ${l} = ${layer}$ ${unit}. There are $${h}$ such layers.`,
      `$${h} \\times ${layer} = ${value}$, so there are $${value}$ ${unit}.`,
    ],
    slips: wholeSlips(answer, [
      [
        l * h + w * h + layer,
        "counted only what can be seen",
        `You counted the faces that can be seen. What is behind them, and which ones did you count twice?`,
      ],
      [
        l + w + h,
        "added instead of multiplying",
        `You added the three numbers. How many ${unit} are in one row, and how many rows in one layer?`,
      ],
      [layer, "counted only one layer", `That is one layer. How many layers are there?`],
      [layer * (h - 1), "counted one layer too few", `One layer is missing. How many layers are there?`],
    ]),
    check: `Count in another order, first one side wall and then how many such walls there are: the number must be the same.`,
  };
}

function volume(thing: "box" | "pool" | "brick", l: number, w: number, h: number): Question {
  const unit = thing === "pool" ? "m" : "cm";
  const floor = l * w;
  const value = floor * h;
  const answer = { kind: "whole", value: String(value), unit: `${unit}³` } as const;
  const name = { box: "A box", pool: "A pool", brick: "A block of wood" }[thing];
  const last = thing === "pool" ? "deep" : "high";
  return {
    prompt: `${name} is $${l}$ ${unit} long, $${w}$ ${unit} wide and $${h}$ ${unit} ${last}. What is its volume in ${unit}³?`,
    figure: {
      alt: `A box, ${l} ${unit} long, ${w} ${unit} wide and ${h} ${unit} ${last}.`,
      scale: true,
      points: {},
      draw: boxMarks(l, w, h, [`${l} ${unit}`, `${w} ${unit}`, `${h} ${unit}`]),
    },
    answer,
    steps: [
      `The volume says how many cubes with edges of $1$ ${unit} fill the box. Count one layer first, then all the layers.`,
      `On the floor lie $${l} \\times ${w} = ${floor}$ cubes. There are $${h}$ such layers.`,
      `$${floor} \\times ${h} = ${value}$, so the volume is $${tex(value)}$ ${unit}³.`,
    ],
    slips: wholeSlips(answer, [
      [
        2 * (floor + l * h + w * h),
        "worked out the surface instead of the volume",
        `That is the area of the six faces. How many cubes fill the inside?`,
      ],
      [
        l + w + h,
        "added instead of multiplying",
        `You added the three edges. How many cubes lie on the floor, and how many layers are there?`,
      ],
      [floor, "worked out only the floor", `That is one layer of cubes. How many layers are there?`],
      [
        4 * (l + w + h),
        "added all the edges",
        `That is how long all twelve edges are together. How many cubes fill the inside?`,
      ],
    ]),
    check: `Divide your volume by two of the edges: that must give the third.`,
  };
}

function missing(thing: "box" | "cube" | "water", l: number, w: number, h: number): Question {
  if (thing === "cube") {
    const answer = { kind: "whole", value: String(h), unit: "cm" } as const;
    const all = h ** 3;
    const low = h > 10 ? 10 : h > 5 ? 5 : 2;
    const lowCube = low ** 3;
    return {
      prompt: `A cube has a volume of $${all}$ cm³. How many centimetres long is each of its edges?`,
      answer,
      steps: [
        `All edges of a cube are equal. So the volume is a number multiplied by itself and by itself again.`,
        `Try one: $${low} \\times ${low} \\times ${low} = ${lowCube}$ is too small for $${all}$. Go on from there.`,
        `$${h} \\times ${h} \\times ${h} = ${all}$, so each edge is $${h}$ cm long.`,
      ],
      slips: wholeSlips(answer, [
        [
          all / 3,
          "divided by three",
          `Three times a number is not the number multiplied by itself twice. Test it: what is your edge times itself times itself?`,
        ],
        [
          Math.round(Math.sqrt(all)) ** 2 === all ? Math.round(Math.sqrt(all)) : -1,
          "looked for the side of a square",
          `Your number times itself is $${all}$. In a cube it is multiplied once more.`,
        ],
        [
          all / 6,
          "divided by the six faces",
          `The volume is not shared among the faces. Which number times itself times itself is $${all}$?`,
        ],
        [h * h, "gave the area of a face", `That is the area of one face. How long is one edge?`],
        [h + 1, "were one out", `Multiply your edge by itself and by itself again: is that $${all}$?`],
      ]),
      check: `Multiply your edge by itself and by itself again: that must make $${all}$.`,
    };
  }
  const floor = l * w;
  const all = floor * h;
  const answer = { kind: "whole", value: String(h), unit: "cm" } as const;
  const isWater = thing === "water";
  const result = isWater ? `the water is $${h}$ cm deep` : `the box is $${h}$ cm high`;
  return {
    prompt: isWater
      ? `There are $${tex(all)}$ cm³ of water in a tank. Its floor is $${l}$ cm long and $${w}$ cm wide. How many centimetres deep is the water?`
      : `A box has a volume of $${tex(all)}$ cm³. It is $${l}$ cm long and $${w}$ cm wide. How many centimetres high is it?`,
    answer,
    steps: [
      `One layer, $1$ cm high, has as many cubic centimetres as the floor has square centimetres.`,
      `The floor has $${l} \\times ${w} = ${floor}$ cm². How many such layers make $${tex(all)}$ cm³?`,
      `$${tex(all)} \\div ${floor} = ${h}$, so ${result}.`,
    ],
    slips: wholeSlips(answer, [
      [
        all / l,
        "divided by only one of the edges",
        `You divided by the length alone. By what must you divide as well?`,
      ],
      [all / w, "divided by only one of the edges", `You divided by the width alone. By what must you divide as well?`],
      [
        all / (l + w),
        "divided by the sum of the edges",
        `You added the two edges first. How many cubes lie in one layer?`,
      ],
      [all - floor, "took away the floor instead of dividing", `You took one layer away. How many layers are there?`],
      [h + 1, "were one out", `Multiply all three lengths: is that $${tex(all)}$?`],
    ]),
    check: `Multiply all three lengths: that must make $${tex(all)}$ cm³.`,
  };
}

function tanks(setting: "litres" | "depth" | "packing", a: number, b: number, c: number, k: number): Question {
  if (setting === "packing") {
    // Small boxes of k by k + 1 by k + 2 cm, a along the length, b along the width, c layers.
    const [x, y, z] = [k + 2, k + 1, k];
    const [length, width, height] = [a * x, b * y, c * z];
    const value = a * b * c;
    const answer = { kind: "whole", value: String(value), unit: "boxes" } as const;
    return {
      prompt: `A carton is $${length}$ cm long, $${width}$ cm wide and $${height}$ cm high inside. It is filled without gaps with boxes of tea, each $${x}$ cm long, $${y}$ cm wide and $${z}$ cm high. How many boxes are in it?`,
      answer,
      steps: [
        `Pack length along length, width along width and height along height: see how often each edge fits.`,
        `Along the length fit $${length} \\div ${x} = ${a}$ boxes, along the width $${width} \\div ${y} = ${b}$, and there are $${height} \\div ${z} = ${c}$ layers.`,
        `$${a} \\times ${b} \\times ${c} = ${value}$, so there are $${value}$ boxes in the carton.`,
      ],
      slips: wholeSlips(answer, [
        [
          a + b + c,
          "added instead of multiplying",
          `You found how often each edge fits, and added. How many boxes are in one layer?`,
        ],
        [a * b, "counted only one layer", `That is one layer of boxes. How many layers are there?`],
        [
          length * width * height,
          "gave the volume of the carton",
          `That is the volume in cubic centimetres. How many boxes is that?`,
        ],
        [
          x * y * z,
          "gave the volume of one box",
          `That is how much one box takes. How many of them are in the carton?`,
        ],
      ]),
      check: `Multiply the volume of one box by your number: that must be the volume of the carton.`,
    };
  }
  const [l, w, h] = [10 * a, 10 * b, 5 * c];
  const floor = l * w;
  const volume = floor * h;
  const litres = volume / 1000;
  const isLitres = setting === "litres";
  const depth = isLitres ? `${h} cm` : "d cm";
  const answer = { kind: "whole", value: String(isLitres ? litres : h), unit: isLitres ? "l" : "cm" } as const;
  return {
    prompt: isLitres
      ? `A fish tank is $${l}$ cm long and $${w}$ cm wide. The water in it is $${h}$ cm deep. How many litres of water is that? One litre is $1000$ cm³.`
      : `The floor of a tank is $${l}$ cm long and $${w}$ cm wide. Amina pours in $${litres}$ litres of water. How many centimetres deep is the water? One litre is $1000$ cm³.`,
    figure: {
      alt: `A box of water, ${l} cm long, ${w} cm wide and ${depth} deep.`,
      scale: true,
      points: {},
      draw: boxMarks(l, w, h, [`${l} cm`, `${w} cm`, isLitres ? `${h} cm` : "d"]),
    },
    answer,
    steps: isLitres
      ? [
          `First find the volume in cubic centimetres, then see how many thousands that is.`,
          `The water has $${l} \\times ${w} \\times ${h} = ${tex(volume)}$ cm³.`,
          `$${tex(volume)} \\div 1000 = ${litres}$, so it is $${litres}$ litres.`,
        ]
      : [
          `Lengths are in centimetres, so write the water in cubic centimetres: $${litres} \\times 1000 = ${tex(volume)}$ cm³.`,
          `A layer $1$ cm deep has $${l} \\times ${w} = ${tex(floor)}$ cm³. How many such layers are there?`,
          `$${tex(volume)} \\div ${tex(floor)} = ${h}$, so the water is $${h}$ cm deep.`,
        ],
    slips: wholeSlips(
      answer,
      isLitres
        ? [
            [
              volume,
              "gave cubic centimetres instead of litres",
              `That is the volume in cubic centimetres. How many thousands is it?`,
            ],
            [
              10 * litres,
              "divided by a hundred instead of a thousand",
              `A litre is a cube of $10$ cm by $10$ cm by $10$ cm. How many cubic centimetres is that?`,
            ],
            [
              100 * litres,
              "divided by ten instead of a thousand",
              `A litre is a cube of $10$ cm by $10$ cm by $10$ cm. How many cubic centimetres is that?`,
            ],
            [
              l + w + h,
              "added instead of multiplying",
              `You added the three lengths. How many cubes of $1$ cm lie in one layer?`,
            ],
          ]
        : [
            [
              volume / l,
              "divided by only one of the edges",
              `You divided by the length alone. By what must you divide as well?`,
            ],
            [
              volume / w,
              "divided by only one of the edges",
              `You divided by the width alone. By what must you divide as well?`,
            ],
            [
              10 * h,
              "took a litre to be ten times as much",
              `A litre has $1000$ cm³, a cube of $10$ cm by $10$ cm by $10$ cm. How many cm³ did you take?`,
            ],
            [
              h / 10,
              "took a litre to be a tenth as much",
              `A litre has $1000$ cm³, a cube of $10$ cm by $10$ cm by $10$ cm. How many cm³ did you take?`,
            ],
            [h + 5, "slipped in the division", `Multiply the floor by your depth: how many litres is that?`],
          ],
    ),
    check: isLitres
      ? `Divide your litres, in cubic centimetres, by the floor: that must give the depth.`
      : `Multiply all three lengths and divide by $1000$: that must make $${litres}$ litres.`,
  };
}

const skill: Skill = {
  id: "volume-of-boxes",
  title: "Volume of boxes",
  about: "How many unit cubes fill a box: one layer first, then as many layers as it is high.",
  curriculum: ["Y5-Y6 volume", "5.MD.5", "6.G.2"],
  needs: ["area-of-rectangles"],
  stages: [
    stage({
      grade: 3,
      label: "cubes in layers",
      bounds: { thing: ["cubes", "sugar", "crates"], l: [3, 8], w: [2, 6], h: [2, 6] },
      rules: {
        "the three numbers are not all equal": ({ l, w, h }) => l > w && l * w * h <= 160 && (l !== h || w !== h),
      },
      write: ({ thing, l, w, h }) => layers(thing, l, w, h),
    }),
    stage({
      grade: 3,
      label: "length times width times height",
      bounds: { thing: ["box", "pool", "brick"], l: [5, 25], w: [3, 12], h: [2, 12] },
      rules: {
        "it is longer than wide, and no strip": ({ l, w, h }) =>
          l > w && l <= 4 * w && l <= 5 * h && h !== w && h !== l,
        "a pool is long and not too deep": ({ thing, l, h }) => (thing === "pool" ? h <= 4 && l >= 8 : h >= 4),
      },
      write: ({ thing, l, w, h }) => volume(thing, l, w, h),
    }),
    stage({
      grade: 4,
      label: "from the volume to an edge",
      bounds: { thing: ["box", "cube", "water"], l: [5, 30], w: [4, 20], h: [3, 20] },
      rules: {
        "the floor is handy to divide by": ({ thing, l, w }) =>
          thing === "cube" || (l > w && (l * w) % 10 === 0 && l <= 4 * w),
        "a cube has an edge one can find by trying": ({ thing, l, w, h }) =>
          thing !== "cube" || (h <= 12 && h !== 10 && l <= 8 && w <= 8),
        "the height is no power of ten": ({ h, l, w }) => h !== 10 && h !== l && h !== w,
      },
      write: ({ thing, l, w, h }) => missing(thing, l, w, h),
    }),
    stage({
      grade: 4,
      label: "litres, depths and packing",
      bounds: { setting: ["litres", "depth", "packing"], a: [3, 10], b: [2, 6], c: [2, 9], k: [3, 9] },
      rules: {
        "the litres are whole": ({ setting, a, b, c }) => setting === "packing" || (a * b * c) % 2 === 0,
        "the numbers are different": ({ a, b, c }) => a > b && b !== c && a !== c,
      },
      write: ({ setting, a, b, c, k }) => tanks(setting, a, b, c, k),
    }),
  ],
};

export default skill;
