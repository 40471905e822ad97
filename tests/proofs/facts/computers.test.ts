import { random } from "../../../src/maths/random.ts";
import { range } from "../proof.ts";
import { holds, prove, reverse, sum } from "./facts.ts";

prove("computers", {
  "counting-on-ten-fingers": () => {
    let worth = [0];
    for (let finger = 0; finger < 10; finger += 1) worth = worth.flatMap((one) => [one, one + 2 ** finger]);
    holds(new Set(worth).size === worth.length);
    return [10, Math.min(...worth), worth.reduce((most, one) => Math.max(most, one), 0)];
  },

  "a-robot-draws-a-star": () => {
    let [x, y, heading, lines] = [0, 0, 0, 0];
    do {
      x += 10 * Math.cos((heading * Math.PI) / 180);
      y += 10 * Math.sin((heading * Math.PI) / 180);
      heading += 144;
      lines += 1;
    } while (Math.hypot(x, y) > 1e-9 && lines < 1000);
    holds(heading % 360 === 0);
    return [10, 144, lines];
  },

  "one-heavy-coin-in-27": () => {
    const needed = [0, 0];
    for (let coins = 2; coins <= 40; coins += 1)
      needed.push(
        1 +
          Math.min(
            ...range(1, Math.floor(coins / 2)).map((side) =>
              Math.max(needed[side] ?? 0, needed[coins - 2 * side] ?? 0),
            ),
          ),
      );
    const most = needed.lastIndexOf(3);
    return [most, needed[most] ?? 0];
  },

  "find-the-card-that-was-turned": () => {
    const chance = random(7);
    for (const _ of range(1, 100)) {
      const rows = range(1, 5).map(() => {
        const row = range(1, 5).map(() => chance.whole(0, 1));
        return [...row, sum(row) % 2];
      });
      const cards = [...rows, range(0, 5).map((at) => sum(rows.map((row) => row[at] ?? 0)) % 2)];
      for (const y of range(0, 5))
        for (const x of range(0, 5)) {
          const turned = cards.map((row, r) => row.map((card, c) => (r === y && c === x ? 1 - card : card)));
          const oddRows = range(0, 5).filter((r) => sum(turned[r] ?? []) % 2 === 1);
          const oddColumns = range(0, 5).filter((c) => sum(turned.map((row) => row[c] ?? 0)) % 2 === 1);
          holds(oddRows.join() === String(y) && oddColumns.join() === String(x));
        }
    }
    return [5, 5, 6 * 6 - 5 * 5, 6 * 6];
  },

  "four-weights-to-forty": () => {
    const weights = [1, 3, 9, 27];
    let sums = [0];
    for (const weight of weights) sums = sums.flatMap((one) => [one - weight, one, one + weight]);
    const loads = [...new Set(sums.filter((one) => one > 0))].sort((a, b) => a - b);
    holds(loads.every((load, at) => load === at + 1));
    return [weights.length, ...weights, loads[0] ?? 0, loads.at(-1) ?? 0];
  },

  "the-long-walk-of-27": () => {
    const next = (n: number) => (n % 2 === 0 ? n / 2 : 3 * n + 1);
    const walk = (start: number) => {
      const all = [start];
      while (all.at(-1) !== 1) all.push(next(all.at(-1) ?? 1));
      return all;
    };
    holds(walk(26).length - 1 === 10 && walk(28).length - 1 === 18);
    for (let start = 2; start <= 1_000_000; start += 1) {
      let [at, steps] = [start, 0];
      for (; at >= start && steps < 1000; steps += 1) at = next(at);
      if (at >= start) throw new Error(`${start} has not come down`);
    }
    return [3, 1, 27, walk(27).length - 1, 1, Math.max(...walk(27)), 1];
  },

  "twenty-four-mirrors": () => {
    const steps = (start: number, most: number) => {
      let [at, count] = [BigInt(start), 0];
      do {
        at += BigInt(reverse(String(at)));
        count += 1;
      } while (String(at) !== reverse(String(at)) && count < most);
      return { count, at };
    };
    holds(range(10, 99).every((n) => n === 89 || n === 98 || steps(n, 100).count <= 6));
    holds(steps(196, 1000).count === 1000 && String(steps(196, 1000).at) !== reverse(String(steps(196, 1000).at)));
    return [59, steps(59, 100).count, steps(59, 100).at, 89, steps(89, 100).count, steps(89, 100).at];
  },

  "half-of-the-sliding-puzzles": () => {
    const sorted = "123456780";
    const seen = new Set([sorted]);
    let [row, slides] = [[sorted], 0];
    for (; ; slides += 1) {
      const next: string[] = [];
      for (const tray of row) {
        const gap = tray.indexOf("0");
        const [x, y] = [gap % 3, Math.floor(gap / 3)];
        for (const [dx, dy] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const) {
          if (x + dx < 0 || x + dx > 2 || y + dy < 0 || y + dy > 2) continue;
          const other = gap + dx + 3 * dy;
          const cells = [...tray];
          [cells[gap], cells[other]] = [cells[other] ?? "", "0"];
          const slid = cells.join("");
          if (!seen.has(slid)) {
            seen.add(slid);
            next.push(slid);
          }
        }
      }
      if (next.length === 0) break;
      row = next;
    }
    return [8, 3, 3, range(1, 9).reduce((product, n) => product * n), seen.size, slides];
  },

  "a-tenth-that-does-not-fit": () => {
    holds(0.25 + 0.5 === 0.75);
    return [0.1, 0.2, 0.1 + 0.2];
  },

  "the-second-when-time-runs-out": () => {
    const last = new Date((2 ** 31 - 1) * 1000).toISOString();
    holds(last.slice(5, 7) === "01" && new Date(-(2 ** 31) * 1000).toISOString().startsWith("1901-12-13"));
    return [new Date(0).getUTCFullYear(), 32, last.slice(8, 10), last.slice(0, 4), ...last.slice(11, 19).split(":")];
  },

  "sorting-by-merging": () => {
    const merging = [0, 0];
    for (let n = 2; n <= 1000; n += 1)
      merging.push((merging[Math.ceil(n / 2)] ?? 0) + (merging[Math.floor(n / 2)] ?? 0) + n - 1);
    // Insertion at its worst: a pile in the opposite order, compared from the end.
    let comparisons = 0;
    const hand: number[] = [];
    for (const card of range(1, 1000).reverse()) {
      let at = hand.length;
      while (at > 0 && ++comparisons && (hand[at - 1] ?? 0) > card) at -= 1;
      hand.splice(at, 0, card);
    }
    return [1000, comparisons, merging[1000] ?? 0];
  },

  "three-of-four-boards-stay-lit": () => {
    const size = 5;
    const buttons = range(0, size * size - 1).map((at) => {
      const [x, y] = [at % size, Math.floor(at / size)];
      return range(0, size * size - 1)
        .filter((other) => Math.abs((other % size) - x) + Math.abs(Math.floor(other / size) - y) <= 1)
        .reduce((mask, other) => mask | (1 << other), 0);
    });
    // Independent ones among the buttons: each is cleared of the leading lamps of those before.
    const kept: number[] = [];
    for (const button of buttons) {
      let left = button;
      for (const one of kept) left = Math.min(left, left ^ one);
      if (left !== 0) {
        kept.push(left);
        kept.sort((a, b) => b - a);
      }
    }
    return [size, size, 2 ** (size * size), 2 ** (size * size - kept.length)];
  },

  "five-cells-that-live-long": () => {
    type Life = Map<number, readonly [number, number]>;
    const key = (x: number, y: number) => (x + 4000) * 10_000 + y + 4000;
    const life = (cells: readonly (readonly [number, number])[]): Life =>
      new Map(cells.map((cell) => [key(...cell), cell]));
    const step = (alive: Life): Life => {
      const counts = new Map<number, { cell: readonly [number, number]; count: number }>();
      for (const [x, y] of alive.values())
        for (const dx of [-1, 0, 1])
          for (const dy of [-1, 0, 1]) {
            if (dx === 0 && dy === 0) continue;
            const at = key(x + dx, y + dy);
            const found = counts.get(at);
            if (found === undefined) counts.set(at, { cell: [x + dx, y + dy], count: 1 });
            else found.count += 1;
          }
      return life(
        [...counts]
          .filter(([at, { count }]) => count === 3 || (count === 2 && alive.has(at)))
          .map(([, { cell }]) => cell),
      );
    };
    const start = [
      [1, 0],
      [1, 1],
      [1, 2],
      [2, 2],
      [0, 1],
    ] as const;
    const counts: number[] = [start.length];
    let alive = life(start);
    for (let steps = 1; steps <= 1300; steps += 1) {
      alive = step(alive);
      counts.push(alive.size);
    }
    const left = counts.at(-1) ?? 0;
    const settled = counts.findLastIndex((count) => count !== left) + 1;
    return [start.length, settled, left];
  },
});
