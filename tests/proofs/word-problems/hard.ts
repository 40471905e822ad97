import { compare, equal, fractionText, multiply, rational, subtract } from "../../../src/maths/rational.ts";
import { type FamilyProofs, insist, only, type Proofs, range } from "../proof.ts";
import { labelled } from "../reading/labelled.ts";
import { measured } from "../reading/lie.ts";
import { matches, placeOf, told } from "../reading/told.ts";

export const proofs: Proofs = {
  "word-problems-hard-001": ({ said, says }) => {
    says(
      "runs day and night between two towns",
      "Going downstream takes it",
      "Going back upstream takes it",
      "Its speed through the water never changes",
    );
    says("a raft of reeds go at the upper town", "moves with the current", "to reach the lower town?");
    const raftDays = range(1, 300).flatMap((boat) =>
      range(1, boat - 1)
        .filter((current) => said(2) * (boat + current) === said(3) * (boat - current))
        .map((current) => (said(2) * (boat + current)) / current),
    );
    return only(new Set(raftDays));
  },

  "word-problems-hard-002": ({ said, says }) => {
    says(
      "of the photos show a snow leopard",
      "of the photos that do show one",
      "by mistake,",
      "of the photos that do not",
    );
    says("One of the flagged photos is chosen at random. What is the probability that it shows a snow leopard?");
    // Ten thousand equally likely cases: which of 100 photos, and on which of 100 occasions.
    const cases = range(1, 100).flatMap((photo) =>
      range(1, 100).map((occasion) => ({
        leopard: photo <= said(1),
        flagged: occasion <= (photo <= said(1) ? said(2) : said(3)),
      })),
    );
    const flagged = cases.filter((one) => one.flagged);
    const leopards = flagged.filter((one) => one.leopard);
    const common = Math.max(
      ...range(1, leopards.length).filter((n) => leopards.length % n === 0 && flagged.length % n === 0),
    );
    return `${leopards.length / common}/${flagged.length / common}`;
  },

  // Any speed of the plane that makes whole numbers; the extra time is always the same.
  "word-problems-hard-004": ({ said, says }) => {
    says("When there is no wind, the flights there and back take", "a steady wind blows along the route");
    says("from behind on the way there and from the front on the way back. It is a quarter as fast as the plane");
    says("How many minutes longer than without wind");
    insist(said(2) === 2, "there and back");
    return only(
      new Set(
        [60, 120, 240, 480, 600].map((plane) => {
          const [wind, distance] = [plane / 4, (plane * said(1)) / 2];
          return Math.round(60 * (distance / (plane + wind) + distance / (plane - wind)) * 1e6) / 1e6 - 60 * said(1);
        }),
      ),
    );
  },

  // Follows the loan for every payment, in thousandths of a rand.
  "word-problems-hard-006": ({ said, says }) => {
    says(
      "At the end of each year **",
      "of what she still owes** is added as interest, and right after that she makes a payment",
    );
    says("payments of the **same size**, at the end of the", "and then owes nothing", "How large is each payment");
    insist(said(4) === 1 && said(5) === 2 && said(6) === said(3), "a payment a year");
    return only(
      range(1000, 2000).filter((payment) => {
        let owed = 1000 * said(1);
        for (const _year of range(1, said(3))) owed = owed + (owed * said(2)) / 100 - 1000 * payment;
        return Math.abs(owed) < 1e-3;
      }),
    );
  },

  // Every start before 11:00: at 11:00 the two must have done the whole route together.
  "word-problems-hard-008": ({ said, says }) => {
    says(
      "One morning Solveig sets out in her kayak from the lighthouse to the harbour. At the same moment Kaito sets out from the harbour",
    );
    says(
      "Each keeps a steady speed",
      "They pass each other at",
      "Solveig reaches the harbour at",
      "Kaito reaches the lighthouse at",
    );
    says("At what time did they set out?");
    const [passing, hers, his] = [said(2) * 60 + said(3), said(4) * 60 + said(5), said(6) * 60 + said(7)];
    const start = only(
      range(0, passing - 1).filter((begin) => {
        const paddled = passing - begin;
        return paddled * (his - begin) + paddled * (hers - begin) === (hers - begin) * (his - begin);
      }),
    );
    return `${Math.floor(start / 60)}:${String(start % 60).padStart(2, "0")}`;
  },

  // The distance from A less that from B, each the height by its tangent, without the bottoms of the fractions.
  "word-problems-hard-010": (reading) => {
    const { said, says } = reading;
    const [far = "", near = ""] = labelled(reading, "From a point $@1$ on a level beach", "From $@2$, which is");
    measured(reading, { [`${said(3)} m`]: [far + near] });
    const [a, b, top] = [placeOf(reading, far), placeOf(reading, near), placeOf(reading, "T")];
    insist(a[0] < b[0] && b[0] < top[0] && top[1] > b[1], "the lighthouse beyond B");
    says(
      "on a level beach the top of a lighthouse is seen at an angle of elevation whose tangent is",
      "From $B$, which is",
    );
    says("m closer on the straight line to the lighthouse, the tangent of the angle is", "How high is the top");
    insist(said(6) === said(3), "the picture says the same");
    return only(
      range(1, 500).filter(
        (height) => said(4) * said(2) * height - said(1) * said(5) * height === said(1) * said(4) * said(3),
      ),
    );
  },

  // Cuts the hour into 60 equal parts and the square into triangles: two for each pair of parts.
  "word-problems-hard-012": ({ said, says }) => {
    says("at some moment between", "Every moment of this hour is equally likely", "Whoever comes first waits for");
    says("even if that is after", "What is the probability that they meet?");
    const minutes = said(3) * 60 + said(4) - (said(1) * 60 + said(2));
    insist(said(7) === said(3) && said(8) === said(4) && minutes === 60, "an hour");
    let meet = 0;
    for (const x of range(0, minutes - 1))
      for (const y of range(0, minutes - 1)) {
        // Below and above the diagonal of a small square the difference of the moments lies between whole minutes.
        for (const [least, most] of [
          [x - y, x - y + 1],
          [x - y - 1, x - y],
        ] as const)
          if (least >= -said(6) && most <= said(6)) meet += 1;
      }
    const all = 2 * minutes * minutes;
    const common = Math.max(...range(1, all).filter((n) => meet % n === 0 && all % n === 0));
    return `${meet / common}/${all / common}`;
  },

  // The exact distribution: probabilities of having one to all stickers after each packet, summed for very long.
  "word-problems-hard-015": ({ said, says }) => {
    says("contains one sticker: a whale, a turtle, a seal or a crab", "are equally likely in every packet");
    says("buys packets one by one until she has all", "How many packets will she need **on average**?");
    const all = said(2);
    insist(said(4) === all, "all stickers");
    let state = range(0, all).map((k): number => (k === 1 ? 1 : 0));
    let mean = 1;
    for (const _packet of range(1, 500)) {
      mean += state.slice(1, all).reduce((a, b) => a + b);
      state = state.map((chance, k) => (chance * k) / all + (k > 0 ? (Number(state[k - 1]) * (all + 1 - k)) / all : 0));
    }
    const near = range(1, 60).flatMap((den) => {
      const num = Math.round(mean * den);
      return Math.abs(num / den - mean) < 1e-9 ? [`${num}/${den}`] : [];
    });
    return String(near[0]);
  },

  "word-problems-hard-018": ({ said, says }) => {
    says(
      "hires a minibus for",
      "wants to share the cost equally",
      "of them cannot come. The bus still costs",
      "each of the others has to pay",
    );
    says("more than planned. How many friends were there at first?");
    insist(said(3) === said(1), "the same price");
    return only(
      range(said(2) + 1, 2000).filter(
        (friends) => Math.abs(said(1) / (friends - said(2)) - said(1) / friends - said(4)) < 1e-9,
      ),
    );
  },

  // Every width and every ratio of speeds that the first meeting leaves, with the ferries on the move.
  "word-problems-hard-021": ({ said, says }) => {
    says(
      "Two ferries start at the same moment from opposite shores of a fjord",
      "each at its own steady speed",
      "from the **north** shore",
    );
    says("Each goes on to the other shore, turns at once and comes back. On this way back they pass each other again");
    says("from the **south** shore", "How many kilometres wide");
    const first = said(2);
    return only(
      range(first + 1, 200).filter((width) => {
        // The speeds are what lies on both sides of that place, in kilometres in the time up to the first meeting.
        const place = (speed: number, time: number) => {
          const gone = (speed * time) % (2 * width);
          return gone <= width ? gone : 2 * width - gone;
        };
        const other = width - first;
        // Both are on the way back when the second meeting comes: from north and from south the same place.
        const times = range(1001, 6000).map((t) => t / 1000);
        const later = times.find(
          (t) =>
            [first * t, other * t].every((gone) => gone >= width && gone <= 2 * width) &&
            Math.abs(place(first, t) - (width - place(other, t))) < 1e-6,
        );
        return later !== undefined && Math.abs(width - place(first, later) - said(3)) < 1e-6;
      }),
    );
  },

  "word-problems-hard-025": ({ said, says }) => {
    says(
      "fair dice with",
      "You win as many points as the **larger** of the",
      "If both show the same number, you win that many points",
    );
    says("How many points does a game bring on average?");
    const faces = range(said(3), said(4));
    const throws = faces.length ** said(1);
    insist(said(2) === faces.length && said(1) === 2 && said(5) === said(1), "two dice");
    let points = 0;
    for (const first of faces) for (const second of faces) points += Math.max(first, second);
    const common = Math.max(...range(1, throws).filter((n) => points % n === 0 && throws % n === 0));
    return `${points / common}/${throws / common}`;
  },

  // Every choice of places for the atlases.
  "word-problems-hard-031": ({ said, says }) => {
    says("one by one, from left to right", "the atlas included", "every order is equally likely");
    let [taken, ways] = [0, 0];
    const place = (first: number, last: number, left: number) => {
      if (left === 0) {
        taken += first;
        ways += 1;
      } else for (const next of range(last + 1, said(1))) place(first || next, next, left - 1);
    };
    place(0, 0, said(2));
    return fractionText(rational(taken, ways));
  },

  // A ring road on which everybody comes back to the start after as many hours: counts who passes, hour by hour.
  "word-problems-hard-032": ({ said, says }) => {
    says("**half** of the vehicles", "the mean of all the speeds that it measures");
    const [slow, fast] = [said(1), said(2)];
    const [road, hours] = [2 * slow * fast, 2 * slow * fast];
    const measured: number[] = [];
    for (const [speed, share] of [
      [slow, said(3)],
      [fast, said(4)],
    ] as const)
      for (const vehicle of range(1, 10 * share)) {
        let place = (vehicle * road) / (10 * share) - 1;
        for (const _hour of range(1, hours)) {
          place += speed;
          if (place >= road) measured.push(speed);
          place %= road;
        }
      }
    return fractionText(
      rational(
        measured.reduce((sum, speed) => sum + speed),
        measured.length,
      ),
    );
  },

  // The least that so many pens cost, for every size of the last bill. In cents.
  "word-problems-hard-033": (reading) => {
    const { said, says } = reading;
    labelled(
      reading,
      "the coins of # @1 and # @1 are",
      "rounded to the nearest # @1:",
      "pens at # @1 each",
      "amount, in @2,",
    );
    says("the coins of 1 cent and 2 cents are hardly used", "**smallest** amount", "pays in cash");
    const step = said(3);
    const rounded = (cents: number) =>
      only(range(0, cents + step).filter((to) => to % step === 0 && 2 * Math.abs(to - cents) < step));
    const cents = (place: number) => Math.round(100 * said(place));
    if (rounded(cents(4)) !== cents(5) || rounded(cents(6)) !== cents(7)) throw new Error("not rounded like that");
    const least = [0];
    for (const pens of range(1, said(8)))
      least.push(Math.min(...range(1, pens).map((last) => (least[pens - last] ?? 0) + rounded(last * said(9)))));
    return ((least[said(8)] ?? Number.NaN) / 100).toFixed(2);
  },

  // The shortest of all walks, by trying: the shepherd in three places, the touched places ever closer to the best.
  "word-problems-hard-034": ({ said, says }) => {
    says(
      "Two long straight fences",
      "wants to walk to one fence and touch it, then to the other",
      "**shortest** way",
      "straight back to where she stood",
    );
    const corner = (Math.asin(said(3) / said(2)) * 180) / Math.PI;
    const lowest = (length: (at: number) => number) => {
      let [from, to] = [0, 2 * said(4)];
      for (const _step of range(1, 40)) {
        const third = (to - from) / 3;
        if (length(from + third) < length(to - third)) to -= third;
        else from += third;
      }
      return length(from);
    };
    const at = (distance: number, degrees: number) =>
      [distance * Math.cos((degrees * Math.PI) / 180), distance * Math.sin((degrees * Math.PI) / 180)] as const;
    const walks = [0.2, 0.5, 0.7].map((part) => {
      const shepherd = at(said(4), part * corner);
      const far = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]) => Math.hypot(a - c, b - d);
      return lowest((one) =>
        lowest((other) => {
          const [x, y] = [at(one, 0), at(other, corner)];
          return far(shepherd, x) + far(x, y) + far(y, shepherd);
        }),
      );
    });
    return Number(only(new Set(walks.map((walk) => walk.toFixed(4)))));
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
  "colours-in-the-bag": ({ setting }: { setting: string }, reading) => {
    const r = reading.said(1);
    const [[good = 0, all = 0] = []] = matches(reading, /\\frac\{(\d+)\}\{(\d+)\}/g).map((parts) => parts.map(Number));
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
    return only(
      range(2, 99).filter((other) => {
        const [its, of] = counts(other);
        return its * all === good * of;
      }),
    );
  },

  // Tries every number of steps or every width, in quarters where the story allows them.
  "halfway-between-the-zeros": (
    { setting, x, i, k, s }: Record<"x" | "i" | "k" | "s", number> & { setting: string },
    reading,
  ) => {
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
        if (k > 2) insist(told(reading, "the # ends and # between")[1] === k - 2, "all the fences are told of");
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
  "out-and-filled-up-again": (
    {
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
    },
    reading,
  ) => {
    const after = (size: number, out: number, rounds = n) => {
      let inside = rational(size);
      for (const _round of range(1, rounds)) inside = subtract(inside, multiply(inside, rational(out, size)));
      return inside;
    };
    if (setting === "lassi") {
      const size = m * q ** n;
      const left = after(size, size - (size / q) * p);
      if (left.den !== 1n) throw new Error("not whole");
      return left.num;
    }
    if (setting === "brine") {
      const [out = 0, rounds = 0, top = 0, bottom = 0] = reading.saidFrom(1, 4);
      const wanted = rational(top, bottom);
      const share = (size: number) => multiply(after(size, out, rounds), rational(1, size));
      return only(range(out + 1, 300).filter((size) => equal(share(size), wanted)));
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
    const most = Math.ceil(Math.max(first / a, first / b, second / d, second / e));
    const kept: (readonly [number, number])[] = [];
    for (let i = 0; i <= most; i++)
      for (let j = 0; j <= most; j++) {
        const [used, also] = [a * i + b * j, d * i + e * j];
        if (setting === "feed" ? used >= first && also >= second : used <= first && also <= second) kept.push([i, j]);
      }
    const worth = ([i, j]: readonly [number, number]) => one * i + two * j;
    const best = kept.reduce(
      (found, plan) => (setting === "feed" ? Math.min(found, worth(plan)) : Math.max(found, worth(plan))),
      setting === "feed" ? Number.POSITIVE_INFINITY : 0,
    );
    return setting === "bouquets" ? only(kept.filter((plan) => worth(plan) === best)) : best;
  },
};

const drawn = new Map<string, readonly [number, number]>();
