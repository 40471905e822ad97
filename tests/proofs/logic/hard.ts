import { roads } from "../../../src/content/families/logic/shared/roads.ts";
import { type Clue, necessarily } from "../clues.ts";
import { choices, type FamilyProofs, insist, only, orderings, type Proofs, range } from "../proof.ts";
import { labelled } from "../reading/labelled.ts";
import { cluesIn, wordsAt } from "../reading/sentences.ts";
import { tableIn } from "../reading/tables.ts";
import { matches } from "../reading/told.ts";

type Hook = { readonly Noor: string; readonly Ivo: string };
type Sentence = { readonly speaker: keyof Hook; readonly knows: boolean };

export const proofs: Proofs = {
  "logic-hard-001": (reading) => {
    const { said, says, shown } = reading;
    labelled(reading, "| @1 | @1#, @1# | | @2 | @2#, @2# | | @3 | @3#, @3#, @3# | | @4 | @4#, @4# | | @5 | @5# |");
    says(
      "tells Noor only the **letter** of the hook and Ivo only its **number**",
      "Each hears everything the other says",
    );
    says("both know who was told what, and both reason without mistakes", 'Ivo: "I do not know which hook it is."');
    says('Noor: "I do not know either."', 'Ivo: "I still do not know."', 'Noor: "Now I know."');
    const hooks = Array.from(
      shown.words.matchAll(/\b([A-E])\d\b/g),
      ([, letter = ""], i): Hook => ({ Noor: letter, Ivo: String(said(2 + i)) }),
    );
    insist(hooks.length === said(1), "so many hooks");
    // A hook stays possible to someone who was told part of it while every sentence so far would have been said there.
    const sayable = (hook: Hook, talk: readonly Sentence[]): boolean =>
      talk.every(({ speaker, knows }, turn) => {
        const possible = hooks.filter(
          (other) => other[speaker] === hook[speaker] && sayable(other, talk.slice(0, turn)),
        );
        return (possible.length === 1) === knows;
      });
    const talk: Sentence[] = [
      { speaker: "Ivo", knows: false },
      { speaker: "Noor", knows: false },
      { speaker: "Ivo", knows: false },
      { speaker: "Noor", knows: true },
    ];
    const fitting = (sentences: readonly Sentence[]) => hooks.filter((hook) => sayable(hook, sentences));
    for (const sentence of talk)
      if (fitting(talk.filter((one) => one !== sentence)).length === 1) throw new Error("a sentence is not needed");
    const hook = only(fitting(talk));
    return hook.Noor + hook.Ivo;
  },

  "logic-hard-002": ({ said, says }) => {
    says('Every guest says the same sentence: "Exactly one of my two neighbours is a liar."', "in a circle");
    says("either **always** tells the truth or **always** lies, and at least one of them tells the truth");
    says("tell the truth?");
    const guests = said(1);
    insist(said(4) === guests, "of all guests");
    const counts = new Set<number>();
    for (const liars of choices(Array.from({ length: guests }, () => [0, 1]))) {
      const fits = liars.every((liar, seat) => {
        const beside = (liars.at(seat - 1) ?? 0) + (liars[(seat + 1) % guests] ?? 0);
        return (beside === 1) === (liar === 0);
      });
      if (fits) counts.add(liars.filter((liar) => liar === 0).length);
    }
    if (!counts.delete(0)) throw new Error("that somebody tells the truth need not be said");
    return only(counts);
  },

  "logic-hard-004": ({ said, says }) => {
    says("in a queue at a well, one behind the other", "either **always** tells the truth or **always** lies");
    says(
      'Everyone says the same sentence: "There are more liars in front of me than truth-tellers behind me."',
      "are liars?",
    );
    insist(said(3) === said(1), "of all people");
    const counts = choices(range(1, said(1)).map(() => [0, 1]));
    const fitting = new Set<number>();
    for (const liars of counts) {
      const before = liars.map((_, i) => liars.slice(0, i).filter((liar) => liar === 1).length);
      const behind = liars.map((_, i) => liars.slice(i + 1).filter((liar) => liar === 0).length);
      if (liars.every((liar, i) => (before[i] ?? 0) > (behind[i] ?? 0) === (liar === 0)))
        fitting.add(liars.filter((liar) => liar === 1).length);
    }
    return only(fitting);
  },

  "logic-hard-007": ({ said, says }) => {
    says("Bram and Cosima both go, or neither of them goes.", "Exactly one of Anahí and Dorji goes.");
    says("If Anahí does not go, then Bram and Farid both go.", "If Dorji goes, Bram does not go.");
    says("At least one of Cosima and Dorji goes.", "If Anahí goes, then exactly one of Dorji and Farid goes.");
    says("Dorji and Eluned both go, or neither of them goes.", "All of these conditions are kept");
    const names = ["Anahí", "Bram", "Cosima", "Dorji", "Eluned", "Farid"];
    insist(said(1) === names.length, "so many researchers");
    type Crew = boolean[];
    const rules: Clue<Crew>[] = [
      ([, b, c]) => b === c,
      ([a, , , d]) => a !== d,
      ([a, b, , , , f]) => Boolean(a || (b && f)),
      ([, b, , d]) => !(d && b),
      ([, , c, d]) => Boolean(c || d),
      ([a, , , d, , f]) => !a || d !== f,
      ([, , , d, e]) => d === e,
    ];
    const crew = necessarily(choices(names.map(() => [true, false])), rules);
    return names.filter((_, i) => crew[i]);
  },

  // Every number of shells of each colour that can be in the basket.
  "logic-hard-009": ({ said, says }) => {
    says("brown,", "pink and", "white shells", "Anela takes out two shells, again and again, without looking");
    says(
      "If the two have **different** colours, she keeps both out and puts one shell of the **third** colour into the basket",
    );
    says("If they have the **same** colour, she keeps both out and puts nothing in", "at most one shell is left");
    says("What colour is the last shell, or is none left?");
    const seen = new Set<string>();
    const last = new Set<string>();
    const go = (shells: readonly number[]) => {
      if (seen.has(shells.join())) return;
      seen.add(shells.join());
      if (shells.reduce((total, n) => total + n, 0) <= 1)
        last.add(["Brown", "Pink", "White"][shells.indexOf(1)] ?? "None is left");
      for (const i of range(0, 2))
        for (const j of range(i, 2)) {
          const rest = shells.map((n, k) => n - Number(k === i) - Number(k === j));
          if (rest.every((n) => n >= 0)) go(i === j ? rest : rest.with(3 - i - j, (rest[3 - i - j] ?? 0) + 1));
        }
    };
    go([said(1), said(2), said(3)]);
    return only(last);
  },

  "logic-hard-012": ({ said, says }) => {
    says(
      "Aroha, Bjarne, Celeste and Davit",
      "blue, green, red and yellow",
      "one animal: a cat, a dog, a goat or a parrot",
    );
    says(
      "from left to right",
      "Bjarne's boat is the next one to the left of the cat's.",
      "The cat lives on the blue boat.",
    );
    says("Celeste's boat is the next one to the left of the green boat.", "between Bjarne's and the dog's.");
    says("The green boat is the next one to the left of the parrot's.", "between Aroha's and the red one.");
    says("There is exactly", "Whose boat does the **dog** live on, and what colour is **Davit's** boat?");
    insist(said(1) === 4 && said(2) === 1 && said(3) === 4, "four places");
    type Street = { at: (one: string) => number };
    const rows = [
      ["Aroha", "Bjarne", "Celeste", "Davit"],
      ["blue", "green", "red", "yellow"],
      ["cat", "dog", "goat", "parrot"],
    ].map((items) => [...orderings(items)]);
    const worlds = [...choices(rows)].map((lines) => ({
      at: (one: string) => Math.max(...lines.map((line) => line.indexOf(one))),
      lines,
    }));
    const clues: Clue<Street>[] = [
      ({ at }) => at("Bjarne") === at("cat") - 1,
      ({ at }) => at("Celeste") === at("green") - 1,
      ({ at }) => at("green") === at("parrot") - 1,
      ({ at }) => at("cat") === at("blue"),
      ({ at }) => Math.abs(at("Bjarne") - at("dog")) === said(5) + 1,
      ({ at }) => Math.abs(at("Aroha") - at("red")) === said(6) + 1,
    ];
    const answer = ({ at, lines: [owners = [], colours = []] }: (typeof worlds)[number]) => [
      owners[at("dog")] ?? "",
      colours[at("Davit")] ?? "",
    ];
    return answer(necessarily(worlds, clues, answer));
  },

  // Sets of kinds (each coordinate even or odd): the largest without two that agree in all, and one more.
  "logic-hard-014": ({ said, says }) => {
    says("three coordinates are whole numbers, no two at the same point", "exactly halfway between two of the drones");
    says("it too must be at a point with three whole numbers", "smallest number of drones", "**certainly** possible");
    const coordinates = range(1, said(1));
    insist(said(4) === coordinates.length && said(2) === 2, "the lamp has as many");
    const corners = [...choices(coordinates.map(() => [0, 1]))];
    const middle = (p: number[], q: number[]) => p.every((x, i) => (x + (q[i] ?? 0)) % 2 === 0);
    // So many without a good middle: the corners of a cube.
    if (corners.some((p, i) => corners.slice(0, i).some((q) => middle(p, q)))) throw new Error("the cube has a middle");
    // Any point of a box agrees with exactly one corner, so that the corners stand for all points.
    for (const point of choices(coordinates.map(() => range(-3, 3))))
      only(corners.filter((corner) => middle(point, corner)));
    return corners.length + 1;
  },

  // The whole game tree, and the only first move to a position that is lost.
  "logic-hard-017": ({ said, says }) => {
    says(
      "In one move she goes",
      "Yuki and Oumar move her in turn",
      "any number of steps **left**, or any number of steps **down**",
    );
    says(
      "or any number of steps **diagonally** left and down (as many left as down)",
      "brings her to $(0, 0)$ wins. Yuki begins.",
    );
    says("one first move with which Yuki can be certain of winning");
    const moves = ([x = 0, y = 0]: readonly number[]) => [
      ...range(1, x).map((n) => [x - n, y]),
      ...range(1, y).map((n) => [x, y - n]),
      ...range(1, Math.min(x, y)).map((n) => [x - n, y - n]),
    ];
    const won = remembered((x = 0, y = 0): boolean => moves([x, y]).some((next) => !won(...next)));
    return only(moves([said(1), said(2)]).filter((next) => !won(...next)));
  },

  "logic-hard-020": ({ said, says }) => {
    says(
      "wants to begin in one room",
      "Between any two rooms that share a wall there is a door",
      "be in **every room exactly once**",
    );
    says("The tour may end anywhere", "can such a tour begin?");
    const [all, wide] = [said(1), said(3)];
    insist(said(2) * wide === all && said(6) === all && said(2) === 5, "rows of rooms");
    const rooms = range(0, all - 1);
    const beside = (room: number) =>
      rooms.filter(
        (other) =>
          Math.abs((other % wide) - (room % wide)) + Math.abs(Math.floor(other / wide) - Math.floor(room / wide)) === 1,
      );
    const doors = rooms.map(beside);
    const tour = (room: number, seen: number): boolean => {
      const now = seen | (1 << room);
      return now === 2 ** all - 1 || (doors[room] ?? []).some((next) => !(now & (1 << next)) && tour(next, now));
    };
    return rooms.filter((room) => tour(room, 0)).length;
  },

  // All that can be known after one call, after two, and so on.
  "logic-hard-022": ({ said, says }) => {
    says(
      "one secret recipe each, all different",
      "two of them talk on the telephone",
      "each tells the other **all** the recipes",
    );
    says("by then", "What is the smallest number of calls");
    const cooks = range(0, said(1) - 1);
    insist(said(2) === cooks.length && said(5) === cooks.length && said(6) === cooks.length, "all know all");
    const own = cooks.map((cook) => 1 << cook);
    let now = new Map([["start", own]]);
    for (let calls = 0; calls < 20; calls++) {
      if ([...now.values()].some((known) => known.every((recipes) => recipes === 2 ** cooks.length - 1))) return calls;
      const next = new Map<string, number[]>();
      for (const known of now.values())
        for (const a of cooks)
          for (const b of cooks.slice(a + 1)) {
            const both = (known[a] ?? 0) | (known[b] ?? 0);
            const then = known.with(a, both).with(b, both);
            next.set(then.join(), then);
          }
      now = next;
    }
    return 0;
  },

  "logic-hard-025": (reading) => {
    const { said, says } = reading;
    labelled(reading, "@1 and @2 put lanterns out in turn.", "wins. @1 begins.");
    says(
      "put lanterns out in turn",
      "chooses **one** string",
      "as many of its lanterns as he or she likes, at least one",
    );
    says("Whoever puts out the very last lantern wins.", "one first move with which she can be certain of winning");
    says("From the string with how many lanterns does she put out how many?");
    const strings = [said(2), said(3), said(4)];
    insist(said(1) === strings.length && said(9) === 2, "three strings");
    const won = remembered((...lit: number[]): boolean =>
      lit.some((n, i) => range(1, n).some((out) => !won(...lit.with(i, n - out).toSorted((a, b) => a - b)))),
    );
    const first = strings.flatMap((n, i) => range(1, n).map((out) => ({ i, n, out })));
    const { n, out } = only(
      first.filter(({ i, n, out }) => !won(...strings.with(i, n - out).toSorted((a, b) => a - b))),
    );
    return [n, out];
  },

  // Every map without three joined towns, line by line.
  "logic-hard-028": ({ said, says }) => {
    says(
      "of any three towns",
      "Every line joins two of the towns",
      "two towns have at most one line between them",
      "How many lines can there be at most?",
    );
    says("**No three towns** are all joined to one another", "there are always two without a line between them");
    const towns = range(0, said(1) - 1);
    const lines = towns.flatMap((a) => towns.slice(a + 1).map((b) => [a, b] as const));
    let most = 0;
    const go = (at: number, joined: readonly number[], count: number) => {
      most = Math.max(most, count);
      for (const [i, [a, b]] of lines.entries()) {
        if (i < at || (joined[a] ?? 0) & (joined[b] ?? 0)) continue;
        go(i + 1, joined.with(a, (joined[a] ?? 0) | (1 << b)).with(b, (joined[b] ?? 0) | (1 << a)), count + 1);
      }
    };
    go(
      0,
      towns.map(() => 0),
      0,
    );
    return most;
  },

  // The whole game tree: which skittles stand, as binary digits.
  "logic-hard-030": (reading) => {
    const { said, says } = reading;
    labelled(reading, "@1 and @2 throw in turn", "wins. @1 begins.", "with which @1 can be");
    says(
      "With a throw one knocks down",
      "exactly one first throw",
      "throw in turn, and both hit whatever they aim at",
      "either **one** skittle or **two neighbouring** ones",
    );
    says(
      "with no gap between them",
      "Whoever knocks down the last skittle wins.",
      "Which skittles does she knock down?",
    );
    const skittles = range(said(2), said(3));
    insist(skittles.length === said(1) && said(2) === 1, "so many skittles");
    const throws = [...skittles.map((n) => 1 << (n - 1)), ...skittles.slice(1).map((n) => 3 << (n - 2))];
    const won = remembered((standing = 0): boolean =>
      throws.some((hit) => (standing & hit) === hit && !won(standing - hit)),
    );
    const first = only(throws.filter((hit) => !won(2 ** skittles.length - 1 - hit)));
    return skittles.filter((skittle) => first & (1 << (skittle - 1)));
  },

  // Everything that can be reached by sliding from the order that is wanted.
  "logic-hard-033": ({ said, says, shown }) => {
    says(
      "A tile next to the gap, beside it or above or below it, can be slid into it",
      "| Tray | upper row | lower row |",
    );
    says(
      "are to be brought into this order:",
      "in the upper row,",
      "For exactly one of the four trays this is possible",
    );
    const wide = said(2);
    insist(said(1) * wide === said(3) + said(4) && said(4) === 1, "a place for each tile, and one gap");
    // The tiles as they stand, in the order wanted and in each tray; the numbers are counted on from the one given.
    const tiles = (row: string, at: number) => {
      let place = at;
      return row.replace(/[^\d•]/g, "").replace(/\d/g, () => String(said(place++)));
    };
    const [, wanted = ""] = /this order: (.+?) in the lower row/.exec(shown.words.replace(/\s+/g, " ")) ?? [];
    const trays = Array.from(shown.words.matchAll(/\| ([A-D]) \|(.+)\|/g), ([, name = "", rows = ""], i) => ({
      name: `Tray ${name}`,
      tray: tiles(rows, 10 + said(3) * i),
    }));
    const sorted = (tray: string) => Array.from(tray).sort().join("");
    insist(trays.length === said(31), "so many trays");
    insist(new Set([tiles(wanted, 5), ...trays.map(({ tray }) => tray)].map(sorted)).size === 1, "the same tiles");
    const reached = new Set([tiles(wanted, 5)]);
    for (const tray of reached) {
      const gap = tray.indexOf("•");
      for (const from of range(0, tray.length - 1)) {
        const steps =
          Math.abs((from % wide) - (gap % wide)) + Math.abs(Math.floor(from / wide) - Math.floor(gap / wide));
        if (steps !== 1) continue;
        const slid = Array.from(tray);
        slid[gap] = tray[from] ?? "";
        slid[from] = "•";
        reached.add(slid.join(""));
      }
    }
    return only(trays.filter(({ tray }) => reached.has(tray))).name;
  },

  // Best plan against worst results. A state: for each wrestler still unbeaten, how many lost to him or her only.
  "logic-hard-036": ({ said, says }) => {
    says("all of different strength, and in every match the stronger one wins", "for certain who is the **strongest**");
    says(
      "who is the **second strongest**",
      "the smallest number of matches that is always enough",
      "after seeing the earlier results",
    );
    const sorted = (counts: number[]) => counts.toSorted((a, b) => a - b);
    const matches = remembered((...counts: number[]): number => {
      if (counts.length === 1 && counts[0] === 1) return 0;
      const drop = (i: number) => sorted(counts.with(i, (counts[i] ?? 0) - 1));
      const beats = (i: number, j: number) => sorted(counts.with(i, (counts[i] ?? 0) + 1).toSpliced(j, 1));
      const plans: number[][][] = [];
      for (const [i, one] of counts.entries()) {
        if (one >= 2) plans.push([drop(i)]);
        for (const [j, other] of counts.entries()) {
          if (i === j) continue;
          if (i < j) plans.push([beats(i, j), beats(j, i)]);
          if (i < j && one && other) plans.push([drop(i), drop(j)]);
          // Unbeaten i against one who lost to j only: a beaten i is out, being below two others.
          if (other) plans.push([drop(j), sorted(counts.toSpliced(i, 1))]);
        }
      }
      return 1 + Math.min(...plans.map((results) => Math.max(...results.map((result) => matches(...result)))));
    });
    return matches(...range(1, said(1)).map(() => 0));
  },

  // Who would have known at which turn, with any numbers. A number that fits is no larger than Amir's and another of that size.
  "logic-hard-040": ({ said, says }) => {
    says(
      "Amir, Bao and Carys each have a whole number above $0$",
      "Each sees the other two numbers, but not their own",
    );
    says("All three know that one of the numbers is the **sum** of the other two", "all three reason without mistakes");
    says(
      'Amir: "I do not know my number."',
      'Bao: "I do not know mine."',
      'Carys: "I do not know mine."',
      "Write Bao's first.",
    );
    says('Amir: "Now I know mine. It is', "They speak in turn");
    const candidates = (numbers: readonly number[], who: number) => {
      const [a = 0, b = 0] = numbers.filter((_, i) => i !== who);
      return [a + b, Math.abs(a - b)].filter((n) => n > 0).map((n) => numbers.with(who, n));
    };
    const silent = (numbers: readonly number[], turns: number): boolean =>
      range(0, turns - 1).every((turn) => !knows(numbers, turn));
    const knows = (numbers: readonly number[], turn: number): boolean =>
      candidates(numbers, turn % 3).filter((other) => silent(other, turn)).length === 1;
    const worlds = range(1, 500).flatMap((bao) =>
      [said(6) - bao, bao - said(6), bao + said(6)].filter((carys) => carys > 0).map((carys) => [said(6), bao, carys]),
    );
    return only(worlds.filter((numbers) => silent(numbers, 3) && knows(numbers, 3))).slice(1);
  },

  // The whole game, for every set of cards that can be left: a set is a whole number, a bit for each card.
  "logic-hard-041": (reading) => {
    const { said, says } = reading;
    labelled(reading, "@1 and @2 take away", "and @1 begins.", "$#$, @1 wins. If not, @2 wins", "with which @1 can be");
    says("take away one card each in turn", "add up to exactly", "just one first card");
    const [cards, lowest, highest, left, sum] = [said(1), said(2), said(3), said(5), said(7)];
    if (highest - lowest + 1 !== cards || said(6) !== left || left !== 2) throw new Error("other cards");
    // The sums of the pairs that are left are known from the end of the game on; the other sets are filled in after their parts.
    const wins = new Uint8Array(2 ** cards);
    const bits = range(0, cards - 1);
    const rest = (set: number) => bits.filter((bit) => set & (1 << bit));
    const sizes = bits.map((): number[] => []);
    for (const set of range(1, 2 ** cards - 1)) sizes[rest(set).length - 1]?.push(set);
    for (const [at, sets] of sizes.entries())
      for (const set of at + 1 < left ? [] : sets) {
        const parts = rest(set);
        const isHanas = (cards - parts.length) % 2 === 0;
        const total = parts.reduce((all, bit) => all + bit + lowest, 0);
        const after = parts.map((bit) => wins[set - (1 << bit)] === 1);
        wins[set] = Number(at + 1 === left ? total === sum : isHanas ? after.includes(true) : !after.includes(false));
      }
    return lowest + only(bits.filter((bit) => wins[2 ** cards - 1 - (1 << bit)] === 1));
  },

  // Every number of false lines that there can be, each line read with it.
  "logic-hard-042": ({ said, says }) => {
    says(
      "The number of false lines in this notebook is a multiple of",
      "So it goes on up to line",
      "At least one line is false",
    );
    const lines = range(1, said(1));
    if (range(1, 3).some((line) => said(2 * line) !== line || said(2 * line + 1) !== line))
      throw new Error("another rule");
    if (said(8) !== lines.length || said(9) !== lines.length) throw new Error("another last line");
    const trueWith = (wrong: number) => lines.filter((line) => wrong % line === 0);
    return trueWith(only(lines.filter((wrong) => lines.length - trueWith(wrong).length === wrong)));
  },

  // Every tournament. The names do not matter, so that the first team may have beaten the next ones and nobody else.
  "logic-hard-043": ({ said, says }) => {
    says("each team plays each other team once", "no match ends in a draw", "the third beat the first");
    const teams = range(0, said(1) - 1);
    if (said(2) !== 3 || said(9) !== 3) throw new Error("another kind of ring");
    insist(range(3, 8).map(said).join() === "1,2,2,3,3,1" && said(10) === 1, "each of them beats the next");
    const pairs = teams.flatMap((a) => teams.slice(a + 1).map((b) => [a, b] as const));
    const bit = (a: number, b: number) => 2 ** (pairs.length - 1 - pairs.findIndex(([x, y]) => x === a && y === b));
    const threes = pairs.flatMap(([a, b]) =>
      teams.slice(b + 1).map((c) => {
        const [ab, bc, ac] = [bit(a, b), bit(b, c), bit(a, c)];
        return [ab + bc + ac, ab + bc, ac] as const;
      }),
    );
    const others = pairs.length - teams.length + 1;
    let most = 0;
    for (const beaten of teams) {
      const first = teams.slice(1, beaten + 1).reduce((sum, other) => sum + bit(0, other), 0);
      for (let rest = 0; rest < 2 ** others; rest++) {
        let rings = 0;
        for (const [mask, one, other] of threes) {
          const results = (first + rest) & mask;
          if (results === one || results === other) rings += 1;
        }
        most = Math.max(most, rings);
      }
    }
    return most;
  },

  // Every choice of so many tiles, from few on, until one covers the terrace.
  "logic-hard-044": ({ said, says }) => {
    says("at least two** mossy neighbours", "have a whole side in common", "the whole terrace is covered");
    const [rows, columns, needed] = [said(1), said(2), said(3)];
    const tiles = range(0, rows * columns - 1);
    const beside = tiles.map((tile) =>
      tiles.filter((other) => {
        const [down, across] = [tile, other].map((one) => [Math.floor(one / columns), one % columns]);
        return Math.abs((down?.[0] ?? 0) - (across?.[0] ?? 0)) + Math.abs((down?.[1] ?? 0) - (across?.[1] ?? 0)) === 1;
      }),
    );
    const covers = (start: readonly number[]) => {
      const [moss, seen] = [new Set(start), tiles.map(() => 0)];
      for (const tile of moss)
        for (const next of beside[tile] ?? []) {
          seen[next] = (seen[next] ?? 0) + 1;
          if (seen[next] === needed) moss.add(next);
        }
      return moss.size === tiles.length;
    };
    const some = (start: readonly number[], more: number): boolean =>
      more === 0
        ? covers(start)
        : range((start.at(-1) ?? -1) + 1, tiles.length - more).some((tile) => some([...start, tile], more - 1));
    return tiles.find((number) => some([], number)) ?? Number.NaN;
  },

  // No arrangement is worse than the mean, rounded up; then arrangements are tried by chance until one is as bad as that.
  "logic-hard-045": ({ said, says }) => {
    says("one for each lamp", "whichever** lamps are lit and wherever the windows are", "turns the wall as she likes");
    const [all, lit, windows] = [said(1), said(2), said(5)];
    if (said(3) !== all || said(6) !== all) throw new Error("another ring");
    const places = range(0, all - 1);
    const sure = Math.ceil((lit * windows) / all);
    let seed = 1;
    const chosen = (number: number) => {
      const rest = [...places];
      return new Set(
        range(1, number).map(() => {
          seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
          return rest.splice(Math.floor((seed / 2 ** 31) * rest.length), 1)[0] ?? 0;
        }),
      );
    };
    for (let tries = 0; tries < 20_000; tries++) {
      const [lamps, wall] = [[...chosen(lit)], chosen(windows)];
      const shining = places.map((turn) => lamps.filter((lamp) => wall.has((lamp + turn) % all)).length);
      if (Math.max(...shining) === sure) return sure;
    }
    throw new Error("more may be certain");
  },

  // Row after row: the fewest squares for each way in which the last two rows are chosen.
  "logic-hard-046": ({ said, says }) => {
    says(
      "in the fog lies one boat",
      "at least one drone sees a part of the boat",
      "squares side by side in a line, across or down",
      "all at the same moment",
      "**wherever** the boat lies",
    );
    const [rows, columns, long] = [said(1), said(2), said(4)];
    if (long !== 3) throw new Error("the rows are kept two at a time");
    const every = 2 ** columns;
    const number = range(0, every - 1).map((row) => range(0, columns - 1).filter((at) => row & (1 << at)).length);
    const caught = range(0, every - 1).filter((row) =>
      range(0, columns - long).every((at) => row & (((1 << long) - 1) << at)),
    );
    let fewest = new Map([[(every - 1) * every + every - 1, 0]]);
    for (const _row of range(1, rows)) {
      const next = new Map<number, number>();
      for (const [last, drones] of fewest)
        for (const row of caught) {
          const [before, above] = [Math.floor(last / every), last % every];
          if ((before | above | row) !== every - 1) continue;
          const [key, sum] = [above * every + row, drones + (number[row] ?? 0)];
          if (sum < (next.get(key) ?? Number.POSITIVE_INFINITY)) next.set(key, sum);
        }
      fewest = next;
    }
    return Math.min(...fewest.values());
  },
};

