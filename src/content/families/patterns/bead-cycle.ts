import { family } from "../../../engine/family.ts";
import type { PuzzleText } from "../../../engine/puzzle.ts";
import { capital, commas, inWords, noun, ordinal } from "../../../engine/words.ts";
import { apart } from "../slips.ts";

/** A block of things that is repeated for ever: what stands at a place, or where one of them stands. */
interface Which {
  readonly asks: "which";
  readonly title: string;
  readonly kinds: readonly [string, string, string];
  readonly things: readonly [one: string, many: string];
  readonly story: (block: string) => string;
  readonly question: (place: number) => string;
  /** Counted from the end, the thing asked for is the 10th. */
  readonly fromEnd?: true;
}
interface Where {
  readonly asks: "where" | "until";
  readonly title: string;
  readonly kinds: readonly [string, string, string];
  readonly things: readonly [one: string, many: string];
  readonly story: (block: string) => string;
  readonly question: (place: number) => string;
}

const settings: Record<"rhythm" | "train" | "lanterns" | "scarf", Which | Where> = {
  rhythm: {
    asks: "which",
    title: "Stamp, clap, snap",
    kinds: ["stamp", "clap", "snap"],
    things: ["sound", "sounds"],
    story: (block) =>
      `Aroha's class makes up a rhythm. It goes **${block}**. Then it starts again from the beginning, over and over.`,
    question: (place) => `Which sound is number $${place}$?`,
  },
  train: {
    asks: "which",
    title: "The very long train",
    kinds: ["sand", "timber", "grain"],
    things: ["wagon", "wagons"],
    story: (block) =>
      `A very long goods train rolls past. From the front, its wagons carry **${block}**, in this order. Then the same order starts again, all along the train.`,
    question: (place) => `The train has $${place}$ wagons. What does the **10th wagon from the end** carry?`,
    fromEnd: true,
  },
  lanterns: {
    asks: "where",
    title: "Lanterns over the harbour",
    kinds: ["red", "yellow", "green"],
    things: ["lantern", "lanterns"],
    story: (block) =>
      `Lanterns hang on a long wire over the harbour. From the left their colours are **${block}**. Then the same colours start again, over and over.`,
    question: (place) =>
      `Counted from the left, at which place on the wire hangs the ${ordinal(place)} **green** lantern?`,
  },
  scarf: {
    asks: "until",
    title: "Until the scarf is done",
    kinds: ["grey", "blue", "orange"],
    things: ["row", "rows"],
    story: (block) =>
      `Eskil knits a scarf, one row after the other. The colours of the rows are **${block}**, and then the same again, over and over.`,
    question: (place) =>
      `He stops as soon as he has knitted $${place}$ **orange** rows. How many **grey** rows has the scarf then?`,
  },
};

export default family({
  level: "easy",
  topic: "cycles",
  minutes: 4,
  kind: "thinking",
  technique: "repeating blocks",
  ages: "8-10",
  curriculum: ["Y5 division with remainders", "4.OA.5"],
  bounds: {
    setting: ["rhythm", "train", "lanterns", "scarf"],
    block: { list: [0, 2], length: [4, 6] },
    place: [20, 60],
  },
  rules: {
    "all three kinds occur": ({ block }) => new Set(block).size === 3,
    "the scarf has not as many grey rows as orange ones": ({ setting, block }) =>
      setting !== "scarf" || times(block, 0) !== times(block, 2),
    "the block does not repeat a shorter one": ({ block }) =>
      [1, 2, 3].every((part) => block.length % part !== 0 || block.some((kind, i) => kind !== block[i % part])),
  },
  write({ setting, block, place }) {
    const its = settings[setting];
    const names = block.map((kind) => its.kinds[kind] ?? "");
    if (its.asks === "which") return which(its, names, place);
    return its.asks === "where" ? where(its, names, place) : until(its, names, place);
  },
});

const times = <T>(list: readonly T[], one: T) => list.filter((item) => item === one).length;

