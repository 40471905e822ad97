import { family } from "../../../engine/family.ts";
import type { PuzzleText } from "../../../engine/puzzle.ts";
import { texList } from "../../../engine/tex.ts";
import { ordinal } from "../../../engine/words.ts";
import { range } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** Numbers whose gaps go up by the same amount each time. */
interface Row {
  readonly first: number;
  readonly gap: number;
  readonly more: number;
  readonly place: number;
}

const rowOf = ({ first, gap, more }: Row, length: number) =>
  range(1, length).map((n) => first + (n - 1) * gap + (((n - 1) * (n - 2)) / 2) * more);
const gapsOf = (row: readonly number[]) => row.slice(1).map((number, i) => number - (row[i] ?? 0));

export default family({
  level: "easy",
  topic: "sequences",
  minutes: 4,
  kind: "thinking",
  technique: "looking at the gaps",
  ages: "9-11",
  curriculum: ["Y6 number sequences", "4.OA.5"],
  bounds: {
    setting: ["row", "torn", "sunflower", "hundred"],
    first: [1, 12],
    gap: [1, 6],
    more: [1, 4],
    place: [7, 9],
  },
  write({ setting, ...row }) {
    switch (setting) {
      case "row":
        return onwards(row);
      case "torn":
        return torn(row);
      case "sunflower":
        return sunflower(row);
      case "hundred":
        return hundred(row);
    }
  },
});

function onwards(row: Row): PuzzleText {
  const { place, more } = row;
  const all = rowOf(row, place);
  const gaps = gapsOf(all);
  const found = all[place - 1] ?? 0;
  const [shown, added] = [all.slice(0, 5), all.slice(5)];
  const [shownGaps, laterGaps] = [gaps.slice(0, 4), gaps.slice(4)];
  const [fifth, last] = [shown[4] ?? 0, shownGaps[3] ?? 0];
  const rise = found - row.first;
  return {
    title: "Gaps that grow",
    problem: `Look at this row of numbers:\n\n$${texList(shown)}, \\ldots$\n\nThe **gap** from each number to the next grows by the same amount each time. What is the ${ordinal(place)} number?`,
    answer: { kind: "whole", value: String(found) },
    hint: "Write each gap between its two numbers. What happens from one gap to the next?",
    solution: [
      `**Look at the gaps**: $${texList(shownGaps)}$. Each gap is $${more}$ larger than the one before.`,
      `Go on with the gaps up to the ${ordinal(place)} number: $${texList(laterGaps)}$.`,
      `Add them one by one to $${fifth}$: $${texList(added)}$. The ${ordinal(place)} number is $${found}$.`,
      `Check from the start: all $${gaps.length}$ gaps together make $${rise}$, and $${row.first} + ${rise} = ${found}$.`,
    ],
    slips: apart(found, [
      [fifth + (place - 5) * last, "You used the last gap again and again. The gaps go on growing."],
      [all[place - 2] ?? 0, "That number stands one place earlier. Count the places once more."],
    ]),
    check: "Write the whole row up to your number with all its gaps: each gap must grow by the same amount.",
  };
}

function torn(row: Row): PuzzleText {
  const { more, first } = row;
  const all = rowOf(row, 6);
  const gaps = gapsOf(all);
  const [, second = 0, third = 0] = all;
  const [left, leftGaps, afterFirst] = [all.slice(2), gaps.slice(2), all.slice(1)];
  const [one = 0, two = 0, three = 0] = gaps;
  return {
    title: "The torn strip",
    problem: `Six numbers stood in a row on a paper strip. The **gap** from each number to the next grew by the same amount each time. The front of the strip is torn off, with the first two numbers. This is left:\n\n$${texList(left)}$\n\nWhat was the **first** number of the row?`,
    answer: { kind: "whole", value: String(first) },
    hint: "Write the gaps between the numbers that are left. What must the gaps before them have been?",
    solution: [
      `**Look at the gaps** that are left: $${texList(leftGaps)}$. They grow by $${more}$, so to the left they shrink by $${more}$.`,
      `The gap before them was $${three} - ${more} = ${two}$, and the very first gap was $${two} - ${more} = ${one}$.`,
      `Go back from $${third}$: the second number was $${third} - ${two} = ${second}$ and the first was $${second} - ${one} = ${first}$.`,
      `Check by building the row from the front: add $${texList(gaps)}$ to $${first}$, one after the other. You get $${texList(afterFirst)}$, as on the strip.`,
    ],
    slips: apart(first, [
      [second, "That was the second number. One more is missing in front of it."],
      ...(third - 2 * three > 0
        ? [
            [
              third - 2 * three,
              "You used the gap on the strip twice. Towards the front the gaps become smaller.",
            ] as const,
          ]
        : []),
      ...(third - three - two > 0
        ? [
            [
              third - three - two,
              "You began with a gap that is still on the strip. The missing gaps are smaller ones.",
            ] as const,
          ]
        : []),
    ]),
    check:
      "Start with your number, write the whole row of six, and compare the gaps: they must grow by the same amount from the first on.",
  };
}

