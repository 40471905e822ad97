import triangleOf from "../../../src/content/families/brain-teasers/counted-twice.ts";
import lamp from "../../../src/content/families/brain-teasers/one-lamp-to-share.ts";
import weighing from "../../../src/content/families/brain-teasers/told-by-one-weighing.ts";
import { choices, type FamilyProofs, only, orderings, type Proofs, range } from "../proof.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

export const proofs: Proofs = {};

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
  "every-kth-switch": ({ setting, n }: { setting: string; n: number }) => {
    const comes = (k: number) => (setting === "lanterns" ? k > 1 : setting === "shutters" ? k % 2 === 1 : true);
    const row = (length: number) => {
      const changed = new Uint8Array(length + 1);
      for (let k = 1; k <= length; k++)
        if (comes(k)) for (let place = k; place <= length; place += k) changed[place] = 1 - (changed[place] ?? 0);
      return changed.reduce((total, one) => total + one, 0);
    };
    if (setting !== "flags") return row(n);
    whites ??= range(0, 600).map(row);
    const seen = row(n);
    return Math.max(...range(0, 600).filter((length) => whites?.[length] === seen));
  },

  // Every state of the crossing: who is still there, and the lamp.
  "one-lamp-to-share": (p: { setting: string; a: number; b: number; c: number; d: number }) => {
    const { problem } = lamp.write(p);
    const { setting, a, b, c, d } = p;
    const least = quickest([a, b, c, d]);
    if (setting === "bridge") return least;
    if (setting === "tunnel") return Number(/lasts \$(\d+)\$/.exec(problem)?.[1]) - least;
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
    const total = Number(/in exactly \$(\d+)\$/.exec(problem)?.[1]);
    return only(range(c + 1, 80).filter((slowest) => quickest([a, b, c, slowest]) === total));
  },

  // Fills the figure in every possible way.
  "counted-twice": (p: { setting: string; from: number; which: number }) => {
    const { problem } = triangleOf.write(p);
    const { setting, from } = p;
    const given = Number(/add up to \$(\d+)\$/.exec(problem)?.[1]);
    if (setting === "triangle") {
      const found = new Set<string>();
      for (const [x = 0, xy = 0, y = 0, yz = 0, z = 0, zx = 0] of orderings(range(from, from + 5)))
        if (x + xy + y === given && y + yz + z === given && z + zx + x === given)
          found.add([x, y, z].sort((one, two) => one - two).join(", "));
      return only(found).split(", ");
    }
    if (setting === "frame") {
      const numbers = range(from, from + 7);
      const totals = new Set<number>();
      for (const w of numbers)
        for (const x of numbers)
          for (const y of numbers)
            for (const z of numbers) {
              if (new Set([w, x, y, z]).size < 4) continue;
              const rest = numbers.filter((n) => n !== w && n !== x && n !== y && n !== z);
              const first = rest[0] ?? 0;
              // The first of the others stands on some side; turned, it is the side from w to x.
              const total = w + first + x;
              const middles = [total - w - x, total - x - y, total - y - z, total - z - w];
              if (new Set(middles).size === 4 && middles.every((n) => rest.includes(n))) totals.add(total);
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
  "told-by-one-weighing": (p: { setting: string; n: number; weight: number; error: number; bad: number }) => {
    const { setting, n, weight, error } = p;
    const { problem } = weighing.write(p);
    if (setting === "pearls") {
      // Every rising list of amounts with different scale readings for every jar; amounts above n never help.
      let fewest = Number.POSITIVE_INFINITY;
      const take = (amounts: readonly number[]): void => {
        const readings = amounts.map((amount) => amount * error);
        if (new Set(readings).size < readings.length || sum(amounts) >= fewest) return;
        if (amounts.length === n) fewest = sum(amounts);
        else for (const next of range(amounts.at(-1) ?? 0, n + 1)) take([...amounts, next]);
      };
      take([]);
      return fewest;
    }
    const shown = Number(/(?:shows|weigh) \$(\d+)\$ g\. W/.exec(problem)?.[1]);
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
    if (setting === "lanterns")
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

/** Least time for all to cross by twos with one lamp: a state is who is still on the near side, and where the lamp is. */
function quickest(times: readonly number[]): number {
  const slower = (walkers: readonly number[]) => Math.max(...walkers.map((i) => times[i] ?? 0));
  return cheapest(
    [1, 1, 1, 1, 0],
    (state) => state.slice(0, 4).every((here) => here === 0),
    (state) => {
      const side = state[4] ? 0 : 1;
      const here = [0, 1, 2, 3].filter((i) => state[i] === side);
      const groups = here.flatMap((i) => here.filter((j) => j >= i).map((j) => [i, j]));
      return groups.map((walkers) => ({
        to: state.map((value, i) => (i === 4 ? 1 - value : walkers.includes(i) ? 1 - value : value)),
        price: slower(walkers),
      }));
    },
  );
}

/** Whether the numbers 1 to 12 can stand on the star so that each line of four has this total. */
function hasStar(total: number): boolean {
  // Places in the order in which they are filled; a line's last place is forced.
  const lines = [
    [0, 1, 2, 3],
    [0, 4, 5, 6],
    [3, 7, 8, 6],
    [9, 1, 4, 10],
    [9, 2, 7, 11],
    [10, 5, 8, 11],
  ];
  const order = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
  const value = new Array<number>(12).fill(0);
  let used = 0;
  const fits = () =>
    lines.every((line) => {
      const filled = line.map((place) => value[place] ?? 0);
      const empty = filled.filter((n) => n === 0).length;
      const so = sum(filled);
      return empty === 0 ? so === total : empty === 1 ? total - so >= 1 && total - so <= 12 : so < total;
    });
  const fill = (i: number): boolean => {
    const place = order[i];
    if (place === undefined) return true;
    for (let n = 1; n <= 12; n++) {
      if (used & (1 << n)) continue;
      value[place] = n;
      used |= 1 << n;
      if (fits() && fill(i + 1)) return true;
      used &= ~(1 << n);
      value[place] = 0;
    }
    return false;
  };
  return fill(0);
}
