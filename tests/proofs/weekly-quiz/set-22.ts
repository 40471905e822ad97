import { choices, insist, only, range } from "../proof.ts";
import { formulaIn, statement } from "../reading/formulas.ts";
import { byClaim, byStatement } from "./options.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

export const answers: QuizProofs = {
  "weekly-211": ({ said, says }) => {
    says(
      "A candle is",
      "cm tall. While it burns, it gets",
      "cm shorter every hour",
      "blows it out when",
      "cm are left",
    );
    let hours = 0;
    for (let height = said(1); height > said(3); height -= said(2)) hours++;
    return hours;
  },

  "weekly-212": ({ said, says }) => {
    says("Write a plus sign or a times sign into each gap of", "Brackets are not allowed", "the largest result");
    // The signs split the row of numbers at each plus; what stays together is multiplied.
    const [first = 0, ...others] = [1, 2, 3, 4].map(said);
    const results = [...choices(others.map(() => ["+", "×"]))].map((signs) => {
      const products = [first];
      for (const [i, number] of others.entries())
        if (signs[i] === "+") products.push(number);
        else products.push((products.pop() ?? 0) * number);
      return products.reduce((total, one) => total + one, 0);
    });
    return Math.max(...results);
  },

  "weekly-213": ({ said, says }) => {
    says(
      "A staircase is built of columns of",
      "and so on up to",
      "A second staircase of the same kind, upside down, fits on top of it",
    );
    says("the two make a full rectangle", "How many cubes wide and high is it?");
    insist(
      [1, 2, 3].every((column) => said(column) === column),
      "the first columns",
    );
    const columns = said(4);
    const places = [...choices([range(1, columns), range(1, 30)])];
    const first = places.filter(([column = 0, height = 0]) => height <= column);
    // Turned upside down: the highest column comes first, and its cubes hang down from the height looked for.
    const fitting = range(1, 30).filter((top) => {
      const second = first.map(([column = 0, height = 0]) => [columns + 1 - column, top + 1 - height]);
      const all = new Set([...first, ...second].map(String));
      const rectangle = places.filter(([, height = 0]) => height <= top).map(String);
      return (
        all.size === 2 * first.length && rectangle.length === all.size && rectangle.every((place) => all.has(place))
      );
    });
    return `${columns} by ${only(fitting)}`;
  },

  "weekly-214": ({ said, says }) => {
    says("lies exactly in the middle between");
    const [low, high] = [10_000 * said(1), 10_000 * said(2)].map(Math.round) as [number, number];
    return only(range(0, 10_000).filter((n) => n - low === high - n)) / 10_000;
  },

  "weekly-215": ({ said, says }) => {
    says("A wooden cube has edges of", "sawn straight through the middle into two equal boxes");
    says("the surface area of the two boxes **together**?");
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
    const edge = said(1);
    insist(edge % 2 === 0, "halves of whole cubes");
    return surface(edge, edge, edge / 2) + surface(edge, edge, edge / 2);
  },

  "weekly-216": (reading) => {
    const { said, says } = reading;
    says("Two whole numbers are multiplied", "The result is a multiple of", "is **certain** about the two numbers?");
    const pairs = [...choices([range(0, 120), range(0, 120)])].filter(([a = 0, b = 0]) => (a * b) % said(2) === 0);
    const statements: Record<string, (a: number, b: number) => boolean> = {
      "At least one of them ends in 0": (a, b) => a % 10 === 0 || b % 10 === 0,
      "Both of them are even": (a, b) => a % 2 === 0 && b % 2 === 0,
      "One of them is even and the other is odd": (a, b) => (a + b) % 2 === 1,
      "At least one of them is a multiple of 5": (a, b) => a % 5 === 0 || b % 5 === 0,
    };
    return byClaim(reading, statements, (holds) => pairs.every(([a = 0, b = 0]) => holds(a, b)));
  },

  "weekly-217": ({ said, says }) => {
    says("Nia and Olek each turn a spinner", "equal parts, numbered", "The larger number wins", "**Nia** wins?");
    const numbers = range(said(2), said(3));
    insist(numbers.length === said(1), "so many parts");
    const spins = [...choices([numbers, numbers])];
    return `${spins.filter(([nia = 0, olek = 0]) => nia > olek).length}/${spins.length}`;
  },

  "weekly-218": ({ said, says }) => {
    says("gear wheels stand in a row, and each one drives the next. They have", "teeth, in this order");
    says("The first wheel makes", "How many turns does the third wheel make?");
    // Tooth by tooth: whenever the first wheel moves on by a tooth, so do the others.
    const wheels = [2, 3, 4].map((place) => ({ teeth: said(place), tooth: 0, turns: 0 }));
    insist(said(1) === wheels.length, "so many wheels");
    while ((wheels[0]?.turns ?? 0) < said(6))
      for (const wheel of wheels) {
        wheel.tooth = (wheel.tooth + 1) % wheel.teeth;
        if (wheel.tooth === 0) wheel.turns++;
      }
    if (wheels[2]?.tooth !== 0) throw new Error("the third wheel stops within a turn");
    return wheels[2].turns;
  },

  "weekly-219": ({ said, says }) => {
    says("blocks east and", "blocks north, and it only ever drives east or north. The crossing", "blocks east and");
    says("north of its start is closed. How many routes are left?");
    const routes = (east: number, north: number): number => {
      if (east < 0 || north < 0 || (east === said(3) && north === said(4))) return 0;
      return east + north === 0 ? 1 : routes(east - 1, north) + routes(east, north - 1);
    };
    return routes(said(1), said(2));
  },

  "weekly-220": (reading) => {
    reading.says("Two numbers $a$ and $b$ have", "What is $b$?");
    const halves = range(-60, 60).map((n) => n / 2);
    const [squares, numbers] = [3, 4].map((place) => statement(formulaIn(reading, place), "ab"));
    const [, found = 0] = only(
      [...choices([halves, halves])].filter((pair) => numbers?.(...pair) && squares?.(...pair)),
    );
    return byStatement(reading, "b", (is) => is(found));
  },
};
