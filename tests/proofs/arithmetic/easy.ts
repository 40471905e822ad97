import { add, fractionText, multiply, rational, subtract } from "../../../src/maths/rational.ts";
import { choices, type FamilyProofs, insist, only, orderings, type Proofs, range } from "../proof.ts";
import type { Reading } from "../reading/reading.ts";
import { matches, told } from "../reading/told.ts";

/** To the nearest `step`, half-way up: the multiple that the number has not yet passed by half a step. */
const rounded = (n: number, step: number): number =>
  only(range(0, 1000).filter((m) => m % step === 0 && n >= m - step / 2 && n < m + step / 2));

/** Value of a run of numbers and signs, multiplication first. */
function lineValue(numbers: readonly number[], signs: readonly string[]): number {
  const terms: number[] = [];
  for (const [i, number] of numbers.entries()) {
    const sign = i === 0 ? "+" : signs[i - 1];
    if (sign === "*") terms.push((terms.pop() ?? 1) * number);
    else terms.push(sign === "-" ? -number : number);
  }
  return terms.reduce((total, term) => total + term, 0);
}

/** The smallest of the items by a measure; throws if two different items share the lead. */
function best<T>(items: readonly T[], measure: (item: T) => number): T {
  const least = Math.min(...items.map(measure));
  return only(new Set(items.filter((item) => measure(item) === least)));
}