type Seeded = { setting: string; seed: number };

/** Calls of the same arguments are worked out once. */
function remembered<Result>(work: (...numbers: number[]) => Result): (...numbers: number[]) => Result {
  const known = new Map<string, Result>();
  return (...numbers) => {
    const key = numbers.join();
    const found = known.get(key);
    if (found !== undefined) return found;
    const result = work(...numbers);
    known.set(key, result);
    return result;
  };
}

/** Whether the player whose turn it is can win when whoever takes the last one of this heap wins, or loses. */
const wins: (heap: number, most: number, lastLoses: number) => boolean = remembered((heap, most, lastLoses) => {
  if (heap === 0) return lastLoses === 1;
  return range(1, Math.min(most ?? 0, heap ?? 0)).some((t) => !wins((heap ?? 0) - t, most ?? 0, lastLoses ?? 0));
});

/** Fewest weighings in the worst case for so many that may be heavy and so many that may be light; good ones fill up the pans. */
const weigh: (heavy: number, light: number, none: number) => number = remembered((heavy = 0, light = 0, none = 0) => {
  if (heavy + light + none <= 1) return 0;
  let best = Infinity;
  for (let l = 0; l <= heavy; l++)
    for (let r = 0; r <= Math.min(l, heavy - l); r++)
      for (let a = 0; a <= light; a++)
        for (let b = 0; b <= light - a; b++) {
          const results: [number, number, number][] = [
            [l, b, 0],
            [r, a, 0],
            [heavy - l - r, light - a - b, none],
          ];
          if (results.some(([h, g, n]) => h + g + n === heavy + light + none)) continue;
          best = Math.min(best, 1 + Math.max(...results.map((result) => weigh(...result))));
        }
  return best;
});