function sunflower(row: Row): PuzzleText {
  const { first, gap, more, place } = row;
  const all = rowOf(row, place);
  const tall = all[place - 1] ?? 0;
  const gaps = gapsOf(all);
  const [five, later] = [all.slice(0, 5), all.slice(5)];
  const gapsBack = gaps.toReversed();
  const weeks = gaps.length;
  return {
    title: "A sunflower on Sundays",
    problem: `Imani measures her sunflower every Sunday. On the 1st Sunday it is $${first}$ cm tall. By the 2nd Sunday it has grown $${gap}$ cm. From then on it grows $${more}$ cm **more** each week than in the week before.\n\nOn one Sunday it is exactly $${tall}$ cm tall. Which Sunday is that? Give its number.`,
    answer: { kind: "whole", value: String(place) },
    hint: "Make a list of how much it grows in each week. What happens when you add these numbers one after the other?",
    solution: [
      `**Look at the gaps**, that is, at how much it grows in each week: $${texList(gaps)}$ cm.`,
      `Add them one by one, starting with $${first}$: $${texList(five)}$, then $${texList(later)}$ cm.`,
      `The list has $${place}$ heights, so $${tall}$ cm belongs to the ${ordinal(place)} Sunday, Sunday number $${place}$.`,
      `Check backwards: from $${tall}$ take away $${texList(gapsBack)}$. These are $${weeks}$ weeks, and $${first}$ cm is left for the 1st Sunday.`,
    ],
    slips: apart(place, [
      [weeks, "You counted the weeks between. The 1st Sunday comes before the first week of growing."],
      ...((tall - first) % gap === 0
        ? [[(tall - first) / gap + 1, "You let it grow by the same amount each week. It grows more and more."] as const]
        : []),
      [place + 1, "That is one Sunday too late. Write a height beside each Sunday, from the 1st on."],
    ]),
    check: "Write the height beside every Sunday from the 1st to yours: the last one must be the height in the puzzle.",
  };
}

function hundred(row: Row): PuzzleText {
  const all = rowOf(row, 16);
  const index = all.findIndex((number) => number > 100);
  const found = all[index] ?? 0;
  const [shown, later] = [all.slice(0, 5), all.slice(5, index + 1)];
  const gaps = gapsOf(all.slice(0, index + 1));
  const [shownGaps, laterGaps] = [gaps.slice(0, 4), gaps.slice(4)];
  const [fifth, lastGap] = [shown[4] ?? 0, shownGaps[3] ?? 1];
  const before = all[index - 1] ?? 0;
  const rise = found - row.first;
  return {
    title: "Over the hundred",
    problem: `A row of numbers begins like this:\n\n$${texList(shown)}, \\ldots$\n\nThe **gap** between neighbours grows by the same amount each time, for ever. What is the first number in the row that is **greater than $100$**?`,
    answer: { kind: "whole", value: String(found) },
    hint: "How much larger is each gap than the gap before it? Continue the list of gaps first, then the row.",
    solution: [
      `**Look at the gaps**: $${texList(shownGaps)}$. Each is $${row.more}$ larger than the one before.`,
      `The gaps go on with $${texList(laterGaps)}$.`,
      `So the row goes on with $${texList(later)}$. The number $${before}$ is not yet greater than $100$, so $${found}$ is the first.`,
      `Check from the start: the $${gaps.length}$ gaps make $${rise}$ together, and $${row.first} + ${rise} = ${found}$.`,
    ],
    slips: apart(found, [
      [
        fifth + Math.ceil((101 - fifth) / lastGap) * lastGap,
        "You used the last gap again and again. The gaps go on growing.",
      ],
      [before, "That number is not greater than 100. Look at the one after it."],
      [all[index + 1] ?? 0, "An earlier number in the row is greater than 100 already."],
    ]),
    check:
      "Write out the row up to your number: the gaps must keep growing by the same amount, and the number before yours must be 100 or less.",
  };
}
