import { family } from "../../../engine/family.ts";
import type { PuzzleText } from "../../../engine/puzzle.ts";
import { and, commas, noun, ordinal } from "../../../engine/words.ts";
import { range } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** A step up and a smaller step down, in turn, over and over. */
interface Walk {
  readonly start: number;
  readonly up: number;
  readonly down: number;
  readonly moves: number;
}

export default family({
  level: "easy",
  topic: "sequences",
  minutes: 4,
  kind: "thinking",
  technique: "taking two steps together",
  ages: "9-11",
  curriculum: ["Y5 number sequences", "4.OA.5"],
  bounds: {
    setting: ["robot", "gecko", "row", "score"],
    start: [1, 20],
    up: [4, 12],
    down: [1, 8],
    moves: [9, 40],
  },
  rules: {
    "two steps together lead up by two at least": ({ up, down }) => up - down >= 2,
    "the row leaves numbers out": ({ setting, up, down }) => setting !== "row" || up - down >= 3,
    "the wall is not endless": ({ setting, up, down, moves }) =>
      setting !== "gecko" || moves * (up - down) + down <= 120,
  },
  write({ setting, ...walk }) {
    switch (setting) {
      case "robot":
        return robot(walk);
      case "gecko":
        return gecko(walk);
      case "row":
        return row(walk);
      case "score":
        return score(walk);
    }
  },
});

function robot({ start, up, down, moves }: Walk): PuzzleText {
  const pairs = Math.floor(moves / 2);
  const odd = moves % 2;
  const both = up - down;
  const gained = pairs * both;
  const afterPairs = start + gained;
  const forward = pairs + odd;
  const [added, taken] = [forward * up, pairs * down];
  const found = afterPairs + odd * up;
  const leftOver = odd ? " and one more move" : " and no move is left over";
  return {
    title: "The shuttling robot",
    problem: `A toy robot stands on $${start}$ on a long number line. Its first move is $${up}$ forward, its second move is $${down}$ back. Then it goes on like this: $${up}$ forward, $${down}$ back, in turn.\n\nOn which number does it stand after $${moves}$ moves?`,
    answer: { kind: "whole", value: String(found) },
    hint: "Where does a move forward and a move back take the robot together? How many such pairs of moves are there, and is one move left over?",
    solution: [
      `**Take two moves together**: $${up}$ forward and $${down}$ back are $${both}$ forward.`,
      `In $${moves}$ moves there are $${pairs}$ such pairs${leftOver}. The pairs take the robot $${pairs} \\times ${both} = ${gained}$ forward, to $${start} + ${gained} = ${afterPairs}$.`,
      odd
        ? `The last move is forward again: $${afterPairs} + ${up} = ${found}$.`
        : `No move is left over, because $${moves}$ is even. So the robot stands on $${found}$.`,
      `Check by counting each kind: $${forward}$ moves forward make $${added}$, and $${pairs}$ moves back make $${taken}$. $${start} + ${added} - ${taken} = ${found}$.`,
    ],
    slips: apart(found, [
      [start + moves * both, "You counted every move as a move forward and back. It takes two moves to gain so much."],
      [gained + odd * up, "That is how far the robot has come. Where did it start?"],
      ...(odd ? [[afterPairs, "One move is still missing after the last pair."] as const] : []),
    ]),
    check:
      "Follow the robot for the first six moves with a pencil, then see whether your way of counting gives that number too.",
  };
}

function gecko({ up, down, moves }: Walk): PuzzleText {
  const both = up - down;
  const [climbs, slides] = [moves - 1, moves - 2];
  const beforeLast = climbs * both;
  const high = beforeLast + up;
  const [climbed, slid] = [climbs * up, slides * down];
  const reached = climbed - slid;
  return {
    title: "The wind-up gecko",
    problem: `A wind-up gecko sits on the ground at the foot of a brick wall. Each time it is wound up it climbs $${up}$ rows of bricks. Then its spring runs out and it slides down $${down}$ ${noun(down, "row")}, before it is wound up again.\n\nA ledge is $${high}$ rows up, and there it can hold on. How many times must it be wound up to reach the ledge?`,
    answer: { kind: "whole", value: String(moves), unit: "times" },
    hint: "How much does it gain with one climb and one slide? But does it slide after its last climb?",
    solution: [
      `**Take climb and slide together**: $${up}$ up and $${down}$ down make $${both}$ rows up.`,
      `The last climb is different, because on the ledge it does not slide. Before it, the gecko must sit $${high} - ${up} = ${beforeLast}$ rows up.`,
      `It gets there with $${beforeLast} \\div ${both} = ${climbs}$ climbs and slides. With the last climb it is wound up $${moves}$ times.`,
      `Check with one time less: after $${climbs}$ climbs and $${slides}$ slides it has reached $${climbed} - ${slid} = ${reached}$ rows, which is not enough. Then it slides to $${beforeLast}$ and climbs to $${high}$.`,
    ],
    slips: apart(moves, [
      [
        Math.ceil(high / both),
        "You let it slide after its last climb too. Once it holds on to the ledge it slides no more.",
      ],
      [climbs, "Count the last climb as well: that is the one which takes it to the ledge."],
      [Math.ceil(high / up), "You forgot the slides: after every climb but the last it loses some rows."],
    ]),
    check:
      "Write down how high it is after each climb: the first number that reaches the ledge must belong to your answer.",
  };
}

