import { fractionText, rational } from "../../../src/maths/rational.ts";
import { choices, type FamilyProofs, insist, only, type Proofs, range } from "../proof.ts";
import { labelled } from "../reading/labelled.ts";
import { matches, told } from "../reading/told.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

export const proofs: Proofs = {
  // Every two different leading digits and the rest.
  "brain-teasers-medium-001": ({ says }) => {
    says("The same letter is always the same digit, different letters are different digits", "no number begins with 0");
    says("**TWO + TWO = ODD**", "Which number is **ODD**?");
    return only(
      range(100, 999).flatMap((two) => {
        const sum = String(two + two);
        const [t, w, o] = [...String(two)];
        const [first, d, last] = [...sum];
        const fits = sum.length === 3 && first === o && d === last && new Set([t, w, o, d]).size === 4;
        return fits ? [sum] : [];
      }),
    );
  },

  // Every size of the left heap, with every number of heads that may lie in it.
  "brain-teasers-medium-004": ({ said, says }) => {
    says(
      "of them show heads, the others tails",
      "she turns no coin over",
      "into a left and a right heap",
      "into the left heap?",
    );
    says("the left heap shows **exactly as many heads as the right heap shows tails**");
    const all = said(2);
    return only(
      range(0, said(1)).filter((left) =>
        range(Math.max(0, all - (said(1) - left)), Math.min(all, left)).every(
          (heads) => heads === said(1) - left - (all - heads),
        ),
      ),
    );
  },

  // All pairs of sectors, for the best answer to each choice.
  "brain-teasers-medium-007": ({ said, says, shown }) => {
    says(
      "equal sectors each",
      "You choose first",
      "takes one of the other two, **the best against hers**",
      "the higher number wins",
    );
    says("that Tomás wins?");
    insist(
      /\| red \| \d, \d, \d \|\s+\| green \| \d, \d, \d \|\s+\| blue \| \d, \d, \d \|/.test(shown.words),
      "three each",
    );
    const spinners = [
      [said(3), said(4), said(5)],
      [said(6), said(7), said(8)],
      [said(9), said(10), said(11)],
    ];
    insist(said(1) === spinners.length && said(2) === 3 && said(13) === 2, "three spinners");
    const wins = (mine: readonly number[], hers: readonly number[]) =>
      mine.flatMap((n) => hers.filter((m) => n > m)).length;
    const best = spinners.map((hers) =>
      Math.max(...spinners.filter((one) => one !== hers).map((one) => wins(one, hers))),
    );
    return `${only(new Set(best))}/${said(2) ** 2}`;
  },

  // Fewest cuts for a block, when all pieces are cut at the same time: the worse of the two parts counts.
  "brain-teasers-medium-010": ({ said, says }) => {
    says("Each cut is straight and goes right through everything it meets", "the smallest number of cuts");
    says("**Between cuts he may move the pieces** and stack them in a new way");
    const cheese = [1, 2, 3].map(said);
    insist(cheese.reduce((volume, side) => volume * side) === said(4) * said(5) ** 3, "cut into so many cubes");
    const known = new Map<string, number>();
    const cuts = (block: readonly number[]): number => {
      const key = block.toSorted().join(" ");
      const before = known.get(key);
      if (before !== undefined) return before;
      const ways = block.flatMap((length, i) =>
        range(1, length - 1).map((at) => 1 + Math.max(cuts(block.with(i, at)), cuts(block.with(i, length - at)))),
      );
      const fewest = ways.length ? Math.min(...ways) : 0;
      known.set(key, fewest);
      return fewest;
    };
    return cuts(cheese);
  },

  // Takes away each stick and lays it in every free place, also as a minus sign before a number.
  "brain-teasers-medium-013": ({ said, says, shown }) => {
    says("digits as on a calculator", "Move **exactly one** stick to another place, so that the equation is true");
    says(
      "The equals sign stays as it is",
      "(a 6 and a 9 have a tail)",
      "Write the three numbers of the new equation from left to right",
    );
    insist(/\$\d \+ \d = \d\$/.test(shown.words), "a sum of two digits");
    const shapes = ["abcdef", "bc", "abdeg", "abcdg", "bcfg", "acdfg", "acdefg", "abc", "abcdefg", "abcdfg"];
    const places = ["-", "abcdefg", "hv", "abcdefg", "-", "abcdefg"];
    const [x1 = "", x2 = "", x3 = ""] = [1, 2, 3].map((place) => shapes[said(place)]);
    const start = ["", x1, "hv", x2, "", x3];
    const found = new Set<string>();
    for (const from of range(0, 5))
      for (const stick of start[from] ?? "")
        for (const to of range(0, 5))
          for (const place of places[to] ?? "") {
            const taken = start.with(from, (start[from] ?? "").replace(stick, ""));
            if ((start[to] ?? "").includes(place)) continue;
            const now = taken.with(to, [...(taken[to] ?? ""), place].sort().join(""));
            const [x = -1, y = -1, z = -1] = [1, 3, 5].map((i) => shapes.indexOf(now[i] ?? ""));
            if (x < 0 || y < 0 || z < 0 || !["h", "hv"].includes(now[2] ?? "")) continue;
            const left = (now[0] ? -x : x) + (now[2] === "hv" ? y : -y);
            if (left === (now[4] ? -z : z)) found.add([now[0] ? -x : x, y, now[4] ? -z : z].join(" "));
          }
    return only(found).split(" ");
  },

  // Every state of both banks; all crossings cost one.
  "brain-teasers-medium-016": ({ said, says }) => {
    says(
      "The boat takes **one or",
      "anyone can steer, and it never goes empty",
      "smallest number of crossings? Each way counts",
    );
    says("On no bank may there ever be **more robots than engineers**", "A bank without any engineer is safe");
    says("its passengers count as on that bank");
    const [engineers, robots] = [said(1), said(2)];
    const crews = [...choices([range(0, said(3)), range(0, said(3))])].filter(
      ([e = 0, r = 0]) => e + r > 0 && e + r <= said(3),
    );
    const safe = (e: number, r: number) => e === 0 || r <= e;
    return cheapest(
      [engineers, robots, 0],
      (state) => String(state) === "0,0,1",
      ([e = 0, r = 0, side = 0]) =>
        crews.flatMap(([de = 0, dr = 0]) => {
          const [ne, nr] = side ? [e + de, r + dr] : [e - de, r - dr];
          const there = ne >= 0 && ne <= engineers && nr >= 0 && nr <= robots;
          return there && safe(ne, nr) && safe(engineers - ne, robots - nr)
            ? [{ to: [ne, nr, 1 - side], price: 1 }]
            : [];
        }),
    );
  },

  // Counts the lists of months with and without a repetition.
  "brain-teasers-medium-018": ({ said, says }) => {
    says("**more likely than not** that at least two of them were born in the same month", "months are equally likely");
    says("Write the smallest such number");
    const alike = (people: number) => {
      let [lists, different] = [1, 1];
      for (const person of range(1, people)) {
        lists *= said(2);
        different *= said(2) + 1 - person;
      }
      return 2 * (lists - different) > lists;
    };
    return Math.min(...range(1, said(2) + 1).filter(alike));
  },

  // Lays the twelve tiles in every possible row.
  "brain-teasers-medium-021": ({ said, says }) => {
    says(
      "every pair of numbers once, and every double once",
      "Luca has lost the tiles",
      "all the others in one long row",
    );
    says("where two tiles touch, they show the same number", "numbers stand at the ends of the row?");
    const numbers = range(said(1), said(2));
    const missing = [11, 13, 15].map((place) => `${said(place)},${said(place + 1)}`);
    const all = numbers.flatMap((a) => range(a, said(2)).map((b) => [a, b] as const));
    const tiles = all.filter((tile) => !missing.includes(String(tile)));
    insist(all.length === said(10) && [5, 9].every((place) => said(place) === said(place - 1)), "so many tiles");
    insist(said(4) === said(1) && said(6) === said(1) && said(7) === said(1) + 1 && said(8) === said(2), "which tiles");
    const seen = new Set<string>();
    const ends = new Set<string>();
    const lay = (first: number, end: number, used: number): void => {
      if (seen.has(`${first} ${end} ${used}`)) return;
      seen.add(`${first} ${end} ${used}`);
      if (used === 2 ** tiles.length - 1) ends.add([first, end].sort().join(" "));
      for (const [i, [a, b]] of tiles.entries()) {
        if (used & (1 << i)) continue;
        if (a === end) lay(first, b, used | (1 << i));
        if (b === end) lay(first, a, used | (1 << i));
      }
    };
    for (const first of numbers) lay(first, first, 0);
    const found = only(ends).split(" ");
    insist(found.length === said(19), "so many ends");
    return found;
  },

  // Plays a tournament of 64; second can be whoever is below the champion only.
  "brain-teasers-medium-024": ({ said, says }) => {
    says(
      "I may be the second strongest",
      "the losers go home, the winners are paired again, until one is left",
      "No two are equally strong",
    );
    says("the stronger one **always** wins", "may be the second strongest, counting the loser of the final?");
    const beatenBy = new Map<number, number>();
    let left = range(1, said(1));
    while (left.length > 1)
      left = range(0, left.length / 2 - 1).map((pair) => {
        const [one = 0, other = 0] = [left[2 * pair], left[2 * pair + 1]];
        // Any strengths will do; these are mixed.
        const [winner, loser] = (one * 37) % 101 > (other * 37) % 101 ? [one, other] : [other, one];
        beatenBy.set(loser, winner);
        return winner;
      });
    const stronger = (player: number): number[] => {
      const winner = beatenBy.get(player);
      return winner === undefined ? [] : [winner, ...stronger(winner)];
    };
    return range(1, said(1)).filter((player) => stronger(player).length === 1).length;
  },

  // For every way to form couples, tries to make a party in which the nine others have shaken 0 to 8 hands.
  "brain-teasers-medium-027": ({ said, says }) => {
    says(
      "Nobody shakes hands with their own partner or with themselves",
      "no two people shake hands twice",
      "has Rui shaken?",
    );
    says("Ada and her husband Rui have invited", "Ada asks each of the other", "different answers**");
    insist(said(2) === 2 * (said(1) + 1) && said(2) === 10 && said(5) === 9 && said(6) === 9, "five couples");
    // Person n of 0 to 8 has shaken n hands; person 9 is Ada, with any number.
    const ruis = new Set<number>();
    const party = (partner: readonly number[]): boolean => {
      const shake = (person: number, wanted: readonly number[]): boolean => {
        if (person < 0) return true;
        const needs = wanted[person] ?? 0;
        const others = [...range(0, person - 1), 9].filter((i) => i !== partner[person]);
        const groups = (from: number, chosen: readonly number[]): boolean => {
          if (chosen.length === needs)
            return shake(
              person - 1,
              wanted.map((n, i) => (chosen.includes(i) && i !== 9 ? n - 1 : n)),
            );
          return range(from, others.length - 1).some((i) => {
            const other = others[i] ?? 9;
            return (other === 9 || (wanted[other] ?? 0) > 0) && groups(i + 1, [...chosen, other]);
          });
        };
        return needs <= others.length && groups(0, []);
      };
      return shake(8, range(0, 8));
    };
    const couples = (single: readonly number[], partner: readonly number[]): void => {
      const [first, ...rest] = single;
      if (first === undefined) {
        if (party(partner)) ruis.add(partner[9] ?? -1);
        return;
      }
      for (const second of rest)
        couples(
          rest.filter((person) => person !== second),
          partner.with(first, second).with(second, first),
        );
    };
    couples(range(0, 9), new Array<number>(said(2)).fill(-1));
    return only(ruis);
  },

  // Fills the terrace square by square: each is left free or the first square of a plank. All planks would leave none free,
  // all but one as many as a plank covers.
  "brain-teasers-medium-030": ({ said, says }) => {
    says(
      "lie **along the squares**",
      "lengthways or crossways, without overlapping or sticking out",
      "Planks are not cut",
    );
    says("have as much area as the terrace", "can she really lay at most?");
    const [wide, long] = [said(1), said(4)];
    insist(said(2) === wide && said(3) * long === wide ** 2 && said(5) === long && said(6) === said(3), "as much area");
    const most = new Map<string, number>();
    const fill = (cells: readonly boolean[], at: number, free: number): number => {
      if (free < 0) return Number.NEGATIVE_INFINITY;
      if (at === wide ** 2) return 0;
      if (cells[at]) return fill(cells, at + 1, free);
      const key = `${at} ${free} ${cells.slice(at).map(Number).join("")}`;
      const before = most.get(key);
      if (before !== undefined) return before;
      const lay = (places: readonly number[]) =>
        places.some((place) => cells[place])
          ? Number.NEGATIVE_INFINITY
          : 1 +
            fill(
              cells.map((covered, place) => covered || places.includes(place)),
              at + 1,
              free,
            );
      const best = Math.max(
        fill(cells, at + 1, free - 1),
        at % wide <= wide - long ? lay(range(0, long - 1).map((i) => at + i)) : Number.NEGATIVE_INFINITY,
        at < wide * (wide - long + 1) ? lay(range(0, long - 1).map((i) => at + wide * i)) : Number.NEGATIVE_INFINITY,
      );
      most.set(key, best);
      return best;
    };
    const none = new Array<boolean>(wide ** 2).fill(false);
    // The fewest free squares with which all can be filled gives the most planks.
    return Math.max(...[0, long].map((free) => fill(none, 0, free)));
  },

  // Draws every pair of beads for every number of blue ones.
  "brain-teasers-medium-032": ({ said, says }) => {
    says(
      "red beads and some blue ones, fewer than the red ones",
      "beads at once, without looking",
      "both are **equally likely**",
    );
    says('"same colour" against "different colours"', "How many blue beads");
    insist(said(2) === 2, "two at once");
    return only(
      range(0, said(1) - 1).filter((blue) => {
        const bag = [...range(1, said(1)).map(() => "red"), ...range(1, blue).map(() => "blue")];
        const pairs = bag.flatMap((one, i) => bag.slice(i + 1).map((other) => one === other));
        return pairs.filter(Boolean).length * 2 === pairs.length;
      }),
    );
  },

  // All states of a walk: where she is, and which pieces are swept; step by step.
  "brain-teasers-medium-035": ({ said, says }) => {
    says(
      "sweep every piece at least once",
      "starts at the marked corner and ends there again",
      "walks on the paths only",
    );
    says("the smallest number of pieces in her round, when every walk along a piece counts", "start");
    const at = (x: number, y: number) => 4 * y + x;
    const pieces = [
      ...range(0, 2).flatMap((y) => range(0, 2).map((x) => [at(x, y), at(x + 1, y)] as const)),
      ...range(0, 1).flatMap((y) => range(0, 3).map((x) => [at(x, y), at(x, y + 1)] as const)),
    ];
    insist(pieces.length === said(1) && new Set(pieces.flat()).size === said(2), "the picture says the same");
    const ways = range(0, 11).map((crossing) =>
      pieces.flatMap(([a, b], i) => (a === crossing ? [[b, 1 << i]] : b === crossing ? [[a, 1 << i]] : [])),
    );
    const all = 2 ** pieces.length - 1;
    const seen = new Uint8Array(12 * (all + 1));
    let reached = [0];
    seen[0] = 1;
    for (let walked = 0; reached.length; walked++) {
      const next: number[] = [];
      for (const state of reached) {
        const swept = Math.floor(state / 12);
        if (swept === all && state % 12 === 0) return walked;
        for (const [to = 0, piece = 0] of ways[state % 12] ?? []) {
          const after = 12 * (swept | piece) + to;
          if (seen[after]) continue;
          seen[after] = 1;
          next.push(after);
        }
      }
      reached = next;
    }
    return "no round";
  },

  // All 32 ways in which the coins can fall; a step of 1 is clockwise. Ants meet on a side or at a corner.
  "brain-teasers-medium-038": ({ said, says }) => {
    says("each corner of a regular pentagon sits an ant", "tosses a fair coin to choose one of the", "walks along it");
    says("All walk at the same speed", "**no two ants meet**, neither on a side nor at a corner");
    insist(said(1) === 2 && said(2) === 2, "two sides at a corner");
    const falls = [...choices(range(1, 5).map(() => [1, 4]))];
    const lucky = falls.filter((steps) => {
      const ends = steps.map((step, i) => (i + step) % 5);
      const sides = steps.map((step, i) => (step === 1 ? i : (i + 4) % 5));
      return new Set(ends).size === 5 && new Set(sides).size === 5;
    });
    return fractionText(rational(lucky.length, falls.length));
  },

  // How many cups stand upright tells all: from each such number, to each that a move can bring.
  "brain-teasers-medium-041": ({ said, says }) => {
    says("In one move", "turned over twice is upside down again", "upside down", "exactly seven", "the right way up");
    const [cups, turned] = [said(1), said(3)];
    if (cups !== said(5)) throw new Error("other cups");
    const [seen, now] = [new Set([0]), [0]];
    for (let moves = 1; now.length > 0 && moves < 100; moves++) {
      const next = now.flatMap((upright) =>
        range(Math.max(0, turned - (cups - upright)), Math.min(turned, upright)).map(
          (down) => upright + turned - 2 * down,
        ),
      );
      if (next.includes(cups)) return moves;
      now.splice(0, now.length, ...next.filter((one) => !seen.has(one) && seen.add(one)));
    }
    throw new Error("it cannot be done");
  },

  // Every rectangle of the garden.
  "brain-teasers-medium-042": ({ said, says }) => {
    says("In one bed stands a lantern", "row from the top", "column from the left", "A square counts as a rectangle");
    const [rows, columns, row, column] = [said(1), said(2), said(4), said(5)];
    const spans = (all: number) => range(1, all).flatMap((from) => range(from, all).map((to) => [from, to] as const));
    const garden = spans(rows).flatMap((high) => spans(columns).map((wide) => ({ high, wide })));
    const holds = ([from, to]: readonly [number, number], at: number) => from <= at && at <= to;
    return garden.filter(({ high, wide }) => holds(high, row) && holds(wide, column)).length;
  },

  // Every cut that is allowed, and every number of cards taken from the one heap. The size of the pack does not count.
  "brain-teasers-medium-043": ({ said, says }) => {
    says(
      "cuts it into two heaps",
      "red, black, red, black",
      "two **top cards have different colours**",
      "top card of the one heap or the other",
    );
    const pack = range(0, said(1) - 1).map((at) => at % 2 === 0);
    const taken = said(4);
    if (taken !== said(5)) throw new Error("two numbers of cards");
    insist(pack.filter((isRed) => isRed).length === taken + 1, "the pack has one red card more than she lays down");
    const reds = range(1, pack.length - 1)
      .filter((cut) => pack[0] !== pack[cut])
      .flatMap((cut) =>
        range(Math.max(0, taken - (pack.length - cut)), Math.min(taken, cut)).map(
          (first) => [...pack.slice(0, first), ...pack.slice(cut, cut + taken - first)].filter((isRed) => isRed).length,
        ),
      );
    return Math.max(...reds);
  },

  // Lets the boats drift, from many starts: the places are even numbers, so that boats meet at whole moments.
  "brain-teasers-medium-044": ({ said, says }) => {
    says(
      "Whenever two boats meet",
      "In the end no two boats can meet any more",
      "come from the west, one behind the other",
      "**both** turn round",
      "all at the same speed",
      "in the middle",
    );
    const [all, fromWest, fromEast, at] = [said(1), said(2), said(4), said(7)];
    if (fromWest + fromEast !== said(8) || said(8) !== all || 2 * at !== all + 1) throw new Error("other boats");
    const bumps = (gaps: readonly number[]) => {
      const places = gaps.map((_, i) => gaps.slice(0, i).reduce((sum, gap) => sum + 2 * gap, 0));
      const ways: number[] = places.map((_, i) => (i < fromWest ? 1 : -1));
      let count = 0;
      for (let moment = 0; moment < 4 * all * all; moment++) {
        places.forEach((place, i) => {
          places[i] = place + (ways[i] ?? 0);
        });
        for (const i of range(0, all - 2))
          if (places[i] === places[i + 1]) {
            if (i === at - 1 || i + 1 === at - 1) count += 1;
            [ways[i], ways[i + 1]] = [-1, 1];
          }
      }
      return count;
    };
    const starts = range(0, 40).map((seed) => range(1, all).map((boat) => 1 + ((seed * boat * boat + seed) % 5)));
    return only(new Set(starts.map(bumps)));
  },

  "brain-teasers-medium-045": ({ said, says }) => {
    says("They play one round", "exactly two different signs", "all three** signs are there, nobody is out");
    const signs = range(1, said(2));
    if (said(4) !== said(2)) throw new Error("another number of signs");
    const rounds = [...choices(range(1, said(1)).map(() => signs))];
    const different = rounds.map((round) => new Set(round).size);
    const idle = different.filter((number) => number !== said(3)).length;
    const common = only(
      range(1, rounds.length)
        .filter((n) => rounds.length % n === 0 && idle % n === 0)
        .slice(-1),
    );
    return `${idle / common}/${rounds.length / common}`;
  },

  // Counts the codes with a nine by their first nine.
  "brain-teasers-medium-046": ({ said, says }) => {
    says(
      "with one, two, three or more wheels",
      "With one wheel, only",
      "more than half** of all codes have a nine",
      "may begin with $0$",
      "a digit may be used more than once",
    );
    const digits = said(4) - said(3) + 1;
    if (said(8) !== digits || said(7) !== 1 || [9, 10, 12].some((place) => said(place) !== said(4)))
      throw new Error("other wheels");
    const share = (wheels: number) =>
      range(1, wheels).reduce((sum, first) => sum + (digits - 1) ** (first - 1) * digits ** (wheels - first), 0) /
      digits ** wheels;
    return range(1, 100).find((wheels) => share(wheels) > 1 / 2) ?? Number.NaN;
  },

  "brain-teasers-medium-047": ({ said, says }) => {
    says("swaps the digits of $N$", "two-digit numbers", "except $84$ itself");
    const turned = (n: number) => Number([...String(n)].reverse().join(""));
    const [number, mirror] = [said(7), said(10)];
    if (said(1) * said(2) !== said(3) || said(4) * said(5) !== said(6) || turned(said(1)) !== said(4))
      throw new Error("the example is wrong");
    if (turned(number) !== mirror || said(9) !== number || said(11) !== mirror) throw new Error("not in the mirror");
    return range(10, 99).filter((n) => number * n === mirror * turned(n) && n !== said(11));
  },

  // Snips wherever the net still hangs together, in two orders, until no piece can go.
  "brain-teasers-medium-048": ({ said, says }) => {
    says(
      "Each side of a mesh is one piece of string",
      "square meshes in each row",
      "in one piece",
      "all the knots must still hang together",
    );
    const [rows, meshes] = [said(1), said(2)];
    const knots = [...choices([range(0, rows), range(0, meshes)])].map(String);
    const pieces = knots.flatMap((knot) => {
      const [row = 0, column = 0] = knot.split(",").map(Number);
      const next = [`${row + 1},${column}`, `${row},${column + 1}`].filter((other) => knots.includes(other));
      return next.map((other) => [knot, other] as const);
    });
    const hangs = (left: readonly (readonly [string, string])[]) => {
      const reached = new Set(knots.slice(0, 1));
      for (let before = 0; before < reached.size; ) {
        before = reached.size;
        for (const ends of left) if (ends.some((knot) => reached.has(knot))) for (const knot of ends) reached.add(knot);
      }
      return reached.size === knots.length;
    };
    const snipped = (order: readonly (readonly [string, string])[]) => {
      let left = [...order];
      for (const piece of order) {
        const without = left.filter((other) => other !== piece);
        if (hangs(without)) left = without;
      }
      return order.length - left.length;
    };
    return only(new Set([snipped(pieces), snipped(pieces.toReversed())]));
  },

  // Day after day from that New Year on: a year fits when all its days do.
  "brain-teasers-medium-049": (reading) => {
    const { said, says } = reading;
    labelled(
      reading,
      "of the leap @1 $#$",
      "its dates and @2 of the week",
      "the **whole** @1. A @1 has $#$ @2, and a leap @1 has",
      "every # @1 is a leap @1:",
      "In which @1 can",
    );
    says("for the **whole** year", "every fourth year is a leap year", "for the first time");
    const [kept, common, leap] = [said(1), said(2), said(3)];
    if (said(5) !== kept || said(6) - kept !== said(4) || said(7) - said(6) !== said(4))
      throw new Error("other leap years");
    const length = (year: number) => ((year - kept) % said(4) === 0 ? leap : common);
    const begins = (year: number) => range(kept, year - 1).reduce((days, one) => days + length(one), 0) % 7;
    const fits = (year: number) => length(year) === length(kept) && begins(year) === 0;
    return range(kept + 1, kept + 100).find(fits) ?? Number.NaN;
  },
};

