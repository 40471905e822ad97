import { add, divide, fractionText, isWhole, type Rational, rational, subtract } from "../../../src/maths/rational.ts";
import { type FamilyProofs, insist, only, type Proofs, range } from "../proof.ts";
import { labelled } from "../reading/labelled.ts";
import { told } from "../reading/told.ts";

type Fraction = readonly [top: bigint, bottom: bigint];

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

function lowest(top: bigint, bottom: bigint): Fraction {
  const common = gcd(top, bottom);
  return [top / common, bottom / common];
}

/** Every value a chain of divisions takes, however it is bracketed. */
function bracketed(numbers: readonly bigint[]): Fraction[] {
  const [first, ...rest] = numbers;
  if (first !== undefined && rest.length === 0) return [[first, 1n]];
  return range(1, rest.length).flatMap((cut) =>
    bracketed(numbers.slice(0, cut)).flatMap(([a, b]) =>
      bracketed(numbers.slice(cut)).map(([c, d]) => lowest(a * d, b * c)),
    ),
  );
}

/** The product of the parts for every way to write n as a sum of parts no larger than `most`. */
function* partProducts(n: number, most: number): Generator<number> {
  if (n === 0) yield 1;
  for (const part of range(1, Math.min(n, most)))
    for (const product of partProducts(n - part, part)) yield part * product;
}

/** The largest whole number whose square is at most n. */
function root(n: bigint): bigint {
  let low = 0n;
  let high = n + 1n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle * middle <= n) low = middle;
    else high = middle;
  }
  return low;
}

/** Whether votes out of voters round to this percentage, whichever way an exact half goes. */
const roundsTo = (votes: number, voters: number, percent: number): boolean =>
  Math.abs(100 * votes - percent * voters) * 2 <= voters;