function row({ start, up, down, moves }: Walk): PuzzleText {
  const both = up - down;
  const at = (place: number) => start + Math.floor((place - 1) / 2) * both + (place % 2 ? 0 : up);
  const right = at(moves);
  const [second, third, fourth] = [start + up, start + both, start + both + up];
  const rows = [start, second].map((first) => commas(range(0, 3).map((k) => first + k * both)));
  const [firstRow, secondRow] = rows;
  const [rest, secondRest] = [start % both, second % both];
  const wrong = strangers(right, both, [rest, secondRest]);
  const options = [...wrong, right].sort((a, b) => a - b);
  const base = moves % 2 ? start : second;
  const alike = rest === secondRest;
  const [too, it] = alike ? ["too", "it"] : [`the remainder $${secondRest}$`, "one of these"];
  const pairs = Math.floor((moves - 1) / 2);
  return {
    title: "Add, take away, add",
    problem: `A row of numbers starts with $${start}$. Two rules take turns: first add $${up}$, then take away $${down}$, then add $${up}$ again, and so on for ever:\n\n$${start}, ${second}, ${third}, ${fourth}, \\ldots$\n\nWhich **one** of the numbers ${and(options)} stands in the row?`,
    answer: {
      kind: "choice",
      options: options.map(String),
      value: String(right),
    },
    hint: "Look at every second number only. How do these grow, and which numbers can they reach?",
    solution: [
      `**Take two steps together**: add $${up}$ and take away $${down}$ is the same as add $${both}$.`,
      `So the row is made of two rows that take turns, both in steps of $${both}$: $${firstRow}, \\ldots$ and $${secondRow}, \\ldots$`,
      `Divide by $${both}$: steps of $${both}$ do not change the remainder. The first of these rows has the remainder $${rest}$, the second ${too}. Of the four numbers only $${right}$ has ${it}.`,
      `Check by going there: $${base} + ${pairs} \\times ${both} = ${right}$, so $${right}$ stands in the row, as its ${ordinal(moves)} number.`,
    ],
    slips: apart(
      String(right),
      wrong.map(
        (number) =>
          [
            String(number),
            number % both === 0
              ? `The row goes up in steps of ${both}, but it does not begin with zero.`
              : `Take ${both} away from this number again and again: do you come down to ${start} or to ${second}?`,
          ] as const,
      ),
    ),
    check: `Take ${both} away from your number again and again: you must come down to one of the first two numbers of the row.`,
  };
}

/** Three numbers near `right` that have none of the remainders. */
function strangers(right: number, step: number, rests: readonly number[]): number[] {
  const shifts = [-2, 1, 3].map((steps) => steps * step);
  const found: number[] = [];
  for (let k = 1; found.length < 3; k++)
    for (const number of [k, -k].map((by) => right + by + (shifts[found.length] ?? 0)))
      if (found.length < 3 && !rests.includes(number % step) && !found.includes(number)) found.push(number);
  return found;
}

function score({ start, up, down, moves }: Walk): PuzzleText {
  const pairs = Math.floor(moves / 2);
  const odd = moves % 2;
  const both = up - down;
  const wins = pairs + odd;
  const [won, lost] = [wins * up, pairs * down];
  const gain = won - lost;
  const end = start + gain;
  const [oneMore, plus] = odd ? [` and one round more, in which he wins $${up}$`, ` + ${up}`] : ["", ""];
  return {
    title: "Back to the first score",
    problem: `Kwabena already has some points when a new game begins. He wins $${up}$ points in round $1$ and loses $${down}$ in round $2$. He wins $${up}$ in round $3$, loses $${down}$ in round $4$, and so on, always in turn.\n\nAfter round $${moves}$ he has $${end}$ points. How many had he when the game began?`,
    answer: { kind: "whole", value: String(start), unit: "points" },
    hint: "What do two rounds do together? Find out how much all the rounds changed his score, and then go back.",
    solution: [
      `**Take two rounds together**: win $${up}$ and lose $${down}$ is a gain of $${both}$ points.`,
      `$${moves}$ rounds are $${pairs}$ pairs${oneMore}. So he gained $${pairs} \\times ${both}${plus} = ${gain}$ points in all.`,
      `Go back to the beginning by taking the gain away: $${end} - ${gain} = ${start}$.`,
      `Check forwards: he won $${wins}$ times $${up}$ points and lost $${pairs}$ times $${down}$. $${start} + ${won} - ${lost} = ${end}$.`,
    ],
    slips: apart(start, [
      [end + gain, "You went on forwards. To get back to the beginning, undo what the rounds did."],
      ...(odd && start + up !== start
        ? [[start + up, "You forgot the last round, which has no partner. He won points in it."] as const]
        : []),
      [gain, "That is how much he gained in all the rounds. What did he have before?"],
    ]),
    check:
      "Begin with your number, add the gain of all the pairs of rounds and of a round left over: his last score must come out.",
  };
}
