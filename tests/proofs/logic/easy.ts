import { type LineClue, linePuzzle } from "../../../src/content/families/logic/shared/line-clues.ts";
import { type RingClue, ringPuzzle } from "../../../src/content/families/logic/shared/ring-clues.ts";
import { sentencePuzzle } from "../../../src/content/families/logic/shared/sentences.ts";
import { starPuzzle } from "../../../src/content/families/logic/shared/sudoku-four.ts";
import { type GridClue, gridPuzzle } from "../../../src/content/families/logic/shared/three-friends-clues.ts";
import { type Clue, necessarily } from "../clues.ts";
import { numberClues } from "../number-clues.ts";
import { choices, type FamilyProofs, insist, only, orderings, type Proofs, range } from "../proof.ts";
import { labelled } from "../reading/labelled.ts";
import { matches, placeOf } from "../reading/told.ts";

type Point = readonly [number, number];
/** Numbers that look as if thrown, the same in every run. */
const dice = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};
/** On which side of the line from a to b a point lies. */
const side = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point) =>
  Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
/** The angle by which somebody at a point turns who looks along from a to b. */
const turn = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point) =>
  Math.atan2((ax - x) * (by - y) - (ay - y) * (bx - x), (ax - x) * (bx - x) + (ay - y) * (by - y));

