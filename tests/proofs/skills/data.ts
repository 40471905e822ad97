import { add, decimalText, divide, type Rational, rational, subtract } from "../../../src/maths/rational.ts";
import { choices, only, range, type SkillProofs } from "../proof.ts";

/** Counts on or back one by one, a tick at every step. */
function walked(from: number, step: number, steps: number): number {
  let at = from;
  for (let taken = 0; taken < steps; taken++) for (let one = 0; one < Math.abs(step); one++) at += Math.sign(step);
  return at;
}

/** The steps between neighbours. */
function gaps(numbers: readonly number[]): number[] {
  return numbers.slice(1).map((n, i) => n - (numbers[i] ?? 0));
}

const areAlike = (numbers: readonly number[]) => new Set(numbers).size === 1;

/** The number from which the others are as far above as below, all together. */
function balance(numbers: readonly number[]): Rational {
  // All lie over a common denominator: their number.
  const marks = range(0, Math.max(...numbers) * numbers.length).map((n) => rational(n, numbers.length));
  return only(
    marks.filter((mark) => numbers.reduce((sum, n) => add(sum, subtract(rational(n), mark)), rational(0)).num === 0n),
  );
}

/** Every number as often as its column says. */
function writtenOut(often: readonly number[], from: number): number[] {
  return often.flatMap((times, i) => Array.from({ length: times }, () => from + i));
}

/** Strikes out the smallest and the largest again and again, until one or two are left. */
function struckOut(numbers: readonly number[]): Rational {
  const left = [...numbers];
  while (left.length > 2) {
    left.splice(left.indexOf(Math.min(...left)), 1);
    left.splice(left.indexOf(Math.max(...left)), 1);
  }
  return divide(rational(left.reduce((a, b) => a + b, 0)), rational(left.length));
}

/** The number that more of them are equal to than any other. */
function commonest(numbers: readonly number[]): number {
  const often = (n: number) => numbers.filter((other) => other === n).length;
  return only(new Set(numbers.filter((n) => numbers.every((other) => other === n || often(other) < often(n)))));
}

/** Of equally likely outcomes the share that fits. */
function share<T>(outcomes: readonly T[], fits: (outcome: T) => boolean): string {
  return `${outcomes.filter(fits).length}/${outcomes.length}`;
}

/** One thing after the other, each as often as its number says. */
function things(counts: readonly number[]): number[] {
  return counts.flatMap((count, kind) => Array.from({ length: count }, () => kind));
}

/** Which numbers an event names, by trial. */
function belongs(event: string, k: number, n: number): boolean {
  const divides = range(1, n).filter((d) => n % d === 0);
  switch (event) {
    case "even":
      return divides.includes(2);
    case "odd":
      return !divides.includes(2);
    case "multiple":
      return divides.includes(k);
    case "more":
      return range(k + 1, 100).includes(n);
    case "at most":
      return range(1, k).includes(n);
    case "prime":
      return divides.length === 2;
    case "square":
      return divides.length % 2 === 1;
    default:
      return range(1, k).some((m) => m * n === k);
  }
}

