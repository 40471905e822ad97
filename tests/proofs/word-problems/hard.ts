import { add, compare, equal, multiply, rational, subtract } from "../../../src/maths/rational.ts";
import { type FamilyProofs, only, type Proofs, range } from "../proof.ts";

export const proofs: Proofs = {
  "word-problems-hard-001": () => {
    const raftDays = range(1, 300).flatMap((boat) =>
      range(1, boat - 1)
        .filter((current) => 8 * (boat + current) === 12 * (boat - current))
        .map((current) => (8 * (boat + current)) / current),
    );
    return only(new Set(raftDays));
  },

  "word-problems-hard-002": () => {
    // Ten thousand equally likely cases: which of 100 photos, and on which of 100 occasions.
    const cases = range(1, 100).flatMap((photo) =>
      range(1, 100).map((occasion) => ({ leopard: photo <= 2, flagged: occasion <= (photo <= 2 ? 95 : 5) })),
    );
    const flagged = cases.filter((one) => one.flagged);
    const leopards = flagged.filter((one) => one.leopard);
    const common = Math.max(
      ...range(1, leopards.length).filter((n) => leopards.length % n === 0 && flagged.length % n === 0),
    );
    return `${leopards.length / common}/${flagged.length / common}`;
  },
};

export const families: FamilyProofs = {
  // Lets both go round in small steps of time and watches when they are side by side.
  "level-again": ({
    setting,
    p,
    q,
    g,
    c,
    t,
  }: {
    setting: string;
    p: number;
    q: number;
    g: number;
    c: number;
    t: number;
  }) => {
    const [u, v, way] = [p * g, q * g, 20 * c];
    if (setting === "reservoir") {
      // What the story tells is two times; every pair of speeds is tried.
      const [overtaking, meeting] = [way / (u - v), way / (u + v)];
      return only(
        range(1, 700).filter((fast) => {
          const slow = fast - way / overtaking;
          return slow > 0 && (fast + slow) * meeting === way;
        }),
      );
    }
    if (setting === "rink") {
      // Meeting number k is after k rounds together; the place is measured on a rink cut into u + v pieces.
      return new Set(range(0, u + v).map((k) => (k * u) % (u + v))).size;
    }
    // Counts the moments minute by minute: each full round between them is one.
    let [between, moments] = [0, 0];
    for (const _minute of range(1, t)) {
      between += setting === "stadium" ? u - v : u + v;
      while (between >= way) {
        between -= way;
        moments += 1;
      }
    }
    return moments;
  },

  // Draws every ordered pair of things, for every number of the other colour.
  "colours-in-the-bag": ({ setting, r, b }: { setting: string; r: number; b: number }) => {
    const counts = (other: number) => {
      const key = `${setting} ${r} ${other}`;
      const known = drawn.get(key);
      if (known) return known;
      let [good, all] = [0, 0];
      for (let i = 0; i < r + other; i++)
        for (let j = 0; j < r + other; j++) {
          if (i === j) continue;
          const [one, two] = [i < r, j < r];
          all += 1;
          if ({ beads: one === two, jerseys: one !== two, bulbs: one && two, raffle: one || two }[setting]) good += 1;
        }
      drawn.set(key, [good, all]);
      return [good, all] as const;
    };
    const [good, all] = counts(b);
    return only(
      range(2, 99).filter((other) => {
        const [its, of] = counts(other);
        return its * all === good * of;
      }),
    );
  },

  // Tries every number of steps or every width, in quarters where the story allows them.
  "halfway-between-the-zeros": ({
    setting,
    x,
    i,
    k,
    s,
  }: {
    setting: string;
    x: number;
    i: number;
    k: number;
    s: number;
  }) => {
    const best = (tries: readonly { at: number; worth: number }[]) => {
      const most = Math.max(...tries.map(({ worth }) => worth));
      return only(tries.filter(({ worth }) => worth === most));
    };
    const each = k * (x + 2 * i);
    switch (setting) {
      case "cinema":
        return best(range(-x, 80).map((n) => ({ at: x * s + n * s, worth: (x * s + n * s) * (each - k * n) }))).at;
      case "paddock": {
        const fence = 2 * k * x;
        return best(
          range(0, 8 * x).map((quarter) => ({ at: quarter, worth: (quarter / 4) * (fence - (k * quarter) / 4) })),
        ).worth;
      }
      case "orchard":
        return best(range(0, 80).map((n) => ({ at: n, worth: (x + n) * (each - k * n) }))).worth;
      default:
        return best(range(x, 80).map((people) => ({ at: people, worth: people * (each - k * (people - x)) }))).at;
    }
  },

  // Follows the contents round by round, exactly, for every size or amount that the story allows.
  "out-and-filled-up-again": ({
    setting,
    p,
    q,
    m,
    n,
  }: {
    setting: string;
    p: number;
    q: number;
    m: number;
    n: number;
  }) => {
    const after = (size: number, out: number) => {
      let inside = rational(size);
      for (const _round of range(1, n)) inside = subtract(inside, multiply(inside, rational(out, size)));
      return inside;
    };
    if (setting === "lassi") {
      const size = m * q ** n;
      const left = after(size, size - (size / q) * p);
      if (left.den !== 1n) throw new Error("not whole");
      return left.num;
    }
    if (setting === "brine") {
      const out = m * (q - p);
      const wanted = rational(p ** n, q ** n);
      return only(range(out + 1, 300).filter((size) => equal(multiply(after(size, out), rational(1, size)), wanted)));
    }
    if (setting === "dye") {
      const size = m * q ** n;
      const end = rational(m * p ** n);
      return only(range(1, size - 1).filter((out) => equal(after(size, out), end)));
    }
    let [left, passes] = [rational(1), 0];
    while (compare(left, rational(1, 10 * m)) >= 0) {
      left = subtract(left, multiply(left, rational(q - p, q)));
      passes += 1;
    }
    return passes;
  },

  // Tries every plan in whole numbers.
  "the-best-corner": ({
    setting,
    a,
    b,
    d,
    e,
    x,
    y,
    l,
    m,
  }: {
    setting: string;
    a: number;
    b: number;
    d: number;
    e: number;
    x: number;
    y: number;
    l: number;
    m: number;
  }) => {
    const [first, second] = [a * x + b * y, d * x + e * y];
    const [one, two] = [l * a + m * d, l * b + m * e];
    const plans = range(0, 130).flatMap((i) => range(0, 130).map((j) => [i, j] as const));
    const kept = plans.filter(([i, j]) => {
      const [used, also] = [a * i + b * j, d * i + e * j];
      return setting === "feed" ? used >= first && also >= second : used <= first && also <= second;
    });
    const worth = ([i, j]: readonly [number, number]) => one * i + two * j;
    const best = kept.reduce(
      (found, plan) => (setting === "feed" ? Math.min(found, worth(plan)) : Math.max(found, worth(plan))),
      setting === "feed" ? Number.POSITIVE_INFINITY : 0,
    );
    return setting === "bouquets" ? only(kept.filter((plan) => worth(plan) === best)) : best;
  },
};

const drawn = new Map<string, readonly [number, number]>();
