import { type Clue, necessarily } from "../clues.ts";
import { numberClues } from "../number-clues.ts";
import { choices, type FamilyProofs, insist, only, orderings, type Proofs, range } from "../proof.ts";
import { labelled } from "../reading/labelled.ts";
import { cardinalValue } from "../reading/number-words.ts";
import type { Reading } from "../reading/reading.ts";
import { cluesIn, wordsAt } from "../reading/sentences.ts";
import { cellsIn } from "../reading/squares.ts";
import { matches, placeOf, told } from "../reading/told.ts";

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
    insist(stones.map(({ sign }) => sign).join("") === "ABCDEFG", "the stones have their letters as they are read");
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

  // Every stone, and what each sentence would be if the key were there.
  "logic-easy-045": (reading) => {
    const [stones, first, last] = told(
      reading,
      "under one of $#$ stones. The stones are numbered from $#$ to $#$.",
      "after a true sentence comes a lie, and after a lie comes a true sentence.",
      "But nobody knows how it begins. It says, in this order:",
      "What is the number of the stone with the key?",
    );
    insist(last - first + 1 === stones, "so many stones have numbers");
    const spoken = matches(reading, /^(\d)\. "(.*)"$/gm);
    insist(
      spoken.every(([number], i) => Number(number) === i + 1),
      "the sentences stand in their order",
    );
    const forms: readonly [RegExp, (limit: number) => (stone: number) => boolean][] = [
      [/^The number of the stone is greater than (\d+)\.$/, (limit) => (stone) => stone > limit],
      [/^The number is less than (\d+)\.$/, (limit) => (stone) => stone < limit],
      [/^The number is in the (\d+) times table\.$/, (of) => (stone) => stone % of === 0],
      [/^The number is even\.$/, () => (stone) => stone % 2 === 0],
    ];
    const sentences = spoken.map(([, sentence = ""]) =>
      only(
        forms.flatMap(([form, means]) => {
          const found = form.exec(sentence);
          return found ? [means(Number(found[1]))] : [];
        }),
      ),
    );
    insist(sentences.length === 4, "it says four sentences");
    return only(
      range(first, last).filter((stone) => {
        const isTrue = sentences.map((sentence) => sentence(stone));
        return isTrue.every((one, i) => i === 0 || one !== isTrue[i - 1]);
      }),
    );
  },
};

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

/** How a text names the five, and each sentence that it may say of them. */
interface RowForms {
  readonly story: string;
  readonly next: string;
  readonly gap: string;
  readonly before: string;
  readonly apart: string;
  readonly inner: string;
  readonly ask: string;
}

const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
/** As such words are listed where the list is to give nothing away: days as they come, others by the alphabet. */
const inListOrder = (words: readonly string[]): string[] =>
  words.every((word) => week.includes(word)) ? week.filter((day) => words.includes(day)) : words.toSorted();

/** The words that a story lists. */
function listed(reading: Reading, story: string): string[] {
  const words = wordsAt(reading, story);
  insist(words.join() === inListOrder(words).join(), "the list is in its usual order, so that it gives nothing away");
  return words;
}

const rowForms: Readonly<Record<string, RowForms>> = {
  kayaks: {
    story: "@1, @2, @3, @4 and @5 raced across the bay",
    next: "@2 arrived directly after @1.",
    gap: "Exactly one kayak arrived between @1 and @2.",
    before: "@1 arrived some time before @2.",
    apart: "@1 and @2 did not arrive directly one after the other.",
    inner: "@1 was neither first nor last.",
    ask: "in the order in which they arrived, the winner first.",
  },
  tower: {
    story: "a @1, a @2, a @3, a @4 and a @5 one.",
    next: "The @2 box stands directly on the @1 box.",
    gap: "Exactly one box is between the @1 box and the @2 box.",
    before: "The @1 box is somewhere below the @2 box.",
    apart: "The @1 box and the @2 box do not touch.",
    inner: "The @1 box is neither the lowest nor the highest.",
    ask: "from the lowest box to the highest.",
  },
  floors: {
    story: "The families @1, @2, @3, @4 and @5 have one each.",
    next: "Family @2 lives directly above family @1.",
    gap: "Exactly one floor lies between family @1 and family @2.",
    before: "Family @1 lives somewhere below family @2.",
    apart: "Family @1 and family @2 do not live on neighbouring floors.",
    inner: "Family @1 lives neither on the lowest floor nor on the highest.",
    ask: "from the lowest floor to the highest.",
  },
  boats: {
    story: "along a jetty: @1, @2, @3, @4 and @5.",
    next: "@2 lies directly to the right of @1.",
    gap: "Exactly one boat lies between @1 and @2.",
    before: "@1 lies somewhere to the left of @2.",
    apart: "@1 and @2 do not lie next to each other.",
    inner: "@1 lies at neither end of the row.",
    ask: "from left to right.",
  },
};

