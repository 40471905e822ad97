import { describe, expect, test } from "vitest";
import { libraryOf, readFiles } from "../../build/library/read.ts";
import { judge } from "../../src/engine/answer/judge.ts";
import { only } from "./proof.ts";

// Each question of /mathematicians worked out a second time: by trying everything, or by another way than the life tells.

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
const sum = (some: readonly number[]) => some.reduce((all, one) => all + one, 0);
const isPrime = (n: number) => n > 1 && range(2, Math.floor(Math.sqrt(n))).every((d) => n % d !== 0);
const first = (from: number, fits: (n: number) => boolean) => {
  for (let n = from; n < 1e6; n++) if (fits(n)) return n;
  throw new Error("none fits");
};
const common = (a: number, b: number) =>
  Math.max(...range(1, Math.min(a, b)).filter((d) => a % d === 0 && b % d === 0));
/** Whole numbers and decimals of the words, in order; digits in groups are one number. */
const numbersIn = (words: string) =>
  [...words.replace(/(?<=\d)[ \u202f](?=\d{3}\b)/g, "").matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
/** How many ways there are to choose: one step at a time, so that nothing is taken on trust from a formula. */
const choices = (of: number, many: number): number =>
  many === 0 ? 1 : sum(range(1, of).map((last) => choices(last - 1, many - 1)));

type Numbers = readonly number[];

const proofs: Readonly<Record<string, (n: Numbers, words: string) => unknown>> = {
  "abu-kamil": () =>
    range(1, 18).flatMap((ducks) =>
      range(1, 18).filter((hens) => {
        const doves = 20 - ducks - hens;
        return doves >= 1 && 2 * ducks + hens + doves / 2 === 20;
      }),
    ).length,
  "ada-lovelace": ([start = 0]) => {
    let [one, two] = [start, start];
    for (let turn = 0; turn < 5; turn++) [two, one] = [two * one, one + 1];
    return two;
  },
  ahmes: ([of = 0, ...powers]) => {
    const sets = range(0, 2 ** powers.length - 1).map((bits) => powers.filter((_, at) => (bits >> at) & 1));
    return sets.find((set) => sum(set) === of)?.join(", ");
  },
  "al-khwarizmi": () => first(1, (x) => x * x + 6 * x === 55),
  "al-kindi": (_, words) =>
    [...(/\b[A-Z]{4,}\b/.exec(words)?.[0] ?? "")]
      .map((c) => String.fromCharCode(((c.charCodeAt(0) - 65 + 23) % 26) + 65))
      .join("")
      .toLowerCase(),
  "al-kishnawi": ([from = 0, to = 0]) => sum(range(from, to)) / 11,
  "alan-turing": ([tape = 0]) => {
    const before = `0${tape}`;
    const after = (Number.parseInt(before, 2) + 1).toString(2).padStart(before.length, "0");
    return [...before].filter((digit, at) => digit !== after[at]).length;
  },
  "alexander-aitken": ([n = 0]) => sum(range(1, n).map(() => n)),
  "alicia-boole-stott": () => {
    const corners = range(0, 15);
    return corners.flatMap((a) => corners.filter((b) => a < b && [1, 2, 4, 8].includes(a ^ b))).length;
  },
  archimedes: ([tin = 0]) => Math.round(((4 / 3) * Math.PI * 1 ** 3 * tin) / (Math.PI * 1 ** 2 * 2)),
  "benjamin-banneker": ([bullock = 0, cow = 0]) => {
    const found = range(1, 8).flatMap((b) => range(1, 9 - b).map((c) => [b, c, 10 - b - c] as const));
    const fit = found.filter(([b, c, s]) => s >= 1 && bullock * b + cow * c + s / 2 === 10);
    expect(fit).toHaveLength(1);
    return fit[0]?.[2];
  },
  // Five more games would be enough to decide; all of their ways are as likely.
  "blaise-pascal": ([coins = 0]) => {
    const ways = range(0, 15).filter((bits) => range(0, 3).filter((at) => (bits >> at) & 1).length >= 2);
    return (coins * ways.length) / 16;
  },
  brahmagupta: ([, , a = 0, b = 0]) => a - -b,
  "carl-friedrich-gauss": () => {
    const triangular = range(1, 40).map((k) => sum(range(1, k)));
    const needs = (n: number, many: number): boolean =>
      many === 0 ? n === 0 : triangular.some((t) => t <= n && needs(n - t, many - 1));
    return first(1, (n) => !needs(n, 1) && !needs(n, 2) && needs(n, 3));
  },
  "chen-jingrun": ([n = 0]) => range(2, n / 2).filter((p) => isPrime(p) && isPrime(n - p)).length,
  // Each of its faces can lie below, and then each of its three edges in front.
  "cheryl-praeger": ([faces = 0]) => sum(range(1, faces).map(() => 3)),
  "chike-obi": ([most = 0, , less = 0, start = 0]) => {
    const seen = new Map<number, number>();
    for (let n = start, at = 0; ; at++) {
      const before = seen.get(n);
      if (before !== undefined) return at - before;
      seen.set(n, at);
      n = n <= most ? 2 * n : n - less;
    }
  },
  "choi-seok-jeong": (_, words) =>
    [...words.matchAll(/\$(\d)(\d)\$/g)].map(([, three, one]) => Number(three) * 3 + Number(one) + 1).join(", "),
  "d-r-kaprekar": ([start = 0]) => {
    let [n, steps] = [start, 0];
    while (n !== 495) {
      const digits = [...String(n).padStart(3, "0")].sort();
      n = Number(digits.toReversed().join("")) - Number(digits.join(""));
      steps++;
    }
    return steps;
  },
  "david-blackwell": ([a = 0, b = 0]) => first(1, (n) => n / a + n / b >= 1),
  "elbert-cox": () => {
    const fits = range(-20, 20).flatMap((m) => range(-20, 20).map((c) => [m, c] as const));
    const found = fits.filter(([m, c]) => range(0, 5).every((x) => m * (x + 1) + c + m * x + c === 4 * x + 6));
    expect(found).toHaveLength(1);
    return (found[0]?.[0] ?? 0) * 10 + (found[0]?.[1] ?? 0);
  },
  "emmy-noether": ([n = 0]) => {
    const longest = (of: number): number =>
      of === 1
        ? 0
        : 1 +
          Math.max(
            ...range(1, of - 1)
              .filter((d) => of % d === 0)
              .map(longest),
          );
    return longest(n);
  },
  eratosthenes: ([far = 0, angle = 1]) => (far / angle) * 360,
  "esther-szekeres": () => 2 ** (6 - 2) + 1,
  euclid: ([a = 0, b = 0]) => common(a, b),
  "federico-ardila": () => {
    const joined = (roads: readonly number[]) => {
      const group = range(0, 5);
      for (const road of roads) {
        const [one, other] = [group[road] ?? 0, group[(road + 1) % 6] ?? 0];
        for (const [at, of] of group.entries()) if (of === other) group[at] = one;
      }
      return new Set(group).size === 1;
    };
    return range(0, 63).filter((bits) => {
      const roads = range(0, 5).filter((at) => (bits >> at) & 1);
      return roads.length === 5 && joined(roads);
    }).length;
  },
  "federico-villarreal": () => {
    const choicesOf = range(0, 3 ** 4 - 1).map((at) => range(0, 3).map((place) => Math.floor(at / 3 ** place) % 3));
    return choicesOf.filter((powers) => sum(powers) === 3).length;
  },
  fibonacci: () => {
    const under = first(1, (d) => 1 / d <= 2 / 7);
    return `${2 * under - 7}/${7 * under}`;
  },
  // The areas are as the squares of the lengths.
  "florence-nightingale": ([few = 0, long = 0, many = 0]) =>
    first(1, (cm) => Math.abs((cm * cm) / (long * long) - many / few) < 1e-9),
  "francisco-jose-de-caldas": ([boils = 0]) => sum(range(boils + 1, 100).map(() => 300)),
  "georg-pick": ([inside = 0, edge = 0]) => inside + edge / 2 - 1,
  "georgy-voronoy": ([ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0]) => {
    const wells = [
      [ax, ay],
      [bx, by],
      [cx, cy],
    ] as const;
    const spots = range(-20, 20).flatMap((x) => range(-20, 20).map((y) => [x, y] as const));
    const found = spots.filter(([x, y]) => new Set(wells.map(([p, q]) => (x - p) ** 2 + (y - q) ** 2)).size === 1);
    expect(found).toHaveLength(1);
    return `(${found[0]?.join(", ")})`;
  },
  "gladys-west": ([model = 0, satellite = 0, radar = 0]) => model - (satellite - radar),
  "gloria-gilmer": ([corner = 0]) => 360 - corner - corner,
  "gottfried-wilhelm-leibniz": ([n = 0]) => n.toString(2),
  // 30 cm for a nanosecond, as the life has it.
  "grace-hopper": () => (1000 * 30) / 100,
  hemachandra: () => {
    const rhythms = (beats: number): number =>
      beats < 0 ? 0 : beats === 0 ? 1 : rhythms(beats - 1) + rhythms(beats - 2);
    return rhythms(7);
  },
  // Every order of the jobs, with the rice cooking from when it was rinsed.
  "hua-luogeng": ([rinse = 0, cook = 0, cut = 0, fry = 0, table = 0]) => {
    const jobs = [
      { name: "rinse", minutes: rinse },
      { name: "cut", minutes: cut },
      { name: "fry", minutes: fry, after: "cut" },
      { name: "table", minutes: table },
    ];
    const orders = (left: typeof jobs): (typeof jobs)[] =>
      left.length === 0
        ? [[]]
        : left.flatMap((job) => orders(left.filter((other) => other !== job)).map((rest) => [job, ...rest]));
    const ends = orders(jobs).map((order) => {
      let [now, rice] = [0, 0];
      const done = new Set<string>();
      for (const { name, minutes, after } of order) {
        if (after && !done.has(after)) return Number.POSITIVE_INFINITY;
        now += minutes;
        done.add(name);
        if (name === "rinse") rice = now + cook;
      }
      return Math.max(now, rice);
    });
    return Math.min(...ends);
  },
  "ibn-al-banna": ([fruits = 0]) => choices(fruits, 3),
  "ibn-al-haytham": ([left = 0, a = 1, b = 1, c = 1, d = 1]) =>
    first(1, (n) => n % a === left && n % b === left && n % c === left && n % d === 0),
  "joaquim-gomes-de-souza": () => first(1, (tenths) => (tenths / 10 + 0.05) ** 3 + tenths / 10 + 0.05 > 100) / 10,
  "john-conway": () => {
    const alive = new Set(range(0, 4).map((x) => `${x},0`));
    const near = (x: number, y: number) =>
      sum(
        range(-1, 1).flatMap((dx) =>
          range(-1, 1).map((dy) => Number((dx !== 0 || dy !== 0) && alive.has(`${x + dx},${y + dy}`))),
        ),
      );
    return sum(
      range(-3, 8).flatMap((x) =>
        range(-3, 3).map((y) => Number(near(x, y) === 3 || (near(x, y) === 2 && alive.has(`${x},${y}`)))),
      ),
    );
  },
  heron: ([area = 0, guess = 0]) => {
    const other = only(range(1, 1000).filter((tenths) => tenths * guess === 10 * area)) / 10;
    return only(range(1, 1000).filter((tenths) => tenths / 10 - guess === other - tenths / 10)) / 10;
  },
  "john-napier": ([a = 0, b = 0]) => sum(range(1, b).map(() => a)),
  "juan-diez": ([total = 0]) => first(1, (n) => n * n + n === total),
  "julia-robinson": () => first(1, (c) => range(-30, 30).some((x) => (c - 12 * x) % 18 === 0)),
  "katherine-johnson": ([round = 0, west = 0]) => west - (2 * round * 360) / (24 * 60),
  // All squares of two by two make 34.
  "kathleen-ollerenshaw": ([, , a = 0, b = 0, , below = 0]) => 34 - a - b - below,
  "leonhard-euler": () => {
    const bridges = ["NI", "NI", "SI", "SI", "NE", "SE", "IE"];
    const odd = ["N", "S", "I", "E"].filter((land) => bridges.filter((one) => one.includes(land)).length % 2 === 1);
    return odd.length / 2;
  },
  "liu-hui": ([, twelve = 0, , twentyFour = 0]) => (twentyFour + (twentyFour - twelve)).toFixed(3),
  "lothar-collatz": ([start = 0]) => {
    let [n, steps] = [start, 0];
    for (; n !== 1; steps++) n = n % 2 === 0 ? n / 2 : 3 * n + 1;
    return steps;
  },
  // A wire of length L crosses lines that are d apart 2L/(πd) times on average.
  "luis-santalo": ([throws = 1, apart = 0, crossings = 0]) =>
    first(1, (cm) => (2 * (cm + 0.5)) / (Math.PI * apart) > crossings / throws),
  madhava: () => `${(4 * 15 - 20 + 12) + 5 - 10}/15`,
  "malba-tahan": () => `${12 - 6 - 3 - 2}/12`,
  "maria-agnesi": ([x = 0]) => 8 / (x ** 2 + 4),
  "marilia-peixoto": () => first(1, (k) => 100 - 4 * k === 0),
  "marjorie-rice": ([two = 0]) => 3 * 180 - two,
  "martin-gardner": (numbers) => {
    const [above, left] = [numbers.slice(0, 3), numbers.slice(3, 6)];
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];
    const totals = new Set(
      orders.map((order) => sum(order.map((column, row) => (above[column] ?? 0) + (left[row] ?? 0)))),
    );
    expect(totals.size).toBe(1);
    return [...totals][0];
  },
  "mary-everest-boole": () => choices(10, 2),
  "maryam-mirzakhani": ([long = 0, wide = 0]) => {
    let [x, y, dx, dy, bounces] = [0, 0, 1, 1, 0];
    for (;;) {
      [x, y] = [x + dx, y + dy];
      const [side, end] = [x === 0 || x === long, y === 0 || y === wide];
      if (side && end) return bounces;
      if (side) dx = -dx;
      if (end) dy = -dy;
      if (side || end) bounces++;
    }
  },
  "maryna-viazovska": ([, coordinates = 0]) => Math.sqrt(sum(range(1, coordinates).map(() => 0.25))),
  // Each calf calves itself from its fourth year on.
  "narayana-pandita": () => {
    let ages = [4];
    for (let year = 1; year <= 8; year++)
      ages = [...ages, ...ages.filter((age) => age >= 3).map(() => 0)].map((age) => age + 1);
    return ages.length;
  },
  "paul-erdos": ([, others = 0]) => Math.min(...range(0, others).map((known) => Math.max(known, others - known))),
  "paulus-gerdes": ([rows = 0, dots = 0]) => common(rows, dots),
  "pierre-de-fermat": ([prime = 0]) => {
    const a = first(1, (n) => Number.isInteger(Math.sqrt(prime - n * n)) && n * n < prime);
    return `${a}, ${Math.sqrt(prime - a * a)}`;
  },
  "qin-jiushao": ([a = 0, threes = 1, b = 0, fives = 1, c = 0, sevens = 1]) =>
    first(1, (n) => n % threes === a && n % fives === b && n % sevens === c),
  "r-c-bose": () => {
    const pairs = ["A", "B", "C"].flatMap((letter) => [1, 2, 3].map((digit) => `${letter}${digit}`));
    const differ = (one: string, other: string) => one[0] !== other[0] && one[1] !== other[1];
    const [top, left] = [["A1", "B2", "C3"], "C2"];
    const found = new Set<string>();
    for (const m of pairs)
      for (const r of pairs) {
        const row = [left, m, r];
        const isRow =
          differ(left, m) && differ(m, r) && differ(left, r) && row.every((one, at) => differ(one, top[at] ?? ""));
        if (!isRow) continue;
        const last = pairs.flatMap((a) => pairs.flatMap((b) => pairs.map((c) => [a, b, c] as const)));
        const ends = last.some(
          (low) =>
            low.every(
              (one, at) =>
                differ(one, top[at] ?? "") &&
                differ(one, row[at] ?? "") &&
                low.every((other, to) => to === at || differ(one, other)),
            ) && new Set([...top, ...row, ...low]).size === 9,
        );
        if (ends) found.add(m);
      }
    expect(found.size).toBe(1);
    return [...found][0];
  },
  "robert-recorde": ([six = 0, nine = 0, total = 0]) => first(1, (x) => six * x + nine === total),
  // A(0, n) = n + 1, and each further row does the one before again and again.
  "rozsa-peter": () => {
    const a = (m: number, n: number): number => (m === 0 ? n + 1 : n === 0 ? a(m - 1, 1) : a(m - 1, a(m, n - 1)));
    return a(2, 3);
  },
  "seymour-papert": ([, turn = 0]) => first(1, (times) => (times * turn) % 360 === 0),
  "shakuntala-devi": ([cube = 0]) => first(1, (n) => n * n * n === cube),
  // Each coefficient follows from the one before: (k + 1) c(k+1) = 2 c(k).
  "sofia-kovalevskaya": () => {
    const under = [1, 2, 3].reduce((all, k) => all * k, 1);
    return `${[1, 2, 3].reduce((all) => all * 2, 1)}/${under}`;
  },
  "sophie-germain": (listed) => first((listed.at(-1) ?? 0) + 1, (p) => isPrime(p) && isPrime(2 * p + 1)),
  "srinivasa-ramanujan": ([n = 0]) => {
    const parts = (left: number, most: number): number =>
      left === 0 ? 1 : sum(range(1, Math.min(left, most)).map((part) => parts(left - part, part)));
    return parts(n, n);
  },
  "stanley-skewes": () => first(1, (n) => !isPrime(n * n + n + 17)),
  "sutayta-al-mahamali": ([coins = 0]) => {
    const left = coins - coins / 8;
    return first(1, (son) => son + 2 * (son / 2) === left);
  },
  "teiji-takagi": () => {
    const far = (x: number) => Math.abs(x - Math.round(x));
    return sum(range(0, 20).map((n) => far(2 ** n * (3 / 8)) / 2 ** n));
  },
  "terence-tao": ([start = 0, step = 0]) => start + step * first(0, (n) => !isPrime(start + step * n)),
  "thabit-ibn-qurra": (numbers) => first(2, (d) => (numbers.at(-1) ?? 0) % d === 0),
  "thomas-fuller": ([days = 0]) => sum(range(1, days).map(() => 24 * 60 * 60)),
  "vaughan-jones": () => `${16 * (1 / 2 + 1 / 8 - 1 / 16)}/16`,
  "waclaw-sierpinski": () => `${3 * 3 * 3}/${4 * 4 * 4}`,
  "wang-zhenyi": ([gou = 0, gu = 0]) => first(1, (xian) => xian * xian === gou * gou + gu * gu),
  // From A, north is to M on the left; C lies on the right: half a turn.
  tupaia: () => {
    const [m, a, c] = [
      [0, 0],
      [4, 0],
      [8, 0],
    ] as const;
    const angle = (to: readonly [number, number]) => Math.atan2(to[1] - a[1], to[0] - a[0]);
    return (((((angle(m) - angle(c)) * 180) / Math.PI) % 360) + 360) % 360;
  },
  "zhang-heng": ([wide = 0]) => first(1, (round) => (round + 0.5) ** 2 > 10 * wide ** 2),
};

/** What is no number and is said by the geometry of the text alone. */
const seen = new Set(["hypatia"]);

const lives = libraryOf(readFiles()).mathematicians;

test("each question is worked out, or listed", () => {
  expect(
    lives
      .map(({ id }) => id)
      .filter((id) => !seen.has(id))
      .sort(),
  ).toEqual(Object.keys(proofs).sort());
});

describe.each(lives.filter(({ id }) => !seen.has(id)).map((life) => [life.id, life] as const))("%s", (id, { ask }) => {
  test("the answer is what follows from the question", () => {
    const found = String(proofs[id]?.(numbersIn(ask.prompt), ask.prompt));
    expect(judge(ask.answer, found, { slips: [], check: ask.check }).verdict, `${ask.prompt} ${found}`).toBe("right");
  });
});
