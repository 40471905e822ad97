import { alike, type Cases, eq, from, gcd, is, twice } from "./case.ts";

/** Whether a fraction can be written as a decimal that ends. */
function ends(top: number, bottom: number): boolean {
  let left = bottom / gcd(top, bottom);
  while (left > 0 && left % 2 === 0) left /= 2;
  while (left > 0 && left % 5 === 0) left /= 5;
  return left === 1;
}

export const fractions: Cases = {
  fraction: (a, b, of, is, of2, b2, _each, a2, _each2, is2) => eq([a, b, of, is], [a2, b2, of2, is2]),
  numerator: (top, bottom, top2) => alike(top, top2, 3) && bottom === 8,
  denominator: (_top, bottom, bottom2, parts) => alike(bottom, bottom2, parts),
  "unit-fraction": from(6, (top) => top !== 1),
  "proper-fraction": (top, bottom, _1, _2, _3, top2, bottom2) => top < bottom && top2 >= bottom2,
  "mixed-number": (whole, top, bottom, whole2, top2, bottom2, _1, _2, whole3, top3, bottom3) =>
    alike(whole, whole2, whole3) && alike(top, top2, top3) && alike(bottom, bottom2, bottom3),
  "lowest-terms": (_1, _2, top, bottom, top2, bottom2, a, b, both) =>
    eq([top, bottom], [top2, bottom2]) && gcd(top, bottom) === 1 && both > 1 && a % both === 0 && b % both === 0,
  "common-denominator": from(9, (bottom, common) => bottom === common),
  decimal: (value, _1, _2, _3, _4, top, bottom) => is(value, top / bottom),
  "decimal-point": twice(1),
  "terminating-decimal": from(7, (top, bottom) => !ends(top, bottom)),
  "recurring-decimal": (top, bottom, begins, whole, block) =>
    Math.floor((top / bottom) * 10_000) / 10_000 === begins && is(whole + block / 99, top / bottom),
  percentage: (percent, of, is, percent2, _hundred, of2, is2) => eq([percent, of, is], [percent2, of2, is2]),
  "percentage-change": (low, high, high2, low2, low3, part, percent, high3, low4, back, change, high4, part2) =>
    alike(low, low2, low3, low4) &&
    alike(high, high2, high3, high4) &&
    change === high - low &&
    is(percent, 100 * part) &&
    is(back, 100 * part2),
  "percentage-point": (before, after, after2, before2, _more, _more2, before3, part, percent) =>
    alike(before, before2, before3) && after === after2 && is(percent, 100 * part),
  ratio: (a, b, c, d, all, c2, d2, one, other, one2, other2, all2) =>
    a * d === b * c && one * d === other * c && eq([c, d, one, other, all], [c2, d2, one2, other2, all2]),
  proportion: twice(4),
  "direct-proportion": (few, price, many, price2, times, price3, price4) =>
    many === few * times && eq([price, price2], [price3, price4]),
  "inverse-proportion": twice(4),
  "unitary-method": (few, price, price2, few2, _one, many, many2) => eq([few, price, many], [few2, price2, many2]),
  rate: twice(3),
  "simple-interest": (sum, percent, years, sum2, part, years2) => eq([sum, percent, years], [sum2, 100 * part, years2]),
  "compound-interest": (sum, percent, years, sum2, factor, factor2) =>
    sum === sum2 && years === 2 && is(factor, 1 + percent / 100) && factor === factor2,
  discount: (price, percent, reduced, price2, part, _off, _price, _off2, reduced2) =>
    eq([price, percent, reduced], [price2, 100 * part, reduced2]),
  profit: (cost, price, price2, cost2, _profit, percent, _profit2, _cost, part) =>
    eq([cost, price, percent], [cost2, price2, 100 * part]),
};

export const measures: Cases = {
  unit: twice(1),
  "metric-system": (one, metres, length, length2, metres2) => one === 1 && eq([metres, length], [metres2, length2]),
  mass: (kilogram, bag, _three, bag2) => kilogram === 1 && bag === bag2,
  density: twice(2),
  speed: twice(2),
  "average-speed": (there, speed, back, speed2, time, time2, _hours, all, _hours2, _mean, wrong) =>
    there === back &&
    all === there + back &&
    eq([time, time2, wrong], [there / speed, back / speed2, (speed + speed2) / 2]),
};

export const freeInFractionsAndMeasures = {
  denominator: [0],
  "unit-fraction": [7],
  "direct-proportion": [7],
};