export const families: FamilyProofs = {
  // Every state that any moves can reach, cheapest first.
  "two-measures": (p: { setting: string; small: number; large: number; target: number }) => {
    const { setting, small, large, target } = p;
    if (setting === "drum") {
      let [drum, cans] = [0, 0];
      while (drum !== target) {
        let can = small;
        cans++;
        while (can > 0) {
          if (drum === large) drum = 0;
          drum++;
          can--;
        }
        // A full drum is only tipped out when something is still in the can; it never is the amount asked for.
        insist(cans <= large, "another amount after each can, until all come again");
      }
      return cans;
    }
    const all = setting === "oil" ? small + large : Number.POSITIVE_INFINITY;
    return cheapest(
      [0, 0],
      ([x = 0, y = 0]) => x === target || y === target || all - x - y === target,
      ([x = 0, y = 0]) => {
        const over = Math.min(x, large - y);
        const back = Math.min(y, small - x);
        const price = setting === "well" ? 0 : 1;
        const fill = (amount: number) => (setting === "well" ? amount : 1);
        const left = all - x - y;
        return [
          { to: [x + Math.min(small - x, left), y], price: fill(small - x) },
          { to: [x, y + Math.min(large - y, left)], price: fill(large - y) },
          { to: [0, y], price },
          { to: [x, 0], price },
          { to: [x - over, y + over], price },
          { to: [x + back, y - back], price },
        ];
      },
    );
  },

  // Lets everybody walk along the row.
  "every-kth-switch": ({ setting, n }: { setting: string; n: number }, reading) => {
    const comes = (k: number) => (setting === "lanterns" ? k > 1 : setting === "shutters" ? k % 2 === 1 : true);
    const row = (length: number) => {
      const changed = new Uint8Array(length + 1);
      for (let k = 1; k <= length; k++)
        if (comes(k)) for (let place = k; place <= length; place += k) changed[place] = 1 - (changed[place] ?? 0);
      return changed.reduce((total, one) => total + one, 0);
    };
    if (setting !== "flags") return row(n);
    whites ??= range(0, 600).map(row);
    const [seen] = told(reading, "exactly $#$ flags show white");
    return Math.max(...range(0, 600).filter((length) => whites?.[length] === seen));
  },

  // Every state of the crossing: who is still there, and the lamp.
  "one-lamp-to-share": (p: { setting: string; a: number; b: number; c: number; d: number }, reading) => {
    const { setting, a, b, c, d } = p;
    const least = quickest([a, b, c, d]);
    if (setting === "bridge") return least;
    if (setting === "tunnel") return told(reading, "lasts $#$ more minutes")[0] - least;
    if (setting === "raft") {
      // The fastest goes over with each of the others and comes back between.
      let [minutes, waiting] = [0, [b, c, d]];
      while (waiting.length) {
        minutes += Math.max(a, waiting[0] ?? 0);
        waiting = waiting.slice(1);
        if (waiting.length) minutes += a;
      }
      return minutes - least;
    }
    const total = told(reading, "in exactly $#$ minutes")[0];
    return only(range(c + 1, 80).filter((slowest) => quickest([a, b, c, slowest]) === total));
  },

  // Fills the figure in every possible way.
  "counted-twice": (p: { setting: string; from: number; which: number }, reading) => {
    const { words: problem } = reading.shown;
    const { setting, from } = p;
    const given = Number(matches(reading, /add up to \$(\d+)\$/g)[0]?.[0]);
    if (setting === "triangle") {
      const found = new Set<string>();
      const numbers = range(from, from + 5);
      for (const x of numbers)
        for (const y of numbers)
          for (const z of numbers) {
            const six = [x, y, z, given - x - y, given - y - z, given - z - x];
            if (x < y && y < z && numbers.every((n) => six.includes(n))) found.add(`${x}, ${y}, ${z}`);
          }
      return only(found).split(", ");
    }
    if (setting === "frame") {
      const numbers = range(from, from + 7);
      const totals = new Set<number>();
      for (const w of numbers)
        for (const x of numbers)
          for (const y of numbers)
            for (const z of numbers) {
              if (w === x || w === y || w === z || x === y || x === z || y === z) continue;
              // The least of the others stands on some side; turned, it is the side from w to x.
              const least = numbers.find((n) => n !== w && n !== x && n !== y && n !== z) ?? 0;
              const total = w + least + x;
              const eight = [w, x, y, z, least, total - x - y, total - y - z, total - z - w];
              if (numbers.every((n) => eight.includes(n))) totals.add(total);
            }
      return problem.includes("greatest") ? Math.max(...totals) : Math.min(...totals);
    }
    if (setting === "hoops") {
      const overlaps = new Set<number>();
      const numbers = range(from, from + 9);
      const fill = (shared: readonly number[], used: ReadonlySet<number>): void => {
        const last = shared.at(-1) ?? 0;
        if (shared.length === 5) {
          const own = given - last - (shared[0] ?? 0);
          if (numbers.includes(own) && !used.has(own)) overlaps.add(sum(shared));
          return;
        }
        for (const next of numbers) {
          const own = given - last - next;
          if (own === next || used.has(next) || used.has(own) || !numbers.includes(own)) continue;
          fill([...shared, next], new Set([...used, next, own]));
        }
      };
      for (const first of numbers) fill([first], new Set([first]));
      return only(overlaps);
    }
    // Raising every number by one raises every line of four by four, so the numbers 1 to 12 settle all stars.
    starTotals ??= range(10, 42).filter(hasStar);
    return only(starTotals) + 4 * (from - 1);
  },

  // The weight on the scale for every stack that could be bad.
  "told-by-one-weighing": (p: { setting: string; n: number; weight: number; error: number }, reading) => {
    const { setting, n, weight, error } = p;
    if (setting === "pearls") {
      // Every rising list of amounts that makes the scale show something else for every jar; whatever the weights are,
      // the readings are equal where the amounts are.
      let fewest = fewestPearls.get(n) ?? Number.POSITIVE_INFINITY;
      const take = (amounts: readonly number[]): void => {
        if (new Set(amounts).size < amounts.length || sum(amounts) >= fewest) return;
        if (amounts.length === n) fewest = sum(amounts);
        else for (const next of range(amounts.at(-1) ?? 0, n + 1)) take([...amounts, next]);
      };
      if (!fewestPearls.has(n)) take([]);
      fewestPearls.set(n, fewest);
      return fewest;
    }
    const shown = Number(matches(reading, /(?:shows|weigh) \$(\d+)\$ g\. W/g)[0]?.[0]);
    const scale = (amounts: readonly number[], bad: readonly number[]) =>
      sum(
        amounts.map(
          (amount, i) => amount * (weight + (bad.includes(i + 1) ? (setting === "candles" ? error : -error) : 0)),
        ),
      );
    if (setting !== "screws") return only(range(1, n).filter((stack) => scale(range(1, n), [stack]) === shown));
    const amounts = [1, 2, 4, 8, 16, 32].slice(0, n);
    const some = [...choices(range(1, n).map((drawer) => [0, drawer]))].map((list) => list.filter(Boolean));
    return only(some.filter((bad) => scale(amounts, bad) === shown));
  },

  // Every state that the three numbers can reach.
  "three-colours-meet": (p: { setting: string; first: number; second: number; third: number }) => {
    const { setting, first, second, third } = p;
    const all = first + second + third;
    const steps = new Map([[first * 100 + second, 0]]);
    for (const [state, before] of steps) {
      const counts = [Math.floor(state / 100), state % 100, all - Math.floor(state / 100) - (state % 100)];
      for (const grows of [0, 1, 2]) {
        const [x = 0, y = 0] = counts.map((n, i) => (i === grows ? n + 2 : n - 1));
        const next = x * 100 + y;
        if (counts.every((n, i) => i === grows || n > 0) && !steps.has(next)) steps.set(next, before + 1);
      }
    }
    const ends = [all * 100, all, 0];
    if (setting === "chameleons") {
      const reached = ["brown", "green", "red"].filter((_, i) => steps.has(ends[i] ?? -1));
      return reached.length ? `Yes, all ${only(reached)}` : "No, that can never happen";
    }
    if (setting === "festival")
      return Math.max(...[...steps.keys()].map((state) => all - Math.floor(state / 100) - (state % 100)));
    return Math.min(...ends.map((end) => steps.get(end) ?? Number.POSITIVE_INFINITY));
  },

  // Every way to add, take away or leave out each of the five.
  "both-pans": ({ setting, total }: { setting: string; total: number }) => {
    const set = [1, 3, 9, 27, 81];
    const signs = only(ternary.filter((ways) => sum(ways.map((way, i) => way * (set[i] ?? 0))) === total));
    return set.filter((_, i) => signs[i] === (setting === "robot" ? 1 : -1));
  },
};

