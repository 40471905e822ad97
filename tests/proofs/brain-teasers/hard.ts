import {
  add,
  compare,
  divide,
  fractionText,
  multiply,
  type Rational,
  rational,
  subtract,
} from "../../../src/maths/rational.ts";
import { choices, type FamilyProofs, insist, only, orderings, type Proofs, range } from "../proof.ts";
import { labelled } from "../reading/labelled.ts";
import { measured } from "../reading/lie.ts";
import { matches, told } from "../reading/told.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
const zero = rational(0);
const one = rational(1);

/** Solves linear equations exactly: each row holds the coefficients and then the right-hand side. */
function solve(rows: readonly (readonly Rational[])[]): Rational[] {
  const matrix = rows.map((row) => [...row]);
  const size = matrix.length;
  for (const column of range(0, size - 1)) {
    const pivot = matrix.findIndex((row, i) => i >= column && row[column]?.num !== 0n);
    const [a, b] = [matrix[column] ?? [], matrix[pivot] ?? []];
    if (pivot < 0) throw new Error("no single solution");
    [matrix[column], matrix[pivot]] = [b, a];
    const head = b[column] ?? one;
    const clean = b.map((n) => divide(n, head));
    matrix[column] = clean;
    for (const [i, row] of matrix.entries()) {
      const times = row[column] ?? zero;
      if (i === column || times.num === 0n) continue;
      matrix[i] = row.map((n, j) => subtract(n, multiply(times, clean[j] ?? zero)));
    }
  }
  return matrix.map((row) => row[size] ?? zero);
}

/** Steps to the nearest goal, visiting states breadth first. */
function steps(start: string, goal: string, next: (state: string) => readonly string[]): number {
  const seen = new Set([start]);
  let [border, count] = [[start], 0];
  while (!seen.has(goal)) {
    border = border.flatMap(next).filter((state) => !seen.has(state) && seen.add(state));
    if (!border.length) throw new Error("the goal cannot be reached");
    count++;
  }
  return count;
}

