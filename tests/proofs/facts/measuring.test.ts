import { range } from "../proof.ts";
import { holds, prove, sum } from "./facts.ts";

const day = 24 * 60 * 60;
const year = 365.25;

prove("measuring", {
  "a-million-seconds": () => [1e6, (1e6 / day).toFixed(1), 1e3, 1e6, (1e9 / day / year).toFixed(1)],

  "six-weeks-in-ten-numbers": () => {
    const numbers = range(1, 10).reverse();
    const weeks = numbers.reduce((product, n) => product * n) / (7 * day);
    return [...numbers, weeks];
  },

  "rain-by-the-litre": () => {
    // In millimetres: a litre is a cube of 100 by 100 by 100.
    const litres = (height: number, long: number, wide: number) => (height * long * 1000 * wide * 1000) / 100 ** 3;
    return [1, litres(1, 1, 1), 105, 68, litres(1, 105, 68)];
  },

  "hands-that-meet": () => {
    // In each second of a day: has the minute hand just come up to the hour hand?
    const ahead = (second: number) => (((second / 3600 - second / (12 * 3600)) % 1) + 1) % 1;
    const meetings = range(0, day - 1).filter((second) => ahead(second + 1e-6) < ahead(second - 1 + 1e-6));
    return [meetings.length, day / 3600];
  },

  "a-rope-round-the-earth": () => {
    const gap = (radius: number) => (2 * Math.PI * radius + 1) / (2 * Math.PI) - radius;
    holds(Math.abs(gap(6_371_000) - gap(0.11)) < 1e-6);
    return [1, Math.round(gap(0.11) * 100)];
  },

  "what-a-sheet-weighs": () => {
    // The real sheets: each is the one before, cut across and rounded down to millimetres.
    let [long, wide, sheets] = [1189, 841, 1];
    const square = Math.round((long * wide) / 1e4) / 100;
    for (let size = 1; size <= 4; size += 1) [long, wide, sheets] = [wide, Math.floor(long / 2), sheets * 2];
    holds(long === 297 && wide === 210);
    return [sheets, 4, 0, square, 4, 80, (80 * square) / sheets];
  },

  "half-full-is-not-half": () => {
    // Slices of the cone, a thousand of them.
    const slices = range(1, 1000).map((slice) => (slice - 0.5) ** 2);
    const share = (height: number) => sum(slices.slice(0, height)) / sum(slices);
    const half = range(1, 1000).find((height) => share(height) >= 0.5) ?? 0;
    return [1, Math.round(1 / share(500)), Math.round(half / 10)];
  },

  "there-slow-and-back-fast": () => {
    const average = (way: number, back: number) => (2 * way) / (way / 10 + way / back);
    holds(range(1, 100).every((way) => Math.abs(average(way, 30) - average(1, 30)) < 1e-9));
    holds(average(1, 1e6) < 20 && average(1, 1e6) > 19.99);
    return [10, 30, (10 + 30) / 2, average(1, 30), 20];
  },

  "why-giants-break-their-bones": () => {
    const small = range(1, 10).flatMap((x) => range(1, 10).flatMap((y) => range(1, 10).map((z) => [x, y, z])));
    const standing = small.filter(([, , z]) => z === 1).length;
    return [10, small.length, standing, small.length / standing];
  },

  "friday-the-thirteenth": () => {
    const days = range(2000, 2399).flatMap((one) =>
      range(0, 11).map((month) => new Date(Date.UTC(one, month, 13)).getUTCDay()),
    );
    const count = (weekday: number) => days.filter((one) => one === weekday).length;
    holds(range(0, 6).every((weekday) => weekday === 5 || count(weekday) < count(5)));
    holds((Date.UTC(2400, 0, 1) - Date.UTC(2000, 0, 1)) / 86_400_000 === 20_871 * 7);
    return [400, 13, days.length, count(5), count(4)];
  },

  "how-far-you-see": () => {
    const far = (height: number) => Math.sqrt((6_371_000 + height) ** 2 - 6_371_000 ** 2) / 1000;
    return [1.5, far(1.5).toFixed(1), 100, far(100).toFixed(1)];
  },

  "seventy-two-and-doubling": () => {
    const years = (rate: number) => Math.log(2) / Math.log(1 + rate / 100);
    return [72, 3, 72 / 3, years(3).toFixed(1), 6, 72 / 6, years(6).toFixed(1), 9, 72 / 9, years(9).toFixed(2)];
  },
});