export const proofs: Proofs = {
  "logic-easy-001": ({ said, says }) => {
    says("Aiko, Bruno, Chen, Dara and Emeka stand in a queue", "Chen is directly behind Dara", "Exactly");
    says(
      "child stands between Dara and Emeka",
      "Chen is somewhere in front of Bruno",
      "Bruno is neither first nor last",
    );
    says("from the front to the back");
    const place = (queue: string[], name: string) => queue.indexOf(name);
    return necessarily(orderings(["Aiko", "Bruno", "Chen", "Dara", "Emeka"]), [
      (queue) => place(queue, "Chen") === place(queue, "Dara") + 1,
      (queue) => Math.abs(place(queue, "Dara") - place(queue, "Emeka")) === said(1) + 1,
      (queue) => place(queue, "Chen") < place(queue, "Bruno"),
      (queue) => ![queue[0], queue[4]].includes("Bruno"),
    ]);
  },

  "logic-easy-002": ({ said, says }) => {
    says('Red box: "The kite is not in the blue box."', 'Green box: "The kite is not in this box."');
    says('Blue box: "The kite is in this box."', "What colour is the box with the kite?");
    says("Exactly **one** label is true. The other two are false.");
    const labels = [
      (kite: string) => kite !== "blue",
      (kite: string) => kite !== "green",
      (kite: string) => kite === "blue",
    ];
    insist(said(1) === labels.length && said(2) + said(3) === labels.length, "so many labels");
    return necessarily(["red", "green", "blue"], [(kite) => labels.filter((label) => label(kite)).length === said(2)]);
  },

  "logic-easy-003": ({ said, says }) => {
    says("The first digit is twice the last digit.", "digits add up to", "digits are all different", "is greater than");
    insist(said(1) === 3 && said(4) === 3 && said(6) === 3, "three digits");
    const digits = range(0, 9);
    const [first = 0, middle = 0, last = 0] = necessarily(choices([digits, digits, digits]), [
      ([first = 0, , last = 0]) => first === said(3) * last,
      (lock) => lock.reduce((sum, digit) => sum + digit, 0) === said(5),
      (lock) => new Set(lock).size === 3,
      (lock) => Number(lock.join("")) > said(7),
    ]);
    return only(range(said(7), 999).filter((number) => String(number) === `${first}${middle}${last}`));
  },

  "logic-easy-005": ({ said, says }) => {
    says("One holds only limes, one holds only plums, and one holds both", "**every** label is on a wrong basket");
    says('takes one fruit from the basket labelled "limes and plums". It is a plum.', "with the label **limes** hold?");
    const labels = ["only limes", "only plums", "limes and plums"];
    insist(said(1) === labels.length, "so many baskets");
    const [underLimes = ""] = necessarily(
      orderings(labels),
      [
        (baskets) => baskets.every((inside, i) => inside !== labels[i]),
        ([, , drawnFrom = ""]) => drawnFrom.includes("plums"),
      ],
      ([first]) => first,
    );
    return underLimes;
  },

  "logic-easy-008": ({ said, says, shown }) => {
    says("fields A to G are stones", "never more than one", "how many of the stones that touch it hide a crab");
    says("Touching at a corner counts too");
    // The labels of the picture, from its three rows of four.
    const fields = shown.labels.map((sign, i) => ({ sign, x: i % 4, y: Math.floor(i / 4) }));
    const stones = fields.filter(({ sign }) => /[A-G]/.test(sign));
    const worlds = [...choices(stones.map(({ sign }) => ["", sign]))].map((crabs) => crabs.join(""));
    const numbers = fields.filter(({ sign }) => /\d/.test(sign));
    const crabs = necessarily(
      worlds,
      numbers.map((sand, i) => (world) => {
        const touching = stones.filter(({ x, y }) => Math.max(Math.abs(x - sand.x), Math.abs(y - sand.y)) === 1);
        return touching.filter(({ sign }) => world.includes(sign)).length === said(2 + i);
      }),
    );
    return Array.from(crabs);
  },

  "logic-easy-011": ({ said, says }) => {
    says(
      "Ines, Omar, Pavel, Kiri and Tuan",
      "If Ines gets in, Omar gets in too",
      "If Omar gets in, Pavel gets in too",
      "If Tuan gets in, Ines gets in too",
    );
    says("If Kiri gets in, Pavel stays on land", "exactly three get in");
    insist(said(1) === said(3) && said(4) === said(3) && said(2) === 5, "three of five");
    const worlds = [...choices(["Ines", "Omar", "Pavel", "Kiri", "Tuan"].map((name) => [[], [name]]))];
    const aboard = (name: string) => (canoe: string[]) => canoe.includes(name);
    const [ines, omar, pavel, kiri, tuan] = ["Ines", "Omar", "Pavel", "Kiri", "Tuan"].map(aboard) as [
      Clue<string[]>,
      Clue<string[]>,
      Clue<string[]>,
      Clue<string[]>,
      Clue<string[]>,
    ];
    return necessarily(
      worlds.map((parts) => parts.flat()),
      [
        (canoe) => canoe.length === said(3),
        (canoe) => !ines(canoe) || omar(canoe),
        (canoe) => !omar(canoe) || pavel(canoe),
        (canoe) => !tuan(canoe) || ines(canoe),
        (canoe) => !kiri(canoe) || !pavel(canoe),
      ],
    );
  },

  "logic-easy-014": ({ says }) => {
    says("Robot Zip tells lies on Tuesday, Wednesday and Thursday. On all other days it tells the truth.");
    says("Robot Zap tells lies on Friday, Saturday and Sunday. On all other days it tells the truth.");
    says('Today **both** of them say: "Yesterday was one of my lying days."', "Which day is it today?");
    const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
    const canSay = (lying: string[]) => (today: string) => {
      const yesterday = week.at(week.indexOf(today) - 1) ?? "";
      return lying.includes(yesterday) === !lying.includes(today);
    };
    return necessarily(week, [canSay(["Tuesday", "Wednesday", "Thursday"]), canSay(["Friday", "Saturday", "Sunday"])]);
  },

  // Walks with a calendar from each of the seven days.
  "logic-easy-017": ({ said, says }) => {
    says("days after the day before yesterday is a Sunday", "Which day is it today?");
    const nameOf = (day: number) =>
      new Date(Date.UTC(2024, 0, day)).toLocaleDateString("en-GB", { weekday: "long", timeZone: "UTC" });
    return nameOf(only(range(8, 14).filter((today) => nameOf(today - 2 + said(1)) === "Sunday")));
  },

  "logic-easy-019": ({ said, says }) => {
    says(
      "Its digits are all different, and each is from",
      "no digit is right",
      "digits are right, both in the wrong place.",
    );
    says(
      "**: one digit is right, but in the wrong place. - **156",
      "**156**: one digit is right, but in the wrong place.",
    );
    says("**541**: no digit is right.");
    const codes = [...choices(range(1, said(1)).map(() => range(said(2), said(3)).map(String)))].filter(
      (code) => new Set(code).size === said(1),
    );
    const tries: [string, number][] = [
      [String(said(5)), 0],
      [String(said(6)), said(7)],
      [String(said(8)), said(9)],
      [String(said(10)), said(11)],
    ];
    insist(said(4) === tries.length, "so many codes");
    const code = necessarily(
      codes,
      tries.map(
        ([tried, right]) =>
          (digits) =>
            digits.filter((digit) => tried.includes(digit)).length === right &&
            digits.every((digit, place) => tried[place] !== digit),
      ),
    );
    return code.join("");
  },

  // Every choice of which of the eight kinds of creature live there.
  "logic-easy-022": ({ says }) => {
    says(
      "You know two things",
      "All mips are zogs.",
      "Some zogs are tars.",
      "There is at least one mip.",
      '"Some mips are tars"',
    );
    const kinds = [
      ...choices([
        [0, 1],
        [0, 1],
        [0, 1],
      ]),
    ].map(([mip, zog, tar]) => ({ mip, zog, tar }));
    const planets = [...choices(kinds.map((kind) => [[], [kind]]))]
      .map((parts) => parts.flat())
      .filter((planet) => planet.some(({ mip }) => mip))
      .filter((planet) => planet.every(({ mip, zog }) => !mip || zog))
      .filter((planet) => planet.some(({ zog, tar }) => zog && tar));
    const verdicts = new Set(planets.map((planet) => planet.some(({ mip, tar }) => mip && tar)));
    if (verdicts.size > 1) return "It may be true or false";
    return verdicts.has(true) ? "It must be true" : "It cannot be true";
  },

  "logic-easy-025": ({ said, says }) => {
    says(
      "of them weigh the same",
      "One weighs a little more **or** a little less",
      "A and B on the left, C and D on the right: the **left** side goes down",
    );
    says("A and C on the left, E and F on the right: the **right** side goes down");
    says("heavier or lighter than the others");
    insist(said(1) === 6 && said(2) + said(3) === said(1) && said(4) === 2, "one of six melons, on the balance twice");
    const worlds = [...choices([Array.from("ABCDEF"), ["heavier", "lighter"]])];
    const tilt = ([odd = "", how = ""]: string[], left: string, right: string) => {
      const weight = (side: string) => (side.includes(odd) ? (how === "heavier" ? 1 : -1) : 0);
      return Math.sign(weight(left) - weight(right));
    };
    return necessarily(worlds, [(world) => tilt(world, "AB", "CD") === 1, (world) => tilt(world, "AC", "EF") === -1]);
  },

  // Runs the program eight times, each time without one of its commands.
  "logic-easy-028": (reading) => {
    const { said, says, shown } = reading;
    const [start, flag] = [placeOf(reading, "S"), placeOf(reading, "flag").join()];
    says(
      "faces **up**",
      "F means: go",
      "one step forward",
      "L and R mean: turn left or right on the spot, without a step",
    );
    says("It should reach the flag", "one command too many", "must be taken out");
    const turns: Readonly<Record<string, string>> = { up: "left", left: "down", down: "right", right: "up" };
    const steps: Readonly<Record<string, [number, number]>> = {
      up: [0, 1],
      left: [-1, 0],
      down: [0, -1],
      right: [1, 0],
    };
    const run = (commands: string[]) => {
      let [x, y, facing] = [...start, "up"];
      for (const command of commands)
        if (command === "F") {
          const [across, up] = steps[facing] ?? [0, 0];
          [x, y] = [x + across, y + up];
        } else for (const _ of range(1, command === "L" ? 1 : 3)) facing = turns[facing] ?? "";
      return `${x},${y}`;
    };
    const program = Array.from(shown.words.matchAll(/\| ([FLR])(?= \|)/g), ([, command = ""]) => command);
    insist(said(11) === 1 && said(12) === program.length && program.every((_, i) => said(3 + i) === i + 1), "numbered");
    if (run(program) === flag) throw new Error("nothing needs to be taken out");
    return only(range(said(11), said(12)).filter((number) => run(program.toSpliced(number - 1, 1)) === flag));
  },

  "logic-easy-030": ({ said, says }) => {
    says(
      'She says: "All my puppies are brown."',
      'He says: "That is false." Her brother is right.',
      "**must** be true?",
    );
    const litters = [...choices(range(1, said(1)).map(() => [true, false]))].filter((browns) => !browns.every(Boolean));
    const brown = (litter: boolean[]) => litter.filter(Boolean).length;
    const sentences: Readonly<Record<string, Clue<boolean[]>>> = {
      "None of the puppies is brown.": (litter) => brown(litter) === 0,
      "At least one puppy is not brown.": (litter) => brown(litter) < said(1),
      "Exactly one puppy is not brown.": (litter) => brown(litter) === said(1) - 1,
      "At least one puppy is brown.": (litter) => brown(litter) > 0,
    };
    says(...Object.keys(sentences));
    const [must] = only(Object.entries(sentences).filter(([, holds]) => litters.every(holds)));
    return must;
  },

  // Hemi tries the keys in the order of their numbers; every way in which they may fit.
  "logic-easy-033": ({ said, says }) => {
    says(
      "He takes one suitcase after the other",
      "Each key fits one suitcase only",
      "until he **knows** which key fits it",
      "A key that he knows is put aside",
    );
    says("Putting one key into one lock is one try", "at the very most?");
    insist(said(1) === said(2), "a key for each");
    const all = range(1, said(2));
    const tries = (fits: number[]) => {
      let keys = all;
      let count = 0;
      for (const right of fits) {
        let possible = keys;
        while (possible.length > 1) {
          const [tried] = possible;
          count += 1;
          possible = tried === right ? [right] : possible.slice(1);
        }
        keys = keys.filter((key) => key !== right);
      }
      return count;
    };
    return Math.max(...[...orderings(all)].map(tries));
  },

  "logic-easy-036": ({ said, says }) => {
    says(
      "one above the other",
      "one at the left, one in the middle, one at the right",
      "the upper board from left to right",
    );
    says("a clock, a globe, a lamp, a radio, a shell and a vase", "The globe is directly above the clock");
    says(
      "The clock is directly to the left of the radio, on the same board",
      "The shell and the vase are on the same board",
    );
    says("The vase is further to the left than the shell", "The lamp is further to the left than the radio");
    const wide = said(3);
    insist(said(1) * wide === 6 && said(4) === wide && said(5) === wide, "six things on two boards");
    const worlds = [...orderings(["clock", "globe", "lamp", "radio", "shell", "vase"])].map((things) => ({
      things,
      board: (thing: string) => Math.floor(things.indexOf(thing) / wide),
      place: (thing: string) => things.indexOf(thing) % wide,
    }));
    return necessarily(
      worlds,
      [
        ({ board, place }) => board("globe") === board("clock") - 1 && place("globe") === place("clock"),
        ({ board, place }) => board("clock") === board("radio") && place("clock") === place("radio") - 1,
        ({ board }) => board("shell") === board("vase"),
        ({ place }) => place("vase") < place("shell"),
        ({ place }) => place("lamp") < place("radio"),
      ],
      ({ things }) => things,
    ).things;
  },

  "logic-easy-039": ({ said, says }) => {
    says("a left sock, a right sock, a left boot and a right boot, one after the other");
    says("Each sock must be on before the boot of the same foot", "how many different orders");
    const things = ["left sock", "right sock", "left boot", "right boot"];
    insist(said(1) === things.length, "four things");
    const before = (order: string[], first: string, second: string) => order.indexOf(first) < order.indexOf(second);
    return [...orderings(things)].filter(
      (order) => before(order, "left sock", "left boot") && before(order, "right sock", "right boot"),
    ).length;
  },

  // Every ring of that many robots, each of them honest (a 1) or a liar.
  "logic-easy-041": ({ said, says }) => {
    says("in a ring", "on my right is a liar", "more than", "fewer than", "tell the truth?");
    const honest = new Set<number>();
    for (const n of range(said(1) + 1, said(2) - 1))
      for (let ring = 0; ring < 2 ** n; ring++) {
        const onTheRight = (ring >> 1) | ((ring & 1) << (n - 1));
        // A robot tells the truth exactly where the one on its right does not.
        if ((ring ^ onTheRight) === 2 ** n - 1) honest.add(ring.toString(2).replaceAll("0", "").length);
      }
    return only(honest);
  },

  // All rows that can be reached in one move, in two and so on, from both ends, until they meet.
  "logic-easy-042": ({ said, says }) => {
    says("In one move she takes out", "takes out **one** comic", "anywhere in the row", "smallest number of moves");
    const comics = said(1);
    const [from, to] = [2, 2 + comics].map((at) => range(at, at + comics - 1).map(said)) as [number[], number[]];
    if ([...from].sort().join() !== [...to].sort().join() || new Set(to).size < comics) throw new Error("other comics");
    const reached = [from, to].map((row) => ({ all: new Set([row.join()]), last: [row] }));
    let moves = 0;
    for (; ; moves++) {
      const [one, other] = moves % 2 ? [reached[1], reached[0]] : [reached[0], reached[1]];
      if (!one || !other || one.last.length === 0) throw new Error("they never meet");
      if (one.last.some((row) => other.all.has(row.join()))) return moves;
      one.last = one.last.flatMap((row) =>
        row.flatMap((comic, out) =>
          row.flatMap((_, into) => {
            const next = row.toSpliced(out, 1).toSpliced(into, 0, comic);
            if (one.all.has(next.join())) return [];
            one.all.add(next.join());
            return [next];
          }),
        ),
      );
    }
  },

  // Every game to its end.
  "logic-easy-043": (reading) => {
    const { said, says } = reading;
    labelled(reading, "@1 and @2 take turns, and @1 begins.", "with which @1 can be");
    says(
      "exactly one place for the first cactus",
      "must **never** stand right next to another cactus",
      "cannot put one down any more loses",
      "Lupe begins",
    );
    const places = range(said(2), said(3));
    if (places.length !== said(1)) throw new Error("so many places have other numbers");
    const known = new Map<string, boolean>();
    const wins = (cacti: readonly number[]): boolean => {
      const key = cacti.toSorted((a, b) => a - b).join();
      const free = places.filter((place) => !cacti.some((cactus) => Math.abs(cactus - place) < 2));
      const won = known.get(key) ?? free.some((place) => !wins([...cacti, place]));
      known.set(key, won);
      return won;
    };
    return only(places.filter((place) => !wins([place])));
  },

  // Walks over fences with deep bends: after so many climbs the walker is inside or not, as the fence winds round her or not.
  "logic-easy-044": (reading) => {
    const { said, says } = reading;
    const goats = labelled(
      reading,
      "Now she is with the @1 goat. After $#$ more climbs she is with the @2 goat,",
      "after $#$ more with the @3 goat, and after $#$ more with the @4 goat.",
    );
    says("one closed loop and never crosses itself", "**outside** the loop", "are **inside** the loop");
    const random = dice(7);
    const inside = new Map<number, boolean>();
    for (const _loop of range(1, 200)) {
      const posts = range(0, 29).map((post): [number, number] => {
        const [angle, far] = [(2 * Math.PI * (post + 0.8 * random())) / 30, 1 + 9 * random()];
        return [far * Math.cos(angle), far * Math.sin(angle)];
      });
      const fence = posts.map((post, i): [[number, number], [number, number]] => [post, posts[(i + 1) % 30] ?? post]);
      let [at, climbs] = [[20, 20] as [number, number], 0];
      for (const _step of range(1, 12)) {
        const to: [number, number] = [22 * random() - 11, 22 * random() - 11];
        climbs += fence.filter(
          ([a, b]) => side(at, to, a) !== side(at, to, b) && side(a, b, at) !== side(a, b, to),
        ).length;
        at = to;
        const winds = fence.reduce((turned, [a, b]) => turned + turn(at, a, b), 0);
        const isInside = Math.round(winds / (2 * Math.PI)) !== 0;
        if ((inside.get(climbs) ?? isInside) !== isInside) throw new Error(`${climbs} climbs lead inside and outside`);
        inside.set(climbs, isInside);
      }
    }
    return goats.filter((_, goat) => {
      const climbs = range(2, 2 + goat).reduce((sum, place) => sum + said(place), 0);
      if (!inside.has(climbs)) throw new Error(`nobody climbed ${climbs} times`);
      return inside.get(climbs);
    });
  },
};

