import { type Answer, choices, type FamilyProofs, insist, only, type Proofs, range } from "../proof.ts";
import { labelled } from "../reading/labelled.ts";
import type { Reading } from "../reading/reading.ts";
import { matches, told } from "../reading/told.ts";

/** The numbers that the reader sees in the problem, one after the other; ordinals are their numbers. */
const shown = (reading: Reading): number[] => matches(reading, /\d+/g).map(Number);
const at = <T>(list: readonly T[], index: number): T => {
  const one = list.at(index);
  if (one === undefined) throw new Error(`nothing at ${index}`);
  return one;
};
const total = (list: readonly number[]) => list.reduce((sum, number) => sum + number, 0);

export const proofs: Proofs = {
  // Hangs the string up flag by flag.
  "patterns-easy-001": (reading) => {
    const { said, says } = reading;
    const colours = labelled(reading, "**# @1, then # @2, then # @3**");
    const [asked = ""] = labelled(reading, "How many flags are @1?");
    says("from the left end", "This block of flags is repeated over and over");
    const block = colours.flatMap((colour, i) => range(1, said(2 + i)).map(() => colour));
    return range(0, said(1) - 1).filter((flag) => block[flag % block.length] === asked).length;
  },

  // Puts the beds on a grid and counts the empty squares that touch one, corners too.
  "patterns-easy-002": ({ said, says }) => {
    says(
      "in one straight row",
      "A ring of square slabs of the same size goes all the way round, corners too",
      "that needs exactly",
    );
    const slabs = (beds: number) => {
      const ring = new Set<string>();
      for (const bed of range(1, beds))
        for (const dx of [-1, 0, 1]) for (const dy of [-1, 0, 1]) ring.add(`${bed + dx},${dy}`);
      for (const bed of range(1, beds)) ring.delete(`${bed},0`);
      return ring.size;
    };
    const printed = [2, 4, 6].every((at, i) => slabs(said(at)) === said(at + 1) && said(9 + i) === said(at));
    insist(printed, "the text and the picture say so");
    return only(range(1, said(8)).filter((beds) => slabs(beds) === said(8)));
  },

  // Every month on every wall calendar.
  "patterns-easy-003": ({ said, says }) => {
    says("shows one month. Each row is a week with", "dates in the shape of a plus sign: one date in the middle");
    says(
      "the dates directly above, below, left and right of it",
      "dates add up to",
      "at the **top** of the plus sign?",
    );
    insist(said(3) === 5 && said(5) === 5, "five dates");
    const tops = new Set<number>();
    for (const length of range(28, 31))
      for (const start of range(0, 6)) {
        const date = (row: number, column: number) => row * said(2) + column - start + 1;
        for (const row of range(1, 4))
          for (const column of range(1, 5)) {
            const cross = [
              date(row - 1, column),
              date(row, column - 1),
              date(row, column),
              date(row, column + 1),
              date(row + 1, column),
            ];
            if (cross.some((day) => day < 1 || day > length)) continue;
            if (cross.reduce((sum, day) => sum + day, 0) === said(6)) tops.add(cross[0] ?? 0);
          }
      }
    return only(tops);
  },

  // Follows the snake square by square.
  "patterns-easy-004": ({ said, says }) => {
    says("wind like a snake through", "One row runs to the right, the next row runs to the left", "In which column is");
    const wide = said(1);
    const printed = (row: number, column: number) => row * wide + (row % 2 ? wide - column : column + 1);
    insist(
      range(0, 19).every((i) => said(3 + i) === printed(Math.floor(i / wide), i % wide)),
      "the table",
    );
    let [column, direction] = [0, 1];
    for (const _number of range(2, said(23))) {
      if (column + direction < 0 || column + direction === wide) direction = -direction;
      else column += direction;
    }
    return "ABCDE".charAt(column);
  },

  "patterns-easy-005": ({ said, says }) => {
    says(
      "lie in a row",
      "From the third stone on, every number is the **sum of the two numbers before it**",
      "What number is on the second",
    );
    says("The first stone shows");
    insist(said(6) === said(1), "the last stone");
    const fifth = (second: number) => {
      const stones = [said(5), second];
      while (stones.length < said(6)) stones.push((stones.at(-1) ?? 0) + (stones.at(-2) ?? 0));
      return stones.at(-1);
    };
    return only(range(-100, 100).filter((second) => fifth(second) === said(7)));
  },

  // Folds a ribbon of 64 units. Each layer is a stretch of ribbon, written from its left end in the pile to its right end.
  "patterns-easy-006": ({ said, says }) => {
    says(
      "folds a paper ribbon in half, the right end onto the left end",
      "folds it in half again in the same way, and so on",
    );
    says("How many creases does it show after");
    const creases = new Set<number>();
    let layers: (readonly [number, number])[] = [[0, 64]];
    for (const fold of range(1, said(7))) {
      const folded: (readonly [number, number])[] = [];
      for (const [left, right] of layers) {
        const middle = (left + right) / 2;
        creases.add(middle);
        folded.push([left, middle], [right, middle]);
      }
      layers = folded;
      if (fold === said(3)) insist(creases.size === said(4), "the first fold");
      if (fold === said(5)) insist(creases.size === said(6), "the second fold");
    }
    return creases.size;
  },

  // Counts to 100, finger by finger, turning at both ends.
  "patterns-easy-007": ({ said, says }) => {
    says(
      "on the fingers of one hand. The thumb is",
      "Then she goes **back**: the ring finger",
      "Then she turns again: the index finger",
    );
    says("Which finger is");
    const told: string[] = [];
    const fingers = ["thumb", "index finger", "middle finger", "ring finger", "little finger"];
    let [finger, step] = [0, 1];
    told[1] = at(fingers, 0);
    for (const number of range(2, said(12))) {
      if (finger + step < 0 || finger + step === fingers.length) step = -step;
      finger += step;
      told[number] = at(fingers, finger);
    }
    const printed = [...fingers, ...fingers.slice(0, -1).reverse(), at(fingers, 1)];
    insist(
      printed.every((name, i) => told[said(2 + i)] === name),
      "the first ten",
    );
    return at(fingers, finger);
  },

  // Lays the sides of all small squares; a match that lies there already is not laid again.
  "patterns-easy-010": ({ said, says }) => {
    says("Each side of a small square is one match", "How many matches does a grid of");
    const matches = (size: number) => {
      const laid = new Set<string>();
      for (const x of range(1, size))
        for (const y of range(1, size))
          for (const match of [`flat ${x} ${y}`, `flat ${x} ${y + 1}`, `up ${x} ${y}`, `up ${x + 1} ${y}`])
            laid.add(match);
      return laid.size;
    };
    const printed = [2, 5, 8] as const;
    insist(
      printed.every(
        (at, i) => said(at + 1) === said(at) && matches(said(at)) === said(at + 2) && said(13 + i) === said(at + 2),
      ),
      "the text and the picture say so",
    );
    insist(said(12) === said(11), "a square grid");
    return matches(said(11));
  },

  // Turns the leaves of a calendar, day by day.
  "patterns-easy-013": ({ said, says }) => {
    says("visits her grandmother every ten days", "visit is on a Monday", "visit is ten days later, on a Thursday");
    says("On which day of the week is her");
    insist(said(4) === said(1) && said(2) === 1, "the first visit");
    const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
    const visits: string[] = [];
    for (let day = 0; visits.length < said(5); day++) if (day % said(1) === 0) visits.push(at(week, day % 7));
    if (visits[said(3) - 1] !== "Thursday") throw new Error("not the visits of the puzzle");
    return at(visits, said(5) - 1);
  },

  // Tears real pieces, always one from the middle of the heap.
  "patterns-easy-016": ({ said, says }) => {
    says(
      "has one sheet of paper. He tears it into",
      "picks up **one** of the pieces and tears it into",
      "until exactly",
    );
    says("How many times must he tear a piece", "Again he picks up one piece, large or small");
    const parts = said(2);
    insist(
      [3, 5, 6].every((place) => said(place) === parts),
      "each time into as many",
    );
    let pieces = [said(1)];
    let times = 0;
    while (pieces.length < said(7)) {
      const [piece = 0] = pieces.splice(Math.floor(pieces.length / 2), 1);
      pieces = [...pieces, ...range(1, parts).map(() => piece / parts)];
      times += 1;
    }
    if (pieces.length !== said(7)) throw new Error("never exactly 100");
    return times;
  },

  // Writes the lines, number after number, and weighs both sides.
  "patterns-easy-019": ({ said, says }) => {
    says("Each line goes on where the line before stopped", "Each line has one number more on both sides");
    says("both sides are always equal", "With which number does", "begin?");
    let next = said(2);
    let first = 0;
    const written: number[] = [];
    for (const line of range(said(1), said(19))) {
      first = next;
      const left = range(next, next + line);
      const right = range(next + line + 1, next + 2 * line);
      if (total(left) !== total(right)) throw new Error(`line ${line} does not balance`);
      written.push(line, ...left, ...right);
      next += left.length + right.length;
    }
    insist(
      range(1, 18).every((place) => said(place) === written[place - 1]),
      "the first three lines",
    );
    return first;
  },

  // Describes every number with five digits.
  "patterns-easy-022": ({ said, says }) => {
    says(
      "**describes the line above it**",
      "Read a line from the left",
      "how often a digit stands there in a row, then say the digit",
      "The line above it",
    );
    const described = (line: string) => line.replace(/(\d)\1*/g, (equal) => `${equal.length}${equal[0]}`);
    const code = (place: number) => String(said(place));
    insist(described(code(1)) === code(6) && [2, 3, 4, 5].map(code).join("") === code(6), "the first line");
    insist(described(code(7)) === code(12) && [8, 9, 10, 11].map(code).join("") === code(7), "the second line");
    return only(
      range(10 ** (said(14) - 1), 10 ** said(14) - 1).filter((number) => described(String(number)) === code(13)),
    );
  },

  // Draws the family tree bee by bee.
  "patterns-easy-025": ({ said, says }) => {
    says(
      "The parents are one generation back, the grandparents two generations back",
      "parent, a mother. A female bee has",
      "parents, a mother and a father",
      "How many ancestors does he have exactly",
    );
    says("generations back?", "no bee turns up twice");
    const parents = (bee: string) => (bee === "male" ? ["female"] : ["female", "male"]);
    const back = (generations: number) =>
      range(1, generations).reduce((bees) => bees.flatMap(parents), ["male"]).length;
    insist(parents("male").length === said(1) && parents("female").length === said(2), "so many parents");
    insist(
      [1, 2, 3].every((generations) => back(generations) === said(2 + generations)),
      "the first generations",
    );
    return back(said(8));
  },

  "patterns-easy-028": ({ said, says }) => {
    says(
      "in the shape of a corner round one tile, then a larger corner",
      "always with the next odd number",
      "altogether",
    );
    says("How many tiles has her **last** corner?");
    insist(
      [0, 1, 2, 3].every((i) => said(2 + i) === 2 * i + 1 && said(7 + i) === 2 * i + 1),
      "the text and the picture say so",
    );
    let [tiles, corner] = [said(1), said(2)];
    while (tiles < said(6)) {
      corner += 2;
      tiles += corner;
    }
    return tiles === said(6) ? corner : "never 400 tiles";
  },

  "patterns-easy-031": ({ said, says }) => {
    says(
      "draws one shape on each card",
      "repeat in the order circle, square, triangle, star",
      "repeat in the order red, blue, green",
    );
    says(
      "card 1 is a red circle, card 2 a blue square, card 3 a green triangle, card 4 a red star and card 5 a blue circle",
    );
    says("green circle**");
    const [shapes, colours] = [
      ["circle", "square", "triangle", "star"],
      ["red", "blue", "green"],
    ];
    const cards = range(1, 60).filter(
      (card) => shapes[(card - 1) % shapes.length] === "circle" && colours[(card - 1) % colours.length] === "green",
    );
    return at(cards, said(7) - 1);
  },

  "patterns-easy-034": ({ said, says }) => {
    says(
      "A row of numbers starts with",
      "Is the number even? Then **halve** it.",
      "Is the number odd? Then **add",
      "number in the row?",
    );
    const row = [said(1)];
    while (row.length < said(8)) row.push(at(row, -1) % 2 === 0 ? at(row, -1) / 2 : at(row, -1) + said(2));
    insist(row.join().startsWith(range(3, 7).map(said).join()), "the beginning");
    return at(row, -1);
  },

  "patterns-easy-037": ({ said, says }) => {
    insist(said(2) === said(3) && said(4) === said(5), "as many candles as years");
    says(
      "with one candle for each year of her age:",
      "candle on her first birthday",
      "candles on the second, and so on",
    );
    says("On all these cakes together there were", "How old is Anahí today?");
    return only(range(1, 120).filter((age) => total(range(1, age)) === said(6)));
  },

  // Puts the squares on a grid and counts the sides that have a square on one side only.
  "patterns-easy-040": ({ said, says }) => {
    says("Each picture has one more step than the picture before", "every step is one square wide and one square high");
    says("The distance all round picture", "How far is it all round picture");
    insist(
      [1, 2, 3].every((picture) => said(7 + picture) === picture),
      "the pictures",
    );
    const round = (picture: number) => {
      const squares = new Set(range(1, picture).flatMap((x) => range(1, x).map((y) => `${x},${y}`)));
      let sides = 0;
      for (const square of squares) {
        const [x = 0, y = 0] = square.split(",").map(Number);
        for (const [dx, dy] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const)
          if (!squares.has(`${x + dx},${y + dy}`)) sides += 1;
      }
      return sides;
    };
    if (round(said(5)) * said(1) !== said(6)) throw new Error("not the picture of the puzzle");
    return round(said(7)) * said(1);
  },

  // Writes the rows down and looks.
  "patterns-easy-043": ({ said, says }) => {
    says(
      "Each row has one number more than the row above it, and all rows begin in column A",
      "| Row | A | B | C | D |",
    );
    says("stands directly below", "Which number stands directly **below");
    const rows: number[][] = [];
    for (let next = 1; rows.length < 20; next += rows.length) rows.push(range(next, next + rows.length));
    const below = (number: number) => {
      const row = rows.findIndex((numbers) => numbers.includes(number));
      return at(at(rows, row + 1), at(rows, row).indexOf(number));
    };
    const printed = rows.slice(0, 4).flatMap((row, i) => [i + 1, ...row]);
    insist(printed.join() === range(2, 15).map(said).join() && below(said(17)) === said(16), "the table");
    return below(said(18));
  },

  // Lays the tiles one by one, each of the other colour than its neighbours.
  "patterns-easy-046": ({ said, says }) => {
    says("Tiles that share a side always have different colours, and the tile at the bottom left is dark", "and so on");
    says("Which picture has exactly");
    const dark = (picture: number) => {
      const rows: boolean[][] = [];
      for (const y of range(0, picture - 1)) {
        const row: boolean[] = [];
        for (const x of range(0, picture - 1)) row.push(x > 0 ? !row[x - 1] : y > 0 ? !rows[y - 1]?.[0] : true);
        rows.push(row);
      }
      return rows.flat().filter(Boolean).length;
    };
    insist(
      [3, 6].every((at) => said(at + 1) === said(at) && said(at + 2) === said(at)),
      "the size of a picture",
    );
    insist(dark(said(1)) === said(2) && [1, 2, 3].every((picture) => said(9 + picture) === picture), "the pictures");
    return only(range(1, said(9)).filter((picture) => dark(picture) === said(9)));
  },

  "patterns-easy-049": ({ said, says }) => {
    says("\\times 3 =", "\\times 6 =", "\\times 9 =", "With which number must you multiply");
    insist(
      [2, 5, 8].every((at) => said(at) * said(at + 1) === said(at + 2) && said(at) === said(1)),
      "the table",
    );
    return only(range(1, 1000).filter((factor) => said(11) * factor === said(12)));
  },

  // Every number of flowers in the first pots; the other pots follow, one after the other.
  "patterns-easy-051": ({ said, says }) => {
    says("Take **any**", "pots that stand side by side: together they always have");
    const [pots, group, sum] = [said(1), said(4), said(5)];
    if (said(2) !== 1 || said(3) !== pots) throw new Error("the pots have other numbers");
    const found = new Set<number>();
    for (const first of choices(range(2, group).map(() => range(0, sum)))) {
      const row = [...first];
      while (row.length < pots) row.push(sum - total(row.slice(row.length - group + 1)));
      const flowers = (pot: number) => at(row, pot - 1);
      if (row.some((pot) => pot < 0) || flowers(said(6)) !== said(7) || flowers(said(8)) !== said(9)) continue;
      found.add(flowers(said(10)));
    }
    return only(found);
  },

  // Press by press.
  "patterns-easy-052": (reading) => {
    const { said, says } = reading;
    const names = labelled(
      reading,
      "lamps @1, @2, @3, @4 and @5 stand in a row",
      "changes lamp @1:",
      "@2 changes each time @1 **goes off**, and only then. In the same way @3 changes each time @2 goes off,",
      "@4 each time @3 goes off, and @5 each time @4 goes off.",
    );
    insist(names.length === said(1), "so many lamps");
    says("At first all are off");
    says("are on at the end?");
    const lamps = names.map((name) => ({ name, isOn: false }));
    for (const _press of range(1, said(3)))
      for (const lamp of lamps) {
        lamp.isOn = !lamp.isOn;
        if (lamp.isOn) break; // it went on, so the next one stays as it is
      }
    return lamps.filter(({ isOn }) => isOn).map(({ name }) => name);
  },

  // Counts the shells of both heaps and looks for the side of the square.
  "patterns-easy-053": ({ said, says }) => {
    says(
      "in the shape of a triangle",
      "does the same",
      "**all** their shells to lay one full square",
      "in each row of the square?",
    );
    if ([1, 2, 3].some((row) => said(2 * row - 1) !== row || said(2 * row) !== row))
      throw new Error("the rows begin otherwise");
    if (said(7) - said(8) !== said(9) - said(10)) throw new Error("the picture shows other heaps");
    const shells = total(range(said(1), said(7))) + total(range(said(1), said(8)));
    return only(range(1, shells).filter((side) => side * side === shells));
  },

  // Numbers the whole field.
  "patterns-easy-054": ({ said, says }) => {
    says("one row to the right, the next row to the left", "Juma's sum greater than hers?", "| left |", "| right |");
    says("Imani adds all numbers in the **left** column", "Juma adds all numbers in the **right** column");
    const [rows, wide] = [said(2), said(3)];
    const field = range(0, rows - 1).map((row) => {
      const walked = range(row * wide + 1, (row + 1) * wide);
      return row % 2 ? walked.reverse() : walked;
    });
    if (said(1) !== rows * wide || said(26) !== rows) throw new Error("the beans do not fill the rows");
    if (field.slice(0, 3).flat().join() !== range(5, 25).map(said).join())
      throw new Error("the table shows other rows");
    return total(field.map((row) => at(row, -1) - at(row, 0)));
  },

  // Beat by beat.
  "patterns-easy-055": ({ said, says }) => {
    says("all of them change places at once", "from place", "to place", "for the first time?");
    const places = said(1);
    if (said(2) !== 1 || said(3) !== places) throw new Error("there are other places");
    const from = range(4, 3 + places).map(said);
    const to = range(4 + places, 3 + 2 * places).map(said);
    for (const row of [from, to])
      if (row.toSorted((a, b) => a - b).join() !== range(1, places).join())
        throw new Error("two would stand on one place");
    let stand = from;
    for (const beat of range(1, 1000)) {
      stand = stand.map((place) => at(to, from.indexOf(place)));
      if (stand.join() === from.join()) return beat;
    }
    throw new Error("they are never back");
  },

  // Every hill that fits, row by row: there are several, and all have as many bushes.
  "patterns-easy-056": (reading) => {
    const [rows, top, one, other, together] = told(
      reading,
      "tea bushes stand in $#$ rows. Row # is at the top. Each row has more bushes than the row above it, and always by the **same number**.",
      "Row # and row # have $#$ bushes together.",
      "How many bushes stand on the hill in all?",
    );
    const hills = [...choices([range(1, together), range(1, together)])]
      .map(([first = 0, more = 0]) => range(top, rows).map((row) => first + (row - top) * more))
      .filter((hill) => at(hill, one - top) + at(hill, other - top) === together);
    insist(hills.length > 1, "nobody can tell how many bushes a row has");
    return only(new Set(hills.map(total)));
  },
};

