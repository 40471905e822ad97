import { range } from "../proof.ts";
import { choose, factorial, holds, prove, sum } from "./facts.ts";

const die = range(1, 6);
const rolls = die.flatMap((a) => die.map((b) => [a, b] as const));
const percent = (share: number, places = 1) => (100 * share).toFixed(places);
/** All rows of so many tosses, 0 and 1. */
const tosses = (count: number) => range(0, 2 ** count - 1).map((n) => n.toString(2).padStart(count, "0"));

prove("chance", {
  "seven-comes-most": () => {
    const cases = (total: number) => rolls.filter(([a, b]) => a + b === total).length;
    const most = range(2, 12).reduce((best, total) => (cases(total) > cases(best) ? total : best), 2);
    const single = range(2, 12).filter((total) => cases(total) === 1);
    return [2, most, cases(most), rolls.length, ...single];
  },

  "socks-in-the-dark": () => {
    const socks = ["red 1", "red 2", "blue 1", "blue 2"];
    const colours = (taken: readonly string[]) => new Set(taken.map((sock) => sock.slice(0, 3))).size;
    const draws = socks.flatMap((a, at) => socks.slice(at + 1).map((b) => [a, b]));
    const matching = draws.filter((draw) => colours(draw) === 1).length;
    holds(socks.every((left) => colours(socks.filter((sock) => sock !== left)) === 2));
    return [2, 2, 2, draws.length / matching, 3];
  },

  "no-row-is-more-likely": () => [4, tosses(4).length],

  "products-are-mostly-even": () => {
    const even = rolls.filter(([a, b]) => (a * b) % 2 === 0).length;
    const sums = rolls.filter(([a, b]) => (a + b) % 2 === 0).length;
    return [2, even, rolls.length, even / (rolls.length - even), sums, rolls.length];
  },

  "more-legs-than-the-average": () => {
    const legs = [...range(1, 999).map(() => 2), 1];
    const mean = sum(legs) / legs.length;
    const more = legs.filter((one) => one > mean).length;
    return [999, legs.length, 2, mean, more];
  },

  "twenty-three-birthdays": () => {
    const shared = (people: number) =>
      1 - range(0, people - 1).reduce((chance, before) => chance * (1 - before / 365), 1);
    const least = (chance: number) => range(1, 365).find((people) => shared(people) >= chance) ?? 0;
    return [least(0.5), 2, percent(shared(least(0.5))), least(0.99), percent(shared(least(0.99)), 0), 365];
  },

  "change-the-door": () => {
    // Every prize, every first choice, every door that the host may open, weighed.
    let [change, stay] = [0, 0];
    for (const prize of range(1, 3))
      for (const first of range(1, 3)) {
        const open = range(1, 3).filter((door) => door !== prize && door !== first);
        for (const door of open) {
          const last = range(1, 3).find((one) => one !== first && one !== door);
          if (last === prize) change += 1 / 9 / open.length;
          if (first === prize) stay += 1 / 9 / open.length;
        }
      }
    return [3, Math.round(change * 300) / 100, 3, Math.round(stay * 300) / 100, 3];
  },

  "no-best-die": () => {
    const [a, b, c] = [
      [2, 4, 9],
      [1, 6, 8],
      [3, 5, 7],
    ] as [number[], number[], number[]];
    const beats = (own: readonly number[], other: readonly number[]) =>
      sum(own.map((one) => other.filter((two) => two < one).length));
    return [...a, ...b, ...c, ...[beats(a, b), beats(b, c), beats(c, a)].flatMap((wins) => [wins, 9])];
  },

  "long-runs-are-normal": () => {
    // The share of rows without such a run, by the length of the run at their end.
    let ends = [0, 1, 0, 0, 0, 0];
    for (let toss = 2; toss <= 100; toss += 1)
      ends = [0, sum(ends) / 2, ...range(2, 5).map((length) => (ends[length - 1] ?? 0) / 2)];
    // The same way of counting against all rows of 14 tosses.
    let short = [0, 1, 0, 0, 0, 0];
    for (let toss = 2; toss <= 14; toss += 1)
      short = [0, sum(short) / 2, ...range(2, 5).map((length) => (short[length - 1] ?? 0) / 2)];
    const rows = tosses(14);
    const without = rows.filter((row) => !/0{6}|1{6}/.test(row)).length;
    holds(Math.abs(without / rows.length - sum(short)) < 1e-12);
    return [100, 6, percent(1 - sum(ends), 0)];
  },

  "a-fair-toss-from-a-bent-coin": () => {
    holds(range(1, 99).every((heads) => heads * (100 - heads) === (100 - heads) * heads));
    return [70, 2, percent(0.7 * 0.3, 0), 2];
  },

  "nobody-gets-their-own": () => {
    // By what each further person adds: nobody of n gets the own name in (n - 1)(a + b) ways, a and b for n - 1 and n - 2.
    const ways = [1n, 0n];
    for (let n = 2; n <= 1000; n += 1) ways.push(BigInt(n - 1) * ((ways[n - 1] ?? 0n) + (ways[n - 2] ?? 0n)));
    const share = (n: number) => percent(Number(((ways[n] ?? 0n) * 10n ** 12n) / factorial(n)) / 1e12);
    return [share(10), 10, share(1000), 1000];
  },

  "the-last-sticker-is-slow": () => {
    // The mean as a sum of the chances that the set is not yet full, by the number of stickers that are there.
    let state = [1, 0, 0, 0, 0, 0];
    let mean = 0;
    for (let packets = 0; packets < 2000; packets += 1) {
      mean += sum(state);
      state = state.map((chance, own) => (chance * own) / 6 + (own > 0 ? ((state[own - 1] ?? 0) * (7 - own)) / 6 : 0));
    }
    return [6, mean.toFixed(1), 1 / (1 / 6)];
  },

  "equally-likely-not-equally-soon": () => {
    // How often the pattern ends just now for the first time, toss by toss.
    const mean = (pattern: string) => {
      let rows = new Map([["", 1]]);
      let total = 0;
      for (let toss = 1; toss < 400; toss += 1) {
        const next = new Map<string, number>();
        for (const [end, chance] of rows)
          for (const side of "HT") {
            const row = (end + side).slice(-2);
            if (row === pattern) total += (chance / 2) * toss;
            else next.set(row, (next.get(row) ?? 0) + chance / 2);
          }
        rows = next;
      }
      return Math.round(total * 1e6) / 1e6;
    };
    return [mean("HT"), mean("HH")];
  },

  "neighbours-in-the-lottery": () => {
    // Draws without neighbours, number by number: the last one was drawn or not.
    let [drawn, not] = [
      [0, 0, 0, 0, 0, 0, 0],
      [1, 0, 0, 0, 0, 0, 0],
    ];
    for (let number = 1; number <= 49; number += 1)
      [drawn, not] = [range(0, 6).map((k) => not[k - 1] ?? 0), range(0, 6).map((k) => (drawn[k] ?? 0) + (not[k] ?? 0))];
    const without = (drawn[6] ?? 0) + (not[6] ?? 0);
    const all = choose(49, 6);
    return [6, 1, 49, 2, 17, 18, percent(1 - without / all), all];
  },

  "a-good-test-that-is-half-wrong": () => {
    const [ill, right] = [0.01, 0.99];
    const alarms = ill * right + (1 - ill) * (1 - right);
    return [percent(ill, 0), percent(right, 0), percent(right, 0), percent((ill * right) / alarms, 0)];
  },

  "better-twice-worse-in-all": () => {
    const lena = { easy: [19, 20], hard: [30, 80] } as const;
    const omar = { easy: [72, 80], hard: [6, 20] } as const;
    const share = ([solved, tried]: readonly [number, number]) => (100 * solved) / tried;
    const all = (one: typeof lena | typeof omar) => share([one.easy[0] + one.hard[0], one.easy[1] + one.hard[1]]);
    holds(share(lena.easy) > share(omar.easy) && share(lena.hard) > share(omar.hard) && all(lena) < all(omar));
    return [
      ...[lena.easy, lena.hard, omar.easy, omar.hard].flat(),
      ...[lena.easy, omar.easy, lena.hard, omar.hard].map(share),
      all(omar),
      100,
      all(lena),
    ];
  },

  "ones-lead-the-powers-of-two": () => {
    const leads = range(1, 1000).map((power) => String(2n ** BigInt(power))[0]);
    return [
      1000,
      2,
      2,
      1,
      leads.filter((digit) => digit === "1").length,
      1,
      leads.filter((digit) => digit === "9").length,
      9,
    ];
  },

  "the-last-passenger": () => {
    // Everything that can happen on a small plane.
    const own = (seats: number) => {
      const board = (passenger: number, free: readonly number[]): number => {
        if (passenger === seats) return free[0] === seats ? 1 : 0;
        const choice = passenger > 1 && free.includes(passenger) ? [passenger] : free;
        return (
          sum(
            choice.map((seat) =>
              board(
                passenger + 1,
                free.filter((one) => one !== seat),
              ),
            ),
          ) / choice.length
        );
      };
      return board(1, range(1, seats));
    };
    holds(range(2, 9).every((seats) => Math.abs(own(seats) - 1 / 2) < 1e-12));
    // And for 100: with n seats a wrong choice leaves the same question with fewer seats.
    const chances = [0, 0, 1 / 2];
    for (let seats = 3; seats <= 100; seats += 1) chances.push((1 + sum(chances.slice(2))) / seats);
    return [100, 100, 1, Math.round(1 / (chances[100] ?? 0))];
  },
});
