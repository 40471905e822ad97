import { family } from "../../../engine/family.ts";
import { inWords } from "../../../engine/words.ts";
import { apart } from "../slips.ts";

/** Bars of equal boxes: somebody has one box of `x`, somebody else `k` such boxes; and `e` more, which fill no box. */
const settings = {
  lanterns: {
    title: "Lanterns for the festival",
    unit: "lanterns",
    boxes: (k: number) => k + 1,
    asked: (x: number, k: number, e: number) => k * x + e,
    story: (k: number, e: number, given: number) =>
      `Mei and Omar fold paper lanterns for a festival. Mei folds ${times(k)} as many as Omar, and then ${e} more. Together they fold ${given} lanterns.\n\nHow many does **Mei** fold?`,
    hint: "Draw one box for Omar. How many boxes does Mei need, and what sticks out at the end of her bar? What do both bars make together?",
    draw: (k: number, e: number) =>
      `Draw **bars of equal boxes**: one box for Omar, ${inWords(k)} boxes and $${e}$ extra lanterns for Mei. Together that is ${inWords(k + 1)} boxes and the extra.`,
    last: (x: number, k: number, e: number) =>
      `Mei has ${inWords(k)} boxes and the extra: $${k} \\times ${x} + ${e} = ${k * x + e}$ lanterns.`,
    replay: (x: number, k: number, e: number) => `$${k * x + e} + ${x} = ${(k + 1) * x + e}$ lanterns`,
    slips: (x: number, k: number) =>
      [
        [x, "That is one box, so it is Omar's number; the question asks about Mei."],
        [k * x, "You counted Mei's boxes well; the few extra lanterns still have to join them."],
      ] as const,
    check: (k: number, e: number, given: number) =>
      `Take your number from ${given} to get Omar's lanterns: ${inWords(k)} times those and ${e} more should be your number again.`,
  },
  ribbon: {
    title: "One cut in the ribbon",
    unit: "cm",
    boxes: (k: number) => k + 1,
    asked: (x: number) => x,
    story: (k: number, e: number, given: number) =>
      `Yusuf cuts a ribbon of ${given} cm into two pieces. The long piece is ${e} cm longer than ${times(k)} the short piece.\n\nHow many centimetres long is the **short** piece?`,
    hint: "Draw the ribbon as boxes that are each as long as the short piece. How many boxes are there, and what is left over?",
    draw: (k: number, e: number) =>
      `Draw **bars of equal boxes**: one box for the short piece, ${inWords(k)} boxes and $${e}$ cm extra for the long one. The whole ribbon is ${inWords(k + 1)} boxes and the extra.`,
    last: (x: number) => `One box is the short piece, so it is $${x}$ cm long.`,
    replay: (x: number, k: number, e: number) =>
      `the long piece is $${k} \\times ${x} + ${e} = ${k * x + e}$ cm, and $${x} + ${k * x + e} = ${(k + 1) * x + e}$ cm`,
    slips: (x: number, k: number, e: number) =>
      [
        [k * x + e, "That is the long piece; the question asks for the short one."],
        [((k + 1) * x) / k, "You shared among the boxes of the long piece only; the short piece is a box too."],
      ] as const,
    check: (_k: number, _e: number, given: number) =>
      `Work out the long piece from your short one: laid end to end they should be ${given} cm.`,
  },
  skipping: {
    title: "Skipping for the record",
    unit: "jumps",
    boxes: (k: number) => k - 1,
    asked: (x: number, k: number, e: number) => k * x + e,
    story: (k: number, e: number, given: number) =>
      `Priya and Sven skip with a rope. Priya makes ${times(k)} as many jumps as Sven, and then ${e} more. In the end she is ${given} jumps **ahead** of him.\n\nHow many jumps does Priya make?`,
    hint: "Put Priya's bar of boxes under Sven's single box. Which part of her bar sticks out past his?",
    draw: (k: number, e: number) =>
      `Draw **bars of equal boxes**: one box for Sven, ${inWords(k)} boxes and $${e}$ extra jumps for Priya. Her bar sticks out by ${k === 2 ? "one box" : `${inWords(k - 1)} boxes`} and the extra.`,
    last: (x: number, k: number, e: number) =>
      `Priya has ${inWords(k)} boxes and the extra: $${k} \\times ${x} + ${e} = ${k * x + e}$ jumps.`,
    replay: (x: number, k: number, e: number) =>
      `Sven makes $${x}$ jumps, and Priya is ahead by $${k * x + e} - ${x} = ${(k - 1) * x + e}$`,
    slips: (x: number, k: number, e: number) =>
      [
        [x, "That is one box, so it is Sven's number; the question asks about Priya."],
        [(k - 1) * x + e, "That is only how far she is ahead; Sven's jumps lie below it."],
        [k * x, "You counted Priya's boxes well; her few extra jumps still have to join them."],
      ] as const,
    check: (k: number, e: number, given: number) =>
      `Take ${given} from your number to get Sven's jumps: ${inWords(k)} times those and ${e} more should be your number again.`,
  },
  olives: {
    title: "Three pickers, one grove",
    unit: "baskets",
    boxes: (k: number) => k + 2,
    asked: (x: number, _k: number, e: number) => x + e,
    story: (k: number, e: number, given: number) =>
      `Three cousins pick olives. Eleni fills ${times(k)} as many baskets as Nikos. Danai fills ${e} more than Nikos. The three fill ${given} baskets altogether.\n\nHow many baskets does **Danai** fill?`,
    hint: "Draw one box for Nikos. Which of the others can be drawn with whole boxes, and who needs a little piece besides?",
    draw: (k: number, e: number) =>
      `Draw **bars of equal boxes**: one box for Nikos, ${inWords(k)} boxes for Eleni, one box and $${e}$ extra baskets for Danai. That is ${inWords(k + 2)} boxes and the extra.`,
    last: (x: number, _k: number, e: number) => `Danai has one box and the extra: $${x} + ${e} = ${x + e}$ baskets.`,
    replay: (x: number, k: number, e: number) =>
      `Eleni fills $${k} \\times ${x} = ${k * x}$, and $${x} + ${k * x} + ${x + e} = ${(k + 2) * x + e}$ baskets`,
    slips: (x: number, k: number) =>
      [
        [x, "That is one box, so it is Nikos's number; Danai fills more than that."],
        [k * x, "That is Eleni's number; the question asks about Danai."],
      ] as const,
    check: (_k: number, e: number, given: number) =>
      `Take ${e} from your number to get Nikos's baskets, then find Eleni's: all three should make ${given}.`,
  },
};

