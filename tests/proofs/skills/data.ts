import { add, decimalText, divide, type Rational, rational, subtract } from "../../../src/maths/rational.ts";
import { choices, insist, only, range, type SkillProofs } from "../proof.ts";
import { type Cell, tableIn } from "../reading/tables.ts";
import { matches, told } from "../reading/told.ts";

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
    reading,
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
      const line = reading.saidFrom(3);
      const isSum = (n: number, i: number) => i < 2 || n === (line[i - 1] ?? 0) + (line[i - 2] ?? 0);
      return only(candidates.filter((x) => [...line, x].every(isSum)));
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
      halves: readonly number[];
      ask: string;
    } & Record<"i" | "j" | "scale", number>,
    stage,
    reading,
  ) => {
    if (stage === 1) {
      // Climbs each bar by half a step of the scale at a time.
      const [one = 0, other = 0] = [p.i, p.j].map((bar) => {
        let height = rational(0);
        for (let half = 0; half < (p.halves[bar] ?? 0); half++) height = add(height, rational(p.scale, 2));
        return Number(decimalText(height));
      });
      if (p.ask === "read") return one;
      // "on Monday than on Tuesday", "on Monday and Tuesday together": the labels below the bars are these words, or how they begin.
      const bars = reading.shown.labels.filter((label) => /\p{L}/u.test(label));
      const asks = p.ask === "both" ? "and (\\p{L}+) together" : "than (?:in|on|for) (\\p{L}+)";
      const named = only(matches(reading, new RegExp(`(?:in|on|for) (\\p{L}+) ${asks}\\?$`, "gmu")));
      const [first = Number.NaN, second = Number.NaN] = named.map((name) =>
        only([p.i, p.j].filter((bar) => name.startsWith(bars[bar] ?? "?"))) === p.i ? one : other,
      );
      insist(first >= second, "there are more of the one that is named first");
      return p.ask === "both" ? first + second : first - second;
    }
    const [head = [], ...rows] = tableIn(reading);
    const [[question = ""] = []] = matches(reading, /[^\n]+$/g);
    /** The lines of the table that the question names, in its order. */
    const named = (lines: readonly (readonly Cell[])[], text = question) =>
      lines
        .map((line) => ({ line, at: text.toLowerCase().search(new RegExp(`\\b${line[0]?.text.toLowerCase()}\\b`)) }))
        .filter(({ line, at }) => line[0]?.text !== "" && at >= 0)
        .sort((a, b) => a.at - b.at)
        .map(({ line }) => line.slice(1));
    const columns = head.map((title, i) => [title, ...rows.map((row) => row[i] as Cell)]);
    if (stage === 0) {
      const number = (cell: Cell | undefined) => only(cell?.numbers() ?? []);
      insist(
        rows.every(([, ...cells]) => cells.every((cell) => number(cell) >= 0)),
        "each cell holds a number",
      );
      if (p.ask === "row") return only(named(rows)).reduce((sum, cell) => walked(sum, 1, number(cell)), 0);
      const column = only(named(columns));
      if (p.ask === "column") return column.reduce((sum, cell) => walked(sum, 1, number(cell)), 0);
      const [one = 0, other = 0] = named(rows).map((row) => number(row.find((cell) => column.includes(cell))));
      return p.ask === "two" ? one + other : only(range(1, 99).filter((d) => other + d === one));
    }
    if (stage === 2) {
      const minute = (cell: Cell | undefined) => {
        const [hours = Number.NaN, minutes = Number.NaN] = cell?.numbers() ?? [];
        insist(hours < 24 && minutes < 60, "a time of the day");
        return 60 * hours + minutes;
      };
      for (const column of columns.slice(1)) {
        const times = column.slice(1).map(minute);
        insist(
          times.every((time, i) => i === 0 || time > (times[i - 1] ?? 0)),
          "no place is reached before the one before it",
        );
      }
      const [starts = [], ...legs] = rows.map((row, i) =>
        row.slice(1).map((cell, at) => minute(cell) - (i === 0 ? 0 : minute(rows[i - 1]?.[at + 1]))),
      );
      insist(areAlike(gaps(starts)), "they leave in equal steps");
      insist(
        legs.every(([a = 0, b = 0, c], leg) => c === a && b === a + (leg === 0 ? 3 : 0)),
        "each takes the same time, but for three minutes that B loses at first",
      );
      const [first = [], second = []] = named(rows);
      if (p.ask === "how long") {
        // A clock that ticks from the one place to the other.
        const column = only(named(columns, /\b[A-Z]\b(?= take)/.exec(question)?.[0]));
        const [from, to] = [first, second].map((row) => minute(row.find((cell) => column.includes(cell))));
        let minutes = 0;
        for (let now = from ?? 0; now !== to && minutes < 1440; now++) minutes++;
        return minutes;
      }
      const [hours, minutes] = told(reading, "by #:#.");
      const intime = first.flatMap((cell, i) => (minute(cell) <= 60 * hours + minutes ? [minute(second[i])] : []));
      const latest = Math.max(...intime);
      return `${Math.floor(latest / 60)}:${String(latest % 60).padStart(2, "0")}`;
    }
    // Every line makes the total at its end: where one number of a line is missing, it is filled in, until none is left.
    insist(named(rows).length === 1, "the question names one row");
    const grid = rows.map((row) => row.slice(1).map((cell) => cell.numbers()[0]));
    const lines = [
      ...range(0, 2).map((r) => range(0, 3).map((c) => [r, c] as const)),
      ...range(0, 3).map((c) => range(0, 2).map((r) => [r, c] as const)),
    ];
    const gap = () =>
      lines.flatMap((line) => {
        const missing = line.filter(([r, c]) => grid[r]?.[c] === undefined);
        return missing.length === 1 ? [{ line, missing: missing[0] ?? [0, 0] }] : [];
      })[0];
    const off = (line: readonly (readonly [number, number])[], [x, y]: readonly [number, number], value: number) =>
      line.reduce((sum, [r, c], i) => {
        const number = r === x && c === y ? value : (grid[r]?.[c] ?? 0);
        return i === line.length - 1 ? sum - number : sum + number;
      }, 0);
    for (let found = gap(); found; found = gap()) {
      const { line, missing } = found;
      const value = only(range(0, 400).filter((one) => off(line, missing, one) === 0));
      const row = grid[missing[0]];
      if (row) row[missing[1]] = value;
    }
    insist(
      lines.every((line) => off(line, [-1, -1], 0) === 0),
      "every line makes its total",
    );
    const at = only(rows.flatMap((row, r) => row.flatMap(({ text }, c) => (text === "?" ? [grid[r]?.[c - 1]] : []))));
    return at ?? Number.NaN;
  },

  // Lists every outcome and counts; tries every probability until all make one.
  "simple-probability": (
    p: {
      counts: readonly number[];
      known: readonly number[];
      object: string;
      wanted: string;
      event: string;
      kind: string;
    } & Record<"i" | "k" | "sides" | "p" | "q" | "parts", number>,
    stage,
    reading,
  ) => {
    if (stage === 0) return share(things(p.counts), (kind) => (kind === p.i) === (p.wanted === "kind"));
    if (stage === 1) {
      const [least, most] = told(reading, "numbered from $#$ to $#$");
      const all = range(least, most);
      if (p.object === "dice") insist(told(reading, "has $#$ sides")[0] === all.length, "each side has its number");
      if (p.object === "spinner")
        insist(told(reading, "has $#$ equal")[0] === all.length, "each sector has its number");
      const k = ["multiple", "more", "at most", "factor"].includes(p.event) ? reading.said(reading.numbers.length) : 0;
      return share(all, (n) => belongs(p.event, k, n));
    }
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
