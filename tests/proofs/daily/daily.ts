import { choices, insist, only, orderings, type Proofs, range } from "../proof.ts";
import { told } from "../reading/told.ts";

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

export const proofs: Proofs = {
  // Names every bridge by its two ends, from both sides; a set keeps one of the two names.
  "daily-001": (reading) => {
    const [count, ends] = told(
      reading,
      "# islands lie in a bay.",
      "from any island **straight** to any other one, so they build one footbridge between every # islands.",
    );
    const islands = reading.shown.labels;
    insist(islands.length === count && new Set(islands).size === count && ends === 2, "so many islands in the picture");
    const bridges = [...choices([islands, islands])].filter(([from, to]) => from !== to);
    return new Set(bridges.map((ends) => ends.sort().join(""))).size;
  },

  "daily-002": (reading) => {
    const [pears, mangoes, pear, mango, grams, asked] = told(
      reading,
      "**# pears** weigh exactly as much as **# mangoes**. # pear and # mango together weigh # grams.",
      "How many grams does # **mango** weigh?",
    );
    insist(pear === 1 && mango === 1 && asked === 1, "one of each");
    return only(range(1, grams - 1).filter((weight) => pears * (grams - weight) === mangoes * weight));
  },

  // Puts the square centimetres of the strips on a grid and counts their outer edges.
  "daily-003": (reading) => {
    const [side, strips, whole] = told(
      reading,
      "a square sheet of paper. Each side is # cm long. She cuts it into # strips of the same size",
      "straight cuts, all in the same direction",
      "lays the strips end to end, so that they make # long, thin rectangle",
      "The strips do not overlap.",
      "all the way **round** the long rectangle?",
    );
    insist(whole === 1, "one rectangle");
    const cells = new Set<string>();
    for (const strip of range(0, strips - 1))
      for (const along of range(0, side - 1))
        for (const across of range(0, side / strips - 1)) cells.add(`${strip * side + along},${across}`);
    if (cells.size !== side * side) throw new Error("paper was lost");
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
      const waiting = players % said(2);
      insist(waiting === 0 || waiting === said(3), "one waits at most");
      const pairs = (players - waiting) / said(2);
      matches += pairs;
      players = pairs + waiting;
    }
    return matches;
  },

  "daily-005": (reading) => {
    const [sisters, things, ages, product, sum] = told(
      reading,
      "# sisters tell you # things about their ages in whole years. The # ages **multiply** to #, and they **add up** to #.",
      "How many years old is the **oldest** sister?",
    );
    insist(ages === sisters && things === 2, "so many ages, and two things");
    const fitting = [...choices(range(1, sisters).map(() => range(0, sum)))].filter(
      (all) => total(all) === sum && all.reduce((so, age) => so * age, 1) === product,
    );
    return only(new Set(fitting.map((all) => Math.max(...all))));
  },

  // Every pair of opposite corners on the lines of the window that makes a square.
  "daily-006": (reading) => {
    const [rows, panes, all] = told(
      reading,
      "# rows of square panes with # panes in each row, # equal panes in all.",
      "The lines of the window form squares of **different sizes**. How many squares can you find altogether?",
    );
    insist(rows * panes === all, "so many panes");
    return [...choices([range(0, panes), range(0, rows), range(0, panes), range(0, rows)])].filter(
      ([left = 0, low = 0, right = 0, high = 0]) => right > left && right - left === high - low,
    ).length;
  },

  "daily-007": (reading) => {
    const [percent, euros] = told(reading, "is cut by # %. A kite now costs # euros.", "cost **before** the sale?");
    const cents = only(range(1, 100_000).filter((old) => old * 100 - old * percent === euros * 100 * 100));
    if (cents % 100 !== 0) throw new Error("not whole euros");
    return cents / 100;
  },

  // All ways to call the four sentences true or false; each must agree with what it says.
  "daily-008": (reading) => {
    const [ada, a, bo, b, chi, c, dov] = told(
      reading,
      '- Ada: "Exactly # of our # sentences is false."',
      '- Bo: "Exactly # of our # sentences are false."',
      '- Chi: "Exactly # of our # sentences are false."',
      '- Dov: "All # of our sentences are false."',
    );
    const [friends, each, asked] = told(
      reading,
      "# friends each say # sentence",
      "How many of the # sentences are **false**?",
    );
    const claims = [ada, bo, chi, dov];
    insist(
      [friends, a, b, c, dov, asked].every((count) => count === claims.length),
      "so many sentences",
    );
    insist(each === 1, "a sentence of each");
    const verdicts = [...choices(claims.map(() => [true, false]))];
    const fitting = verdicts.filter((truths) => {
      const falsehoods = truths.filter((truth) => !truth).length;
      return truths.every((truth, i) => truth === (falsehoods === claims[i]));
    });
    return only(fitting).filter((truth) => !truth).length;
  },

  // For each number of beads: is there a handful with a colour missing?
  "daily-009": ({ said }) => {
    const handfuls = [...choices([range(0, said(1)), range(0, said(2)), range(0, said(3))])];
    const certain = range(1, said(1) + said(2) + said(3)).filter((taken) =>
      handfuls
        .filter((handful) => total(handful) === taken)
        .every((handful) => handful.every((beads) => beads >= said(4))),
    );
    return Math.min(...certain);
  },

  "daily-010": (reading) => {
    const [first, second, third, last, digit, example, times] = told(
      reading,
      "paints the numbers #, #, #, and so on up to # on the doors",
      "How many times does he paint the digit **#**? (The number # counts as # times.)",
    );
    insist(second === first + 1 && third === first + 2, "one number after the other");
    const painted = (numbers: readonly number[]) =>
      [...numbers.join(" ")].filter((one) => one === String(digit)).length;
    insist(painted([example]) === times, "the example");
    return painted(range(first, last));
  },

  // Writes out every way of hopping.
  "daily-011": (reading) => {
    const [stairs, short, long] = told(
      reading,
      "at the foot of a staircase with # stairs. With each hop it goes up **# stair or # stairs**, and it never hops down.",
    );
    const [few, many, ...written] = told(
      reading,
      "For a staircase with # stairs there are # ways to the top: #-#-#, #-# and #-#.",
    );
    const [asked] = told(reading, "In how many ways can the frog hop to the top of the # stairs?");
    const ways = (left: number): string[] => {
      if (left === 0) return [""];
      return [short, long]
        .filter((hop) => hop <= left)
        .flatMap((hop) => ways(left - hop).map((rest) => `${hop}${rest}`));
    };
    const examples = [written.slice(0, 3), written.slice(3, 5), written.slice(5)].map((hops) => hops.join(""));
    insist(ways(few).join() === examples.join() && many === examples.length && asked === stairs, "the example");
    return new Set(ways(stairs)).size;
  },

  "daily-012": (reading) => {
    const [count, made, ...sizes] = told(
      reading,
      "# small white cubes are glued together to make # big cube, # small cubes long, # wide and # high. The whole outside is painted red.",
    );
    const [faces] = told(reading, "How many small cubes have **exactly #** red faces?");
    const cubes = [...choices(sizes.map((size) => range(1, size)))];
    insist(made * cubes.length === count && new Set(sizes).size === 1, "so many cubes make a cube");
    return cubes.filter((place) => place.filter((at, i) => at === 1 || at === sizes[i]).length === faces).length;
  },

  // Watches the clock for all the minutes of a day.
  "daily-013": (reading) => {
    const [four, hour, minute, lastHour, lastMinute] = told(reading, "with # digits, from #:# to #:#.");
    const [exampleHour, exampleMinute, again] = told(
      reading,
      "At #:# its # digits read the same forwards and backwards.",
    );
    const [days, ...example] = told(
      reading,
      "How many times like this does the clock show in # whole day? (#:# is # of them.)",
    );
    const two = (n: number) => String(n).padStart(2, "0");
    const isLikeThis = (digits: string) => digits.length === four && digits === [...digits].reverse().join("");
    insist(isLikeThis(two(exampleHour) + two(exampleMinute)) && again === four, "the example");
    insist(example.join() === [exampleHour, exampleMinute, 1].join() && days === 1, "the same example, and one day");
    return range(60 * hour + minute, 60 * lastHour + lastMinute)
      .map((at) => two(Math.floor(at / 60)) + two(at % 60))
      .filter(isLikeThis).length;
  },

  "daily-014": (reading) => {
    const [one, two, three, zero] = told(
      reading,
      "Each letter stands for # digit, and different letters stand for different digits.",
      "AA, BB and CC are #-digit numbers, and ABC is a #-digit number. None of them begins with #. AA + BB + CC = ABC",
    );
    insist(one === 1 && two === 2 && zero === 0, "a digit each");
    const numbers = range(100, 999).filter((number) => {
      const digits = [...String(number)];
      if (new Set(digits).size !== three || digits.includes(String(zero))) return false;
      return total(digits.map((digit) => Number(digit + digit))) === number;
    });
    return only(numbers);
  },

  // All 720 fillings: corners a, b, c and the circles between them.
  "daily-015": (reading) => {
    const numbers = told(reading, "Write the numbers #, #, #, #, # and # into the");
    const [circles, line] = told(
      reading,
      "into the # circles, each number once. The # numbers along each side must have the **same total**.",
    );
    told(
      reading,
      "a circle at each corner and a circle in the middle of each side",
      "What is the **largest** possible total",
    );
    insist(circles === numbers.length && line === 3, "three along each side");
    const sides: number[] = [];
    for (const [a = 0, ab = 0, b = 0, bc = 0, c = 0, ca = 0] of orderings(numbers))
      if (a + ab + b === b + bc + c && b + bc + c === c + ca + a) sides.push(a + ab + b);
    return Math.max(...sides);
  },

  // Several ways the five scores might have been; the sixth must be the same for all of them.
  "daily-016": ({ said }) => {
    const [games, scores, sixth, all] = [said(1), said(2), said(4), said(5)];
    insist(games === scores && sixth === scores + 1 && all === sixth && said(7) === sixth, "one game more");
    const before = [...choices(range(1, games).map(() => range(16, said(6))))];
    const sixths = before
      .filter((points) => total(points) / scores === said(3))
      .map((points) => only(range(0, 200).filter((last) => total([...points, last]) / all === said(6))));
    return only(new Set(sixths));
  },

  // Pick's theorem: grid points inside, plus half of those on the edge, minus one.
  "daily-017": (reading) => {
    const [side, ...at] = told(
      reading,
      "each little square has side #. A tilted square has its corners at the points",
      "$(#, #)$, $(#, #)$, $(#, #)$ and $(#, #)$. How many little squares is its **area**?",
    );
    insist(side === 1, "little squares");
    const corners = [0, 2, 4, 6].map((i) => [at[i] ?? 0, at[i + 1] ?? 0] as const);
    const places = range(Math.min(...at), Math.max(...at));
    let [inside, edge] = [0, 0];
    for (const x of places)
      for (const y of places) {
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
  "daily-019": (reading) => {
    const gifts = told(
      reading,
      "gives **# of them and # more** to her neighbour.",
      "Then she gives # of what is left and # more to her cousin.",
      "Then she gives # of what is left and # more to her teacher.",
    );
    const [now] = told(reading, "Now she has # figs. How many figs did she pick?");
    const left = (basket: number) => {
      let figs = basket;
      for (const at of [0, 2, 4]) {
        const given = figs * (gifts[at] ?? 0) + (gifts[at + 1] ?? 0);
        if (!Number.isInteger(given)) return -1;
        figs -= given;
      }
      return figs;
    };
    return only(range(1, 1000).filter((basket) => left(basket) === now));
  },

  "daily-020": (reading) => {
    const [stripes, different] = told(
      reading,
      "A flag has # stripes: top, middle and bottom. Each stripe is red, yellow, green or blue.",
      "Stripes that **touch** must have different colours, but the top and the bottom stripe may be the same.",
      "It matters which stripe is on top: red-blue-green and green-blue-red are # different flags.",
    );
    insist(different === 2, "both are counted");
    const colours = ["red", "yellow", "green", "blue"];
    return [...choices(range(1, stripes).map(() => colours))].filter((flag) =>
      flag.every((colour, i) => colour !== flag[i + 1]),
    ).length;
  },

  "daily-021": (reading) => {
    const groups = told(
      reading,
      "share **all** the biscuits equally among #, #, #, #, #, #, #, #, # or # people, with no biscuit broken or left over.",
    );
    told(reading, "What is the **smallest** number of biscuits in the tin? (The tin is not empty.)");
    insist(
      groups.every((people, i) => people === i + 1),
      "every number up to the last",
    );
    let biscuits = 1;
    while (!groups.every((people) => biscuits % people === 0)) biscuits += 1;
    return biscuits;
  },
};