export const proofs: Proofs = {
  // Balls of many sizes: the ball less the cylinder less the two caps, as multiples of pi.
  "brain-teasers-hard-001": ({ said, says }) => {
    says("straight through the centre of a wooden ball", "The inner wall of the ring, the wall of the hole, is");
    says("the volume of the wood that is **left** is certain: it is $k\\pi$ cm³");
    const half = said(1) / 2;
    insist(said(2) === said(1), "the picture says the same");
    return only(
      new Set(
        range(half, 12).map((radius) => {
          const ball = rational(4 * radius ** 3, 3);
          const cylinder = rational(said(1) * (radius ** 2 - half ** 2));
          const cap = rational((radius - half) ** 2 * (3 * radius - (radius - half)), 3);
          return fractionText(subtract(subtract(ball, cylinder), add(cap, cap)));
        }),
      ),
    );
  },

  // Every plan: for each of the four views a player has, one of three things to write. Cases are bits.
  "brain-teasers-hard-004": ({ said, says }) => {
    says("A fair coin decides for each hat whether it is red or blue", "sees the two other hats, not her own");
    says("Without a word, all write at the same moment **red**, **blue** or **pass**", "greatest possible probability");
    says("at least one of them has named her own colour and **nobody** has named a wrong one");
    insist(said(1) === 3 && said(2) === said(1) - 1, "three players");
    const plans = [0, 1, 2].map((player) =>
      [...choices([0, 1, 2, 3].map(() => [0, 1, 2]))].map((plan) => {
        let [right, wrong] = [0, 0];
        for (const hats of range(0, 7)) {
          const [x, y] = [1, 2].map((step) => (hats >> ((player + step) % 3)) & 1) as [number, number];
          const named = plan[2 * x + y] ?? 2;
          if (named === 2) continue;
          if (named === ((hats >> player) & 1)) right |= 1 << hats;
          else wrong |= 1 << hats;
        }
        return { right, wrong };
      }),
    );
    const ones = range(0, 255).map((n) => [...n.toString(2)].filter((bit) => bit === "1").length);
    let most = 0;
    for (const a of plans[0] ?? [])
      for (const b of plans[1] ?? [])
        for (const c of plans[2] ?? [])
          most = Math.max(most, ones[(a.right | b.right | c.right) & ~(a.wrong | b.wrong | c.wrong)] ?? 0);
    return fractionText(rational(most, 8));
  },

  // Cars in hundreds. Every way to spread them, kept if no hundred gains by changing to any other route.
  "brain-teasers-hard-007": (reading) => {
    const { said, says } = reading;
    measured(reading, { bridge: ["SA", "BT"], new: ["AB"], [`${said(2)} min`]: ["SB", "AT"] });
    says("from S to T, over a bridge and a motorway by way of A or of B", "How many minutes **longer** than before");
    says("A **bridge** takes as many minutes as hundreds of cars use it; a **motorway** always takes");
    says(
      "try both routes until nobody can be faster by changing alone",
      "a short road from A to B",
      "driving it takes no time",
    );
    const [hundreds, motorway] = [said(1) / 100, said(2)];
    insist(said(3) === motorway && said(4) === motorway, "the picture says the same");
    type Spread = readonly [upper: number, lower: number, both: number];
    const times = ([upper, lower, both]: Spread) => [
      upper + both + motorway,
      lower + both + motorway,
      upper + lower + 2 * both,
    ];
    const settled = (spread: Spread, routes: readonly number[]) =>
      routes.every((from) =>
        routes.every((to) => {
          if (from === to || spread[from] === 0) return true;
          const moved = spread.map((n, i) => n + (i === to ? 1 : 0) - (i === from ? 1 : 0)) as unknown as Spread;
          return (times(moved)[to] ?? 0) >= (times(spread)[from] ?? 0);
        }),
      );
    const result = (most: number, routes: readonly number[]) =>
      only(
        new Set(
          range(0, most).flatMap((both) =>
            range(0, hundreds - both).flatMap((upper) => {
              const spread: Spread = [upper, hundreds - both - upper, both];
              if (!settled(spread, routes)) return [];
              return routes.filter((route) => spread[route]).map((route) => times(spread)[route] ?? 0);
            }),
          ),
        ),
      );
    return result(hundreds, [0, 1, 2]) - result(0, [0, 1]);
  },

  // Walks through the centimetres of every lane, turned over at the tape.
  "brain-teasers-hard-009": ({ said, says }) => {
    says(
      "of equal width",
      "gives one end a half turn, so that its underside comes to the top, and tapes it to the other end",
    );
    says(
      "cuts along **all** the lines, round and round, until no line is left",
      "the length of each ring",
      "the shortest first",
    );
    insist(said(3) === said(2) + 1, "a lane more than lines");
    const seen = new Set<string>();
    const rings: number[] = [];
    for (const first of range(0, said(2))) {
      let [place, lane, length] = [0, first, 0];
      while (!seen.has(`${place} ${lane}`)) {
        seen.add(`${place} ${lane}`);
        length++;
        if (++place === said(1)) [place, lane] = [0, said(2) - lane];
      }
      if (length) rings.push(length);
    }
    return rings.sort((a, b) => a - b);
  },

  // Minute by minute in exact centimetres: walk, then stretch.
  "brain-teasers-hard-012": (reading) => {
    const { said, says } = reading;
    insist(said(5) === 2, "the second minute");
    labelled(
      reading,
      "along the band in the # @1. Then",
      "In the # @1 it walks",
      "in every @1 $#$",
      "In which @1 does",
    );
    says("An ant starts at the wall", "along the band in the first minute", "stretches the whole band evenly to");
    says(
      "the ant is carried along",
      "in every minute",
      "for the ant, and then",
      "In which minute does the ant reach the end",
    );
    const [start, walked, more] = [said(1), said(8), said(9)];
    insist(
      said(2) === walked && said(6) === walked && said(4) === start + more && said(7) === start + 2 * more,
      "it goes on",
    );
    let [ant, band, minute] = [zero, rational(start), 1];
    for (;;) {
      ant = add(ant, rational(walked));
      if (compare(ant, band) >= 0) return minute;
      const longer = add(band, rational(more));
      ant = divide(multiply(ant, longer), band);
      band = longer;
      minute++;
    }
  },

  // Plays all 720 arrangements.
  "brain-teasers-hard-015": ({ said, says }) => {
    says("lie at random", "They cannot tell each other anything", "must leave everything as it was", "one key in each");
    says("They win if **all** find the key with their own number", "begin with the locker of your own number");
    says("then open the locker with the number of the key you have found");
    const numbers = range(said(2), said(3));
    insist(
      [1, 4, 6, 9].every((place) => said(place) === numbers.length),
      "as many keys, lockers and actors",
    );
    insist(
      [2, 5, 8].every((place) => said(place) === 1),
      "numbered from 1",
    );
    const all = [...orderings(numbers)];
    const won = all.filter((keys) =>
      numbers.every((actor) => {
        let locker = actor;
        return range(1, said(10)).some(() => {
          locker = keys[locker - 1] ?? 0;
          return locker === actor;
        });
      }),
    );
    return fractionText(rational(won.length, all.length));
  },

  // From two divers up to nine, highest rank first: the proposer tries every set of voters to pay.
  "brain-teasers-hard-018": ({ said, says }) => {
    says("all of different rank", "The highest in rank proposes how many each gets, and all vote, the proposer too");
    says(
      "With **at least half** of the votes it is done. If not, the proposer leaves with nothing, and the next in rank",
    );
    says(
      "Each wants as many coins as possible; whoever would get equally many either way votes **no**",
      "first proposer keep?",
    );
    let next: number[] = [said(2)];
    for (const divers of range(2, said(1))) {
      const needed = Math.ceil(divers * said(3)) - 1;
      const passed = range(0, 2 ** next.length - 1).flatMap((bought) => {
        const voters = range(0, next.length - 1).filter((i) => bought & (1 << i));
        // A voter says yes for one coin more than she would get otherwise.
        const others = next.map((coins, i) => (voters.includes(i) ? coins + 1 : 0));
        const own = said(2) - sum(others);
        return voters.length >= needed && own >= 0 ? [[own, ...others]] : [];
      });
      const most = Math.max(...passed.map(([own = 0]) => own));
      next = only(passed.filter(([own]) => own === most));
    }
    return next[0] ?? -1;
  },

  // All states of the basket, by who has had it and who has it, solved exactly.
  "brain-teasers-hard-021": ({ said, says }) => {
    says(
      "at a round table",
      "He tosses a fair coin and passes the basket to his left or right neighbour",
      "does the same",
    );
    says(
      "the person **next to Tomasz on his right** is the last of the other",
      "to get the basket for the first time?",
    );
    insist(said(2) === said(1) - 1, "all others");
    const [people, last] = [said(1), 1];
    const all = 2 ** people - 1;
    const solved = new Map<number, Map<number, Rational>>();
    const values = (had: number): Map<number, Rational> => {
      const before = solved.get(had);
      if (before) return before;
      const places = range(0, people - 1).filter((i) => had & (1 << i));
      const rows = places.map((place, i) => {
        const row = [...places.map((_, j) => (i === j ? one : zero)), zero];
        if (had === all - (1 << last)) return row.with(-1, one);
        for (const step of [1, people - 1]) {
          const to = (place + step) % people;
          const at = places.indexOf(to);
          if (at >= 0) row[at] = subtract(row[at] ?? zero, rational(1, 2));
          else if (to !== last) {
            const later = values(had | (1 << to)).get(to) ?? zero;
            row[places.length] = add(row[places.length] ?? zero, multiply(rational(1, 2), later));
          }
        }
        return row;
      });
      const found = new Map(solve(rows).map((value, i) => [places[i] ?? -1, value]));
      solved.set(had, found);
      return found;
    };
    return fractionText(values(1).get(0) ?? zero);
  },

  // One hand stands in hour i, the other in hour j: u and v are how far they are into these hours. The minute hand at
  // (j + v)/12 of a turn means that u of the hour i is gone; for the other reading the other way round.
  "brain-teasers-hard-023": ({ said, says }) => {
    says("has two hands that look **exactly alike**; both move steadily", "from midday until just before midnight?");
    says("the hands can be read as **two different times**", "If that were the hour hand");
    // At half past three the hands would be the other way round at six, with none of an hour gone.
    const [part, hour, hand, at, midday] = range(2, 6).map(said);
    const isMinute = hand === 1 && at === (part ?? 0) * (midday ?? 0);
    insist(isMinute && hour === 3 && midday === 12, "the minute hand's place");
    const moments = new Set<string>();
    for (const i of range(0, 11))
      for (const j of range(0, 11)) {
        const [u = one, v = one] = solve([
          [rational(12), rational(-1), rational(j)],
          [rational(-1), rational(12), rational(i)],
        ]);
        const inside = compare(u, one) < 0 && compare(v, one) < 0;
        const hour = add(rational(i), u);
        if (inside && compare(hour, add(rational(j), v)) !== 0) moments.add(fractionText(hour));
      }
    return moments.size;
  },

  // How many tins so many tiles can tell apart in so many nights: over all sets of tiles that may turn pink first.
  "brain-teasers-hard-026": ({ said, says }) => {
    says("Exactly one of", "A tile with even a drop of it turns pink overnight. All other varnish stays clear.");
    says(
      "put drops from as many tins as she likes on one tile. A pink tile is used up; a clear one can be used again.",
    );
    says(
      "prepare tiles on Monday evening and again on Tuesday evening. On Wednesday morning she must know the spoiled tin",
    );
    says("the smallest number of tiles");
    const tins = (tiles: number, nights: number): number =>
      nights === 0
        ? 1
        : sum(
            range(0, 2 ** tiles - 1).map((pink) =>
              tins(
                [...pink.toString(2).padStart(tiles, "0")].filter((bit, i) => bit === "0" && i < tiles).length,
                nights - 1,
              ),
            ),
          );
    return range(1, 8).find((tiles) => tins(tiles, 2) >= said(2)) ?? -1;
  },

  // For each size of the deck, gives every set of three a row of its own, if that is possible.
  "brain-teasers-hard-030": (reading) => {
    const { says } = reading;
    labelled(reading, "@1 and @2 use cards", "While @2 is outside", "cards. @1 hides", "@2 comes in");
    says("cards numbered $1$ to $n$", "a spectator picks any three cards", "hides one of them, whichever she wants");
    says("lays the other two in a row, in the order she wants", "looks at the row and names the hidden card");
    says("Nothing else is passed on", "it works for **every** three cards", "the greatest possible $n$");
    const works = (n: number): boolean => {
      const holder = new Map<string, readonly number[]>();
      const place = (set: readonly number[], tried: Set<string>): boolean => {
        for (const a of set)
          for (const b of set) {
            const row = `${a} ${b}`;
            if (a === b || tried.has(row)) continue;
            tried.add(row);
            const other = holder.get(row);
            if (other && !place(other, tried)) continue;
            holder.set(row, set);
            return true;
          }
        return false;
      };
      return range(1, n).every((a) =>
        range(a + 1, n).every((b) => range(b + 1, n).every((c) => place([a, b, c], new Set()))),
      );
    };
    return Math.max(...range(3, 11).filter(works));
  },

  // Every order of the meetings of two jars with two jars.
  "brain-teasers-hard-031": ({ said, says }) => {
    says(
      "one meeting after the other",
      "**mean** of their two temperatures",
      "**exactly once**",
      "pours the milk together",
    );
    const water = range(1, said(1)).map((jar) => `water ${jar}`);
    const milk = range(1, said(3)).map((jar) => `milk ${jar}`);
    const meetings = [...choices([water, milk])];
    const warmest = [...orderings(meetings)].map((order) => {
      const warmth = new Map([
        ...water.map((jar) => [jar, said(2)] as const),
        ...milk.map((jar) => [jar, said(4)] as const),
      ]);
      for (const pair of order) {
        const mean = pair.reduce((sum, jar) => sum + (warmth.get(jar) ?? 0), 0) / pair.length;
        for (const jar of pair) warmth.set(jar, mean);
      }
      return milk.reduce((sum, jar) => sum + (warmth.get(jar) ?? 0), 0) / milk.length;
    });
    return Math.max(...warmest);
  },

  // The whole game, bar after bar: what Bruno gets, for each way to break a bar and for both of his decisions.
  "brain-teasers-hard-032": (reading) => {
    const { said, says } = reading;
    labelled(
      reading,
      "@1 and @2 share",
      "@1 breaks each bar",
      "Normally @1 chooses her part #, and @2 gets the other.",
      "at a bar of his choice, @2 may choose",
      "How many pieces does @2 get",
    );
    says(
      "one bar after the other",
      "breaks each bar into two parts",
      "Normally Aya chooses her part first",
      "may choose first",
      "**once**",
      "a part may even be empty",
      "after he has seen how this bar is broken",
    );
    const parts = range(0, said(2)).map((part) => [part, said(2) - part]);
    const gets = (bars: number, mayChoose: boolean): number => {
      if (bars === 0) return 0;
      const best = parts.map((broken) => {
        const waits = Math.min(...broken) + gets(bars - 1, mayChoose);
        return mayChoose ? Math.max(waits, Math.max(...broken) + gets(bars - 1, false)) : waits;
      });
      return Math.min(...best);
    };
    return gets(said(1), true);
  },

  // Every three cards in every order at each place; and all rings of up to seven cards, to see that averages add up so.
  "brain-teasers-hard-033": ({ said, says }) => {
    says("in a **ring**", "larger than both of its neighbours", "**on average**");
    const share = (cards: number) => {
      const all = range(1, cards);
      const three = all.flatMap((a) => all.flatMap((b) => all.map((c) => [a, b, c] as const)));
      const different = three.filter(([a, b, c]) => a !== b && b !== c && a !== c);
      return (cards * different.filter(([a, b, c]) => b > a && b > c).length) / different.length;
    };
    for (const cards of range(3, 7)) {
      const rings = [...orderings(range(1, cards))];
      const peaks = (ring: readonly number[]) =>
        ring.filter((card, i) => card > (ring.at(i - 1) ?? 0) && card > (ring[(i + 1) % cards] ?? 0)).length;
      const mean = rings.reduce((sum, ring) => sum + peaks(ring), 0) / rings.length;
      if (Math.abs(mean - share(cards)) > 1e-9) throw new Error("averages do not add up");
    }
    if (said(1) !== 1) throw new Error("the cards begin with another number");
    return share(said(2));
  },

  // Counts the rows of answers that can be paid, each ended where not both answers could be paid any more.
  "brain-teasers-hard-034": ({ said, says }) => {
    says("must always be able to pay, whatever the answer is", "a **yes** costs", "a **no** costs");
    const [yes, no] = [said(2), said(3)];
    const rows = (tokens: number): number => (tokens < Math.max(yes, no) ? 1 : rows(tokens - yes) + rows(tokens - no));
    return rows(said(4));
  },

  // The signs of nine differences at many points, none of them on a cut.
  "brain-teasers-hard-035": ({ said, says }) => {
    says(
      "parallel to two of its faces",
      "through the middle of the cube",
      "one in each direction",
      "along two opposite edges",
    );
    const axes = [0, 1, 2];
    const middle = axes.map((axis) => (at: readonly number[]) => at[axis] ?? 0);
    const slanting = axes.flatMap((a) =>
      range(a + 1, 2).flatMap((b) =>
        [1, -1].map((sign) => (at: readonly number[]) => (at[a] ?? 0) + sign * (at[b] ?? 0)),
      ),
    );
    const cuts = [...middle, ...slanting];
    if (said(1) !== cuts.length || said(2) !== middle.length || said(4) !== slanting.length || said(6) !== cuts.length)
      throw new Error("other cuts");
    const points = [...choices(axes.map(() => range(-9, 9)))];
    const inside = points.map((at) => cuts.map((cut) => Math.sign(cut(at)))).filter((signs) => !signs.includes(0));
    return new Set(inside.map(String)).size;
  },

  // Many ways to be crooked, in whole weights; the chance must be the same for all.
  "brain-teasers-hard-036": ({ said, says }) => {
    says("is fair", "a multiple of", "The six numbers are added");
    const faces = range(said(2), said(3));
    if (said(4) + said(5) !== said(1) || said(6) !== said(1) || said(7) !== said(1)) throw new Error("other dice");
    const chances = range(1, 12).map((seed) => {
      const dice = range(1, said(4)).map((die) =>
        faces.map((face) => 1 + ((seed * face * face + die * face + seed * die) % 7)),
      );
      let totals = new Map([[0, 1]]);
      for (const weights of [...dice, faces.map(() => 1)]) {
        const next = new Map<number, number>();
        for (const [total, weight] of totals)
          for (const [i, face] of faces.entries())
            next.set(total + face, (next.get(total + face) ?? 0) + weight * (weights[i] ?? 0));
        totals = next;
      }
      const sum = (of: [number, number][]) => of.reduce((all, [, weight]) => all + weight, 0);
      return sum([...totals]) / sum([...totals].filter(([total]) => total % said(8) === 0));
    });
    return `1/${only(new Set(chances))}`;
  },
};

