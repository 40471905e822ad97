import { family } from "../../../engine/family.ts";
import { texEach } from "../../../engine/tex.ts";
import { and, inWords } from "../../../engine/words.ts";
import { type NumberClue, numberPuzzle } from "./shared/number-clues.ts";

const settings = {
  door: {
    title: "Behind the blue door",
    story: "Marisol has forgotten the number on her aunt's blue door. It has two digits. She remembers this:",
    it: "The number",
    kinds: ["digits add to", "tens larger", "tens smaller", "multiple", "not multiple", "more", "less"],
    ask: "What is the number on the door?",
  },
  tortoise: {
    title: "The old tortoise",
    story: "A keeper asks visitors to guess the age of a tortoise. In years it has two digits. She says:",
    it: "Its age",
    kinds: ["left over", "multiple", "more", "less", "not multiple", "digits add to"],
    ask: "How old is the tortoise, in years?",
  },
  ticket: {
    title: "Ziggy's raffle ticket",
    story: "Ziggy tells Amaya about his raffle ticket. There is a two-digit number on it. He says:",
    it: "My number",
    kinds: ["multiple", "left over", "not multiple", "tens larger", "tens smaller", "more", "less"],
    ask: "What is Ziggy's number?",
  },
} as const;

export default family({
  level: "easy",
  topic: "sorting",
  minutes: 4,
  kind: "thinking",
  technique: "listing and crossing out",
  ages: "8-11",
  curriculum: ["Y5 number properties", "4.OA.4", "MP1"],
  bounds: { setting: ["door", "tortoise", "ticket"], seed: [1, 999999] },
  write({ setting, seed }) {
    const { title, story, it, kinds, ask } = settings[setting];
    const { number, clues, left } = numberPuzzle(seed, kinds);
    const [first, ...others] = clues as readonly [NumberClue, ...NumberClue[]];
    const quoted = (clue: NumberClue) => `“${say(clue, it)}”`;
    const shift = 1 + (seed % (clues.length - 1));
    const numbers = (list: readonly number[]) => and(texEach(list));
    const shown = [...clues.slice(shift), ...clues.slice(0, shift)].map((clue) => `- ${say(clue, it)}`).join("\n");
    const crossOut = others.map((clue, i) => {
      const begin = i === 0 ? "**Cross out** with" : "Cross out with";
      const remaining = numbers(left[i + 1] ?? []);
      const leaves = i === others.length - 1 ? `Only ${remaining} is left` : `That leaves ${remaining}`;
      return `${begin} ${quoted(clue)} ${leaves}.`;
    });
    const listed = numbers(left[0] ?? []);
    const checked = clues.map((clue) => seen(clue, number)).join("; ");
    // Somebody who overlooks one of the clues may stop at a number that fits the others.
    const forgets = (left.at(-2) ?? []).filter((n) => n !== number).slice(0, 2);
    const last = clues.at(-1) as NumberClue;
    return {
      title,
      problem: `${story}\n\n${shown}\n\n${ask}`,
      answer: { kind: "whole", value: String(number) },
      hint: "Which of the clues leaves the fewest numbers? Write all of those down first. Then use the other clues to cross out.",
      solution: [
        `**List** the numbers for the tightest clue, because that list is short: ${quoted(first)} These are ${listed}.`,
        ...crossOut,
        `Check $${number}$ against each of the ${inWords(clues.length)} clues: ${checked}.`,
      ],
      slips: forgets.map((n) => ({
        when: String(n),
        say: `All the clues fit $${n}$ but one. Look again at this one: ${quoted(last)}`,
      })),
      check: "Go through the clues one by one with your number: every one of them must hold.",
    };
  },
});

function say(clue: NumberClue, it: string): string {
  switch (clue.says) {
    case "multiple":
      return clue.of === 2 ? `${it} is even.` : `${it} is a multiple of $${clue.of}$.`;
    case "not multiple":
      return clue.of === 2 ? `${it} is odd.` : `${it} is not a multiple of $${clue.of}$.`;
    case "more":
      return `${it} is more than $${clue.than}$.`;
    case "less":
      return `${it} is less than $${clue.than}$.`;
    case "digits add to":
      return `The two digits add up to $${clue.total}$.`;
    case "tens larger":
      return `The tens digit is $${clue.by}$ more than the ones digit.`;
    case "tens smaller":
      return `The tens digit is $${clue.by}$ less than the ones digit.`;
    case "left over":
      return `${it} divided by $${clue.in}$ leaves a remainder of $${clue.left}$.`;
  }
}

/** The clue seen to hold for the number. */
function seen(clue: NumberClue, number: number): string {
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  switch (clue.says) {
    case "multiple": {
      const quotient = number / clue.of;
      return `$${number} = ${clue.of} \\times ${quotient}$`;
    }
    case "not multiple": {
      const remainder = number % clue.of;
      return `$${number} \\div ${clue.of}$ leaves $${remainder}$`;
    }
    case "more":
      return `$${number} > ${clue.than}$`;
    case "less":
      return `$${number} < ${clue.than}$`;
    case "digits add to":
      return `$${tens} + ${ones} = ${clue.total}$`;
    case "tens larger":
      return `$${tens} - ${ones} = ${clue.by}$`;
    case "tens smaller":
      return `$${ones} - ${tens} = ${clue.by}$`;
    case "left over": {
      const quotient = Math.floor(number / clue.in);
      return `$${number} = ${clue.in} \\times ${quotient} + ${clue.left}$`;
    }
  }
}
