import { family } from "../../../engine/family.ts";
import type { Mark } from "../../../engine/figure/figure.ts";
import { capital, count, inWords } from "../../../engine/words.ts";
import { range } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** Equal rings w wide and t thick in a chain: each ring adds what is free inside it, and the two ends add t each. */
function links(w: number, t: number, n: number) {
  const overlap = 2 * t;
  const hole = w - overlap;
  const holes = n * hole;
  const length = holes + overlap;
  const further = n - 1;
  const sideBySide = n * w;
  return {
    w,
    t,
    n,
    overlap,
    hole,
    holes,
    length,
    further,
    addedByFurther: length - w,
    sideBySide,
    lost: sideBySide - length,
  };
}

/** A chain, and one that is three rings longer. */
function chainOf(w: number, t: number, n: number) {
  const chain = links(w, t, n);
  const longer = links(w, t, n + 3);
  return { ...chain, longer, difference: longer.length - chain.length };
}

type Chain = ReturnType<typeof chainOf>;

const settings = {
  anchor: {
    title: "The anchor chain",
    problem: ({ w, t, n }: Chain) =>
      `An old anchor chain is made of round iron rings. Every ring is ${w} cm wide from outer edge to outer edge, and the iron is ${t} cm thick. The picture shows the first three rings, seen flat.\n\n${capital(inWords(n))} rings are pulled tight in a straight line. How many centimetres long is the chain?`,
    value: ({ length }: Chain) => length,
    unit: "cm",
    known: ({ w, t }: Chain) =>
      `Every ring is ${w} centimetres wide from outer edge to outer edge, and the iron is ${count(t, "centimetre")} thick.`,
    hint: "Put one more ring on the chain. By how much does the chain grow: by a whole ring, or by less?",
    steps: ({ w, t, n, overlap, hole, length, further, sideBySide }: Chain) => [
      `The hole of a ring is $${w} - ${t} - ${t} = ${hole}$ cm wide.`,
      `Pulled tight, the next ring begins inside the ring before it: the two overlap by twice the thickness. So each new ring makes the chain longer by **the hole only**, ${hole} cm.`,
      `The first ring is ${w} cm, and ${inWords(further)} more rings follow: $${w} + ${further} \\times ${hole} = ${length}$ cm.`,
      `Check by adding whole rings and taking the overlaps away: $${n} \\times ${w} = ${sideBySide}$, and at ${inWords(further)} places $${overlap}$ cm lie double: $${sideBySide} - ${further} \\times ${overlap} = ${length}$.`,
    ],
    slips: ({ t, holes, further, sideBySide }: Chain) =>
      [
        [sideBySide, "That is the length of the rings side by side. In a chain they reach into each other."],
        [holes, "All the holes are there. What lies outside of the first and the last hole?"],
        [sideBySide - further * t, "Where two rings meet, the iron of both lies double. How much is that?"],
      ] as const,
    check: "In the same way, work out how long one ring, two rings and three rings are, and compare with the picture.",
  },
  lanterns: {
    title: "Down from the ceiling",
    problem: ({ w, t, length }: Chain) =>
      `A lamp in a tea house hangs on a tight chain of equal round rings. Every ring is ${w} mm wide from outer edge to outer edge, and its wire is ${t} mm thick. The picture shows three of the rings, seen flat.\n\nFrom the top of the first ring to the bottom of the last, the chain is ${length} mm long. How many rings does it have?`,
    value: ({ n }: Chain) => n,
    unit: "rings",
    known: ({ w, t }: Chain) =>
      `Every ring is ${w} millimetres wide from outer edge to outer edge, and the wire is ${count(t, "millimetre")} thick.`,
    hint: "How long is a chain of one ring? Of two rings? By how much does every further ring make it longer?",
    steps: ({ w, t, n, overlap, hole, holes, length, further, addedByFurther }: Chain) => [
      `The hole of a ring is $${w} - ${t} - ${t} = ${hole}$ mm. A new ring overlaps the one before by twice the thickness, so it makes the chain longer by **the hole only**.`,
      `Take away the first ring: $${length} - ${w} = ${addedByFurther}$ mm are left for the others.`,
      `Each of the others adds ${hole} mm: $${addedByFurther} \\div ${hole} = ${further}$. With the first one there are $${further} + 1 = ${n}$ rings.`,
      `Check with the holes: the ${n} holes make $${n} \\times ${hole} = ${holes}$ mm, and the wire at the top and at the bottom adds $${t} + ${t} = ${overlap}$. Together that is ${length} mm.`,
    ],
    slips: ({ w, n, length, further }: Chain) =>
      [
        [further, "You found how many rings come after the first one. The first one counts too."],
        [Math.floor(length / w), "You shared the length into whole rings. In a tight chain the rings overlap."],
        [n + 1, "One too many. Take away the first ring, then see how often a hole fits into the rest."],
      ] as const,
    check: "Start with one ring and put on the others one by one, until you reach the given length.",
  },
  gate: {
    title: "How thick is the wire?",
    problem: ({ w, n, length }: Chain) =>
      `Esi bends rings from brass wire and hooks them into a chain for her gate. Every ring is ${w} mm wide from outer edge to outer edge. The picture shows three of the rings, seen flat.\n\nA chain of ${inWords(n)} rings, pulled tight, is ${length} mm long. How many millimetres thick is the wire?`,
    value: ({ t }: Chain) => t,
    unit: "mm",
    known: ({ w }: Chain) =>
      `Every ring is ${w} millimetres wide from outer edge to outer edge. The thickness of the wire is asked for.`,
    hint: "How long would the rings be side by side? Where has the missing length gone, and in how many places?",
    steps: ({ w, t, n, overlap, hole, length, further, sideBySide, lost }: Chain) => [
      `Side by side, ${inWords(n)} rings would be $${n} \\times ${w} = ${sideBySide}$ mm long. The chain is $${sideBySide} - ${length} = ${lost}$ mm shorter.`,
      `That length is lost where two rings hook into each other: **the overlaps**. Between ${inWords(n)} rings there are ${inWords(further)} such places, so each takes $${lost} \\div ${further} = ${overlap}$ mm.`,
      `In each place two wires lie one behind the other, so the wire is $${overlap} \\div 2 = ${t}$ mm thick.`,
      `Check by building the chain: a hole is $${w} - ${overlap} = ${hole}$ mm wide. One ring and ${inWords(further)} holes make $${w} + ${further} \\times ${hole} = ${length}$ mm.`,
    ],
    slips: ({ overlap, lost }: Chain) =>
      [
        [overlap, "That is how much two rings overlap. Each of the two wires has its share in it."],
        [lost, "That is all the length that is lost. In how many places, and by how many wires?"],
        [2 * overlap, "Go back to one place where two rings hook together: how many wires lie there?"],
      ] as const,
    check:
      "With your thickness, work out the hole of a ring, then add one whole ring and a hole for each further ring.",
  },
  necklace: {
    title: "Two lengths of chain",
    problem: ({ n, length, longer }: Chain) =>
      `A goldsmith sells tight chains of equal round rings. The picture shows three of the rings, seen flat. A chain of ${inWords(n)} rings is ${length} mm long, and a chain of ${inWords(longer.n)} such rings is ${longer.length} mm long.\n\nHow many millimetres wide is a single ring, from outer edge to outer edge?`,
    value: ({ w }: Chain) => w,
    unit: "mm",
    known: () => "Nothing is measured in the picture; the width of one ring is asked for.",
    hint: "The longer chain has three more rings. How much does each of them add, and what is left when you take rings off again?",
    steps: ({ w, n, hole, length, further, addedByFurther, longer, difference }: Chain) => [
      `Three more rings make the chain $${longer.length} - ${length} = ${difference}$ mm longer. So **each further ring adds** $${difference} \\div 3 = ${hole}$ mm. This is less than the width of a ring, because the rings reach into each other.`,
      `Take rings off the chain of ${inWords(n)} until one is left. That takes away ${inWords(further)} times ${hole} mm, which is $${further} \\times ${hole} = ${addedByFurther}$ mm.`,
      `What is left is the width of one ring: $${length} - ${addedByFurther} = ${w}$ mm.`,
      `Check with the longer chain: one ring and ${inWords(longer.further)} further ones give $${w} + ${longer.further} \\times ${hole} = ${longer.length}$ mm.`,
    ],
    slips: ({ w, t, n, hole, length }: Chain) =>
      [
        [hole, "That is what each further ring adds. A ring alone is wider, for its outer edges count too."],
        [length / n, "You shared the chain equally among the rings. But in a chain the rings overlap."],
        [w - t, "Take off one ring at a time, each time the same length, until a single ring is left."],
      ] as const,
    check: "Start with a single ring of your width and add rings one by one; both chains must come out right.",
  },
};

