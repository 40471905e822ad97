import { family } from "../../../engine/family.ts";
import { apart } from "../slips.ts";

/** `k` gaps or pieces of `g` each. */
function rowOf(g: number, k: number) {
  const [oneMore, oneFewer] = [k + 1, k - 1];
  return { g, k, oneMore, oneFewer, length: g * k, sawing: oneFewer * g };
}

type Row = ReturnType<typeof rowOf>;

/** How many things stand at the ends of the gaps depends on what happens at the two ends of the row. */
const settings = {
  promenade: {
    title: "Lamps along the promenade",
    unit: "lamps",
    right: ({ oneMore }: Row) => oneMore,
    story: ({ g, length }: Row) =>
      `A straight promenade by the sea is ${length} m long. Lamps stand along one side of it, one every ${g} m. There is a lamp at the very beginning and one at the very end.\n\nHow many lamps are there?`,
    hint: "Draw a tiny promenade with three gaps between lamps. How many lamps did you draw?",
    gaps: ({ g, k, length }: Row) => `Cut the promenade into gaps: $${length} \\div ${g} = ${k}$ gaps of $${g}$ m.`,
    rule: ({ k, oneMore }: Row) =>
      `Give each gap the lamp at its far end. That is $${k}$ lamps, and the lamp at the very beginning is still left over: $${k} + 1 = ${oneMore}$.`,
    test: ({ k, oneMore }: Row) =>
      `Check with a small one: three gaps need four lamps, one more than the gaps. So $${k}$ gaps need $${oneMore}$ lamps.`,
    slips: ({ k, oneFewer }: Row) =>
      [
        [k, "That is the number of gaps; is there a lamp at both ends of the promenade?"],
        [oneFewer, "There would be fewer lamps than gaps if both ends were dark, but here both ends have a lamp."],
      ] as const,
    check: ({ g, length }: Row) =>
      `Walk from the first of your lamps to the last, ${g} m from each lamp to the next: you should walk ${length} m.`,
  },
  pond: {
    title: "Stones around the pond",
    unit: "stones",
    right: ({ k }: Row) => k,
    story: ({ g, length }: Row) =>
      `The path around a round pond is ${length} m long. Malik lays a white stone on it every ${g} m, all the way round, until he is back at the first stone.\n\nHow many stones does he lay?`,
    hint: "Draw a ring with three stones. How many gaps are between them? Is that the same as in a straight row?",
    gaps: ({ g, k, length }: Row) => `Cut the path into gaps: $${length} \\div ${g} = ${k}$ gaps of $${g}$ m.`,
    rule: ({ k }: Row) =>
      `Give each gap the stone at its far end. The last gap ends at the first stone, because the path is a ring. So every stone has one gap: $${k}$ stones.`,
    test: ({ k }: Row) =>
      `Check with a small one: a ring of three stones has three gaps. So $${k}$ gaps belong to $${k}$ stones.`,
    slips: ({ oneMore, oneFewer }: Row) =>
      [
        [oneMore, "You laid a stone at the beginning and one at the end, but on a ring they are the same place."],
        [oneFewer, "On a ring no end is left empty; every gap has a stone at its far end."],
      ] as const,
    check: ({ g, length }: Row) =>
      `Walk once round, ${g} m from each of your stones to the next and home to the first: you should walk ${length} m.`,
  },
  courtyard: {
    title: "Lemon trees between two walls",
    unit: "trees",
    right: ({ oneFewer }: Row) => oneFewer,
    story: ({ g, length }: Row) =>
      `Two walls of a courtyard are ${length} m apart. Saoirse plants a straight row of lemon trees from one wall to the other. The gaps are all ${g} m: from wall to tree, from tree to tree and from tree to wall.\n\nHow many trees does she plant?`,
    hint: "Draw two walls with three gaps between them. How many trees stand between the gaps?",
    gaps: ({ g, k, length }: Row) => `Cut the row into gaps: $${length} \\div ${g} = ${k}$ gaps of $${g}$ m.`,
    rule: ({ k, oneFewer }: Row) =>
      `Give each gap the tree at its far end. The last gap has no tree there, because it ends at the wall: $${k} - 1 = ${oneFewer}$ trees.`,
    test: ({ k, oneFewer }: Row) =>
      `Check with a small one: three gaps between two walls have room for two trees, one fewer than the gaps. So $${k}$ gaps need $${oneFewer}$ trees.`,
    slips: ({ k, oneMore }: Row) =>
      [
        [k, "That is the number of gaps; the last gap ends at a wall and not at a tree."],
        [oneMore, "You put a tree at both ends, but there the walls stand."],
      ] as const,
    check: ({ g, length }: Row) =>
      `Walk from wall to wall, ${g} m to your first tree, on to each next one and to the other wall: you should walk ${length} m.`,
  },
  saw: {
    title: "Sawing the bamboo",
    unit: "minutes",
    right: ({ sawing }: Row) => sawing,
    story: ({ g, k }: Row) =>
      `A flute maker saws one long bamboo pole into ${k} pieces. She saws through it at one place at a time. Each cut takes her ${g} minutes, and she takes no rest.\n\nHow many minutes does the sawing take?`,
    hint: "Draw a pole and make one cut. How many pieces are there? And after two cuts?",
    gaps: ({ k }: Row) =>
      `Count the cuts first, because the time goes into the cuts and not into the pieces. The $${k}$ pieces lie in a row, and a cut is between each piece and the next.`,
    rule: ({ g, k, oneFewer, sawing }: Row) =>
      `Every piece except the last has a cut at its far end: $${k} - 1 = ${oneFewer}$ cuts. They take $${oneFewer} \\times ${g} = ${sawing}$ minutes.`,
    test: ({ g, k, oneFewer, sawing }: Row) =>
      `Check by starting with the whole pole, which is one piece. Every cut makes one piece more, so $${oneFewer}$ cuts make $${k}$ pieces, and $${sawing} \\div ${g} = ${oneFewer}$.`,
    slips: ({ g, oneMore, oneFewer, length }: Row) =>
      [
        [length, "You took one cut for each piece; the last piece needs no cut of its own."],
        [oneMore * g, "There are fewer cuts than pieces; draw one cut and count the pieces."],
        [oneFewer, "That is the number of cuts; how long do they all take?"],
      ] as const,
    check: ({ g, k }: Row) =>
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
    const row = rowOf(g, k);
    const answer = right(row);
    return {
      title,
      problem: story(row),
      answer: { kind: "whole", value: String(answer), unit },
      hint,
      solution: [`This is about **counting gaps**. ${gaps(row)}`, rule(row), test(row)],
      slips: apart(answer, slips(row)),
      check: check(row),
    };
  },
});
