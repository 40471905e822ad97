import { add, fractionText, rational } from "../../../src/maths/rational.ts";
import { choices, type FamilyProofs, insist, only, orderings, type Proofs, range } from "../proof.ts";
import { inOrder, labelled } from "../reading/labelled.ts";
import { matches, pictured, told } from "../reading/told.ts";
import { quadraticField } from "./surds.ts";

export const proofs: Proofs = {
  // Walk round L-shapes of many sizes with many cuts, then find the only m x + c that fits them all.
  "algebra-polynomials-001": (reading) => {
    const [twice, more, less, corner] = told(
      reading,
      "A rectangle is $#x + #$ cm wide and $x + #$ cm high.",
      "A small rectangle is cut out of # corner. An L-shape is left",
    );
    told(reading, "the perimeter of the L-shape, in cm, as an expression in $x$");
    pictured(reading, twice, more, less);
    insist(corner === 1, "one corner");
    const walks = range(1, 6).flatMap((x) => {
      const width = twice * x + more;
      const height = x + less;
      return [...choices([range(1, width - 1), range(1, height - 1)])].map(([across = 0, down = 0]) => {
        const corners: readonly (readonly [number, number])[] = [
          [0, 0],
          [width, 0],
          [width, height - down],
          [width - across, height - down],
          [width - across, height],
          [0, height],
        ];
        return { x, length: lengthRound(corners) };
      });
    });
    const fits = ([m = 0, c = 0]: number[]) => walks.every(({ x, length }) => m * x + c === length);
    const [m, c] = only([...choices([range(-50, 50), range(-50, 50)])].filter(fits));
    return `${m}*x + ${c}`;
  },

  // The trick for every eighth from -100 to 100, in eighths.
  "algebra-polynomials-002": (reading) => {
    const [more, times, less, twice, first] = told(
      reading,
      "1. Think of a number. 2. Add #. 3. Multiply by #. 4. Take away #. 5. Halve what you have. 6. Take away # the number you # thought of.",
    );
    insist(first === 1, "the number thought of at first");
    return (
      only(
        new Set(range(-800, 800).map((eighths) => ((eighths + 8 * more) * times - 8 * less) / 2 - twice * eighths)),
      ) / 8
    );
  },

  // The sides are p + √r and p - √r for the only p and r that give this perimeter and area; square them as such.
  "algebra-polynomials-003": (reading) => {
    const { said } = reading;
    labelled(reading, "perimeter of # @1 and an area of # @1². Its sides are not whole numbers of @1.");
    const sides = [...choices([range(1, said(1)), range(1, 400)])].filter(
      ([p = 0, r = 0]) => 2 * (p + p) === said(1) && p * p - r === said(2),
    );
    const [p = 0, r = 0] = only(sides);
    const squares = [1, -1].map((sign) => ({ whole: p * p + r, roots: 2 * sign * p }));
    insist(squares.length === said(3), "so many squares");
    if (squares.reduce((sum, square) => sum + square.roots, 0) !== 0) throw new Error("the total is not whole");
    return squares.reduce((sum, square) => sum + square.whole, 0);
  },

  // All headings up to 20 that fit the three cells; whatever they are, they must give one product.
  "algebra-polynomials-004": (reading) => {
    const [brackets, lost, top, square, left, right] = told(
      reading,
      "multiplied # brackets of the form $(ax + b)$ and $(cx + d)$ in a grid. All of $a, b, c, d$ are positive whole numbers.",
      "The headings and # cell cannot be read any more",
      "| ? | $#x^#$ | ? | | ? | $#x$ | $#$ |",
    );
    const [again] = told(reading, "the whole product of the # brackets, with like terms collected");
    insist(brackets ** 2 - [top, left, right].length === lost, "cells that cannot be read");
    insist(brackets === 2 && again === 2 && square === 2, "two brackets");
    const heads = range(1, 20);
    const products = [...choices([heads, heads, heads, heads])]
      .filter(([a = 0, b = 0, c = 0, d = 0]) => a * c === top && b * c === left && b * d === right)
      .map(([a = 0, b = 0, c = 0, d = 0]) => `${a * c}*x^2 + ${a * d + b * c}*x + ${b * d}`);
    return only(new Set(products));
  },

  // Long division of P by both brackets for all a and b.
  "algebra-polynomials-005": (reading) => {
    const [cube, square, last, root, plus, rest] = told(
      reading,
      "$$P(x) = x^# + ax^# + bx + #$$ is divisible by $x - #$ without remainder. Divided by $x + #$ it leaves the remainder #.",
    );
    insist(cube === 3 && square === 2, "a cubic");
    const [a = 0, b = 0] = only(
      [...choices([range(-60, 60), range(-60, 60)])].filter(
        ([a = 0, b = 0]) => remainder([1, a, b, last], root) === 0 && remainder([1, a, b, last], -plus) === rest,
      ),
    );
    return inOrder(reading, "Find $@$ and then $@$.", { a, b });
  },

  // All ways to share the sum among six coefficients; a seventh would already count 8⁶ = 262144.
  "algebra-polynomials-006": (reading) => {
    labelled(
      reading,
      "coefficients of a polynomial $@1(x)$",
      "$$@1(#) = # \\qquad @1(#) = #$$ Which polynomial is $@1(@2)$?",
    );
    const [values, one, sum, at, value] = told(
      reading,
      "are whole numbers, and none of them is negative. You know # of its values. $$P(#) = # \\qquad P(#) = #$$",
    );
    insist(values === 2 && one === 1 && at ** 6 > value, "two values, and no seventh coefficient");
    const fitting = shares(sum, 6).filter((list) => list.reduce((total, one) => total * at + one, 0) === value);
    return only(fitting)
      .map((coefficient, i, all) => `${coefficient}*x^${all.length - 1 - i}`)
      .join(" + ");
  },

  // Counts the tiles at the edge one by one for many courtyards.
  "algebra-polynomials-008": (reading) => {
    const [a, b] = told(reading, "- Amara: $# \\times n - #$ -");
    const [c, d] = told(reading, "- Lars: $# \\times (n - #)$ -");
    const [e, f] = told(reading, "- Mina: $n + n + (n - #) + (n - #)$ -");
    const [g, h, i] = told(reading, "- Otto: $# \\times (n - #) + #$");
    const [side, children, first, right] = told(
      reading,
      "The picture shows it for $n = #$.",
      "# children write down a rule",
      "for every $n$ from # on",
      "# of the rules are right. Whose rule is **wrong**?",
    );
    told(reading, "has $n$ tiles along each side. The tiles along its edge are dark", "the number of dark tiles");
    const rules: readonly (readonly [name: string, rule: (n: number) => number])[] = [
      ["Amara", (n) => a * n - b],
      ["Lars", (n) => c * (n - d)],
      ["Mina", (n) => n + n + (n - e) + (n - f)],
      ["Otto", (n) => g * (n - h) + i],
    ];
    const dark = (n: number) =>
      [...choices([range(1, n), range(1, n)])].filter((tile) => tile.some((place) => place === 1 || place === n))
        .length;
    const wrong = rules.filter(([, rule]) => range(first, 12).some((n) => rule(n) !== dark(n)));
    const [courtyard = []] = reading.shown.drawn?.polygons ?? [];
    insist(Math.max(...courtyard.flat()) === side && children === rules.length, "the picture and the children");
    insist(wrong.length === rules.length - right, "so many are right");
    const [name, rule] = only(wrong);
    insist(
      range(first, 12).every((n) => rule(n) === dark(n) + courtyard.length),
      "the wrong one adds each corner twice",
    );
    return name;
  },

  // All tiles in tenths of a centimetre.
  "algebra-polynomials-010": (reading) => {
    const [tiles, beside, behind, asked] = told(
      reading,
      "# equal rectangular tiles",
      "together along a long side. The perimeter of the new shape is # cm.",
      "together along a short side. Now the perimeter of the shape is # cm. What is the perimeter of **#** tile?",
    );
    pictured(reading, beside, behind);
    insist(tiles === 2, "two tiles");
    const tenths = range(1, 5 * Math.max(beside, behind));
    const fitting = [...choices([tenths, tenths])].filter(
      ([long = 0, short = 0]) =>
        long > short && 2 * (long + 2 * short) === 10 * beside && 2 * (2 * long + short) === 10 * behind,
    );
    const [long = 0, short = 0] = only(fitting);
    return (asked * 2 * (long + short)) / 10;
  },

  "algebra-polynomials-012": (reading) => {
    const [times, more, by, found, first] = told(
      reading,
      "1. # the number on the red die. 2. Add #. 3. Multiply by #. 4. Add the number on the blue die.",
      '"I have #", says Nikau.',
      "Give red #.",
    );
    insist(first === 1, "red first");
    const [red = 0, blue = 0] = only(
      [...choices([range(1, 6), range(1, 6)])].filter(
        ([red = 0, blue = 0]) => (times * red + more) * by + blue === found,
      ),
    );
    return inOrder(reading, "Which numbers are on the @ and on the @ die?", { red, blue });
  },

  // Every number up to 200 in the gap, and all six ways to circle three.
  "algebra-polynomials-014": (reading) => {
    const [circled, count, two, ...cells] = told(
      reading,
      "circles # of these # numbers. No # of them may be in the same row or in the same column.",
      "| # | # | # | | # | # | # | | **?** | # | # |",
    );
    const [again] = told(reading, "Whichever # he circles, his total is always the same.");
    insist(circled === 3 && again === 3 && count === cells.length + 1 && two === 2, "three of nine");
    return only(
      range(0, 200).filter((hidden) => {
        const table = [cells.slice(0, 3), cells.slice(3, 6), [hidden, ...cells.slice(6)]];
        const totals = [...orderings([0, 1, 2])].map((columns) =>
          columns.reduce((total, column, row) => total + (table[row]?.[column] ?? 0), 0),
        );
        return new Set(totals).size === 1;
      }),
    );
  },

  // Lays the window on every place of the table.
  "algebra-polynomials-016": (reading) => {
    const [from, alsoFrom, to, alsoTo] = told(
      reading,
      "a square window into a card and lays it on the multiplication table from $# \\times #$ to $# \\times #$.",
    );
    const [seen, beside, row, below, all, total] = told(
      reading,
      "Through the window she sees # numbers, # neighbours from # row and the # numbers below them. The # numbers add up to $#$.",
    );
    insist(from === alsoFrom && to === alsoTo && seen === 4 && all === 4, "a square of the table");
    insist(beside === 2 && row === 1 && below === 2, "two above two");
    const windows = [...choices([range(from, to - 1), range(from, to - 1)])].map(([row = 0, column = 0]) =>
      [row, row + 1].flatMap((one) => [column, column + 1].map((other) => one * other)),
    );
    const fitting = windows.filter((window) => window.reduce((sum, one) => sum + one, 0) === total);
    return only(new Set(fitting.map((window) => Math.max(...window))));
  },

  "algebra-polynomials-020": (reading) => {
    const [two, zero, a, b, ...groups] = told(
      reading,
      "multiplies # numbers with a $#$ in the middle",
      "$$# \\times # = #\\,#\\,#$$",
    );
    const [asked, digits, middle, product] = told(
      reading,
      "Find # #-digit numbers, each with a $#$ in the middle, whose product is $#$.",
    );
    insist(
      two === 2 && asked === 2 && digits === 3 && zero === 0 && middle === 0,
      "two numbers with a 0 in the middle",
    );
    insist(a * b === Number(groups.join("")), "the example");
    const numbers = range(100, 999).filter((n) => String(n)[1] === "0");
    return only(
      [...choices([numbers, numbers])].filter(([one = 0, other = 0]) => one <= other && one * other === product),
    );
  },

  // Multiplies out, factor by factor.
  "algebra-polynomials-024": (reading) => {
    const [square, minus, power] = told(reading, "multiplies out $$(x^# + x - #)^#$$ and collects like terms");
    const [none] = told(
      reading,
      "in front of the **even** powers of $x$ add up to? The number without $x$ counts as well, because it belongs to $x^#$",
    );
    insist(square === 2 && none === 0, "powers 2, 1 and 0");
    const expanded = range(1, power).reduce<number[]>(
      (polynomial) => {
        const next = Array.from({ length: polynomial.length + 2 }, () => 0);
        for (const [i, one] of polynomial.entries())
          for (const [j, other] of [-minus, 1, 1].entries()) next[i + j] = (next[i + j] ?? 0) + one * other;
        return next;
      },
      [1],
    );
    return expanded.reduce((total, one, exponent) => (exponent % 2 === 0 ? total + one : total), 0);
  },

  // All cubics with coefficients up to 40 that have both values.
  "algebra-polynomials-027": (reading) => {
    labelled(
      reading,
      "All coefficients of a polynomial $@1(x)$",
      "$$@1(#) = # \\qquad @1(#) = #$$ What is",
      "number that $@1(#)$ can be",
    );
    const [near, low, far, high, asked] = told(
      reading,
      "are integers (they may be negative), and $$P(#) = # \\qquad P(#) = #$$ What is the smallest **positive** number that $P(#)$ can be?",
    );
    let least = Number.POSITIVE_INFINITY;
    for (const a of range(-40, 40))
      for (const b of range(-40, 40))
        for (const c of range(-40, 40)) {
          const d = low - near ** 3 * a - near ** 2 * b - near * c;
          const at = (x: number) => ((a * x + b) * x + c) * x + d;
          if (at(far) === high && at(asked) > 0) least = Math.min(least, at(asked));
        }
    return least;
  },

  // Divides out the factors of the number, from the smallest on.
  "algebra-polynomials-029": (reading) => {
    const [number, base, exponent, more] = told(
      reading,
      "The number $#$ is $#^# + #$. What is its **largest prime factor**?",
    );
    let rest = base ** exponent + more;
    insist(rest === number, "the number is what it is said to be");
    let largest = 1;
    for (let d = 2; d <= rest; d++) for (; rest % d === 0; rest /= d) largest = d;
    return largest;
  },

  // Many pictures, in half centimetres.
  "algebra-polynomials-031": (reading) => {
    const { said, says } = reading;
    labelled(
      reading,
      "Made $#$ @1 wider and $#$ @1 higher, its area would grow by $#$ @1².",
      "Made $#$ @1 wider and $#$ @1 higher, its area would grow by much more. By how many square @1?",
    );
    says("She tries two changes, each time with the **first** picture", "wider", "higher", "its area would grow by");
    const halves = [...choices([range(1, 120), range(1, 120)])];
    const growth = halves.flatMap(([width = 0, height = 0]) => {
      const grown = (wider: number, higher: number) =>
        ((width + 2 * wider) * (height + 2 * higher) - width * height) / 4;
      return grown(said(3), said(4)) === said(5) ? [grown(said(6), said(7))] : [];
    });
    return only(new Set(growth));
  },

  "algebra-polynomials-032": ({ said, says }) => {
    says(
      "thinks of two different numbers",
      "First he **adds** them",
      "different",
      "**adds** them",
      "takes the smaller one away",
      "adds his two results",
    );
    const pairs = range(1, 300).flatMap((larger) =>
      range(1, larger - 1)
        .filter((smaller) => larger + smaller + (larger - smaller) === said(4))
        .map((smaller) => [larger, smaller] as const),
    );
    if (new Set(pairs.map(([, smaller]) => smaller)).size < 2) throw new Error("both numbers are certain");
    return only(new Set(pairs.map(([larger]) => larger)));
  },

  // Sticks of many lengths.
  "algebra-polynomials-033": (reading) => {
    const { said, says } = reading;
    labelled(
      reading,
      "is $#$ @1 longer than the #, and the # is $#$ @1 longer than the #.",
      "By how many square @1 is the area of Laila's squares greater",
    );
    const [sticks, rectangles] = [
      told(reading, "the # and the #, the # and the #, the # and the #."),
      [1, 2, 2, 3, 1, 3],
    ];
    insist(sticks.join() === rectangles.join(), "each two of the sticks");
    insist(range(1, said(1)).join() === [said(4), said(2), said(5)].join() && said(7) === said(2), "three sticks");
    insist([said(8), said(9), said(10), said(11)].join() === "1,3,3,2", "a square for each, a rectangle for two");
    says("longer than the first", "longer than the second", "**three squares**", "two different sticks as its sides");
    const differences = range(1, 200).map((first) => {
      const second = first + said(3);
      const third = second + said(6);
      return first ** 2 + second ** 2 + third ** 2 - first * second - second * third - first * third;
    });
    return only(new Set(differences));
  },

  // Multiplies out.
  "algebra-polynomials-034": ({ said, says }) => {
    says("multiplies out", "do **not** appear");
    insist(
      [1, 3, 6, 9, 13].every((place) => said(place) === 1),
      "a one in each bracket",
    );
    const brackets = [
      [0, 1, said(2)],
      [0, said(4), said(5)],
      [0, said(7), said(8)],
      [0, said(10), said(11)],
    ];
    const found = new Set([...choices(brackets)].map((powers) => powers.reduce((total, power) => total + power, 0)));
    if (Math.min(...found) !== said(12) || Math.max(...found) !== said(14))
      throw new Error("other powers are the ends");
    return range(said(12), said(14)).filter((power) => !found.has(power));
  },

  // All choices of cards.
  "algebra-polynomials-035": ({ said, says }) => {
    says("one or more", "over the product");
    const [cards, last] = [said(1), said(5)];
    const choicesOfCards = 2 ** last - 1;
    insist(cards === last && choicesOfCards === said(15), "all the cards");
    insist(
      range(1, 3).every((card) => said(card + 1) === card),
      "the first cards",
    );
    insist(
      [said(6), said(10), said(13)].every((one) => one === 1),
      "one over the product",
    );
    insist(said(8) * said(9) * said(7) === said(11) && said(12) === said(14), "the examples");
    let total = rational(0);
    for (const choice of range(1, choicesOfCards)) {
      let product = 1;
      for (const card of range(1, last)) if ((choice >> (card - 1)) % 2 === 1) product *= card;
      total = add(total, rational(1, product));
    }
    return fractionText(total);
  },
};

