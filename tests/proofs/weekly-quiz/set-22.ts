import { choices, only, range } from "../proof.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-211": ({ said }) => {
    let hours = 0;
    for (let height = said(1); height > said(3); height -= 3) hours++;
    return hours;
  },

  "weekly-212": ({ said }) => {
    // The signs split the row of numbers at each plus; what stays together is multiplied.
    const results = range(0, 7).map((signs) => {
      const products = [1];
      for (const number of [2, said(3), said(4)])
        if (signs & (1 << (number - 2))) products.push(number);
        else products.push((products.pop() ?? 0) * number);
      return products.reduce((total, one) => total + one, 0);
    });
    return Math.max(...results);
  },

  "weekly-213": () => {
    const places = [...choices([range(1, 10), range(1, 30)])];
    const first = places.filter(([column = 0, height = 0]) => height <= column);
    // Turned upside down: the column of 10 comes first, and its cubes hang down from the height looked for.
    const fitting = range(1, 30).filter((top) => {
      const second = first.map(([column = 0, height = 0]) => [11 - column, top + 1 - height]);
      const all = new Set([...first, ...second].map(String));
      const rectangle = places.filter(([, height = 0]) => height <= top).map(String);
      return (
        all.size === 2 * first.length && rectangle.length === all.size && rectangle.every((place) => all.has(place))
      );
    });
    return `10 by ${only(fitting)}`;
  },

  "weekly-214": () => only(range(0, 10_000).filter((n) => n - 3000 === 3100 - n)) / 10_000,

  "weekly-215": () => {
    // Boxes of centimetre cubes: a face counts when there is no wood on its other side.
    const surface = (x: number, y: number, z: number) => {
      const cubes = [...choices([range(1, x), range(1, y), range(1, z)])];
      const wood = new Set(cubes.map(String));
      const sides = [-1, 1].flatMap((step) => [
        [step, 0, 0],
        [0, step, 0],
        [0, 0, step],
      ]);
      const next = (cube: number[], side: number[]) => cube.map((at, i) => at + (side[i] ?? 0));
      return cubes.flatMap((cube) => sides.filter((side) => !wood.has(String(next(cube, side))))).length;
    };
    return surface(6, 6, 3) + surface(6, 6, 3);
  },

  "weekly-216": () => {
    const pairs = [...choices([range(0, 120), range(0, 120)])].filter(([a = 0, b = 0]) => (a * b) % 10 === 0);
    const statements: Record<string, (a: number, b: number) => boolean> = {
      "At least one of them ends in 0": (a, b) => a % 10 === 0 || b % 10 === 0,
      "Both of them are even": (a, b) => a % 2 === 0 && b % 2 === 0,
      "One of them is even and the other is odd": (a, b) => (a + b) % 2 === 1,
      "At least one of them is a multiple of 5": (a, b) => a % 5 === 0 || b % 5 === 0,
    };
    const certain = Object.entries(statements).filter(([, holds]) => pairs.every(([a = 0, b = 0]) => holds(a, b)));
    return only(certain)[0];
  },

  "weekly-217": () => {
    const spins = [...choices([range(1, 5), range(1, 5)])];
    return `${spins.filter(([nia = 0, olek = 0]) => nia > olek).length}/${spins.length}`;
  },

  "weekly-218": ({ said }) => {
    // Tooth by tooth: whenever the first wheel moves on by a tooth, so do the others.
    const wheels = [said(2), 40, 60].map((teeth) => ({ teeth, tooth: 0, turns: 0 }));
    while ((wheels[0]?.turns ?? 0) < said(6))
      for (const wheel of wheels) {
        wheel.tooth = (wheel.tooth + 1) % wheel.teeth;
        if (wheel.tooth === 0) wheel.turns++;
      }
    if (wheels[2]?.tooth !== 0) throw new Error("the third wheel stops within a turn");
    return wheels[2].turns;
  },

  "weekly-219": ({ said }) => {
    const routes = (east: number, north: number): number => {
      if (east < 0 || north < 0 || (east === 2 && north === 1)) return 0;
      return east + north === 0 ? 1 : routes(east - 1, north) + routes(east, north - 1);
    };
    return routes(said(1), said(2));
  },

  "weekly-220": () => {
    const tenths = range(-2000, 2000).filter((b) => (b + 30) ** 2 - b ** 2 === 2400);
    return only(tenths) / 10;
  },
};