type Seeded = { setting: string; seed: number };

const rowsOfFive = [...orderings([0, 1, 2, 3, 4])];
const rowsOfThree = [...orderings([0, 1, 2])];
const ringsOfFive = rowsOfFive.filter(([first]) => first === 0);

/** Every square of four rows that repeats nothing in a row, a column or a box. */
const smallRows = [...orderings([1, 2, 3, 4])];
const smallSquares = range(1, 4)
  .reduce<number[][]>(
    (squares) =>
      squares.flatMap((above) =>
        smallRows
          .filter((row) => row.every((digit, i) => !above.some((other, at) => other === digit && at % 4 === i)))
          .map((row) => [...above, ...row]),
      ),
    [[]],
  )
  .filter((square) =>
    range(0, 3).every((i) => {
      const box = range(0, 3).map((k) => square[8 * (i >> 1) + 2 * (i & 1) + 4 * (k >> 1) + (k & 1)]);
      return new Set(box).size === 4;
    }),
  );

const words: Readonly<Record<string, readonly string[]>> = {
  kayaks: ["Anahera", "Bilal", "Chloé", "Dmitri", "Emine"],
  tower: ["blue", "green", "pink", "red", "white"],
  floors: ["Costa", "Dias", "Lima", "Pires", "Sousa"],
  boats: ["Albatross", "Coral", "Heron", "Marlin", "Otter"],
  table: ["Farid", "Greta", "Hiro", "Isla", "Jomo"],
  wheel: ["amber", "blue", "green", "red", "violet"],
  pond: ["baker", "cobbler", "doctor", "potter", "weaver"],
  bell: ["Arjun", "Bintou", "Carlos", "Daria"],
  snails: ["Dot", "Moss", "Pebble", "Twig"],
  parrots: ["north", "east", "south", "west"],
  signs: ["fern", "rock", "bridge", "pine"],
  numbers: ["1", "2", "3", "4"],
  garden: ["beans", "carrots", "kale", "peas"],
  quilt: ["golden", "red", "turquoise", "white"],
};
const pairsOfWords: Readonly<Record<string, readonly [string[], string[]]>> = {
  kites: [
    ["dragon", "fish", "star"],
    ["blue", "green", "red"],
  ],
  supper: [
    ["rice", "salad", "soup"],
    ["bicycle", "boat", "bus"],
  ],
  camp: [
    ["badger", "fox", "owl"],
    ["brown", "orange", "yellow"],
  ],
  band: [
    ["drum", "flute", "guitar"],
    ["Monday", "Tuesday", "Friday"],
  ],
};
const named = (setting: string, thing: number) => words[setting]?.[thing] ?? "";