interface RingForms {
  readonly story: string;
  readonly next: string;
  readonly beside: string;
  readonly apart: string;
  readonly between: string;
  readonly ask: string;
}

const ringForms: Readonly<Record<string, RingForms>> = {
  table: {
    story: "@1, @2, @3, @4 and @5 sit round a tea table",
    next: "Clockwise, @2 sits directly after @1.",
    beside: "@1 and @2 sit next to each other.",
    apart: "@1 and @2 do not sit next to each other.",
    between: "@1 sits directly between @2 and @3.",
    ask: "clockwise, starting with @1.",
  },
  wheel: {
    story: "an @1, a @2, a @3, a @4 and a @5 one.",
    next: "Clockwise, the @2 cabin comes directly after the @1 one.",
    beside: "The @1 and the @2 cabin are neighbours.",
    apart: "The @1 and the @2 cabin are not neighbours.",
    between: "The @1 cabin hangs directly between the @2 one and the @3 one.",
    ask: "clockwise, starting with @1.",
  },
  pond: {
    story: "In them live a @1, a @2, a @3, a @4 and a @5.",
    next: "Clockwise, the @2's hut comes directly after the @1's.",
    beside: "The @1 and the @2 are neighbours.",
    apart: "The @1 and the @2 are not neighbours.",
    between: "The @1 lives directly between the @2 and the @3.",
    ask: "clockwise round the pond, starting with @1.",
  },
};

/** Names, things and other things of three friends; what is said of one who has a thing, and of one who has it not. */
interface FriendForms {
  readonly story: string;
  readonly has: readonly [string, string];
  readonly does: readonly [string, string];
  readonly ask: string;
}

const friendForms: Readonly<Record<string, FriendForms>> = {
  kites: {
    story:
      "@1, @2 and @3 fly kites. One kite is a @4, one a @5 and one a @6. One has a @7 tail, one a @8 and one a @9 tail.",
    has: ["flies the @2", "does not fly the @2"],
    does: ["has the @2 tail", "does not have the @2 tail"],
    ask: "Which kite does @1 fly, and what colour is its tail?",
  },
  supper: {
    story: "@1, @2 and @3 bring supper. One brings @4, one @5 and one @6. One comes by @7, one by @8 and one by @9.",
    has: ["brings the @2", "does not bring the @2"],
    does: ["comes by @2", "does not come by @2"],
    ask: "What does @1 bring, and how does @1 come?",
  },
  camp: {
    story:
      "@1, @2 and @3 camp in a forest. One saw a @4, one a @5 and one an @6. One sleeps in a @7 tent, one in an @8 tent and one in a @9 tent.",
    has: ["saw the @2", "did not see the @2"],
    does: ["sleeps in the @2 tent", "does not sleep in the @2 tent"],
    ask: "Which animal did @1 see, and what colour is @1's tent?",
  },
  band: {
    story:
      "One of @1, @2 and @3 plays the @4, one the @5 and one the @6. One has a lesson on @7, one on @8 and one on @9.",
    has: ["plays the @2", "does not play the @2"],
    does: ["has a lesson on @2", "does not have a lesson on @2"],
    ask: "What does @1 play, and on which day is @1's lesson?",
  },
};

interface TruthForms {
  /** The four in question, by the form that tells them or by whoever speaks. */
  readonly names: string | ((speaker: string) => string);
  readonly is: string;
  readonly isNot: string;
  readonly oneOf: string;
  readonly count: string;
  /** Whether that many sentences are true, or that many are not. */
  readonly isOfTrue: boolean;
}

const truthForms: Readonly<Record<string, TruthForms>> = {
  bell: {
    names: (speaker) => speaker,
    is: "It was @1.",
    isNot: "It was not @1.",
    oneOf: "It was @1 or @2.",
    count: "Exactly **@1** of the four sentences is true.",
    isOfTrue: true,
  },
  snails: {
    names: "Four snails race: @1, @2, @3 and @4.",
    is: "@1 will win.",
    isNot: "@1 will not win.",
    oneOf: "@1 or @2 will win.",
    count: "exactly **@1** of the four guesses was wrong.",
    isOfTrue: false,
  },
  parrots: {
    names: "one of four nests: the @1, @2, @3 or @4 nest.",
    is: "It is in the @1 nest.",
    isNot: "It is not in the @1 nest.",
    oneOf: "It is in the @1 or the @2 nest.",
    count: "Only **@1** of the four parrots tells the truth.",
    isOfTrue: true,
  },
  signs: {
    names: (speaker) => /^Sign on the (\p{L}+) path$/u.exec(speaker)?.[1] ?? "",
    is: "The @1 path leads there.",
    isNot: "The @1 path does not lead there.",
    oneOf: "The @1 path or the @2 path leads there.",
    count: "Three of the signs are right and exactly **@1** is wrong.",
    isOfTrue: false,
  },
};