/** For every length of the row, how many flags are white. */
let whites: number[] | undefined;
let starTotals: number[] | undefined;
const fewestPearls = new Map<number, number>();

const ternary = [...choices(range(1, 5).map(() => [-1, 0, 1]))];

interface Step {
  readonly to: readonly number[];
  readonly price: number;
}

/** The lowest price from a state to one that is a goal, over all ways (Dijkstra). */
function cheapest(
  from: readonly number[],
  isGoal: (state: readonly number[]) => boolean,
  steps: (state: readonly number[]) => readonly Step[],
): number {
  const open = new Map([[String(from), { state: from, price: 0 }]]);
  const done = new Set<string>();
  while (open.size) {
    const [key, { state, price }] = [...open].reduce((one, two) => (two[1].price < one[1].price ? two : one));
    if (isGoal(state)) return price;
    open.delete(key);
    done.add(key);
    for (const { to, price: more } of steps(state)) {
      const next = String(to);
      if (done.has(next) || (open.get(next)?.price ?? Number.POSITIVE_INFINITY) <= price + more) continue;
      open.set(next, { state: to, price: price + more });
    }
  }
  return Number.POSITIVE_INFINITY;
}

/**
 * Least time for all to cross by twos with one lamp. A state has a bit for each walker on the far side, and bit 4 for
 * the lamp; times are lowered until nothing changes.
 */
