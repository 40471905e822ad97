import { range } from "../proof.ts";
import type { Wrong } from "./said.ts";
import { wrongTexts } from "./wrong-texts.ts";

const choose = (from: number, many: number): number =>
  range(1, many).reduce((ways, i) => (ways * (from - many + i)) / i, 1);
const multiples = (of: number, from: number, to: number): number => range(from, to).filter((n) => n % of === 0).length;
const factors = (of: number): number[] => range(1, of).filter((n) => of % n === 0);
const isPrime = (n: number): boolean => factors(n).length === 2;
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const lcm = (...all: readonly number[]): number => all.reduce((a, b) => (a * b) / gcd(a, b));

/** So no wrong option can change without its sentence. */
export const wrong: Readonly<Record<string, Wrong>> = {
  ...wrongTexts,
  "weekly-001": (n) => [
    n(1) - (n(2) / n(3) + n(4) * n(5)),
    ((n(1) - n(2)) / n(3) + n(4)) * n(5),
    (n(1) - n(2) / n(3) + n(4)) * n(5),
  ],
  "weekly-002": (n) => {
    const [first, second] = [n(1) / n(2), n(3) / n(4)];
    return [(1 - first) * second, 1 - first - second, first + second];
  },
  "weekly-003": (n) => [n(1) * (1 - n(3) / 100), n(1), n(1) * (1 + n(2) / 100)],
  "weekly-004": (n) => [n(3), n(3) + n(3), n(3) ** 3],
  "weekly-005": (n) => [(n(4) - n(2)) / (n(1) + n(3)), (n(4) + n(2)) / (n(1) + n(3)), (n(4) - n(2)) / (n(1) - n(3))],
  "weekly-006": (n) => {
    const [from, to] = [n(1), n(2)];
    const added = multiples(n(3), from, to) + multiples(n(4), from, to);
    return [multiples(lcm(n(3), n(4)), from, to), added - multiples(n(3) * n(4), from, to), added];
  },
  "weekly-007": (n) => [(n(5) - n(3)) * n(8), n(3) + (n(5) - n(3)) * n(8), n(3) * n(8)],
  "weekly-008": (n) => [n(2) + n(4) / n(5), (n(2) + n(4)) / 2, (n(1) * n(2) + n(4)) / n(1)],
  "weekly-009": (n) => {
    const colours = [1, 2, 3].map(n).length;
    return [n(4), colours + 1, (n(4) - 1) * colours];
  },
  "weekly-010": (n) => [(n(2) + n(3)) / 2, (2 * n(1)) / 2, n(2) + n(3)],
  "weekly-011": (n) => [n(5) - n(3) + 1, n(5), n(5) + n(3)],
  "weekly-012": (n) => [(n(1) + n(3)) / n(4), Number(`0.${n(1)}${n(3)}`), (n(1) + n(3)) / n(2)],
  "weekly-014": (n) => [(100 * n(2)) / (n(1) + n(2)), (100 * n(1)) / 10, 100 - (100 * n(2)) / n(1)],
  "weekly-016": (n) => [(n(2) + n(3)) % n(4), n(2), n(3) * n(2)],
  "weekly-017": (n) => [n(2) * (n(2) - 1), n(2) * (n(2) - 1) * (n(2) - 2), n(2) ** n(1)],
  "weekly-020": (n) => [n(4), n(2) + n(4), n(2) * n(4)],
  "weekly-021": (n) => {
    const pages = range(n(1), n(2));
    return [
      pages.filter((page) => page % 10 === n(3)).length,
      pages.filter((page) => Math.floor(page / 10) === n(3)).length,
      pages.filter((page) => String(page).includes(String(n(3)))).length,
    ];
  },
  "weekly-023": (n) => {
    const [out, grams] = [n(1) - n(3), 1000 * (n(2) - n(4))];
    return [grams / out, (n(3) * grams) / out, grams];
  },
  "weekly-025": (n) => [1 - n(1), 1 + (1 - n(1)), 10 * n(1)],
  "weekly-026": (n) => [n(1) - n(2), (n(1) * n(2)) / 100, n(2)],
  "weekly-027": (n) => [n(4) - (n(6) - n(4)), n(6) - n(4) - n(4), n(6) - n(4)],
  "weekly-030": (n) => [n(3) / (n(2) + n(3) * n(4)), n(3) / n(1), 1 / 2],
  "weekly-032": (n) => [(n(5) - (n(3) + 1)) * n(2), (n(5) - n(3)) * n(2), (n(3) + n(4)) * n(2)],
  "weekly-037": (n) => [(n(3) * n(2)) / 100 ** 2, (n(3) * n(2)) / 100, (n(3) * n(2) ** 2) / 100],
  "weekly-040": (n) => [
    n(2) * choose(n(1), n(3) - 1),
    choose(n(1) + n(2), n(3)),
    n(2) * choose(n(1) + n(2) - 1, n(3) - 1),
  ],
  "weekly-041": (n) => [n(2) / n(3), n(2) * n(3), n(2) * n(1)],
  "weekly-042": (n) => [n(2) / (4 * n(1)), n(2) / 4, n(2) / n(1)],
  "weekly-046": (n) => [8 * (n(6) - 1), 4 * (2 * n(6) - 1), 4 * (2 * n(6) + 1)],
  "weekly-047": (n) => [n(1) / 100, n(1) / 10, n(1)],
  "weekly-049": (n) => [(n(1) * n(4) + n(3) * n(2)) / (n(1) + n(3)), (n(2) + n(4)) / 2, n(2) + n(4)],
  "weekly-051": (n) => [n(1) * n(3), null, null],
  "weekly-052": (n) => [2 * n(1), 3 * n(1), (n(1) * n(5)) / n(2)],
  "weekly-053": (n) => [(n(5) - n(2)) / n(1), n(5), (n(5) + n(3)) * n(4)],
  "weekly-055": (n) => [n(1) * n(2), n(1) * n(2) + (n(1) - 1) * (n(2) - 1), n(1) * choose(n(2) + 1, 2)],
  "weekly-056": (n) => [n(2) / 8, n(2) / 4, n(2) - n(2) / 8],
  "weekly-057": (n) => {
    const alone = (n(1) * n(2)) / n(5);
    return [alone - n(3), n(3) + (n(1) * (n(2) - n(3))) / n(5), alone];
  },
  "weekly-058": (n) => [n(2) / 100, Math.floor(n(2) / 10) / (n(2) % 10), n(2) / 90],
  "weekly-059": (n) => [n(1) * n(2), n(1) * (1 - n(2)) + n(2) * (1 - n(1)), (n(1) + n(2)) / 2],
  "weekly-060": (n) => [1 - 1 / (1 - 1 / n(1)), 1 - 1 / n(7), n(1)],
  "weekly-061": (n) => {
    const since = 60 * n(5) + n(6) - (60 * n(2) + n(3));
    return [since % n(4), 30 - (since % 30), n(4)];
  },
  "weekly-062": (n) => [n(3) / 2, n(3), (10 * n(3)) / 9],
  "weekly-063": (n) => [n(12) + n(6), n(12) + n(6) + n(11), lcm(n(12), n(6), n(11))],
  "weekly-065": (n) => [n(2), choose(n(2), 1) + choose(n(2), 2), 2 ** n(2) - 1],
  "weekly-068": (n) => [(n(3) * (100 - n(1))) / 100, (n(3) * (100 - (n(1) - n(2)))) / 100, (n(3) * n(1)) / 100],
  "weekly-069": (n) => {
    const squares = range(n(1), n(2)).filter((one) => Number.isInteger(Math.sqrt(one))).length;
    return [squares - 1, squares, range(n(1), n(2)).filter(isPrime).length];
  },
  "weekly-070": (n) => [2 * n(2), n(2) ** 2, n(2) ** 2 + 2],
  "weekly-071": (n) => [n(1) + n(2), n(1) - 1 + n(3) + n(2) - 1, n(1) + n(3) + n(2) + 2],
  "weekly-072": (n) => [0, n(1) / 2 - 1, (n(1) / 4) ** 2],
  "weekly-073": (n) => [n(1) + n(2) / 10, Number((n(1) + n(2)).toFixed(2).replace(".0", ".")), n(1) + 10 * n(2)],
  "weekly-074": (n) => [0, n(1) + n(2) * n(3), (n(1) + n(2)) * n(3)],
  "weekly-076": (n) => [n(1) + n(2), lcm(n(1), n(2)), n(1) * n(2)],
  "weekly-077": (n) => {
    const cubic = (n(1) * n(2)) / 1000;
    return [cubic, n(2) / n(1), 100 * cubic];
  },
  "weekly-079": (n) => [n(1), 100 * ((1 + n(1) / 100) ** 2 - 1), 3 * n(1)],
  "weekly-080": (n) => {
    const rounds = Math.floor(n(11) / 8);
    return [rounds, 2 * rounds, Math.floor(n(11) / n(12))];
  },
  "weekly-081": (n) => [n(2) / n(3) / n(4), n(2) / n(3) / 2, n(6) / n(4)],
  "weekly-088": (n) => {
    const falls = range(0, n(3) - 1).map((bounces) => n(1) * n(2) ** bounces);
    const total = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0);
    return [total(falls), n(1) + 2 * total(falls.slice(1, -1)), 2 * total(falls)];
  },
  "weekly-089": (n) => {
    const top = Math.sqrt(n(1) ** 2 - n(2) ** 2) - n(3);
    return [n(3), n(2) + n(3), Math.sqrt(n(1) ** 2 - top ** 2)];
  },
  "weekly-090": (n) => {
    const split = choose(n(1), 2) * choose(n(1) - 2, 2);
    return [split / 2, split, range(1, n(1)).reduce((orders, one) => orders * one, 1)];
  },
  "weekly-093": (n) => [n(3) - n(2), n(3) - (n(2) - n(5)), n(3) + n(1)],
  "weekly-097": (n) => {
    const [tops, bottom] = [range(1, n(8)), n(9)];
    return [
      tops.filter((top) => top > 1 && gcd(top, bottom) === 1).length,
      tops.filter((top) => top % 2 === 1).length,
      tops.filter((top) => top === 1 || bottom % top > 0).length,
    ];
  },
  "weekly-098": (n) => {
    const metres = (1000 * n(2)) / 60;
    return [n(1) / metres, (n(3) - n(1)) / metres, n(3) / metres];
  },
  "weekly-099": (n) => {
    const splits = range(n(3), n(1)).flatMap((a) => range(a, n(1)).filter((b) => n(1) - a - b >= b)).length;
    return [splits, n(2) * splits, choose(n(1) + n(2) - 1, n(2) - 1)];
  },
  "weekly-100": (n) => [n(3) / n(1), n(3) / n(5), n(3) / n(4)],
  "weekly-101": (n) => {
    const rows = factors(n(1));
    return [rows.filter(isPrime).length, rows.length / 2, rows.length - 2];
  },
  "weekly-103": (n) => [(n(4) - 1) * (n(3) / n(1)), n(3) * (n(4) / n(1)), n(4) * (n(3) / (n(1) - 1))],
  "weekly-105": (n) => [n(1), 100 - n(1), 100 / (1 + n(1) / 100)],
  "weekly-106": (n) => {
    const games = choose(n(1), 2);
    return [games, (n(1) * n(1) * n(2)) / 2, 2 * games * n(2)];
  },
  "weekly-109": (n) => {
    const [total, middle] = [n(1) * n(2), n(3)];
    return [total - (middle - 2) - (middle - 1) - middle - (middle + 1), total - 2 - 2 * middle, total - middle];
  },
  "weekly-110": (n) => [n(1) / 3, n(1) ** 2, n(1)],
  "weekly-111": (n) => {
    const more = n(4) - n(1);
    return [n(1) + (n(5) * more) / (n(2) - 1), n(1) + (n(5) - 1) * more, n(1) * n(5)];
  },
  "weekly-112": (n) => {
    const [number, digit] = [String(n(2)), String(n(4))];
    const apart = number.lastIndexOf(digit) - number.indexOf(digit);
    return [1, 10 * apart, 10 ** (apart - 1)];
  },
  "weekly-113": (n) => [5 * Math.ceil(n(3) / 2), 3 * n(3), 5 * (n(3) - 1) + 3],
  "weekly-117": (n) => [(n(1) * 360) / n(2), n(1) * Math.ceil(360 / n(2)), (n(1) * 360) / (180 - n(2))],
  "weekly-119": (n) => [n(2) / n(1), (2 * n(2)) / n(1), n(2) - n(2) / n(1)],
  "weekly-121": (n) => {
    const [a, b, c, d] = [n(3), n(4), n(5), n(6)];
    return [10 * b + d - (10 * a + c), 10 * c + a - (10 * b + d), 10 * d + a - (10 * c + b)];
  },
  "weekly-122": (n) => {
    const towers = range(2, 6).map(n);
    const total = towers.reduce((sum, tower) => sum + tower, 0);
    const over = towers.map((tower) => tower - total / towers.length).filter((more) => more > 0);
    return [Math.max(...over), 2 * over.reduce((sum, more) => sum + more, 0), total];
  },
  "weekly-123": (n) => {
    const round = 2 * (n(1) + n(2));
    return [round - 4 * n(3), round - n(3), round];
  },
  "weekly-126": (n) => [(n(1) * n(2)) / 1e5, (n(1) * n(2)) / 100 / 60, (n(2) / (n(1) / 100)) * (60 / 1000)],
  "weekly-129": (n) => [Math.sqrt(100 + n(1)), n(1) / 2, n(1)],
  "weekly-130": (n) => {
    const squares = Math.floor(Math.sqrt(n(12)));
    return [n(12) - squares, n(12) + squares - 1, n(12) + squares];
  },
  "weekly-132": () => {
    const odd = range(0, 9).filter((digit) => digit % 2 === 1).length;
    return [odd + odd, odd * odd - odd, 9 * odd];
  },
  "weekly-133": (n) => [n(4), n(3) + n(4), (n(3) / n(1)) * (n(1) + n(2))],
  "weekly-134": (n) => [n(4) + n(5), n(4) + n(5) + (n(2) / 2 - 1), n(4) + n(5) + n(2)],
  "weekly-135": (n) => [n(3) - n(2), n(3) + n(4) * n(2), (n(3) - n(4)) * n(2)],
  "weekly-137": (n) => {
    const place = choose(n(11), 2) + 1;
    return [place, 2 * place + 1, 2 * choose(n(11) + 1, 2) - 1];
  },
  "weekly-140": (n) => [n(2) - n(1), (n(1) + n(2)) / 2, 1 / (1 / n(1) - 1 / n(2))],
  "weekly-141": (n) => {
    const [pairs, gain] = [(n(11) - 1) / 2, n(3) - n(2)];
    return [n(1) + pairs * gain - n(2), n(1) + (pairs + 1) * gain, n(1) + (n(11) - 1) * gain];
  },
  "weekly-142": (n) => {
    const [long, high] = [100 * n(1), 100 * n(2)];
    return [(long + high) / n(3), (2 * (long + high)) / n(3), (long * high) / n(3)];
  },
  "weekly-145": (n) => [n(3) / (n(1) + n(2)), n(3) / n(2), n(3) * n(1)],
  "weekly-146": (n) => {
    const part = n(3) / (n(2) - n(1));
    return [part, n(1) * part, (n(3) / n(1)) * n(2)];
  },
  "weekly-148": (n) => {
    const full = lcm(n(1), n(3), n(5), n(7));
    return [lcm(n(1), n(3), n(7)) - 1, full + 1, 2 * full - 1];
  },
  "weekly-150": (n) => {
    const bottoms = range(n(8), n(14));
    return [
      bottoms.filter((bottom) => Number.isInteger(Math.log2(bottom))).length,
      bottoms.filter((bottom) => bottom % 2 === 0).length,
      bottoms.filter((bottom) => bottom % 2 === 0 || bottom % 5 === 0).length,
    ];
  },
  "weekly-151": (n) => [n(3) * n(5), null, null],
  "weekly-152": (n) => [n(3), (n(3) * n(2)) / n(1), n(3) + n(2) - n(1)],
  "weekly-154": (n) => {
    const millimetres = 60 * 60 * n(1);
    return [millimetres / 100, 60 * n(1), millimetres / 10];
  },
  "weekly-155": (n) => [n(1) + n(2), n(1) * n(2), (n(1) + 1) * (n(2) + 1) - 1],
  "weekly-156": (n) => [
    n(1) + n(2) * n(4),
    range(0, n(4)).reduce((all, day) => all + n(2) ** day, 0),
    (1 + n(2)) ** n(4) - (1 + n(2)) ** (n(4) - 1),
  ],
  "weekly-161": (n) => {
    const [piece, ribbon] = [n(1) / n(2), n(3) + n(4) / n(5)];
    return [(ribbon / piece) % 1, n(3) % piece, ribbon - 2 * piece];
  },
  "weekly-164": (n) => {
    const given = (from: number) => {
      let [left, gift] = [n(1), from];
      for (; left >= gift; gift++) left -= gift;
      return { left, last: gift - 1 };
    };
    const { left, last } = given(n(2));
    return [null, given(n(3)).left, left + last];
  },
  "weekly-167": (n) => [null, n(1) / n(2), n(1)],
  "weekly-168": (n) => [n(1) + n(2) - n(3), n(1) + n(2), n(1) * n(3)],
  "weekly-170": (n) => {
    const all = factors(n(1));
    return [
      all.filter((factor) => factor % 3 === 0).length,
      all.filter((factor) => factor % 2 === 0).length,
      all.length,
    ];
  },
  "weekly-172": (n) => {
    const [from, to] = [10 * n(2), 10 * n(2) + 9];
    return [null, multiples(3, from, to), multiples(2, from, to)];
  },
  "weekly-174": (n) => [
    n(2) ** n(1),
    range(1, n(1)).reduce((ways, free) => ways * free * free, 1),
    choose(n(1) * n(2), n(3)),
  ],
  "weekly-175": (n) => {
    const times = n(3) / n(1);
    return [n(2) / times, n(2) * times, n(2) * (1 + 2 * (times - 1))];
  },
  "weekly-176": (n) => [n(1) * n(2) - n(3) * n(4), (-n(1)) ** n(2) - n(3) ** n(4), n(1) ** n(2) + n(3) ** n(4)],
  "weekly-177": (n) => {
    const parts = range(n(3), n(4));
    const even = parts.filter((part) => part % 2 === 0).length / parts.length;
    return [even ** 2, (1 - even) ** 2, 2 * even * (1 - even)];
  },
  "weekly-178": (n) => {
    const pairs = (n(2) - n(1)) / 4;
    return [-2 * (pairs + 1), -2 * pairs, 2 * pairs];
  },
  "weekly-179": (n) => [(n(3) * n(4)) / n(5), (n(3) + n(4) / n(5)) / 2, (1 + n(4)) / (1 / n(3) + n(5))],
  "weekly-182": (n) => [null, null, n(1)],
  "weekly-184": (n) => [n(1) + 10 / 2 - 1, n(1) + n(2) / 2, n(1) + n(2) - 1],
  "weekly-187": (n) => [n(3) / n(4), null, n(3)],
  "weekly-190": (n) => {
    const second = (n(2) - 1) / n(2);
    return [1 - (second * (n(2) - 2)) / n(2), second * second, second];
  },
  "weekly-191": (n) => [((n(4) - n(1)) / n(2) - n(1)) / n(2), n(4) / n(2) - n(1), (n(4) + n(1)) * n(2)],
  "weekly-192": (n) => [n(3) + n(6), (n(4) / n(1)) * n(3), (n(4) / n(1)) * (n(3) + n(6))],
  "weekly-194": (n) => {
    const hers = n(1) / n(2);
    return [60 * hers - 100 * n(3), 100 * (hers - n(3)), 60 * hers - 10 * n(3)];
  },
  "weekly-196": (n) => [(n(1) * n(2)) / 100, n(2) - n(1), n(1) + n(2)],
  "weekly-197": (n) => [n(1) - n(2), (n(1) + n(2)) / 2, n(1) + n(2)],
  "weekly-199": (n) => [choose(n(2), 2) * n(1), choose(n(4), n(3)), n(4) * (n(4) - 1) * (n(4) - 2)],
  "weekly-200": (n) => [n(3) ** (n(4) - n(2)), n(2) / n(4), n(1) * (n(2) - n(4))],
  "weekly-203": (n) => {
    const numbers = n(3) - n(2) + 1;
    return [choose(numbers, 2), numbers * (numbers - 1), numbers ** 2];
  },
  "weekly-204": (n) => [(n(3) / n(2)) * (n(1) + n(2)), n(3) * n(1), n(3) * (n(1) + n(2))],
  "weekly-206": (n) => [choose(n(4) + 1, 2), (n(4) - 1) ** 2, choose(2 * n(4), 2)],
  "weekly-209": (n) => {
    const all = n(1) + n(2);
    return [
      (n(1) / all) * (n(2) / (all - 1)),
      (choose(n(1), 2) + choose(n(2), 2)) / choose(all, 2),
      (2 * n(1) * n(2)) / all ** 2,
    ];
  },
  "weekly-210": (n) => [Math.floor(100 * n(1)) / 100, Math.floor(100 * n(1)) / 99, Math.floor(1000 * n(1)) / 1000],
  "weekly-211": (n) => [n(3) / n(2), n(1) / n(2), n(1) - n(3) - n(2)],
  "weekly-212": (n) => [n(1) + n(2) + n(3) + n(4), n(1) * n(2) * n(3) * n(4), (n(1) + n(2)) * n(3) * n(4)],
  "weekly-214": (n) => [(10 * n(1) + 100 * n(2)) / 2 / 100, n(1) + (n(2) - n(1)) / 2 / 10, n(1) + 0.1 / 2],
  "weekly-215": (n) => {
    const [face, cube] = [n(1) ** 2, 6 * n(1) ** 2];
    return [2 * face + 4 * (face / 2), cube, cube + face];
  },
  "weekly-217": (n) => [1 / n(1), 1 / 2, choose(n(1), 2) / n(1) ** 2 + 1 / n(1)],
  "weekly-218": (n) => [(n(6) * n(2)) / n(3), n(6) - (n(4) - n(2)), (n(6) * n(4)) / n(2)],
  "weekly-219": (n) => {
    const routes = (east: number, north: number) => choose(east + north, north);
    const [to, onwards, all] = [routes(n(3), n(4)), routes(n(1) - n(3), n(2) - n(4)), routes(n(1), n(2))];
    return [to * onwards, all - to - onwards, all];
  },
  "weekly-220": (n) => {
    const sum = n(4) / n(5);
    return [sum - n(5), (sum + n(5)) / 2, sum];
  },
  "weekly-222": (n) => [n(3) / n(1), n(3) * n(2), n(3) * (1 / n(1) + n(2))],
  "weekly-224": (n) => [n(1) + (n(4) - 1) * n(3), n(1) + (n(4) + 1) * n(3), n(1) * (n(4) + 1)],
  "weekly-228": (n) => [null, n(1) * n(2) - 1, n(1) * n(2)],
  "weekly-229": (n) => [100 - n(2) * (100 - n(1)), 100 - 100 * (n(1) / 100) ** n(2), n(1) ** 2 / 100],
  "weekly-230": (n) => {
    const longest = Math.hypot(n(2), n(3));
    return [longest / 2, (n(2) + n(3)) / 2, (2 * n(2) * n(3)) / longest];
  },
  "weekly-231": (n) => [n(1), 4 * n(1) - 2 * n(2), 4 * n(1) - n(2)],
  "weekly-232": (n) => [Math.floor(n(1) / n(2)), n(1) % n(2), n(2)],
  "weekly-233": (n) => [[n(3)], [n(3) / n(1)], null],
  "weekly-234": (n) => [n(1) - n(2) * n(3) - n(4), n(1) - n(2) * (n(4) - n(3)), (n(1) - n(2)) * (n(3) - n(4))],
  "weekly-235": (n) => [n(2) / (n(1) + n(3)), (n(2) + 0) / 2, n(2)],
  "weekly-236": (n) => [(n(2) * n(1)) / n(4), (n(2) * n(5)) / n(3), (((n(2) * n(5)) / n(3)) * n(4)) / n(1)],
  "weekly-239": (n) => [1 / n(2), 1 / n(2) + 1 / n(3), n(3) / n(2)],
  "weekly-240": (n) => [n(1) * n(2), 2 * n(1) * n(2), 2 * n(2) * n(4)],
  "weekly-241": (n) => [n(3) - n(1), n(2) - n(1), n(2) + n(3)],
  "weekly-242": (n) => [(n(1) - 1) * (n(1) - 2), n(1) * (n(1) - 1), n(1) ** 2],
  "weekly-244": (n) => {
    const side = gcd(n(1), n(2));
    return [side, (n(1) / (side / 2)) * (n(2) / (side / 2)), lcm(n(1), n(2))];
  },
  "weekly-245": (n) => [n(1) + (60 - n(2)), (60 * n(2)) / n(1), n(1) / 0.5],
  "weekly-248": (n) => [(n(2) + n(3)) / 2, (n(1) * n(3) + (100 - n(1)) * n(2)) / 100, n(2) + n(3)],
  "weekly-249": (n) => {
    const sum = (terms: number) => terms ** n(2) + n(3) * terms;
    return [sum(n(4)) / n(4), sum(n(4) - 1), sum(n(4))];
  },
  "weekly-252": (n) => {
    const groups = Math.floor(n(4) / n(2));
    return [groups * n(3) * n(1), (n(4) - 1) * n(1), n(4) * n(1)];
  },
  "weekly-253": (n) => [10 * n(1), n(3), (n(3) / (n(2) - n(1))) * n(2)],
  "weekly-254": (n) => [2 * n(1), 3 * (n(1) - n(2)), 3 * n(1)],
  "weekly-255": (n) => [n(2) - n(1), (100 * (n(2) - n(1))) / n(2), (100 * n(2)) / n(1)],
  "weekly-256": (n) => [(n(5) / n(2)) * n(3), n(5) * n(3), n(3) ** 2],
  "weekly-257": (n) => {
    const both = n(3) + n(6);
    return [n(3) - n(6), both / (n(1) + n(2) + n(4) + n(5)), both / 2];
  },
  "weekly-258": (n) => {
    const splits = range(n(3), n(1)).flatMap((a) => range(a, n(1)).filter((b) => n(1) - a - b >= b)).length;
    return [splits, choose(n(1) + n(2) - 1, n(2) - 1), n(2) ** n(1)];
  },
  "weekly-259": (n) => {
    const ones = (of: number) => range(1, 300).find((digits) => (10n ** BigInt(digits) / 9n) % BigInt(of) === 0n) ?? 0;
    return [ones(Math.floor(n(2) / 9)), ones(9), null];
  },
  "weekly-260": (n) => [
    1 / range(1, n(1)).reduce((orders, one) => orders * one),
    choose(6 + n(1) - 1, n(1)) / 6 ** n(1),
    (6 * 5 * 4) / 6 ** n(1),
  ],
  "weekly-261": (n) => [(n(1) - n(2)) / 2, n(1) / 2 + n(2), n(1) - n(2)],
  "weekly-262": (n) => [(n(1) - n(3)) * (n(2) - n(4)), n(1) - n(3) + (n(2) - n(4)), n(3) + n(4)],
  "weekly-264": (n) => [(n(1) * (n(1) - 2)) / 2, choose(n(1), 2), n(1) * (n(1) - 1 - n(2))],
  "weekly-268": (n) => {
    const [wins, others] = [n(1), n(2) - 1];
    return [(wins - 1) / others, wins / others, 1 - ((n(2) - wins) / n(2)) * ((others - wins) / others)];
  },
  "weekly-269": (n) => {
    const term = (place: number) => range(2, place).reduce((x) => (1 + x) / (1 - x), n(2));
    return [term(n(5) + 1), term(n(5) - 2), n(2)];
  },
  "weekly-270": (n) => [0, n(1), 2 * n(1)],
  "weekly-271": (n) => [(n(9) - 1) * n(1), n(9) * n(1), n(9) * n(1) + 1],
  "weekly-272": () => [12 - 3, 8 - 1 + 3, 12],
  "weekly-273": (n) => [n(1) / 3600, n(1) / 60, 3600 / n(1)],
  "weekly-274": (n) => [n(1) + n(2), n(2), choose(n(2) + 1, 2)],
  "weekly-276": (n) => {
    const more = n(2) - n(1);
    return [n(3) - more, n(3) + more, n(3) + Math.floor(n(3) / n(1)) * more];
  },
  "weekly-279": (n) => [n(4) * n(2) + n(5), n(2) ** n(4) + n(5), n(4) * n(2) * n(1)],
  "weekly-280": (n) => {
    const none = (people: number): number =>
      people < 2 ? 1 - people : (people - 1) * (none(people - 1) + none(people - 2));
    return [n(4) - none(n(1)), n(4) - n(1) * none(n(1) - 1), n(4) - 1];
  },
  "weekly-282": (n) => [(10 * n(1)) % 10, 10 * n(1), 100 * (n(1) % 1)],
  "weekly-284": (n) => [1 / 4, 1 / 3, n(1)],
  "weekly-285": (n) => [60 / n(2) / n(6), 3600 / n(6), 3600 / n(2)],
  "weekly-286": (n) => [n(5), (n(5) * n(2)) / n(1), n(5) + n(3)],
  "weekly-289": (n) => [Math.sqrt(n(1)), n(1) / 2, n(1)],
  "weekly-290": (n) => [n(1) ** 2 + (n(1) * n(2)) ** 2, n(1) ** 2 / (1 - n(2)), (n(1) / (1 - n(2))) ** 2],
  "weekly-291": (n) => [n(1), 2 * (2 + n(1) / 2), 2 * (1 + n(1))],
  "weekly-292": (n) => [n(1) % n(3), Math.floor(n(2) / n(3)), n(2)],
  "weekly-293": (n) => [n(4) - n(2), (n(4) / n(1)) * n(5), ((n(4) + n(2)) / (n(1) - n(3))) * n(5)],
  "weekly-295": (n) => [n(1) + 1 + 1, (n(1) + 1) * 2 * 2 - 1, 2 ** (n(1) + 1 + 1) - 1],
  "weekly-296": (n) => {
    const [top, bottom] = [Math.round(n(2)) * 10 * Math.round(n(3) / 10), Math.round(10 * n(4)) / 10];
    return [top / (100 * bottom), top * bottom, top / (10 * bottom)];
  },
  "weekly-297": (n) => {
    const term = (place: number) => n(1) + n(6) * (2 ** (place - 1) - 1);
    return [term(n(11) - 1), 2 ** n(11), term(n(11) + 1)];
  },
  "weekly-298": (n) => [n(1) / n(4), null, null],
  "weekly-299": (n) => {
    const part = (n(4) * n(5)) / (n(1) * n(2));
    return [n(3) * (1 - part), n(3), n(3) * (1 + part)];
  },
  "weekly-301": (n) => {
    const digits = [...String(n(1))].reverse();
    const [higher, lower] = [n(2), n(3)].map((digit) => 10 ** digits.indexOf(String(digit))) as [number, number];
    const more = n(3) - n(2);
    return [more, more * higher, more * (higher + lower)];
  },
  "weekly-302": (n) => {
    const step = n(2) - n(3);
    return [-step, -1, n(2) % step];
  },
  "weekly-305": (n) => [n(1) / (n(1) + n(3)), 1 / 2, n(1) / n(3)],
  "weekly-306": (n) => [(n(13) + 2) / 2, n(1), n(13) + 1],
  "weekly-308": (n) => [n(2) - n(3), (n(1) * (n(2) - n(3))) / 100, (n(1) * (100 - n(3))) / 100],
  "weekly-309": (n) => {
    const power = Math.round(Math.log10(n(1)));
    return [2 * power, 2 * (power + 1), power ** 2];
  },
  "weekly-310": (n) => [n(1) + n(3) - n(2), (n(2) + n(3)) / 2, n(2) + n(3) - n(1)],
};
