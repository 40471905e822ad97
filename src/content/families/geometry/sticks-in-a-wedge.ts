import { family } from "../../../engine/family.ts";
import type { Point } from "../../../engine/figure/figure.ts";
import { commas, inWords } from "../../../engine/words.ts";
import { range } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";
import { corner, polar } from "./shared/spots.ts";

/** Equal sticks zigzag between two lines from O; each new angle is one step of x larger. */
const sticks = (m: number) => ["OA", "AB", "BC", "CD", "DE"].slice(0, m);
const chain = (m: number) => sticks(m).join(" = ");

const degrees = (angle: number) => `${angle}°`;

const settings = {
  crane: (x: number, m: number) => {
    const steps = m - 1;
    const marked = steps * x;
    const outside = m * x;
    const third = 180 - outside;
    return {
      title: "Zigzag in the crane",
      problem: `Two straight girders of a crane meet at $O$ at an angle of $${x}°$. Struts go to and fro between them, so that $${chain(m)}$, as in the picture.\n\nHow many degrees is the angle marked with a question mark, between the last strut and the girder?`,
      value: marked,
      unit: "°",
      find: `After ${inWords(m)} equal lengths we have taken ${inWords(steps)} steps, so the marked angle is $${steps} \\times ${x}° = ${marked}°$.`,
      verify: `Check in the large triangle of $O$ and the last strut: its third angle, at the strut's other end, is $180° - ${x}° - ${marked}° = ${third}°$. That is beside $${outside}°$ on a straight line, and $${outside}° = ${x}° + ${marked}°$ is the outside angle there.`,
      slips: [
        [outside, "One step too many. The first two equal lengths have only one step between them."],
        [(m - 2) * x, "One step too few. Follow the angles strut by strut once more."],
        [x, "The angles grow from strut to strut. Which angle is outside the first small triangle?"],
      ] as const,
      check:
        "Rebuild the angles from O strut by strut: two equal sides, two equal angles, and the outside angle is both far ones.",
    };
  },
  trellis: (x: number, m: number) => {
    const steps = m - 1;
    const last = steps * x;
    const angles = commas(range(1, steps).map((k) => degrees(k * x)));
    return {
      title: "Canes against the trellis",
      problem: `Two wires start from a peg $O$. Equal canes go to and fro between them, so that $${chain(m)}$, as in the picture. The last cane makes an angle of $${last}°$ with the wire, on the side of $O$.\n\nHow many degrees is the angle between the two wires?`,
      value: x,
      unit: "°",
      find: `After ${inWords(m)} equal lengths the angle has grown to $${steps}$ times $x$. So $${steps}x = ${last}°$ and $x = ${x}°$.`,
      verify: `Check forwards from $O$: the angles beside the wires are $${angles}$, each $${x}°$ more than the one before, and the last is the given one.`,
      slips: [
        [last / m, "You shared the angle among all the equal lengths. How many steps does it take to grow?"],
        [last / (m - 2), "You shared it among too few steps. Follow the angles from O cane by cane."],
      ] as const,
      check: "Start with your angle at O and work out the angles cane by cane until the last.",
    };
  },
  matches: (x: number, _m: number) => {
    const [steps, most] = [Math.floor(90 / x), Math.ceil(90 / x)];
    const [last, tooLarge] = [steps * x, most * x];
    const both = 2 * last;
    const top = 180 - both;
    return {
      title: "How far do the matches go?",
      problem: `Two lines meet at $O$ at an angle of $${x}°$. Equal matches are laid as in the picture: the first lies on one line from $O$ to $A$. Each further match begins where the last one ended and reaches across to the other line, beyond all the matches that touch that line already.\n\nHow many matches can be laid at most, the first one counted?`,
      value: most,
      unit: "matches",
      find: `A match is followed by another only if the angle outside is less than $90°$: with that equal angle at both ends of the new triangle, there must be something left for its top. After $k$ matches this angle is $${x}k$ degrees. Since $${steps} \\times ${x} = ${last}$ is below $90$ and $${most} \\times ${x} = ${tooLarge}$ is not, match number $${most}$ can be laid, and then no more.`,
      verify: `Check the last triangle: with $${last}°$ at both ends its top has $180° - ${both}° = ${top}°$, which is possible. The next one would need two angles of $${tooLarge}°$, together more than $180°$.`,
      slips: [
        [steps, "That counts the steps of the angle. The match that lies on the line came before the first step."],
        [Math.floor(180 / x), "The two equal angles of the last triangle share less than 180°. How large may one be?"],
        [most + 1, "One more than fits: what would the two equal angles of the last triangle add to?"],
      ] as const,
      check:
        "For your last match work out the two equal angles of its triangle: they must add to less than 180°, and for one more match they must not.",
    };
  },
};

