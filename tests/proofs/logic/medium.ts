import { type Clue, necessarily } from "../clues.ts";
import { choices, type FamilyProofs, insist, only, orderings, type Proofs, range } from "../proof.ts";
import { labelled } from "../reading/labelled.ts";
import { cardinalValue } from "../reading/number-words.ts";
import { cluesIn, wordsAt } from "../reading/sentences.ts";
import { cellsIn, signsIn } from "../reading/squares.ts";
import { tableIn } from "../reading/tables.ts";
import { matches, told } from "../reading/told.ts";

export const proofs: Proofs = {
  "logic-medium-001": ({ says }) => {
    says("Farah, Goran, Hina and Ike each play once in the park, one of them on each day from Monday to Thursday");
    says("plays a different instrument: drum, flute, harp or oud");
    says(
      "Farah plays on the day after the oud.",
      "Farah plays on the day before the harp.",
      "The oud is not played on Monday.",
    );
    says("Goran plays on a later day than the flute.", "Ike does not play the flute.");
    says("Ike plays on an earlier day than Hina.", "in order from Monday to Thursday");
    const players = [...orderings(["Farah", "Goran", "Hina", "Ike"])];
    const instruments = [...orderings(["drum", "flute", "harp", "oud"])];
    const worlds = [...choices([players, instruments])].map(([who = [], what = []]) => ({
      who,
      day: (name: string) => Math.max(who.indexOf(name), what.indexOf(name)),
    }));
    return necessarily(
      worlds,
      [
        ({ day }) => day("Farah") === day("oud") + 1,
        ({ day }) => day("Farah") === day("harp") - 1,
        ({ day }) => day("oud") !== 0,
        ({ day }) => day("Goran") > day("flute"),
        ({ day }) => day("Ike") !== day("flute"),
        ({ day }) => day("Ike") < day("Hina"),
      ],
      ({ who }) => who,
    ).who;
  },

  "logic-medium-002": ({ said, says }) => {
    says("on the other side a triangle, a square or a circle", "**triangle, square, circle, ", "as few as possible");
    says("a whole number on one side", "whether this is true for all six tiles");
    says('"Behind every **odd** number there is a triangle."');
    const shapes = ["triangle", "square", "circle"];
    const seen = [...shapes, ...[3, 4, 5].map((place) => String(said(place)))];
    insist(said(2) === seen.length && said(6) === seen.length, "so many tiles");
    // Only whether a hidden number is odd matters to the claim, so 1 and 2 stand for all of them.
    const worlds = [...choices(seen.map((side) => (shapes.includes(side) ? ["1", "2"] : shapes)))];
    const claim = (backs: string[]) =>
      seen.every((side, i) => {
        const [number, shape] = shapes.includes(side) ? [backs[i], side] : [side, backs[i]];
        return Number(number) % 2 === 0 || shape === "triangle";
      });
    // Turning is enough when worlds that look the same afterwards always agree about the claim.
    const settles = (turned: string[]) => {
      const verdicts = new Map<string, boolean>();
      return worlds.every((backs) => {
        const shown = backs.filter((_, i) => turned.includes(seen[i] ?? "")).join();
        const verdict = claim(backs);
        const before = verdicts.get(shown);
        verdicts.set(shown, verdict);
        return before === undefined || before === verdict;
      });
    };
    const enough = [...choices(seen.map((side) => [[], [side]]))].map((parts) => parts.flat()).filter(settles);
    const fewest = Math.min(...enough.map((turned) => turned.length));
    return only(enough.filter((turned) => turned.length === fewest));
  },

  "logic-medium-003": ({ said, says, shown }) => {
    says(
      "Each team played each other team once",
      "A win gave",
      "a draw gave",
      "and a loss gave",
      "Under the old rules a win gave",
    );
    says("(a draw", "with the same results", "in the order of the table");
    says("to both teams", "a win gave only");
    insist(
      /\| Red \| \d+ \|\s+\| Blue \| \d+ \|\s+\| Green \| \d+ \|\s+\| Gold \| \d+ \|/.test(shown.words),
      "a row each",
    );
    const points = [5, 6, 7, 8].map(said);
    insist(said(1) === points.length && said(12) === points.length, "a row for each team");
    const matches = [
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
      [2, 3],
    ] as const;
    const table = (results: string[], [win, draw, loss]: [number, number, number]) =>
      range(0, 3).map((team) =>
        matches.reduce((sum, [home, away], i) => {
          if (team !== home && team !== away) return sum;
          if (results[i] === "draw") return sum + draw;
          return sum + (results[i] === (team === home ? "home" : "away") ? win : loss);
        }, 0),
      );
    const seasons = [...choices(matches.map(() => ["home", "draw", "away"]))].filter(
      (results) => table(results, [said(2), said(3), said(4)]).join() === points.join(),
    );
    return only(new Set(seasons.map((results) => table(results, [said(9), said(10), said(11)]).join(", "))));
  },

  // All strengths from 1 to 7, equal ones too: many fit, but all in one order. Each contest left out in turn.
  "logic-medium-005": ({ said, says }) => {
    says(
      "from one contest to the next",
      "Amaru and Bao pull against Chidi and Dina. The rope does not move",
      "both teams are equally strong",
    );
    says("Bao and Dina pull against Amaru and Chidi. Bao and Dina win.", "Chidi pulls against Dina alone. Chidi wins.");
    says("Nobody gets stronger or weaker", "the strengths of a team add up", "the strongest first");
    insist(said(1) === 4 && said(3) === 4, "four friends");
    const contests: Clue<number[]>[] = [
      ([amaru = 0, bao = 0, chidi = 0, dina = 0]) => amaru + bao === chidi + dina,
      ([amaru = 0, bao = 0, chidi = 0, dina = 0]) => bao + dina > amaru + chidi,
      ([, , chidi = 0, dina = 0]) => chidi > dina,
    ];
    const strengths = [...choices(range(1, said(1)).map(() => range(1, 7)))];
    const orders = (some: Clue<number[]>[]) =>
      new Set(
        strengths
          .filter((one) => some.every((contest) => contest(one)))
          .map((one) =>
            [7, 6, 5, 4, 3, 2, 1].map((n) => names.filter((_, i) => one[i] === n).join("=")).filter(Boolean),
          )
          .map((groups) => groups.join()),
      );
    const names = ["Amaru", "Bao", "Chidi", "Dina"];
    for (const left of contests)
      if (orders(contests.filter((one) => one !== left)).size < 2) throw new Error("a contest is not needed");
    return only(orders(contests)).split(",");
  },

  "logic-medium-007": ({ said, says }) => {
    insist(said(1) === 2 && said(3) === 2, "two rules");
    says("The bridge is open **only if** a ship is waiting.", "**Whenever** a ship is waiting, the light is red.");
    const situations = [
      ...choices([
        ["open", "closed"],
        ["ship", "no ship"],
        ["red", "green"],
      ]),
    ];
    insist(said(2) === situations.length, "so many situations");
    return situations.filter(([bridge, ship, light]) => {
      if (bridge === "open" && ship !== "ship") return false;
      return ship !== "ship" || light === "red";
    }).length;
  },

  "logic-medium-010": ({ said, says }) => {
    says("Each of them says two things about it. Of the two, **exactly one** is true.", "names from first to fifth");
    says('Ayumi: "I came first. Catrin came fifth."', 'Bode: "I came fifth. Deniz came second."');
    says('Catrin: "I came second. Ayumi came first."', 'Deniz: "I came fourth. Ayumi came first."');
    says('Ewa: "I came third. Bode came fifth."');
    const sayings: Readonly<Record<string, readonly [[string, number], [string, number]]>> = {
      Ayumi: [
        ["Ayumi", said(5)],
        ["Catrin", said(6)],
      ],
      Bode: [
        ["Bode", said(7)],
        ["Deniz", said(8)],
      ],
      Catrin: [
        ["Catrin", said(9)],
        ["Ayumi", said(10)],
      ],
      Deniz: [
        ["Deniz", said(11)],
        ["Ayumi", said(12)],
      ],
      Ewa: [
        ["Ewa", said(13)],
        ["Bode", said(14)],
      ],
    };
    insist(said(1) === 5 && said(2) === 2 && said(15) === 5, "five cyclists");
    return necessarily(
      orderings(Object.keys(sayings)),
      Object.values(sayings).map(
        (halves) => (order) => halves.filter(([name, place]) => order[place - 1] === name).length === said(4),
      ),
    );
  },

  // All squares with every height once in each row and column.
  "logic-medium-013": ({ said, says }) => {
    says(
      "Every row and every column has all four heights",
      "A tower hides every lower tower behind it",
      "from the top?",
    );
    says("how many towers one can see from there, looking along the arrow", "Write them from left to right");
    insist(
      [1, 2, 3, 4].every((height) => said(1 + height) === height) && said(6) === 4 && said(1) === 16,
      "four heights",
    );
    const seen = (towers: number[]) =>
      towers.filter((tower, i) => towers.slice(0, i).every((one) => one < tower)).length;
    const column = (square: number[][], i: number) => square.map((row) => row[i] ?? 0);
    return necessarily(
      latinSquares,
      [
        ([first = []]) => seen(first) === said(8),
        (square) => seen((square[3] ?? []).toReversed()) === said(9),
        (square) => seen(column(square, 1)) === said(10),
        (square) => seen(column(square, 3).toReversed()) === said(11),
      ],
      (square) => square[said(7) - 1],
    )[said(7) - 1] as number[];
  },

  // A pair of cards stays possible while every sentence so far would have been said with it.
  "logic-medium-016": (reading) => {
    const { said, says } = reading;
    labelled(
      reading,
      "$#$, @1 and @2 take # each",
      '@1: "I do not know which of us',
      '@2: "I do not know either',
      '@1: "I still do not know',
      '@2: "Now I know: yours',
      "the number of @1 #",
    );
    says("take one each. Each looks only at their own card", 'Aziz: "I do not know which of us has the higher card."');
    says('Bronwen: "I do not know either."', 'Aziz: "I still do not know."', 'Bronwen: "Now I know: yours is higher."');
    says("Write the number of Aziz first");
    says("they are honest, and both reason without mistakes");
    const cards = range(said(2), said(3));
    insist(said(1) === cards.length, "so many cards");
    type Pair = readonly [aziz: number, bronwen: number];
    const pairs = [...choices([cards, cards])].flatMap(([a = 0, b = 0]): Pair[] => (a === b ? [] : [[a, b]]));
    const talk = [
      { speaker: 0, knows: "nothing" },
      { speaker: 1, knows: "nothing" },
      { speaker: 0, knows: "nothing" },
      { speaker: 1, knows: "Aziz" },
    ] as const;
    const left = talk.reduce<readonly Pair[]>((possible, { speaker, knows }) => {
      return possible.filter((pair) => {
        const higher = new Set(
          possible.filter((other) => other[speaker] === pair[speaker]).map(([a, b]) => (a > b ? "Aziz" : "Bronwen")),
        );
        return knows === "nothing" ? higher.size === 2 : higher.size === 1 && higher.has(knows);
      });
    }, pairs);
    return only(left);
  },

  "logic-medium-019": ({ said, says }) => {
    says(
      'Rosario: "It is a multiple of',
      'Samir: "It is an odd number."',
      'Tui: "Its digits add up to',
      'Uma: "It is more than',
    );
    says('Viktor: "Its tens digit is a prime number."', "**Exactly one** of the five sentences is false.");
    insist(said(2) === 5 && said(4) === 5, "five sentences");
    return only(
      range(10 ** (said(1) - 1), 10 ** said(1) - 1).filter((number) => {
        const [tens = 0, ones = 0] = Array.from(String(number), Number);
        const sentences = [
          range(1, 9).some((times) => said(5) * times === number),
          number % 2 === 1,
          tens + ones === said(6),
          number > said(7),
          [2, 3, 5, 7].includes(tens),
        ];
        return sentences.filter((sentence) => !sentence).length === said(3);
      }),
    );
  },

  // All results with at most four goals for a team in a match; each number of the table left out in turn.
  "logic-medium-022": ({ said, says, shown }) => {
    says(
      "Each team played once against each of the others",
      "| Team | won | drawn | lost | goals for | goals against |",
    );
    says("How many goals did the Pelicans score altogether");
    insist(
      /\| Cranes \| \? \| \d \| \? \| \d \| \? \|\s+\| Herons \| \? \| \? \| \? \| \d \| \d \|/.test(shown.words),
      "a cell each",
    );
    insist(
      /\| Pelicans \| \? \| \? \| \? \| \? \| \d \|/.test(shown.words) && said(1) === 3 && said(8) === 2,
      "a cell each",
    );
    const worlds = [...choices(range(1, 6).map(() => range(0, 4)))].map(
      ([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]) => ({
        // Cranes against Herons a : b, Herons against Pelicans c : d, Pelicans against Cranes e : f.
        cranes: { drawn: Number(a === b) + Number(e === f), scored: a + f },
        herons: { scored: b + c, conceded: a + d },
        pelicans: { scored: d + e, conceded: c + f },
      }),
    );
    const readable: Clue<(typeof worlds)[number]>[] = [
      ({ cranes }) => cranes.drawn === said(3),
      ({ cranes }) => cranes.scored === said(4),
      ({ herons }) => herons.scored === said(5),
      ({ herons }) => herons.conceded === said(6),
      ({ pelicans }) => pelicans.conceded === said(7),
    ];
    insist(said(2) === readable.length, "so many numbers");
    return necessarily(worlds, readable, ({ pelicans }) => pelicans.scored).pelicans.scored;
  },

  // The boats that keep the rules, of 32 kinds; each rule left out in turn.
  "logic-medium-025": ({ said, says }) => {
    says("Every painted boat has been repaired this year.", "No boat with an engine has a flag.");
    says("Every boat that has been repaired this year has a flag.", "Every boat without an engine has oars.");
    says("boats of every kind that these rules allow", "**must** be true?");
    type Boat = Readonly<Record<"painted" | "repaired" | "flag" | "engine" | "oars", boolean>>;
    const boats = [...choices(range(1, 5).map(() => [true, false]))].map(
      ([painted = false, repaired = false, flag = false, engine = false, oars = false]): Boat => ({
        painted,
        repaired,
        flag,
        engine,
        oars,
      }),
    );
    const rules: Clue<Boat>[] = [
      ({ painted, repaired }) => !painted || repaired,
      ({ engine, flag }) => !(engine && flag),
      ({ repaired, flag }) => !repaired || flag,
      ({ engine, oars }) => engine || oars,
    ];
    const sentences: Readonly<Record<string, Clue<Boat>>> = {
      "Every boat with oars is painted.": ({ oars, painted }) => !oars || painted,
      "No boat with an engine has oars.": ({ engine, oars }) => !(engine && oars),
      "Every painted boat has oars.": ({ painted, oars }) => !painted || oars,
      "Every boat with a flag is painted.": ({ flag, painted }) => !flag || painted,
    };
    says(...Object.keys(sentences));
    insist(said(1) === rules.length, "so many rules");
    const follow = (some: Clue<Boat>[]) => {
      const kept = boats.filter((boat) => some.every((rule) => rule(boat)));
      return Object.entries(sentences).flatMap(([sentence, holds]) => (kept.every(holds) ? [sentence] : []));
    };
    for (const rule of rules)
      if (follow(rules.filter((one) => one !== rule)).length > 0) throw new Error("a rule is not needed");
    return only(follow(rules));
  },

  // Every way in which seven people may talk two by two; person 0 is Lotte.
  "logic-medium-028": ({ said, says }) => {
    says(
      "talk to each other by radio, always two at a time",
      "With how many different people of our group did you talk?",
      "all are true",
    );
    says("With how many different people did **Lotte** talk?");
    const friends = said(1);
    insist(said(3) === friends, "an answer of each");
    const pairs = range(0, friends).flatMap((a) => range(a + 1, friends).map((b) => [a, b] as const));
    const found = new Set<number>();
    const go = (at: number, calls: readonly number[]) => {
      const pair = pairs[at];
      if (!pair) {
        if (calls.every((n, person) => person === 0 || n === said(3 + person))) found.add(calls[0] ?? 0);
        return;
      }
      const [a, b] = pair;
      // Nobody is made to talk with more people than they said.
      if (calls.some((n, person) => person > 0 && n > said(3 + person))) return;
      go(at + 1, calls);
      go(at + 1, calls.with(a, (calls[a] ?? 0) + 1).with(b, (calls[b] ?? 0) + 1));
    };
    go(
      0,
      range(0, friends).map(() => 0),
    );
    return only(found);
  },

  "logic-medium-031": ({ said, says, shown }) => {
    says(
      "every row has exactly one lantern",
      "every column has exactly one lantern",
      "every garden has exactly one lantern",
    );
    says("no two lanterns are in squares that touch, not even at a corner");
    const gardens = [
      "A1 B1",
      "C1 D1 E1 F1 A2 B2 C2",
      "D2 E2 C3 D3 E3",
      "A3 B3 A4 B4 A5 B5 A6",
      "C4 D4 E4 C5 D5 B6 C6",
      "F2 F3 F4 E5 F5 D6 E6 F6",
    ].map((squares) => squares.split(" "));
    if (new Set(gardens.flat()).size !== 36) throw new Error("the gardens do not fill the park");
    const letters = shown.labels.filter((label) => /^[A-Z]$/.test(label));
    insist(
      [1, 2, 13].every((place) => said(place) === letters.length) && gardens.length === letters.length,
      "six of each",
    );
    insist(
      [6, 13].every((from) => letters.every((_, row) => said(from + row + 1) === row + 1)),
      "rows are numbered",
    );
    return only(
      [...orderings(letters)].filter((columns) => {
        const places = columns.map((letter) => letters.indexOf(letter));
        const touch = places.some((place, row) => row > 0 && Math.abs(place - (places[row - 1] ?? 0)) <= 1);
        const lit = columns.map((letter, row) => `${letter}${row + 1}`);
        return (
          !touch && gardens.every((squares) => squares.filter((square) => lit.includes(square)).length === said(5))
        );
      }),
    );
  },

  // Every islander at every fork; a question is answered by its truth, or by the opposite of it.
  "logic-medium-034": ({ says }) => {
    says("Either the left or the right path leads to the lake", "who **always** tells the truth or **always** lies");
    says("You may ask **one** question", "Which of these questions tells you the way for certain?");
    type Case = { readonly honest: boolean; readonly left: boolean };
    const cases = [
      ...choices([
        [true, false],
        [true, false],
      ]),
    ].map(([honest = false, left = false]) => ({ honest, left }));
    const answer = ({ honest }: Case, truth: boolean) => (honest ? truth : !truth);
    const questions: Readonly<Record<string, Clue<Case>>> = {
      "Does the left path lead to the lake?": ({ left }) => left,
      "Are you somebody who always tells the truth?": ({ honest }) => honest,
      "If I asked you whether the left path leads to the lake, would you say yes?": (one) => answer(one, one.left),
      "Is it true that you are a liar and that the left path leads to the lake?": ({ honest, left }) => !honest && left,
    };
    says(...Object.keys(questions));
    const tells = (question: Clue<Case>) => {
      const after = (said: boolean) =>
        new Set(cases.filter((one) => answer(one, question(one)) === said).map(({ left }) => left));
      return [true, false].every((said) => after(said).size <= 1);
    };
    return only(Object.entries(questions).filter(([, question]) => tells(question)))[0];
  },

  "logic-medium-037": ({ said, says }) => {
    says("1. Exactly one of the sentences", "is true. 2. Exactly one of these five sentences is true. 3. At least");
    says("sentences are false. 4. Sentence", "is false. 5. Sentence", "Which of the sentences are true?");
    insist(said(6) === said(1) && said(8) === said(1), "so many sentences");
    const marked = only(
      [...choices(range(1, said(1)).map(() => [true, false]))].filter((marks) => {
        const isTrue = (sentence: number) => marks[sentence - 1];
        const count = marks.filter(Boolean).length;
        const read = [
          [said(3), said(4)].filter(isTrue).length === said(2),
          count === said(5),
          marks.length - count >= said(7),
          !isTrue(said(9)),
          !isTrue(said(10)),
        ];
        return read.every((truth, i) => truth === marks[i]);
      }),
    );
    return range(1, said(1)).filter((line) => marked[line - 1]);
  },

  // All numbers of honest and lying owners of each boat; the yeses are counted question by question.
  "logic-medium-040": ({ said, says }) => {
    says("Some of them always tell the truth, the others always lie", "Each of them owns exactly one boat");
    says(
      'To "Do you own a canoe?"',
      "say yes",
      'To "Do you own a raft?"',
      'To "Do you own a sailing boat?"',
      "How many liars",
    );
    insist(said(3) === said(1) && said(4) === 3 && said(2) === 1, "all are asked");
    const found = new Set<number>();
    for (const [canoe = 0, raft = 0, sailing = 0] of choices(range(1, 3).map(() => range(0, said(1))))) {
      // Liars with a canoe, a raft, a sailing boat; the honest owners follow from each count of yeses.
      const honest = [said(5) - raft - sailing, said(6) - canoe - sailing, said(7) - canoe - raft];
      const everybody = [canoe, raft, sailing, ...honest].reduce((total, n) => total + n, 0);
      if (honest.every((n) => n >= 0) && everybody === said(1)) found.add(canoe + raft + sailing);
    }
    return only(found);
  },

  // All ways to call the lines true or false.
  "logic-medium-041": ({ said, says }) => {
    says("Each of them is true or false", "At least 1", "is false", "are false", "are **true**?");
    const lines = said(1);
    if ([4, 7, 10, 11, 12, 13, 14].some((place) => said(place) !== lines))
      throw new Error("they are not as many as said");
    if ([1, 2, 3].some((line) => said(3 * line - 1) !== line || said(3 * line) !== line))
      throw new Error("the lines do not begin so");
    const all = range(1, lines);
    const fitting = new Set<number>();
    for (let marks = 0; marks < 2 ** lines; marks++) {
      const wrong = all.filter((line) => !((marks >> (line - 1)) & 1)).length;
      if (all.every((line) => Boolean((marks >> (line - 1)) & 1) === wrong >= line)) fitting.add(lines - wrong);
    }
    return only(fitting);
  },

  // Every small board shows who is ahead; then boards of the right size are laid for Bilal's numbers, from the largest down.
  "logic-medium-042": (reading) => {
    const { said, says } = reading;
    labelled(
      reading,
      "@1 finds the **largest** number",
      "@2 finds the **smallest** number",
      "card from @1's.",
      "that @2 can have",
    );
    says(
      "the **largest** number of each row",
      "the smallest one",
      "the **smallest** number of each column",
      "the largest one",
    );
    says("different card from Rosa's", "largest number that Bilal can have");
    const [rows, columns, rosas] = [said(3), said(4), said(5)];
    const cards = range(said(1), said(2));
    if (cards.length !== rows * columns) throw new Error("the cards do not fill the rows");
    const rosa = (board: number[][]) => Math.min(...board.map((row) => Math.max(...row)));
    const bilal = (board: number[][]) =>
      Math.max(...range(0, (board[0]?.length ?? 0) - 1).map((at) => Math.min(...board.map((row) => row[at] ?? 0))));
    for (const six of orderings(range(1, 6)))
      for (const width of [2, 3]) {
        const board = range(0, 6 / width - 1).map((row) => six.slice(width * row, width * (row + 1)));
        if (bilal(board) > rosa(board)) throw new Error("Bilal can be ahead");
      }
    // Rosa's card begins the first row, which gets the smallest cards; Bilal's is below it, and his column gets cards above his.
    const laid = (bilals: number) => {
      const rest = cards.filter((card) => card !== rosas && card !== bilals);
      const row = [rosas, ...rest.splice(0, columns - 1)];
      const above = rest.splice(
        Math.max(
          0,
          rest.findIndex((card) => card > bilals),
        ),
        rows - 2,
      );
      const large = rest.toReversed(); // the largest of what is left go beside his column first
      const others = [bilals, ...above].map((first) => [first, large.shift() ?? 0]);
      return [row, ...others.map((other) => [...other, ...large.splice(0, columns - 2)])];
    };
    const found = cards.toReversed().find((card) => {
      if (card === rosas) return false;
      const board = laid(card);
      return rosa(board) === rosas && bilal(board) === card;
    });
    return found ?? "none";
  },

  // Every order of uphill and downhill round the lake, hut by hut; orders that are alike so far go on together.
  "logic-medium-043": ({ said, says }) => {
    says(
      "all the way round",
      "no two at the same height",
      "higher than both",
      "lower than both",
      "are neither",
      "are tops?",
    );
    const huts = said(1);
    let ways = new Map([true, false].map((up) => [`${up}`, { first: up, up, neither: 0, tops: 0 }]));
    const passed = (way: { first: boolean; up: boolean; neither: number; tops: number }, up: boolean) => ({
      first: way.first,
      up,
      neither: way.neither + (way.up === up ? 1 : 0),
      tops: way.tops + (way.up && !up ? 1 : 0),
    });
    for (const _hut of range(2, huts))
      ways = new Map(
        [...ways.values()]
          .flatMap((way) => [passed(way, true), passed(way, false)])
          .map((way) => [JSON.stringify(way), way]),
      );
    const round = [...ways.values()].map((way) => passed(way, way.first)).filter(({ neither }) => neither < huts);
    return only(new Set(round.filter(({ neither }) => neither === said(3)).map(({ tops }) => tops)));
  },

  // Solves the equations of all squares, by remainders after division by a large prime; then adds up what they say for certain.
  "logic-medium-044": ({ said, says }) => {
    says("is the **average** of its neighbours", "share a side", "top left corner", "add up to?");
    const [wide, high, corner] = [said(1), said(2), said(6)];
    const prime = 1000003;
    const squares = range(0, wide * high - 1);
    if (squares.length !== said(7)) throw new Error("the board has another number of squares");
    const touch = (a: number, b: number) =>
      Math.abs((a % wide) - (b % wide)) + Math.abs(Math.floor(a / wide) - Math.floor(b / wide)) === 1;
    const neighbours = squares.map((one) => squares.filter((other) => touch(one, other)).length);
    if ([...new Set(neighbours)].sort().join() !== [said(3), said(4), said(5)].join())
      throw new Error("other numbers of neighbours");
    const power = (base: number, exponent: number): number => {
      if (exponent === 0) return 1;
      const half = power((base * base) % prime, Math.floor(exponent / 2));
      return exponent % 2 ? (half * base) % prime : half;
    };
    const rows = squares.map((one) => [
      ...squares.map((other) => (one === other ? (neighbours[one] ?? 0) : touch(one, other) ? prime - 1 : 0)),
      0,
    ]);
    rows.push([...squares.map((square) => (square === 0 ? 1 : 0)), corner]);
    for (const square of squares) {
      const pivot = rows.findIndex((row, i) => i >= square && row[square] !== 0);
      if (pivot < 0) throw new Error("more than one board fits");
      const [taken = []] = rows.splice(pivot, 1);
      const unit = taken.map((value) => (value * power(taken[square] ?? 0, prime - 2)) % prime);
      for (const [i, row] of rows.entries()) {
        const times = row[square] ?? 0;
        if (times) rows[i] = row.map((value, j) => (value + (prime - times) * (unit[j] ?? 0)) % prime);
      }
      rows.splice(square, 0, unit);
    }
    if (rows.slice(squares.length).some((row) => row.some((value) => value !== 0))) throw new Error("no board fits");
    return squares.reduce((sum, square) => sum + (rows[square]?.at(-1) ?? 0), 0);
  },
};