export const proofs: Proofs = {
  "arithmetic-hard-001": (reading) => {
    const [a, b, c, d, e, terms, more, nines] = told(
      reading,
      "$$# + # + # + \\dots + #\\ldots#$$ has # terms. Each term has # digit more than the term before",
      "the last one is made of # nines. Work out the sum. What do the **digits of the result** add up to?",
    );
    const numbers = range(1, terms).map((term) => "9".repeat(1 + (term - 1) * more));
    insist([a, b, c].join() === numbers.slice(0, 3).join() && numbers.at(-1)?.length === nines, "the terms");
    insist(/^9+$/.test(`${d}${e}`), "the last term is made of nines");
    const sum = numbers.reduce((total, number) => total + BigInt(number), 0n);
    return [...String(sum)].reduce((total, digit) => total + Number(digit), 0);
  },

  "arithmetic-hard-002": (reading) => {
    const [first, one, second, two, third, three, years, left] = told(
      reading,
      "- $#\\%$ of its value in the # year, - $#\\%$ in the # year, - $#\\%$ in the # year.",
      "is taken of the value at the **start of that year**. After # years the tractor is worth £#. What did it cost",
    );
    insist(one === 1 && two === 2 && three === 3 && years === three, "year after year");
    return only(
      range(1, 100_000).filter((price) => price * (100 - first) * (100 - second) * (100 - third) === left * 100 ** 3),
    );
  },

  "arithmetic-hard-003": (reading) => {
    const [sum] = told(reading, "Write # as a sum of positive whole numbers, as many as you like.");
    const [whole, a, b, c, d, e, f, product] = told(reading, "$# = # + # + #$ gives $# \\times # \\times # = #$");
    told(
      reading,
      "A number may be used more than once. Then multiply the numbers of your sum.",
      "What is the largest product",
    );
    insist(
      whole === sum && a + b + c === sum && [a, b, c].join() === [d, e, f].join() && d * e * f === product,
      "example",
    );
    return [...partProducts(sum, sum)].reduce((most, product) => Math.max(most, product));
  },

  "arithmetic-hard-004": (reading) => {
    const [count, ...numbers] = told(
      reading,
      "a plus sign or a minus sign in front of each of the # numbers $$# \\quad # \\quad # \\quad # \\quad # \\quad # \\quad # \\quad # \\quad # \\quad #$$",
    );
    const [total] = told(reading, "so that the total is $#$. Which numbers get a **minus** sign?");
    insist(numbers.length === count, "so many numbers");
    const minus = range(0, 2 ** count - 1).map((mask) => numbers.filter((_, i) => (mask >> i) & 1));
    return only(minus.filter((taken) => numbers.reduce((sum, n) => sum + (taken.includes(n) ? -n : n), 0) === total));
  },

  "arithmetic-hard-005": (reading) => {
    const [a, b, c, d, last] = told(reading, "The numbers $#, #, #, #, \\dots, #$ are triangular:");
    const [second, ...two] = told(reading, "triangular: $# = # + #$,");
    const [third, ...three] = told(reading, ", $# = # + # + #$, and so on");
    const [end, from, on, rows] = told(reading, "and so on up to $# = # + # + \\dots + #$.");
    const [less] = told(
      reading,
      "each bottom number is the next triangular number and each top number is # less:",
      "Find its exact value, as a fraction in lowest terms.",
    );
    const written = told(
      reading,
      "$$\\frac{#}{#} \\times \\frac{#}{#} \\times \\frac{#}{#} \\times \\frac{#}{#} \\times \\dots \\times \\frac{#}{#}$$",
    );
    const sums = range(2, rows).map((row) => range(1, row).reduce((sum, n) => sum + n, 0));
    const shown = [...sums.slice(0, 4), sums.at(-1) ?? 0];
    insist([a, b, c, d, last].join() === shown.join() && end === last, "triangular numbers");
    insist(second === a && two.join() === "1,2" && third === b && three.join() === "1,2,3", "the first sums");
    insist(from === 1 && on === 2, "the last sum");
    insist(written.join() === shown.flatMap((bottom) => [bottom - less, bottom]).join(), "the fractions");
    return sums
      .reduce<Fraction>(([top, bottom], sum) => lowest(top * BigInt(sum - less), bottom * BigInt(sum)), [1n, 1n])
      .join("/");
  },

  "arithmetic-hard-006": (reading) => {
    const line = told(reading, "The line $$# \\div # \\div # \\div # \\div #$$ is worked out from left to right");
    told(
      reading,
      "put in brackets, as many pairs as you like, or none",
      "The numbers and the signs stay where they are. How many different values can the line take?",
    );
    return new Set(bracketed(line.map(BigInt)).map(String)).size;
  },

  "arithmetic-hard-007": (reading) => {
    const [digits, whole, least, most] = told(
      reading,
      "Choose # digits $a$, $b$, $c$ and repeat them for ever: $$#.abcabcabc\\ldots$$",
      "Digits may be equal, and any of them may be # or #.",
    );
    const [none, nines, limit] = told(
      reading,
      "Only $#$ and $#$ are left out.",
      "each of these decimals as a fraction in lowest terms. For how many of them is the denominator **at most #**?",
    );
    insist(digits === 3 && whole === 0 && least === 0 && most === 9, "any three digits after the point");
    return range(0, 999)
      .filter((block) => block !== none && block !== nines)
      .filter((block) => lowest(BigInt(block), 999n)[1] <= BigInt(limit)).length;
  },

  "arithmetic-hard-008": (reading) => {
    const [names, each, fewer, comet, biscuit, turbo, all] = told(
      reading,
      "There were # names, and each voter chose exactly #. **Fewer than #** people voted.",
      "rounded to the nearest whole percent: Comet $#\\%$, Biscuit $#\\%$, Turbo $#\\%$. (Yes, these add up to $#\\%$.)",
    );
    insist(names === 3 && each === 1 && comet + biscuit + turbo === all, "one of three names");
    const fits = new Set<number>();
    for (const voters of range(1, fewer - 1))
      for (const first of range(0, voters))
        for (const second of range(0, voters - first))
          if (
            roundsTo(first, voters, comet) &&
            roundsTo(second, voters, biscuit) &&
            roundsTo(voters - first - second, voters, turbo)
          )
            fits.add(voters);
    return only(fits);
  },

  "arithmetic-hard-009": (reading) => {
    const [a, b, c, d] = told(reading, "The fractions $\\frac{#}{#}$ and $\\frac{#}{#}$ are very close together:");
    const [e, f, low, g, h, high] = told(reading, "$\\frac{#}{#} = #\\ldots$ and $\\frac{#}{#} = #\\ldots$");
    told(reading, "lie strictly between them. Which of these fractions has the **smallest denominator**?");
    insist([a, b, c, d].join() === [e, f, g, h].join(), "the same fractions");
    const begins = (top: number, bottom: number, decimal: number) =>
      Math.floor((top * 100_000) / bottom) === Math.round(decimal * 100_000);
    insist(begins(a, b, low) && begins(c, d, high) && low < high, "their decimals");
    for (let bottom = 1; ; bottom++) {
      const tops = range(0, bottom).filter((top) => b * top > a * bottom && d * top < c * bottom);
      if (tops.length > 0) return `${only(tops)}/${bottom}`;
    }
  },

  // Counts up to the whole part.
  "arithmetic-hard-010": (reading) => {
    const [example, root, part, divided, other, same, not] = told(
      reading,
      "For $n = #$ the root is $#\\ldots$, so its whole part is $#$. This divides $#$ without a remainder.",
      "For $n = #$ the whole part is $#$ as well, but it does not divide $#$.",
    );
    const [from, to] = told(reading, "For how many $n$ from $#$ to $#$ does the whole part of $\\sqrt{n}$ divide $n$");
    const wholePart = (n: number) => {
      let whole = 1;
      while ((whole + 1) * (whole + 1) <= n) whole++;
      return whole;
    };
    insist(Math.floor(100 * Math.sqrt(example)) === Math.round(100 * root) && divided === example, "the first example");
    insist(wholePart(example) === part && example % part === 0, "it divides");
    insist(wholePart(other) === same && not === other && other % same !== 0 && same === part, "the other example");
    return range(from, to).filter((n) => n % wholePart(n) === 0).length;
  },

  // The product in full, and every power of three.
  "arithmetic-hard-011": (reading) => {
    const [brackets, times, one] = told(
      reading,
      "# brackets are multiplied. The exponents # from # bracket to the next:",
    );
    const [first, more, ...rest] = told(reading, "$$P = (# + #)(#^# + #)(#^# + #)(#^# + #)(#^{#} + #)(#^{#} + #)$$");
    const [factor, plus, base] = told(reading, "the whole number $n$ for which $#P + # = #^n$");
    const powers = [[first, 1, more], ...[0, 3, 6, 9, 12].map((at) => rest.slice(at, at + 3))];
    insist(powers.length === brackets && one === 1, "so many brackets");
    insist(
      powers.every(([b, exponent], i) => b === base && exponent === times ** i),
      "the exponents double",
    );
    let product = 1n;
    for (const [b = 0, exponent = 0, added = 0] of powers) product *= BigInt(b) ** BigInt(exponent) + BigInt(added);
    const goal = BigInt(factor) * product + BigInt(plus);
    return only(range(1, 200).filter((n) => BigInt(base) ** BigInt(n) === goal));
  },

  "arithmetic-hard-012": (reading) => {
    const [a, i, b, j] = told(
      reading,
      "prints the number $#^{#}$ with all its digits, and right behind it, with no gap, the number $#^{#}$.",
    );
    told(reading, "How many digits does it print altogether?");
    return `${BigInt(a) ** BigInt(i)}${BigInt(b) ** BigInt(j)}`.length;
  },

  // Year by year in exact numbers, from a barrel large enough for two centuries.
  "arithmetic-hard-013": (reading) => {
    const [percent, litre, exponent] = told(
      reading,
      "Every year $#\\%$ of what is left in it evaporates.",
      "after $n$ whole years, **# litre** of it is worth $n^#$ coins. The barrel can be sold at the end of any year.",
      "After how many years is all that it holds worth **most**?",
    );
    insist(litre === 1, "the worth of one litre");
    let litres = 100n ** 200n;
    const values = range(1, 200).map((year) => {
      litres -= (litres * BigInt(percent)) / 100n;
      return litres * BigInt(year) ** BigInt(exponent);
    });
    return only(range(1, 200).filter((year) => values.every((value) => value <= (values[year - 1] ?? 0n))));
  },

  // The bound is passed by no pair, and approached: distances and times in small steps inside their ranges.
  "arithmetic-hard-014": (reading) => {
    const { said } = reading;
    labelled(
      reading,
      "The distance is # @1, to the nearest @1. The journey took # @2, to the nearest @2.",
      "average speed, in @1/h?",
    );
    const per = 1000;
    const most = (said(1) * per + per / 2 - 1) / ((said(2) - 1) * per + per / 2);
    const speeds = range(80, 90).filter((bound) => most * 60 < bound && bound - most * 60 < 0.01);
    return only(speeds);
  },

  // Plays the game twice, from the small end and from the large one.
  "arithmetic-hard-015": (reading) => {
    const written = told(
      reading,
      "the numbers $$\\tfrac##, \\; \\tfrac##, \\; \\tfrac##, \\; \\tfrac##, \\; \\ldots, \\; \\tfrac{#}{#}$$",
    );
    const [two] = told(
      reading,
      "wipes out any # of them, $a$ and $b$, and writes the one number $a + b + ab$ instead.",
    );
    const [first, last] = [written[1], written[9]];
    const shown = [...range(first, first + 3), last].flatMap((bottom) => [1, bottom]);
    insist(written.join() === shown.join() && two === 2, "one over each number");
    const start = range(first, last).map((k) => rational(1, k));
    const play = (numbers: readonly Rational[]) =>
      numbers.reduce((a, b) => rational(a.num * b.den + b.num * a.den + a.num * b.num, a.den * b.den));
    return only(new Set([start, [...start].reverse()].map((numbers) => fractionText(play(numbers)))));
  },

  "arithmetic-hard-016": (reading) => {
    const [two, from, to] = told(reading, "Take any # **different** numbers from $#$ to $#$ and multiply them.");
    const examples = told(reading, "(each pair once): $# \\times #$, $# \\times #$, and so on up to $# \\times #$.");
    told(reading, "What do all these products add up to?");
    const pairs = range(from, to).flatMap((a) => range(a + 1, to).map((b) => [a, b] as const));
    insist(two === 2 && examples.join() === [pairs[0], pairs[1], pairs.at(-1)].join(), "the pairs");
    return pairs.reduce((total, [a, b]) => total + a * b, 0);
  },

  "arithmetic-hard-017": (reading) => {
    const [from, count] = told(reading, "Multiply the # # factorials:");
    const written = told(reading, "$$#! \\times #! \\times #! \\times #! \\times \\dots \\times #! \\times #!$$");
    const [one, again] = told(
      reading,
      "If exactly # of these # factorials is left out, the product becomes a **square number**.",
      "$k!$ the one to leave out?",
    );
    const all = range(from, count);
    insist(
      written.join() === [...all.slice(0, 4), ...all.slice(-2)].join() && again === count && one === 1,
      "all of them",
    );
    const factorials = all.map((n) => range(1, n).reduce((product, k) => product * BigInt(k), 1n));
    const product = factorials.reduce((a, b) => a * b);
    return only(
      all.filter((n) => {
        const left = product / (factorials[n - 1] ?? 1n);
        return root(left) ** 2n === left;
      }),
    );
  },

  // Second by second.
  "arithmetic-hard-031": ({ said, says }) => {
    says("**rounded down**");
    const shown = (finished: number) => (100 * finished - ((100 * finished) % said(1))) / said(1);
    if (shown(0) !== said(3) || shown(said(1)) !== said(4)) throw new Error("not this screen");
    const seconds = new Map(range(said(5), said(6)).map((percentage) => [percentage, 0]));
    for (const finished of range(0, said(1) - 1)) {
      const before = seconds.get(shown(finished));
      if (before === undefined) throw new Error(`${shown(finished)}% is shown too`);
      seconds.set(shown(finished), before + said(2));
    }
    return [...seconds.values()].filter((stay) => stay === said(7)).length;
  },

  // The digits themselves: the power as a whole number and so many roots, the root to a hundred places.
  "arithmetic-hard-032": ({ said, says }) => {
    says("**before** the first other digit", "Directly after the decimal point stands a long row of nines");
    const [start, under] = [BigInt(said(1)), BigInt(said(2))];
    let [whole, times] = [1n, 0n];
    for (const _factor of range(1, said(3))) [whole, times] = [start * whole + under * times, whole + start * times];
    const scale = 10n ** 100n;
    const digits = (whole * scale + root(under * (times * scale) ** 2n)) % scale;
    return String(digits).padStart(100, "0").search(/[^9]/);
  },

  // One fraction after the other; the rest that is lost is what the division leaves.
  "arithmetic-hard-033": ({ said, says }) => {
    says("The first two become", "rounded **down**");
    const [many, top, bottom] = [said(1), said(2), said(3)];
    const down = (k: number) => (k * top - ((k * top) % bottom)) / bottom;
    const told = [1, 2, 3, many].map((k) => k * top);
    if (told.some((each, i) => said(4 + 2 * i) !== each || said(5 + 2 * i) !== bottom))
      throw new Error("not these fractions");
    const zeros = range(1, said(13)).every((k) => down(k) === said(14));
    if (!zeros || down(said(15)) !== said(16) || down(many) !== said(17) || many !== said(18))
      throw new Error("not rounded like that");
    return range(1, many).reduce((sum, k) => sum + down(k), 0);
  },

  // All choices.
  "arithmetic-hard-034": ({ said, says }) => {
    says("**every** possible choice", "neither the largest nor the smallest");
    const example = [4, 5, 6].map(said);
    const isPossible = example.every((number) => number >= said(2) && number <= said(3));
    if (!isPossible || said(1) !== said(8) || example.toSorted((a, b) => a - b)[1] !== said(7))
      throw new Error("not this example");
    let sum = 0;
    const choose = (from: number, taken: readonly number[]) => {
      if (taken.length === said(1)) sum += taken[(said(1) - 1) / 2] ?? Number.NaN;
      else for (const next of range(from, said(3))) choose(next + 1, [...taken, next]);
    };
    choose(said(2), []);
    return sum;
  },
};

