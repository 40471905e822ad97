import { family } from "../../../engine/family.ts";
import { commas, noun } from "../../../engine/words.ts";
import { gcd, range } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** What is in the smaller and in the larger vessel. */
type State = readonly [small: number, large: number];

/** Two vessels without marks, and an amount that neither of them holds. */
const settings = {
  fountain: {
    title: "Two jugs at the fountain",
    problem: (s: number, l: number, t: number) =>
      `At a fountain Leilani has two jugs without marks, one for $${s}$ litres and one for $${l}$ litres. **One move** is: fill a jug to the brim, or empty it, or pour one into the other until the first is empty or the second is full.\n\nWhat is the smallest number of moves until one of the jugs holds exactly $${t}$ litres?`,
    vessel: "jug",
    unit: "moves",
    check:
      "Play your moves with two columns of numbers, one for each jug, and count every filling, emptying and pouring.",
  },
  oil: {
    title: "Sharing olive oil",
    problem: (s: number, l: number, t: number) => {
      const all = s + l;
      return `Matteo has three cans without marks. The largest holds $${all}$ litres and is full of olive oil. The others, for $${l}$ and $${s}$ litres, are empty. He pours from can to can, each time until the first is empty or the second is full. No oil is thrown away.\n\nWhat is the smallest number of pourings until one of the three cans holds exactly $${t}$ litres?`;
    },
    vessel: "can",
    unit: "pourings",
    check:
      "Write the contents of the three cans after each pouring: the total must stay the same, and your last line must hold the amount.",
  },
  drum: {
    title: "Canful after canful",
    problem: (s: number, l: number, t: number) =>
      `Nilufar fills a $${s}$-litre can at a spring and pours it into an empty drum for $${l}$ litres, again and again. Whenever the drum is full, she tips **all of it** out and pours what is still in the can into the empty drum.\n\nEach time the can is empty, she looks into the drum. How many canfuls has she fetched when it holds exactly $${t}$ litres for the first time?`,
    vessel: "can",
    unit: "canfuls",
    check:
      "Add up your canfuls and take away full drums as long as you can: what is left must be the amount asked for.",
  },
  well: {
    title: "Water from a deep well",
    problem: (s: number, l: number, t: number) =>
      `At a desert well Tarek has two leather bags without marks, one for $${s}$ litres and one for $${l}$ litres. He may fill a bag to the brim at the well, pour one bag into the other until the first is empty or the second is full, or tip a bag out on the sand.\n\nHe wants exactly $${t}$ litres in one of the bags. What is the smallest number of litres that he must draw from the well altogether?`,
    vessel: "bag",
    unit: "litres",
    check:
      "Write what is in both bags after each step, and add up every filling at the well, also of water that is tipped out later.",
  },
} as const;

type Setting = keyof typeof settings;