export default family({
  level: "medium",
  minutes: 7,
  kind: "thinking",
  technique: "outside angle of a triangle",
  ages: "12-14",
  curriculum: ["KS3 angles in triangles", "8.G.5"],
  bounds: { setting: ["crane", "trellis", "matches"], x: [11, 25], m: [4, 5] },
  rules: {
    // The chain would exist up to 90 degrees.
    "the last triangle has room for its label": ({ x, m }) => (m - 1) * x <= 72,
    "no last triangle is flat": ({ x }) => 90 % x !== 0,
    "the matches go on": ({ setting, x, m }) => setting !== "matches" || (m === 4 && x <= 22),
  },
  write({ setting, x, m }) {
    const { title, problem, value, unit, find, verify, slips, check } = settings[setting](x, m);
    const rad = (degrees: number) => (degrees * Math.PI) / 180;
    const O: Point = [0, 0];
    const ends = [
      O,
      ...range(1, m).map((k) => polar(O, (10 * Math.sin(rad(k * x))) / Math.sin(rad(x)), k % 2 ? 0 : x)),
    ];
    const reach = (10 * Math.sin(rad(m * x))) / Math.sin(rad(x)) + 4;
    const names = ["O", "A", "B", "C", "D", "E"];
    const at = (k: number) => corner(ends, k);
    const last = (m - 1) * x;
    const inside = { crane: "?", trellis: `${last}°`, matches: "" }[setting];
    const lastAngle = setting === "crane" ? "asked for" : `${last} degrees`;
    const marked =
      setting === "matches"
        ? ""
        : ` The angle at ${names[m]} between the last of these lines and the line back towards O is ${lastAngle}.`;
    const wedge = setting === "trellis" ? "; the angle between them is asked for" : ` at an angle of ${x} degrees`;
    const corners = commas(names.slice(1, m + 1));
    const lengths = commas(sticks(m));
    const limit = setting === "matches" ? " How large may such an angle become?" : "";
    return {
      title,
      problem,
      figure: {
        alt: `Two lines start from O${wedge}. ${corners} lie on them in turn, A on the lower line, B on the upper one, and so on, each on its line further out than the one before. The lengths ${lengths} are all equal.${marked}`,
        scale: true,
        points: {},
        draw: [
          { line: [at(1), polar(O, reach, 0)] },
          { line: [O, polar(O, reach, x)] },
          ...range(1, m).map((k) => ({ line: [at(k - 1), at(k)] as const, ticks: 1 as const })),
          { angle: [at(1), O, at(2)] },
          // The wedge is too narrow for its label, which would stand in a later triangle.
          { text: setting === "trellis" ? "?" : `${x}°`, at: [2, 0], side: "s" },
          ...(inside ? [{ angle: [at(m - 1), at(m), O] as const, label: inside }] : []),
          ...range(0, m).map((k) => ({
            text: names[k] ?? "",
            at: at(k),
            side: k === 0 ? ("w" as const) : k % 2 ? ("s" as const) : ("n" as const),
          })),
        ],
      },
      answer: { kind: "whole", value: String(value), unit },
      hint: `The first small triangle has two equal sides, so two equal angles. What is its outside angle, and of which triangle is that an angle again?${limit}`,
      solution: [
        `Triangle $OAB$ has $OA = AB$. So its angle at $B$ equals the angle $x$ at $O$.`,
        "The **outside angle of a triangle** equals the two far angles together. So the angle outside at $A$ is $x + x = 2x$, and because $AB = BC$, the angle at $C$ is $2x$ too.",
        "The angle outside triangle $OBC$ at $B$ is $x + 2x = 3x$, and so is the angle at $D$. Each step adds one more $x$.",
        find,
        verify,
      ],
      slips: apart(value, slips),
      check,
    };
  },
});
