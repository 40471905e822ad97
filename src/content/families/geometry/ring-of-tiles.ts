import { family } from "../../../engine/family.ts";
import type { Point } from "../../../engine/figure/figure.ts";
import { inWords, noun } from "../../../engine/words.ts";
import { apart } from "../slips.ts";
import { polar } from "./shared/spots.ts";

/** How many regular n-gons close a ring when j sides of each face the hole, if they close it. */
export const ring = (n: number, j: number) => (2 * n) / (n - 2 * j - 2);

const faces = (j: number) => `${inWords(j)} ${noun(j, "side")}`;

const settings = {
  floor: (n: number, j: number) => {
    const tiles = ring(n, j);
    return {
      title: "The ring closes",
      problem: `Tiles with $${n}$ equal sides and equal angles are laid in a ring. Each tile shares a whole side with the next. On the inner side of the ring, each tile has ${faces(j)} between its two neighbours, as in the picture.\n\nHow many tiles are in the ring when it closes?`,
      value: tiles,
      unit: "tiles",
      asked: "How many tiles close the ring?",
      end: `So the ring has $${tiles}$ tiles.`,
      slips: [
        [j * tiles, "That is the number of sides round the hole. How many tiles bring them?"],
        [tiles / 2, "Then the ring would turn by half a turn only. How far does it turn on its way home?"],
        [n, "That is the number of sides of one tile. How far does the ring turn from tile to tile?"],
      ] as const,
    };
  },
  hole: (n: number, j: number) => {
    const tiles = ring(n, j);
    const sides = j * tiles;
    return {
      title: "The shape of the hole",
      problem: `Tiles with $${n}$ equal sides and equal angles are laid in a closed ring. Each tile shares a whole side with the next. Between its two neighbours each tile has ${faces(j)} on the inner side of the ring. The picture shows three of the tiles.\n\nHow many sides has the hole in the middle?`,
      value: sides,
      unit: "sides",
      asked: "How many sides has the hole?",
      end: `So the ring has $${tiles}$ tiles, and each brings ${faces(j)} to the hole: $${tiles} \\times ${j} = ${sides}$ sides.`,
      slips: [
        [tiles, "That is the number of tiles. How many sides does each of them bring to the hole?"],
        [j * n, "You took as many tiles as a tile has sides. How far does the ring turn from tile to tile?"],
      ] as const,
    };
  },
  outside: (n: number, j: number) => {
    const platforms = ring(n, j);
    const outer = n - 2 - j;
    const lamps = outer * platforms;
    return {
      title: "Lights round the rim",
      problem: `Stage platforms with $${n}$ equal sides and equal angles are pushed together into a closed ring. Each shares a whole side with the next. Between its two neighbours each has ${faces(j)} towards the middle. The picture shows three of them.\n\nA lamp stands at each side on the outer rim of the ring. How many lamps are there?`,
      value: lamps,
      unit: "lamps",
      asked: "How many sides are on the outer rim of the whole ring?",
      end: `So there are $${platforms}$ platforms. Each has $${n}$ sides, two of them shared and ${inWords(j)} towards the middle. That leaves $${n} - 2 - ${j} = ${outer}$ on the rim: $${platforms} \\times ${outer} = ${lamps}$ lamps.`,
      slips: [
        [platforms, "That is the number of platforms. How many sides of each are on the rim?"],
        [(n - j) * platforms, "You counted the shared sides too. Those lie between two platforms, not on the rim."],
        [(n - 2) * platforms, "You counted the sides towards the middle too."],
      ] as const,
    };
  },
};

