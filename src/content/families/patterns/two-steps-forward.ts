import { family } from "../../../engine/family.ts";
import type { PuzzleText } from "../../../engine/puzzle.ts";
import { ordinal } from "../words.ts";
import { keptApart } from "./shared/kept-apart.ts";

/** A step up and a smaller step down, in turn, over and over. */
interface Walk {
  readonly start: number;
  readonly up: number;
  readonly down: number;
  readonly moves: number;
}

export default family({
  level: "easy",
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
  const found = start + pairs * both + odd * up;
  return {
    title: "The shuttling robot",
    problem: `A toy robot stands on $${start}$ on a long number line. Its first move is $${up}$ forward, its second move is $${down}$ back. Then it goes on like this: $${up}$ forward, $${down}$ back, in turn.\n\nOn which number does it stand after $${moves}$ moves?`,
    answer: { kind: "whole", value: String(found) },
    hint: "Where does a move forward and a move back take the robot together? How many such pairs of moves are there, and is one move left over?",
    solution: [
      `**Take two moves together**: $${up}$ forward and $${down}$ back are $${both}$ forward.`,
      `In $${moves}$ moves there are $${pairs}$ such pairs${odd ? " and one more move" : " and no move is left over"}. The pairs take the robot $${pairs} \\times ${both} = ${pairs * both}$ forward, to $${start} + ${pairs * both} = ${start + pairs * both}$.`,
      odd
        ? `The last move is forward again: $${start + pairs * both} + ${up} = ${found}$.`
        : `No move is left over, because $${moves}$ is even. So the robot stands on $${found}$.`,
      `Check by counting each kind: $${pairs + odd}$ moves forward make $${(pairs + odd) * up}$, and $${pairs}$ moves back make $${pairs * down}$. $${start} + ${(pairs + odd) * up} - ${pairs * down} = ${found}$.`,
    ],
    slips: keptApart(found, [
      [start + moves * both, "You counted every move as a move forward and back. It takes two moves to gain so much."],
      [pairs * both + odd * up, "That is how far the robot has come. Where did it start?"],
      ...(odd ? [[start + pairs * both, "One move is still missing after the last pair."] as const] : []),
    ]),
    check:
      "Follow the robot for the first six moves with a pencil, then see whether your way of counting gives that number too.",
  };
}

function gecko({ up, down, moves }: Walk): PuzzleText {
  const both = up - down;
  const high = (moves - 1) * both + up;
  return {
    title: "The wind-up gecko",
    problem: `A wind-up gecko sits on the ground at the foot of a brick wall. Each time it is wound up it climbs $${up}$ rows of bricks. Then its spring runs out and it slides down $${down}$ ${down === 1 ? "row" : "rows"}, before it is wound up again.\n\nA ledge is $${high}$ rows up, and there it can hold on. How many times must it be wound up to reach the ledge?`,
    answer: { kind: "whole", value: String(moves), unit: "times" },
    hint: "How much does it gain with one climb and one slide? But does it slide after its last climb?",
    solution: [
      `**Take climb and slide together**: $${up}$ up and $${down}$ down make $${both}$ rows up.`,
      `The last climb is different, because on the ledge it does not slide. Before it, the gecko must sit $${high} - ${up} = ${high - up}$ rows up.`,
      `It gets there with $${high - up} \\div ${both} = ${moves - 1}$ climbs and slides. With the last climb it is wound up $${moves}$ times.`,
      `Check with one time less: after $${moves - 1}$ ${moves === 2 ? "climb" : "climbs"} and $${moves - 2}$ slides it has reached $${(moves - 1) * up} - ${(moves - 2) * down} = ${(moves - 1) * up - (moves - 2) * down}$ rows, which is not enough. Then it slides to $${high - up}$ and climbs to $${high}$.`,
    ],
    slips: keptApart(moves, [
      [
        Math.ceil(high / both),
        "You let it slide after its last climb too. Once it holds on to the ledge it slides no more.",
      ],
      [moves - 1, "Count the last climb as well: that is the one which takes it to the ledge."],
      [Math.ceil(high / up), "You forgot the slides: after every climb but the last it loses some rows."],
    ]),
    check:
      "Write down how high it is after each climb: the first number that reaches the ledge must belong to your answer.",
  };
}

function row({ start, up, down, moves }: Walk): PuzzleText {
  const steps = moves - 1;
  const pairs = Math.floor(steps / 2);
  const odd = steps % 2;
  const both = up - down;
  const found = start + pairs * both + odd * up;
  return {
    title: "Add, take away, add",
    problem: `A row of numbers starts with $${start}$. Two rules take turns: first add $${up}$, then take away $${down}$, then add $${up}$ again, and so on:\n\n$${start}, ${start + up}, ${start + both}, ${start + both + up}, \\ldots$\n\nWhat is the ${ordinal(moves)} number in the row?`,
    answer: { kind: "whole", value: String(found) },
    hint: "Look at every second number only. How do these grow? And how many steps lead to the number you look for?",
    solution: [
      `**Take two steps together**: add $${up}$ and take away $${down}$ is the same as add $${both}$.`,
      `From the 1st number to the ${ordinal(moves)} there are $${steps}$ steps, one fewer than there are numbers. They make $${pairs}$ pairs${odd ? " and one step more" : ""}.`,
      `The pairs lead to $${start} + ${pairs} \\times ${both} = ${start + pairs * both}$. ${odd ? `One step is left over, and it is add $${up}$: $${start + pairs * both} + ${up} = ${found}$.` : `No step is left over, so the ${ordinal(moves)} number is $${found}$.`}`,
      `Check with the two rules apart: $${pairs + odd}$ times $${up}$ is added and $${pairs}$ times $${down}$ is taken away. $${start} + ${(pairs + odd) * up} - ${pairs * down} = ${found}$.`,
    ],
    slips: keptApart(found, [
      [
        odd ? start + (pairs + 1) * both : found + up,
        "You made one step too many. The 1st number comes before any step.",
      ],
      [start + steps * both, "You used both rules at every step. They take turns, so each is used half as often."],
      ...(odd ? [[start + pairs * both, "One step is still missing after the last pair."] as const] : []),
    ]),
    check:
      "Write the first seven numbers and see whether your way of counting gives the seventh; then use it for the place that is asked.",
  };
}

function score({ start, up, down, moves }: Walk): PuzzleText {
  const pairs = Math.floor(moves / 2);
  const odd = moves % 2;
  const both = up - down;
  const end = start + pairs * both + odd * up;
  return {
    title: "Back to the first score",
    problem: `Kwabena already has some points when a new game begins. He wins $${up}$ points in round $1$ and loses $${down}$ in round $2$. He wins $${up}$ in round $3$, loses $${down}$ in round $4$, and so on, always in turn.\n\nAfter round $${moves}$ he has $${end}$ points. How many had he when the game began?`,
    answer: { kind: "whole", value: String(start), unit: "points" },
    hint: "What do two rounds do together? Find out how much all the rounds changed his score, and then go back.",
    solution: [
      `**Take two rounds together**: win $${up}$ and lose $${down}$ is a gain of $${both}$ points.`,
      `$${moves}$ rounds are $${pairs}$ pairs${odd ? ` and one round more, in which he wins $${up}$` : ""}. So he gained $${pairs} \\times ${both}${odd ? ` + ${up}` : ""} = ${end - start}$ points in all.`,
      `Go back to the beginning by taking the gain away: $${end} - ${end - start} = ${start}$.`,
      `Check forwards: he won $${pairs + odd}$ times $${up}$ points and lost $${pairs}$ times $${down}$. $${start} + ${(pairs + odd) * up} - ${pairs * down} = ${end}$.`,
    ],
    slips: keptApart(start, [
      [end + (end - start), "You went on forwards. To get back to the beginning, undo what the rounds did."],
      ...(odd && start + up !== start
        ? [[start + up, "You forgot the last round, which has no partner. He won points in it."] as const]
        : []),
      [end - start, "That is how much he gained in all the rounds. What did he have before?"],
    ]),
    check:
      "Begin with your number, add the gain of all the pairs of rounds and of a round left over: his last score must come out.",
  };
}