/** The two sides of a thing in a row, when a row (0 for the first of them) is as it is wanted, and the words that say so. */
interface RowsWanted {
  readonly sides: string;
  readonly wanted: (row: string) => boolean;
  readonly phrases: readonly string[];
}

const rowsWanted: Readonly<Record<string, RowsWanted>> = {
  coins: {
    sides: "HT",
    wanted: (row) => !/00|11/.test(row),
    phrases: ["H is heads, T is tails:", "You want heads and tails to take turns all along the row."],
  },
  cups: {
    sides: "UD",
    wanted: (row) => !/10/.test(row),
    phrases: [
      "U is a cup the right way up, D is a cup upside down:",
      "You want no U anywhere to the right of a D. All cups the same way is fine too.",
    ],
  },
  lanterns: {
    sides: "RY",
    wanted: (row) => /^(0011)*(00)?$|^(1100)*(11)?$/.test(row),
    phrases: [
      "can glow red (R) or yellow (Y).",
      "wants pairs of one colour that take turns, from the left: R R Y Y R R Y Y and so on, or Y Y R R Y Y R R and so on.",
    ],
  },
};

export const families: FamilyProofs = {
  // All 120 rows against the clues, each clue removed in turn.
  "five-in-a-row": ({ setting }: { setting: string }, reading) => {
    const { story, next, gap, before, apart, inner, ask } = rowForms[setting] as RowForms;
    reading.says(ask);
    const place = (row: string[], name: string) => only(range(0, 4).filter((at) => row[at] === name));
    const ways = (row: string[], a: string, b: string) => place(row, b) - place(row, a);
    return necessarily(
      orderings(listed(reading, story)),
      cluesIn<string[]>(matches(reading, /^- (.*)$/gm).flat(), [
        [next, (a, b) => (row) => ways(row, a, b) === 1],
        [gap, (a, b) => (row) => Math.abs(ways(row, a, b)) === 2],
        [before, (a, b) => (row) => ways(row, a, b) > 0],
        [apart, (a, b) => (row) => Math.abs(ways(row, a, b)) > 1],
        [inner, (a) => (row) => range(1, 3).includes(place(row, a))],
      ]),
    );
  },

  // All 24 rings that start with the first thing, each read as a row whose end meets its beginning.
  "five-in-a-ring": ({ setting }: { setting: string }, reading) => {
    const { story, next, beside, apart, between, ask } = ringForms[setting] as RingForms;
    const [start] = wordsAt(reading, ask);
    const names = listed(reading, story);
    const place = (ring: string[], name: string) => only(range(0, 4).filter((at) => ring[at] === name));
    const follows = (ring: string[], a: string, b: string) => (place(ring, a) + 1) % 5 === place(ring, b);
    const touch = (ring: string[], a: string, b: string) => follows(ring, a, b) || follows(ring, b, a);
    return necessarily(
      [...orderings(names)].filter(([first]) => first === start),
      cluesIn<string[]>(matches(reading, /^- (.*)$/gm).flat(), [
        [next, (a, b) => (ring) => follows(ring, a, b)],
        [beside, (a, b) => (ring) => touch(ring, a, b)],
        [apart, (a, b) => (ring) => !touch(ring, a, b)],
        [between, (a, b, c) => (ring) => touch(ring, a, b) && touch(ring, a, c)],
      ]),
    );
  },

  // All 36 ways to give out the things; the clues must be needed for the person who is asked about.
  "three-friends": ({ setting }: { setting: string }, reading) => {
    const { story, has, does, ask } = friendForms[setting] as FriendForms;
    const words = wordsAt(reading, story);
    const [names, things, others] = [words.slice(0, 3), words.slice(3, 6), words.slice(6)];
    for (const list of [names, things, others])
      insist(
        list.join() === inListOrder(list).join(),
        "each list is in its usual order, so that it gives nothing away",
      );
    const [asked = ""] = wordsAt(reading, ask);
    type Friends = { name: string; thing: string; other: string }[];
    const worlds = [...orderings(things)].flatMap((first) =>
      [...orderings(others)].map(
        (second): Friends => names.map((name, i) => ({ name, thing: first[i] ?? "", other: second[i] ?? "" })),
      ),
    );
    const of = (friends: Friends, key: keyof Friends[number], word: string) =>
      only(friends.filter((one) => one[key] === word));
    const { thing, other } = of(
      necessarily(
        worlds,
        cluesIn<Friends>(matches(reading, /^\d\. (.*)$/gm).flat(), [
          ...[true, false].flatMap((isSo, i) => [
            [
              `@1 ${has[i]}.`,
              (a: string, b: string) => (all: Friends) => (of(all, "name", a).thing === b) === isSo,
            ] as const,
            [
              `@1 ${does[i]}.`,
              (a: string, b: string) => (all: Friends) => (of(all, "name", a).other === b) === isSo,
            ] as const,
            [
              `Whoever ${has[0]} ${does[i]?.replace("@2", "@3")}.`,
              (a: string, b: string) => (all: Friends) => (of(all, "thing", a).other === b) === isSo,
            ] as const,
          ]),
        ]),
        (friends) => of(friends, "name", asked),
      ),
      "name",
      asked,
    );
    return [thing, other];
  },

  // Each of the four in turn; where a clue list would be tested, here the number of true sentences is.
  "how-many-are-true": ({ setting }: { setting: string }, reading) => {
    const { names, is, isNot, oneOf, count, isOfTrue } = truthForms[setting] as TruthForms;
    const suspects = reading.shown.options;
    const spoken = matches(reading, /^\d\. (.*): “(.*)”$/gm);
    // They stand in one order everywhere.
    const told = typeof names === "string" ? wordsAt(reading, names) : spoken.map(([who = ""]) => names(who));
    insist(told.join() === suspects.join(), "the options are those of the text, in its order");
    const [number = ""] = wordsAt(reading, count);
    const wanted = isOfTrue ? cardinalValue(number) : spoken.length - cardinalValue(number);
    const known = (name: string) => only(suspects.filter((one) => one === name));
    const sentences = spoken.flatMap(([who = "", sentence = ""]) =>
      cluesIn<string>(
        [sentence],
        [
          [is, (a) => (one) => one === known(a)],
          [isNot, (a) => (one) => one !== (a === "me" ? known(who) : known(a))],
          [oneOf, (a, b) => (one) => [known(a), known(b)].includes(one)],
        ],
      ),
    );
    return only(suspects.filter((one) => sentences.filter((isTrue) => isTrue(one)).length === wanted));
  },

  // All two-digit numbers, read digit by digit or shared out in groups.
  "secret-number": ({ setting }: { setting: string }, reading) => {
    if (setting === "ticket") reading.says("Ziggy tells Amaya about his raffle ticket.", "What is Ziggy's number?");
    return necessarily(range(10, 99), numberClues(reading));
  },

  // All 288 full squares against the numbers that are shown, each of them rubbed out in turn.
  "star-square": ({ setting }: { setting: string }, reading) => {
    const words = matches(reading, /(\p{L}+) \((\p{Lu})\)/gu);
    insist(
      words.every(([word = "", letter = ""]) => word.toUpperCase().startsWith(letter)),
      "each word stands there by its first letter",
    );
    const named: string[][] =
      setting === "numbers" ? range(...told(reading, "the numbers # to #")).map((n) => [String(n), String(n)]) : words;
    const cells = cellsIn(reading);
    const star = only(cells.filter(({ text }) => text === "★")).cell;
    const full = necessarily(
      smallSquares,
      cells
        .filter(({ cell }) => cell !== star)
        .map(({ cell, text }) => {
          const value = 1 + only(range(0, named.length - 1).filter((i) => named[i]?.[1] === text));
          return (square) => square[cell] === value;
        }),
    );
    return named[(full[star] ?? 0) - 1]?.[0] ?? "";
  },

  // Turns one more at a time, in every way, until the row is as wanted.
  "fewest-turns": ({ setting }: { setting: string }, reading) => {
    const { sides, wanted, phrases } = rowsWanted[setting] as RowsWanted;
    reading.says(...phrases);
    const [[shown = ""] = []] = matches(reading, /\*\*((?:[A-Z] )+[A-Z])\*\*/g);
    const row = shown.split(" ").map((side) => sides.indexOf(side));
    insist(row.length > 1 && !row.includes(-1), "a row of two sides");
    const text = (bits: number) => row.map((side, i) => side ^ ((bits >> i) & 1)).join("");
    const turned = (bits: number) => bits.toString(2).replaceAll("0", "").length;
    const ways = range(0, 2 ** row.length - 1).filter((bits) => wanted(text(bits)));
    return Math.min(...ways.map(turned));
  },
};
