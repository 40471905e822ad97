import { choices, type FamilyProofs, insist, only, orderings, type Proofs, range } from "../proof.ts";
import { matches, told } from "../reading/told.ts";

export const proofs: Proofs = {
  // Try every minute of the day: one sixteenth then, doubled every 40 minutes, must be full at 18:00 and not before.
  "algebra-exponents-001": (reading) => {
    const [times, every, hour, minute] = told(
      reading,
      "Dough in a bowl # in size every # minutes. At #:# it fills the bowl exactly.",
    );
    const [one, part, hours] = told(
      reading,
      "At what time did it fill # # of the bowl? Give the time on the #-hour clock.",
    );
    insist(one === 1 && hours === 24, "one part, on the clock of a whole day");
    const full = 60 * hour + minute;
    const start = only(
      range(0, full).filter((begin) => {
        let size = 1;
        let now = begin;
        while (size < part) {
          size *= times;
          now += every;
        }
        return size === part && now === full;
      }),
    );
    return `${Math.floor(start / 60)}:${String(start % 60).padStart(2, "0")}`;
  },

  // Post the letters one by one.
  "algebra-exponents-002": (reading) => {
    const [first, each, second, people, news, third, more] = told(
      reading,
      "On day # Hana writes letters to # people. On day # each of these # people writes to # new people.",
      "On day # each of those people writes to # new people, and so on.",
    );
    const [twice, last] = told(
      reading,
      "Nobody ever gets # letters. How many letters have been written in all by the end of day #?",
    );
    insist(first === 1 && second === 2 && third === 3 && twice === 2, "day by day");
    insist(people === each && news === each && more === each, "as many letters each");
    let written = 0;
    let writers = ["Hana"];
    for (const day of range(first, last)) {
      const readers: string[] = [];
      for (const writer of writers)
        for (const letter of range(1, each)) {
          readers.push(`${writer} ${day}.${letter}`);
          written += 1;
        }
      writers = readers;
    }
    return written;
  },

  // Divide the number itself by its base until 1 is left.
  "algebra-exponents-003": (reading) => {
    const [a, i, b, j, c, k] = told(reading, "$$\\frac{#^# \\times #^#}{#^#}$$");
    const [base, again] = told(reading, "is a power of #.", "can be written as $#^n$. What is $n$?");
    insist(base === again, "one base");
    const top = BigInt(a) ** BigInt(i) * BigInt(b) ** BigInt(j);
    const bottom = BigInt(c) ** BigInt(k);
    if (top % bottom !== 0n) throw new Error("not whole");
    let left = top / bottom;
    let count = 0;
    while (left % BigInt(base) === 0n) {
      left /= BigInt(base);
      count += 1;
    }
    if (left !== 1n) throw new Error(`not a power of ${base}`);
    return count;
  },

  "algebra-exponents-004": (reading) => {
    const [exponent, base, power] = told(reading, "largest whole number $n$", "$$n^{#} < #^{#}$$");
    return Math.max(...range(0, 500).filter((n) => BigInt(n) ** BigInt(exponent) < BigInt(base) ** BigInt(power)));
  },

  // The left side times 2⁶⁰ (or another base), exactly. It is quadratic in 2^x, so two solutions are all.
  "algebra-exponents-005": (reading) => {
    const [base, double, more, times, again, last, right, values] = told(
      reading,
      "both real solutions of $$#^{#x + #} - # \\times #^x + # = #$$ Give the # values",
    );
    const power = (b: number, exponent: number) => BigInt(b) ** BigInt(exponent + 60);
    const found = range(-29, 29).filter(
      (x) =>
        power(base, double * x + more) - BigInt(times) * power(again, x) + BigInt(last - right) * power(base, 0) === 0n,
    );
    insist(base === again && double === 2 && found.length === values, "a quadratic in a power of x");
    return found;
  },

  // Multiply the powers out. Outside -40..40 the base is above 1 and the exponent is not 0.
  "algebra-exponents-006": (reading) => {
    const [square, b, c, again, d, e, right] = told(
      reading,
      "How many integers $x$ satisfy $$\\left(x^# - #x + #\\right)^{x^# - #x - #} = #$$",
    );
    insist(square === 2 && again === 2 && right === 1, "two squares, and 1");
    return range(-40, 40).filter((x) => {
      const base = BigInt(x * x - b * x + c);
      const exponent = x * x - d * x - e;
      // b to a negative exponent is 1 over a whole power, which is 1 exactly when that power is 1.
      return base !== 0n && base ** BigInt(Math.abs(exponent)) === 1n;
    }).length;
  },

  "algebra-exponents-008": (reading) => {
    const [count, ...cards] = told(reading, "has # number cards, #, #, # and #, one of each");
    const [example, other] = [
      told(reading, "With # below and # above it is $$#^# = # \\times # \\times # = #$$"),
      told(reading, "and with # below and # above it is $#^# = # \\times # = #$"),
    ];
    insist(count === cards.length && new Set(cards).size === count, "one of each");
    const power = (below: number, above: number) => range(1, above).reduce((all) => all * below, 1);
    for (const [below, above, base, exponent, ...worth] of [example, other])
      insist(
        below === base &&
          above === exponent &&
          worth.length === above + 1 &&
          worth.slice(0, -1).every((factor) => factor === below) &&
          worth.at(-1) === power(below, above),
        "the example",
      );
    const [laid, next] = told(
      reading,
      "She puts # card down and a # one above it, at the top right. So she makes a power",
      "How many **different results**",
    );
    insist(laid === 1 && next === laid + 1, "one card and a second one");
    const results = cards.flatMap((below) =>
      cards.filter((above) => above !== below).map((above) => power(below, above)),
    );
    return new Set(results).size;
  },

  // Sheet by sheet in millionths of a metre: a sheet is 120 of them.
  "algebra-exponents-010": (reading) => {
    const [sheets, centimetres] = told(reading, "A pile of # sheets of paper is # cm high.");
    const [many] = told(reading, "How many **metres** high would a pile of # sheets be?");
    const thick = (centimetres * 10_000) / sheets;
    let height = 0;
    for (let sheet = 1; sheet <= many; sheet++) height += thick;
    return height / 1_000_000;
  },

  "algebra-exponents-012": (reading) => {
    const [more, fewer] = told(reading, "has more than # but fewer than # small wooden cubes");
    const [cubes] = told(
      reading,
      "lay them **all** flat on the table",
      "make a full square",
      "build **all** of them into # large cube",
    );
    const roots = range(1, fewer);
    return only(
      range(more + 1, fewer - 1).filter(
        (n) => roots.some((side) => side * side === n) && roots.some((edge) => cubes * edge * edge * edge === n),
      ),
    );
  },

  "algebra-exponents-016": (reading) => {
    const [a, i, b, j] = told(reading, "how many **digits** the number $$#^# \\times #^{#}$$ has");
    return String(BigInt(a) ** BigInt(i) * BigInt(b) ** BigInt(j)).length;
  },

  // Every way to set the brackets; a number 3^e is held by its exponent e. Then (3^e)^(3^f) has the exponent e × 3^f.
  "algebra-exponents-018": (reading) => {
    const [threes, ways] = told(reading, "a tower of # threes is worked out. They can be set in # ways:");
    const written = told(
      reading,
      "$$A = \\left((#^#)^#\\right)^#$$ $$B = \\left(#^{(#^#)}\\right)^#$$ $$C = (#^#)^{(#^#)}$$",
      "$$D = #^{\\left((#^#)^#\\right)}$$ $$E = #^{\\left(#^{(#^#)}\\right)}$$ How many **different** numbers",
    );
    insist(written.length === threes * ways && written.every((n) => n === 3), "threes and nothing else");
    const towers = (count: number): bigint[] =>
      count === 1
        ? [1n]
        : range(1, count - 1).flatMap((below) =>
            towers(below).flatMap((e) => towers(count - below).map((f) => e * 3n ** f)),
          );
    const exponents = towers(threes);
    if (exponents.length !== ways) throw new Error("there were to be as many ways");
    return new Set(exponents).size;
  },

  // Press the keys.
  "algebra-exponents-020": (reading) => {
    const [factors, divisor] = told(
      reading,
      "a key $\\boxed{x^#}$, which multiplies the number on the display by itself, and a key $\\boxed{\\div #}$.",
    );
    const [start, exponent, squarings, by, end] = told(
      reading,
      "The display shows #.",
      "presses $\\boxed{x^#}$ # times. How often must he now press $\\boxed{\\div #}$ until the display shows # again",
    );
    insist(
      factors === 2 && exponent === factors && by === divisor && end === start,
      "the same keys, and the same number",
    );
    let display = BigInt(start);
    for (const _press of range(1, squarings)) display *= display;
    let presses = 0;
    while (display > BigInt(start)) {
      if (display % BigInt(divisor) !== 0n) throw new Error("not whole");
      display /= BigInt(divisor);
      presses += 1;
    }
    if (display !== BigInt(start)) throw new Error("it goes past");
    return presses;
  },

  "algebra-exponents-022": (reading) => {
    const [count, ...numbers] = told(
      reading,
      "# locks have wheels with symbols on them.",
      "- Lock A has # wheels with # symbols each.",
      "- Lock B has # wheels with # symbols each.",
      "- Lock C has # wheels with # symbols each.",
      "- Lock D has # wheels with # symbols each.",
    );
    const [wheel, letters] = told(
      reading,
      "read from the # wheel to the last, is a **code**",
      "from the one with the fewest possible codes to the one with the most. Write the # letters.",
    );
    const locks = [..."ABCD"].map((name, i) => ({
      name,
      codes: BigInt(numbers[2 * i + 1] ?? 0) ** BigInt(numbers[2 * i] ?? 0),
    }));
    insist(wheel === 1 && count === locks.length && letters === count, "so many locks");
    return locks.sort((one, two) => (one.codes < two.codes ? -1 : 1)).map(({ name }) => name);
  },

  // The left side rises with x > 0: halve the range until x is known; -x gives the same value.
  "algebra-exponents-025": (reading) => {
    const [a, b, sum, c, d] = told(
      reading,
      "A real number $x$ satisfies $$#^x + #^{-x} = #$$ Find the value of $$#^x + #^{-x}$$",
    );
    insist(a === b && c === d, "a power and one over it");
    let [low, high] = [0, 5];
    for (const _step of range(1, 60)) {
      const x = (low + high) / 2;
      if (a ** x + a ** -x < sum) low = x;
      else high = x;
    }
    const value = c ** low + c ** -low;
    return only(range(1, 200).filter((n) => Math.abs(n - value) < 1e-9));
  },

  // The exponents that both sides have as powers of e, on a fine grid up to 1000: where they agree, and where they cross.
  "algebra-exponents-028": (reading) => {
    told(reading, "all **positive** real numbers $x$", "$$x^{\\sqrt{x}} = \\left(\\sqrt{x}\\right)^x$$");
    const difference = (x: number) => Math.sqrt(x) * Math.log(x) - x * Math.log(Math.sqrt(x));
    const grid = range(1, 64_000).map((n) => n / 64);
    const found = grid.filter((x) => Math.abs(difference(x)) < 1e-12);
    const crossings = grid.filter((x) => difference(x) * difference(x + 1 / 64) < -1e-20);
    if (crossings.some((x) => !found.some((y) => Math.abs(x - y) <= 1 / 64))) throw new Error("one is missing");
    return found;
  },

  // Builds the wall on every order of the bottom row.
  "algebra-exponents-031": ({ said, says }) => {
    says("**product** of the two bricks", "smallest");
    insist(said(1) === 4 && said(6) === 3 && said(7) === 2 && said(8) === 1, "four rows");
    const top = (row: readonly number[]): number =>
      row.length === 1 ? (row[0] ?? 0) : top(row.slice(1).map((brick, i) => brick * (row[i] ?? 0)));
    return Math.min(...[...orderings(range(2, 5).map(said))].map(top));
  },

  // Fills the grid in every way, row by row.
  "algebra-exponents-032": ({ said, says }) => {
    says("in every row, in every column and in both diagonals", "one in each cell");
    const numbers = range(4, 12).map(said);
    const side = said(2);
    insist(
      side === said(3) && said(1) === numbers.length && said(13) === side && said(14) === 2 * side + 2,
      "a square",
    );
    const product = (cells: readonly number[]) => cells.reduce((all, n) => all * n, 1);
    const rows = [...choices([numbers, numbers, numbers])].filter((row) => new Set(row).size === side);
    const isApart = (row: readonly number[], other: readonly number[]) => !row.some((n) => other.includes(n));
    const found = new Set<number>();
    for (const target of new Set(rows.map(product))) {
      const fitting = rows.filter((row) => product(row) === target);
      for (const first of fitting)
        for (const second of fitting.filter((row) => isApart(row, first)))
          for (const third of fitting.filter((row) => isApart(row, first) && isApart(row, second))) {
            const grid = [first, second, third];
            const cell = (row: number, column: number) => grid[row]?.[column] ?? 0;
            const columns = [0, 1, 2].map((column) => [0, 1, 2].map((row) => cell(row, column)));
            const diagonals = [[0, 1, 2].map((i) => cell(i, i)), [0, 1, 2].map((i) => cell(i, 2 - i))];
            if ([...columns, ...diagonals].every((line) => product(line) === target)) found.add(target);
          }
    }
    return only(found);
  },

  // The giants themselves.
  "algebra-exponents-033": ({ said }) => {
    insist(said(9) === 1, "one number");
    const giants = [BigInt(said(1)) ** BigInt(said(2)), BigInt(said(4)) ** BigInt(said(5))].map(String);
    insist(giants[0]?.length === said(3) && giants[1]?.length === said(6), "so many digits");
    insist(said(7) === said(8) && said(8) === said(10), "so many digits are asked for");
    return only(new Set(giants.map((giant) => giant.slice(0, said(7)))));
  },
};