// The fewest tests for so many levels with so many copies: every first level, the worse of both cases. And the first
// levels that reach it.
const known = new Map<string, { tests: number; first: number[] }>();
function best(copies: number, levels: number): { tests: number; first: number[] } {
  if (levels === 0) return { tests: 0, first: [] };
  if (copies === 0) return { tests: Number.POSITIVE_INFINITY, first: [] };
  const key = `${copies} ${levels}`;
  const before = known.get(key);
  if (before) return before;
  const worst = range(1, levels).map(
    (level) => 1 + Math.max(best(copies - 1, level - 1).tests, best(copies, levels - level).tests),
  );
  const tests = Math.min(...worst);
  const found = { tests, first: range(1, levels).filter((level) => worst[level - 1] === tests) };
  known.set(key, found);
  return found;
}

const towers = new Map<string, number>();
// Breadth first through all positions: for each size, largest first, the pegs of its pieces in order.
function tower(setting: string, n: number): number {
  const copies = setting === "pairs" ? 2 : 1;
  const start = Array(n).fill("0".repeat(copies)).join("");
  const goal = start.replaceAll("0", setting === "neighbours" || setting === "pairs" ? "2" : "1");
  const allowed = (from: number, to: number) =>
    setting === "pairs" || (setting === "round" ? to === (from + 1) % 3 : Math.abs(from - to) === 1);
  return steps(start, goal, (state) => {
    const found: string[] = [];
    // The top piece of a peg is the last in the list that lies there.
    for (const from of range(0, 2)) {
      const top = state.lastIndexOf(String(from));
      if (top < 0) continue;
      for (const to of range(0, 2)) {
        if (from === to || !allowed(from, to)) continue;
        const size = Math.floor(top / copies);
        if (Math.floor(state.lastIndexOf(String(to)) / copies) > size) continue;
        const pegs = [...state].with(top, String(to));
        // Equal pieces are not told apart: their pegs stand in order.
        found.push(
          range(0, n - 1)
            .map((i) =>
              pegs
                .slice(i * copies, (i + 1) * copies)
                .sort()
                .join(""),
            )
            .join(""),
        );
      }
    }
    return found;
  });
}

