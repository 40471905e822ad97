import { add, divide, equal, multiply, type Rational, rational, subtract } from "../../../src/maths/rational.ts";
import { choices, type FamilyProofs, insist, only, type Proofs, range } from "../proof.ts";
import { inOrder, labelled } from "../reading/labelled.ts";
import { matches, told } from "../reading/told.ts";

export const proofs: Proofs = {
  // Prices in tenths of a peso.
  "algebra-systems-001": (reading) => {
    const [mangoes, limes, cost] = told(reading, "in Oaxaca: - # mangoes and # limes cost # pesos,");
    const [again, more, dearer] = told(reading, "pesos, - # mangoes and # limes cost # pesos.");
    const [asked] = told(reading, "All mangoes cost the same, and so do all limes. How many pesos does # mango cost?");
    const prices = [...choices([range(1, 200), range(1, 200)])].filter(
      ([mango = 0, lime = 0]) =>
        mangoes * mango + limes * lime === 10 * cost && again * mango + more * lime === 10 * dearer,
    );
    return (asked * (only(prices)[0] ?? 0)) / 10;
  },

  // Weights in tenths of a kilogram.
  "algebra-systems-002": (reading) => {
    const [parcels, scaled, ab, ac, bc] = told(
      reading,
      "# parcels are too light",
      "weighs them # at a time",
      "- A and B together weigh # kg.",
      "- A and C together weigh # kg.",
      "- B and C together weigh # kg. How heavy is the heaviest parcel?",
    );
    insist(parcels === 3 && scaled === 2, "three parcels, two at a time");
    const tenths = range(1, 10 * Math.max(ab, ac, bc));
    const weights: number[][] = [];
    for (const a of tenths)
      for (const b of tenths)
        if (a + b === 10 * ab)
          for (const c of tenths) if (a + c === 10 * ac && b + c === 10 * bc) weights.push([a, b, c]);
    return Math.max(...only(weights)) / 10;
  },

  "algebra-systems-003": (reading) => {
    const [a, b, c, d, e, f] = told(reading, "$$#x + #y = #$$ $$#x - #y = #$$ Give $x$ and then $y$.");
    return only(pairs(-200, 200).filter(([x, y]) => a * x + b * y === c && d * x - e * y === f));
  },

  "algebra-systems-004": (reading) => {
    const [a, b, c, d, e, f] = told(reading, "$$#x + #y = #$$ $$#x + #y = #$$ Find $x$ and then $y$.");
    return only(pairs(-200, 200).filter(([x, y]) => a * x + b * y === c && d * x + e * y === f));
  },

  "algebra-systems-005": (reading) => {
    const [first, i, j, second] = told(
      reading,
      "The positive whole numbers $x$ and $y$, with $x < y$, satisfy both of these. $$x + xy + y = #$$ $$x^# y + x y^# = #$$",
    );
    const [x = 0, y = 0] = only(
      pairs(1, second).filter(([x, y]) => x < y && x + x * y + y === first && x ** i * y + x * y ** j === second),
    );
    return inOrder(reading, "Find $@$ and then $@$.", { x, y });
  },

  // Every set of whole-lira prices that fits both bills; they must all agree on the total.
  "algebra-systems-006": (reading) => {
    const [teas, soups, simits, cost] = told(reading, "- # teas, # soups and # simits cost # lira.");
    const [fewTeas, fewSoups, fewSimits, less] = told(reading, "- # teas, # soup and # simits cost # lira.");
    const asked = told(reading, "What do # tea, # soup and # simit cost together?");
    const prices = told(
      reading,
      "every tea has # price, every soup has # price and every simit (a ring of bread) has #",
    );
    insist(
      prices.every((one) => one === 1),
      "one price each",
    );
    const totals = new Set<number>();
    let fitting = 0;
    for (let tea = 1; teas * tea < cost; tea++)
      for (let soup = 1; teas * tea + soups * soup < cost; soup++) {
        const simit = (cost - teas * tea - soups * soup) / simits;
        if (!Number.isInteger(simit) || fewTeas * tea + fewSoups * soup + fewSimits * simit !== less) continue;
        fitting += 1;
        totals.add(asked[0] * tea + asked[1] * soup + asked[2] * simit);
      }
    if (fitting < 2) throw new Error("the prices were meant to stay open");
    return only(totals);
  },

  // A lime weighs 12; every whole weight of a pear and a melon up to 20 limes.
  "algebra-systems-008": (reading) => {
    const [melons, pears, limes] = told(reading, "- # melon on the left, # pears and # lime on the right,");
    const [moreMelons, moreLimes, morePears] = told(reading, "- # melon and # lime on the left, # pears on the right.");
    const [pans, asked] = told(
      reading,
      "has scales with # pans. Fruits of the same sort weigh the same. The scales are level both times",
      "How many **limes** are as heavy as # melon?",
    );
    insist(pans === 2, "a left pan and a right one");
    const fitting = [...choices([range(1, 240), range(1, 240)])].filter(
      ([pear = 0, melon = 0]) =>
        melons * melon === pears * pear + limes * 12 && moreMelons * melon + moreLimes * 12 === morePears * pear,
    );
    return (asked * (only(fitting)[1] ?? 0)) / 12;
  },

  "algebra-systems-011": (reading) => {
    const [digits, total, same, smaller] = told(
      reading,
      "Tama's house number has # digits. They add up to #.",
      "Her house number has the same # digits, the other way round. It is # smaller than his. What is **Tama's** house number?",
    );
    insist(digits === 2 && same === 2, "two digits");
    return only(
      range(10, 99).filter((house) => {
        const [tens = "", ones = ""] = String(house);
        return Number(tens) + Number(ones) === total && house - Number(ones + tens) === smaller;
      }),
    );
  },

  // All boards and all wrong copies that give the two wrong solutions; each such board is then solved by search.
  "algebra-systems-016": (reading) => {
    const [count, p, top, q, bottom] = told(
      reading,
      "stand # equations, with whole numbers where you see $a$ and $b$: $$ax + #y = #$$ $$#x - by = #$$",
    );
    const [x1, y1] = told(
      reading,
      "Farid copies only the number $a$ wrongly. He solves his equations without a mistake and gets $x = #$, $y = #$.",
    );
    const [x2, y2] = told(reading, "Lucía copies only $b$ wrongly and gets, without a mistake, $x = #$, $y = #$.");
    told(reading, "the solution of the equations **on the board**? Give $x$, then $y$.");
    insist(count === 2, "two equations");
    const values = range(-60, 60);
    const isFirst = (a: number, x: number, y: number) => a * x + p * y === top;
    const isSecond = (b: number, x: number, y: number) => q * x - b * y === bottom;
    const b = only(values.filter((b) => isSecond(b, x1, y1) && values.some((wrong) => isFirst(wrong, x1, y1))));
    const a = only(values.filter((a) => isFirst(a, x2, y2) && values.some((wrong) => isSecond(wrong, x2, y2))));
    if (isFirst(a, x1, y1) || isSecond(b, x2, y2)) throw new Error("nothing was copied wrongly");
    return only(pairs(-200, 200).filter(([x, y]) => isFirst(a, x, y) && isSecond(b, x, y)));
  },

  "algebra-systems-018": (reading) => {
    const [stones, two, six, ...sums] = told(
      reading,
      "has # stones. Each weighs a whole number of kilograms",
      "puts every # of them on the scales together, and writes down the # weights in order of size",
      "$$#, \\quad #, \\quad #, \\quad #, \\quad #, \\quad #$$",
    );
    const [again, first] = told(reading, "How many kilograms do the # stones weigh? Give them smallest #.");
    insist(first === 1, "smallest first");
    insist(stones === 4 && again === stones && two === 2 && six === sums.length, "every two of four");
    const most = Math.max(...sums);
    const found: number[][] = [];
    for (const a of range(1, most))
      for (const b of range(a, most - a))
        for (const c of range(b, most - b))
          for (const d of range(c, most - c)) {
            const pairs = [a + b, a + c, a + d, b + c, b + d, c + d].sort((one, two) => one - two);
            if (pairs.join() === sums.join()) found.push([a, b, c, d]);
          }
    return only(found);
  },

  // Fills the whole square for every x and y; the empty cells are what their columns need.
  "algebra-systems-020": (reading) => {
    const [empty, times, less, corner, left, twice, more] = told(
      reading,
      "all rows, all columns and both diagonals have the same total. # cells of this one are still empty.",
      "| $x$ | $#y - #$ | $#$ | | $#$ | $#x$ | $y$ | | | | $x + y + #$ |",
    );
    insist(empty === 2, "two empty cells");
    const [x = 0, y = 0] = only(
      pairs(-60, 60).filter(([x, y]) => {
        const middle = times * y - less;
        const total = x + middle + corner;
        const square = [
          [x, middle, corner],
          [left, twice * x, y],
          [total - x - left, total - middle - twice * x, x + y + more],
        ] as const;
        const lines = [
          ...square,
          ...([0, 1, 2] as const).map((i) => square.map((row) => row[i])),
          ([0, 1, 2] as const).map((i) => square[i][i]),
          ([0, 1, 2] as const).map((i) => square[i][2 - i] ?? 0),
        ];
        return lines.every((line) => line.reduce((sum, n) => sum + n, 0) === total);
      }),
    );
    return inOrder(reading, "Find $@$, then $@$.", { x, y });
  },

  // The lines as printed, with exact fractions.
  "algebra-systems-022": (reading) => {
    const [a, b, c, d, e, f] = told(
      reading,
      "$$\\frac{x}{#} + \\frac{y}{#} = #$$ $$\\frac{x}{#} - \\frac{y}{#} = #$$ Give $x$ and then $y$.",
    );
    return only(
      pairs(-60, 60).filter(
        ([x, y]) =>
          equal(add(rational(x, a), rational(y, b)), rational(c)) &&
          equal(subtract(rational(x, d), rational(y, e)), rational(f)),
      ),
    );
  },

  // In sixths: the numbers are tried as p/6 in the lines as printed, without fractions.
  "algebra-systems-024": (reading) => {
    labelled(reading, "Find the numbers $@1$, $@2$ and $@3$ with", "Give $@1$, then $@2$, then $@3$");
    const [a, b, c, d, e] = told(
      reading,
      "$$\\frac{xy}{x + y} = \\frac{#}{#}$$ $$\\frac{yz}{y + z} = #$$ $$\\frac{zx}{z + x} = \\frac{#}{#}$$ Give $x$, then $y$, then $z$.",
    );
    const sixths = range(-120, 120).filter((n) => n !== 0);
    const found: number[][] = [];
    for (const x of sixths)
      for (const y of sixths)
        if (x + y !== 0 && b * x * y === a * 6 * (x + y))
          for (const z of sixths)
            if (y + z !== 0 && z + x !== 0 && y * z === c * 6 * (y + z) && e * z * x === d * 6 * (z + x))
              found.push([x / 6, y / 6, z / 6]);
    return only(found);
  },

  // Every x and y in steps of a fifth, times 5.
  "algebra-systems-026": (reading) => {
    labelled(reading, "The modulus $|@1|$ of a number", "Find the numbers $@2$ and $@3$ with", "Give $@2$, then $@3$");
    const [none, a, sizeOfA, b, sizeOfB] = told(reading, "is its distance from #, so $|#| = #$ and $|#| = #$.");
    insist(none === 0 && Math.abs(a) === sizeOfA && Math.abs(b) === sizeOfB && b < 0, "the modulus");
    const [first, second] = told(reading, "$$|x| + x + y = #$$ $$x + |y| - y = #$$ Give $x$, then $y$.");
    const fifths = range(-300, 300);
    const fitting = fifths.flatMap((x) =>
      fifths
        .filter((y) => Math.abs(x) + x + y === 5 * first && x + Math.abs(y) - y === 5 * second)
        .map((y) => [x / 5, y / 5]),
    );
    return only(fitting);
  },

  "algebra-systems-028": (reading) => {
    const { said } = reading;
    labelled(reading, "The positive whole numbers $@1$, $@2$ and $@3$ satisfy", "$$@1@2 + @3 = #$$ $$@1 + @2@3 = #$$");
    const [x, y, z] = only(
      [...choices([range(1, said(1)), range(1, said(1))])]
        .map(([x = 0, y = 0]) => [x, y, said(1) - x * y] as const)
        .filter(([x, y, z]) => z > 0 && x + y * z === said(2)),
    );
    return inOrder(reading, "Find $@$, then $@$, then $@$.", { x, y, z });
  },

  // Every weight of the mango: the mistake and the pear follow, and the third weighing has to fit.
  "algebra-systems-031": ({ said, says }) => {
    says("too much", "always by the **same**", "For a mango alone", "For a pear alone", "together");
    return only(
      range(1, said(1) - 1).filter((mango) => {
        const mistake = said(1) - mango;
        const pear = said(2) - mistake;
        return pear > 0 && mango + pear + mistake === said(3);
      }),
    );
  },

  // Every total that might be lost. The least three of the eight give the faces' least differences, the greatest the third: then
  // all eight must come out.
  "algebra-systems-032": ({ said }) => {
    insist(
      said(1) === 6 && said(2) === 3 && said(4) === 8 && said(3) === said(2) && said(6) === said(4) - said(5),
      "a cube's faces and corners",
    );
    const read = range(7, 13).map(said);
    return only(
      range(-200, 200).filter((lost) => {
        const totals = [...read, lost].toSorted((a, b) => a - b);
        const [least = 0, second = 0, third = 0] = totals;
        const [p, q] = [second - least, third - least];
        const r = (totals.at(-1) ?? 0) - least - p - q;
        const cube = [0, p, q, r, p + q, p + r, q + r, p + q + r].map((more) => least + more);
        return r >= q && cube.toSorted((a, b) => a - b).every((total, i) => total === totals[i]);
      }),
    );
  },

  // x gives y, y gives z, and z gives x again: a curve that bends upwards all the way, since y and z stay above 0. Where it meets
  // the line of equal numbers with its own slope 1 it lies above it everywhere else.
  "algebra-systems-033": (reading) => {
    const { said, says } = reading;
    insist(said(1) === 3 && said(11) === said(2) * said(5) * said(8), "three numbers, each put into the next");
    labelled(
      reading,
      "# real numbers $@1$, $@2$ and $@3$",
      "$$@1^# = #@2 - #$$ $$@2^# = #@3 + #$$ $$@3^# = #@1 - #$$",
      "equation with $@1^#$",
    );
    says("y - ", "z + ", "x - ");
    const yOf = (x: number) => (x ** said(2) + said(4)) / said(3);
    const zOf = (y: number) => (y ** said(5) - said(7)) / said(6);
    const xOf = (z: number) => (z ** said(8) + said(10)) / said(9);
    insist(said(2) === 2 && said(5) === 2 && said(8) === 2 && yOf(0) > 0 && zOf(yOf(0)) > 0, "bent upwards");
    const x = only(range(-300, 300).filter((one) => xOf(zOf(yOf(one))) === one));
    const [y, z] = [yOf(x), zOf(yOf(x))];
    insist(2 * x * 2 * y * 2 * z === said(3) * said(6) * said(9), "slope 1");
    return inOrder(reading, "Find $@$, $@$ and $@$.", { x, y, z });
  },
};

