import { choices, only, orderings, type Proofs, range } from "../proof.ts";

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

export const proofs: Proofs = {
  // Names every bridge by its two ends, from both sides; a set keeps one of the two names.
  "daily-001": () => {
    const islands = [..."ABCDE"];
    const bridges = [...choices([islands, islands])].filter(([from, to]) => from !== to);
    return new Set(bridges.map((ends) => ends.sort().join(""))).size;
  },

  // In grams; a pear of w grams fits only when the mango of 500 - w grams balances.
  "daily-002": ({ said }) => only(range(1, 499).filter((mango) => said(1) * (said(5) - mango) === 2 * mango)),

  // Puts the square centimetres of the strips on a grid and counts their outer edges.
  "daily-003": () => {
    const cells = new Set<string>();
    for (const strip of range(0, 3))
      for (const along of range(0, 11)) for (const across of range(0, 2)) cells.add(`${strip * 12 + along},${across}`);
    if (cells.size !== 12 * 12) throw new Error("paper was lost");
    let edges = 0;
    for (const cell of cells) {
      const [x = 0, y = 0] = cell.split(",").map(Number);
      const neighbours = [`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`];
      edges += neighbours.filter((neighbour) => !cells.has(neighbour)).length;
    }
    return edges;
  },

  // Plays the rounds: two players meet, one goes home, an odd one waits.
  "daily-004": ({ said }) => {
    let [players, matches] = [said(1), 0];
    while (players > 1) {
      const waiting = players % 2;
      const pairs = (players - waiting) / 2;
      matches += pairs;
      players = pairs + waiting;
    }
    return matches;
  },

  "daily-005": ({ said }) => {
    const ages = [...choices([range(0, said(5)), range(0, said(5)), range(0, said(5))])].filter(
      (three) => total(three) === said(5) && three.reduce((product, age) => product * age, 1) === said(4),
    );
    return only(new Set(ages.map((three) => Math.max(...three))));
  },

  // Every pair of opposite corners on the lines of the window that makes a square.
  "daily-006": () =>
    [...choices([range(0, 4), range(0, 3), range(0, 4), range(0, 3)])].filter(
      ([left = 0, low = 0, right = 0, high = 0]) => right > left && right - left === high - low,
    ).length,

  // In cents, so that every possible old price is tried.
  "daily-007": ({ said }) => {
    const cents = only(range(1, 100_000).filter((old) => old * 100 - old * said(1) === 6000 * 100));
    if (cents % 100 !== 0) throw new Error("not whole euros");
    return cents / 100;
  },

  // All ways to call the four sentences true or false; each must agree with what it says.
  "daily-008": () => {
    const verdicts = [...choices(Array.from({ length: 4 }, () => [true, false]))];
    const fitting = verdicts.filter((truths) => {
      const falsehoods = truths.filter((truth) => !truth).length;
      return truths.every((truth, i) => truth === (falsehoods === i + 1));
    });
    return only(fitting).filter((truth) => !truth).length;
  },

  // For each number of beads: is there a handful with a colour missing?
  "daily-009": ({ said }) => {
    const handfuls = [...choices([range(0, said(1)), range(0, said(2)), range(0, 10)])];
    const certain = range(1, 24).filter((taken) =>
      handfuls.filter((handful) => total(handful) === taken).every((handful) => !handful.includes(0)),
    );
    return Math.min(...certain);
  },

  "daily-010": ({ said }) => [...range(1, said(4)).join(" ")].filter((digit) => digit === "1").length,

  // Writes out every way of hopping.
  "daily-011": () => {
    const ways = (stairs: number): string[] => {
      if (stairs === 0) return [""];
      return [1, 2].filter((hop) => hop <= stairs).flatMap((hop) => ways(stairs - hop).map((rest) => `${hop}${rest}`));
    };
    return new Set(ways(7)).size;
  },

  "daily-012": () => {
    const cubes = [...choices([range(1, 4), range(1, 4), range(1, 4)])];
    return cubes.filter((place) => place.filter((at) => at === 1 || at === 4).length === 2).length;
  },

  // Watches the clock for all the minutes of a day.
  "daily-013": () => {
    const two = (n: number) => String(n).padStart(2, "0");
    const shown = range(0, 24 * 60 - 1).map((minute) => two(Math.floor(minute / 60)) + two(minute % 60));
    return shown.filter((digits) => digits === [...digits].reverse().join("")).length;
  },

  "daily-014": ({ said }) => {
    const numbers = range(100, 999).filter((number) => {
      const digits = [...String(number)];
      if (new Set(digits).size !== said(3) || digits.includes("0")) return false;
      return total(digits.map((digit) => Number(digit + digit))) === number;
    });
    return only(numbers);
  },

  // All 720 fillings: corners a, b, c and the circles between them.
  "daily-015": () => {
    const sides: number[] = [];
    for (const [a = 0, ab = 0, b = 0, bc = 0, c = 0, ca = 0] of orderings(range(1, 6)))
      if (a + ab + b === b + bc + c && b + bc + c === c + ca + a) sides.push(a + ab + b);
    return Math.max(...sides);
  },

  // Several ways the five scores might have been; the sixth must be the same for all of them.
  "daily-016": ({ said }) => {
    const fives = [
      ...choices([range(16, said(6)), range(16, said(6)), range(16, said(6)), range(16, said(6)), range(16, said(6))]),
    ];
    const sixths = fives
      .filter((scores) => total(scores) / 5 === said(3))
      .map((scores) => only(range(0, 200).filter((sixth) => total([...scores, sixth]) / 6 === said(6))));
    return only(new Set(sixths));
  },

  // Pick's theorem: grid points inside, plus half of those on the edge, minus one.
  "daily-017": () => {
    const corners = [
      [1, 0],
      [5, 1],
      [4, 5],
      [0, 4],
    ] as const;
    let [inside, edge] = [0, 0];
    for (const x of range(0, 5))
      for (const y of range(0, 5)) {
        const turns = corners.map(([ax, ay], i) => {
          const [bx, by] = corners[(i + 1) % 4] ?? [0, 0];
          return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
        });
        if (turns.every((turn) => turn > 0)) inside += 1;
        else if (turns.every((turn) => turn >= 0)) edge += 1;
      }
    return inside + edge / 2 - 1;
  },

  "daily-018": ({ said }) => {
    const fits = (number: number) => {
      const digits = [...String(number)].map(Number);
      return new Set(digits).size === digits.length && total(digits) === said(1);
    };
    let number = 0;
    while (!fits(number)) number += 1;
    return number;
  },

  // Gives the figs away from every possible basket; a fig is never cut.
  "daily-019": ({ said }) => {
    const left = (basket: number) => {
      let figs = basket;
      for (const _gift of range(1, 3)) {
        if (figs % 2 !== 0) return -1;
        figs -= figs / 2 + 1;
      }
      return figs;
    };
    return only(range(1, 1000).filter((basket) => left(basket) === said(7)));
  },

  "daily-020": () => {
    const colours = ["red", "yellow", "green", "blue"];
    return [...choices([colours, colours, colours])].filter(
      ([top, middle, bottom]) => top !== middle && middle !== bottom,
    ).length;
  },

  "daily-021": () => {
    let biscuits = 1;
    while (!range(1, 10).every((people) => biscuits % people === 0)) biscuits += 1;
    return biscuits;
  },
};
