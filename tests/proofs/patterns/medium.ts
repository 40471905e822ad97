import secondDifference from "../../../src/content/families/patterns/second-difference.ts";
import { add, compare, multiply, rational } from "../../../src/maths/rational.ts";
import { choices, type FamilyProofs, insist, only, type Proofs, range } from "../proof.ts";
import type { Reading } from "../reading/reading.ts";
import { matches } from "../reading/told.ts";

export const proofs: Proofs = {
  // Counts the seats row by row until the row of 50.
  "patterns-medium-001": ({ said, says }) => {
    says(
      "the front row has",
      "Each row behind it has",
      "seats more than the row in front of it. The back row has",
      "altogether?",
    );
    let seats = 0;
    for (let row = said(1); row <= said(3); row += said(2)) seats += row;
    return seats;
  },

  // Lays the tiles on a grid by the rule of the puzzle.
  "patterns-medium-002": ({ said, says }) => {
    says(
      "a tile is laid on **every empty place that shares a side** with a tile already there",
      "Which picture has exactly",
    );
    let tiles = new Set(["0,0"]);
    const sizes = [tiles.size];
    while (tiles.size <= said(8)) {
      const grown = new Set(tiles);
      for (const tile of tiles) {
        const [x = 0, y = 0] = tile.split(",").map(Number);
        for (const place of [`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`]) grown.add(place);
      }
      tiles = grown;
      sizes.push(tiles.size);
    }
    insist(said(1) === said(2), "the first picture");
    if ([2, 4, 6].some((at, i) => sizes[said(at) - 1] !== said(at + 1) || said(9 + i) !== said(at)))
      throw new Error("not the picture of the puzzle");
    return only(range(1, sizes.length).filter((picture) => sizes[picture - 1] === said(8)));
  },

  "patterns-medium-003": ({ said, says }) => {
    insist(said(16) === 1, "the first numbers");
    says("A chain of numbers starts with", "**square each digit and add the squares**", "number of the chain?");
    says("So 12 is followed by $1^2 + 2^2 = 5$, then comes $5^2 = 25$, then $2^2 + 5^2 = 29$");
    const chain = [said(1)];
    let number = said(1);
    for (const _place of range(2, said(22))) {
      number = [...String(number)].map(Number).reduce((sum, digit) => sum + digit * digit, 0);
      chain.push(number);
    }
    insist(chain.slice(0, said(17)).join() === range(18, 21).map(said).join(), "the first four");
    return number;
  },

  // Writes the rows out and adds each of them. Rows only grow, so the search can stop above the total.
  "patterns-medium-004": ({ said, says }) => {
    says(
      "The odd numbers are written in rows",
      "row $n$ holds the next $n$ odd numbers",
      "in one of the rows add up to",
      "Which row is it?",
    );
    const printed: number[] = [];
    const totals: number[] = [];
    let odd = 1;
    while ((totals.at(-1) ?? 0) <= said(21)) {
      let total = 0;
      printed.push(totals.length + 1);
      for (const _place of range(0, totals.length)) {
        total += odd;
        printed.push(odd);
        odd += 2;
      }
      totals.push(total);
    }
    insist(printed.join().startsWith(range(7, 20).map(said).join()), "the table");
    insist(
      range(1, 3).every((row) => said(2 * row - 1) === row && said(2 * row) === row),
      "as many as the row's number",
    );
    return only(range(1, totals.length).filter((row) => totals[row - 1] === said(21)));
  },

  // Builds the list number by number.
  "patterns-medium-006": ({ said, says }) => {
    insist(said(3) === said(4) && said(12) === 1, "from the third on; the first numbers");
    says(
      "A list of numbers begins with",
      "**each number is the number before it minus the one before that**",
      "numbers of the list add up to?",
    );
    says("the third number is $10 - 7 = 3$, and the fourth is $3 - 10 = -7$");
    const list = [said(1), said(2)];
    while (list.length < said(13)) list.push((list.at(-1) ?? 0) - (list.at(-2) ?? 0));
    insist(list[said(4) - 1] === said(7) && list[said(8) - 1] === said(11), "the third and the fourth");
    return list.reduce((sum, number) => sum + number);
  },

  // Draws the squares one by one along a longer side and adds their areas.
  "patterns-medium-008": ({ said, says }) => {
    says(
      "squares of side 1 next to each other",
      "draws a square along a **longer side** of the rectangle",
      "the area of the whole rectangle",
    );
    insist(said(1) === 2, "two squares");
    let [width, height, area] = [2, 1, 2];
    const sides = [said(2), said(2)];
    while (sides.length < said(4)) {
      const side = Math.max(width, height);
      if (width >= height) height += side;
      else width += side;
      area += side * side;
      sides.push(side);
    }
    if (sides.slice(0, said(3)).join() !== range(5, 10).map(said).join())
      throw new Error("not the picture of the puzzle");
    if (area !== width * height) throw new Error("the squares do not fill the rectangle");
    return area;
  },

  // Every pair of secret numbers that leads to the number told in its place.
  "patterns-medium-011": ({ said, says }) => {
    says(
      "whole numbers above zero. From the third number on, each number is the **sum of the two before it**",
      "is the sum?",
    );
    says("She goes on until there are", "number is", "what all ten numbers add up to");
    insist(said(8) === said(5) && said(1) === 2, "ten numbers");
    const sums = new Set<number>();
    for (const a of range(1, said(7)))
      for (const b of range(1, said(7))) {
        const list = [a, b];
        while (list.length < said(5)) list.push((list.at(-1) ?? 0) + (list.at(-2) ?? 0));
        if (list[said(6) - 1] === said(7)) sums.add(list.reduce((sum, number) => sum + number));
      }
    return only(sums);
  },

  // Takes the next number of the right kind, group by group.
  "patterns-medium-014": ({ said, says }) => {
    says(
      "first **one** odd number, then the next **two** even numbers",
      "next **three** odd numbers, then the next **four** even",
    );
    says("A list of rising numbers", "number of the list?");
    const list: number[] = [];
    let number = 0;
    for (let group = 1; list.length < said(17); group++)
      for (const _place of range(1, group)) {
        number += 1;
        while (number % 2 !== group % 2) number += 1;
        list.push(number);
      }
    if (list.slice(0, 11).join() !== range(6, 16).map(said).join()) throw new Error("not the list of the puzzle");
    return list[said(17) - 1] ?? "none";
  },

  // Cuts a carpet of 81 by 81 cells (a third as wide with each round) and counts the separate holes in it.
  "patterns-medium-016": ({ said, says, shown }) => {
    says(
      "equal squares, and the middle one is cut out",
      "In each further round **every** square that is left is divided into",
    );
    says("again, and its middle one is cut out", "large and small together");
    insist(said(1) === 9 && said(4) === 9 && said(2) === 1 && said(3) === 1, "nine squares, one of them a hole");
    const holesAfter = (round: number) => {
      const width = 3 ** round;
      const solid = (x: number, y: number): boolean => {
        for (let [a, b, size] = [x, y, width]; size > 1; size /= 3) {
          if (Math.floor((3 * a) / size) === 1 && Math.floor((3 * b) / size) === 1) return false;
          [a, b] = [a % (size / 3), b % (size / 3)];
        }
        return true;
      };
      const empty = new Set<number>();
      // A column between the rows' ends keeps them apart.
      const down = width + 1;
      for (const x of range(0, width - 1))
        for (const y of range(0, width - 1)) if (!solid(x, y)) empty.add(down * x + y);
      let holes = 0;
      for (const cell of empty) {
        holes += 1;
        const open = [cell];
        while (open.length) {
          const here = open.pop() ?? 0;
          if (!empty.delete(here)) continue;
          open.push(here + 1, here - 1, here + down, here - down);
        }
      }
      return holes;
    };
    // What is drawn is the carpet, then its holes.
    insist(shown.drawn?.polygons.length === 1 + holesAfter(said(5)), "as in the picture");
    return holesAfter(said(6));
  },

  "patterns-medium-019": ({ said, says }) => {
    says("in which plus and minus take turns", "What is the value of the long chain?");
    says("$20^2 - 19^2 + 18^2 - 17^2 + \\cdots + 2^2 - 1^2$", "$6^2 - 5^2 + 4^2 - 3^2 + 2^2 - 1^2$");
    return range(1, said(1)).reduce((value, side) => value + (side % 2 === 0 ? side * side : -side * side), 0);
  },

  // Lets the fractions queue up.
  "patterns-medium-022": ({ said, says }) => {
    says(
      "First comes the one",
      "whose top and bottom add up to",
      "Among those with the same sum, the one with the **larger top** comes first",
    );
    says("then those with the sum", "None is simplified and none is left out", "At which place does");
    const queue: string[] = [];
    for (const sum of range(said(2), 20)) for (let top = sum - 1; top >= 1; top--) queue.push(`${top}/${sum - top}`);
    const shown = range(0, 6).map((i) => `${said(6 + 2 * i)}/${said(7 + 2 * i)}`);
    insist(
      queue.slice(0, 7).join() === shown.join() && said(3) === said(2) + 1 && said(4) === said(2) + 2,
      "the beginning",
    );
    return queue.indexOf(`${said(20)}/${said(21)}`) + 1;
  },

  // Measures each picture side by side.
  "patterns-medium-025": ({ said, says }) => {
    says(
      "a triangle with three equal sides",
      "every side of the picture before is divided into",
      "a point outwards",
      "**more than",
    );
    says("its **middle part** is replaced by", "What is the number of the first picture");
    const [corners, parts] = [said(2), said(3)];
    insist([1, 5, 9].every((place) => said(place) === 1) && said(10) === 2 && said(11) === 3, "the pictures' numbers");
    let sides = range(1, corners).map(() => rational(said(6), corners));
    const total = () => sides.reduce((sum, side) => add(sum, side));
    for (let picture = 1; ; picture++) {
      if (compare(total(), rational(said(8))) > 0) return picture;
      sides = sides.flatMap((side) => Array(parts - 1 + said(4)).fill(multiply(side, rational(1, parts))));
    }
  },

  // Puts the list together by its rule: ones at every second place, the list itself, larger by 1, between them.
  "patterns-medium-028": ({ said, says }) => {
    says(
      "is made by one rule",
      "stand among the first",
      "Every second number, beginning with the first, is a 1",
      "Strike out all the ones, and the whole list is left once more",
    );
    says("with every number larger by 1.**", "How many times does the number");
    let list = [1];
    while (list.length < said(23)) list = [1, ...list.flatMap((number) => [number + 1, 1])];
    if (list.slice(0, 15).join() !== range(2, 16).map(said).join()) throw new Error("not the list of the puzzle");
    return list.slice(0, said(23)).filter((number) => number === said(21)).length;
  },

  // Stacks the cubes of every building, column by column.
  "patterns-medium-031": ({ said, says }) => {
    says("On each of its four sides a staircase, one cube wide, leads down, one cube lower at every step, to height 1");
    says("How many cubes **high** is the highest tower with complete staircases");
    const plan = [said(5), ...[1, 1, 1, 1, 2, 2, 2, 2].map((away) => said(5) - away)];
    insist(plan.join() === range(8, 16).map(said).join(), "the picture");
    const cubes = (tower: number) => {
      let stacked = 0;
      for (const x of range(-tower, tower))
        for (const y of range(-tower, tower))
          if (x === 0 || y === 0) stacked += Math.max(0, tower - Math.abs(x) - Math.abs(y));
      return stacked;
    };
    if (cubes(said(5)) !== said(6)) throw new Error("not the plan of the puzzle");
    return Math.max(...range(1, 50).filter((tower) => cubes(tower) <= said(7)));
  },

  "patterns-medium-034": ({ said, says }) => {
    says(
      "How many of its first",
      "Each number of this list, from the third on, is the **sum of the two numbers before it**",
      "numbers are multiples of",
    );
    const list = [BigInt(said(3)), BigInt(said(4))];
    while (list.length < said(10)) list.push((list.at(-1) ?? 0n) + (list.at(-2) ?? 0n));
    insist(list.slice(0, 6).join() === range(3, 8).map(said).join(), "the beginning");
    return list.filter((number) => number % BigInt(said(11)) === 0n).length;
  },

  "patterns-medium-037": ({ said, says }) => {
    says(
      "a machine works out $n^2 + n + 11$",
      "does not give a prime?",
      "What is the **smallest** whole number $n$ above zero",
    );
    const out = (n: number) => n ** said(1) + n + said(2);
    insist(
      [3, 4, 5, 6].every((at) => out(said(at)) === said(at + 4)),
      "the table",
    );
    const prime = (n: number) => range(1, n).filter((divisor) => n % divisor === 0).length === 2;
    const shown = [7, 8, 9, 10].map(said);
    insist(shown.every(prime) && shown.length === said(11), "all of them are prime");
    const fails = range(1, 60).filter((n) => !prime(out(n)));
    return fails[0] ?? "none";
  },

  // Tries every second number in tenths and works out the whole list; a larger second number makes all that follow larger.
  "patterns-medium-041": ({ said, says }) => {
    says(
      "From the third number on",
      "**average** of **all** the numbers before it",
      "All the numbers of the list together add up to",
    );
    if (said(2) !== 1 || said(4) !== 2 || said(5) !== 3 || said(7) !== 2) throw new Error("other numbers are given");
    return only(
      range(-5000, 5000)
        .map((tenths) => tenths / 10)
        .filter((second) => {
          let sum = said(3) + second;
          for (let many = 2; many < said(1); many++) sum += sum / many;
          return Math.abs(sum - said(6)) < 1e-6;
        }),
    );
  },

  // Lays every honeycomb on a plane of cells: all cells that are less than so many steps from its first.
  "patterns-medium-042": ({ said, says }) => {
    says("a full ring of cells is laid all round", "each by itself", "How many cells does she need altogether?");
    const steps = (across: number, up: number) => Math.max(Math.abs(across), Math.abs(up), Math.abs(across + up));
    const cells = (n: number) =>
      range(-n, n).flatMap((across) => range(-n, n).filter((up) => steps(across, up) < n)).length;
    const told = [
      [3, 4],
      [5, 8],
      [9, 12],
      [13, 16],
    ].map(([picture = 0, many = 0]) => cells(said(picture)) === said(many));
    if (told.includes(false)) throw new Error("the honeycombs have other numbers of cells");
    insist(
      said(1) === 1 && range(21, 23).map(said).join() === "1,2,3" && cells(2) === 1 + said(2),
      "cells of six sides",
    );
    const rings = [said(6) + said(7), said(10) + said(11), said(14) + said(15)];
    if (rings.join() !== [said(8), said(12), said(16)].join() || said(17) !== said(15) - said(11))
      throw new Error("the rings are other ones");
    if (said(18) !== said(20) - said(19) + 1) throw new Error("it does not say how many honeycombs");
    return range(said(19), said(20)).reduce((sum, n) => sum + cells(n), 0);
  },

  // Lists all the mixes.
  "patterns-medium-043": ({ said, says }) => {
    says("one spoon each of one or more kinds", "**every possible mix**, each exactly once", "altogether?");
    const prices = range(2, 6).map(said);
    if (prices.length !== said(1) || [8, 9].some((place) => !prices.includes(said(place))))
      throw new Error("other prices");
    const mixes = [...choices(prices.map((price) => [0, price]))].filter((mix) => mix.some((price) => price > 0));
    return mixes.flat().reduce((sum, price) => sum + price, 0);
  },
};