export const families: FamilyProofs = {
  // Every worth of the three sorts that fits all the lines in the text.
  "one-sort-alone": ({ setting, x, y, z }: { setting: string; x: number; y: number; z: number }) => {
    const most = range(1, 60);
    const firsts = most.filter((one) => one + one + one === 3 * x);
    const pairs = firsts.flatMap((one) => most.filter((two) => one + two + two === x + 2 * y).map((two) => [one, two]));
    return only(
      pairs.flatMap(([one = 0, two = 0]) =>
        most.flatMap((three) => {
          if (setting === "signs") return two * three - one === y * z - x ? [three] : [];
          if (setting === "stall") return two + three + three + three + three === y + 4 * z ? [three] : [];
          if (setting === "towers") return two + three + three === y + 2 * z ? [one + two + three] : [];
          return one + two + three === x + y + z + 26 ? [three] : [];
        }),
      ),
    );
  },

  // Every pair of whole values that fits both lines (in cm for the planks).
  "the-lines-swapped": ({
    setting,
    a,
    b,
    p,
    q,
    n,
  }: Record<"a" | "b" | "p" | "q" | "n", number> & { setting: string }) => {
    const scale = setting === "planks" ? 10 : 1;
    const [more, less] = [scale * (a * p + b * q), scale * (b * p + a * q)];
    const fitting = range(1, 210).flatMap((dear) =>
      (more - a * dear) % b === 0 ? [[dear, (more - a * dear) / b] as const] : [],
    );
    const [dear, cheap] = only(fitting.filter(([one, two]) => two > 0 && b * one + a * two === less));
    if (setting === "rings") return dear + cheap;
    if (setting === "planks") return dear - cheap;
    if (setting === "museum") return n * dear + n * cheap;
    return dear;
  },

  // Start with every number in circle A (or for the red crate) and go on with the sums as they are shown.
  "sums-round-a-ring": ({ setting, numbers }: { setting: string; numbers: readonly number[] }) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
    const start = range(-50, 120);
    if (setting === "five")
      return only(
        start.filter((one) => {
          const last = [a + b, b + c, c + d, d + e].reduce((here, sum) => sum - here, one);
          return last + one === e + a;
        }),
      );
    if (setting === "six")
      return only(
        new Set(start.map((one) => one + [a + b, b + c, c + d, d + e, e + f].reduce((here, sum) => sum - here, one))),
      );
    if (setting === "three")
      return only(
        range(1, a * b).flatMap((one) =>
          range(1, b * c)
            .filter((two) => (b * c) % two === 0)
            .filter((two) => one * two === a * b && ((b * c) / two) * one === c * a)
            .map(() => one),
        ),
      );
    const loads = [a, b, c, d].map((one) => 30 + a + b + c + d - one);
    const [noRed = 0, noBlue = 0, noGreen = 0, noWhite = 0] = loads;
    return only(
      range(1, 200).filter((red) => {
        const all = red + noRed;
        return all - noBlue + (all - noGreen) + (all - noWhite) === noRed;
      }),
    );
  },

  // Solves the two lines by exact elimination for every whole k and sees how many solutions there are.
  "a-letter-in-both-lines": ({ setting }: { setting: string }, reading) => {
    const [[a, first] = []] = matches(reading, /\$\$kx \+ (\d+)y = (-?\d+)\$\$/g);
    const [[b, sign, shift, second] = []] = matches(reading, /\$\$(-?\d+)x \+ \(k ([+-]) (\d+)\)y = (-?\d+)\$\$/g);
    const kinds = range(-80, 80).map((k) => ({
      k,
      kind: solutions([k, Number(a), Number(first)], [Number(b), k + Number(`${sign}${shift}`), Number(second)]),
    }));
    const none = only(kinds.filter(({ kind }) => kind === "none")).k;
    const many = only(kinds.filter(({ kind }) => kind === "many")).k;
    return setting === "none" ? none : setting === "many" ? many : [none, many];
  },

  // Every way to choose the numbers of the first two sorts.
  "three-sorts-two-lines": ({
    setting,
    x,
    y,
    z,
    p,
    q,
    r,
  }: Record<"x" | "y" | "z" | "p" | "q" | "r", number> & { setting: string }) => {
    const [all, sum] = [x + y + z, p * x + q * y + r * z];
    const fitting: number[][] = [];
    for (const one of range(1, all))
      for (const two of range(1, all - one)) {
        const three = all - one - two;
        if (three >= 1 && p * one + q * two + r * three === sum) fitting.push([one, two, three]);
      }
    const found = only(fitting);
    return setting === "boats" ? (found[1] ?? 0) : setting === "stamps" ? found : (found[0] ?? 0);
  },
};

/** How many solutions two lines [a, b, c], each ax + by = c, have in common. */
function solutions(first: readonly number[], second: readonly number[]): "one" | "many" | "none" {
  const [one, two] = first[0] === 0 ? [second, first] : [first, second];
  const [a, b, c] = one.map((n) => rational(n)) as [Rational, Rational, Rational];
  const [d, e, f] = two.map((n) => rational(n)) as [Rational, Rational, Rational];
  if (a.num === 0n) throw new Error("no x in either line");
  const times = divide(d, a);
  const [left, right] = [subtract(e, multiply(times, b)), subtract(f, multiply(times, c))];
  if (left.num !== 0n) return "one";
  return right.num === 0n ? "many" : "none";
}

/** Every pair of whole numbers from..to. */
function pairs(from: number, to: number): (readonly [number, number])[] {
  return range(from, to).flatMap((x) => range(from, to).map((y) => [x, y] as const));
}