/** Fewest weighings for n coins of which one is heavier, or at most one; every number in the pans is tried. */
const weighEqual: (coins: number, none: number) => number = remembered((coins = 0, none = 0) => {
  if (coins + none <= 1) return 0;
  const worst = range(1, Math.floor(coins / 2)).map((pan) =>
    Math.max(weighEqual(pan, 0), weighEqual(coins - 2 * pan, none)),
  );
  // One suspect that may be good is weighed against another coin.
  return coins === 1 ? 1 : 1 + Math.min(...worst);
});

/** How a text says who is always truthful, who never and who may say anything; for whom it asks; what follows a part's name. */
interface RoleForms {
  readonly story: string;
  readonly ask: string;
  readonly one?: string;
}

const roleForms: Readonly<Record<string, RoleForms>> = {
  castle: {
    story:
      "one is a @1, who says only true things. One is a @2, who says only false things. One is a @3, who may say anything.",
    ask: "the @1 first, then the @2, then the @3.",
  },
  stage: {
    story:
      "one is the @1, whose sentences are all true. One is the @2, whose sentences are all false. One is the @3, whose sentences may be true or false.",
    ask: "Who is the @1?",
  },
  sensors: {
    story:
      "The @1 one sends only true messages, the @2 one only false messages, and the @3 one sends true or false messages at random.",
    ask: "the @1 one first, then the @2 one, then the @3 one.",
    one: " one",
  },
  parrots: {
    story: "The @1 says only true things, the @2 only false things, and the @3 says whatever comes to mind.",
    ask: "Which parrot is the @1?",
  },
};

