import { choices, only, range } from "../proof.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-251": ({ said }) => {
    const week = ["Thursday", "Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday"];
    const month = new Map<number, string>();
    for (let date = 2; date <= 31; ) for (const day of week) month.set(date++, day);
    return month.get(said(2)) ?? "";
  },

  "weekly-252": ({ said }) => {
    const paid = range(1, said(4)).filter((cup) => cup % said(2) !== 0);
    return paid.reduce((total) => total + said(1), 0);
  },

  "weekly-253": () => {
    // In millimetres from the 0: the place of 0.6 for which 0.9, at the same scale, lies 120 mm further on.
    const places = range(1, 1000).filter((at) => at * 9 === (at + 120) * 6);
    return only(places) / 10;
  },

  "weekly-254": ({ said }) => {
    // Corners of the base in a ring, and one tip; every edge is an unordered pair.
    const edges = (base: number) =>
      new Set(
        range(1, base).flatMap((corner) => [
          [corner, (corner % base) + 1].sort((a, b) => a - b).join("-"),
          [corner, "tip"].join("-"),
        ]),
      );
    const corners = (base: number) => new Set([...edges(base)].flatMap((edge) => edge.split("-"))).size;
    return edges(only(range(3, 50).filter((base) => corners(base) === said(1)))).size;
  },

  "weekly-255": () => {
    const growths = range(1, 200).map((n) => {
      const pupils = range(1, 20 * n);
      const [before, now] = [pupils.filter((pupil) => pupil % 5 === 0), pupils.filter((pupil) => pupil % 4 === 0)];
      return (100 * (now.length - before.length)) / before.length;
    });
    return only(new Set(growths));
  },

  "weekly-256": ({ said }) => {
    let power = 1;
    for (const _ of range(1, said(5))) power += power;
    const distance = (number: number) => Math.abs(number - power);
    return [3000, 30_000, 1_000_000, 1_000_000_000].sort((a, b) => distance(a) - distance(b))[0] ?? "";
  },

  "weekly-257": () => {
    const pairs = range(0, 500).flatMap((coffee) =>
      range(0, 620).flatMap((tea) =>
        4 * coffee + 3 * tea === 2000 && 3 * coffee + 4 * tea === 1850 ? [coffee + tea] : [],
      ),
    );
    return only(pairs) / 100;
  },

  "weekly-258": () => {
    const shares = [...choices([range(1, 7), range(1, 7), range(1, 7)])];
    return shares.filter(([ana = 0, bolu = 0, chi = 0]) => ana + bolu + chi === 7).length;
  },

  "weekly-259": () => {
    const digits = range(1, 500).filter((ones) => BigInt("1".repeat(ones)) % 99n === 0n);
    return Math.min(...digits);
  },

  "weekly-260": () => {
    const throws = [...choices([range(1, 6), range(1, 6), range(1, 6)])];
    const rising = throws.filter(([a = 0, b = 0, c = 0]) => a < b && b < c);
    return `${rising.length}/${throws.length}`;
  },
};
