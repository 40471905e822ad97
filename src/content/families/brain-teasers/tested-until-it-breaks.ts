import { family } from "../../../engine/family.ts";
import { texList, texSum } from "../../../engine/tex.ts";
import { inWords, noun, withArticle } from "../../../engine/words.ts";
import { choose, range, sum } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** A few equal things, each lost when it breaks, and many levels to tell apart: ask how far a number of tests reaches. */
const settings = {
  lanterns: {
    title: "Unbreakable, up to a point",
    asks: "fewest",
    problem: (copies: string, n: number) =>
      `A workshop has made ${copies} lanterns, exactly alike, and there is a scaffold with ${n} levels. The lanterns survive a fall from every level up to a certain one and break from every higher one. Perhaps they survive all ${n} levels, perhaps none. A lantern that survives is as good as new; a broken one is lost.\n\nWhat is the smallest number of drops with which Amina can be **certain** to find the highest safe level?`,
    thing: "lantern",
    level: "level",
    levels: "levels",
    lower: "levels below",
    higher: "levels above",
    test: "drop",
    breaks: "breaks",
  },
  bridges: {
    title: "Kilogram by kilogram?",
    asks: "fewest",
    problem: (copies: string, n: number) =>
      `Emeka's class has glued ${copies} model bridges, exactly alike. Such a bridge carries every load up to a certain number of kilograms and collapses under anything heavier. He can load it with $1, 2, 3, \\ldots, ${n}$ kg; perhaps it carries even ${n} kg, perhaps not even 1 kg. A bridge that holds is as good as new; a collapsed one is lost.\n\nHow many tests are enough to find the greatest whole number of kilograms **for certain**? Give the smallest number.`,
    thing: "bridge",
    level: "load",
    levels: "loads",
    lower: "smaller loads",
    higher: "greater loads",
    test: "test",
    breaks: "collapses",
  },
  cameras: {
    title: "How deep can it dive?",
    asks: "fewest",
    problem: (copies: string, n: number) =>
      `A research ship carries ${copies} diving cameras, exactly alike. A cable has ${n} marks, one every ten metres. Down to a certain mark a camera stays dry; at every deeper mark it is flooded and lost. Perhaps it stays dry at all ${n} marks, perhaps at none. A dry camera can be used again.\n\nOn each dive one camera is lowered to one mark. What is the smallest number of dives with which Leilani can find the deepest safe mark, **whatever happens**?`,
    thing: "camera",
    level: "mark",
    levels: "marks",
    lower: "marks nearer the surface",
    higher: "marks further down",
    test: "dive",
    breaks: "is flooded",
  },
  bells: {
    title: "A ladder for the clay bells",
    asks: "most",
    problem: (copies: string, tests: number) =>
      `Solveig has fired ${copies} clay bells, exactly alike. She wants to know from which rung of a ladder they may fall. They survive every rung up to a certain one (perhaps all, perhaps none) and break from all higher ones. A bell that survives is as good as new; a broken one is lost.\n\nShe has time for ${tests} drops. How many rungs can the ladder have at most, if she wants to be **certain** to find the highest safe rung?`,
    thing: "bell",
    level: "rung",
    levels: "rungs",
    lower: "rungs below",
    higher: "rungs above",
    test: "drop",
    breaks: "breaks",
  },
  flasks: {
    title: "Where to begin",
    asks: "first",
    problem: (copies: string, n: number) =>
      `Khalid has ${copies} flasks of a new glass, exactly alike, and a tower with ${n} floors. The flasks survive a fall from every floor up to a certain one (perhaps all, perhaps none) and break from all higher ones. A flask that survives is as good as new; a broken one is lost.\n\nHe has worked out the smallest number of drops that is **certain** to find the highest safe floor, and that leaves only one choice for the first drop. From which floor is it?`,
    thing: "flask",
    level: "floor",
    levels: "floors",
    lower: "floors below",
    higher: "floors above",
    test: "drop",
    breaks: "breaks",
  },
} as const;