/** Every square of four rows that repeats nothing in a row or column. */
const latinSquares = [...choices(range(1, 4).map(() => [...orderings([1, 2, 3, 4])]))].filter((rows) =>
  range(0, 3).every((i) => new Set(rows.map((row) => row[i])).size === 4),
);

/** How a text says who of the two kinds is truthful, and each sentence that may be said. */
interface KindForms {
  readonly story: string;
  readonly is: readonly string[];
  readonly same: string;
  readonly differs: string;
  readonly honest: readonly string[];
  readonly others: readonly string[];
  /** What is to be written, where it is not the names of the kinds. */
  readonly signs?: string;
  readonly ask: string;
}

const kindForms: Readonly<Record<string, KindForms>> = {
  jetty: {
    story: "either a truth-@1, who says only true things, or a @2, who says only false things",
    is: ["@1 is a truth-@2.", "@1 is a @2."],
    same: "@1 and I are of the same kind.",
    differs: "One of @1 and me is a liar, the other is not.",
    honest: ["Exactly @1 of us three is a truth-teller.", "Exactly @1 of us three are truth-tellers."],
    others: ["At least @1 of us three is a liar.", "At least @1 of us three are liars."],
    signs: "Write @1 (truth-teller) or @2 (liar)",
    ask: "for @1, @2 and @3, in this order",
  },
  crates: {
    story: "The label on a crate of @1 is true, the label on a crate of @2 is false.",
    is: ["The @1 crate holds @2."],
    same: "The @1 crate and this one hold the same.",
    differs: "The @1 crate and this one hold different things.",
    honest: ["Exactly @1 of the three crates holds pearls.", "Exactly @1 of the three crates hold pearls."],
    others: ["At least @1 of the three crates holds pebbles.", "At least @1 of the three crates hold pebbles."],
    ask: "in the @1, the @2 and the @3 crate?",
  },
  probes: {
    story: "A robot that @1 sends only true messages, and a robot that is @2 sends only false ones.",
    is: ["@1 @2.", "@1 is @2."],
    same: "@1 and I are in the same state.",
    differs: "Exactly one of @1 and me works.",
    honest: ["Exactly @1 of us three works.", "Exactly @1 of us three work."],
    others: ["At least @1 of us three is broken.", "At least @1 of us three are broken."],
    ask: "for @1, @2 and @3, in this order",
  },
  masks: {
    story: "whoever wears a @1 mask says only true things, and whoever wears a @2 mask says only false things",
    is: ["@1 wears a @2 mask."],
    same: "@1 and I wear the same kind of mask.",
    differs: "@1 and I wear different kinds of mask.",
    honest: ["Exactly @1 of us three wears a sun mask.", "Exactly @1 of us three wear sun masks."],
    others: ["At least @1 of us three wears a moon mask.", "At least @1 of us three wear moon masks."],
    ask: "for @1, @2 and @3, in this order",
  },
};