function which(its: Which, block: readonly string[], given: number): PuzzleText {
  const { title, kinds, things, story, question, fromEnd } = its;
  const [thing, many] = things;
  const place = fromEnd ? given - 9 : given;
  const long = block.length;
  const whole = Math.floor(place / long);
  const rest = place % long;
  const filled = whole * long;
  const found = block.at(rest - 1) ?? "";
  const spot = rest === 0 ? "last" : ordinal(rest);
  const [start] = block;
  const end = block.at(-1);
  const back = long - rest;
  const blockEnd = place + back;
  const next = place + 1;
  const after = block[rest] ?? "";
  return {
    title,
    problem: `${story(commas(block))}\n\n${question(given)}`,
    answer: { kind: "choice", options: kinds, value: found },
    hint: fromEnd
      ? `What number has this ${thing} when you count from the front? How many ${many} come before the order starts again?`
      : `How many ${many} come before the order starts again? How many whole blocks fit before number $${place}$, and how far do you have to go on?`,
    solution: [
      ...(fromEnd
        ? [
            `Count from the front. The last ${thing} is number $${given}$ and is itself the 1st from the end. So the 10th from the end stands $9$ places before it: $${given} - 9 = ${place}$.`,
          ]
        : []),
      `After $${long}$ ${many} the order starts again, so these $${long}$ ${many} are a **repeating block**.`,
      rest === 0
        ? `Fill up with whole blocks: $${whole} \\times ${long} = ${place}$. So number $${place}$ is the last ${thing} of block $${whole}$.`
        : `Fill up with whole blocks: $${whole} \\times ${long} = ${filled}$. Number $${place}$ comes $${rest}$ later, so it is the ${ordinal(rest)} ${thing} of the next block.`,
      `The block is ${commas(block)}. Its ${spot} ${thing} is ${found}.`,
      rest === 0
        ? `Check with the ${thing} after it: number $${next}$ begins a new block with ${start}. The one before a beginning is always the end of a block, ${found}.`
        : `Check from the end of that block: the block ends with number $${blockEnd}$, which is ${end}. Count back $${back}$ to number $${place}$: again ${found}.`,
    ],
    slips: apart(found, [
      ...(fromEnd
        ? [
            [
              block.at(rest - 2) ?? "",
              `You took away ten. But the last ${thing} is itself the 1st from the end, so go back nine places.`,
            ] as const,
          ]
        : []),
      [
        after,
        rest === 0
          ? "Nothing is left over after the whole blocks, so this place is the end of a block, not the beginning of the next one."
          : `That is the ${thing} one place later. The first ${thing} after the whole blocks is number one, not number zero.`,
      ],
      [
        block.at(rest - 2) ?? "",
        `That is the ${thing} one place earlier. Count on from the end of the last whole block once more.`,
      ],
    ]),
    check: fromEnd
      ? `Write down what the last wagons carry, from number ${given} backwards, until you come to the one asked for.`
      : `Take ${long} away from the place as often as you can: the number left over is the place in the block (nothing left over means the last ${thing}).`,
  };
}

