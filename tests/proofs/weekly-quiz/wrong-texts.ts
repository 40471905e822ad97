import { range } from "../proof.ts";
import { counted, formed, stating, type Wrong, worth } from "./said.ts";

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
/** In lowest terms. */
const ratio = (a: number, b: number): number[] => [a / gcd(a, b), b / gcd(a, b)];
/** 24 × 10⁹ is 2.4 × 10¹⁰. */
const standard = (front: number, power: number): number[] =>
  front < 10 ? [front, 10, power] : standard(front / 10, power + 1);
/** Hours and minutes of so many hours. */
const clock = (hours: number): number[] => [Math.floor(hours), Math.round(60 * (hours % 1))];
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
/** Even for odd numbers, and only for these. */
const isEvenForOdd = formed("n", (of) => range(1, 6).every((n) => Math.abs(of(n) % 2) === (n % 2 === 1 ? 0 : 1)));

/** What wrong options say that are formulas, pairs, times or sentences. */
export const wrongTexts: Readonly<Record<string, Wrong>> = {
  "weekly-019": (n) => [n(1) ** 2 - n(3) ** 2, n(1) + n(3), n(1) ** 2 + n(3) ** 2],
  // All of them are the same numbers, with brackets in other places.
  "weekly-022": (n) => [0, 0, 0].map(() => range(6, 9).map(n)),
  "weekly-029": () => [
    worth("pq", (p = 0, q = 0) => p + q),
    worth("pq", (p = 0, q = 0) => p ** 2 + q ** 2),
    worth("pq", (p = 0, q = 0) => p * q),
  ],
  "weekly-035": (n) => {
    const week = 7;
    return [
      worth("n", (date = 0) => date + sum([1, week, week + 1])),
      worth("n", (date = 0) => sum(range(0, n(1) - 1).map((later) => date + later))),
      worth("n", (date = 0) => n(1) * date + week + 1),
    ];
  },
  "weekly-038": (n) => [[n(1), n(4)], ratio(n(1) + n(3), n(2) + n(4)), ratio(n(1) * n(4), n(2) * n(3))],
  "weekly-039": (n) => [
    standard(n(2) + n(5), n(4)),
    standard(n(2) + n(5), n(4) + n(7)),
    standard(n(2) * n(5), n(4) + n(7)),
  ],
  "weekly-044": (n) => [
    [n(2) + n(1), n(3)],
    [n(2) + 24 - n(1), n(3)],
    [n(2) + n(1), n(3)],
  ],
  "weekly-054": (n) => {
    const [up, tens] = [100 * Math.ceil(n(1) / 100), 10 * Math.floor(n(2) / 10)];
    return [
      [up, n(2), up - n(1)],
      [n(1), tens, n(2) - tens],
      [up, n(2) - (up - n(1))],
    ];
  },
  "weekly-066": (n) => {
    const [x, y, u, v] = [n(1), n(2), n(3), n(4)];
    return [
      [(x + u) / 2, (y + v) / 2],
      [u, y],
      [u - (v - y), v + (u - x)],
    ];
  },
  "weekly-078": () => [
    worth("sd", (s = 0, d = 0) => s - d),
    worth("sd", (s = 0, d = 0) => (s - d) / 2),
    worth("sd", (s = 0, d = 0) => s / 2 + d),
  ],
  "weekly-085": (n) => {
    const [first, later, lost] = [n(1), n(4), n(3) - n(6)];
    const each = lost / (later - first);
    return [clock(later + (n(6) - n(7)) / lost), clock(first + (n(6) - n(7)) / each), clock(first + n(3) / each)];
  },
  "weekly-087": (n) => [ratio(n(1), n(2)), ratio(100 + n(2) - n(1), 100), ratio(100 - n(1), 100 - n(2))],
  "weekly-094": (n) => [
    [n(1) - 1, n(2) + 1],
    [100 - n(1), 100 - n(2)],
    [2 * n(1), 2 * n(2)],
  ],
  "weekly-095": (n) => {
    const left = n(1) - n(3);
    return [worth("n", (x = 0) => left * x - n(2)), worth("n", (x = 0) => left * x - n(1) * n(2) - n(3) * n(4)), left];
  },
  "weekly-102": (n) => {
    const [plants, pots] = [n(1) * n(2), n(3) * n(4)];
    return [
      worth("", () => n(5) - plants + pots),
      worth("", () => n(5) - (n(1) + n(3)) * (n(2) + n(4))),
      worth("", () => plants + pots - n(5)),
    ];
  },
  "weekly-104": (n) => {
    const [full, seat] = [Math.floor(n(9) / n(1)), n(9) % n(1)];
    return [
      [full, seat],
      [full, n(1) + 1 - seat],
      [full + 1, seat],
    ];
  },
  "weekly-107": (n) => [[(n(3) - n(1)) / -n(2)], [(n(3) - n(1)) / n(2)], [(n(3) + n(1)) / -n(2)]],
  "weekly-115": (n) => [[n(3) / n(1)], [n(3), n(3)], [n(3), n(3) + n(3)]],
  "weekly-118": (n) => {
    const [more, less] = [1 + n(3) / 100, 1 - n(4) / 100];
    return [[n(2) / more + n(2) / less - 2 * n(2)], [], [n(1) * n(2) * (1 - more * less)]];
  },
  "weekly-120": (n) => {
    const [one, other] = [n(1), -n(2)];
    const apart = Math.sqrt((one - other) ** 2 + 4 * n(3));
    const solutions = [-1, 1].map((side) => (one + other + side * apart) / 2);
    return [solutions.map((x) => -x).reverse(), [other, one], [n(3) + other, n(3) + one]];
  },
  "weekly-128": () => {
    const positive = [
      [2, 3],
      [0.5, 0.6],
    ];
    return [
      stating("xy", positive, [[-3, 1]]),
      stating("xy", positive, [[-2, -1]]),
      stating("xy", positive, [[-2, -1.9]]),
    ];
  },
  "weekly-138": (n) => [0, 0, 0].map(() => [n(1), n(6)]),
  "weekly-139": (n) => [null, 4 * 3, 7 ** n(2) - n(3)],
  "weekly-143": (n) => {
    const hours = 24 - n(1) + n(3);
    return [
      [hours, 60 - n(2) + n(4)],
      [hours, n(2) - n(4)],
      [n(1) - n(3), n(2) - n(4)],
    ];
  },
  "weekly-147": (n) => {
    const bottom = (a = 0, b = 0, c = 0, d = 0) => a + b + c + d;
    return [
      worth("abcd", bottom),
      worth("abcd", (a = 0, b = 0, c = 0, d = 0) => a + b + (b + c) + (c + d)),
      worth("abcd", (...all) => (n(1) - 1) * bottom(...all)),
    ];
  },
  "weekly-153": (n) => {
    const hours = Math.floor(n(1));
    const tenths = Math.round(10 * (n(1) - hours));
    return [
      [hours, tenths],
      [hours, 60 / 4],
      [hours, 10 * tenths],
    ];
  },
  "weekly-159": (n) => [
    stating("x", [[0]], [[1]]),
    stating("x", [[0], [1], [2]], []),
    stating("x", [[n(11)]], [[n(11) + 1], [n(11) - 1]]),
  ],
  "weekly-160": (n) => [
    [n(1) + n(2)],
    [(Math.round(Math.sqrt(n(1))) + Math.round(Math.sqrt(n(2)))) ** 2],
    [n(1) * n(2)],
  ],
  "weekly-163": (n) => [0, 0, 0].map(() => range(1, 4).map(n)),
  "weekly-165": (n) => [null, [n(1)], [n(1)]],
  "weekly-166": (n) => [[n(1)], null, null],
  "weekly-185": (n) => [
    stating("x", [[0]], [[1], [-1]]),
    stating("x", [[1]], [[0], [2]]),
    // The right side is the left one with its first part multiplied only.
    [n(6), n(7), n(6), n(7)],
  ],
  "weekly-202": (n) => {
    const [a = 0, b = 0, c = 0, d = 0] = [1, 2, 3, 4].map(n).sort((one, other) => other - one);
    return [
      [10 * a + c, 10 * b + d],
      [10 * a + b, 10 * d + c],
      [10 * a + b, 10 * c + d],
    ];
  },
  "weekly-208": (n) => {
    const machine = (x: number) => n(1) * x + n(2);
    return [
      worth("x", (x = 0) => n(1) * n(1) * x + n(2)),
      worth("x", (x = 0) => n(1) * machine(x)),
      worth("x", (x = 0) => machine(x) ** 2),
    ];
  },
  "weekly-213": (n) => [
    [n(4), n(4)],
    [n(4), n(4) + n(4)],
    [n(4) + 1, n(4) + 1],
  ],
  "weekly-223": (n) => [[n(2) - n(3)], [n(2)], [n(2) * n(3)]],
  "weekly-227": (n) => {
    const [gap, steps] = [n(7) - n(2), (n(7) - n(2)) / (n(3) + n(8))];
    return [[steps], [gap / (n(3) - n(8))], [n(2) + n(3) * steps]];
  },
  "weekly-237": (n) => {
    const matches = (n(1) * (n(1) - 1)) / 2;
    return [
      counted((wins) => sum(wins) === 9),
      counted((wins) => sum(wins) === 11),
      counted((wins) => sum(wins) === matches && wins.filter((one) => one === n(1) - 1).length === 2),
    ];
  },
  "weekly-238": (n) => [
    worth("x", (x = 0) => (x + n(2)) ** 2 - n(3)),
    worth("x", (x = 0) => (x + n(2)) ** 2 + n(3)),
    worth("x", (x = 0) => (x - n(2)) ** 2 - n(3)),
  ],
  "weekly-246": () => [
    worth("n", (pupils = 0) => 2 * pupils),
    worth("n", (pupils = 0) => (pupils * (pupils - 1)) / 2),
    worth("n", (pupils = 0) => pupils * pupils),
  ],
  "weekly-250": (n) => [
    [n(2), n(3) / 2],
    [n(2) / 2, n(3)],
    [n(2), n(3) - 1],
  ],
  "weekly-267": (n) => {
    const [parts, others] = [n(3) + n(4), n(5) + n(6)];
    const whole = (parts * others) / gcd(parts, others);
    const juice = (n(3) * whole) / parts + (n(5) * whole) / others;
    return [
      [n(3) + n(5), n(4) + n(6)],
      [juice, whole],
      [juice, n(1) * whole],
    ];
  },
  "weekly-275": (n) => [null, null, 10 ** (n(1) - 1) + 1],
  "weekly-278": (n) => [
    [n(1) * n(3), n(2)],
    [n(1) * n(3), n(2) * n(3)],
    [-n(1) * n(3), -n(2) * n(3)],
  ],
  "weekly-287": (n) => [worth("", () => -(n(1) ** 2)), worth("", () => n(3) ** 3), worth("", () => -(n(7) ** 2))],
  "weekly-303": (n) => [null, counted((two) => sum(two) === n(1)), null],
  "weekly-304": () => [isEvenForOdd, isEvenForOdd, formed("n", (of) => [1, 3, 5].every((n) => of(n) % 2 === 1))],
  "weekly-307": (n) => {
    const all = n(1) - 1;
    return [
      counted((hands) => hands.includes(all) && hands.includes(0)),
      counted((hands) => sum(hands) % 2 === 1),
      counted(
        (hands) => hands.filter((many) => many === all).length === 3 && hands.every((many) => many === all || many < 3),
      ),
    ];
  },
};
