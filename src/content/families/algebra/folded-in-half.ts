import { family } from "../../../engine/family.ts";
import { texList, texProduct, texSum } from "../../../engine/tex.ts";
import { count, inWords } from "../../../engine/words.ts";
import { range } from "../../../maths/whole.ts";
import { type Story, told } from "../story.ts";

const times = (n: number) => (n === 2 ? "twice" : `${inWords(n)} times`);
/** 2, 4, 8: n numbers, each the double of the one before. */
const doublings = (n: number, first: number) => range(0, n - 1).map((i) => first * 2 ** i);
/** "2 × 2 × 2" with n twos. */
const twos = (n: number) => texProduct(range(1, n).map(() => 2));

/** Paper or cloth folded in half n times; k is the other number of the story. */
const settings: Record<"holes" | "cut" | "creases" | "felt", (n: number, k: number) => Story> = {
  holes: (n, k) => {
    const layers = 2 ** n;
    const holes = k * layers;
    const unfolding = doublings(n, 2 * k);
    const twoForEach = 2 * n;
    return {
      title: "A paper lantern full of holes",
      unit: "holes",
      problem: `To make a lantern, Mei folds a sheet of paper in half ${times(n)}. Then she punches ${count(k, "hole")} through all the layers, away from the folds.\n\nShe unfolds the sheet. How many holes has it got?`,
      answer: holes,
      hint: "How many layers of paper does the punch go through? What does one fold do to the number of layers?",
      steps: [
        "Each fold puts one half on top of the other. So the number of layers **doubles** with every fold.",
        `After ${inWords(n)} folds there are $${twos(n)} = ${layers}$ layers.`,
        `Each punch makes one hole in every layer, so there are $${k} \\times ${layers} = ${holes}$ holes.`,
        `Check by unfolding. There are ${k} holes at first, and each unfolding doubles what you see: $${texList(unfolding)}$.`,
      ],
      slips: [
        [
          k * twoForEach,
          `You counted ${twoForEach} layers, two for each fold. But each fold doubles the layers that are there.`,
        ],
        [
          k * (n + 1),
          "You added one layer for each fold. Try it with a real sheet: how many layers do two folds make?",
        ],
        [layers, "That is the number of layers. How many holes are in each layer?"],
        [k * 2 ** (n - 1), "You doubled once too few. How many layers are there after the first fold?"],
      ],
      check: "Fold a real sheet once and twice, make one hole, and see how the number of holes grows.",
    };
  },
  cut: (n, k) => {
    const layers = 2 ** n;
    const pieces = layers + 1;
    const ribbons = k + 1;
    const all = ribbons * pieces;
    return {
      title: "One snip through a folded ribbon",
      unit: "pieces",
      problem: `Ravi folds a ribbon in half, end to end, ${times(n)}. Then he makes one snip with scissors, through all the layers, halfway between the two ends of the bundle and parallel to the folds. He does the same with ${inWords(k)} more ribbons.\n\nHow many pieces of ribbon has he got in all?`,
      answer: all,
      hint: "Think of one long ribbon lying flat. In how many places has it been cut? How many pieces do so many cuts make?",
      steps: [
        `Each fold **doubles** the layers. After ${inWords(n)} folds the scissors go through $${twos(n)} = ${layers}$ layers.`,
        `So a ribbon that is laid flat again has been cut in $${layers}$ places.`,
        `Cuts and pieces take turns along the ribbon, with a piece at both ends. So there is one piece more than there are cuts, $${layers} + 1 = ${pieces}$.`,
        `There are $${ribbons}$ ribbons, so he has $${ribbons} \\times ${pieces} = ${all}$ pieces.`,
        "Check with a small case. One fold gives 2 layers, and one snip makes 3 pieces: two ends and the part with the fold. That is one more than 2, as our rule says.",
      ],
      slips: [
        [ribbons * layers, "That is how many cuts there are. How many pieces do two cuts make?"],
        [pieces, "Those are the pieces of one ribbon. How many ribbons did he cut?"],
        [ribbons * 2 ** (n + 1), "Not every layer falls into two loose pieces. The folds still join layers together."],
        [
          ribbons * (2 * n + 1),
          "You counted two layers for each fold. But each fold doubles the layers that are there.",
        ],
      ],
      check:
        "Try it with a strip of paper: fold it once and cut, then fold a new strip twice and cut, and look for the rule.",
    };
  },
  creases: (n, k) => {
    const layers = 2 ** n;
    const creases = layers - 1;
    const strips = k + 1;
    const all = strips * creases;
    const newCreases = doublings(n, 1);
    return {
      title: "Creases in a paper strip",
      unit: "creases",
      problem: `Noor folds a long strip of paper in half, end to end, ${times(n)}, always the same way. When she unfolds it, the strip has creases all along. She makes ${strips} strips like this.\n\nHow many creases are there in all?`,
      answer: all,
      hint: "Into how many parts do the creases divide one strip? How many creases are needed for so many parts?",
      steps: [
        `Each fold **doubles** the layers, so after ${inWords(n)} folds there are $${twos(n)} = ${layers}$ layers.`,
        `In the flat strip the layers lie side by side, so the creases divide it into $${layers}$ equal parts. Between two parts there is one crease, so there are $${layers} - 1 = ${creases}$ creases.`,
        `For ${strips} strips that makes $${strips} \\times ${creases} = ${all}$ creases.`,
        `Check by counting the new creases of each fold. The first makes 1, and each later fold creases all the layers at once: $${texSum(newCreases)} = ${creases}$.`,
      ],
      slips: [
        [strips * n, "One fold can make many creases at once, because it bends all the layers."],
        [strips * layers, "That is how many parts there are. How many creases lie between them?"],
        [creases, "Those are the creases of one strip. How many strips are there?"],
        [strips * 2 ** (n - 1), "Those creases are made by the last fold. What about the folds before?"],
      ],
      check: "Fold a real strip once, twice and three times, and count the creases each time.",
    };
  },
  felt: (n, k) => {
    const layers = 2 ** n;
    const height = k * layers;
    const heights = doublings(n, 2 * k);
    return {
      title: "A pile of felt",
      problem: `A large piece of felt is ${k} mm thick. Leilani folds it in half, and in half again, and so on. In the end the pile is exactly ${height} mm high.\n\nHow many times has she folded it?`,
      answer: n,
      hint: "How high is the pile after one fold, and after two? Go on until you reach the height of the story.",
      steps: [
        "Each fold puts one half on top of the other, so the height **doubles** every time.",
        `Start with $${k}$ mm and double: $${texList(heights)}$ mm.`,
        `That took ${inWords(n)} doublings, so she has folded it $${n}$ times.`,
        `Check with layers. The pile holds $${height} \\div ${k} = ${layers}$ layers, and $${twos(n)} = ${layers}$ with $${n}$ twos.`,
      ],
      slips: [
        [layers, "That is how many layers lie on top of each other. How many folds make so many layers?"],
        [layers - 1, "You added one layer for each fold. But a fold doubles all the layers that are there."],
        [2 ** (n - 1), "You shared the layers by two. Count the folds: each of them doubles the height."],
        [n + 1, "Count the doublings, not the heights. The felt lies flat at the start."],
      ],
      check: `Start with ${k} mm and double it as often as your number says; the pile must be as high as in the story.`,
    };
  },
};

export default family({
  level: "easy",
  minutes: 4,
  kind: "thinking",
  technique: "doubling again and again",
  ages: "9-11",
  curriculum: ["Y6 multiplication", "5.OA.3", "6.EE.1"],
  bounds: {
    setting: ["holes", "cut", "creases", "felt"],
    n: [3, 6],
    k: [1, 6],
  },
  rules: {
    "more than one hole": ({ setting, k }) => setting === "felt" || k >= 2,
    "paper cannot be folded for ever": ({ setting, n, k }) => (setting === "felt" ? n >= 4 && k <= 5 : n <= 5),
  },
  write: ({ setting, n, k }) => told(settings[setting](n, k)),
});