export default family({
  level: "hard",
  topic: "crossing-weighing",
  minutes: 12,
  kind: "thinking",
  technique: "turning the question round",
  ages: "15-18",
  curriculum: ["A-level Further recurrences", "HSF-BF.2", "MP8"],
  bounds: {
    setting: ["lanterns", "bridges", "cameras", "bells", "flasks"],
    copies: [2, 3],
    tests: [5, 14],
    spare: [0, 9],
  },
  rules: {
    "not too few levels and not too many": ({ copies, tests }) =>
      reach(copies, tests) >= 20 && reach(copies, tests) <= 110,
    "one test less is too little": ({ copies, tests, spare }) =>
      reach(copies, tests) - spare > reach(copies, tests - 1),
    "where it must fit exactly, nothing is spare": ({ setting, spare }) =>
      settings[setting].asks === "fewest" || spare === 0,
  },
  write({ setting, copies, tests, spare }) {
    const { title, asks, problem, thing, level, levels, lower, higher, test, breaks } = settings[setting];
    const [things, someTests] = [noun(2, thing), noun(2, test)];
    const all = reach(copies, tests);
    const n = all - spare;
    const [copiesLeft, testsLeft] = [copies - 1, tests - 1];
    const below = reach(copiesLeft, testsLeft);
    const withTestsLeft = reach(copies, testsLeft);
    const first = below + 1;
    const above = n - first;
    const answer = { fewest: tests, most: all, first }[asks];
    const settled = (k: number) => range(1, Math.min(tests, 14)).map((m) => reach(k, m));
    const rowsBy = (letters: number) => range(0, copies).map((losses) => choose(letters, losses));
    const [allRows, shorterRows] = [sum(rowsBy(tests)), sum(rowsBy(testsLeft))];
    const results = n + 1;
    const [many, left] = [inWords(copies), inWords(copiesLeft)];
    const rowsSum = texSum(rowsBy(tests));
    const spent = `${many} ${things}`;
    const conclusion = {
      fewest: `So ${testsLeft} ${someTests} settle only $${withTestsLeft}$ ${levels}, and that is less than ${n}. With $${tests}$ ${someTests} up to $${all}$ ${levels} can be settled. The answer is $${tests}$.`,
      most: `The last number belongs to $${tests}$ ${someTests}: the ladder can have at most $${all}$ ${levels}.`,
      first: `Here ${n} is exactly what $${tests}$ ${someTests} can settle, and no room is left for waste. If the first ${thing} ${breaks}, ${left} ${noun(copiesLeft, "is", "are")} left for $${testsLeft}$ ${someTests}, so there must be exactly $${below}$ ${levels} below: the first ${test} is from ${level} $${answer}$.`,
    }[asks];
    const rows = `Write every course of events as a row of ${tests} letters, S for "survived" and L for "lost". At most ${copies} are L, so there are $${rowsSum} = ${allRows}$ such rows (fill up with S when you need no more ${someTests}).`;
    const check = {
      fewest: `Check by counting outcomes. ${rows} They must tell $${results}$ results apart, from "none is safe" to "all are safe". That is possible, while rows of ${testsLeft} letters are only $${shorterRows}$.`,
      most: `Check by counting outcomes. ${rows} They must tell the results apart, from "none is safe" to "all are safe", one more than there are ${levels}: so at most $${all}$ ${levels}.`,
      first: `Check what is left if the first ${thing} survives: $${n} - ${first} = ${above}$ ${levels} above, with all the ${things} and $${testsLeft}$ ${someTests}. These settle $${withTestsLeft}$ ${levels}, as the list says. It fits both ways.`,
    }[asks];
    return {
      title,
      problem: problem(many, asks === "most" ? tests : n),
      answer:
        asks === "first"
          ? { kind: "whole", value: String(answer) }
          : { kind: "whole", value: String(answer), unit: asks === "most" ? levels : someTests },
      hint: `Ask it the other way round: how many ${levels} can you settle with a given number of ${someTests}? Think about what is left after the first ${test}, in both cases.`,
      solution: [
        `**Turn the question round**: how many ${levels} can be settled with 1, 2, 3, … ${someTests}? With only one ${thing} you must go on from the first ${level} one by one, so ${someTests} and ${levels} are equally many.`,
        `With two: if the first ${test} loses one, the other ${thing} must settle the ${lower}, one for each ${test} that is left. If not, both are there for the ${higher}. So each further ${test} adds one ${level} more than the one before. The list is $${texList(settled(2))}$.`,
        ...(copies === 3
          ? [
              `With three: a further ${test} adds the ${level} that is tested itself, and all that two ${things} settle with one ${test} less: $1 + 1 = 2$, then $3 + 1 = 4$, then $6 + 1 = 7$, and so on. The list is $${texList(settled(3))}$.`,
            ]
          : []),
        conclusion,
        check,
      ],
      slips: {
        fewest: () =>
          apart(answer, [
            [
              Math.ceil(Math.log2(results)),
              `Halving is best while nothing gets lost. But with ${spent}, after ${copies} losses you are left without any.`,
            ],
            [
              copies === 2 ? equalJumps(n) : leastTests(2, n),
              copies === 2
                ? `Equal jumps with one ${thing} and single steps with the other take that many. Shorten the jumps as the ${someTests} are used up.`
                : `That many are needed with two ${things}. You have three.`,
            ],
            [
              n,
              `One ${level} after the other is safe, but slow. Can you skip some while you still have ${withArticle(thing)} to spare?`,
            ],
          ]),
        most: () =>
          apart(answer, [
            [
              2 ** tests - 1,
              `That would be right if no ${thing} were ever lost. After ${copies} losses she has none left.`,
            ],
            [copies === 3 ? reach(2, tests) : tests, `That many can be settled with one ${thing} fewer.`],
            [
              allRows,
              `That is the number of results, from "none is safe" to "all are safe". The ${levels} are one fewer.`,
            ],
          ]),
        first: () =>
          apart(answer, [
            [
              Math.ceil(n / 2),
              `From the middle, a broken ${thing} leaves too many ${levels} below for the ${things} that remain.`,
            ],
            [below, `That many ${levels} may be **below** the first ${test}. From which one is it, then?`],
            [tests, `That is the number of ${someTests} he needs.`],
          ]),
      }[asks](),
      check: {
        fewest: `Say from which ${level} you would begin, and test whether ${left} ${noun(copiesLeft, thing)} can settle the ${lower} with the ${someTests} that are left.`,
        most: `For your number of ${levels}, say from which one she should begin, and look at what is left in both cases.`,
        first: `Look at both cases after your first ${test}: the ${levels} that remain must be within reach of the ${things} and ${someTests} that remain.`,
      }[asks],
    };
  },
});

/** How many levels so many tests with so many copies settle. */
function reach(copies: number, tests: number): number {
  return sum(range(1, copies).map((i) => choose(tests, i)));
}

function leastTests(copies: number, levels: number): number {
  let tests = 1;
  while (reach(copies, tests) < levels) tests++;
  return tests;
}

/** Tests with two copies and jumps of one length: the last jump breaks the first. */
function equalJumps(n: number): number {
  return Math.min(...range(2, n).map((jump) => Math.floor(n / jump) + jump - 1));
}