export const proofs: Proofs = {
  "arithmetic-easy-001": (reading) => {
    const [covered, each, tens, ones, difference] = told(
      reading,
      "Ink has covered # digits in Tam's book. Each box hides # digit. $$#\\square - \\square# = #$$",
    );
    const [first, second] = told(reading, "Give the # hidden digit, then the #.");
    insist(covered === 2 && each === 1 && first === 1 && second === 2, "two digits, from left to right");
    const digits = range(0, 9);
    return only(
      [...choices([digits, digits])].filter(([a, b]) => Number(`${tens}${a}`) - Number(`${b}${ones}`) === difference),
    );
  },

  "arithmetic-easy-002": (reading) => {
    const [baked, bag, price] = told(
      reading,
      "bakes # rolls. It puts # rolls into each bag. Each full bag is sold for # soles.",
      "Rolls that do not fill a bag are not sold. Every full bag is sold.",
    );
    let rolls = baked;
    let soles = 0;
    while (rolls >= bag) {
      rolls -= bag;
      soles += price;
    }
    return soles;
  },

  "arithmetic-easy-003": (reading) => {
    const [from, to, ...digits] = told(
      reading,
      "writes the digits # to # in a row: $$#\\quad #\\quad #\\quad #\\quad #$$",
    );
    const [signs, one, total, asked] = told(
      reading,
      "she puts # plus signs into the row.",
      "Digits with no sign between them join to make # number. Her total is #. Which # numbers does she add?",
    );
    insist(digits.join() === range(from, to).join() && asked === signs + 1 && one === 1, "so many digits and numbers");
    const fillings = [...choices(digits.slice(1).map(() => ["", "+"]))];
    return only(
      fillings
        .map((gaps) => digits.map((digit, i) => `${digit}${gaps[i] ?? ""}`).join(""))
        .map((row) => row.split("+").map(Number))
        .filter((parts) => parts.length === asked && parts.reduce((a, b) => a + b) === total),
    );
  },

  "arithmetic-easy-004": (reading) => {
    const [count, ...cards] = told(reading, "Here are # digit cards: #, #, # and #.");
    const [chosen, goal] = told(
      reading,
      "Choose # cards and put one in each box: $$\\square\\square \\times \\square$$",
      "as near to # as possible. It may be above or below.",
    );
    insist(count === cards.length && chosen === 3, "three of the cards");
    const products = [...orderings(cards)].map(([a, b, c]) => Number(`${a}${b}`) * Number(c));
    // The two near misses that the slips speak of are made with the third card, which the best answer leaves out.
    insist(
      [34 * 6, 64 * 3].every((near) => products.includes(near)),
      "the near misses can be laid",
    );
    return best(products, (product) => Math.abs(product - goal));
  },

  "arithmetic-easy-005": (reading) => {
    const [ten, one, hundred, other, half] = told(
      reading,
      "- Rounded to the nearest #, it becomes #. - Rounded to the nearest #, it becomes #.",
      "A number exactly #-way is rounded up.",
    );
    insist(half === 0.5, "half-way is rounded up");
    return range(0, 900).filter((n) => rounded(n, ten) === one && rounded(n, hundred) === other).length;
  },

  "arithmetic-easy-006": ({ said }) => {
    const stars = new Set<number>();
    for (const top of range(1, said(2)))
      for (const bottom of range(1, said(2)))
        for (const left of range(1, said(2)))
          for (const right of range(1, said(2)))
            if (top * left === said(1) && top * right === said(2) && bottom * left === said(3))
              stars.add(bottom * right);
    return only(stars);
  },

  "arithmetic-easy-007": (reading) => {
    const [a, b, c, one, goal] = told(
      reading,
      "has the digit cards #, # and #. She makes a number by putting # card in each box: $$\\square.\\square\\square$$",
      "can make is closest to #? Give it as a decimal.",
    );
    insist(one === 1, "one card in each box");
    const hundredths = best(
      [...orderings([a, b, c])].map((digits) => Number(digits.join(""))),
      (n) => Math.abs(n - 100 * goal),
    );
    return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, "0")}`;
  },

  // In tenths: every starting number is tried.
  "arithmetic-easy-008": (reading) => {
    const [meant, added, found] = told(
      reading,
      "wants to add # to a number. She forgets the decimal point and adds # instead. Her total is #. What total should",
    );
    const [right, wrong, total] = [meant, added, found].map((n) => Math.round(10 * n)) as [number, number, number];
    insist(wrong === 10 * right, "without the point");
    const tenths = only(range(0, 400).filter((start) => start + wrong === total)) + right;
    return `${Math.floor(tenths / 10)}.${tenths % 10}`;
  },

  "arithmetic-easy-009": (reading) => {
    const [top, bottom, sum] = told(
      reading,
      "exactly the same as $\\frac{#}{#}$. She adds its top number to its bottom number and gets #. What is the **bottom** number",
    );
    return only(range(1, sum - 1).filter((below) => bottom * (sum - below) === top * below));
  },

  "arithmetic-easy-010": (reading) => {
    const [count, ...cards] = told(
      reading,
      "# cards show these numbers: $$# \\qquad # \\qquad {#} \\qquad # \\qquad {#} \\qquad #$$",
    );
    const [picked, total, asked] = told(reading, "Pick **#** cards that add up to exactly #. Which # are they?");
    insist(cards.length === count && asked === picked, "so many cards");
    const taken = range(0, 2 ** count - 1).map((mask) => cards.filter((_, i) => (mask >> i) & 1));
    return only(taken.filter((some) => some.length === picked && some.reduce((a, b) => a + b, 0) === total));
  },

  "arithmetic-easy-011": (reading) => {
    const numbers = told(reading, "$$# \\;\\square\\; # \\;\\square\\; # \\;\\square\\; #$$");
    const [first] = told(
      reading,
      "Write $+$, $-$ and $\\times$ in the boxes. Use each sign once.",
      "The multiplication is done #, wherever it stands. Brackets are not allowed",
    );
    insist(first === 1, "multiplication first");
    told(reading, "What is the **largest** answer you can make?");
    return Math.max(...[...orderings(["+", "-", "*"])].map((signs) => lineValue(numbers, signs)));
  },

  "arithmetic-easy-012": (reading) => {
    const [large, small, first, more, second] = told(
      reading,
      "works out $#\\%$ of her number. She also works out $#\\%$ of her number.",
      "The # result is # more than the #.",
    );
    insist(first === 1 && second === 2, "the first is more than the second");
    return only(range(1, 5000).filter((n) => large * n === small * n + 100 * more));
  },

  "arithmetic-easy-014": (reading) => {
    const [boxes, result] = told(
      reading,
      "the same positive whole number into all # boxes.",
      "$$\\square + \\square \\times \\square = #$$",
    );
    insist(boxes === 3, "three boxes");
    return only(range(1, 100).filter((n) => lineValue([n, n, n], ["+", "*"]) === result));
  },

  // Lays every tile of the new floor and counts those outside of the old one.
  "arithmetic-easy-016": (reading) => {
    const [rows, each, tiles, ...because] = told(
      reading,
      "has $#$ rows of $#$ square tiles. That makes $#$ tiles, because $# \\times # = #$.",
    );
    const [newRows, newEach] = told(reading, "Now it has $#$ rows of $#$ tiles. How many tiles were added?");
    insist(because.join() === [rows, each, rows * each].join() && tiles === rows * each, "so many tiles");
    return [...choices([range(1, newRows), range(1, newEach)])].filter(
      ([row = 0, column = 0]) => row > rows || column > each,
    ).length;
  },

  // From the first number down, each taken away or added in turn.
  "arithmetic-easy-019": (reading) => {
    const [from, to] = told(reading, "the numbers from # down to #. He puts $-$ and $+$ between them, in turn:");
    const [a, b, c, d, y, z] = told(reading, "$$# - # + # - # + \\ldots + # - #$$ What is the result?");
    insist([a, b, c, d].every((n, i) => n === from - i) && y === to + 1 && z === to, "the numbers count down");
    return range(to, from).reduce((total, n) => ((from - n) % 2 === 0 ? total + n : total - n), 0);
  },

  // Areas of the patches by their corners.
  "arithmetic-easy-023": (reading) => {
    const [count] = told(
      reading,
      "sews a square cushion from # patches. Every seam runs from corner to corner or through the middle of a side",
      "What fraction of the cushion is shaded? Give it in lowest terms.",
    );
    const shaded = [
      [
        [0, 0],
        [4, 0],
        [0, 8],
      ],
      [
        [4, 0],
        [8, 0],
        [6, 2],
      ],
      [
        [8, 0],
        [8, 4],
        [6, 2],
      ],
      [
        [8, 4],
        [4, 4],
        [6, 2],
      ],
    ];
    const plain = [
      [
        [4, 0],
        [4, 8],
        [0, 8],
      ],
      [
        [4, 0],
        [6, 2],
        [4, 4],
      ],
      [
        [4, 4],
        [8, 4],
        [8, 8],
        [4, 8],
      ],
    ];
    const doubled = (patches: readonly (readonly number[][])[]) =>
      patches
        .map((corners) =>
          corners.reduce((area, [x = 0, y = 0], i) => {
            const [nextX = 0, nextY = 0] = corners[(i + 1) % corners.length] ?? [];
            return area + x * nextY - nextX * y;
          }, 0),
        )
        .reduce((sum, area) => sum + Math.abs(area), 0);
    insist(shaded.length + plain.length === count && doubled([...shaded, ...plain]) === 2 * 8 * 8, "all the patches");
    return fractionText(rational(doubled(shaded), 2 * 8 * 8));
  },

  // In every hundred streets so many have trees: counted in hundredths of a street.
  "arithmetic-easy-025": (reading) => {
    const [streets, percent] = told(reading, "Ayşe's town has $#$ streets. Trees grow in $#\\%$ of them.");
    const [others, ofThem] = told(reading, "Tomás's town has $#$ streets. Trees grow in $#\\%$ of them.");
    told(reading, "Which town has more streets with trees?");
    const hundredths = (all: number, share: number) => range(1, all).reduce((total) => total + share, 0);
    const [one, other] = [hundredths(streets, percent), hundredths(others, ofThem)];
    if (one > other) return "Ayşe's town";
    return one < other ? "Tomás's town" : "Both have the same number";
  },

  "arithmetic-easy-027": (reading) => {
    const [from, to, a, b, c, y, z, zero] = told(
      reading,
      "adds up all the integers from $#$ to $#$: $$(#) + (#) + (#) + \\ldots + # + #$$ # is among them.",
    );
    const all = range(from, to);
    insist([a, b, c, y, z].join() === [...all.slice(0, 3), ...all.slice(-2)].join(), "the sum");
    insist(zero === 0 && all.includes(zero), "0 is among them");
    return all.reduce((total, n) => total + n, 0);
  },

  // In tenths: every middle and every corner; the other cells follow from their rows.
  "arithmetic-easy-030": (reading) => {
    const [diagonalsOfIt] = told(reading, "each row, each column and each of the # diagonals has the same total");
    told(reading, "Which number belongs where the question mark stands?");
    const { labels } = reading.shown;
    const [topLeft = 0, topRight = 0, left = 0, below = 0] = range(2, 5).map((place) =>
      Math.round(10 * reading.said(place)),
    );
    insist(labels.length === 5 && labels[4] === "?", "four numbers, then the question mark");
    const corners: number[] = [];
    for (const middle of range(0, 100))
      for (const corner of range(0, 100)) {
        const total = topLeft + left + below;
        const cells = [
          [topLeft, total - topLeft - topRight, topRight],
          [left, middle, total - left - middle],
          [below, total - below - corner, corner],
        ];
        const at = (row: number, column: number) => cells[row]?.[column] ?? 0;
        const columns = [0, 1, 2].map((column) => at(0, column) + at(1, column) + at(2, column));
        const diagonals = [at(0, 0) + at(1, 1) + at(2, 2), at(0, 2) + at(1, 1) + at(2, 0)];
        insist(diagonals.length === diagonalsOfIt, "both diagonals");
        if ([...columns, ...diagonals].every((sum) => sum === total)) corners.push(corner);
      }
    const tenths = only(corners);
    return `${Math.floor(tenths / 10)}.${tenths % 10}`;
  },

  "arithmetic-easy-034": (reading) => {
    const [friends, a, b, different, right] = told(
      reading,
      "# friends work out $# \\times #$. They get # different results, and exactly # of them is right.",
    );
    const results = range(6, 9).map(reading.said);
    insist(results.length === friends && new Set(results).size === different && right === 1, "their results");
    const product = range(1, a).reduce((total) => total + b, 0);
    const estimate = rounded(a, 10) * rounded(b, 10);
    // Of the last digit and the size each wrong one has one and not the other.
    for (const result of results.filter((one) => one !== product))
      insist(
        (result % 10 === product % 10) !== Math.abs(result - estimate) < estimate / 10,
        `${result} has the last digit or the size`,
      );
    return only(results.filter((result) => result === product));
  },

  // Every run of neighbouring numbers in brackets, worked out on its own and put back as one number.
  "arithmetic-easy-037": ({ said, says }) => {
    says("He puts exactly one pair of brackets into it");
    const [numbers, signs] = [range(1, 4).map(said), ["-", "/", "+"]];
    const value = (terms: readonly number[], between: readonly string[]): number => {
      const parts: number[] = [];
      for (const [i, term] of terms.entries()) {
        const sign = i === 0 ? "+" : between[i - 1];
        if (sign === "/") parts.push((parts.pop() ?? 0) / term);
        else parts.push(sign === "-" ? -term : term);
      }
      return parts.reduce((total, part) => total + part, 0);
    };
    const results = new Set<number>();
    for (const from of range(0, 3))
      for (const to of range(from, 3)) {
        const inside = value(numbers.slice(from, to + 1), signs.slice(from, to));
        const terms = [...numbers.slice(0, from), inside, ...numbers.slice(to + 1)];
        results.add(value(terms, [...signs.slice(0, from), ...signs.slice(to)]));
      }
    return results.size;
  },

  "arithmetic-easy-040": ({ said }) => {
    const tanks = range(1, said(1)).map((tank) => rational(said(2 * tank), said(2 * tank + 1)));
    const distance = (tank: (typeof tanks)[number]) => {
      const gap = subtract(tank, rational(2 * said(12), 2));
      return Math.abs(Number(gap.num)) / Number(gap.den);
    };
    insist(
      tanks.every((tank, i) => Math.abs(2 * said(2 * i + 3) * distance(tank) - 1) < 1e-9),
      "each tank is half a part away from being half full",
    );
    return fractionText(best(tanks, distance));
  },

  // Rides every way, press by press.
  "arithmetic-easy-043": ({ said, says }) => {
    says("has two buttons. One takes it");
    const [up, down, lowest, highest, start, end] = range(3, 8).map(said);
    let reached = new Set([start ?? Number.NaN]);
    for (const presses of range(1, 100)) {
      const next = [...reached].flatMap((floor) => [floor + (up ?? 0), floor - (down ?? 0)]);
      reached = new Set(next.filter((floor) => floor >= (lowest ?? 0) && floor <= (highest ?? 0)));
      if (reached.has(end ?? Number.NaN)) return presses;
    }
    throw new Error("the floor is out of reach");
  },

  "arithmetic-easy-046": ({ said }) => {
    const plays = (singers: number, percent: number) =>
      only(range(0, singers).filter((n) => n * 100 === percent * singers));
    const choirs = range(1, said(1)).map((choir) => ({ singers: said(2 * choir), percent: said(2 * choir + 1) }));
    const players = choirs.reduce((all, { singers, percent }) => all + plays(singers, percent), 0);
    const everybody = choirs.reduce((all, { singers }) => all + singers, 0);
    return only(range(0, 100).filter((percent) => percent * everybody === players * 100));
  },

  // Writes the numbers into the cells in every way, and adds up line by line.
  "arithmetic-easy-051": ({ said, says }) => {
    says("largest", "in each cell", "diagonals");
    const [rows, columns] = [said(3), said(4)];
    const numbers = range(said(1), said(2));
    const at = (row: number, column: number) => row * columns + column;
    const down = range(0, rows - 1);
    const across = range(0, columns - 1);
    const lines = [
      ...down.map((row) => across.map((column) => at(row, column))),
      ...across.map((column) => down.map((row) => at(row, column))),
      down.map((row) => at(row, row)),
      down.map((row) => at(row, columns - 1 - row)),
    ];
    const counts = [rows, columns, lines.length, lines.length, rows, columns, lines.length - rows - columns];
    if ([3, 4, 6, 10, 7, 8, 9].some((place, i) => said(place) !== counts[i]) || said(5) !== 1 || rows !== columns)
      throw new Error("these are not the lines of the square");
    if (numbers.length !== rows * columns) throw new Error("the numbers do not fill the square");
    let most = 0;
    for (const square of orderings(numbers)) {
      let total = 0;
      for (const line of lines) for (const cell of line) total += square[cell] ?? 0;
      most = Math.max(most, total);
    }
    return most;
  },

  // Works every product out and looks at it.
  "arithmetic-easy-052": ({ said, says }) => {
    says("every **odd** result yellow", "are yellow?");
    const results = [...choices([range(said(1), said(3)), range(said(2), said(4))])].map(([a = 0, b = 0]) => a * b);
    if (results.length !== said(5) || said(5) !== said(6)) throw new Error("not so many results");
    return results.filter((result) => result % 2 !== 0).length;
  },

  // Plays the cards in every order.
  "arithmetic-easy-053": ({ said }) => {
    const cards = [...range(1, said(2)).map(() => "add"), ...range(1, said(4)).map(() => "times")];
    if (cards.length !== said(1) || cards.length !== said(7)) throw new Error("not so many cards");
    const ends = new Set(
      [...orderings(cards)].map((order) =>
        order.reduce((number, card) => (card === "add" ? number + said(3) : number * said(5)), said(6)),
      ),
    );
    if (Math.min(...ends) !== said(8) || Math.max(...ends) !== said(9)) throw new Error("not these ends");
    return only(range(said(10) + 1, said(11) - 1).filter((end) => !ends.has(end)));
  },

  // Cuts piece by piece. What "so it goes on" stands for, the told fractions before and after it must fit.
  "arithmetic-easy-054": ({ said, says }) => {
    says("of **what is left**", "The seventh dancer gets the last piece");
    const told = new Map([3, 6, 9, 12].map((at) => [said(at), [said(at + 1), said(at + 2)] as const]));
    let left = rational(said(2));
    let bottom = said(1) + 1;
    for (const dancer of range(1, said(1) - 1)) {
      bottom -= 1;
      const [top, of] = told.get(dancer) ?? [1, bottom];
      if (of !== bottom) throw new Error("it does not go on like that");
      left = subtract(left, multiply(left, rational(top, of)));
    }
    if (told.size !== 4 || !told.has(said(15) - 1) || said(15) !== said(1)) throw new Error("not these dancers");
    return fractionText(left);
  },

  // All 720 ways to lay the cards, counted in tenths.
  "arithmetic-easy-055": ({ said, says }) => {
    says("She puts one card into each box", "**whole number**");
    const cards = [2, 3, 4, 5, 6, 7].map(said);
    if (new Set(cards).size !== said(1) || 2 * said(9) !== said(1)) throw new Error("not so many cards");
    const tenths = [...orderings(cards)].map((laid) =>
      laid.reduce((sum, card, i) => sum + (i % 2 ? card : 10 * card), 0),
    );
    return only(new Set(tenths.filter((total) => total % 10 === 0))) / 10;
  },

  // Paints two mats of different sizes, one with its stripes side by side, one with its stripes scattered.
  "arithmetic-easy-056": ({ said, says }) => {
    says("First she paints", "are painted twice", "of the **rows** red", "of the **columns** red", "**white**");
    const white = (rows: number, columns: number, step: number) => {
      const red = (all: number, percent: number) =>
        new Set(range(1, (all * percent) / 100).map((i) => (i * step) % all));
      const [redRows, redColumns] = [red(rows, said(2)), red(columns, said(3))];
      const squares = [...choices([range(0, rows - 1), range(0, columns - 1)])];
      const left = squares.filter(([row = 0, column = 0]) => !redRows.has(row) && !redColumns.has(column));
      return (100 * left.length) / squares.length;
    };
    return only(new Set([white(100, 100, 1), white(200, 100, 7)]));
  },

  // Every choice of cards that can be face down, by moves from the start.
  "arithmetic-easy-057": ({ said, says }) => {
    says("lowest total", "the same number with a minus sign", "turns over **exactly");
    const cards = [2, 3, 4, 5, 6].map(said);
    if (cards.length !== said(1) || cards.length !== said(10) || said(8) !== -said(7))
      throw new Error("not so many cards");
    const moves = range(0, 2 ** cards.length - 1).filter(
      (move) => cards.filter((_, i) => (move >> i) & 1).length === said(9),
    );
    const reached = new Set([0]);
    for (const turned of reached) for (const move of moves) reached.add(turned ^ move);
    return Math.min(
      ...[...reached].map((turned) => cards.reduce((sum, card, i) => sum + ((turned >> i) & 1 ? -card : card), 0)),
    );
  },

  // Every number from 0 on.
  "arithmetic-easy-058": ({ said, says }) => {
    says("First she rounds it to the nearest", "is always rounded up", "**smallest**");
    const to = (step: number, n: number) => n - (n % step) + (n % step >= said(5) * step ? step : 0);
    return range(0, 2000).find((n) => to(said(4), to(said(3), to(said(2), n))) === said(6)) ?? Number.NaN;
  },
};

/** A line of three numbers in the boxes of a setting; null where the larger must stand first and does not. */
interface Part {
  readonly top: number;
  readonly bottom: number;
}

/** The fractions that stand in words: "three fifths", "a quarter", "half". */
const fractionsIn = ({ numbers, said }: Reading): Part[] =>
  numbers.flatMap(({ form, from }, i) => {
    if (form !== "bottom" && form !== "half") return [];
    const above = numbers[i - 1];
    const top = above?.form === "word" && above.to + 1 === from ? said(i) : 1;
    return [{ top, bottom: form === "half" ? 1 / said(i + 1) : said(i + 1) }];
  });

const cardLines: Readonly<Record<string, (a: number, b: number, c: number) => number | null>> = {
  highest: (a, b, c) => a * (b + c),
  lowest: (a, b, c) => a * (b + c),
  plain: (a, b, c) => lineValue([a, b, c], ["+", "*"]),
  takeaway: (a, b, c) => (b > c ? a * (b - c) : null),
};

export const families: FamilyProofs = {
  // Every way to put the six into two groups.
  "two-equal-loads": ({ numbers }: { numbers: readonly number[] }, reading) => {
    const top = only(new Set(reading.saidFrom(reading.numbers.length - 1)));
    insist(numbers.includes(top), "the one that is named is one of them");
    const groups = [...choices(numbers.map(() => [0, 1]))].filter((sides) => {
      const total = (side: number) => numbers.reduce((sum, n, i) => (sides[i] === side ? sum + n : sum), 0);
      return total(0) === total(1) && sides[numbers.indexOf(top)] === 1;
    });
    const sides = only(groups);
    return numbers.filter((_, i) => sides[i] === 1);
  },

  // The totals that can be made with one piece, with two pieces, and so on.
  "biggest-first-fails": ({ a, b, n }: { a: number; b: number; n: number }) => {
    let totals = new Set([0]);
    for (let pieces = 0; ; pieces++) {
      if (totals.has(n)) return pieces;
      totals = new Set([...totals].flatMap((total) => [total + 1, total + a, total + b]).filter((total) => total <= n));
    }
  },

  "cards-and-brackets": ({ setting, x, y, z }: { setting: string; x: number; y: number; z: number }) => {
    const line = cardLines[setting];
    if (!line) throw new Error(`no such line: ${setting}`);
    const values = [...orderings([x, y, z])].map(([a = 0, b = 0, c = 0]) => line(a, b, c)).filter((v) => v !== null);
    return setting === "lowest" ? Math.min(...values) : Math.max(...values);
  },

  // Tries every size of the unknown thing.
  "part-for-part": ({ setting, known }: { setting: string; known: number }, reading) => {
    const [first, second] = fractionsIn(reading) as [Part, Part];
    const [part, other] = setting === "beads" ? [second, first] : [first, second];
    const whole = only(
      range(1, 500).filter((size) => size * part.top * other.bottom === known * other.top * part.bottom),
    );
    if (setting === "books") return whole + known;
    if (setting !== "beads") return whole;
    const blue = only(range(1, whole).filter((beads) => beads * part.bottom === whole * part.top));
    return whole - blue;
  },

  // Tells the story from the hidden number, then from every other one: only the hidden one tells the same story.
  "ten-times-apart": ({ setting, tenths }: { setting: string; tenths: number }) => {
    const told = (n: number): string => {
      const it = rational(n, 10);
      const text = (n / 10).toFixed(1);
      if (setting === "scale") return fractionText(subtract(rational(BigInt(text.replace(".", ""))), it));
      if (setting === "model") return fractionText(subtract(it, rational(n, 100)));
      const second = rational(n);
      if (setting === "ribbons") return fractionText(add(it, second));
      return fractionText(add(add(it, it), second));
    };
    const wanted = told(tenths);
    return (only(range(1, 150).filter((n) => told(n) === wanted)) / 10).toFixed(1);
  },

  // Tries every size of the whole; the parts of the percentages and the number left over must fill it.
  "rest-in-percent": ({ setting, p, q, whole }: { setting: string; p: number; q: number; whole: number }) => {
    const rest = whole - (p * whole) / 100 - (q * whole) / 100;
    const all = only(range(1, 2000).filter((size) => size * p + size * q + rest * 100 === size * 100));
    if (setting === "shelf") return only(range(1, all).filter((comics) => comics * 100 === p * all));
    return setting === "trees" ? all - rest : all;
  },

  // Walks with every size of step until one arrives.
  "equal-steps-through-zero": (p: { setting: string; low: number; size: number; steps: number; step: number }) => {
    const ends = [p.low, p.low + p.size * p.steps];
    const [from = 0, to = 0] = p.setting === "frog" || p.setting === "frost" ? ends : ends.toReversed();
    const walks = range(-60, 60).map((stride) => {
      const places = [from];
      for (const _ of range(1, p.steps)) places.push((places.at(-1) ?? 0) + stride);
      return places;
    });
    return only(walks.filter((places) => places.at(-1) === to))[p.step] ?? Number.NaN;
  },

  // Every three-digit number is held against both clues.
  "rounding-detective": ({ setting }: { setting: string }, reading) => {
    const [[rounded] = []] = matches(reading, /Rounded to the nearest .+ it is \$(\d+)\$/g);
    const [[clued] = []] = matches(reading, /(?:add up to|gives|last digit is) \$(\d+)\$/g);
    const near = Number(rounded) * (setting === "car" ? 10 : 1);
    const nearest = (n: number) => {
      const below = n - (n % 10);
      return n - below < below + 10 - n ? below : below + 10;
    };
    const clue = (n: number) => {
      const [a = 0, b = 0, c = 0] = [...String(n)].map(Number);
      if (setting === "safe") return a * b * c;
      return setting === "bus" ? c - a : a + b + c;
    };
    const found = only(range(100, 999).filter((n) => nearest(n) === near && clue(n) === Number(clued)));
    return setting === "car" ? `${Math.floor(found / 10)}.${found % 10}` : found;
  },
};