function times(k: number): string {
  return k === 2 ? "twice" : `${inWords(k)} times`;
}

export default family({
  level: "easy",
  topic: "unknowns",
  minutes: 4,
  kind: "thinking",
  technique: "bars of equal boxes",
  ages: "8-10",
  curriculum: ["Y4 scaling problems", "4.OA.2"],
  bounds: { setting: ["lanterns", "ribbon", "skipping", "olives"], x: [5, 30], k: [2, 5], e: [2, 12] },
  rules: {
    "the extra is smaller than a box": ({ x, e }) => e < x,
    // Otherwise sharing everything would come out whole and look right.
    "the extra cannot be shared among the boxes": ({ setting, k, e }) => {
      const boxes = settings[setting].boxes(k);
      return boxes === 1 || e % boxes !== 0;
    },
  },
  write({ setting, x, k, e }) {
    const { title, unit, boxes, asked, story, hint, draw, last, replay, slips, check } = settings[setting];
    const n = boxes(k);
    const given = n * x + e;
    const right = asked(x, k, e);
    return {
      title,
      problem: story(k, e, given),
      answer: { kind: "whole", value: String(right), unit },
      hint,
      solution: [
        draw(k, e),
        `Take the extra away first, so that only equal boxes are left: $${given} - ${e} = ${given - e}$.`,
        n === 1
          ? `That is one single box. ${last(x, k, e)}`
          : `Share among the ${inWords(n)} boxes: $${given - e} \\div ${n} = ${x}$. ${last(x, k, e)}`,
        `Check with the story: ${replay(x, k, e)}, as it says.`,
      ],
      slips: apart(right, slips(x, k, e)),
      check: check(k, e, given),
    };
  },
});