export default family({
  level: "medium",
  topic: "crossing-weighing",
  minutes: 7,
  kind: "thinking",
  technique: "filling and emptying in turn",
  ages: "11-14",
  curriculum: ["KS3 common factors", "6.NS.4", "MP1"],
  bounds: {
    setting: ["fountain", "oil", "drum", "well"],
    small: [3, 7],
    large: [4, 12],
    target: [2, 11],
  },
  rules: {
    "they share no factor": ({ small, large }) => small < large && gcd(small, large) === 1,
    "neither of them holds the amount": ({ small, large, target }) => target < large && target !== small,
    "it takes a while, but not too long": ({ setting, small, large, target }) => {
      if (setting === "drum") return within(canfuls(small, large, target), 3, 8);
      const ways = paths(setting, small, large, target);
      const lengths = ways.map(({ states }) => states.length);
      return Math.max(...lengths) <= 14 && within(Math.min(...lengths), 4, 9);
    },
    "one way is better": ({ setting, small, large, target }) => {
      if (setting === "drum") return true;
      const [one, two] = paths(setting, small, large, target).map((way) => cost(setting, way));
      return one !== two;
    },
  },
  write({ setting, small, large, target }) {
    const { title, problem, vessel, unit, check } = settings[setting];
    const text = { title, problem: problem(small, large, target), check };
    if (setting === "drum") {
      const n = canfuls(small, large, target);
      const fetched = n * small;
      const tipped = fetched - target;
      const drums = tipped / large;
      const fullDrums = drums === 1 ? "one full drum was" : `$${drums}$ full drums were`;
      const seen = commas(range(1, n).map((k) => (k * small) % large));
      return {
        ...text,
        answer: { kind: "whole", value: String(n), unit },
        hint: "Look at all the water that has been fetched. Which part of it is no longer there, and in what portions did it go?",
        solution: [
          `The water comes in portions of $${small}$ litres and goes in portions of $${large}$ litres. So look only at this **filling and emptying in turn**: fetched water, less full drums.`,
          `What is in the drum is therefore the remainder when the fetched litres are divided by $${large}$. After one canful, two canfuls, and so on it is ${seen}.`,
          `The first time that $${target}$ comes up is after $${n}$ canfuls.`,
          `Check with all the water: $${n} \\times ${small} = ${fetched}$ litres were fetched, and ${fullDrums} tipped out. That leaves $${fetched} - ${tipped} = ${target}$.`,
        ],
        slips: apart(n, [
          [n + drums, "You counted the tipping out too; the puzzle asks only for the canfuls."],
          [drums, "That is how often the drum was tipped out. How many canfuls had come by then?"],
          [fetched, "These are the litres that were fetched. How many canfuls is that?"],
        ]),
      };
    }
    const ways = paths(setting, small, large, target);
    const [first, second] = ways;
    const best = cost(setting, first) < cost(setting, second) ? first : second;
    const other = best === first ? second : first;
    const answer = cost(setting, best);
    const pair = ([x, y]: State) => `(${x}, ${y})`;
    const listed = ({ states }: Way) => commas(states.map(pair));
    const [x, y] = best.states.at(-1) ?? [0, 0];
    const there = x + y;
    const [drawn, otherDrawn] = [best.fills * best.step, other.fills * other.step];
    const tipped = drawn - there;
    const total = small + large;
    const inLargest = commas(best.states.map(([a, b]) => total - a - b));
    const pours = best.states.length - best.fills - best.empties;
    const [smaller, larger, source] =
      setting === "oil" ? ["smallest", "middle", " from the largest can"] : ["smaller", "larger", ""];
    const where =
      x === target ? `the ${smaller} ${vessel}` : y === target ? `the ${larger} ${vessel}` : "the largest can";
    const [bestFilled, otherFilled] = best.filled === "small" ? [smaller, larger] : [larger, smaller];
    const steps = setting === "oil" ? "pourings" : "moves";
    const wayOut = tipped
      ? `$${tipped}$ litres were tipped out, and $${drawn} - ${tipped} = ${there}$`
      : "nothing was tipped out, and all of it";
    const vessels = noun(2, vessel);
    return {
      ...text,
      answer: { kind: "whole", value: String(answer), unit },
      hint:
        setting === "oil"
          ? "Keep going round in one direction: largest can to middle can to smallest can and back into the largest. Which amounts come up? And in the other direction?"
          : `Always fill the same ${vessel} and pour it into the other, which you empty when it is full. Which amounts come up? And what if the two swap roles?`,
      solution: [
        `A step that undoes what was done leads nowhere new. So there are only two ways worth following: **filling and emptying in turn**, with the ${smaller} ${vessel} as the one that is filled${source}, or with the ${larger} one. Write the contents as (${smaller}, ${larger}).`,
        `Filling the ${bestFilled} one: ${listed(best)}. Here $${target}$ litres come up after $${best.states.length}$ ${steps}, in ${where}.`,
        setting === "well"
          ? `Filling the ${otherFilled} one: ${listed(other)}. The ways cost $${best.fills} \\times ${best.step} = ${drawn}$ and $${other.fills} \\times ${other.step} = ${otherDrawn}$ litres at the well. The smaller is $${answer}$ litres.`
          : `Filling the ${otherFilled} one: ${listed(other)}. That way takes $${other.states.length}$. So the smallest number is $${answer}$.`,
        setting === "oil"
          ? `Check with the largest can: it holds what the other two do not, one step after the other ${inLargest} litres. Every line adds up to $${total}$, and the last one holds $${target}$.`
          : `Check with all the water: $${best.fills} \\times ${best.step} = ${drawn}$ litres came in, ${wayOut} must still be there. At the end the ${vessels} hold $${x} + ${y} = ${there}$.`,
      ],
      slips: apart(answer, [
        [
          cost(setting, other),
          setting === "well"
            ? `That works, but it costs more water than necessary. Try it with the other ${vessel} as the one that is filled.`
            : `That works, but it is the longer way. Try it with the other ${vessel} as the one that is filled.`,
        ],
        ...(setting === "well"
          ? ([[there, "That much is in the bags at the end. What about the water that was tipped out?"]] as const)
          : setting === "fountain"
            ? ([[pours, "You counted the pourings only. Filling and emptying a jug are moves too."]] as const)
            : []),
      ]),
    };
  },
});

/** One of the two ways: always the same vessel is filled, and the other one is emptied when it is full. */
interface Way {
  readonly filled: "small" | "large";
  /** How much one filling is. */
  readonly step: number;
  readonly states: readonly State[];
  readonly fills: number;
  readonly empties: number;
}

function paths(setting: Setting, small: number, large: number, target: number): readonly [Way, Way] {
  return [path(setting, "small", small, large, target), path(setting, "large", large, small, target)];
}

function path(setting: Setting, filled: Way["filled"], step: number, other: number, target: number): Way {
  let [from, to, fills, empties] = [0, 0, 0, 0];
  const states: State[] = [];
  const there = () =>
    from === target || to === target || (setting === "oil" && fills > 0 && step + other - from - to === target);
  // Sound parameters need far fewer states; others are tried as well, to say what is wrong with them.
  while (!there() && states.length < 60) {
    if (to === other) {
      to = 0;
      empties++;
    } else if (from === 0) {
      from = step;
      fills++;
    } else {
      const poured = Math.min(from, other - to);
      from -= poured;
      to += poured;
    }
    states.push(filled === "small" ? [from, to] : [to, from]);
  }
  return { filled, step, states, fills, empties };
}

function cost(setting: Setting, { states, fills, step }: Way): number {
  return setting === "well" ? fills * step : states.length;
}

function canfuls(small: number, large: number, target: number): number {
  return range(1, large).find((k) => (k * small) % large === target) ?? 0;
}

function within(n: number, from: number, to: number): boolean {
  return n >= from && n <= to;
}