function drawn(w: number, t: number, setting: keyof typeof settings): Mark[] {
  const unit = settings[setting].unit === "cm" ? "cm" : "mm";
  const marks = range(0, 2).flatMap((i): Mark[] => {
    const middle = [w / 2 + i * (w - 2 * t), 0] as const;
    return [
      { circle: middle, radius: w / 2 },
      { circle: middle, radius: w / 2 - t },
    ];
  });
  const end = 3 * w - 4 * t;
  marks.push({ text: "…", at: [end + w / 8, 0] });
  if (setting !== "necklace")
    marks.push({
      line: [
        [0, -w / 2 - t / 2],
        [w, -w / 2 - t / 2],
      ],
      thin: true,
      arrow: "both",
      label: `${w} ${unit}`,
      side: "s",
    });
  if (setting === "anchor" || setting === "lanterns")
    marks.push(
      {
        line: [
          [0, 0],
          [t, 0],
        ],
      },
      { text: `${t} ${unit}`, at: [0, 0], side: "w" },
    );
  return marks;
}

export default family({
  level: "easy",
  minutes: 4,
  kind: "thinking",
  technique: "seeing what each step adds",
  ages: "9-11",
  curriculum: ["Y6 parts of a circle", "4.OA.3", "4.OA.5"],
  bounds: { setting: ["anchor", "lanterns", "gate", "necklace"], w: [8, 24], t: [1, 3], n: [5, 12] },
  rules: {
    "the hole lets two wires through": ({ w, t }) => w >= 6 * t && w <= 12 * t,
    "numbers in words": ({ setting, n }) => setting !== "necklace" || n <= 9,
    // Otherwise the width would stand in the numbers.
    "the wire is not the whole story": ({ setting, w, t }) => setting !== "gate" || (t > 1 && w > 2 * t),
  },
  write({ setting, w, t, n }) {
    const its = settings[setting];
    const chain = chainOf(w, t, n);
    const value = its.value(chain);
    return {
      title: its.title,
      problem: its.problem(chain),
      figure: {
        alt: `Three equal round rings in a row, each hooked into the next and pulled tight, seen flat: the wire of each ring lies in the hole of its neighbour and touches the wire there. ${its.known(chain)}`,
        scale: true,
        points: {},
        draw: drawn(w, t, setting),
      },
      answer: { kind: "whole", value: String(value), unit: its.unit },
      hint: its.hint,
      solution: its.steps(chain),
      slips: apart(value, its.slips(chain), 1),
      check: its.check,
    };
  },
});