/** The days, hours and weights that there can be. */
const sixColumns: Readonly<Record<string, readonly number[]>> = {
  birthday: [13, 14, 16, 17, 18, 19],
  ferry: [8, 9, 10, 11, 13, 14],
  gems: [20, 25, 30, 35, 40, 45],
};

export const families: FamilyProofs = {
  // All six castings; each sentence left out in turn.
  "one-may-say-anything": ({ setting }: { setting: string }, reading) => {
    const { story, ask, one = "" } = roleForms[setting] as RoleForms;
    const parts = wordsAt(reading, story);
    const [truthful, , free] = parts;
    const spoken = matches(reading, /^- (\p{L}+): “(.*)”$/gmu);
    const names = spoken.map(([name]) => name ?? "");
    type Casting = string[];
    const part = (casting: Casting, name: string) => casting[only(range(0, 2).filter((at) => names[at] === name))];
    const known = (role: string) => only(parts.filter((other) => other === role));
    const claims = spoken.flatMap(([name = "", sentence = ""]) =>
      cluesIn<Casting>(
        [sentence],
        [true, false].flatMap((isSo) => {
          const is = `the @2${one}.`;
          const [i, he] = isSo ? [`I am ${is}`, `@1 is ${is}`] : [`I am not ${is}`, `@1 is not ${is}`];
          return [
            [i, (role: string) => (casting: Casting) => (part(casting, name) === known(role)) === isSo] as const,
            [
              he,
              (other: string, role: string) => (casting: Casting) => (part(casting, other) === known(role)) === isSo,
            ] as const,
          ];
        }),
      ).map(
        (isTrue): Clue<Casting> =>
          (casting) =>
            part(casting, name) === free || isTrue(casting) === (part(casting, name) === truthful),
      ),
    );
    const casting = necessarily(orderings(parts), claims);
    const asked = wordsAt(reading, ask).map((role) => names[casting.indexOf(known(role))] ?? "");
    return asked.length === 1 ? only(asked) : asked;
  },

  // Possible worlds: what each of the two could know before every sentence.
  "each-knows-half": ({ setting }: Seeded, reading) => {
    const [, ...lines] = tableIn(reading);
    const options = lines.flatMap(([name, cell]) =>
      (cell?.numbers() ?? []).map((column) => ({ row: name?.text, column })),
    );
    const six = sixColumns[setting] ?? [];
    insist(
      options.every(({ column }) => six.includes(column)) &&
        options.every(({ row, column }, i) =>
          options.slice(i + 1).every((one) => one.row !== row || one.column > column),
        ),
      "each row has some of the six, from the smallest on",
    );
    type World = (typeof options)[number];
    const knows = (worlds: readonly World[], world: World, told: keyof World) =>
      worlds.filter((other) => other[told] === world[told]).length === 1;
    const sure = (world: World) =>
      options.filter((other) => other.row === world.row).every((other) => !knows(options, other, "column"));
    const talk = [
      (_: readonly World[], world: World) => !knows(options, world, "row") && sure(world),
      (worlds: readonly World[], world: World) => !knows(options, world, "column") && knows(worlds, world, "column"),
      (worlds: readonly World[], world: World) => knows(worlds, world, "row"),
    ];
    const after = (sentences: typeof talk) =>
      sentences.reduce<readonly World[]>((worlds, said) => worlds.filter((world) => said(worlds, world)), options);
    for (const sentence of talk)
      if (after(talk.filter((one) => one !== sentence)).length === 1) throw new Error("a sentence is not needed");
    const { row, column } = only(after(talk));
    return setting === "birthday" ? `${column} ${row}` : `${row} ${column}`;
  },

  // Every plan with 1, 2, 3, ... groups, until one works.
  "joined-must-differ": (_: Seeded, reading) => {
    const joined = matches(reading, /([\p{L}\d]+)–([\p{L}\d]+)/gu);
    const before = "(?:radio stations|sets exams in|new fish:|traffic streams)";
    const lists = matches(reading, new RegExp(`${before} ((?:[\\p{L}\\d]+, )+[\\p{L}\\d]+ and [\\p{L}\\d]+)`, "gu"));
    const names = only(lists.flat()).split(/, | and /);
    const size = names.length;
    insist(
      names.join() === names.toSorted((a, b) => a.localeCompare(b)).join(),
      "the list is in its usual order, so that it gives nothing away",
    );
    const pairs = joined.map(([one = "", other = ""]) => [names.indexOf(one), names.indexOf(other)] as const);
    insist(
      pairs.every(([a, b]) => 0 <= a && a < b),
      "two different ones of the list are joined, in its order",
    );
    insist(
      pairs.every(([a, b], i) => pairs.slice(i + 1).every(([c, d]) => a < c || (a === c && b < d))),
      "the joints are in order, each once",
    );
    const works = (groups: number, plan: readonly number[]): boolean =>
      plan.length === size ||
      range(1, groups).some(
        (group) =>
          pairs.every(
            ([a, b]) => !(b === plan.length && plan[a] === group) && !(a === plan.length && plan[b] === group),
          ) && works(groups, [...plan, group]),
      );
    const fewest = range(1, size).find((groups) => works(groups, [])) ?? 0;
    // Each group takes its time, where one is told.
    const [[time = "1"] = []] = matches(reading, /(?:takes|for) \$(\d+)\$ (?:hours|seconds)/g);
    return fewest * Number(time);
  },

  // Every walk, by the roads it has used and the place where it is.
  "every-path-once": ({ setting, seed }: Seeded) => {
    const { pairs } = roads(setting, seed);
    const letters = Array.from("ABCDEFG");
    const everything = 2 ** pairs.length - 1;
    /** Where a walk along each of these roads once can end, and how often it must start anew, if it may. */
    const walks = (from: readonly number[], lift: boolean, left = everything) => {
      const seen = new Uint8Array(8 * (everything + 1));
      const ends = new Set<number>();
      let now = from.map((place) => place);
      for (const state of now) seen[state] = 1;
      for (let cost = 0; now.length > 0; cost++) {
        for (const state of now) {
          const [used, here] = [state >> 3, state & 7];
          if (used === left) ends.add(here);
          for (const [i, [a, b]] of pairs.entries()) {
            if ((a !== here && b !== here) || !(left & (1 << i)) || used & (1 << i)) continue;
            const next = ((used | (1 << i)) << 3) + (a === here ? b : a);
            if (seen[next]) continue;
            seen[next] = 1;
            now.push(next);
          }
        }
        if (ends.size > 0) return { cost, ends: [...ends] };
        if (!lift) break;
        now = [...new Set(now.map((state) => state >> 3))].flatMap((used) =>
          range(0, 6)
            .map((place) => (used << 3) + place)
            .filter((state) => !seen[state]),
        );
        for (const state of now) seen[state] = 1;
      }
      return { cost: Infinity, ends: [] };
    };
    if (setting === "trails")
      return only(
        new Set(
          range(0, 6).flatMap((from) =>
            walks([from], false).ends.map((to) =>
              [from, to]
                .toSorted()
                .map((place) => letters[place])
                .join(", "),
            ),
          ),
        ),
      ).split(", ");
    if (setting === "wire") return walks(range(0, 6), true).cost + 1;
    if (setting === "museum") {
      const closed = only(
        pairs.filter((_, i) =>
          range(0, 6).some((from) => walks([from], false, everything - (1 << i)).ends.includes(from)),
        ),
      );
      return closed.map((place) => letters[place]).join("");
    }
    // A round from A: steps in all, whether they repeat a street or not.
    const steps = new Map([[0, 0]]);
    for (const [state, count] of steps) {
      const [used, here] = [Math.floor(state / 8), state % 8];
      if (used === everything && here === 0) return count;
      for (const [i, [a, b]] of pairs.entries()) {
        if (a !== here && b !== here) continue;
        const next = (used | (1 << i)) * 8 + (a === here ? b : a);
        if (!steps.has(next)) steps.set(next, count + 1);
      }
    }
    return 0;
  },

  // Every set that a move can name, on every pattern that can arise, until all stand as wanted.
  "exactly-so-many-at-once": ({ all, wrong, many }: { all: number; wrong: number; many: number }) => {
    // How many of each sort a move names is all that matters, so patterns with as many wrong ones are one.
    let now = new Set([wrong]);
    for (let moves = 0; moves < 50; moves++) {
      if (now.has(0)) return moves;
      now = new Set(
        [...now].flatMap((bad) =>
          range(0, many)
            .filter((fix) => fix <= bad && many - fix <= all - bad)
            .map((fix) => bad - fix + many - fix),
        ),
      );
    }
    return 0;
  },

  // The whole game tree: a position is good when one of its moves leads to a bad one.
  "the-last-one-decides": ({ setting, size, most }: { setting: string; size: number; most: number }) => {
    if (setting === "chooser") return only(range(size, size + most).filter((heap) => !wins(heap, most, 0)));
    const last = setting === "thorn" ? 1 : 0;
    return only(range(1, most).filter((first) => !wins(size - first, most, last)));
  },

  // Every way to load the pans, against the worst result.
  "three-ways-to-tip": ({ setting, size }: { setting: string; size: number }) => {
    if (setting === "bearings") return weigh(Math.ceil(size / 2), Math.floor(size / 2), 0);
    return weighEqual(size, setting === "tablets" ? 1 : 0);
  },
};
