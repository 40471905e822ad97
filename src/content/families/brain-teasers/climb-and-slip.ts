import { family } from "../../../engine/family.ts";
import { texList } from "../../../engine/tex.ts";
import { count, noun } from "../../../engine/words.ts";
import { range } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** Something goes up by day and down by night: the last climb is the one without a slip. */
const settings = {
  snail: {
    title: "The snail and the garden wall",
    story: (height: number, up: number, down: number) =>
      `A snail sits at the foot of a wall that is ${height} bricks high. Every day it climbs up ${up} bricks. Every night it slips down ${down}.`,
    question: "On which day does it reach the top of the wall for the first time? Write the number of the day.",
    turn: "day",
    thing: "brick",
    pairs: "days with their nights",
    last: "On the last day the snail comes to the top and slips no more. That works if it starts the day at",
    or: "or higher",
    hint: "On the last day something is different. How high must the snail sit in the morning to reach the top on that day?",
  },
  tank: {
    title: "The leaky tank",
    story: (height: number, up: number, down: number) =>
      `A school garden has an empty tank that holds ${height} buckets of water. Each day Nokuthula pours in ${up} buckets. Each night ${down} of them leak out.`,
    question: "On which day is the tank full for the first time? Write the number of the day.",
    turn: "day",
    thing: "bucket",
    pairs: "days with their nights",
    last: "On the last day the tank is full before anything can leak. That works if it holds",
    or: "or more in the morning",
    hint: "Think about the last day, before anything can leak. How much water must be in the tank on that morning?",
  },
  rover: {
    title: "Rover on the dune",
    story: (height: number, up: number, down: number) =>
      `A rover wants to reach the top of a sand dune. Its path is ${height} metres long. In each drive it gets ${up} metres up the path. Then it must cool down, and the sand carries it back ${down} metres.`,
    question: "How many drives does it need until it is at the top?",
    turn: "drive",
    thing: "metre",
    pairs: "drives with their slides",
    last: "After the last drive the rover is at the top and slides no more. That works if the drive starts at",
    or: "or further",
    hint: "After the last drive there is no sliding back. From how far up the path can it do the last drive?",
  },
  shells: {
    title: "Saturday shells",
    story: (height: number, up: number, down: number) =>
      `Leilani has no shells yet and wants a necklace of ${height}. Every Saturday she finds ${up} shells. Every Sunday she gives ${down} of them to her little brother.`,
    question:
      "On which Saturday does she first have enough shells? Write its number: 1 for the first Saturday, and so on.",
    turn: "Saturday",
    thing: "shell",
    pairs: "weekends",
    last: "On the last Saturday there are enough shells before any are given away. That works if she owns",
    or: "or more on the evening before",
    hint: "On the last Saturday she does not have to wait for Sunday. How many shells must she own on the evening before it?",
  },
  tug: {
    title: "Tug of war",
    story: (height: number, up: number, down: number) =>
      `In a tug of war, blue wins as soon as the knot has moved ${height} hand widths towards blue. In each round blue first pulls the knot ${up} hand widths closer. Then red pulls it back by ${down}.`,
    question: "In which round does blue win? Write the number of the round.",
    turn: "round",
    thing: "hand width",
    pairs: "full rounds",
    last: "In the last round blue wins before red can pull. That works if the knot is already at",
    or: "or closer",
    hint: "In the last round red does not get to pull any more. Where must the knot be before that round?",
  },
};

export default family({
  level: "easy",
  topic: "counting",
  minutes: 3,
  kind: "thinking",
  technique: "looking at the last step",
  ages: "8-10",
  curriculum: ["Y4 problem solving", "4.OA.3"],
  bounds: {
    setting: ["snail", "tank", "rover", "shells", "tug"],
    height: [11, 40],
    up: [3, 9],
    down: [2, 7],
  },
  rules: {
    "it gets on": ({ up, down }) => up > down,
    "the days can be counted on two hands": ({ height, up, down }) =>
      last(height, up, down) >= 4 && last(height, up, down) <= 10,
    // Otherwise counting a slip after the last climb too would be right.
    "the missing slip makes a difference": ({ height, up, down }) =>
      Math.ceil(height / (up - down)) > last(height, up, down),
  },
  write({ setting, height, up, down }) {
    const its = settings[setting];
    const { title, story, question, turn, thing, hint } = its;
    const net = up - down;
    const lastStart = height - up;
    const turns = last(height, up, down);
    const turnsBefore = turns - 1;
    const before = turnsBefore * net;
    const oneFewer = before - net;
    const evenings = range(1, turns).map((n) => (n - 1) * net + up);
    return {
      title,
      problem: `${story(height, up, down)}\n\n${question}`,
      answer: { kind: "whole", value: String(turns) },
      hint,
      solution: [
        `**Look at the last step** by itself. ${its.last} $${height} - ${up} = ${lastStart}$ ${its.or}.`,
        `Before it, every ${turn} brings ${up}, and then ${down} are lost again. Together that brings $${up} - ${down} = ${net}$.`,
        `After ${turnsBefore} ${its.pairs} that makes $${turnsBefore} \\times ${net} = ${before}$, which is enough for the last ${turn}. One time fewer makes only $${oneFewer}$, which is too little.`,
        `So it is ${turn} number $${turns}$.`,
        `Check by following the whole story. Before anything is lost again, the ${noun(turns, turn)} come up to $${texList(evenings)}$. The last one is the first to reach ${height}.`,
      ],
      slips: apart(turns, [
        [
          Math.ceil(height / net),
          `You took ${count(net, thing)} for every ${turn}, the last one too. But nothing is lost again after the last one.`,
        ],
        [turnsBefore, `That many times come before the last ${turn}. Now count the last ${turn} too.`],
        [Math.ceil(height / up), `You counted only the way up. Something is lost again each time.`],
      ]),
      check: `Write down how far each ${turn} gets before anything is lost again: yours must be the first that reaches ${height}.`,
    };
  },
});

function last(height: number, up: number, down: number): number {
  return Math.ceil((height - up) / (up - down)) + 1;
}
