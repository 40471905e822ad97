import { family } from "../../../engine/family.ts";
import { apart } from "../slips.ts";

/** A rectangle cut by an upright line into p + q and by a level one into r + s: what three parts say about the rest. */
const settings = {
  garden: (p: number, q: number, r: number, s: number) => {
    const [lowerLeft, lowerRight, upperLeft, upperRight] = [p * r, q * r, p * s, q * s];
    const times = q / p;
    return {
      title: "Four beds, three known",
      problem: `Two straight strings cut a rectangular garden into four beds. The lower left bed has an area of $${lowerLeft}$ m². The lower right bed has $${lowerRight}$ m². The upper left bed has $${upperLeft}$ m².\n\nWhat is the area of the upper right bed, in m²?`,
      value: upperRight,
      unit: "m²",
      labels: [`${lowerLeft} m²`, `${lowerRight} m²`, `${upperLeft} m²`, "?"],
      alt: `The lower left part has an area of ${lowerLeft} square metres, the lower right part ${lowerRight} and the upper left part ${upperLeft}. The area of the upper right part is asked for.`,
      hint: "The two lower beds have the same height. How many times as wide as the left one is the right one?",
      steps: [
        `The two lower beds are equally high. The right one has $${lowerRight} \\div ${lowerLeft} = ${times}$ times the area of the left one. So it is $${times}$ times as wide.`,
        `The upper beds are as wide as the beds below them. So the upper right bed is $${times}$ times as wide as the upper left one, too, and equally high.`,
        `Its area is $${times} \\times ${upperLeft} = ${upperRight}$ m². This is **comparing parts that share a side**.`,
        `Check with lengths that fit: widths of $${p}$ m and $${q}$ m, heights of $${r}$ m and $${s}$ m. They give $${lowerLeft}$, $${lowerRight}$ and $${upperLeft}$ m², and $${q} \\times ${s} = ${upperRight}$ m² for the fourth bed.`,
      ],
      slips: [
        [
          lowerRight + upperLeft - lowerLeft,
          "Adding the same amount does not work for areas. How many times as large is one bed as its neighbour?",
        ],
        [
          lowerRight + upperLeft,
          "You added two beds. Compare neighbours instead: how many times as wide is the right side?",
        ],
        [upperLeft, "The two upper beds would be equal only if they were equally wide. Do the lower beds say so?"],
      ] as const,
      check: "Your bed must be as many times its left neighbour as the lower right bed is of the lower left one.",
    };
  },
  blankets: (p: number, q: number, r: number, s: number) => {
    const [lowerLeft, lowerRight] = [2 * (p + r), 2 * (q + r)];
    const [upperLeft, upperRight] = [2 * (p + s), 2 * (q + s)];
    const difference = lowerRight - lowerLeft;
    const across = lowerLeft + upperRight;
    return {
      title: "Ribbon round four blankets",
      problem: `Four blankets hang on a wall and make one large rectangle, as in the picture. Kofi sews ribbon round each blanket. The lower left blanket needs $${lowerLeft}$ feet of ribbon. The lower right blanket needs $${lowerRight}$ feet. The upper left blanket needs $${upperLeft}$ feet.\n\nHow many feet of ribbon does the upper right blanket need?`,
      value: upperRight,
      unit: "ft",
      labels: [`${lowerLeft} ft`, `${lowerRight} ft`, `${upperLeft} ft`, "?"],
      alt: `The numbers tell the way round each part: ${lowerLeft} feet for the lower left part, ${lowerRight} for the lower right part and ${upperLeft} for the upper left part. The way round the upper right part is asked for.`,
      hint: "The two lower blankets have the same height. Where does the difference between their ribbons come from?",
      steps: [
        `The two lower blankets are equally high. So the ribbons differ by $${lowerRight} - ${lowerLeft} = ${difference}$ feet because the right blanket is wider.`,
        `The upper blankets have the same widths and are equally high, too. So their ribbons differ by the same $${difference}$ feet.`,
        `The upper right blanket needs $${upperLeft} + ${difference} = ${upperRight}$ feet. This is **comparing parts that share a side**.`,
        `Check across the corners: lower left and upper right together have both widths and both heights. So have the other two. $${lowerLeft} + ${upperRight} = ${across}$ and $${lowerRight} + ${upperLeft} = ${across}$.`,
      ],
      slips: [
        [2 * (q + r + p + s), "That is all round the large rectangle. Only one blanket is asked for."],
        [
          upperLeft,
          "The upper blankets would need the same ribbon only if they were equally wide. Do the lower blankets say so?",
        ],
        [upperRight - (q - p), "You let only one of the long edges grow. How many edges of a blanket are level?"],
      ] as const,
      check: "The ribbons of two blankets at opposite corners must add up to as much as those of the other two.",
    };
  },
  glass: (p: number, q: number, r: number, s: number) => {
    const [lowerLeft, lowerRight, upperLeft] = [p * r, q * r, p * s];
    const [width, height] = [p + q, r + s];
    const perimeter = 2 * (width + height);
    return {
      title: "The stained-glass picture",
      problem: `A stained-glass picture has four rectangular panes. The lower left pane is $${p}$ cm wide and has an area of $${lowerLeft}$ cm². The lower right pane has $${lowerRight}$ cm². The upper left pane has $${upperLeft}$ cm².\n\nHow many centimetres is it round the edge of the whole picture?`,
      value: perimeter,
      unit: "cm",
      labels: [`${lowerLeft} cm²`, `${lowerRight} cm²`, `${upperLeft} cm²`, ""],
      alt: `The lower left part is ${p} centimetres wide and has an area of ${lowerLeft} square centimetres. The lower right part has ${lowerRight} and the upper left part ${upperLeft} square centimetres. The way round the large rectangle is asked for.`,
      hint: "Which pane has two numbers on it? What third length does it give, and which neighbour has that length as well?",
      steps: [
        `Begin with the pane you know most about. The lower left pane is $${p}$ cm wide, so it is $${lowerLeft} \\div ${p} = ${r}$ cm high.`,
        `The lower right pane is equally high, so it is $${lowerRight} \\div ${r} = ${q}$ cm wide. The upper left pane is $${p}$ cm wide, so it is $${upperLeft} \\div ${p} = ${s}$ cm high. This is **comparing parts that share a side**.`,
        `The picture is $${p} + ${q} = ${width}$ cm wide and $${r} + ${s} = ${height}$ cm high. Round the edge it is $2 \\times (${width} + ${height}) = ${perimeter}$ cm.`,
        `Check the areas: $${p} \\times ${r} = ${lowerLeft}$, $${q} \\times ${r} = ${lowerRight}$ and $${p} \\times ${s} = ${upperLeft}$ cm².`,
      ],
      slips: [
        [width + height, "That is one width and one height. How many sides does the picture have?"],
        [width * height, "That is the area of the picture. The way round its edge is asked for."],
      ] as const,
      check: "Half of your number must be the width and the height of the picture together.",
    };
  },
};