/** The whole numbers in a puzzle's text, in the order in which a reader meets them. */
const shown = (reading: Reading): number[] =>
  matches(reading, /-?\d+(?:\\,\d{3})*/g).map(([number = ""]) => Number(number.replaceAll("\\,", "")));

/** Equal steps from a first number, one after the other. */
function walk(first: number, step: number, length: number): number[] {
  const row = [first];
  while (row.length < length) row.push((row.at(-1) ?? 0) + step);
  return row;
}

/** Equal multiplications from a first number. */
function growth(first: number, ratio: number, length: number): number[] {
  const row = [first];
  while (row.length < length) row.push((row.at(-1) ?? 0) * ratio);
  return row;
}

/** Goes on with a row whose differences change by the same amount each time, as long as `on` says so. */
function byDifferences(begin: readonly number[], on: (row: readonly number[]) => boolean): number[] {
  const row = [...begin];
  const [one = 0, two = 0, three = 0, four = 0] = row;
  const change = three - two - (two - one);
  if (four - three - (three - two) !== change) throw new Error("the differences do not change evenly");
  let difference = four - three;
  while (on(row)) {
    difference += change;
    row.push((row.at(-1) ?? 0) + difference);
  }
  return row;
}

/** The spiral of the puzzles, walked cell by cell: turn left whenever the cell there is free. */
const spiral: [number, number][] = [[0, 0]];
{
  const taken = new Set(["0,0"]);
  let [x, y, dx, dy] = [0, 0, 1, 0];
  while (spiral.length < 1000) {
    [x, y] = [x + dx, y + dy];
    spiral.push([x, y]);
    taken.add(`${x},${y}`);
    if (!taken.has(`${x - dy},${y + dx}`)) [dx, dy] = [-dy, dx];
  }
}
const spiralNumber = new Map(spiral.map(([x, y], i) => [`${x},${y}`, i + 1]));