export default family({
  level: "medium",
  minutes: 7,
  kind: "thinking",
  technique: "total turn",
  ages: "12-14",
  curriculum: ["KS3 angles in polygons", "8.G.5"],
  bounds: { setting: ["floor", "hole", "outside"], n: [5, 12], j: [1, 4] },
  rules: {
    "a ring can close": ({ n, j }) => n - 2 * j - 2 > 0 && (2 * n) % (n - 2 * j - 2) === 0 && ring(n, j) >= 4,
    "the key is no number of the story": ({ setting, n, j }) =>
      ring(n, j) * { floor: 1, hole: j, outside: n - 2 - j }[setting] !== n,
    "angles are whole": ({ n }) => 360 % n === 0,
  },
  write({ setting, n, j }) {
    const { title, problem, value, unit, asked, end, slips } = settings[setting](n, j);
    const turn = 360 / n;
    const corners = j + 1;
    const turned = corners * turn;
    const wedge = 180 - turned;
    const radius = 1 / (2 * Math.sin(Math.PI / n));
    const apothem = 1 / (2 * Math.tan(Math.PI / n));
    // The tile's middle is seen from the middle of the ring between two shared sides that are `wedge` apart.
    const far = apothem / Math.sin((wedge * Math.PI) / 360);
    const tiles = [-1, 0, 1].map((k) => {
      const towards = 90 + k * wedge;
      const middle = polar([0, 0], far, towards);
      // The middle of a shared side lies at a right angle to the edge of the wedge.
      const first = towards - wedge / 2 - 90 - turn / 2;
      return Array.from({ length: n }, (_, i): Point => polar(middle, radius, first + i * turn));
    });
    /** The inner end of a shared side, seen from the middle of the ring. */
    const towards = (side: -1 | 1): Point => {
      const half = (wedge * Math.PI) / 360;
      return polar([0, 0], apothem / Math.tan(half) - 0.5, 90 + (side * wedge) / 2);
    };
    const [one, two, three] = tiles as [Point[], Point[], Point[]];
    const inside = 180 - turn;
    return {
      title,
      problem,
      figure: {
        alt: `Three equal regular tiles with ${n} sides each, side by side in the beginning of a ring. The middle one shares a whole side with each of the others. Between these two sides it has ${faces(j)} towards the inside of the ring. ${asked}`,
        scale: true,
        points: {},
        draw: [
          { polygon: one, fill: "tint1" },
          { polygon: two, fill: "tint2" },
          { polygon: three, fill: "tint1" },
        ],
        completes: [
          { line: [towards(-1), [0, 0], towards(1)] },
          { angle: [towards(-1), [0, 0], towards(1)], label: `${wedge}°` },
        ],
      },
      answer: { kind: "whole", value: String(value), unit },
      hint: "Draw the two shared sides of one tile on inwards until they meet in the middle of the ring. At what angle do they meet, if you follow the edge of the tile from one to the other?",
      solution: [
        `At each corner of a tile the edge turns by $360° \\div ${n} = ${turn}°$, so its inside angle is $180° - ${turn}° = ${inside}°$.`,
        `Draw the two shared sides of a tile on inwards until they meet. That is the middle of the ring, because all tiles lie alike round it. From one to the other the edge of the tile turns at $${corners}$ corners, by $${corners} \\times ${turn}° = ${turned}°$. Turning round would take $180°$, so the two lines meet at an angle of $180° - ${turned}° = ${wedge}°$.`,
        `Round the middle the tiles share a **total turn** of $360°$. That makes $360 \\div ${wedge} = ${ring(n, j)}$ tiles.`,
        end,
        check(n, j, inside, turn),
      ],
      slips: apart(value, slips, 3),
      check:
        "At every corner of the hole take two inside angles, or one, from a full turn: the angles of the hole must fit its number of sides.",
    };
  },
});

/** The hole's own angle sum, from its corners. */
function check(n: number, j: number, inside: number, turn: number): string {
  const tiles = ring(n, j);
  const sides = tiles * j;
  const joint = 360 - 2 * inside;
  const bent = 180 + turn;
  const others = tiles * (j - 1);
  const together = tiles * joint + others * bent;
  const sum = (sides - 2) * 180;
  const rest = j > 1 ? ` and, at $${others}$ other corners, $360° - ${inside}° = ${bent}°$` : "";
  return `Check the hole: it has $${sides}$ sides. Where two tiles meet its angle is $360° - 2 \\times ${inside}° = ${joint}°$, at $${tiles}$ corners${rest}. Together that is $${together}°$, and $(${sides} - 2) \\times 180° = ${sum}°$ as it should be.`;
}
