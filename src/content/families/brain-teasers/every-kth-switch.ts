import { family } from "../../../engine/family.ts";
import { and, capital } from "../../../engine/words.ts";
import { divisors, isPrime, range } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** Things with two states in a row; person number k changes every k-th. Who comes, and what is asked, differs. */
const settings = {
  lockers: {
    title: "The long corridor",
    problem: (n: number) =>
      `Along a corridor stand $${n}$ lockers, numbered from 1, all shut. One after the other, $${n}$ pupils walk past. Pupil 1 changes every locker, pupil 2 every second one ($2, 4, 6, \\ldots$), pupil 3 every third one, and so on up to pupil $${n}$. To change means: open it if it is shut, shut it if it is open.\n\nHow many lockers are open at the end?`,
    things: "lockers",
    thing: "locker",
    touched: "changed",
    unit: "lockers",
  },
  lanterns: {
    title: "The lamplighter who stayed at home",
    problem: (n: number) =>
      `Along a quay hang $${n}$ lanterns, numbered from 1, all of them dark. There are $${n}$ lamplighters, too. Number $k$ switches every $k$-th lantern: on if it is off, off if it is on. So number 2 switches lanterns $2, 4, 6, \\ldots$ But number **1** is ill and stays at home. All the others, up to number $${n}$, do their round.\n\nHow many lanterns are lit at the end?`,
    things: "lanterns",
    thing: "lantern",
    touched: "switched",
    unit: "lanterns",
  },
  shutters: {
    title: "Only the odd ones came",
    problem: (n: number) =>
      `A long house has $${n}$ windows, numbered from 1, with all shutters closed. Ghost number $k$ changes the shutters at every $k$-th window: open to closed, closed to open. Ghost 3, for instance, changes $3, 6, 9, \\ldots$ Tonight only ghosts with **odd** numbers up to $${n}$ come: first ghost 1, then ghost 3, then ghost 5, and so on.\n\nAt how many windows are the shutters open in the morning?`,
    things: "windows",
    thing: "window",
    touched: "changed",
    unit: "windows",
  },
  flags: {
    title: "How many flags were there?",
    problem: (n: number) =>
      `Flags lie in a row, numbered from 1, blue side up. There are as many children as flags. Child 1 turns over every flag, child 2 every second one ($2, 4, 6, \\ldots$), child 3 every third one, and so on, up to the last child, who turns only the last flag. The other side of a flag is white.\n\nIn the end exactly $${root(n)}$ flags show white. What is the **greatest** number of flags that there can have been?`,
    things: "flags",
    thing: "flag",
    touched: "turned",
    unit: "flags",
  },
} as const;