/** Length round a polygon whose sides are level or upright. */
function lengthRound(corners: readonly (readonly [number, number])[]): number {
  return corners.reduce((length, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length] ?? [x, y];
    return length + Math.abs(nextX - x) + Math.abs(nextY - y);
  }, 0);
}

/** Remainder when the polynomial (highest power first) is divided by x - root, term by term as on paper. */
function remainder(polynomial: readonly number[], root: number): number {
  const rest = [...polynomial];
  while (rest.length > 1) {
    const [lead = 0, next = 0, ...lower] = rest;
    rest.splice(0, rest.length, next + lead * root, ...lower);
  }
  return rest[0] ?? 0;
}

/** Every list of `places` whole numbers from 0 with the given sum. */
function shares(sum: number, places: number): number[][] {
  if (places === 1) return [[sum]];
  return range(0, sum).flatMap((first) => shares(sum - first, places - 1).map((rest) => [first, ...rest]));
}

/** Quotient and remainder of polynomials (highest power first), the divisor beginning with 1, as on paper. */
function longDivision(polynomial: readonly number[], divisor: readonly number[]): { rest: number[] } {
  const rest = [...polynomial];
  while (rest.length >= divisor.length) {
    const lead = rest[0] ?? 0;
    for (const [i, one] of divisor.entries()) rest[i] = (rest[i] ?? 0) - lead * one;
    rest.shift();
  }
  return { rest };
}