// The mean number of trials until a row ends with the pattern, from the equations for every last part of the row.
const waits = new Map<string, Rational>();
function wait(pattern: readonly number[], size: number): Rational {
  const name = `${pattern.join("")} ${size}`;
  const before = waits.get(name);
  if (before) return before;
  const states = range(0, pattern.length - 1).map((k) => pattern.slice(0, k).join(""));
  const whole = pattern.join("");
  const rows = states.map((state, i) => {
    const row = [...states.map((_, j) => (i === j ? rational(size) : zero)), rational(size)];
    for (const sign of range(0, size - 1)) {
      const now = `${state}${sign}`;
      if (now === whole) continue;
      const to = states.findLastIndex((other) => now.endsWith(other));
      row[to] = subtract(row[to] ?? zero, one);
    }
    return row;
  });
  const found = solve(rows)[0] ?? zero;
  waits.set(name, found);
  return found;
}

// Tries every rule of the form "keep from so much on", one limit for each try, and adds up all cases. `top` is scaled
// by sides to the power of the tries; `firsts` are the limits of the first try that reach it.
const rules = new Map<string, { top: number; firsts: Set<number> }>();
function bestRule(sides: number, tries: number): { top: number; firsts: Set<number> } {
  const key = `${sides} ${tries}`;
  const before = rules.get(key);
  if (before) return before;
  const found = { top: 0, firsts: new Set<number>() };
  const search = (left: number, value: number, limit: number): void => {
    if (left === tries) {
      if (value > found.top) {
        found.top = value;
        found.firsts.clear();
      }
      if (value === found.top) found.firsts.add(limit);
      return;
    }
    for (const next of range(1, sides + 1))
      search(left + 1, sum(range(next, sides)) * sides ** left + (next - 1) * value, next);
  };
  search(1, sum(range(1, sides)), 0);
  rules.set(key, found);
  return found;
}

