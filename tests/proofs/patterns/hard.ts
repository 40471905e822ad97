import { random } from "../../../src/maths/random.ts";
import { add, divide, fractionText, multiply, type Rational, rational, subtract } from "../../../src/maths/rational.ts";
import { polar, square, sum } from "../plane.ts";
import { choices, type FamilyProofs, insist, only, type Proofs, range } from "../proof.ts";
import { labelled } from "../reading/labelled.ts";
import { told } from "../reading/told.ts";

export const proofs: Proofs = {
  // Plays the game with the pack.
  "patterns-hard-001": ({ said, says }) => {
    says(
      "She repeats these two steps",
      "from top to bottom",
      "throws the top card away and puts the next card, which is now on top, at the bottom of the pack",
    );
    says("over and over, until only one card is left", "is thrown away first");
    const pack = range(said(2), said(3));
    insist(said(1) === pack.length && pack.join().startsWith([6, 8, 9].map(said).join()), "numbered cards");
    while (pack.length > 1) {
      pack.shift();
      pack.push(...pack.splice(0, 1));
    }
    return only(pack);
  },

  // The drawing as a network: Euler's formula V - E + F = 2, without the region outside the circle.
  "patterns-hard-002": ({ said, says }) => {
    says(
      "**every two** of them are joined by a straight line",
      "no three chords cross at the same point inside the circle",
    );
    says("Into how many regions is the disc cut with");
    const regions = (points: number) => {
      const chords = range(1, points).flatMap((a) => range(a + 1, points).map((b) => [a, b] as const));
      let crossings = 0;
      for (const [a, b] of chords) for (const [c, d] of chords) if (a < c && c < b && b < d) crossings += 1;
      const corners = points + crossings;
      // Each crossing cuts two chords, and the points cut the circle into as many arcs as there are points.
      const edges = points + chords.length + 2 * crossings;
      return edges - corners + 1;
    };
    if (range(3, 7).map(said).map(regions).join() !== range(8, 12).map(said).join())
      throw new Error("not the numbers of the puzzle");
    return regions(said(13));
  },

  // Covers the first free square of the path in every way, slab by slab.
  "patterns-hard-004": ({ said, says }) => {
    says(
      "slabs of two sizes",
      "m wide and",
      "m long",
      "(laid along the path or across it)",
      "She has plenty of both, and may use one size only",
    );
    says(
      "how many different ways",
      "Slabs of one size all look alike",
      "Ways that are mirror images of each other count as different",
    );
    const [wide, long] = [said(1), said(2)];
    const slabs = [
      [said(4), said(5)],
      [said(5), said(4)],
      [said(6), said(7)],
    ] as const;
    const pave = (covered: ReadonlySet<number>): number => {
      const free = range(0, wide * long - 1).find((square) => !covered.has(square));
      if (free === undefined) return 1;
      const row = free % wide;
      return slabs
        .filter(([across]) => row + across <= wide)
        .map(([across, along]) =>
          range(0, along - 1).flatMap((i) => range(0, across - 1).map((j) => free + i * wide + j)),
        )
        .filter((slab) => slab.every((square) => square < wide * long && !covered.has(square)))
        .reduce((ways, slab) => ways + pave(new Set([...covered, ...slab])), 0);
    };
    return pave(new Set());
  },

  "patterns-hard-006": (reading) => {
    const { said, says } = reading;
    const [one = "", first = "", two = "", second = ""] = labelled(
      reading,
      "@1 (@2) and @3 (@4) shoot",
      "Start with @2.",
    );
    insist(one.startsWith(first) && two.startsWith(second), "the letter of each name");
    says(
      "Start with A. Then, again and again, write **behind the letters so far all of them exchanged**",
      "Who takes shots",
    );
    says("A, AB, ABBA, ABBABAAB, and so on", "are taken in the order ABBABAAB");
    let order = "A";
    while (order.length < said(6)) order += [...order].map((letter) => (letter === "A" ? "B" : "A")).join("");
    insist(order.slice(said(1) - 1, said(2)) === "ABBABAAB", "the first shots");
    insist(range(said(3), said(6)).join() === range(3, 6).map(said).join() && said(7) === 4, "four shots");
    return order.slice(said(3) - 1, said(6));
  },

  // Walks from every room, one metre at a time.
  "patterns-hard-008": ({ said, says }) => {
    says(
      "tunnels lead down, each 1 m long, to the",
      "From every room",
      "more tunnels of 1 m lead to",
      "and so on down to level",
    );
    says("From each room a termite walks up to the entrance by the shortest way", "no termites at the entrance itself");
    insist([1, 3, 5, 7].every((place) => said(place) === 2) && said(2) === said(6), "two tunnels each time");
    insist(2 ** said(8) === said(9) && 2 ** said(10) === said(11) && said(4) === 1, "so many rooms");
    let metres = 0;
    for (const room of range(2, 2 ** (said(12) + 1) - 1))
      for (let at = room; at > 1; at = Math.floor(at / 2)) metres += said(2);
    return metres;
  },

  // The areas step by step; they stay below 8/5 and below no smaller fraction with a small denominator.
  "patterns-hard-010": ({ said, says }) => {
    says("the shape of an equilateral triangle", "In each step **every** straight piece of the coast is divided into");
    says(
      "on the middle part an equilateral triangle is put, pointing outwards",
      "the area that the island comes closer and closer to",
    );
    says("How many times the area of the first triangle");
    const parts = said(1);
    let [area, small, coast] = [1, 1, 3];
    for (const _step of range(1, 60)) {
      small /= parts ** 2;
      area += coast * small;
      coast *= parts + 1;
    }
    const near = range(1, 50).flatMap((den) =>
      range(1, 100)
        .filter((num) => Math.abs(num / den - area) < 1e-9)
        .map((num) => `${num}/${den}`),
    );
    return String(near[0]);
  },

  // Every three corners of the grid whose sides are equal and run along the lines.
  "patterns-hard-013": ({ said, says, shown }) => {
    says(
      "Each side of an equilateral triangle is divided into",
      "lines are drawn parallel to the sides",
      "of **all** sizes",
    );
    says("in both directions, pointing up and pointing down, are counted", "How many are there with");
    insist(said(1) === said(9), "so many parts");
    insist(shown.drawn?.lines.length === 3 * (said(2) - 1), "parts in the picture");
    const triangles = (parts: number) => {
      let found = 0;
      const inside = (x: number, y: number) => x >= 0 && y >= 0 && x + y <= parts;
      for (const x of range(0, parts))
        for (const y of range(0, parts))
          for (const side of [...range(1, parts), ...range(1, parts).map((k) => -k)])
            if (inside(x, y) && inside(x + side, y) && inside(x, y + side)) found += 1;
      return found;
    };
    if ([3, 4, 5].map(said).map(triangles).join() !== [6, 7, 8].map(said).join())
      throw new Error("not the numbers of the puzzle");
    return triangles(said(9));
  },

  // Writes the list from what it says itself.
  "patterns-hard-016": ({ said, says }) => {
    says("and never goes down", "It contains every whole number from", "the number $k$ occurs in it exactly");
    says("**as many times as the $k$th number of the list says**");
    const list = [1, 2, 2];
    for (let k = 3; list.length < said(18); k++) list.push(...Array.from({ length: Number(list[k - 1]) }, () => k));
    if (!list.join().startsWith(range(3, 14).map(said).join())) throw new Error("not the list of the puzzle");
    insist(list[said(15) - 1] === said(16) && said(17) === said(16) && said(1) === 1 && said(2) === 1, "the example");
    return Number(list[said(18) - 1]);
  },

  // Changes of sign in steps of a hundredth, off the grid so that zero itself is counted as one change.
  "patterns-hard-019": ({ said, says }) => {
    says(
      "How many numbers $x$ solve the equation",
      "$$\\sin x° = \\frac{x}{",
      "positive, negative or zero",
      "measured in degrees",
    );
    const above = (x: number) => Math.sin((x * Math.PI) / 180) > x / said(1);
    const sides = range(-210_000, 210_000).map((i) => above((i + 0.5) / 100));
    return sides.filter((side, i) => i > 0 && side !== sides[i - 1]).length;
  },

  // Grows the tree row by row.
  "patterns-hard-022": (reading) => {
    const { said, says } = reading;
    labelled(
      reading,
      "fraction $\\frac{@1}{@2}$ has # children: on the left $\\frac{@1}{@1+@2}$, on the right $\\frac{@1+@2}{@2}$.",
    );
    says("on the left $\\frac{a}{a+b}$, on the right $\\frac{a+b}{b}$", "In which row does", "counted from the left?");
    insist(said(2) === said(5), "the first row");
    let row = [[said(3), said(4)]];
    const printed: number[] = [];
    for (const number of range(1, 12)) {
      printed.push(number, ...row.flat());
      const place = row.findIndex(([a, b]) => a === said(22) && b === said(23));
      if (number === said(13)) insist(printed.join() === range(5, 21).map(said).join() && said(1) === 2, "the table");
      if (place >= 0) return [number, place + 1];
      row = row.flatMap(([a = 0, b = 0]) => [
        [a, a + b],
        [a + b, b],
      ]);
    }
    throw new Error("not in the first rows");
  },

  "patterns-hard-025": ({ said, says }) => {
    says(
      "of all positive whole numbers every square number and every cube number is crossed out",
      "of those that are left?",
    );
    const crossed = new Set(range(1, 50).flatMap((n) => [n * n, n * n * n]));
    const left = range(said(1), 2000).filter((n) => !crossed.has(n));
    insist(
      range(0, 11).every((i) => left[i] === said(6 + i)) && range(1, 5).every((n) => said(n) === n),
      "the beginning",
    );
    return Number(left[said(18) - 1]);
  },

  // Continues the table of differences, row by row from below.
  "patterns-hard-028": ({ said, says }) => {
    insist(said(1) === 1, "the first numbers");
    says("Write the differences of neighbours below it, below that the differences of those, and below that once more");
    says("row of differences all numbers are equal, and that goes on for ever", "Which number is the");
    insist(said(8) === 3 && said(2) === 5, "three rows");
    const rows = [range(3, 7).map(said)];
    for (const _row of range(1, 3)) {
      const last = rows.at(-1) ?? [];
      rows.push(last.slice(1).map((number, i) => number - Number(last[i])));
    }
    only(new Set(rows[3]));
    while (Number(rows[0]?.length) < said(9))
      for (const i of [3, 2, 1, 0])
        rows[i]?.push(i === 3 ? Number(rows[3]?.at(-1)) : Number(rows[i]?.at(-1)) + Number(rows[i + 1]?.at(-1)));
    return Number(rows[0]?.[said(9) - 1]);
  },

  // Runs the machine from every number until a number comes again.
  "patterns-hard-031": ({ said, says }) => {
    says("one never comes to", "**halves** an even number", "**adds**", "lead to the number");
    const next = (number: number): number => (number % 2 === 0 ? number / 2 : number + said(1));
    const shown = range(2, 12).map(said);
    if (
      shown.some((number, i) => i > 0 && number !== next(shown[i - 1] ?? 0)) ||
      said(18) !== said(15) ||
      said(19) !== said(15)
    )
      throw new Error("the example does not fit");
    insist(said(13) === said(2), "from the number at the beginning");
    return range(said(16), said(17)).filter((start) => {
      const seen = new Set<number>();
      for (let number = start; !seen.has(number); number = next(number)) seen.add(number);
      return seen.has(said(18));
    }).length;
  },

  "patterns-hard-032": ({ said, says }) => {
    says("like a chessboard", "is dark", "dark total greater");
    const [rows, columns] = [said(1), said(2)];
    if (rows !== said(5) || columns !== said(6)) throw new Error("the last product is another one");
    insist(
      [3, 4, 7, 8].every((place) => said(place) === 1),
      "the first product",
    );
    let [dark, light] = [0, 0];
    for (const row of range(1, rows))
      for (const column of range(1, columns))
        if ((row + column) % 2 === 0) dark += row * column;
        else light += row * column;
    return dark - light;
  },

  // Fills the table from its first row and first column, whatever these and the total are.
  "patterns-hard-033": ({ said, says }) => {
    says("block of", "the same total", "top left", "bottom left", "top right", "bottom right");
    const [rows, columns, topLeft, bottomLeft, topRight] = [said(1), said(2), said(7), said(8), said(9)];
    insist(said(3) === 1 && said(4) === 2 && said(5) === 2 && said(6) === said(4) * said(5), "blocks of four");
    const { whole } = random(1);
    const corners = range(1, 40).map(() => {
      const total = whole(-60, 60);
      let row = range(1, columns).map((column) =>
        column === 1 ? topLeft : column === columns ? topRight : whole(-30, 30),
      );
      for (const number of range(2, rows)) {
        const below = [number === rows ? bottomLeft : whole(-30, 30)];
        for (const i of range(1, columns - 1))
          below.push(total - (row[i - 1] ?? 0) - (row[i] ?? 0) - (below[i - 1] ?? 0));
        row = below;
      }
      return row.at(-1) ?? 0;
    });
    return only(new Set(corners));
  },

  // Goes through all the digits and keeps the remainder.
  "patterns-hard-034": ({ said, says }) => {
    says("behind it", "divisible by");
    const [last, divisor] = [said(11), said(12)];
    let [written, remainder, count] = ["", 0, 0];
    const examples = [4, 5, 6, 7, 8].map((place) => String(said(place)));
    const seen: string[] = [];
    for (const number of range(said(1), last)) {
      for (const digit of String(number)) remainder = (10 * remainder + Number(digit)) % divisor;
      written += number;
      if (remainder === 0) count += 1;
      if ([1, 2, 3, 10, 11].includes(number)) seen.push(written);
    }
    insist(seen.join() === examples.join() && said(2) === 2 && said(3) === 3, "the examples");
    if (said(9) !== last || !written.endsWith(String(said(10)))) throw new Error("the last number is another one");
    return count;
  },

  // Folds a strip of as many pieces as it needs: in each pile of pieces lies, from the bottom, each piece face up or face down.
  "patterns-hard-035": ({ said, says }) => {
    says("right end over onto its left end", "are **valleys**");
    let piles = range(1, 2 ** said(1)).map(() => ["up"]);
    const made = { up: 0, down: 0 };
    while (piles.length > 1) {
      const half = piles.length / 2;
      // The crease lies between the two middle piles; folded towards us, it is a valley of a layer that lies face up.
      for (const layer of piles[half] ?? []) made[layer === "up" ? "up" : "down"] += 1;
      piles = piles.slice(0, half).map((pile, i) => {
        const onTop = piles[piles.length - 1 - i] ?? [];
        return [...pile, ...onTop.toReversed().map((layer) => (layer === "up" ? "down" : "up"))];
      });
    }
    if (made.up + made.down !== said(2)) throw new Error("there are not so many creases");
    return made.up;
  },

  // Draws trees with triangles of many shapes, and measures the sides of the squares.
  "patterns-hard-036": (reading) => {
    const { said, says } = reading;
    labelled(reading, "area of $#$ @1².", "How many square @1 are");
    says("right-angled triangle", "all the squares", "each counts in full");
    insist([2, 5, 6].every((place) => said(place) === 2) && said(3) === 1 && said(4) === 1, "two squares on each");
    const { whole } = random(1);
    const areas = range(1, 5).map(() => {
      let row = [said(1)];
      let total = said(1);
      for (let number = 2; number <= said(7); number++) {
        row = row.flatMap((area) => {
          const side = Math.sqrt(area);
          const top = polar([side / 2, 0], side / 2, whole(10, 170));
          return [square([0, 0], top), square([side, 0], top)];
        });
        total += sum(row);
      }
      return total.toFixed(6);
    });
    return Number(only(new Set(areas)));
  },

  // Writes out the list with every second number.
  "patterns-hard-037": ({ said, says }) => {
    insist(said(2) === 3 && said(4) === 1, "two numbers, then sums; the first of them all");
    says("is the sum of the two numbers before it", "less than the");
    const fitting = range(-1000, 1000).flatMap((second) => {
      const list = [said(1), second];
      while (list.length < said(7)) list.push((list.at(-1) ?? 0) + (list.at(-2) ?? 0));
      return sum(list.slice(0, said(5))) === (list[said(7) - 1] ?? 0) - said(6) ? [list[said(8) - 1] ?? 0] : [];
    });
    return only(fitting);
  },

  // Every rectangle on the full board, if all its squares belong to the stairs.
  "patterns-hard-038": ({ said, says }) => {
    says("A square is a rectangle as well", "in the bottom row", "one at the top");
    const count = (steps: number): number => {
      const spans = range(1, steps).flatMap((from) => range(from, steps).map((to) => [from, to] as const));
      const isInside = (column: number, row: number): boolean => row <= steps + 1 - column;
      return spans.flatMap(([left, right]) =>
        spans.filter(([low, high]) =>
          range(left, right).every((column) => range(low, high).every((row) => isInside(column, row))),
        ),
      ).length;
    };
    const steps = said(5);
    if (count(said(1)) !== said(2) || said(3) + said(4) !== said(2)) throw new Error("the example does not fit");
    if ([said(6), said(7), said(8)].some((squares, i) => squares !== steps - i)) throw new Error("these are no stairs");
    return count(steps);
  },
};

