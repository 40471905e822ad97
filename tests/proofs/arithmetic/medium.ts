import {
  add,
  compare,
  divide,
  equal,
  fractionText,
  multiply,
  type Rational,
  rational,
  subtract,
} from "../../../src/maths/rational.ts";
import { choices, type FamilyProofs, insist, only, orderings, type Proofs, range } from "../proof.ts";
import { labelled } from "../reading/labelled.ts";
import { measured } from "../reading/lie.ts";
import { matches, pictured, told } from "../reading/told.ts";

/** The long division n : d, digit by digit. */
function digitsOf(n: number, d: number, count: number): number[] {
  let remainder = n % d;
  return range(1, count).map(() => {
    const digit = Math.floor((remainder * 10) / d);
    remainder = (remainder * 10) % d;
    return digit;
  });
}

/** Keys in the order they were typed, each sign done at once. */
const leftToRight = (a: number, b: number, c: number): number => (a + b) * c;
const timesFirst = (a: number, b: number, c: number): number => a + b * c;

/** Every whole number that a report of `shown` to the nearest `step` can stand for, half-way rounded up. */
const reported = (shown: number, step: number): number[] =>
  range(0, 10000).filter((n) => Math.floor((2 * n + step) / (2 * step)) * step === shown);

export const proofs: Proofs = {
  "arithmetic-medium-001": ({ said }) =>
    said(1) * only(range(0, 10000).filter((n) => n * said(2) + said(3) === n * said(1))),

  "arithmetic-medium-002": (reading) => {
    const [added, taken, last] = told(
      reading,
      "# numbers are added, the # is taken away, and so on, all the way to #:",
    );
    const written = told(reading, "$$# + # - # + # + # - # + # + # - # + \\dots + # + # - #$$ What is the result?");
    insist(taken === 3 && added === taken - 1 && last % taken === 0, "every third number is taken away");
    insist(written.join() === [...range(1, 9), ...range(last - 2, last)].join(), "the numbers count up");
    let total = 0;
    for (let n = 1; n <= last; n++) total += n % taken === 0 ? -n : n;
    return total;
  },

  "arithmetic-medium-003": (reading) => {
    const [times, old, phone, two, first, second] = told(
      reading,
      "$$\\square + # \\times \\square =$$ The old calculator shows #. The phone shows #.",
      "What were her # numbers? Give the # box, then the #.",
    );
    told(reading, "old calculator works strictly from left to right. Her phone does multiplication before addition.");
    insist(two === 2 && first === 1 && second === 2, "both boxes, in their order");
    return only(
      [...choices([range(1, 60), range(1, 60)])].filter(
        ([a = 0, b = 0]) => leftToRight(a, times, b) === old && timesFirst(a, times, b) === phone,
      ),
    );
  },

  // The language's own order of operations.
  "arithmetic-medium-004": (reading) => {
    const [a, b, power, c, d, e] = told(reading, "$$# - #^# \\times (#) + (#) \\div #$$");
    return a - b ** power * c + d / e;
  },

  "arithmetic-medium-005": (reading) => {
    const [a, b, c, d] = told(reading, "Some fractions are greater than $\\frac##$ and less than $\\frac##$.");
    const [most, e, f, g, h] = told(
      reading,
      "Their top and bottom numbers are whole numbers. How many different ones are there whose bottom number is at most #?",
      "Fractions with the same value, such as $\\frac##$ and $\\frac{#}{#}$, count once.",
    );
    insist(e * h === f * g, "the same value");
    const values: [number, number][] = [];
    for (const bottom of range(1, most))
      for (const top of range(1, bottom)) {
        const between = b * top > a * bottom && d * top < c * bottom;
        if (between && !values.some(([t, u]) => t * bottom === top * u)) values.push([top, bottom]);
      }
    return values.length;
  },

  "arithmetic-medium-006": (reading) => {
    const [before, matches, top, bottom] = told(
      reading,
      "has won # of its # matches so far. From now on the team wins every match.",
      "After how many more matches has it won exactly $\\frac##$ of all its matches?",
    );
    const fits: number[] = [];
    let [won, played] = [before, matches];
    for (let more = 0; more <= 1000; more++, won++, played++) if (bottom * won === top * played) fits.push(more);
    return only(fits);
  },

  "arithmetic-medium-007": (reading) => {
    const [top, bottom, first, count, again] = told(
      reading,
      "Write $\\frac##$ as a decimal and look at the # # digits after the decimal point, without rounding.",
      "What do these # digits add up to?",
    );
    insist(first === 1 && again === count, "from the first digit on");
    return digitsOf(top, bottom, count).reduce((a, b) => a + b, 0);
  },

  // In hundredths, so in whole numbers: the place that makes the digits equal to the result.
  "arithmetic-medium-008": (reading) => {
    const [a, b, c, digits] = told(
      reading,
      "works out $$# \\times # \\div #$$ Her result has the right digits, #, but she has forgotten the decimal point.",
    );
    const [one, two, three] = [a, b, c].map((n) => BigInt(Math.round(100 * n))) as [bigint, bigint, bigint];
    const places = only(range(0, 8).filter((p) => BigInt(digits) * 100n * three === one * two * 10n ** BigInt(p)));
    const text = String(digits).padStart(places + 1, "0");
    return `${text.slice(0, text.length - places)}.${text.slice(text.length - places)}`;
  },

  // Types in one number after the other.
  "arithmetic-medium-009": (reading) => {
    const [example, about, shows, shown] = told(
      reading,
      "For example, $\\sqrt{#}$ is about $#$, so it shows $#$.",
      "types in a whole number and presses the root key. The calculator shows $#$.",
    );
    told(reading, "shows no decimals. It rounds every result to the **nearest whole number**.");
    insist(Math.abs(Math.sqrt(example) - about) < 0.005 && Math.round(about) === shows, "the example");
    return range(0, 1000).filter((n) => Math.round(Math.sqrt(n)) === shown).length;
  },

  // In hundredths of a dirham.
  "arithmetic-medium-010": (reading) => {
    const [kites, price] = told(reading, "bought # kites. Later he sold each of them for # dirhams.");
    const [one, profit] = told(reading, "- On the # he made a profit of $#\\%$ of what he had paid for it.");
    const [two, loss] = told(reading, "- On the # he made a loss of $#\\%$ of what he had paid for it.");
    const [both] = told(reading, "How many dirhams did he pay for the # kites together?");
    insist(kites === 2 && both === 2 && one === 1 && two === 2, "two kites");
    const costs = range(1, 20_000);
    const first = only(costs.filter((cost) => 100 * cost + profit * cost === 100 * 100 * price));
    const second = only(costs.filter((cost) => 100 * cost - loss * cost === 100 * 100 * price));
    return (first + second) / 100;
  },

  // Twice the circle, so that halves are searched as well.
  "arithmetic-medium-011": (reading) => {
    labelled(
      reading,
      "Each circle $@1$, $@2$ and $@3$ hides",
      "$$@1 + @2 = # \\qquad @2 + @3 = # \\qquad @1 + @3 = #$$",
    );
    const [ab, bc, ac] = told(
      reading,
      "$$A + B = # \\qquad B + C = # \\qquad A + C = #$$ What number is in circle $A$?",
    );
    const [circles] = told(reading, "Each square shows the sum of the # circles at the ends of its side:");
    pictured(reading, ab, ac, bc);
    measured(reading, { [`−${-ab}`]: "AB", [String(bc)]: "BC", [`−${-ac}`]: "AC" });
    insist(circles === 2, "the circles at both ends");
    const doubled = only(range(-400, 400).filter((a) => 2 * ab - a + (2 * ac - a) === 2 * bc));
    return doubled % 2 === 0 ? doubled / 2 : `${doubled}/2`;
  },

  "arithmetic-medium-012": (reading) => {
    const [first, toFirst, second, toSecond, half] = told(
      reading,
      "- Saturday: # visitors, rounded to the nearest # - Sunday: # visitors, rounded to the nearest #",
      "A number exactly #-way was rounded up.",
    );
    told(reading, "the greatest number by which Sunday's visitors can have outnumbered Saturday's?");
    insist(half === 0.5, "half-way is rounded up");
    const [saturday, sunday] = [reported(first, toFirst), reported(second, toSecond)];
    return Math.max(...sunday.map((s) => Math.max(...saturday.map((t) => s - t))));
  },

  // Every number with so many digits that begins so.
  "arithmetic-medium-013": (reading) => {
    const [digits, begins, moved, others, times] = told(
      reading,
      "A #-digit number begins with the digit #. Move this # from the front to the very end, and leave the other # digits",
      "The new number is exactly **# times** the old one. What was the old number?",
    );
    insist(moved === begins && others === digits - 1, "the first digit moves");
    const power = 10 ** (digits - 1);
    return only(
      range(begins * power, (begins + 1) * power - 1).filter(
        (n) => Number(`${String(n).slice(1)}${begins}`) === times * n,
      ),
    );
  },

  // Every bottom left cell and every cell right of it; the other cells follow from one line each, and all lines are tested.
  "arithmetic-medium-014": ({ said }) => {
    const read = range(3, 5).map(said);
    insist(said(1) === 3 && said(2) === read.length, "three in each line, three that can be read");
    const corners = new Set<number>();
    for (const bottomLeft of range(1, 500)) {
      const line = said(3) * said(5) * bottomLeft;
      for (const centre of range(1, 500)) {
        if (said(4) * centre * bottomLeft !== line) continue;
        const [top, right, corner] = [line / said(3) / said(4), line / said(5) / centre, line / said(3) / centre];
        const bottom = line / top / centre;
        const whole = [top, right, corner, bottom].every((cell) => Number.isInteger(cell) && cell > 0);
        if (whole && bottomLeft * bottom * corner === line && said(4) * right * corner === line) corners.add(corner);
      }
    }
    return only(corners);
  },

  "arithmetic-medium-015": (reading) => {
    const [count, ...cards] = told(reading, "has # cards with the digits #, #, # and #.");
    const [together, orders, digits, again] = told(
      reading,
      "in different orders, all # together make # different #-digit numbers. What is the sum of these # numbers?",
    );
    const numbers = [...orderings(cards)].map((order) => Number(order.join("")));
    insist(
      [count, together, digits].every((one) => one === cards.length),
      "so many cards",
    );
    insist(new Set(numbers).size === orders && again === orders, "so many numbers");
    return numbers.reduce((total, n) => total + n, 0);
  },

  "arithmetic-medium-016": (reading) => {
    const { said } = reading;
    labelled(
      reading,
      "is # @1 tall. On the # @2 it grows by **#** of its height. On the # @2 it grows by **a #** of the height it has then, on the # @2 by **a #**",
      "How tall is it at the end of that @2, in @1?",
    );
    const days = [2, 4, 6, 8].map((place) => [said(place), said(place + 1)] as const);
    const isPart = ([day, part]: readonly [number, number]) => part === (day === 1 ? 1 / 2 : day + 1);
    insist(days.every(isPart) && days.slice(0, 3).every(([day], i) => day === i + 1), "a half, a third and so on");
    let height: Rational = rational(said(1));
    for (let day = 1; day <= said(8); day++) height = add(height, divide(height, rational(day + 1)));
    return fractionText(height);
  },

  "arithmetic-medium-017": (reading) => {
    const [count, a, b, c, d, e, f, g, h] = told(
      reading,
      "# cards lie on the table: $$# \\qquad # \\qquad -\\tfrac## \\qquad \\tfrac## \\qquad # \\qquad #$$",
    );
    const [least] = told(reading, "Choose # or more of them and multiply. What is the **smallest** product");
    const cards = [rational(a), rational(b), rational(-c, d), rational(e, f), rational(g), rational(h)];
    insist(cards.length === count, "so many cards");
    insist(e < f, "one positive card makes the size smaller");
    const products = range(1, 2 ** count - 1)
      .map((mask) => cards.filter((_, i) => (mask >> i) & 1))
      .filter((taken) => taken.length >= least)
      .map((taken) => taken.reduce(multiply));
    return fractionText(products.reduce((least, one) => (compare(one, least) < 0 ? one : least)));
  },

  "arithmetic-medium-018": (reading) => {
    const [a, b, c, d, boxes] = told(
      reading,
      "Put the cards #, #, # and # into the # boxes, each card once: $$\\frac{\\square}{\\square} + \\frac{\\square}{\\square}$$",
    );
    const [less, below] = told(reading, "sums are less than #. What is the **largest sum below #**? Give a fraction");
    insist(boxes === 4 && less === below, "four boxes, and one bound");
    const sums = [...orderings([a, b, c, d])].map(([p = 0, q = 1, r = 0, s = 1]) =>
      add(rational(p, q), rational(r, s)),
    );
    const fitting = sums.filter((sum) => compare(sum, rational(below)) < 0);
    return fractionText(fitting.reduce((most, one) => (compare(one, most) > 0 ? one : most)));
  },

  // Counts the unit squares of one row after the other.
  "arithmetic-medium-019": (reading) => {
    const [a, b, c, d, two] = told(
      reading,
      "Which is larger, and by how much? $$# \\times # \\qquad # \\times #$$",
      "give the difference between the # products",
    );
    insist(two === 2, "both products");
    const cells = (each: number, rows: number) => range(1, rows).reduce((total) => total + each, 0);
    return Math.abs(cells(a, b) - cells(c, d));
  },

  "arithmetic-medium-020": (reading) => {
    const { said } = reading;
    insist(said(1) === 2, "two classes");
    labelled(
      reading,
      "The average mark in @3 @1's class was #, the average in @4 @2's class was #.",
      "the number of pupils in @3 @1's class to the number in @4 @2's?",
    );
    const ratios = new Set<string>();
    for (const first of range(1, 60))
      for (const second of range(1, 60))
        if (equal(rational(said(2) * first + said(3) * second, first + second), rational(said(4))))
          ratios.add(fractionText(rational(first, second)));
    return only(ratios).replace("/", ":");
  },

  "arithmetic-medium-021": ({ said }) =>
    fractionText(
      range(1, said(9))
        .map((result) => rational(said(2 * result - 1) * said(2 * result), 100))
        .reduce(add),
    ),

  // All courtyards.
  "arithmetic-medium-041": ({ said, says }) => {
    says("positive whole number", "**product**", "**different** results");
    const lamps = said(1);
    if ([2, 4, 6].some((at) => said(at) !== lamps)) throw new Error("not so many lamps");
    const results = new Set<number>();
    for (const a of range(1, said(3)))
      for (const b of range(1, said(3) - a))
        for (const c of range(1, said(3) - a - b)) {
          const ring = [a, b, c, said(3) - a - b - c];
          if (ring.length !== lamps || ring.some((lamp) => lamp < 1)) continue;
          const products = ring.map((_, side) =>
            range(0, said(5) - 1).reduce((product, next) => product * (ring[(side + next) % lamps] ?? 0), 1),
          );
          results.add(products.reduce((sum, product) => sum + product, 0));
        }
    return results.size;
  },

  // Row by row: what matters are the signs of the columns so far, and how many rows have a negative product.
  "arithmetic-medium-042": ({ said, says }) => {
    says("**product**", "**not** negative", "smallest total");
    const [rows, columns, cell] = [said(1), said(2), said(3)];
    if (said(4) !== -cell || said(5) !== columns || said(6) !== rows || said(7) !== rows + columns)
      throw new Error("not this square");
    const ones = (row: number) => range(0, columns - 1).filter((i) => (row >> i) & 1).length;
    let states = new Map<string, readonly [signs: number, negative: number]>([["0 0", [0, 0]]]);
    for (const _row of range(1, rows)) {
      const next: typeof states = new Map();
      for (const [signs, negative] of states.values())
        for (const row of range(0, 2 ** columns - 1)) {
          const state = [signs ^ row, negative + (ones(row) % 2)] as const;
          next.set(state.join(" "), state);
        }
      states = next;
    }
    const totals = [...states.values()].map(
      ([signs, negative]) => (rows - 2 * negative) * cell ** columns + (columns - 2 * ones(signs)) * cell ** rows,
    );
    return Math.min(...totals.filter((total) => total >= 0));
  },

  // The long division after all.
  "arithmetic-medium-043": ({ said }) => {
    insist(said(3) === 1 && said(6) === 1, "the first digits");
    const sum = (n: number, d: number, count: number) => digitsOf(n, d, count).reduce((a, b) => a + b, 0);
    if (sum(said(1), said(2), said(4)) !== said(5)) throw new Error("not this sum");
    return sum(said(8), said(9), said(7));
  },

  // Plays the cards in every order.
  "arithmetic-medium-044": ({ said, says }) => {
    says("**at that moment**", "every card once", "largest number of points");
    const cards = [3, 4, 5, 6, 7, 8].map(said);
    if (cards.length !== said(2)) throw new Error("not so many cards");
    const ends = [...orderings(cards)].map((order) =>
      order.reduce((points, card) => multiply(points, rational(100 + card, 100)), rational(said(1))),
    );
    return fractionText(ends.reduce((most, end) => (compare(end, most) > 0 ? end : most)));
  },

  // Tries every number of children in both.
  "arithmetic-medium-045": ({ said, says }) => {
    says("in the **choir** play", "in the **orchestra** sing", "in **both**");
    const fractions = range(1, 600).flatMap((both) => {
      const [choir, orchestra] = [(both * said(2)) / said(1), (both * said(4)) / said(3)];
      if (!Number.isInteger(choir) || !Number.isInteger(orchestra)) return [];
      return [fractionText(rational(both, both + (choir - both) + (orchestra - both)))];
    });
    return only(new Set(fractions));
  },

  "arithmetic-medium-046": ({ said, says }) => {
    says("taken away from the number before it", "comes first");
    const [first, last] = [said(2), said(8)];
    const shown = [said(3) - 1, said(4) - 2, said(5) - 3];
    if (shown.some((start) => start !== first) || said(6) !== last - 2 || said(7) !== last - 1)
      throw new Error("the numbers do not follow each other");
    return range(first, last - 1).reduceRight((inner, number) => number - inner, last);
  },

  // Every total that any way of parting can lead to.
  "arithmetic-medium-047": ({ said, says }) => {
    insist(said(6) === said(2), "two heaps each time");
    says("parts it into two heaps", "**product**", "every shell lies by itself", "adds up all her products");
    if (said(3) * said(4) !== said(5)) throw new Error("the example does not fit");
    const totals = [new Set<number>(), new Set([0])];
    for (const shells of range(2, said(1))) {
      const possible = range(1, shells - 1).flatMap((one) =>
        [...(totals[one] ?? [])].flatMap((a) =>
          [...(totals[shells - one] ?? [])].map((b) => one * (shells - one) + a + b),
        ),
      );
      totals.push(new Set(possible));
    }
    return only(totals[said(1)] ?? []);
  },

  // In cents: so many things with whole dollars besides.
  "arithmetic-medium-048": ({ said, says }) => {
    says("**every** price ends in", "pays exactly");
    const cents = (dollars: number): number => Math.round(100 * dollars);
    const [end, paid] = [said(1), cents(said(5))];
    if ([said(2), said(3), said(4)].some((price) => cents(price) % 100 !== end))
      throw new Error("a price ends otherwise");
    return only(range(1, paid).filter((things) => things * end <= paid && (paid - things * end) % 100 === 0));
  },
};

