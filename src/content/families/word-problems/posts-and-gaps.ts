import { family } from "../../../engine/family.ts";
import { apart } from "../slips.ts";

/** `k` gaps or pieces of `g` each: how many things stand at their ends depends on what happens at the two ends of the row. */
const settings = {
  promenade: {
    title: "Lamps along the promenade",
    unit: "lamps",
    right: (k: number) => k + 1,
    story: (g: number, k: number) =>
      `A straight promenade by the sea is ${g * k} m long. Lamps stand along one side of it, one every ${g} m. There is a lamp at the very beginning and one at the very end.\n\nHow many lamps are there?`,
    hint: "Draw a tiny promenade with three gaps between lamps. How many lamps did you draw?",
    gaps: (g: number, k: number) => `Cut the promenade into gaps: $${g * k} \\div ${g} = ${k}$ gaps of $${g}$ m.`,
    rule: (_g: number, k: number) =>
      `Give each gap the lamp at its far end. That is $${k}$ lamps, and the lamp at the very beginning is still left over: $${k} + 1 = ${k + 1}$.`,
    test: (_g: number, k: number) =>
      `Check with a small one: three gaps need four lamps, one more than the gaps. So $${k}$ gaps need $${k + 1}$ lamps.`,
    slips: (_g: number, k: number) =>
      [
        [k, "That is the number of gaps; is there a lamp at both ends of the promenade?"],
        [k - 1, "There would be fewer lamps than gaps if both ends were dark, but here both ends have a lamp."],
      ] as const,
    check: (g: number, k: number) =>
      `Walk from the first of your lamps to the last, ${g} m from each lamp to the next: you should walk ${g * k} m.`,
  },
  pond: {
    title: "Stones around the pond",
    unit: "stones",
    right: (k: number) => k,
    story: (g: number, k: number) =>
      `The path around a round pond is ${g * k} m long. Malik lays a white stone on it every ${g} m, all the way round, until he is back at the first stone.\n\nHow many stones does he lay?`,
    hint: "Draw a ring with three stones. How many gaps are between them? Is that the same as in a straight row?",
    gaps: (g: number, k: number) => `Cut the path into gaps: $${g * k} \\div ${g} = ${k}$ gaps of $${g}$ m.`,
    rule: (_g: number, k: number) =>
      `Give each gap the stone at its far end. The last gap ends at the first stone, because the path is a ring. So every stone has one gap: $${k}$ stones.`,
    test: (_g: number, k: number) =>
      `Check with a small one: a ring of three stones has three gaps. So $${k}$ gaps belong to $${k}$ stones.`,
    slips: (_g: number, k: number) =>
      [
        [k + 1, "You laid a stone at the beginning and one at the end, but on a ring they are the same place."],
        [k - 1, "On a ring no end is left empty; every gap has a stone at its far end."],
      ] as const,
    check: (g: number, k: number) =>
      `Walk once round, ${g} m from each of your stones to the next and home to the first: you should walk ${g * k} m.`,
  },
  courtyard: {
    title: "Lemon trees between two walls",
    unit: "trees",
    right: (k: number) => k - 1,
    story: (g: number, k: number) =>
      `Two walls of a courtyard are ${g * k} m apart. Saoirse plants a straight row of lemon trees from one wall to the other. The gaps are all ${g} m: from wall to tree, from tree to tree and from tree to wall.\n\nHow many trees does she plant?`,
    hint: "Draw two walls with three gaps between them. How many trees stand between the gaps?",
    gaps: (g: number, k: number) => `Cut the row into gaps: $${g * k} \\div ${g} = ${k}$ gaps of $${g}$ m.`,
    rule: (_g: number, k: number) =>
      `Give each gap the tree at its far end. The last gap has no tree there, because it ends at the wall: $${k} - 1 = ${k - 1}$ trees.`,
    test: (_g: number, k: number) =>
      `Check with a small one: three gaps between two walls have room for two trees, one fewer than the gaps. So $${k}$ gaps need $${k - 1}$ trees.`,
    slips: (_g: number, k: number) =>
      [
        [k, "That is the number of gaps; the last gap ends at a wall and not at a tree."],
        [k + 1, "You put a tree at both ends, but there the walls stand."],
      ] as const,
    check: (g: number, k: number) =>
      `Walk from wall to wall, ${g} m to your first tree, on to each next one and to the other wall: you should walk ${g * k} m.`,
  },
  saw: {
    title: "Sawing the bamboo",
    unit: "minutes",
    right: (k: number, g: number) => (k - 1) * g,
    story: (g: number, k: number) =>
      `A flute maker saws one long bamboo pole into ${k} pieces. She saws through it at one place at a time. Each cut takes her ${g} minutes, and she takes no rest.\n\nHow many minutes does the sawing take?`,
    hint: "Draw a pole and make one cut. How many pieces are there? And after two cuts?",
    gaps: (_g: number, k: number) =>
      `Count the cuts first, because the time goes into the cuts and not into the pieces. The $${k}$ pieces lie in a row, and a cut is between each piece and the next.`,
    rule: (g: number, k: number) =>
      `Every piece except the last has a cut at its far end: $${k} - 1 = ${k - 1}$ cuts. They take $${k - 1} \\times ${g} = ${(k - 1) * g}$ minutes.`,
    test: (g: number, k: number) =>
      `Check by starting with the whole pole, which is one piece. Every cut makes one piece more, so $${k - 1}$ cuts make $${k}$ pieces, and $${(k - 1) * g} \\div ${g} = ${k - 1}$.`,
    slips: (g: number, k: number) =>
      [
        [k * g, "You took one cut for each piece; the last piece needs no cut of its own."],
        [(k + 1) * g, "There are fewer cuts than pieces; draw one cut and count the pieces."],
        [k - 1, "That is the number of cuts; how long do they all take?"],
      ] as const,
    check: (g: number, k: number) =>
      `Share your minutes into cuts of ${g} minutes, then draw a pole and mark that many cuts: you should get ${k} pieces.`,
  },
};

export default family({
  level: "easy",
  topic: "measures",
  minutes: 3,
  kind: "thinking",
  technique: "counting gaps",
  ages: "8-10",
  curriculum: ["Y4 problem solving", "4.OA.3"],
  bounds: { setting: ["promenade", "pond", "courtyard", "saw"], g: [2, 12], k: [6, 30] },
  rules: {
    "the row is short enough to imagine": ({ g, k }) => g * k <= 240,
    "a courtyard has room for its trees only": ({ setting, g, k }) => setting !== "courtyard" || g * k <= 90,
    "nobody saws for more than two hours": ({ setting, g, k }) => setting !== "saw" || g * k <= 120,
  },
  write({ setting, g, k }) {
    const { title, unit, right, story, hint, gaps, rule, test, slips, check } = settings[setting];
    const answer = right(k, g);
    return {
      title,
      problem: story(g, k),
      answer: { kind: "whole", value: String(answer), unit },
      hint,
      solution: [`This is about **counting gaps**. ${gaps(g, k)}`, rule(g, k), test(g, k)],
      slips: apart(answer, slips(g, k)),
      check: check(g, k),
    };
  },
});
