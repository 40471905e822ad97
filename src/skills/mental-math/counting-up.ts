import { whole } from "../../engine/answer/key.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { slips } from "../slips.ts";
import { change, type Purchase } from "./shared-change.ts";
import { journey, type Stay } from "./shared-clock.ts";
import { inYourHead, wayBack } from "./shared-sums.ts";

/** high - low, with one ten between them that is reached first. */
function close(high: number, low: number): Question {
  const ten = Math.ceil(low / 10) * 10;
  const [first, second] = [ten - low, high - ten];
  const difference = high - low;
  const [tens, ones] = [low - (low % 10), low % 10];
  const [highTens, highOnes] = [high - (high % 10), high % 10];
  const end = Math.ceil(high / 10) * 10;
  const next = low + 1;
  const answer = whole(difference);
  const line = `${tens}..${end} by 1`;
  return {
    prompt: inYourHead(`${high} - ${low}`),
    answer,
    steps: [
      `$${low} + ${first} = ${ten}$: count up from $${low}$ to the next ten.`,
      `$${ten} + ${second} = ${high}$: on to $${high}$.`,
      `$${first} + ${second} = ${difference}$: both jumps together are the difference. So the answer is $${difference}$.`,
    ],
    slips: slips(answer, [
      [
        difference + 10,
        "counted a ten too many",
        `The first jump ends at $${ten}$, not at $${tens}$. How far is it from $${ten}$ to $${high}$?`,
      ],
      [
        highTens - tens + Math.abs(highOnes - ones),
        "took the smaller digit from the larger",
        `It is the $${ones}$ that goes, and $${high}$ has only $${highOnes}$ in its ones. Count up from $${low}$ instead: how far is it to $${ten}$?`,
      ],
      [
        second,
        "left out a jump",
        `That is how far it is from $${ten}$ to $${high}$. But you start at $${low}$: how far is it from there to $${ten}$?`,
      ],
      [
        difference + 1,
        "counted the starting number, too",
        `Count the jumps, not the numbers you land on: from $${low}$ to $${next}$ is a jump of $1$. How far is it to $${ten}$?`,
      ],
    ]),
    check: wayBack(String(high), "-", String(low)),
    shows: {
      by: "number-line",
      lines: [
        [`${line}: ${low} +${first}`],
        [`${line}: ${low} +${first} +${second}`],
        [`${line}: ${low} +${difference}`],
      ],
    },
  };
}

/** A round number less one of three digits, by way of the next ten and the next hundred. */
function fromRound(high: number, low: number): Question {
  const ten = Math.ceil(low / 10) * 10;
  const hundred = Math.ceil(low / 100) * 100;
  const [toTen, toHundred, toHigh] = [ten - low, hundred - ten, high - hundred];
  const value = high - low;
  const answer = whole(value);
  return {
    prompt: inYourHead(`${high} - ${low}`),
    answer,
    steps: [
      `$${low} + ${toTen} = ${ten}$: count up from $${low}$ to the next ten.`,
      `$${ten} + ${toHundred} = ${hundred}$: on to the next hundred.`,
      `$${hundred} + ${toHigh} = ${high}$: on to $${high}$.`,
      `$${toTen} + ${toHundred} + ${toHigh} = ${value}$: the three jumps together. So the answer is $${value}$.`,
    ],
    slips: slips(answer, [
      [
        value + 110,
        "made every digit up to ten",
        `The jump to $${ten}$ has filled up the tens, so the next one starts from there. How far is it from $${ten}$ to $${hundred}$, and from $${hundred}$ to $${high}$?`,
      ],
      [
        value + 100,
        "counted a hundred too many",
        `After the first two jumps you stand at $${hundred}$. How far is it from there to $${high}$?`,
      ],
      [
        value + 10,
        "counted a ten too many",
        `After the first jump you stand at $${ten}$. How far is it from there to $${hundred}$?`,
      ],
      [
        value - toTen,
        "left out a jump",
        `That is how far it is from $${ten}$ to $${high}$. But you start at $${low}$: how far is it from there to $${ten}$?`,
      ],
    ]),
    check: wayBack(String(high), "-", String(low)),
  };
}

const purchases: readonly [Purchase, ...Purchase[]] = ["lunch", "book", "lamp", "tickets"];
const stays: readonly [Stay, ...Stay[]] = ["train", "film", "ferry", "match"];

const skill: Skill = {
  id: "counting-up",
  title: "Counting up",
  about:
    "For a difference of two numbers that are close together, or with a round first number: jump from the small one up.",
  curriculum: ["Y3-Y5 subtraction", "Y3-Y5 money and time", "2.NBT.5", "3.NBT.2", "3.MD.1"],
  natural: true,
  needs: ["bridging-through-ten"],
  stages: [
    stage({
      grade: 1,
      label: "two numbers that are close together",
      bounds: { low: [24, 88], high: [31, 98] },
      rules: {
        "a ten lies between them": ({ low, high }) => low % 10 >= 4 && high % 10 < low % 10 && high % 10 > 0,
        "they are close together": ({ low, high }) => high - low >= 6 && high - low <= 26,
      },
      write: ({ low, high }) => close(high, low),
    }),
    stage({
      grade: 2,
      label: "from a round number",
      bounds: { high: [400, 1000, 100], low: [112, 789] },
      rules: {
        "the smaller number is not near a ten or hundred": ({ low }) =>
          low % 10 >= 2 && low % 10 <= 8 && low % 100 > 10 && low % 100 < 90,
        "the round number is at least a hundred further": ({ high, low }) => high - low > 110,
        "the next hundred is not the round number": ({ high, low }) => Math.ceil(low / 100) * 100 < high,
      },
      write: ({ high, low }) => fromRound(high, low),
    }),
    stage({
      grade: 3,
      label: "change from a note",
      bounds: { note: [10, 20, 10], pounds: [2, 17], pence: [12, 88], purchase: purchases },
      rules: {
        "the pence are not round": ({ pence }) => pence % 10 !== 0,
        "the note pays, and there is more than a pound back": ({ note, pounds }) => pounds + 2 <= note,
        "the note is the one that fits": ({ note, pounds }) => pounds >= 8 || note === 10,
      },
      write: ({ note, pounds, pence, purchase }) => change(note, pounds, pence, purchase),
    }),
    stage({
      grade: 3,
      label: "from one time to another",
      bounds: { hour: [7, 19], minute: [31, 58], hours: [1, 2], after: [5, 45], stay: stays },
      rules: {
        "the minutes of the second time are fewer": ({ minute, after }) => after + 5 <= minute,
      },
      write: ({ hour, minute, hours, after, stay }) => journey(hour, minute, hours, after, stay),
    }),
  ],
};

export default skill;