/** The signs of which each is as likely as the others, and the words that say which they are. */
const equallyLikely: Readonly<Record<string, readonly [signs: string, ...phrases: string[]]>> = {
  coin: ["HT", "a fair coin and writes H for heads and T for tails"],
  ape: ["ABNR", "a keyboard with four keys: A, B, N and R."],
  booth: ["RYB", "three equal sectors: red, yellow and blue.", "The colours are written in a row (R, Y, B)"],
  dice: ["123456", "roll a fair die again and again"],
};

export const families: FamilyProofs = {
  "tested-until-it-breaks": (p: { setting: string; copies: number }, reading) => {
    if (p.setting === "bells") {
      const [copies, tests] = told(reading, "# clay bells", "time for # drops");
      // The largest number of levels within reach
      let levels = 1;
      while (best(copies, levels + 1).tests <= tests) levels++;
      return levels;
    }
    const levels = matches(reading, /(\d+) (?:marks|levels|floors)|ldots, (\d+)\$ kg|carries even (\d+) kg/g).map(
      (found) => Number(found.find(Boolean)),
    );
    const { tests, first } = best(p.copies, only(new Set(levels)));
    return p.setting === "flasks" ? only(first) : tests;
  },

  "tower-with-a-rule": ({ setting, n }: { setting: string; n: number }) => {
    const key = `${setting} ${n}`;
    const moves = towers.get(key) ?? tower(setting, n);
    towers.set(key, moves);
    return moves;
  },

  "until-it-shows": ({ setting }: { setting: string }, reading) => {
    const [signs = "", ...phrases] = equallyLikely[setting] ?? [];
    reading.says(...phrases);
    const [mean, other] = matches(reading, /\*\*([A-Z]+|[\d ]+)\*\*/g).map(([pattern = ""]) => {
      const all = [...pattern.replaceAll(" ", "")].map((sign) => signs.indexOf(sign));
      insist(!all.includes(-1), "there are such signs");
      return wait(all, signs.length);
    });
    if (!mean) throw new Error("there is no pattern");
    if (!other) return fractionText(mean);
    labelled(
      reading,
      "@1 and @2 each roll",
      "@1 stops as soon as her row ends with",
      "@2 as soon as his ends with",
      "And yet @1 needs more rolls than @2 **on average**.",
    );
    const more = subtract(mean, other);
    insist(more.num > 0n, "who is said to need more rolls does");
    return fractionText(more);
  },

  "keep-or-try-again": ({ setting, sides, tries }: { setting: string; sides: number; tries: number }) => {
    const { top, firsts } = bestRule(sides, tries);
    if (setting === "carpet") return only(firsts);
    const mean = rational(top, sides ** tries);
    return fractionText(setting === "road" ? subtract(rational(sides + 1), mean) : mean);
  },

  // Steps of 1/143 of a minute, with both hands measured in 1/102960 of a turn: every moment in question is such a step.
  "hands-of-a-clock": ({ setting }: { setting: string }, reading) => {
    const turn = 720 * 143;
    const [from = 0, to = 0] = matches(reading, /(\d+):(\d\d)/g).map(([h, m]) => (60 * Number(h) + Number(m)) % 720);
    const [hours] = told(reading, "in the # hours from");
    insist((from + 60 * hours - to) % 720 === 0, "from the one time to the other it is so long");
    return range(from * 143, (from + hours * 60) * 143).filter((time) => {
      const [hour, minute] = [time % turn, (time * 12) % turn];
      const apart = Math.abs(hour - minute);
      if (setting === "together") return apart === 0;
      if (setting === "opposite") return 2 * apart === turn;
      if (setting === "right") return 4 * apart === turn || 4 * apart === 3 * turn;
      return (hour + minute) % turn === 0;
    }).length;
  },
};