export const proofs: SkillProofs = {
  // Tries every number in the place and looks whether the sequence keeps its rule.
  "sequences-next-term": (
    {
      kind,
      direction,
      least = 0,
      first = 0,
      step,
      growth = 0,
      factor = 0,
      hidden = 0,
    }: Partial<Record<"kind" | "direction", string>> &
      Partial<Record<"least" | "first" | "growth" | "factor" | "hidden", number>> & { step: number },
    stage,
  ) => {
    const candidates = range(-200, 2500);
    if (stage < 2) {
      const up = range(0, 4).map((i) => walked(least, step, i));
      const line = direction === "up" ? up : up.reverse();
      const place = stage === 0 ? 4 : hidden;
      return only(candidates.filter((x) => areAlike(gaps(line.map((n, i) => (i === place ? x : n))))));
    }
    if (stage === 3) {
      const line = range(0, 3).map((i) => walked(first, kind === "tenths" ? step : -step, i));
      const found = only(candidates.filter((x) => areAlike(gaps([...line, x]))));
      return kind === "tenths"
        ? `${found}/10`.replace(/^(\d+)\/10$/, (_, n) => `${Math.trunc(n / 10)}.${n % 10}`)
        : found;
    }
    if (kind === "growing") {
      const line = [first];
      for (let i = 0; i < 3; i++) line.push(walked(line.at(-1) ?? 0, step + i * growth, 1));
      return only(candidates.filter((x) => areAlike(gaps(gaps([...line, x])))));
    }
    if (kind === "two before") {
      const line = [first, step].sort((a, b) => a - b);
      while (line.length < 5) line.push(walked(line.at(-1) ?? 0, line.at(-2) ?? 0, 1));
      return only(candidates.filter((x) => x - (line[4] ?? 0) === line[3]));
    }
    const line = [first];
    while (line.length < 5) line.push(walked(0, line.at(-1) ?? 0, factor));
    return kind === "times" ? only(candidates.filter((x) => x === line[4])) : first;
  },

  // Writes the sequence out term by term; of all rules with small numbers the one that fits.
  "sequences-nth-term": (
    {
      kind,
      a,
      b,
      c = 0,
      start = 0,
      n = 0,
    }: Partial<Record<"kind", string>> & Partial<Record<"c" | "start" | "n", number>> & Record<"a" | "b", number>,
    stage,
  ) => {
    if (stage === 0) {
      // A square number is the sum of the first odd numbers.
      if (kind === "squares") return range(1, n).reduce((total, k) => total + 2 * k - 1, b);
      return kind === "falling" ? walked(start, -a, n) : walked(b, a, n);
    }
    if (stage === 1) {
      const line = range(1, 4).map((k) => walked(b, a, k));
      const [step, at] = only(
        range(-15, 15).flatMap((s) =>
          range(-40, 60).flatMap((t) => (line.every((term, i) => s * (i + 1) + t === term) ? [[s, t] as const] : [])),
        ),
      );
      return `${at} + ${step}*n`.replace("+ -", "- ");
    }
    if (stage === 2) {
      const wanted = walked(b, a, n);
      let [place, term] = [1, b + a];
      for (; term < wanted; place++) term += a;
      return place;
    }
    // Five terms by adding up steps that change by 2a; then every quadratic rule is tried.
    const line = [a + b + c];
    for (let step = 3 * a + b; line.length < 5; step += 2 * a) line.push((line.at(-1) ?? 0) + step);
    const [p, q, r] = only(
      range(-4, 4).flatMap((x) =>
        range(-10, 10).flatMap((y) => {
          const z = (line[0] ?? 0) - x - y;
          return line.every((term, i) => x * (i + 1) * (i + 1) + y * (i + 1) + z === term) ? [[x, y, z] as const] : [];
        }),
      ),
    );
    return `${p}*n*n + (${q})*n + (${r})`;
  },

  // Looks for the point of balance; tries every number for a missing one.
  mean: (
    p: {
      numbers: readonly number[];
      overs: readonly number[];
      known: readonly number[];
      often: readonly number[];
      kind: string;
      poll: string;
    } & Record<"base" | "mean" | "many" | "rise", number>,
    stage,
  ) => {
    if (stage === 0) return decimalText(balance(p.numbers)) ?? "";
    if (stage === 1) return decimalText(balance(p.overs.map((over) => walked(p.base, 1, over)))) ?? "";
    if (stage === 3)
      return decimalText(balance(writtenOut(p.often, p.poll === "books" || p.poll === "eggs" ? 1 : 0))) ?? "";
    // How far all of them together lie from the mean: that must be nothing.
    const off = (numbers: readonly number[], mean: number) => numbers.reduce((sum, n) => sum + n - mean, 0);
    if (p.kind === "hidden") return only(range(0, 200).filter((x) => off([...p.known, x], p.mean) === 0));
    const before = Array.from({ length: p.many }, () => p.mean);
    return only(range(0, 200).filter((x) => off([...before, x], p.mean + p.rise) === 0));
  },

  // Strikes out from both ends for the median, compares each with each for the mode, tries every pair for the range.
  "median-mode-range": (
    p: { numbers: readonly number[]; often: readonly number[]; wanted: string; poll: string },
    stage,
  ) => {
    const from: Record<string, number> = { dice: 1, sizes: 6 };
    const numbers = stage === 3 ? writtenOut(p.often, from[p.poll] ?? 0) : p.numbers;
    if (stage === 1 || stage === 2 || p.wanted === "median") return decimalText(struckOut(numbers)) ?? "";
    if (p.wanted === "mode") return commonest(numbers);
    return Math.max(...numbers.flatMap((a) => numbers.map((b) => a - b)));
  },

  // Makes a list of single things (or a clock that ticks) from the table and counts in it.
  "reading-tables": (
    p: {
      cells: readonly number[];
      halves: readonly number[];
      ask: string;
      leg: "first" | "second" | "both";
      way: string;
    } & Record<
      "i" | "j" | "k" | "scale" | "start" | "wait" | "firstLeg" | "secondLeg" | "which" | "spare" | "flip" | "x",
      number
    >,
    stage,
  ) => {
    if (stage === 0) {
      const things = p.cells.flatMap((n, at) =>
        Array.from({ length: n }, () => ({ row: Math.floor(at / 3), column: at % 3 })),
      );
      const here = things.filter(({ column }) => column === p.k);
      if (p.ask === "row") return things.filter(({ row }) => row === p.i).length;
      if (p.ask === "column") return here.length;
      const pair = [p.i, p.j].map((wanted) => here.filter(({ row }) => row === wanted).length);
      if (p.ask === "two") return here.filter(({ row }) => row === p.i || row === p.j).length;
      return only(range(1, 99).filter((d) => Math.min(...pair) + d === Math.max(...pair)));
    }
    if (stage === 1) {
      // Climbs each bar by half a step of the scale at a time.
      const [one = 0, other = 0] = [p.i, p.j].map((bar) => {
        let height = rational(0);
        for (let half = 0; half < (p.halves[bar] ?? 0); half++) height = add(height, rational(p.scale, 2));
        return Number(decimalText(height));
      });
      if (p.ask === "read") return one;
      return p.ask === "both" ? one + other : Math.max(one, other) - Math.min(one, other);
    }
    if (stage === 2) {
      // A clock that ticks from the start of each journey: at which minutes is it where?
      const journeys = range(0, 2).map((n) => {
        const clock = [p.start + n * p.wait];
        for (const leg of [p.firstLeg + (n === 1 ? 3 : 0), p.secondLeg]) clock.push(walked(clock.at(-1) ?? 0, 1, leg));
        return clock;
      });
      const [from, to] = { first: [0, 1], second: [1, 2], both: [0, 2] }[p.leg];
      const chosen = journeys[p.which] ?? [];
      if (p.ask === "how long") {
        let minutes = 0;
        for (let now = chosen[from ?? 0] ?? 0; now !== chosen[to ?? 0]; now++) minutes++;
        return minutes;
      }
      const by = (chosen[to ?? 0] ?? 0) + p.spare;
      const latest = Math.max(...journeys.filter((one) => (one[to ?? 0] ?? 0) <= by).map((one) => one[0] ?? 0));
      return `${Math.floor(latest / 60)}:${String(latest % 60).padStart(2, "0")}`;
    }
    // Every number is tried in the gaps; the totals that are shown must come out.
    const [row, other] = p.flip === 0 ? [1, 0] : [0, 1];
    const at = (r: number, c: number) => p.cells[3 * r + (c % 3)] ?? 0;
    const line = (r: number) => at(r, 0) + at(r, 1) + at(r, 2);
    if (p.way === "row first")
      return only(
        range(0, 60).flatMap((gap) =>
          range(0, 150).filter(
            (value) =>
              gap + at(other, p.x) === at(row, p.x) + at(other, p.x) && gap + value + at(row, p.x + 2) === line(row),
          ),
        ),
      );
    return only(
      range(0, 300).filter((value) => value + at(row, p.x) + at(row, p.x + 2) + line(other) === line(0) + line(1)),
    );
  },

  // Lists every outcome and counts; tries every probability until all make one.
  "simple-probability": (
    p: { counts: readonly number[]; known: readonly number[]; wanted: string; event: string; kind: string } & Record<
      "i" | "n" | "k" | "sides" | "p" | "q" | "parts",
      number
    >,
    stage,
  ) => {
    if (stage === 0) return share(things(p.counts), (kind) => (kind === p.i) === (p.wanted === "kind"));
    if (stage === 1) return share(range(1, p.n), (n) => belongs(p.event, p.k, n));
    if (stage === 2) {
      const missing = 4 - p.known.length;
      // In thousandths
      const found = only(
        range(0, 1000).filter((x) => p.known.reduce((sum, n) => sum + 10 * n, 0) + missing * x === 1000),
      );
      return `0.${String(found).padStart(3, "0")}`;
    }
    // Every side, or case, comes as often as every other: go round and round.
    const round =
      p.kind === "dice" ? range(1, p.sides).map((n) => belongs(p.event, p.k, n)) : range(1, p.q).map((n) => n <= p.p);
    let hits = 0;
    for (let turn = 0; turn < p.parts; turn++) for (const hit of round) if (hit) hits++;
    return hits;
  },

  // Lists every pair or triple of outcomes and counts.
  "combined-probability": (
    p: { kind: string; event: string; wanted: string } & Record<
      "a" | "b" | "c" | "d" | "sides" | "k" | "r" | "p" | "q",
      number
    >,
    stage,
  ) => {
    if (stage === 0) {
      const first = { twice: [p.a, p.b], coin: [1, 2], "two bags": [p.a, p.b] }[p.kind] ?? [];
      const second = p.kind === "twice" ? first : [p.c, p.d];
      const all = [...choices([range(1, first[1] ?? 0), range(1, second[1] ?? 0)])];
      return share(all, ([x = 0, y = 0]) =>
        p.kind === "coin" ? x === 1 && y > p.d - p.c : x <= (first[0] ?? 0) && y <= (second[0] ?? 0),
      );
    }
    if (stage === 1) {
      const fits: Record<string, (x: number, y: number) => boolean> = {
        sum: (x, y) => x === p.k - y,
        "sum at least": (x, y) => !(x < p.k - y),
        difference: (x, y) => x === y + p.k || y === x + p.k,
        same: (x, y) => x === y,
        larger: (x, y) => x <= p.k && y <= p.k && (x === p.k || y === p.k),
      };
      return share(
        [...choices([range(1, p.sides), range(1, p.sides)])],
        ([x = 0, y = 0]) => fits[p.event]?.(x, y) ?? false,
      );
    }
    if (stage === 2) {
      const bag = things([p.r, p.b]);
      const pairs = bag.flatMap((one, i) => bag.flatMap((other, j) => (i === j ? [] : [[one, other] as const])));
      return share(pairs, ([one, other]) =>
        p.wanted === "both first" ? one === 0 && other === 0 : (one === other) === (p.wanted === "same"),
      );
    }
    return share([...choices(range(1, p.k).map(() => range(1, p.q)))], (tries) => tries.some((one) => one <= p.p));
  },

  // Every number is tried: crosswise products must be the same; or all the work is dealt out.
  proportion: (
    p: { ask: string } & Record<"n" | "each" | "m" | "common" | "a" | "b" | "part" | "rate" | "t" | "u" | "d", number>,
    stage,
  ) => {
    const fourth = (n: number, amount: number, m: number) => {
      const product = walked(0, amount, m);
      return only(range(1, 4000).filter((x) => n * x === product));
    };
    if (stage === 0) return fourth(p.n, walked(0, p.each, p.n), p.m);
    if (stage === 1) return fourth(p.common * p.a, walked(0, p.part, p.a), p.common * p.b);
    if (stage === 2) {
      const [first, second] = [walked(0, p.rate, p.t), walked(0, p.rate, p.u)];
      return p.ask === "far" ? fourth(p.t, first, p.u) : fourth(first, p.t, second);
    }
    // Piece by piece, one to each of the m in every round.
    let rounds = 0;
    for (let left = walked(0, p.d, p.n); left > 0; left -= p.m) rounds++;
    return rounds;
  },
};
