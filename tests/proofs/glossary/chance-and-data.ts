import {
  alike,
  type Cases,
  choose,
  digits,
  eq,
  from,
  isWhole,
  mean,
  median,
  range,
  rounded,
  sorted,
  sum,
  twice,
} from "./case.ts";

const faces = range(1, 6);
const ways = (total: number) =>
  faces.flatMap((one) => faces.map((other) => one + other)).filter((two) => two === total).length;

/** The numbers that come most often. */
const modes = (numbers: readonly number[]) => {
  const often = (one: number) => numbers.filter((other) => other === one).length;
  return sorted([...new Set(numbers)].filter((one) => numbers.every((other) => often(other) <= often(one))));
};

/** How much of a normal distribution lies within so many standard deviations, by adding thin strips. */
const within = (deviations: number) => {
  const strips = 1000;
  const height = (at: number) => Math.exp((-at * at) / 2) / Math.sqrt(2 * Math.PI);
  return (
    sum(range(0, strips - 1).map((strip) => height(((strip + 0.5) / strips) * deviations))) * (deviations / strips) * 2
  );
};

const squaresFrom = (middle: number, numbers: readonly number[]) => numbers.map((one) => (one - middle) ** 2);

export const chance: Cases = {
  probability: (a, b, good, all) => good === faces.filter((face) => face === a || face === b).length && all === 6,
  event: (over, a, b, good, all) =>
    eq(
      faces.filter((face) => face > over),
      [a, b],
    ) &&
    good === 2 &&
    all === 6,
  fair: (good, all) => good === 1 && all === faces.length,
  "equally-likely": (first, last, once, often) =>
    eq(faces, range(first, last)) && ways(once) === 1 && ways(often) === 6,
  random: (first, last, of, good, all) =>
    good === range(first, last).filter((one) => one % of === 0).length && all === last - first + 1,
  "dependent-events": (red, blue, first, all, second, left) =>
    eq([first, all, second, left], [red, red + blue, red - 1, all - 1]),
  "mutually-exclusive": (a, b, _1, _2, _3, _4, _5, _6, over, both, too) =>
    faces.includes(a) &&
    faces.includes(b) &&
    eq(
      faces.filter((face) => face % 2 === 0 && face > over),
      [both, too],
    ),
  "conditional-probability": (face, good, all) => {
    const even = faces.filter((one) => one % 2 === 0);
    return even.includes(face) && good === 1 && all === even.length;
  },
  "relative-frequency": twice(2),
};

export const data: Cases = {
  "discrete-data": (a, b, c, never, _size, half, parts) =>
    eq([a, b, c], [0, 1, 2]) && !isWhole(never) && half / parts === 0.5,
  "continuous-data": (a, b, c) => Math.floor(b) === a && Math.floor(10 * c) / 10 === b,
  average: (a, b, c, d, e, middle, half, often) => {
    const all = [a, b, c, d, e];
    return mean(all) === middle && median(all) === half && eq(modes(all), [often]);
  },
  mean: from(7, (a, b, c, middle) => mean([a, b, c]) === middle),
  median: (a, b, c, first, second, third, middle, p, q, r, s, q2, r2, _two, middle2) =>
    eq(sorted([a, b, c]), [first, second, third]) &&
    median([a, b, c]) === middle &&
    median([p, q, r, s]) === middle2 &&
    eq([q, r], [q2, r2]),
  mode: (a, b, c, d, e, one, other) => eq(modes([a, b, c, d, e]), [one, other]),
  range: (a, b, c, d, apart) => Math.max(a, b, c, d) - Math.min(a, b, c, d) === apart,
  frequency: (often, first, second, third) => often === first && eq([first, second, third], [3, 2, 1]),
  "frequency-table": (pet, often, pets, rarely, ...again) =>
    eq([often, rarely, often, pet, rarely, pets], again.slice(0, 6)),
  "bar-chart": twice(3),
  pictogram: (goals, _balls, goals2, half) => goals === goals2 && half === goals / 2,
  "pie-chart": twice(2),
  histogram: (low, high, people, people2, width) => people === people2 && width === high - low,
  "line-graph": (a, b, c, d, c2, a2, _rise, c3, d2) => a < b && b < c && c > d && eq([a, c, c, d], [a2, c2, c3, d2]),
  "line-of-best-fit": (a, b, c, d, d2, b2, c2, a2) => eq([a, b, c, d], [a2, b2, c2, d2]),
  outlier: (a, b, c, d, far, far2, middle, a2, b2, c2, d2) =>
    far === far2 && far > 2 * middle && mean([a, b, c, d]) === middle && eq([a, b, c, d], [a2, b2, c2, d2]),
  quartile: (a, b, c, d, e, f, g, half, lower, p, q, r, upper) =>
    median([a, b, c, d, e, f, g]) === half &&
    eq([a, b, c], [p, q, r]) &&
    median([p, q, r]) === lower &&
    median([e, f, g]) === upper,
  "interquartile-range": (lower, upper, upper2, lower2) => eq([lower, upper], [lower2, upper2]),
  "box-plot": (least, lower, upper, half, greatest, upper2, lower2, _between, greatest2, least2) =>
    least < lower &&
    lower < half &&
    half < upper &&
    upper < greatest &&
    eq([least, lower, upper, greatest], [least2, lower2, upper2, greatest2]),
  "cumulative-frequency": (a, b, c, first, second, third) => eq([first, second, third], [a, a + b, a + b + c]),
  "standard-deviation": (a, b, c, middle, d, e, f, all, count) =>
    middle === mean([a, b, c]) && eq([d, e, f], squaresFrom(middle, [a, b, c])) && all === d + e + f && count === 3,
  variance: (a, b, c, middle, d, e, f, d2, e2, f2, count) =>
    middle === mean([a, b, c]) &&
    eq([d, e, f], squaresFrom(middle, [a, b, c])) &&
    eq([d, e, f], [d2, e2, f2]) &&
    count === 3,
  sample: twice(3),
  "hypothesis-test": (_one, two, throws, _1, _2, level) => two ** -throws < level / 100,
  "normal-distribution": (middle, deviation, share, middle2, times, deviation2, _low, middle3, times2, deviation3) =>
    alike(middle, middle2, middle3) &&
    alike(deviation, deviation2, deviation3) &&
    times === times2 &&
    share === rounded(100 * within(times), 0),
  "binomial-distribution": (heads, throws, ways) => choose(throws, heads) === ways,
  "stem-and-leaf-diagram": (stem, a, b, c, first, second, third) =>
    eq(
      [first, second, third],
      [a, b, c].map((leaf) => 10 * stem + leaf),
    ) && [a, b, c].every((leaf) => digits(leaf).length === 1),
  percentile: (runners, percent, others, percent2, _hundred, runners2, others2) =>
    eq([runners, percent, others], [runners2, percent2, others2]),
};

export const freeInChanceAndData = { data: [0], "discrete-data": [4] };
