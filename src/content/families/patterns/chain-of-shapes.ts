import { family } from "../../../engine/family.ts";
import type { Figure, Mark, Point } from "../../../engine/figure/figure.ts";
import type { PuzzleText } from "../../../engine/puzzle.ts";
import { noun } from "../../../engine/words.ts";
import { range } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** Rows of shapes laid with sticks, neighbours sharing one stick. */
type Shape = (index: number) => Point[];

const triangle: Shape = (i) =>
  i % 2 === 0
    ? [
        [i / 2, 0],
        [i / 2 + 1, 0],
        [i / 2 + 0.5, 0.87],
      ]
    : [
        [i / 2, 0.87],
        [i / 2 + 1, 0.87],
        [i / 2 + 0.5, 0],
      ];
const square: Shape = (i) => [
  [i, 0],
  [i + 1, 0],
  [i + 1, 1],
  [i, 1],
];
const house: Shape = (i) => [
  [i, 0],
  [i + 1, 0],
  [i + 1, 1],
  [i + 0.5, 1.87],
  [i, 1],
];
const hexagon: Shape = (i) => {
  const [left, middle, right] = [1.74 * i, 1.74 * i + 0.87, 1.74 * i + 1.74];
  return [
    [middle, 0],
    [right, 0.5],
    [right, 1.5],
    [middle, 2],
    [left, 1.5],
    [left, 0.5],
  ];
};

/** The rows of one, two and three shapes side by side. */
function picture(shape: Shape, step: number, gap: number, labels: readonly string[], alt: string): Figure {
  const width = (shapes: number) => Math.max(...shape(0).map(([x]) => x)) + step * (shapes - 1);
  let from = 0;
  const draw = [1, 2, 3].flatMap((shapes): Mark[] => {
    const start = from;
    from += width(shapes) + gap;
    const at = ([x, y]: Point): Point => [Number((start + x).toFixed(2)), y];
    return [
      ...range(0, shapes - 1).map((i): Mark => ({ polygon: shape(i).map(at) })),
      { text: labels[shapes - 1] ?? "", at: at([width(shapes) / 2, -0.5]), side: "c" },
    ];
  });
  return { alt, scale: true, points: {}, draw };
}

export default family({
  level: "easy",
  topic: "growing-pictures",
  minutes: 4,
  kind: "thinking",
  technique: "a first shape and equal extras",
  ages: "9-11",
  curriculum: ["Y6 linear sequences", "5.OA.3"],
  bounds: {
    setting: ["triangles", "pens", "houses", "honeycomb"],
    shapes: [8, 40],
    spare: [1, 3],
  },
  rules: {
    "as many toothpicks make a row of squares": ({ setting, shapes }) => setting !== "triangles" || shapes % 3 === 0,
  },
  write({ setting, shapes, spare }) {
    switch (setting) {
      case "triangles":
        return triangles(shapes);
      case "pens":
        return pens(shapes);
      case "houses":
        return houses(shapes, spare);
      case "honeycomb":
        return honeycomb(shapes);
    }
  },
});

function triangles(n: number): PuzzleText {
  const [further, furtherSticks] = [n - 1, 2 * n];
  const sticks = furtherSticks + 1;
  const squares = furtherSticks / 3;
  const [withoutFirst, furtherSquares] = [sticks - 4, squares - 1];
  return {
    title: "Triangles against squares",
    problem: `Dina lays triangles in a row with toothpicks, as in the picture, and Emil lays squares. Neighbours in a row share one toothpick. So $1$, $2$ and $3$ triangles take $3$, $5$ and $7$ toothpicks, and $1$, $2$ and $3$ squares take $4$, $7$ and $10$.\n\nDina's row has $${n}$ triangles. Emil uses **exactly as many toothpicks** for his row. How many squares does it have?`,
    figure: picture(
      triangle,
      0.5,
      0.8,
      ["3", "5", "7"],
      "Rows of one, two and three triangles. In a row they point up and down in turn, and neighbours share a side. The rows take 3, 5 and 7 toothpicks.",
    ),
    answer: { kind: "whole", value: String(squares), unit: "squares" },
    hint: "How many new toothpicks does each further triangle need, and each further square? Which shape in a row needs more than the others?",
    solution: [
      "**The first shape is special**: the first triangle takes $3$ toothpicks, each further one only $2$, because one of its sides lies there already. The first square takes $4$, each further one $3$.",
      `After the first triangle come $${further}$ more. Dina's row takes $3 + ${further} \\times 2 = ${sticks}$ toothpicks.`,
      `Take Emil's first square off: $${sticks} - 4 = ${withoutFirst}$ toothpicks are left. They make $${withoutFirst} \\div 3 = ${furtherSquares}$ further squares. Together with the first he has $${squares}$.`,
      `Check another way: put one toothpick down first. Then each triangle takes $2$ more and each square $3$ more, and $${n} \\times 2 = ${squares} \\times 3 = ${furtherSticks}$.`,
    ],
    slips: apart(squares, [
      [furtherSquares, "You took the first square off. Put it back at the end."],
      [(3 * n) / 4, "You gave every shape all its toothpicks. Neighbours share one."],
      [n, "A square takes more toothpicks than a triangle, so he cannot have as many squares."],
      [sticks, "That is the number of toothpicks. How many squares do they make?"],
    ]),
    check:
      "Count the toothpicks of both rows, the first shape in full and every other one with its new toothpicks only.",
  };
}