function where(its: Where, block: readonly string[], place: number): PuzzleText {
  const { title, kinds, things, story, question } = its;
  const [thing, many] = things;
  const kind = kinds[2];
  const long = block.length;
  const spots = block.flatMap((name, i) => (name === kind ? [i + 1] : []));
  const each = spots.length;
  const whole = Math.ceil(place / each) - 1;
  const [filledKind, filledPlaces] = [whole * each, whole * long];
  const left = place - filledKind;
  const spot = spots[left - 1] ?? 0;
  const found = filledPlaces + spot;
  const blocks = whole + 1;
  const [kindToEnd, blockEnd] = [blocks * each, blocks * long];
  const after = each - left;
  const inNext = left === 1 ? `the first ${kind} ${thing}` : `${kind} ${thing} number ${left}`;
  const afterOurs =
    after === 0
      ? `Ours is the last of them, number $${place}$.`
      : `${capital(inWords(after))} of them ${noun(after, "comes", "come")} after ours, and $${kindToEnd} - ${after} = ${place}$.`;
  return {
    title,
    problem: `${story(commas(block))}\n\n${question(place)}`,
    answer: { kind: "whole", value: String(found) },
    hint: `How many ${many} are in one block, and how many of these are ${kind}? How many whole blocks can you fill before the one you look for?`,
    solution: [
      `The **repeating block** has $${long}$ ${many}, and $${each}$ of them ${noun(each, "is", "are")} ${kind}.`,
      `Fill whole blocks but stay below $${place}$: $${whole}$ blocks hold $${whole} \\times ${each} = ${filledKind}$ ${kind} ${many}. They use $${whole} \\times ${long} = ${filledPlaces}$ places.`,
      `${capital(inWords(left))} more ${kind} ${noun(left, `${thing} is`, `${many} are`)} needed. In the next block ${inNext} stands at place $${spot}$, so the answer is $${filledPlaces} + ${spot} = ${found}$.`,
      `Check from the end of that block, at place $${blockEnd}$: up to there are $${blocks} \\times ${each} = ${kindToEnd}$ ${kind} ${many}. ${afterOurs}`,
    ],
    slips: apart(found, [
      [
        place * long,
        each === 1
          ? `That is where the block ends, but the ${kind} ${thing} does not stand at the end of the block.`
          : `You took one block for every ${kind} ${thing}. Look how many of them are in one block.`,
      ],
      [
        filledPlaces,
        `That is the end of the last whole block before it. Go on to the ${kind} ${thing} in the next block.`,
      ],
      [blockEnd, `You went on to the end of the block. Stop at the ${kind} ${thing} that you need.`],
    ]),
    check: `Cut the places up to your number into blocks of ${long} and count the ${kind} ${many}: the last one counted must stand exactly at your number.`,
  };
}

function until(its: Where, block: readonly string[], place: number): PuzzleText {
  const { title, kinds, things, story, question } = its;
  const [, many] = things;
  const [asked, other, last] = kinds;
  const long = block.length;
  const spots = block.flatMap((name, i) => (name === last ? [i + 1] : []));
  const [each, eachOther, eachLast] = [times(block, asked), times(block, other), spots.length];
  const whole = Math.ceil(place / eachLast) - 1;
  const [filled, filledLast] = [whole * each, whole * eachLast];
  const left = place - filledLast;
  const begun = block.slice(0, spots[left - 1]);
  const upTo = begun.length;
  const more = times(begun, asked);
  const found = filled + more;
  const all = whole * long + upTo;
  const others = whole * eachOther + times(begun, other);
  const adds = more === 0 ? `no ${asked} row` : `$${more}$ ${asked} ${noun(more, "row")}`;
  return {
    title,
    problem: `${story(commas(block))}\n\n${question(place)}`,
    answer: { kind: "whole", value: String(found), unit: many },
    hint: `How many ${many} of each colour are in one block? How many whole blocks does he knit, and in which row of the next block does he stop?`,
    solution: [
      `The **repeating block** has $${long}$ ${many}: $${each}$ ${asked}, $${eachLast}$ ${last} and $${eachOther}$ ${other}.`,
      `Fill whole blocks but stay below $${place}$ ${last} ${many}: $${whole}$ blocks hold $${whole} \\times ${eachLast} = ${filledLast}$ of them, and $${whole} \\times ${each} = ${filled}$ ${asked} ones.`,
      `${capital(inWords(left))} more ${last} ${noun(left, "row is", "rows are")} needed, so he knits the next block up to row $${upTo}$: ${commas(begun)}. That adds ${adds}: $${filled} + ${more} = ${found}$.`,
      `Check with all the ${many}: the scarf has $${whole} \\times ${long} + ${upTo} = ${all}$. Of these $${place}$ are ${last} and $${others}$ ${other}. That leaves $${all} - ${place} - ${others} = ${found}$ ${asked} ones.`,
    ],
    slips: apart(found, [
      [filled, "You counted the whole blocks. He knits a part of one more block."],
      [(whole + 1) * each, `You went on to the end of the last block. He stops at the ${last} row that he needs.`],
      [all, `That is the number of all the ${many}. The puzzle asks for one colour.`],
      [place * each, `One block has more than one ${last} row, so he needs fewer blocks.`],
    ]),
    check: `Count the ${other} ${many} in the same way: all three colours together must fill whole blocks and the part of the last one.`,
  };
}
