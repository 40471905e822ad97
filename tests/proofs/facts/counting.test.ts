import { random } from "../../../src/maths/random.ts";
import { orderings, range } from "../proof.ts";
import { digits, factorial, holds, prove, sum } from "./facts.ts";

const pairs = <T>(things: readonly T[]) => things.flatMap((a, at) => things.slice(at + 1).map((b) => [a, b] as const));

prove("counting", {
  "squares-on-a-chessboard": () => {
    const places = range(1, 8).flatMap((size) =>
      range(0, 7).flatMap((x) =>
        range(0, 7)
          .filter((y) => x + size <= 8 && y + size <= 8)
          .map(() => size),
      ),
    );
    return [places.filter((size) => size === 1).length, 2, 2, 3, 3, places.length];
  },

  "two-bricks-clicked-together": () => {
    const cells = (x: number, y: number, across: boolean) =>
      range(0, across ? 1 : 3).flatMap((dx) => range(0, across ? 3 : 1).map((dy) => [x + dx, y + dy] as const));
    const key = (upper: readonly (readonly [number, number])[]) => upper.map(String).sort().join(" ");
    const lower = new Set(cells(0, 0, false).map(String));
    const all = [false, true].flatMap((across) =>
      range(-5, 5).flatMap((x) => range(-5, 5).map((y) => cells(x, y, across))),
    );
    const fitting = all.filter((upper) => upper.some((cell) => lower.has(String(cell))));
    // Half a turn about the middle of the lower brick, from (0, 0) to (3, 1).
    const looks = fitting.map((upper) => [key(upper), key(upper.map(([x, y]) => [3 - x, 1 - y] as const))].sort()[0]);
    return [2, 2, 4, new Set(looks).size];
  },

  "spots-on-all-dominoes": () => {
    const pieces = range(0, 6).flatMap((a) => range(a, 6).map((b) => a + b));
    return [6, pieces.length, sum(pieces)];
  },

  "ways-up-the-stairs": () => {
    const climb = (left: number): number => (left === 0 ? 1 : left < 0 ? 0 : climb(left - 1) + climb(left - 2));
    return [2, 10, climb(10)];
  },

  "the-house-in-one-stroke": () => {
    const lines = ["ab", "bc", "cd", "da", "ac", "bd", "ce", "de"];
    const draw = (at: string, left: readonly string[]): number =>
      left.length === 0
        ? 1
        : sum(
            left
              .filter((line) => line.includes(at))
              .map((line) =>
                draw(
                  line.replace(at, ""),
                  left.filter((other) => other !== line),
                ),
              ),
          );
    holds(draw("e", lines) === 0 && draw("c", lines) === 0);
    return [2, lines.length, draw("a", lines)];
  },

  "thirty-different-dice": () => {
    // Faces: bottom, top, west, east, south, north.
    const turns = [
      [2, 3, 1, 0, 4, 5],
      [4, 5, 2, 3, 1, 0],
    ];
    const all = [...orderings(range(1, 6))];
    const left = new Set(all.map(String));
    const kinds: number[][] = [];
    for (const die of all) {
      if (!left.delete(String(die))) continue;
      kinds.push(die);
      const row = [die];
      for (let one = row.pop(); one !== undefined; one = row.pop())
        for (const turn of turns) {
          const turned = turn.map((face) => one?.[face] ?? 0);
          if (left.delete(String(turned))) row.push(turned);
        }
    }
    const sevens = kinds.filter(
      ([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]) => a + b === 7 && c + d === 7 && e + f === 7,
    );
    return [1, 6, kinds.length, sevens.length, 7];
  },

  "paying-one-pound": () => {
    const coins = [1, 2, 5, 10, 20, 50];
    const ways = (amount: number, kinds: number): number => {
      const coin = coins[kinds - 1] ?? 0;
      if (kinds === 1) return 1;
      return sum(range(0, Math.floor(amount / coin)).map((count) => ways(amount - count * coin, kinds - 1)));
    };
    holds(ways(10, coins.length) === 11);
    return [...coins, ways(100, coins.length), 1];
  },

  "small-sudokus": () => {
    const rows = [...orderings(range(1, 4))];
    const differ = (a: readonly number[], b: readonly number[]) => a.every((one, at) => one !== b[at]);
    const block = (a: readonly number[], b: readonly number[]) =>
      new Set([...a.slice(0, 2), ...b.slice(0, 2)]).size === 4;
    let count = 0;
    for (const a of rows)
      for (const b of rows.filter((row) => differ(a, row) && block(a, row)))
        for (const c of rows.filter((row) => differ(a, row) && differ(b, row)))
          count += rows.filter((row) => [a, b, c].every((other) => differ(other, row)) && block(c, row)).length;
    // The 16 cases of the text: what the block at the top left and its two neighbours leave for the last one.
    const first = [1, 2, 3, 4];
    const cases = [...orderings([3, 4])].flatMap((upper) =>
      [...orderings([1, 2])].flatMap((lower) =>
        [...orderings([2, 4])].flatMap((left) =>
          [...orderings([1, 3])].map(
            (right) =>
              [...orderings(first)].filter(([p = 0, q = 0, r = 0, s = 0]) =>
                [
                  [left[0], right[0], p, q],
                  [left[1], right[1], r, s],
                  [upper[0], lower[0], p, r],
                  [upper[1], lower[1], q, s],
                ].every((line) => new Set(line).size === 4),
              ).length,
          ),
        ),
      ),
    );
    holds(cases.length === 16 && cases.filter((ways) => ways === 1).length === 12);
    holds(cases.filter((ways) => ways === 0).length === 4);
    return [count, 4, 4, 1, 4];
  },

  "games-of-noughts-and-crosses": () => {
    const lines = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];
    const has = (fields: number) => lines.some((line) => (fields & line) === line);
    const ends = { crosses: 0, noughts: 0, draws: 0 };
    const play = (own: number, other: number, moves: number): void => {
      if (has(other)) ends[moves % 2 === 1 ? "crosses" : "noughts"] += 1;
      else if (moves === 9) ends.draws += 1;
      else
        for (let field = 1; field < 512; field *= 2)
          if (((own | other) & field) === 0) play(other, own | field, moves + 1);
    };
    play(0, 0, 0);
    return [ends.crosses + ends.noughts + ends.draws, ends.crosses, ends.noughts, ends.draws];
  },

  "three-of-any-five": () => {
    const rests = (count: number): number[][] =>
      count === 0 ? [[]] : rests(count - 1).flatMap((some) => [0, 1, 2].map((rest) => [...some, rest]));
    const found = (some: readonly number[]) =>
      some.some((a, i) => some.slice(i + 1).some((b, j) => some.slice(i + j + 2).some((c) => (a + b + c) % 3 === 0)));
    const enough = range(3, 9).find((count) => rests(count).every(found)) ?? 0;
    return [enough, 3, 3, enough - 1];
  },

  "a-tower-that-takes-for-ever": () => {
    // Small towers by trying: the shortest way between all states.
    const shortest = (discs: number) => {
      const seen = new Set(["0".repeat(discs)]);
      let [row, moves] = [[...seen], 0];
      while (!seen.has("2".repeat(discs))) {
        row = row.flatMap((state) =>
          [0, 1, 2].flatMap((from) => {
            const disc = state.indexOf(String(from));
            return disc < 0
              ? []
              : [0, 1, 2]
                  .filter((to) => to !== from && !state.slice(0, disc).includes(String(to)))
                  .map((to) => state.slice(0, disc) + to + state.slice(disc + 1))
                  .filter((next) => !seen.has(next) && seen.add(next));
          }),
        );
        moves += 1;
      }
      return BigInt(moves);
    };
    const needed = (discs: number) => 2n ** BigInt(discs) - 1n;
    holds(range(1, 7).every((discs) => shortest(discs) === needed(discs)));
    const years = (needed(64) / (86_400n * 1461n)) * 4n;
    return [64, needed(64), Math.round(Number(years) / 1e9), 1e3, 1e6];
  },

  "every-shuffle-is-new": () => {
    const orders = factorial(52);
    const power = String(orders).length - 1;
    const people = 8n * 10n ** 9n;
    const tried = (people * 138n * 10n ** 8n * 86_400n * 1461n) / 4n;
    const share = String(orders / tried).length - 1;
    holds(digits(orders)[1] === 0);
    return [52, digits(orders)[0] ?? 0, 10, power, 8, 10, 9, 13.8, 1e3, 1e6, 10, share];
  },

  "six-guests": () => {
    const always = (people: number) => {
      const couples = pairs(range(0, people - 1)).map(([a, b]) => `${a}${b}`);
      const threes = range(0, people - 1).flatMap((a) =>
        pairs(range(a + 1, people - 1)).map(([b, c]) =>
          [`${a}${b}`, `${a}${c}`, `${b}${c}`].map((one) => 1 << couples.indexOf(one)),
        ),
      );
      const masks = threes.map((three) => sum(three));
      return range(0, 2 ** couples.length - 1).every((known) =>
        masks.some((mask) => (known & mask) === mask || (known & mask) === 0),
      );
    };
    const enough = range(3, 6).find(always) ?? 0;
    return [enough, 3, 3, enough - 1];
  },

  "two-groups-with-one-sum": () => {
    holds(2 ** 10 - 1 > sum(range(90, 99)));
    const chance = random(6);
    for (const _ of range(1, 300)) {
      const numbers = chance.shuffle(range(1, 99)).slice(0, 10);
      const sums = new Set(range(1, 1023).map((group) => sum(numbers.filter((_one, at) => group & (1 << at)))));
      holds(sums.size < 1023);
    }
    return [10, 1, 99, 2];
  },

  "eight-peaceful-queens": () => {
    const found: number[][] = [];
    const put = (queens: readonly number[]): void => {
      const row = queens.length;
      if (row === 8) found.push([...queens]);
      else
        for (const x of range(0, 7))
          if (queens.every((other, y) => other !== x && Math.abs(other - x) !== row - y)) put([...queens, x]);
    };
    put([]);
    const looks = (queens: readonly number[]) => {
      const places = queens.map((x, y) => [x, y] as const);
      return range(0, 7).map((look) => {
        const own = new Array<number>(8).fill(0);
        for (const [x, y] of places) {
          const [a, b] = look & 4 ? [y, x] : [x, y];
          own[look & 2 ? 7 - b : b] = look & 1 ? 7 - a : a;
        }
        return own.join("");
      });
    };
    const kinds = found.map((queens) => looks(queens).sort()[0] ?? "");
    return [8, found.length, new Set(kinds).size];
  },

  "cutting-an-octagon": () => {
    // Sets of diagonals of which no two cross, as many as fit.
    const ways = (corners: number) => {
      const diagonals = pairs(range(0, corners - 1)).filter(([a, b]) => b - a > 1 && b - a < corners - 1);
      const cross = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]) =>
        (a < c && c < b && b < d) || (c < a && a < d && d < b);
      const choose = (from: number, taken: readonly (readonly [number, number])[]): number =>
        taken.length === corners - 3
          ? 1
          : sum(
              diagonals
                .slice(from)
                .map((one, at) =>
                  taken.some((other) => cross(one, other)) ? 0 : choose(from + at + 1, [...taken, one]),
                ),
            );
      return choose(0, []);
    };
    return [8, ways(8), 4, ways(4), 5, ways(5), 6, ways(6)];
  },
});