/** The root of n, rounded down, to 40 decimals, as a whole number of units of that size. */
const unit = 10n ** 40n;
const roots = range(0, 200).map((n) => root(BigInt(n) * unit * unit));
const close = (a: bigint, b: bigint): boolean => (a < b ? b - a : a - b) < 10n ** 12n;

export const families: FamilyProofs = {
  // Adds the fractions one by one.
  "collapsing-fractions": (p: { setting: string; a: number; d: number; n: number }, reading) => {
    const sums = [rational(0)];
    const most = p.setting === "terms" ? 100 : p.n;
    for (let k = 0; k < most; k++) {
      const first = p.a + k * p.d;
      sums.push(add(sums[k] as Rational, rational(1, first * (first + p.d))));
    }
    if (p.setting === "terms") {
      const sum = rational(...told(reading, "exactly $\\frac{#}{#}$"));
      return only(range(1, most).filter((n) => sums[n]?.num === sum.num && sums[n]?.den === sum.den));
    }
    const sum = sums[p.n] as Rational;
    return fractionText(p.setting === "jug" ? subtract(rational(1), sum) : sum);
  },

  // All whole numbers, to forty decimals.
  "unwrap-the-root": ({ setting, x: x0, y: y0 }: { setting: string; x: number; y: number }) => {
    const [whole, product] = [BigInt(x0 + y0) * unit, roots[x0 * y0] ?? 0n];
    // Square roots of a number given in units.
    const plus = root((whole + 2n * product) * unit);
    const minus = root((whole - 2n * product) * unit);
    if (setting === "sum" || setting === "difference") {
      const value = setting === "sum" ? plus + minus : plus - minus;
      return only(range(1, 200).filter((n) => close(roots[n] ?? 0n, value)));
    }
    const [target, sign] = setting === "minus" ? [minus, -1n] : [plus, 1n];
    const pairs: [number, number][] = [];
    for (let x = 1; x <= 60; x++)
      for (let y = 1; y < x; y++) if (close((roots[x] ?? 0n) + sign * (roots[y] ?? 0n), target)) pairs.push([x, y]);
    return only(pairs);
  },

  // Tries every tower, works the calculator, or cuts the paper.
  "fraction-inside-a-fraction": ({ setting }: { setting: string }, reading) => {
    const [p, q] = setting === "calculator" ? told(reading, "$# \\div #$") : told(reading, "$$\\frac{#}{#} = a");
    if (setting === "clock") insist(told(reading, "turn $\\frac{#}{#}$").join() === [p, q].join(), "it is one number");
    if (setting !== "calculator") {
      const fits: number[][] = [];
      for (let a = 1; a <= p / q; a++)
        for (let b = 1; b <= 9; b++)
          for (let c = 1; c <= 9; c++)
            for (let d = 2; d <= 9; d++) {
              // a + 1/(b + d/(cd + 1))
              const below = b * (c * d + 1) + d;
              if ((a * below + c * d + 1) * q === p * below) fits.push([a, b, c, d]);
            }
      const tower = only(fits);
      if (setting === "tower") return tower;
      // The same tower without its last piece, floor by floor from below.
      const [a = 0, b = 0, c = 0] = tower;
      const short = add(rational(a), divide(rational(1), add(rational(b), rational(1, c))));
      return fractionText(subtract(rational(p, q), short));
    }
    const written: number[] = [];
    for (let display = rational(p, q); ; ) {
      const part = display.num / display.den;
      written.push(Number(part));
      display = subtract(display, rational(part));
      if (isWhole(display)) return written;
      display = rational(display.den, display.num);
    }
  },

  // Step by step, exactly.
  "how-many-years": ({ setting, r, f }: { setting: string; r: number; f: number }) => {
    const grows = setting === "savings" || setting === "algae";
    let [top, bottom] = [1n, 1n];
    for (let n = 1; ; n++) {
      top *= BigInt(grows ? 100 + r : 100 - r);
      bottom *= 100n;
      if (grows ? top > BigInt(f) * bottom : top * BigInt(f) < bottom) return n;
    }
  },
};
