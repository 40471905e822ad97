import { family } from "../../../engine/family.ts";
import { capital, inWords } from "../../../engine/words.ts";
import { apart } from "../slips.ts";

/** Every step changes a number by exactly one, so the number of steps is known before the first. */
const settings = {
  champion: {
    title: "Only one champion",
    problem: (a: number, b: number) =>
      `${capital(inWords(a))} schools send ${b} players each to a table tennis cup. Whoever loses a match is out. (When the number of players left is odd, one of them rests for a round.) There are no draws.\n\nHow many matches are played until one champion is left?`,
    unit: "matches",
    hint: "Instead of the winners, look at the losers. How many players must lose before the champion is known?",
    start: (n: number, a: number, b: number) => `There are $${a} \\times ${b} = ${n}$ players.`,
    step: "Each match sends exactly **one** player home, whatever the plan of the cup looks like.",
    end: (n: number, steps: number) =>
      `At the end 1 player is left, so $${n} - 1 = ${steps}$ players went home. That takes $${steps}$ matches.`,
    check:
      "Check with a small cup: among 4 players there are 2 matches and then the final. That is 3 matches, one fewer than players.",
    all: "That is the number of players. Does the champion lose a match too?",
    others: (n: number) =>
      [
        [
          Math.floor(n / 2),
          "Those are the matches of the first round only. After it, many players are still in the cup.",
        ],
      ] as const,
    test: "Try a cup with 3 or 4 players on paper and see whether your way of counting gives the right number.",
  },
  chocolate: {
    title: "Snapping the chocolate",
    problem: (a: number, b: number) =>
      `A bar of chocolate has ${a} rows with ${b} squares each. Amara breaks it into single squares. With each snap she takes **one** piece and breaks it into two along a straight line. She never stacks pieces.\n\nHow many snaps does she need?`,
    unit: "snaps",
    hint: "Forget rows and columns for a moment. How many pieces are there before a snap, and how many after it?",
    start: (n: number, a: number, b: number) =>
      `At the end there are $${a} \\times ${b} = ${n}$ pieces, the single squares.`,
    step: "Each snap turns one piece into two, so there is exactly **one** piece more, wherever she breaks it.",
    end: (n: number, steps: number) =>
      `She starts with 1 piece and ends with ${n}. That takes $${n} - 1 = ${steps}$ snaps.`,
    check:
      "Check with a small bar: 2 rows of 2 squares take 1 snap down the middle and 1 snap for each half. That is 3 snaps for 4 squares.",
    all: "That is the number of squares. She already has one piece before the first snap.",
    others: (_n: number, a: number, b: number) =>
      [
        [a - 1 + (b - 1), "You broke through all the pieces of a line at once. Each snap breaks only one piece."],
      ] as const,
    test: "Try a small bar with 2 rows of 3 squares and see whether your way of counting gives the right number.",
  },
  jigsaw: {
    title: "Joining the jigsaw",
    problem: (a: number, b: number) =>
      `A jigsaw has ${a} rows with ${b} pieces each, and all of them lie loose on the table. In one move Ravi joins **two** parts into one. A part may be a single piece or a block that he has joined before.\n\nHow many moves does he need to finish the jigsaw?`,
    unit: "moves",
    hint: "Count the separate parts on the table. What does one move do to their number?",
    start: (n: number, a: number, b: number) => `At first $${a} \\times ${b} = ${n}$ separate parts lie on the table.`,
    step: "Each move turns two parts into one, so there is exactly **one** part fewer, in whatever order he works.",
    end: (n: number, steps: number) =>
      `The finished jigsaw is 1 part. To get from ${n} parts to 1 takes $${n} - 1 = ${steps}$ moves.`,
    check: "Check with a tiny jigsaw of 4 pieces: join two, join the other two, then join the halves. That is 3 moves.",
    all: "That is the number of pieces. The very first move already uses up two of them.",
    others: (n: number) =>
      [[Math.floor(n / 2), "After pairing up the pieces there are still many blocks to join."]] as const,
    test: "Try it with 4 or 5 scraps of paper: count the moves until all of them hang together.",
  },
  chain: {
    title: "One long streamer",
    problem: (a: number, b: number) =>
      `For a street festival, ${a} children bring ${b} strips of coloured paper each. They glue all the strips together, end to end, into **one** long streamer. Each drop of glue joins two ends. Children can work at the same time on different parts.\n\nHow many drops of glue do they need?`,
    unit: "drops",
    hint: "Count the loose parts. How many are there at first, how many at the end, and what does one drop of glue change?",
    start: (n: number, a: number, b: number) => `At first there are $${a} \\times ${b} = ${n}$ loose strips.`,
    step: "Each drop of glue turns two parts into one, so there is exactly **one** part fewer.",
    end: (n: number, steps: number) =>
      `At the end there is 1 streamer. To get from ${n} parts to 1 takes $${n} - 1 = ${steps}$ drops.`,
    check:
      "Check with the ends: between 3 strips in a line there are 2 joints, between 4 strips 3 joints, always one fewer than strips.",
    all: "That many drops would join the last strip to the first, and make a ring. The streamer is a line.",
    others: (n: number, a: number) =>
      [
        [n - a, "Each child has glued a part of the streamer. These parts must still be joined to each other."],
      ] as const,
    test: "Draw 3 or 4 strips in a line and see whether your way of counting gives the right number of joints.",
  },
};

export default family({
  level: "easy",
  topic: "counting",
  minutes: 3,
  kind: "thinking",
  technique: "what each step changes",
  ages: "8-11",
  curriculum: ["Y4 multiplication", "Y5 problem solving", "MP7"],
  bounds: {
    setting: ["champion", "chocolate", "jigsaw", "chain"],
    a: [4, 9],
    b: [4, 12],
  },
  rules: {
    "rows are longer than columns": ({ a, b }) => a < b,
    "there are enough to be surprising": ({ a, b }) => a * b >= 24,
  },
  write({ setting, a, b }) {
    const its = settings[setting];
    const n = a * b;
    const steps = n - 1;
    return {
      title: its.title,
      problem: its.problem(a, b),
      answer: { kind: "whole", value: String(steps), unit: its.unit },
      hint: its.hint,
      solution: [its.start(n, a, b), `Ask **what each step changes**. ${its.step}`, its.end(n, steps), its.check],
      slips: apart(steps, [[n, its.all], ...its.others(n, a, b)]),
      check: its.test,
    };
  },
});