function quickest(times: readonly number[]): number {
  const best = new Array<number>(32).fill(Number.POSITIVE_INFINITY);
  best[0] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (const state of range(0, 31)) {
      const side = state >> 4;
      const here = [0, 1, 2, 3].filter((i) => ((state >> i) & 1) === side);
      for (const i of here)
        for (const j of here) {
          const next = state ^ 16 ^ (1 << i) ^ (i === j ? 0 : 1 << j);
          const time = (best[state] ?? 0) + Math.max(times[i] ?? 0, times[j] ?? 0);
          if (time >= (best[next] ?? 0)) continue;
          best[next] = time;
          changed = true;
        }
    }
  }
  return best[31] ?? 0;
}

/**
 * Whether the numbers 1 to 12 can stand on the star so that each line of four has this total. The large triangle has
 * the corners 0, 3, 6 and the sides 0 1 2 3, 0 4 5 6 and 3 7 8 6; the other has the sides 9 1 4 10, 9 2 7 11 and 10 5 8 11.
 */
function hasStar(total: number): boolean {
  const value = new Array<number>(12).fill(0);
  let used = 0;
  const put = (place: number, n: number, rest: () => boolean): boolean => {
    if (n < 1 || n > 12 || used & (1 << n)) return false;
    value[place] = n;
    used |= 1 << n;
    const found = rest();
    used &= ~(1 << n);
    return found;
  };
  const at = (place: number) => value[place] ?? 0;
  const any = (place: number, rest: () => boolean) => range(1, 12).some((n) => put(place, n, rest));
  /** The last place of a line, forced by the other three. */
  const last = (place: number, [i, j, k]: readonly [number, number, number], rest: () => boolean) =>
    put(place, total - at(i) - at(j) - at(k), rest);
  const side3 = () =>
    any(9, () => last(10, [9, 1, 4], () => last(11, [9, 2, 7], () => at(10) + at(5) + at(8) + at(11) === total)));
  const side2 = () => any(7, () => last(8, [3, 7, 6], side3));
  const side1 = () => any(4, () => any(5, () => last(6, [0, 4, 5], side2)));
  return any(0, () => any(1, () => any(2, () => last(3, [0, 1, 2], side1))));
}