/** Draws lines, finds all their crossing points and counts the regions by Euler's formula. */
const regions = (() => {
  const known = new Map<string, { regions: number; crossings: number }>();
  return (lines: number, parallel: number) => {
    const key = `${lines} ${parallel}`;
    const found = known.get(key) ?? drawLines(lines, parallel);
    known.set(key, found);
    return found;
  };
})();

function drawLines(lines: number, parallel: number) {
  // y = slope * x + height; the parallel ones are flat.
  const drawn = range(1, lines).map((k) =>
    k <= parallel ? { slope: 0n, height: 1009n ** BigInt(k) } : { slope: BigInt(k), height: BigInt(-k * k) },
  );
  const points = new Set<string>();
  let [met, edges] = [0, 0];
  for (const [i, a] of drawn.entries()) {
    const here = new Set<string>();
    for (const [j, b] of drawn.entries()) {
      if (a.slope === b.slope) continue;
      const [top, bottom] = [b.height - a.height, a.slope - b.slope];
      const x = rational(top, bottom);
      const y = rational(a.slope * top + a.height * bottom, bottom);
      const point = `${x.num}/${x.den},${y.num}/${y.den}`;
      here.add(point);
      points.add(point);
      if (i < j) met += 1;
    }
    edges += here.size + 1;
  }
  if (points.size !== met) throw new Error("three lines meet in one point");
  return { regions: edges - points.size + 1, crossings: points.size };
}