export default family({
  level: "easy",
  minutes: 4,
  kind: "thinking",
  technique: "comparing parts that share a side",
  ages: "9-11",
  curriculum: ["Y5 area and perimeter", "3.MD.7", "4.MD.3"],
  bounds: { setting: ["garden", "blankets", "glass"], p: [3, 6], q: [4, 12], r: [3, 7], s: [3, 7] },
  rules: {
    "the right side is wider": ({ p, q }) => q > p && q <= 3 * p,
    "the two heights differ": ({ r, s }) => r !== s,
    "in the garden it is a whole number of times as wide": ({ setting, p, q }) => setting !== "garden" || q % p === 0,
  },
  write({ setting, p, q, r, s }) {
    const { title, problem, value, unit, labels, alt, hint, steps, slips, check } = settings[setting](p, q, r, s);
    const [a = "", b = "", c = "", d = ""] = labels;
    return {
      title,
      problem,
      figure: {
        alt: `A large rectangle is cut into four smaller rectangles by one upright line and one level line, each from side to side. ${alt}`,
        scale: true,
        points: {},
        draw: [
          {
            polygon: [
              [0, 0],
              [p + q, 0],
              [p + q, r + s],
              [0, r + s],
            ],
          },
          {
            polygon: [
              [p, r],
              [p + q, r],
              [p + q, r + s],
              [p, r + s],
            ],
            fill: "tint1",
          },
          {
            line: [
              [0, r],
              [p, r],
            ],
          },
          {
            line: [
              [p, 0],
              [p, r],
            ],
          },
          { text: a, at: [p / 2, r / 2] },
          { text: b, at: [p + q / 2, r / 2] },
          { text: c, at: [p / 2, r + s / 2] },
          ...(d ? [{ text: d, at: [p + q / 2, r + s / 2] as const }] : []),
          ...(setting === "glass"
            ? [
                {
                  line: [
                    [0, 0],
                    [p, 0],
                  ] as const,
                  label: `${p} cm`,
                  side: "s" as const,
                },
              ]
            : []),
        ],
      },
      answer: { kind: "whole", value: String(value), unit },
      hint,
      solution: steps,
      slips: apart(value, slips, 1),
      check,
    };
  },
});