export const families: FamilyProofs = {
  // Folds a real pile: the layers, each a stretch of the strip in its own direction.
  "folded-in-half": ({ setting, n, k }: { setting: string; n: number; k: number }) => {
    if (setting === "felt") {
      let [height, folds] = [k, 0];
      const goal = Number(BigInt(k) * 2n ** BigInt(n));
      while (height < goal) {
        height += height;
        folds += 1;
      }
      if (height !== goal) throw new Error("not reached");
      return folds;
    }
    // A strip of 2^20 units, folded: `layers` holds where each layer of the pile starts and which way it runs.
    const length = 2 ** 20;
    let layers = [{ from: 0, to: length }];
    for (const _fold of range(1, n))
      layers = layers.flatMap(({ from, to }) => [
        { from, to: (from + to) / 2 },
        { from: to, to: (from + to) / 2 },
      ]);
    const at = (share: number) => new Set(layers.map(({ from, to }) => from + (to - from) * share));
    if (setting === "holes") return range(1, k).reduce((holes, hole) => holes + at(hole / (2 * k + 1)).size, 0);
    if (setting === "cut") {
      const pieces = at(1 / 2).size + 1;
      return range(0, k).reduce((all) => all + pieces, 0);
    }
    const ends = [...new Set([...at(0), ...at(1)])].filter((place) => place > 0 && place < length);
    return range(0, k).reduce((all) => all + ends.length, 0);
  },

  // Goes from step to step with the numbers of the story.
  "all-the-doublings": ({ setting, n, s }: { setting: string; n: number; s: number }) => {
    const add = (start: number, steps: number) => {
      let [all, here] = [0, start];
      for (const _step of range(1, steps)) {
        all += here;
        here += here;
      }
      return all;
    };
    if (setting === "rice") return add(s, n);
    if (setting === "family") {
      let [people, generation] = [0, ["Wikitoria"]];
      for (const _back of range(1, n)) {
        generation = generation.flatMap((person) => [`mother of ${person}`, `father of ${person}`]);
        people += generation.length;
      }
      return people;
    }
    const sum = add(s, n);
    if (setting === "cranes") return only(range(1, sum).filter((first) => add(first, n) === sum));
    // The robot: jumps from s on until it is there.
    let [place, jump] = [s, s];
    while (place < sum) {
      jump += jump;
      place += jump;
    }
    if (place !== sum) throw new Error("it jumps past");
    return jump;
  },

  // The numbers themselves, as exact whole numbers; then every exponent is tried.
  "copies-of-a-power": (
    { setting, b, i, j, n }: Record<"b" | "i" | "j" | "n", number> & { setting: string },
    reading,
  ) => {
    const base = BigInt(b);
    const giant = BigInt(b ** i) ** BigInt(n);
    const exponents = range(0, 120);
    const is = (value: bigint) => only(exponents.filter((x) => base ** BigInt(x) === value));
    if (setting === "part") {
      const [share, factor, times] = told(reading, "# of $#^{#}$ is $#^{x}$");
      const parts = share < 1 ? 1 / share : share;
      insist(Number.isInteger(parts), "it is one of so many parts");
      return only(exponents.filter((x) => base ** BigInt(x) * BigInt(parts) === BigInt(factor) ** BigInt(times)));
    }
    if (setting === "library") {
      const [halls, factor, times, book, books] = told(reading, "$#$ halls", "$#^{#}$ shelves", "$#^{#}$ books");
      return is(BigInt(halls) * BigInt(factor) ** BigInt(times) * BigInt(book) ** BigInt(books));
    }
    if (setting === "row")
      return only(
        exponents.filter((x) => {
          let sum = 0n;
          for (const _term of range(1, b ** j)) sum += base ** BigInt(x);
          return sum === giant;
        }),
      );
    let sum = base ** BigInt(n);
    for (const k of range(0, i + j - 2)) sum += BigInt(b - 1) * base ** BigInt(n + k);
    return is(sum);
  },

  // The factor g of one step is the same: (third ÷ first)^whole = (second ÷ first)^part, both being g^(whole × part).
  "between-two-readings": ({ setting }: { setting: string }, reading) => {
    const numbers = (pattern: RegExp) => matches(reading, pattern).map(([one]) => Number(one));
    if (setting === "moss") {
      const [one = 0, weeks = 0, later = 0, , asked = 0] = reading.saidFrom(1, 5);
      const [first, second, third] = [BigInt(one), BigInt(later), BigInt(asked)];
      const all = BigInt(weeks);
      return only(
        range(1, 60).filter((part) => third ** all * first ** BigInt(part) === second ** BigInt(part) * first ** all),
      );
    }
    const amounts = { dose: /(\d+) mg/g, lake: /(\d+) lux/g }[setting] ?? /counts (\d+)/g;
    const [first = 0n, second = 0n] = numbers(amounts).map(BigInt);
    const [from = 0, to = 0, asked = 0] = numbers(setting === "lake" ? /(\d+) m\b/g : /(\d+):00/g);
    const [whole, part] = [BigInt(to - from), BigInt(asked - from)];
    // The two sides only rise with the value, so that halving the range finds the one that fits.
    let [low, high] = [1n, 5000n];
    const goal = second ** part * first ** whole;
    while (low < high) {
      const middle = (low + high) / 2n;
      if (middle ** whole * first ** part < goal) low = middle + 1n;
      else high = middle;
    }
    if (low ** whole * first ** part !== goal) throw new Error("no whole number fits");
    return low;
  },

  // The terms one by one with a calculator; the only simple fraction that near.
  "logs-that-fold-up": ({ setting, g, u, v }: { setting: string; g: number; u: number; v: number }) => {
    const log = (base: number, of: number) => Math.log(of) / Math.log(base);
    const [from, to] = [g ** u, g ** v];
    let value: number;
    if (setting === "chain") value = range(from, to - 1).reduce((all, n) => all * log(n, n + 1), 1);
    else if (setting === "steps") value = range(from, to - 1).reduce((all, n) => all + log(g, (n + 1) / n), 0);
    else {
      const [a = 2, b = 3] = [[], [], [2, 3], [2, 5], [3, 5], [2, 7]][g] ?? [];
      const M = (a * b) ** v;
      value = u / log(a, M) + u / log(b, M);
    }
    const simple = range(1, 12).flatMap((bottom) => range(1, 12 * bottom).map((top) => [top, bottom] as const));
    const near = simple.filter(([top, bottom]) => Math.abs(top / bottom - value) < 1e-9);
    const [top, bottom] = near[0] ?? [0, 1];
    if (near.some(([t, d]) => t * bottom !== d * top) || !top) throw new Error("no single fraction is near");
    return bottom === 1 ? top : `${top}/${bottom}`;
  },
};
