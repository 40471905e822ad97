import { type Shape, squareShape, triangleShape } from "./shape.ts";

/** The English cross of 33 holes, the classic board. */
export const english: Shape = squareShape("english", "English cross, 33 holes", [
  "..ooo..",
  "..ooo..",
  "ooooooo",
  "ooooooo",
  "ooooooo",
  "..ooo..",
  "..ooo..",
]);

/** Every board. The small ones are those on which a single empty hole can be played to a single peg. */
export const shapes: readonly Shape[] = [
  english,
  triangleShape("triangle", "Triangle, 15 holes", 5),
  squareShape("diamond", "Small diamond, 12 holes", [".oo.", "oooo", "oooo", ".oo."]),
  squareShape("square", "Square, 16 holes", ["oooo", "oooo", "oooo", "oooo"]),
  squareShape("plus", "Plus, 20 holes", ["..oo..", "..oo..", "oooooo", "oooooo", "..oo..", "..oo.."]),
];

/** The shape with that name; the English cross where there is none. */
export const shapeNamed = (name: string): Shape => shapes.find((shape) => shape.name === name) ?? english;