/** How many edges each row of shapes has, from the names of the edges of every shape. */
const edgesOf = {
  triangles: (i: number) => [`wall ${i}`, `wall ${i + 1}`, `base ${i}`],
  pens: (i: number) => [`wall ${i}`, `wall ${i + 1}`, `front ${i}`, `back ${i}`],
  houses: (i: number) => [`wall ${i}`, `wall ${i + 1}`, `floor ${i}`, `left roof ${i}`, `right roof ${i}`],
  honeycomb: (i: number) => [`wall ${i}`, `wall ${i + 1}`, ...range(1, 4).map((side) => `slope ${i} ${side}`)],
};

/** The value at n of the parabola through three values, by Lagrange. */
const parabola = (points: readonly (readonly [number, number])[], n: number) =>
  total(
    points.map(([x, y]) => {
      const others = points.map(([other]) => other).filter((other) => other !== x);
      return others.reduce((part, other) => (part * (n - other)) / (x - other), y);
    }),
  );

export const families: FamilyProofs = {
  // Puts the things in a row until the place is reached.
  "bead-cycle": ({ setting, place }: { setting: string; place: number }, reading) => {
    const [[order = ""] = []] = matches(reading, /\*\*((?:\w+, )+\w+)\*\*/g);
    const things: string[] = [];
    while (things.length < 400) things.push(...order.split(", "));
    if (setting === "rhythm") return at(things, place - 1);
    if (setting === "train") return at(things.slice(0, place), -Number(matches(reading, /\*\*(\d+)th wagon/g)[0]?.[0]));
    const [[counted = ""] = [], [other] = []] = matches(reading, /\*\*(\w+)\*\*/g);
    insist(things.includes(counted), `there is a ${counted} one`);
    let seen = 0;
    const found = things.findIndex((thing) => (thing === counted ? ++seen : 0) === place) + 1;
    return setting === "lanterns" ? found : things.slice(0, found).filter((thing) => thing === other).length;
  },

  "taking-turns": (p: { setting: string }, reading) => {
    const numbers = shown(reading);
    if (p.setting === "tanks") {
      const [, first = 0, second = 0, gain = 0, loss = 0] = numbers;
      let [day, fresh, old] = [1, first, second];
      while (fresh <= old) {
        day += 1;
        fresh += gain;
        old -= loss;
      }
      return day;
    }
    // Every step that each of the two patterns could have, and what it puts at the place asked for.
    const places = p.setting === "duet" ? [1, 2, 3, 4, 5, 6, 7, 8] : [1, 2, 3, 4, 7, 8];
    const asked = p.setting === "duet" ? 9 : 5;
    return [0, 1].map((pattern) => {
      const known = places.flatMap((place, i) => (place % 2 === 1 - pattern ? [[place, at(numbers, i)] as const] : []));
      const rows = range(-20, 20).map((step) => range(0, 4).map((k) => at(numbers, pattern) + k * step));
      const row = only(
        rows.filter((one) => known.every(([place, number]) => one[Math.ceil(place / 2) - 1] === number)),
      );
      return at(row, Math.ceil(asked / 2) - 1);
    });
  },

  // Lays the rows edge by edge; an edge that lies there already is not laid again.
  "chain-of-shapes": (p: { setting: keyof typeof edgesOf }, reading) => {
    const numbers = shown(reading);
    // How many edges lie there, and how many of them on the outside, after 1, 2, 3, ... shapes.
    const rows = (kind: keyof typeof edgesOf) => {
      const [laid, outside] = [new Set<string>(), new Set<string>()];
      return range(1, 60).map((shapes) => {
        for (const edge of edgesOf[kind](shapes)) {
          laid.add(edge);
          if (!outside.delete(edge)) outside.add(edge);
        }
        return { shapes, all: laid.size, painted: outside.size };
      });
    };
    const mine = rows(p.setting);
    if (p.setting === "pens") {
      const pens = only(new Set(numbers));
      return total(range(1, pens).map((pen) => edgesOf.pens(pen).length)) - at(mine, pens - 1).all;
    }
    if (p.setting === "triangles") {
      const squares = rows("pens");
      const sizes = [mine, squares].flatMap((row) => [1, 2, 3, ...row.slice(0, 3).map(({ all }) => all)]);
      if (sizes.join() !== numbers.slice(0, 12).join()) throw new Error("not the rows of the puzzle");
      const used = at(mine, at(numbers, 12) - 1).all;
      return only(squares.filter(({ all }) => all === used)).shapes;
    }
    const sizes = mine.map(({ all, painted }) => (p.setting === "honeycomb" ? painted : all));
    if (sizes.slice(0, 3).some((size, i) => size !== at(numbers, 2 * i + 1)))
      throw new Error("not the rows of the puzzle");
    const given = at(numbers, 6);
    if (p.setting === "houses") return Math.max(...mine.filter(({ all }) => all <= given).map(({ shapes }) => shapes));
    return only(mine.filter(({ painted }) => painted === given)).all;
  },

  // Lays the dates on every possible place of every month.
  "calendar-block": (p: { setting: "square" | "nine" | "market" | "camp" }, reading) => {
    const given = at(shown(reading), -1);
    const found = new Set<number>();
    for (const offset of range(0, 6)) {
      const date = (row: number, column: number) => 7 * row + column - offset + 1;
      for (const row of range(0, 5))
        for (const column of range(0, 6)) {
          const dates = {
            square: () => [0, 1].flatMap((down) => [0, 1].map((right) => [row + down, column + right])),
            nine: () => [0, 1, 2].flatMap((down) => [0, 1, 2].map((right) => [row + down, column + right])),
            market: () => [0, 1, 2].map((down) => [row + down, column]),
            camp: () => range(0, 4).map((later) => [row + Math.floor((column + later) / 7), (column + later) % 7]),
          }[p.setting]();
          if (dates.some(([, right = 0]) => right > 6)) continue;
          const days = dates.map(([down = 0, right = 0]) => date(down, right));
          if (days.some((day) => day < 1 || day > 31)) continue;
          if ((p.setting === "nine" ? Math.min(...days) + Math.max(...days) : total(days)) !== given) continue;
          if (p.setting === "nine") found.add(total(days));
          else found.add(p.setting === "square" || p.setting === "camp" ? Math.max(...days) : Math.min(...days));
        }
    }
    return only(found);
  },

  // Lets it grow from the first day on, and compares with what there is at the end.
  "doubling-backwards": (p: { setting: string; back: number }, reading): Answer => {
    const numbers = shown(reading);
    const full = BigInt(at(numbers, 0));
    const grown = (times: bigint, steps: bigint) => times ** steps;
    const steps = range(0, Number(full)).map(BigInt);
    if (p.setting === "jar") {
      const word = matches(reading, /puts (\w+) of these/g)[0]?.[0] ?? "";
      const start = BigInt({ four: 4, eight: 8 }[word] ?? word);
      return only(steps.filter((minute) => start * grown(2n, minute) === grown(2n, full)));
    }
    if (p.setting === "tank") {
      const [last = 0, day = 0] = numbers;
      const [whole, covered] = [2 ** last, 2 ** day];
      let [top, bottom] = [whole - covered, whole];
      while (top % 2 === 0 && bottom % 2 === 0) [top, bottom] = [top / 2, bottom / 2];
      return `${top}/${bottom}`;
    }
    const word = matches(reading, /one (\S+)(?: part)? of the/g)[0]?.[0] ?? "";
    const parts = { quarter: 4n, eighth: 8n, sixteenth: 16n, ninth: 9n, "twenty-seventh": 27n, "eighty-first": 81n };
    const share = parts[word as keyof typeof parts];
    const times = p.setting === "screen" ? 3n : 2n;
    return only(steps.filter((step) => grown(times, step) * share === grown(times, full)));
  },

  // Makes every move, one at a time.
  "two-steps-forward": (p: { setting: string }, reading) => {
    const numbers = shown(reading);
    const after = (start: number, up: number, down: number, moves: number) => {
      let place = start;
      for (const move of range(1, moves)) place += move % 2 === 1 ? up : -down;
      return place;
    };
    if (p.setting === "gecko") {
      const [up = 0, down = 0, ledge = 0] = numbers;
      let [height, times] = [0, 0];
      while (height < ledge) {
        if (times > 0) height -= down;
        height += up;
        times += 1;
      }
      return times;
    }
    if (p.setting === "score") {
      const [up = 0, , down = 0] = numbers;
      const [moves, points] = [at(numbers, -2), at(numbers, -1)];
      return only(range(0, 500).filter((start) => after(start, up, down, moves) === points));
    }
    const [start = 0, up = 0, down = 0] = numbers;
    if (p.setting === "row") {
      // The words name the options as well, and show how the row begins.
      const options = at([reading.numbers.flatMap((one, i) => (one.text > 0 ? [reading.said(i + 1)] : []))], 0);
      insist(options.join() === numbers.slice(-4).join(), "the options are the numbers of the words");
      const row = range(0, 200).map((moves) => after(start, up, down, moves));
      insist(numbers.slice(4, 8).join() === row.slice(0, 4).join(), "the row begins so");
      return String(only(options.filter((option) => row.includes(option))));
    }
    return after(start, up, down, at(numbers, -1));
  },

  // Puts a parabola through three of the numbers; for the sunflower, lets it grow week by week.
  "gaps-that-grow": (p: { setting: string }, reading) => {
    const numbers = shown(reading);
    if (p.setting === "sunflower") {
      const [, start = 0, , growth = 0, more = 0, asked = 0] = numbers;
      let [sunday, height, week] = [1, start, growth];
      while (height < asked) {
        sunday += 1;
        height += week;
        week += more;
      }
      return height === asked ? sunday : "never so tall";
    }
    const from = p.setting === "torn" ? 3 : 1;
    const known = numbers.slice(0, p.setting === "torn" ? 4 : 5).map((number, i) => [from + i, number] as const);
    const value = (n: number) => parabola(known.slice(0, 3), n);
    if (known.some(([n, number]) => value(n) !== number)) throw new Error("the gaps do not grow evenly");
    if (p.setting === "torn") return value(1);
    if (p.setting === "row") return value(at(numbers, -1));
    return Math.min(
      ...range(1, 30)
        .map(value)
        .filter((number) => number > 100),
    );
  },

  // Tries every step.
  "equal-steps": (p: { setting: string; place: number; last: number }, reading) => {
    const numbers = shown(reading);
    const walk = (start: number, step: number, steps: number) => {
      let number = start;
      for (const _step of range(1, steps)) number += step;
      return number;
    };
    const step = (start: number, end: number, steps: number) =>
      only(range(-60, 60).filter((one) => walk(start, one, steps) === end));
    if (p.setting === "lockers") {
      const [, start = 0, last = 0, end = 0, place = 0] = numbers;
      return walk(start, step(start, end, last - 1), place - 1);
    }
    if (p.setting === "candle") {
      const [top = 0, hours = 0, end = 0, after = 1] = numbers;
      return walk(top, step(top, end, hours), after);
    }
    if (p.setting === "trams") {
      const [, hour = 0, minute = 0, last = 0, endHour = 0, endMinute = 0, place = 0] = numbers;
      const [start, end] = [60 * hour + minute, 60 * endHour + endMinute];
      const found = walk(start, step(start, end, last - 1), place - 1);
      return `${Math.floor(found / 60)}:${String(found % 60).padStart(2, "0")}`;
    }
    const [start = 0, end = 0, hidden = 0] = numbers;
    const one = step(start, end, hidden + 1);
    return Math.max(...range(1, hidden).map((k) => walk(start, one, k)));
  },
};