function pens(n: number): PuzzleText {
  const further = n - 1;
  const [apartPanels, panels] = [4 * n, 3 * n + 1];
  return {
    title: "Pens side by side",
    problem: `At a farm show there are $${n}$ square pens, each by itself. Every side of a pen is one fence panel. Then the farmers put all the pens side by side in one row. Neighbouring pens share the panel between them.\n\nThe picture shows how many panels short rows take. How many panels are **left over** when all $${n}$ pens stand in a row?`,
    figure: picture(
      square,
      1,
      0.8,
      ["4", "7", "10"],
      "Rows of one, two and three squares seen from above. Neighbouring squares share a side. The rows take 4, 7 and 10 panels.",
    ),
    answer: { kind: "whole", value: String(further), unit: "panels" },
    hint: "Put two pens together, then a third. How many panels become free each time?",
    solution: [
      "**The first pen is special**: it needs all its $4$ panels. Each further pen finds its left panel standing there already.",
      `So each further pen uses $3$ of its panels, and $1$ is left over. After the first pen come $${n} - 1 = ${further}$ more pens.`,
      `One panel for each of these pens makes $${further}$ panels left over.`,
      `Check by counting all: pens that stand apart take $${n} \\times 4 = ${apartPanels}$ panels. The row takes $4 + ${further} \\times 3 = ${panels}$. That leaves $${apartPanels} - ${panels} = ${further}$.`,
    ],
    slips: apart(further, [
      [n, "The first pen keeps all its panels: nothing stands there before it."],
      [2 * further, "Where two pens meet, there were two panels before. One of them stays."],
      [panels, "That is how many panels the row takes. How many were there before?"],
    ]),
    check:
      "Draw three pens apart and three in a row, and see whether your way of counting gives the panels left over there.",
  };
}

function houses(n: number, spare: number): PuzzleText {
  const [floors, roof, walls] = [n, 2 * n, n + 1];
  const used = floors + roof + walls;
  const oneMore = used + 4;
  const straws = used + spare;
  const withoutFirst = straws - 5;
  const further = n - 1;
  const shared = 4 * further;
  return {
    title: "A street of straws",
    problem: `Iluka lays houses in a row with straws: a floor, two walls and two straws for the roof. Neighbouring houses share a wall. So $1$ house takes $5$ straws, $2$ houses take $9$ and $3$ houses take $13$.\n\nShe has $${straws}$ straws and makes the row as long as she can. How many houses does it have?`,
    figure: picture(
      house,
      1,
      0.8,
      ["5", "9", "13"],
      "Rows of one, two and three houses. Each house is a square with a pointed roof of two straws. Neighbours share a wall. The rows take 5, 9 and 13 straws.",
    ),
    answer: { kind: "whole", value: String(n), unit: "houses" },
    hint: "How many straws does each house after the first one need? May some straws be left in the end?",
    solution: [
      "**The first house is special**: it takes $5$ straws. Each further house takes only $4$, because one of its walls stands there already.",
      `After the first house $${straws} - 5 = ${withoutFirst}$ straws are left. Share them out in fours: $${further} \\times 4 = ${shared}$, and $${spare}$ ${noun(spare, "is", "are")} left over, too few for a house.`,
      `So there are $${further}$ further houses, and with the first one $${n}$ houses.`,
      `Check by kinds of straw: $${n}$ houses need $${floors}$ floors, $${roof}$ roof straws and $${walls}$ walls. That is $${floors} + ${roof} + ${walls} = ${used}$, and one more house would take $${oneMore}$.`,
    ],
    slips: apart(n, [
      [further, "You took the first house off before sharing. Put it back at the end."],
      [Math.floor(straws / 5), "That many fit when the houses stand apart. In a row, neighbours share a wall."],
      [n + 1, "For one more house she has too few straws: the first house takes five of them."],
    ]),
    check:
      "Work out the straws for your row and for a row with one house more: the first must be enough, the second must not.",
  };
}

function honeycomb(n: number): PuzzleText {
  const outside = 4 * n + 2;
  const further = n - 1;
  const all = outside + further;
  const withoutFirst = outside - 6;
  const furtherRods = 5 * further;
  return {
    title: "The honeycomb fence",
    problem: `A row of six-sided cells is made of equal rods. Neighbouring cells share one rod. The rods round the **outside** of the row are painted: with $1$ cell there are $6$ painted rods, with $2$ cells $10$ and with $3$ cells $14$.\n\nA long row has $${outside}$ painted rods. How many rods does it have **altogether**, painted or not?`,
    figure: picture(
      hexagon,
      1.74,
      1.2,
      ["6", "10", "14"],
      "Rows of one, two and three six-sided cells. Neighbouring cells share an upright rod. Round the outside there are 6, 10 and 14 rods; inside the rows there are 0, 1 and 2 rods.",
    ),
    answer: { kind: "whole", value: String(all), unit: "rods" },
    hint: "First find the number of cells: how many painted rods does one more cell add? Then ask where the rods without paint are.",
    solution: [
      "**The first cell is special**: it has $6$ painted rods. One more cell adds $4$: it brings $5$ rods, all on the outside, but hides one painted rod inside.",
      `So the painted rods after the first cell are $${outside} - 6 = ${withoutFirst}$, which makes $${withoutFirst} \\div 4 = ${further}$ further cells. The row has $${n}$ cells.`,
      `Between $${n}$ cells there are $${further}$ rods without paint. Altogether $${outside} + ${further} = ${all}$ rods.`,
      `Check by building: the first cell takes $6$ rods and each of the other $${further}$ cells takes $5$ new ones. $6 + ${furtherRods} = ${all}$.`,
    ],
    slips: apart(all, [
      [n, "You found the number of cells. Now count the rods."],
      [6 * n, "You gave every cell six rods of its own. Neighbours share one."],
      [
        outside + n,
        "You took one rod without paint for every cell. They stand between the cells: how many gaps are there?",
      ],
    ]),
    check: "Take the rods between the cells away from your number: the painted ones must be left.",
  };
}
