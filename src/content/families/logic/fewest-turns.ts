import { family } from "../../../engine/family.ts";
import { texEach, texList, texSum } from "../../../engine/tex.ts";
import { and, commas, count, inWords } from "../../../engine/words.ts";
import { range, sum } from "../../../maths/whole.ts";

/** A row of things with two sides, and the rows that are wanted; each setting wants another kind of row. */
interface Setting {
  readonly title: string;
  readonly story: (row: string) => string;
  readonly signs: readonly [string, string];
  readonly ask: string;
  /** Every row of that length that is wanted. */
  readonly targets: (length: number) => readonly (readonly number[])[];
  readonly which: (length: number) => string;
  readonly hint: string;
  readonly unit: readonly [string, string];
  readonly check: string;
}

const settings: Record<string, Setting> = {
  coins: {
    title: "Heads and tails in turn",
    story: (row) =>
      `Coins lie in a row. H is heads, T is tails:\n\n**${row}**\n\nYou want heads and tails to take turns all along the row.`,
    signs: ["H", "T"],
    ask: "What is the smallest number of coins you must turn over?",
    targets: (length) => [0, 1].map((first) => range(1, length).map((i) => (first + i + 1) % 2)),
    which: () => "There are only two rows that take turns: one begins with H, the other with T.",
    hint: "How many rows are there in which heads and tails take turns? Write each of them under the coins and compare.",
    unit: ["coin", "coins"],
    check:
      "Turn over as many coins as you say and look whether heads and tails take turns; then try whether fewer will do.",
  },
  cups: {
    title: "Cups on a shelf",
    story: (row) =>
      `Cups stand in a row on a shelf. U is a cup the right way up, D is a cup upside down:\n\n**${row}**\n\nYou want no U anywhere to the right of a D. All cups the same way is fine too.`,
    signs: ["U", "D"],
    ask: "What is the smallest number of cups you must turn over?",
    targets: (length) => range(0, length).map((ups) => range(1, length).map((i) => (i > ups ? 1 : 0))),
    which: (length) => {
      const places = length + 1;
      return `In a good row all U stand on the left and all D on the right. The change can come at ${inWords(places)} places: before the first cup, after it, and so on to the end.`;
    },
    hint: "A good row has a place where U stops and D begins. Try every such place. Which cups are wrong then?",
    unit: ["cup", "cups"],
    check: "Turn over as many cups as you say and look for a U to the right of a D; then try whether fewer will do.",
  },
  lanterns: {
    title: "Lanterns in twos",
    story: (row) =>
      `A string of lanterns can glow red (R) or yellow (Y). Now it shows\n\n**${row}**\n\nDevika wants pairs of one colour that take turns, from the left: R R Y Y R R Y Y and so on, or Y Y R R Y Y R R and so on.`,
    signs: ["R", "Y"],
    ask: "What is the smallest number of lanterns that must change colour?",
    targets: (length) => [0, 1].map((first) => range(0, length - 1).map((i) => (first + Math.floor(i / 2)) % 2)),
    which: () => "Only two rows are wanted: one begins with R R, the other with Y Y.",
    hint: "Write both of the rows that Devika would like below the lanterns. In which places does each of them differ?",
    unit: ["lantern", "lanterns"],
    check:
      "Change as many lanterns as you say and compare with the two rows that Devika wants; then try whether fewer will do.",
  },
};

export default family({
  level: "easy",
  topic: "games",
  minutes: 4,
  kind: "thinking",
  technique: "comparing with every target",
  ages: "8-10",
  curriculum: ["KS2 reasoning", "MP7"],
  bounds: { setting: ["coins", "cups", "lanterns"], row: { list: [0, 1], length: [7, 10] } },
  rules: {
    "pairs need an even row": ({ setting, row }) => setting !== "lanterns" || row.length % 2 === 0,
    "at least two must be turned": ({ setting, row }) => Math.min(...distances(setting, row)) >= 2,
    "the row that begins as this one does is not the nearest": ({ setting, row }) =>
      setting === "cups" || (distances(setting, row)[row[0] ?? 0] ?? 0) > Math.min(...distances(setting, row)),
    "both sides are seen": ({ row }) => sum(row) > 1 && sum(row) < row.length - 1,
    "making all the same is not best": ({ setting, row }) =>
      setting !== "cups" || Math.min(sum(row), row.length - sum(row)) > Math.min(...distances(setting, row)),
  },
  write({ setting, row }) {
    const its = settings[setting] as Setting;
    const { length } = row;
    const show = (one: readonly number[]) => one.map((side) => its.signs[side === 0 ? 0 : 1]).join(" ");
    const targets = its.targets(length);
    const off = distances(setting, row);
    const best = Math.min(...off);
    const at = off.indexOf(best);
    const target = targets[at] ?? [];
    const places = range(1, length).filter((i) => row[i - 1] !== target[i - 1]);
    const [one, many] = its.unit;
    const isCups = setting === "cups";
    return {
      title: its.title,
      problem: `${its.story(show(row))}\n\n${its.ask}`,
      answer: { kind: "whole", value: String(best), unit: many },
      hint: its.hint,
      solution: isCups ? cups() : pairs(),
      slips: isCups
        ? [
            {
              when: String(Math.min(sum(row), length - sum(row))),
              say: "That makes all cups stand the same way. A row with some of each may be nearer.",
            },
          ]
        : [
            {
              when: String(length - best),
              say: "You compared with the row that begins like this one. There is another good row: is it nearer?",
            },
          ],
      check: its.check,
    };

    function pairs(): string[] {
      const [firstBegin, secondBegin] = targets.map((target) => show(target.slice(0, 2)));
      const [firstOff = 0, secondOff = 0] = off;
      const shown = targets.map((target) => `**${show(target)}**`);
      return [
        `${its.which(length)} **Compare with every target**: ${and(shown)}.`,
        `Look place by place. The row that begins with ${firstBegin} differs in ${count(firstOff, "place")}, the one that begins with ${secondBegin} in ${count(secondOff, "place")}.`,
        `Every place that differs needs one change, and every other place needs none. So the smallest number is $${best}$, at the places ${and(places)}.`,
        `Check: the two targets are opposite in every place. So each ${one} is wrong for exactly one of them, and the two counts must add up to all ${inWords(length)}: $${texSum(off)} = ${length}$.`,
      ];
    }

    function cups(): string[] {
      const [firstOff, ...others] = off;
      return [
        its.which(length),
        `**Compare with every target.** For each place of the change, count the D before it and the U after it: those cups are wrong. From left to right that gives $${texList(off)}$.`,
        `The smallest is $${best}$. One way is ${show(target)}: turn the cups at the places ${and(places)}.`,
        `Check the counting: when the change moves past one cup, the count must go up by one at a D and down by one at a U. The row ${show(row)} makes $${firstOff}$ become ${commas(texEach(others))}, as it should.`,
      ];
    }
  },
});

/** In how many places the row differs from each of the wanted rows. */
function distances(setting: string, row: readonly number[]): number[] {
  const targets = settings[setting]?.targets(row.length) ?? [];
  return targets.map((target) => target.filter((side, i) => side !== row[i]).length);
}