/** Every order of parts that fills a length; `stop` says where no part may end. */
function fillings(length: number, parts: readonly number[], stop?: number): number[][] {
  const found: number[][] = [];
  const lay = (at: number, laid: readonly number[]): void => {
    if (at === length) found.push([...laid]);
    for (const part of parts) if (at + part <= length && at + part !== stop) lay(at + part, [...laid, part]);
  };
  lay(0, []);
  return found;
}

/** Every route of steps east and north, as the points it passes. */
const routes = (() => {
  const known = new Map<string, string[][]>();
  return (east: number, north: number) => {
    const key = `${east} ${north}`;
    const found = known.get(key) ?? [];
    if (!known.has(key)) {
      const go = (x: number, y: number, passed: readonly string[]): void => {
        const now = [...passed, `${x},${y}`];
        if (x === east && y === north) found.push(now);
        if (x < east) go(x + 1, y, now);
        if (y < north) go(x, y + 1, now);
      };
      go(0, 0, []);
      known.set(key, found);
    }
    return found;
  };
})();

export const families: FamilyProofs = {
  // Tries every step for the two numbers that are known.
  "two-distant-terms": (p: { setting: string }, reading) => {
    const [i = 0, low = 0, j = 0, high = 0, asked = 0] = shown(reading);
    const rows = (down: number) =>
      range(1, 150)
        .map((step) => (down ? -step : step))
        .map((step) => walk(low - step * (i - 1), step, 70))
        .filter((row) => row[j - 1] === high);
    if (p.setting === "card") {
      const row = only(rows(1));
      return row.filter((cents) => cents >= 0).length;
    }
    const row = only(rows(0));
    if (p.setting === "lamps") return row.indexOf(asked) + 1;
    return (p.setting === "cups" ? row[0] : row[asked - 1]) ?? "none";
  },

  // Tries every first number and every multiplier.
  "multiply-step": (p: { setting: string }, reading) => {
    const numbers = shown(reading);
    const ratios = range(2, 30);
    if (p.setting === "gaps") {
      const [start = 0, end = 0] = numbers;
      const row = only(ratios.map((ratio) => growth(start, ratio, 4)).filter((one) => one[3] === end));
      return row.slice(1, 3);
    }
    const [early = 0, some = 0, late = 0, more = 0, asked = 0] = numbers;
    const from = p.setting === "terms" ? 1 : 0;
    const rows = range(1, 60).flatMap((first) =>
      ratios
        .map((ratio) => growth(first, ratio, 8))
        .filter((row) => row[early - from] === some && row[late - from] === more),
    );
    return only(rows)[p.setting === "film" ? asked : 0] ?? "none";
  },

  // Goes on difference by difference. The terrace is laid slab by slab.
  "second-difference": (p: { setting: string; a: number }, reading) => {
    const numbers = shown(reading);
    switch (p.setting) {
      case "sequence": {
        const place = numbers[4] ?? 0;
        return byDifferences(numbers.slice(0, 4), (row) => row.length < place)[place - 1] ?? "none";
      }
      case "drones": {
        const [one = 0, two = 0, three = 0, four = 0] = [1, 3, 5, 7].map((i) => numbers[i] ?? 0);
        const all = numbers[8] ?? 0;
        const row = byDifferences([one, two, three, four], (so) => (so.at(-1) ?? 0) < all);
        return row.at(-1) === all ? row.length : "none";
      }
      case "arc":
        return Math.max(...byDifferences(numbers.slice(0, 4), (row) => (row.at(-1) ?? 0) >= 0));
      default: {
        const [one = 0, two = 0, three = 0, asked = 0] = numbers;
        const drawn = JSON.stringify(secondDifference.write(p).figure).match(/"fill"/g)?.length ?? 0;
        const path = drawn / 3;
        const lay = (rows: number) => {
          let slabs = path;
          for (const _row of range(1, rows)) for (const _slab of range(1, rows + p.a)) slabs += 1;
          return slabs;
        };
        if ([1, 2, 3].map(lay).join() !== [one, two, three].join()) throw new Error("not the pictures of the puzzle");
        return lay(asked);
      }
    }
  },

  "number-spiral": (p: { setting: string; side: string }, reading) => {
    const numbers = shown(reading);
    const given = numbers.at(-1) ?? 0;
    const place = spiral[given - 1] ?? [0, 0];
    switch (p.setting) {
      case "rover":
        return spiralNumber.get(numbers.slice(-2).join()) ?? "none";
      case "number":
        return place;
      case "outwards": {
        const word = matches(reading, /directly (?:to the )?\*\*(\w+)\*\*/g)[0]?.[0] ?? "";
        const ways: Record<string, [number, number]> = { right: [1, 0], above: [0, 1], left: [-1, 0], below: [0, -1] };
        const [dx, dy] = ways[word] ?? [0, 0];
        const found = spiralNumber.get(`${place[0] + dx},${place[1] + dy}`) ?? 0;
        if (found < given) throw new Error("that leads inwards");
        return found;
      }
      default: {
        const [dx, dy] = /to the \*\*top right/.test(reading.shown.words)
          ? [1, 1]
          : /to the \*\*top left/.test(reading.shown.words)
            ? [-1, 1]
            : [-1, -1];
        const row = range(1, 15).map((k) => spiralNumber.get(`${k * dx},${k * dy}`) ?? 0);
        if (row.slice(0, 3).join() !== numbers.slice(2, 5).join()) throw new Error("not the stones of the puzzle");
        return row[given - 1] ?? "none";
      }
    }
  },

  "straight-cuts": (p: { setting: string; parallel: number }, reading) => {
    const numbers = shown(reading);
    const last = numbers.at(-1) ?? 0;
    switch (p.setting) {
      case "pancake":
        return regions(last, 0).regions;
      case "tramlines":
        return regions(last, p.parallel).regions;
      case "bread":
        return Math.min(...range(1, 25).filter((cuts) => regions(cuts, 0).regions >= last));
      default:
        return only(
          range(1, 25)
            .filter((lines) => regions(lines, 0).crossings === last)
            .map((lines) => regions(lines, 0).regions),
        );
    }
  },

  // Writes every single way down.
  "ways-up": (p: { setting: string }, reading) => {
    const numbers = shown(reading);
    const [first = 0, second = 0, third = 0, fourth = 0] = numbers;
    switch (p.setting) {
      case "stairs":
        return fillings(first, [second, third]).length;
      case "broken":
        return fillings(first, [second, third], fourth).length;
      case "verse":
        return fillings(third, [first, second]).filter((line) => line.at(-1) === 2).length;
      default:
        return fillings(first, [second, third]).length;
    }
  },

  // Walks every single route.
  "blocked-street": (p: { setting: string; east: number; north: number }, reading) => {
    const [x = 0, y = 0] = shown(reading);
    const all = routes(p.east, p.north);
    const here = `${x},${y}`;
    switch (p.setting) {
      case "closed":
        return all.filter((route) => !route.includes(here)).length;
      case "bakery":
        return all.filter((route) => route.includes(here)).length;
      default:
        return all.filter((route) => !route.join(" ").includes(`${here} ${x + 1},${y}`)).length;
    }
  },
};