export const families: FamilyProofs = {
  // All 120 rows against the clues, each clue removed in turn.
  "five-in-a-row": ({ setting, seed }: Seeded) => {
    const test =
      (clue: LineClue): Clue<number[]> =>
      (row) => {
        const at = (thing: number) => row.indexOf(thing);
        switch (clue.says) {
          case "next":
            return row[at(clue.a) + 1] === clue.b;
          case "gap":
            return row[at(clue.a) + 2] === clue.b || row[at(clue.b) + 2] === clue.a;
          case "before":
            return row.slice(at(clue.a)).includes(clue.b);
          case "apart":
            return row[at(clue.a) + 1] !== clue.b && row[at(clue.b) + 1] !== clue.a;
          case "inner":
            return row[0] !== clue.a && row[4] !== clue.a;
        }
      };
    return necessarily(rowsOfFive, linePuzzle(seed).clues.map(test)).map((thing) => named(setting, thing));
  },

  // All 24 rings that start with the first thing, each read as a row whose end meets its beginning.
  "five-in-a-ring": ({ setting, seed }: Seeded) => {
    const follows = (ring: number[], a: number, b: number) =>
      [...ring, 0].some((one, i, all) => one === a && all[i + 1] === b);
    const touch = (ring: number[], a: number, b: number) => follows(ring, a, b) || follows(ring, b, a);
    const test =
      (clue: RingClue): Clue<number[]> =>
      (ring) => {
        switch (clue.says) {
          case "next":
            return follows(ring, clue.a, clue.b);
          case "beside":
            return touch(ring, clue.a, clue.b);
          case "apart":
            return !touch(ring, clue.a, clue.b);
          case "between":
            return touch(ring, clue.a, clue.b) && touch(ring, clue.a, clue.c);
        }
      };
    return necessarily(ringsOfFive, ringPuzzle(seed).clues.map(test)).map((thing) => named(setting, thing));
  },

  // All 36 ways to give out the things; the clues must be needed for the person who is asked about.
  "three-friends": ({ setting, seed }: Seeded) => {
    const { clues, asked } = gridPuzzle(seed);
    const worlds = rowsOfThree.flatMap((first) =>
      rowsOfThree.map((second) => range(0, 2).map((who) => ({ who, first: first[who], second: second[who] }))),
    );
    const test =
      (clue: GridClue): Clue<(typeof worlds)[number]> =>
      (people) =>
        people.some((one) => {
          if (clue.says === "link") return one.first === clue.first && one.second === clue.second;
          return one.who === clue.who && one[clue.says] === clue.thing;
        }) !== clue.not;
    const { first = 0, second = 0 } = necessarily(worlds, clues.map(test), (people) => people[asked])[asked] ?? {};
    const [things = [], others = []] = pairsOfWords[setting] ?? [];
    return [things[first] ?? "", others[second] ?? ""];
  },

  // Each of the four in turn; where a clue list would be tested, here the number of true sentences is.
  "how-many-are-true": ({ setting, seed }: Seeded) => {
    const wanted = setting === "bell" || setting === "parrots" ? 1 : 3;
    const { sentences } = sentencePuzzle(seed, wanted);
    const cases = range(0, 3).filter((one) => {
      const verdicts = sentences.map(({ says, about }) => {
        if (says === "is not") return about[0] !== one;
        return about[0] === one || (says === "is one of" && about[1] === one);
      });
      return verdicts.filter(Boolean).length === wanted;
    });
    return named(setting, only(cases));
  },

  // All two-digit numbers, read digit by digit or shared out in groups.
  "secret-number": (_: Seeded, reading) => necessarily(range(10, 99), numberClues(reading)),

  // All 288 full squares against the numbers that are shown, each of them rubbed out in turn.
  "star-square": ({ setting, seed }: Seeded) => {
    const { givens, star } = starPuzzle(seed);
    const shown = givens.flatMap((value, cell) => (value ? [{ value, cell }] : []));
    const full = necessarily(
      smallSquares,
      shown.map(
        ({ value, cell }) =>
          (square) =>
            square[cell] === value,
      ),
    );
    return named(setting, (full[star] ?? 0) - 1);
  },

  // Turns one more at a time, in every way, until the row is as wanted.
  "fewest-turns": ({ setting }: { setting: string }, reading) => {
    const sides = { cups: "UD", coins: "HT", lanterns: "RY" }[setting] ?? "";
    const [[shown = ""] = []] = matches(reading, /\*\*((?:[A-Z] )+[A-Z])\*\*/g);
    const row = shown.split(" ").map((side) => sides.indexOf(side));
    insist(row.length > 1 && !row.includes(-1), "a row of two sides");
    const text = (bits: number) => row.map((side, i) => side ^ ((bits >> i) & 1)).join("");
    const wanted: Readonly<Record<string, (row: string) => boolean>> = {
      coins: (one) => !/00|11/.test(one),
      cups: (one) => !/10/.test(one),
      lanterns: (one) => /^(0011)*(00)?$|^(1100)*(11)?$/.test(one),
    };
    const turned = (bits: number) => bits.toString(2).replaceAll("0", "").length;
    const ways = range(0, 2 ** row.length - 1).filter((bits) => wanted[setting]?.(text(bits)));
    return Math.min(...ways.map(turned));
  },
};