export const families: FamilyProofs = {
  // Carries out both changes on an amount, or counts the unit squares of a shape drawn anew.
  "up-then-down": ({ setting, up, down }: { setting: string; up: number; down: number }) => {
    const more = (n: number) => n + (n / 100) * up;
    const less = (n: number) => n - (n / 100) * down;
    if (setting === "tent") return (less(more(70000)) - 70000) / 700;
    if (setting === "reservoir") return (more(less(30000)) - 30000) / 300;
    let covered = 0;
    for (let row = 0; row < less(2000); row++) covered += more(300);
    return (covered - 2000 * 300) / (20 * 300);
  },

  // Every first share; the second follows from the difference, and the ratio must hold.
  "ratio-from-a-difference": (p: { setting: string; a: number; b: number; c: number; part: number }) => {
    const { setting, a, b, c } = p;
    const difference = (b - a) * p.part;
    const first = only(range(1, 400).filter((one) => b * one === a * (one + difference)));
    const second = first + difference;
    const third = only(range(1, 400).filter((one) => a * one === c * first));
    if (setting === "beads") return first + second + third;
    if (setting === "trees") return third;
    if (setting === "choirs") return first + second;
    const [least = 0, , most = 0] = [first, second, third].sort((one, other) => one - other);
    return most - least;
  },

  // All pairs of different bottom numbers.
  "two-unit-fractions": ({ setting }: { setting: string }, reading) => {
    const [top = 0, bottom = 0] =
      matches(reading, /\\frac\{(\d+)\}\{(\d+)\}/g)
        .at(-1)
        ?.map(Number) ?? [];
    const pairs: [number, number][] = [];
    // The larger part is more than half of the sum; the smaller one is at least 1/(bottom x).
    for (let x = 1; top * x < 2 * bottom; x++)
      for (let y = x + 1; y <= bottom * x; y++) if (bottom * (x + y) === top * x * y) pairs.push([x, y]);
    const [x, y] = only(pairs);
    return setting === "fields" ? fractionText(subtract(rational(1, x), rational(1, y))) : [x, y];
  },

  // All choices of signs.
  "plus-or-minus": ({ n, total }: { n: number; total: number }) => {
    let ways = 0;
    for (let mask = 0; mask < 2 ** n; mask++) {
      let place = 0;
      for (let k = 1; k <= n; k++) place += (mask >> (k - 1)) & 1 ? k : -k;
      if (place === total) ways++;
    }
    return ways;
  },

  // Every old number is tried.
  "before-the-change": ({ setting, before, percent }: { setting: string; before: number; percent: number }) => {
    const changed = (old: number) =>
      ["school", "fare"].includes(setting) ? 100 * old + percent * old : 100 * old - percent * old;
    const now = changed(before);
    return only(range(1, 3000).filter((old) => changed(old) === now));
  },
};