/** In which order the guesses and the answer are written. */
const codeWords: Readonly<Record<string, readonly string[]>> = {
  locker: ["The lock compares every try with the code", "What is the code?"],
  flags: [
    "three flags of different colours, one below the other",
    "Captain Reza tries three signals (from top to bottom) and",
    "Write the three colours from top to bottom.",
  ],
  tune: ["when three different notes are played in the right order", "Write the three notes in order."],
  medals: [
    "forecast who will win gold, silver and bronze (in this order)",
    "Write the names for gold, silver and bronze.",
  ],
};

export const families: FamilyProofs = {
  // All eight worlds; each sentence left out in turn.
  "two-kinds": ({ setting }: { setting: string }, reading) => {
    const { story, is, same, differs, honest, others, signs, ask } = kindForms[setting] as KindForms;
    const [good = "", bad = ""] = wordsAt(reading, story);
    const [one = "", two = ""] = signs ? wordsAt(reading, signs) : [good, bad];
    const names = wordsAt(reading, ask);
    const place = (name: string) => only(range(0, 2).filter((at) => names[at] === name));
    const spoken = matches(reading, /^- (\p{L}+)(?: crate)?: “(.*)”$/gmu);
    insist(
      spoken.every(([who = ""], at) => names[at]?.toLowerCase() === who.toLowerCase()),
      "they speak in that order",
    );
    type World = boolean[];
    const count = (world: World) => world.filter(Boolean).length;
    const claims = spoken.flatMap(([, sentence = ""], speaker) =>
      cluesIn<World>(
        [sentence],
        [
          ...is.map(
            (form) =>
              [
                form,
                (a: string, kind: string) => (world: World) =>
                  world[place(a)] === (only([good, bad].filter((word) => word === kind)) === good),
              ] as const,
          ),
          [same, (a) => (world) => world[place(a)] === world[speaker]],
          [differs, (a) => (world) => world[place(a)] !== world[speaker]],
          ...honest.map((form) => [form, (n: string) => (world: World) => count(world) === cardinalValue(n)] as const),
          ...others.map(
            (form) => [form, (n: string) => (world: World) => world.length - count(world) >= cardinalValue(n)] as const,
          ),
        ],
      ).map(
        (isTrue): Clue<World> =>
          (world) =>
            isTrue(world) === world[speaker],
      ),
    );
    return necessarily(choices(range(1, 3).map(() => [true, false])), claims).map((isGood) => (isGood ? one : two));
  },

  // All 120 codes; each line left out in turn.
  "code-breaker": ({ setting }: { setting: string }, reading) => {
    const [, ...rows] = tableIn(reading);
    reading.says(...(codeWords[setting] ?? []));
    const split = (text: string) => (setting === "locker" ? [...text] : text.split(", "));
    const pool =
      setting === "locker"
        ? ((least, most) => range(least, most).map(String))(...told(reading, "from $#$ to $#$"))
        : only(matches(reading, /((?:\p{L}+, ){4}\p{L}+ and \p{L}+)\./gu).flat()).split(/, | and /);
    insist(
      setting === "tune" ? pool.join("") === "CDEFGA" : pool.join() === pool.toSorted().join(),
      "the list is in its usual order, so that it gives nothing away",
    );
    const code = necessarily(
      [...choices<string>(range(1, 3).map(() => pool))].filter((one) => new Set(one).size === 3),
      rows.map(([tried, right, wrong]): Clue<string[]> => {
        const guess = split(tried?.text ?? "");
        tried?.numbers();
        const [places, elsewhere] = [only(right?.numbers() ?? []), only(wrong?.numbers() ?? [])];
        return (secret) => {
          const fitting = range(0, 2).filter((i) => guess[i] === secret[i]);
          const moved = range(0, 2).filter((i) => range(0, 2).some((j) => j !== i && guess[i] === secret[j]));
          return fitting.length === places && moved.length === elsewhere;
        };
      }),
    );
    return setting === "locker" ? code.join("") : code;
  },

  // Every possible handful, of every size.
  "to-be-certain": ({ setting, counts, alike }: { setting: string; counts: number[]; alike: number }) => {
    const content = (handful: number[]) => {
      if (setting === "lamps") return (handful.at(-1) ?? 0) >= alike;
      if (setting === "bulbs") return handful.every((n) => n >= alike);
      return handful.some((n) => n >= alike) || (setting === "masks" && handful.every((n) => n > 0));
    };
    let largest = 0;
    for (const handful of choices(counts.map((n) => range(0, n))))
      if (!content(handful))
        largest = Math.max(
          largest,
          handful.reduce((total, n) => total + n, 0),
        );
    return largest + 1;
  },

  // Every square of the 576 against the signs and the number that are shown, each left out in turn.
  "more-or-less-square": ({ setting }: { setting: "numbers" | "posts" | "sauces" }, reading) => {
    const sizes = {
      numbers: () => told(reading, "the numbers $#$, $#$, $#$ and $#$ once each"),
      posts: () => told(reading, "each $#$, $#$, $#$ or $#$ cm high"),
      sauces: () => told(reading, "sharpness: $#$ (mild), $#$, $#$ or $#$ (fierce)"),
    }[setting]();
    const cells = cellsIn(reading);
    const star = only(cells.filter(({ text }) => text === "★")).cell;
    const at = (rows: number[][], cell: number) => rows[Math.floor(cell / 4)]?.[cell % 4] ?? 0;
    const square = necessarily(latinSquares, [
      ...cells
        .filter(({ cell }) => cell !== star)
        .map(
          ({ cell, text }): Clue<number[][]> =>
            (rows) =>
              sizes[at(rows, cell) - 1] === Number(text),
        ),
      ...signsIn(reading).map(
        ({ small, large }): Clue<number[][]> =>
          (rows) =>
            at(rows, small) < at(rows, large),
      ),
    ]);
    return sizes[at(square, star) - 1] ?? 0;
  },

  // Every upper row; the lower row follows from the columns.
  "cross-sums": ({ setting, cells }: { setting: string; cells: number[] }) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = cells;
    const [upper, lower, columns] = [a + b + c, d + e + f, [a + d, b + e, c + f]];
    const found = only(
      [...choices(range(1, 3).map(() => range(1, 9)))]
        .map((top) => ({ top, bottom: top.map((n, i) => (columns[i] ?? 0) - n) }))
        .filter(({ top, bottom }) => {
          const total = (row: number[]) => row.reduce((sum, n) => sum + n, 0);
          const fit = bottom.every((n) => n >= 1 && n <= 9) && new Set([...top, ...bottom]).size === 6;
          return fit && total(top) === upper && total(bottom) === lower;
        }),
    );
    return setting === "cells" ? found.top : found.bottom;
  },

  // All ways in which lists of those that lack something may overlap.
  "shared-by-all": ({ setting, all, have }: { setting: string; all: number; have: number[] }) => {
    if (setting === "villages") {
      const [a = 0, b = 0, c = 0] = have;
      const possible = new Set<number>();
      // How many have the first two but not the third, and so on, and how many have all three.
      for (let three = 0; three <= Math.min(a, b, c); three++)
        for (let ab = 0; ab <= Math.min(a, b) - three; ab++)
          for (let ac = 0; ac <= Math.min(a - ab, c) - three; ac++)
            for (let bc = 0; bc <= Math.min(b - ab, c - ac) - three; bc++)
              if (a + b + c - ab - ac - bc - 2 * three <= all) possible.add(ab + ac + bc + three);
      return Math.min(...possible);
    }
    // The sizes that the list of those with everything so far can have, after one list more.
    const sizes = have.reduce<number[]>(
      (some, n) => [
        ...new Set(some.flatMap((size) => range(0, size).filter((both) => both <= n && n - both <= all - size))),
      ],
      [all],
    );
    return Math.min(...sizes);
  },

  // All sixteen settings, read from the rule as it is written.
  "lamps-by-rule": ({ setting }: { setting: string }, reading) => {
    const [[rule = ""] = []] = matches(reading, /\*\*(.*(?:AND|OR).*)\*\*/g);
    const letters = [...new Set(rule.match(/\b[A-Z]\b/g))];
    const sensors = matches(reading, /the (\p{L}+) \((\p{Lu})\)/gu);
    insist(
      sensors.every(([word = "", letter = ""]) => word.toUpperCase().startsWith(letter)),
      "each word stands there by its first letter",
    );
    const [[list = sensors.map(([, letter]) => letter).join(", ")] = []] = matches(
      reading,
      /(?:switches|fields) ((?:\p{Lu}, )+\p{Lu} and \p{Lu})/gu,
    );
    insist(list.split(/, | and /).join() === letters.join(), "the rule takes them in the order of the list");
    const [atLeast, two, exactly, ofTwo] = told(
      reading,
      "OR means: at least # of the #. XOR means: exactly # of the #.",
    );
    insist(two === 2 && ofTwo === 2 && atLeast === 1 && exactly === 1, "so it is with OR and XOR");
    const join = (by: string, on: number) =>
      by === "AND" ? on === two : by === "OR" ? on >= atLeast : by === "XOR" && on === exactly;
    const isOn = (state: readonly boolean[]) => {
      const words = rule.match(/[A-Z]+|[()]/g) ?? [];
      const operand = (): boolean => {
        const word = words.shift() ?? "";
        if (word === "NOT") return !operand();
        if (word !== "(") return state[letters.indexOf(word)] ?? false;
        const value = joined();
        insist(words.shift() === ")", "a bracket ends");
        return value;
      };
      const joined = (): boolean => {
        const first = operand();
        const by = words.shift() ?? "";
        return join(by, [first, operand()].filter(Boolean).length);
      };
      return joined();
    };
    const states = [...choices(letters.map(() => [true, false]))];
    const [switches, counted] = [reading.said(1), setting === "greenhouse" ? reading.said(7) : letters.length];
    insist(switches === letters.length && counted === letters.length, "each letter is a switch");
    insist(states.length === told(reading, "of the $#$")[0], "that many states");
    return states.filter((state) => isOn(state) === (setting !== "greenhouse")).length;
  },
};