export default family({
  level: "medium",
  topic: "numbers",
  minutes: 7,
  kind: "thinking",
  technique: "pairing factors",
  ages: "11-14",
  curriculum: ["KS3 factors and squares", "6.NS.4", "MP8"],
  bounds: {
    setting: ["lockers", "lanterns", "shutters", "flags"],
    n: [30, 400],
  },
  rules: {
    "the last one is no special case": ({ n }) => root(n) ** 2 !== n && root(n / 2) ** 2 * 2 !== n,
  },
  write({ setting, n }) {
    const { title, problem, things, thing, touched, unit } = settings[setting];
    const r = root(n);
    const half = root(n / 2);
    const next = r + 1;
    const after = next ** 2;
    const [square, doubled] = [r * r, 2 * half * half];
    const nextHalf = half + 1;
    const nextDoubled = 2 * nextHalf ** 2;
    const [others, both, most] = [n - r, r + half, after - 1];
    const answer = { lockers: r, lanterns: others, shutters: both, flags: most }[setting];
    // How often each of the first ten is touched: the check by hand.
    const comes = (k: number) => (setting === "lanterns" ? k > 1 : setting === "shutters" ? k % 2 === 1 : true);
    const touches = range(1, 10).map((place) => divisors(place).filter(comes).length);
    const odd = range(1, 10).filter((place) => (touches[place - 1] ?? 0) % 2 === 1);
    const primes = range(2, n).filter(isPrime).length;
    const pairs = `Write the factors in **pairs**, as $1 \\times 12$, $2 \\times 6$, $3 \\times 4$. They come out even, unless one factor is paired with itself, as in $6 \\times 6 = 36$.`;
    const squares = `$1^2 = 1$, $2^2 = 4$, and so on up to $${r}^2 = ${square}$, because $${next}^2 = ${after}$ is too big`;
    const twelve = {
      lockers: `12 is changed by pupils 1, 2, 3, 4, 6 and 12`,
      lanterns: `12 is switched by numbers 2, 3, 4, 6 and 12`,
      shutters: `12 is changed by ghosts 1 and 3 only`,
      flags: `12 is turned by children 1, 2, 3, 4, 6 and 12`,
    }[setting];
    const middle = {
      lockers: [
        `${pairs} So only **square numbers** have an odd number of factors, and only their lockers end up open.`,
        `Count the squares: ${squares}. So $${r}$ lockers are open.`,
      ],
      lanterns: [
        `${pairs} So only square numbers have an odd number of factors. But lamplighter 1 is missing, and everywhere that is one switch less. So here it is the other way round: the lanterns with square numbers stay dark, all others are lit.`,
        `Count the squares: ${squares}. So $${r}$ lanterns are dark and $${n} - ${r} = ${others}$ are lit.`,
      ],
      shutters: [
        `An even number has the same odd factors as its half, so halve it until it is odd. Then write its factors in **pairs**, as for 15: $1 \\times 15$, $3 \\times 5$. They come out even, unless one factor is paired with itself, as in $3 \\times 3 = 9$. So an odd number of **odd** factors is left exactly when the halving ends at a square: for $1, 2, 4, 8, \\ldots$, for $9, 18, 36, \\ldots$ and so on. These are the squares and the doubles of squares.`,
        `Count the squares: ${squares}. Count the doubles: from $2 \\times 1^2 = 2$ up to $2 \\times ${half}^2 = ${doubled}$, because $2 \\times ${nextHalf}^2 = ${nextDoubled}$ is too big. So $${r} + ${half} = ${both}$ windows are open.`,
      ],
      flags: [
        `${pairs} So only **square numbers** have an odd number of factors, and only their flags show white.`,
        `With $${r}$ white flags, the row reaches the square $${r}^2 = ${square}$, but not the next one, $${next}^2 = ${after}$. So there are at most $${after} - 1 = ${most}$ flags.`,
      ],
    }[setting];
    const oddOnes = {
      lockers: ", the squares",
      lanterns: ", all but the squares 1, 4 and 9",
      shutters: ": squares and doubles of squares",
      flags: ", the squares",
    }[setting];
    return {
      title,
      problem: problem(n),
      answer: { kind: "whole", value: String(answer), unit },
      hint: `Pick one ${thing}. By which numbers is it ${touched}? Does it matter how many they are, or only whether that is odd or even?`,
      solution: [
        `Follow one ${thing}: it is ${touched} by everybody whose number is a factor of its own. ${capital(thing)} ${twelve}. After an even number of times it is as it was at the start, after an odd number of times it is not.`,
        ...middle,
        `Check with the first ten ${things}. They are ${touched} ${and(touches)} times. Odd are those of ${and(odd)}${oddOnes}.`,
      ],
      slips: apart(
        answer,
        {
          lockers: [
            [others, "These are the lockers that are shut at the end."],
            [
              primes,
              "A locker with a prime number is changed twice, by pupil 1 and by its own pupil. So it is shut again.",
            ],
          ] as const,
          lanterns: [
            [r, "That would be right with lamplighter 1 at work. One switch less changes every lantern."],
            [
              primes,
              "A prime has its own number as lamplighter, but other lanterns are lit as well. What about 6 or 8?",
            ],
          ] as const,
          shutters: [
            [r, "That would be right if all the ghosts came. Without the even ones, try windows 2 and 8."],
            [n - r - half, "At these windows the shutters are closed in the morning."],
          ] as const,
          flags: [
            [square, "With that many flags it is true, but could there be more without another white one?"],
            [after, "With that many flags, one more would show white. You are very near."],
          ] as const,
        }[setting],
      ),
      check: {
        lockers: "Play it for 20 lockers on paper, see which are open, and look for what these numbers have in common.",
        lanterns:
          "Play it for 20 lanterns on paper, see which stay dark, and look for what these numbers have in common.",
        shutters:
          "Play it for 20 windows on paper, see which are open, and look for what these numbers have in common.",
        flags: "Play it for 20 flags on paper, see which are white, and find out when the next white one would come.",
      }[setting],
    };
  },
});

function root(n: number): number {
  return Math.floor(Math.sqrt(n));
}