export const families: FamilyProofs = {
  // Goes through the story step by step; the machine is tried with every first number.
  "the-value-that-stays": ({
    setting,
    k,
    fixed,
    e,
    n,
  }: {
    setting: string;
    k: number;
    fixed: number;
    e: number;
    n: number;
  }) => {
    const follow = (start: number, next: (value: number) => number) => {
      let value = start;
      for (const _step of range(1, n)) value = next(value);
      return value;
    };
    const away = (setting === "swing" ? k + 1 : k - 1) * fixed;
    switch (setting) {
      case "bulbs":
        return follow(fixed + e, (bulbs) => k * bulbs - away);
      case "tank":
        return follow(fixed + e * 2 ** n, (litres) => litres - litres / 2 + fixed / 2);
      case "swing":
        return follow(fixed + e, (number) => away - k * number);
      default: {
        const press = (number: number) => number * k - away;
        const shown = follow(fixed + e, press);
        return only(range(-200, 400).filter((first) => follow(first, press) === shown));
      }
    }
  },

  // Works out every number of the row, without looking for a period.
  "the-machine-that-forgets": ({ setting, p, q, n }: { setting: string; p: number; q: number; n: number }, reading) => {
    const one = rational(1);
    let u = rational(p, q);
    if (setting === "key") {
      for (const _press of range(1, n)) u = divide(add(one, u), subtract(one, u));
      return fractionText(u);
    }
    if (setting === "product") {
      let product = one;
      for (const _number of range(1, n)) {
        product = multiply(product, u);
        u = subtract(one, divide(one, u));
      }
      return fractionText(product);
    }
    let [before, last] = [rational(p), rational(q)];
    let sum = add(before, last);
    const next = setting === "sum" ? told(reading, "goes on with $#$, $#$, $#$") : [];
    for (const place of range(3, n)) {
      const size = last.num < 0n ? subtract(rational(0), last) : last;
      const made: Rational = setting === "sum" ? subtract(size, before) : divide(add(last, one), before);
      const shown = next[place - 3];
      insist(shown === undefined || fractionText(made) === String(shown), "the row goes on as it is told");
      [before, last] = [last, made];
      sum = add(sum, made);
    }
    return fractionText(setting === "sum" ? sum : last);
  },

  // Finds the hidden start number by trial from what can be read, and adds up everything.
  "sums-that-fold-up": ({ setting, a, b, n }: { setting: string; a: number; b: number; n: number }, reading) => {
    const row = (first: number, second: number, length: number) => {
      const numbers = [first, second];
      for (let i = 2; i < length; i++) numbers.push(Number(numbers[i - 1]) + Number(numbers[i - 2]));
      return numbers;
    };
    const sum = (numbers: readonly number[]) => numbers.reduce((x, y) => x + y, 0);
    if (setting === "scroll") {
      const [second, place, seen] = reading.saidFrom(4, 6);
      const first = only(
        range(0, 500).filter((guess) => row(guess, Number(second), n + 2)[Number(place) - 1] === seen),
      );
      return sum(row(first, Number(second), n));
    }
    if (setting === "beads") {
      const [last] = told(reading, "\\ldots, #$, altogether");
      return sum(row(a, b, n).filter((_, i) => i % 2 === 0 && i < last));
    }
    if (setting === "cards") {
      const [place, seen] = told(reading, "Card $#$ is red too and shows $#$");
      const second = only(range(0, 500).filter((guess) => row(a, guess, n + 1)[place - 1] === seen));
      return sum(row(a, second, n).filter((_, i) => i % 2 === 1));
    }
    // From what can be read on the patches: the sides, then every square.
    const [place, seen, next, after] = reading.saidFrom(8, 11) as [number, number, number, number];
    const sides = row(a, b, n + 1);
    insist(sides[place - 1] === seen && sides[next - 1] === after, "the last two are as wide as the row makes them");
    return sum(sides.slice(0, n).map((side) => side * side));
  },

  // Works out every lamp, or every number of the triangle by adding the two above it.
  "odd-and-even-in-pascal": ({ setting, n }: { setting: string; n: number }) => {
    if (setting === "lamps") {
      let on: Uint8Array = new Uint8Array(2 * n + 3);
      on[n + 1] = 1;
      for (const _second of range(1, n)) {
        const now = on;
        on = now.map((_, i) => Number((now[i - 1] ?? 0) + (now[i + 1] ?? 0) === 1));
      }
      return on.filter((lamp) => lamp === 1).length;
    }
    const by = setting === "threes" ? 3 : 2;
    let row = [1];
    for (const m of range(1, n)) row = range(0, m).map((i) => ((row[i - 1] ?? 0) + (row[i] ?? 0)) % by);
    return row.filter((left) => (setting === "even" ? left === 0 : left !== 0)).length;
  },

  // Goes through every row there is.
  "no-long-runs": ({ setting, n, k }: { setting: string; n: number; k: number }) => {
    const ring = setting === "drum";
    const key = `${setting === "pennants" ? 3 : ring ? "ring" : 2} ${n} ${k}`;
    const known = counted.get(key);
    if (known !== undefined) return known;
    const signs = setting === "pennants" ? "ABC" : "AB";
    let found = 0;
    for (const row of choices(range(1, n).map(() => [...signs]))) {
      const heard = row.join("").repeat(ring ? 2 : 1);
      if (!heard.includes("A".repeat(k))) found += 1;
    }
    counted.set(key, found);
    return found;
  },
};

const counted = new Map<string, number>();