function multiplied(one: readonly number[], other: readonly number[]): number[] {
  const result = Array.from({ length: one.length + other.length - 1 }, () => 0);
  for (const [i, p] of one.entries())
    for (const [j, q] of other.entries()) result[i + j] = (result[i + j] ?? 0) + p * q;
  return result;
}

function plus(one: readonly number[], other: readonly number[]): number[] {
  const size = Math.max(one.length, other.length);
  return range(0, size - 1).map((i) => (one[one.length - size + i] ?? 0) + (other[other.length - size + i] ?? 0));
}

export const families: FamilyProofs = {
  // Runs each trick for secret numbers from -20 to 20 with every number up to 400 in the gap.
  "trick-with-a-gap": ({ setting, k, a, m }: { setting: string; k: number; a: number; m: number }) => {
    const secrets = range(-20, 20);
    const tricks: Record<string, (gap: number, n: number) => boolean> = {
      blot: (gap, n) => (n * k + gap) / k - n === a,
      higher: (gap, n) => ((n + a) * k - gap) / k === n + 1,
      routes: (gap, n) => (n + a) * k === n * k + a + gap,
      secret: (gap, n) => ((n * k + a) * m - gap) / (k * m) === n,
    };
    const trick = tricks[setting];
    return only(range(0, 400).filter((gap) => secrets.every((n) => trick?.(gap, n))));
  },

  // Exact arithmetic with the two numbers themselves, (s ± √D) / 2 or (√D ± s) / 2.
  "without-finding-them": ({ setting, s, p, k }: { setting: string; s: number; p: number; k: number }) => {
    const field = quadraticField(s * s + (setting === "gap" ? 4 : -4) * p);
    const { number, root, add, multiply, inverse, whole } = field;
    const half = { a: rational(1, 2), b: rational(0) };
    const x = multiply(half, add(root(1), number(s)));
    const y = multiply(half, setting === "gap" ? add(root(1), number(-s)) : add(number(s), root(-1)));
    if (fractionText(whole(multiply(x, y))) !== String(p)) throw new Error("the product is another");
    const squares = add(multiply(x, x), multiply(y, y));
    if (setting === "gap") return fractionText(whole(squares));
    if (fractionText(whole(add(x, y))) !== String(s)) throw new Error("the sum is another");
    if (setting === "upside") return fractionText(whole(add(inverse(x), inverse(y))));
    if (setting === "grown") return fractionText(whole(multiply(add(x, number(k)), add(y, number(k)))));
    // Told are the frame and the square on the diagonal; among all areas one fits both.
    if (fractionText(whole(squares)) !== String(s * s - 2 * p)) throw new Error("the diagonal is another");
    return fractionText(whole(multiply(x, y)));
  },

  // The greatest common divisor of the results for 200 starts, by trial.
  "always-divides": ({ setting, k, d }: { setting: string; k: number; d: number }) => {
    const results = range(1, 200).map((start) => {
      if (setting === "squares") return (start + k) * (start + k) - start * start;
      const step = setting === "stairs" ? d : setting === "odd" ? 2 : 1;
      const first = setting === "odd" ? 2 * start - 1 : start;
      let total = 0;
      for (let number = first; number < first + k * step; number += step) total += number;
      return total;
    });
    return Math.max(...range(1, results[0] ?? 1).filter((divisor) => results.every((one) => one % divisor === 0)));
  },

  // Long divisions of polynomials with several quotients.
  "one-remainder-from-two": (p: { setting: string; a: number; b: number; m: number; c: number; n: number }) => {
    if (p.setting === "power") {
      const polynomial = [1, ...range(1, p.n - 2).map(() => 0), p.m, p.c];
      const [slope, rest] = longDivision(polynomial, [1, 0, -1]).rest;
      return `${slope}*x + ${rest}`;
    }
    const divisor = multiplied([1, -p.a], [1, -p.b]);
    const quotients = [[0], [1], [2, -3], [1, 0, 5, -7]];
    const left = (slope: number, rest: number) =>
      only(
        new Set(
          quotients.map((quotient) => {
            const polynomial = plus(multiplied(divisor, quotient), [slope, rest]);
            return [p.a, p.b].map((root) => longDivision(polynomial, [1, -root]).rest[0]).join(", ");
          }),
        ),
      );
    const told = left(p.m, p.c);
    if (p.setting === "back") return told;
    // Of all remainders ux + v with values up to 60, the one that leaves both numbers.
    const [r = 0, t = 0] = told.split(", ").map(Number);
    const [slope = 0, rest = 0] = only(
      range(-60, 60).flatMap((u) =>
        range(-60, 60)
          .filter((v) => u * p.a + v === r && u * p.b + v === t && left(u, v) === told)
          .map((v) => [u, v]),
      ),
    );
    return `${slope}*x + ${rest}`;
  },

  // Goes on with the table of differences: those of the highest order are all alike.
  "nearly-a-pattern": (p: { setting: string; lead: number; x: number }, reading) => {
    const degree = p.setting === "squares" ? 4 : 3;
    const given =
      p.setting === "squares"
        ? told(reading, "$$#, \\; #, \\; #, \\; #$$")
        : p.setting === "next"
          ? told(reading, '"$#, #, #$, and so on"')
          : matches(reading, /P\(\d\) = (-?\d+)/g).map(([value]) => Number(value));
    insist(given.length === degree, "there are as many values as the degree says");
    // The last difference of lead × x^degree alone; lower powers add nothing to it.
    let powers = range(0, degree).map((x) => p.lead * x ** degree);
    while (powers.length > 1) powers = powers.slice(1).map((after, i) => after - (powers[i] ?? 0));
    const last = powers[0] ?? 0;
    const edge: number[] = [];
    for (let row = given; row.length > 0; row = row.slice(1).map((after, i) => after - (row[i] ?? 0)))
      edge.push(row.at(-1) ?? 0);
    for (let place = degree; place < p.x; place++) {
      let below = last;
      for (let order = degree - 1; order >= 0; order--) {
        below += edge[order] ?? 0;
        edge[order] = below;
      }
    }
    return edge[0] ?? 0;
  },
};
