import { family } from "../../../engine/family.ts";
import { inWords, noun } from "../../../engine/words.ts";
import { apart } from "../slips.ts";

/** Bars of equal boxes: somebody has one box of `x`, somebody else `k` such boxes; and `e` more, which fill no box. */
function barsOf(x: number, k: number, e: number, boxes: number) {
  const [equal, multiple] = [boxes * x, k * x];
  return { x, k, e, boxes, equal, given: equal + e, multiple, multipleAndExtra: multiple + e, boxAndExtra: x + e };
}

type Bars = ReturnType<typeof barsOf>;

const settings = {
  lanterns: {
    title: "Lanterns for the festival",
    unit: "lanterns",
    boxes: (k: number) => k + 1,
    asked: ({ multipleAndExtra }: Bars) => multipleAndExtra,
    story: ({ k, e, given }: Bars) =>
      `Mei and Omar fold paper lanterns for a festival. Mei folds ${times(k)} as many as Omar, and then ${e} more. Together they fold ${given} lanterns.\n\nHow many does **Mei** fold?`,
    hint: "Draw one box for Omar. How many boxes does Mei need, and what sticks out at the end of her bar? What do both bars make together?",
    draw: ({ k, e, boxes }: Bars) =>
      `Draw **bars of equal boxes**: one box for Omar, ${inWords(k)} boxes and $${e}$ extra lanterns for Mei. Together that is ${inWords(boxes)} boxes and the extra.`,
    last: ({ x, k, e, multipleAndExtra }: Bars) =>
      `Mei has ${inWords(k)} boxes and the extra: $${k} \\times ${x} + ${e} = ${multipleAndExtra}$ lanterns.`,
    replay: ({ x, given, multipleAndExtra }: Bars) => `$${multipleAndExtra} + ${x} = ${given}$ lanterns`,
    slips: ({ x, multiple }: Bars) =>
      [
        [x, "That is one box, so it is Omar's number; the question asks about Mei."],
        [multiple, "You counted Mei's boxes well; the few extra lanterns still have to join them."],
      ] as const,
    check: ({ k, e, given }: Bars) =>
      `Take your number from ${given} to get Omar's lanterns: ${inWords(k)} times those and ${e} more should be your number again.`,
  },
  ribbon: {
    title: "One cut in the ribbon",
    unit: "cm",
    boxes: (k: number) => k + 1,
    asked: ({ x }: Bars) => x,
    story: ({ k, e, given }: Bars) =>
      `Yusuf cuts a ribbon of ${given} cm into two pieces. The long piece is ${e} cm longer than ${times(k)} the short piece.\n\nHow many centimetres long is the **short** piece?`,
    hint: "Draw the ribbon as boxes that are each as long as the short piece. How many boxes are there, and what is left over?",
    draw: ({ k, e, boxes }: Bars) =>
      `Draw **bars of equal boxes**: one box for the short piece, ${inWords(k)} boxes and $${e}$ cm extra for the long one. The whole ribbon is ${inWords(boxes)} boxes and the extra.`,
    last: ({ x }: Bars) => `One box is the short piece, so it is $${x}$ cm long.`,
    replay: ({ x, k, e, given, multipleAndExtra }: Bars) =>
      `the long piece is $${k} \\times ${x} + ${e} = ${multipleAndExtra}$ cm, and $${x} + ${multipleAndExtra} = ${given}$ cm`,
    slips: ({ k, equal, multipleAndExtra }: Bars) =>
      [
        [multipleAndExtra, "That is the long piece; the question asks for the short one."],
        [equal / k, "You shared among the boxes of the long piece only; the short piece is a box too."],
      ] as const,
    check: ({ given }: Bars) =>
      `Work out the long piece from your short one: laid end to end they should be ${given} cm.`,
  },
  skipping: {
    title: "Skipping for the record",
    unit: "jumps",
    boxes: (k: number) => k - 1,
    asked: ({ multipleAndExtra }: Bars) => multipleAndExtra,
    story: ({ k, e, given }: Bars) =>
      `Priya and Sven skip with a rope. Priya makes ${times(k)} as many jumps as Sven, and then ${e} more. In the end she is ${given} jumps **ahead** of him.\n\nHow many jumps does Priya make?`,
    hint: "Put Priya's bar of boxes under Sven's single box. Which part of her bar sticks out past his?",
    draw: ({ k, e, boxes }: Bars) =>
      `Draw **bars of equal boxes**: one box for Sven, ${inWords(k)} boxes and $${e}$ extra jumps for Priya. Her bar sticks out by ${inWords(boxes)} ${noun(boxes, "box", "boxes")} and the extra.`,
    last: ({ x, k, e, multipleAndExtra }: Bars) =>
      `Priya has ${inWords(k)} boxes and the extra: $${k} \\times ${x} + ${e} = ${multipleAndExtra}$ jumps.`,
    replay: ({ x, given, multipleAndExtra }: Bars) =>
      `Sven makes $${x}$ jumps, and Priya is ahead by $${multipleAndExtra} - ${x} = ${given}$`,
    slips: ({ x, given, multiple }: Bars) =>
      [
        [x, "That is one box, so it is Sven's number; the question asks about Priya."],
        [given, "That is only how far she is ahead; Sven's jumps lie below it."],
        [multiple, "You counted Priya's boxes well; her few extra jumps still have to join them."],
      ] as const,
    check: ({ k, e, given }: Bars) =>
      `Take ${given} from your number to get Sven's jumps: ${inWords(k)} times those and ${e} more should be your number again.`,
  },
  olives: {
    title: "Three pickers, one grove",
    unit: "baskets",
    boxes: (k: number) => k + 2,
    asked: ({ boxAndExtra }: Bars) => boxAndExtra,
    story: ({ k, e, given }: Bars) =>
      `Three cousins pick olives. Eleni fills ${times(k)} as many baskets as Nikos. Danai fills ${e} more than Nikos. The three fill ${given} baskets altogether.\n\nHow many baskets does **Danai** fill?`,
    hint: "Draw one box for Nikos. Which of the others can be drawn with whole boxes, and who needs a little piece besides?",
    draw: ({ k, e, boxes }: Bars) =>
      `Draw **bars of equal boxes**: one box for Nikos, ${inWords(k)} boxes for Eleni, one box and $${e}$ extra baskets for Danai. That is ${inWords(boxes)} boxes and the extra.`,
    last: ({ x, e, boxAndExtra }: Bars) => `Danai has one box and the extra: $${x} + ${e} = ${boxAndExtra}$ baskets.`,
    replay: ({ x, k, given, multiple, boxAndExtra }: Bars) =>
      `Eleni fills $${k} \\times ${x} = ${multiple}$, and $${x} + ${multiple} + ${boxAndExtra} = ${given}$ baskets`,
    slips: ({ x, multiple }: Bars) =>
      [
        [x, "That is one box, so it is Nikos's number; Danai fills more than that."],
        [multiple, "That is Eleni's number; the question asks about Danai."],
      ] as const,
    check: ({ e, given }: Bars) =>
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
    const bars = barsOf(x, k, e, n);
    const { equal, given } = bars;
    const right = asked(bars);
    return {
      title,
      problem: story(bars),
      answer: { kind: "whole", value: String(right), unit },
      hint,
      solution: [
        draw(bars),
        `Take the extra away first, so that only equal boxes are left: $${given} - ${e} = ${equal}$.`,
        n === 1
          ? `That is one single box. ${last(bars)}`
          : `Share among the ${inWords(n)} boxes: $${equal} \\div ${n} = ${x}$. ${last(bars)}`,
        `Check with the story: ${replay(bars)}, as it says.`,
      ],
      slips: apart(right, slips(bars)),
      check: check(bars),
    };
  },
});
