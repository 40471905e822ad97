import { family } from "../../../engine/family.ts";
import { and, inWords } from "../../../engine/words.ts";
import { apart } from "../slips.ts";

/** Each thing needs two goes, and only some places are free: count the goes, not the things. */
const settings = {
  toast: {
    title: "Toast for everyone",
    story: (places: number, things: number, minutes: number) =>
      `Mei toasts bread in a pan with room for ${inWords(places)} slices. Each side of a slice takes ${minutes} minutes. She needs ${inWords(things)} slices, all toasted on **both** sides.`,
    question: "What is the shortest time in minutes? (Turning and swapping takes no time.)",
    thing: "slice",
    many: "slices",
    go: "side",
    place: "in the pan",
  },
  cards: {
    title: "Both sides, please",
    story: (places: number, things: number, minutes: number) =>
      `A small printing press takes ${inWords(places)} cards at a time. In one run of ${minutes} minutes it prints **one** side of each of them. Farid needs ${inWords(things)} cards with a picture on both sides.`,
    question: "What is the shortest time in minutes? (Loading and turning takes no time.)",
    thing: "card",
    many: "cards",
    go: "side",
    place: "in the press",
  },
  trampolines: {
    title: "Two goes each",
    story: (places: number, things: number, minutes: number) =>
      `A park has ${inWords(places)} trampolines, each for one child. A go lasts ${minutes} minutes. A group of ${inWords(things)} children arrives, and every child wants **two** goes.`,
    question:
      "What is the shortest time in minutes in which all of them can have their two goes? (Swapping takes no time.)",
    thing: "child",
    many: "children",
    go: "go",
    place: "on the trampolines",
  },
  signs: {
    title: "Painting in the sun",
    story: (places: number, things: number, minutes: number) =>
      `Kwame paints ${inWords(things)} small wooden signs, front and back, with quick paint. One side dries in ${minutes} minutes when it faces the sun, and only one side can. His drying rack has ${inWords(places)} places.`,
    question:
      "What is the shortest time in minutes until all the signs are dry on both sides? (Painting and turning takes no time.)",
    thing: "sign",
    many: "signs",
    go: "side",
    place: "on the rack",
  },
};

export default family({
  level: "easy",
  topic: "counting",
  minutes: 4,
  kind: "thinking",
  technique: "counting what really takes the time",
  ages: "9-11",
  curriculum: ["Y5 problem solving", "4.OA.3", "MP1"],
  bounds: {
    setting: ["toast", "cards", "trampolines", "signs"],
    places: [2, 4],
    things: [3, 10],
    minutes: [2, 6],
  },
  rules: {
    "they do not all fit at once": ({ places, things }) => things > places,
    "full batches waste time": ({ places, things }) => 2 * Math.ceil(things / places) > rounds(places, things),
    "the plan is short": ({ places, things }) => rounds(places, things) <= 7,
  },
  write({ setting, places, things, minutes }) {
    const { title, story, question, thing, many, go, place } = settings[setting];
    const goes = 2 * things;
    const needed = rounds(places, things);
    const time = needed * minutes;
    const letters = [..."ABCDEFGHIJ"].slice(0, things);
    const queue = [...letters, ...letters];
    const plan = Array.from({ length: needed }, (_, round) =>
      and(queue.slice(round * places, (round + 1) * places)),
    ).join(" – ");
    const exact = goes % places === 0;
    const tooFew = needed - 1;
    const goesInTooFew = tooFew * places;
    const batches = Math.ceil(things / places);
    const batchRounds = 2 * batches;
    const goesWord = go === "go" ? "goes" : "sides";
    return {
      title,
      problem: `${story(places, things, minutes)}\n\n${question}`,
      answer: { kind: "whole", value: String(time), unit: "minutes" },
      hint: `How many ${goesWord} are there altogether? Could every place be in use nearly all the time?`,
      solution: [
        `**Count what really takes the time**: not the ${many}, but the ${goesWord}. There are $2 \\times ${things} = ${goes}$ of them.`,
        exact
          ? `Only ${inWords(places)} ${goesWord} fit at once, so at least $${goes} \\div ${places} = ${needed}$ rounds are needed.`
          : `Only ${inWords(places)} ${goesWord} fit at once. In ${tooFew} rounds that would be at most $${tooFew} \\times ${places} = ${goesInTooFew}$, too few for ${goes}. So at least ${needed} rounds are needed.`,
        `And ${needed} rounds are enough. Call the ${many} ${and(letters)}, and take turns ${place} like this: ${plan}. Each ${thing} comes up twice, never twice in one round.`,
        `So the shortest time is $${needed} \\times ${minutes} = ${time}$ minutes.`,
        `Check by counting letters in the plan: ${letters.length} letters, two of each, ${goes} in all. Letting each batch finish before the next one starts would take $${batchRounds}$ rounds, so the plan really saves time.`,
      ],
      slips: apart(time, [
        [
          batchRounds * minutes,
          `That is the time when each batch is finished before the next one starts. Then places stay empty at the end; can they be used?`,
        ],
        [batches * minutes, `That is time for one ${go} each. The puzzle asks for two.`],
        [goes * minutes, `That would be one ${go} after the other. Several can happen at the same time.`],
      ]),
      check: `Write a plan round by round: every ${thing} must be in it twice, and no round may hold more than ${inWords(places)}.`,
    };
  },
});

function rounds(places: number, things: number): number {
  return Math.ceil((2 * things) / places);
}
