import { english } from "./shapes.ts";

/** A figure on the English cross whose last peg can end in the middle. */
export interface Figure {
  readonly name: string;
  readonly label: string;
  readonly pegs: readonly boolean[];
}

function figure(name: string, label: string, drawing: readonly string[]): Figure {
  return { name, label, pegs: english.places.map(({ row, column }) => drawing[row]?.charAt(column) === "o") };
}

export const figures: readonly Figure[] = [
  figure("cross", "Cross", ["", "...o", "..ooo", "...o", "...o"]),
  figure("plus", "Plus", ["", "...o", "...o", ".ooooo", "...o", "...o"]),
  figure("fireplace", "Fireplace", ["..ooo", "..ooo", "..ooo", "..o.o"]),
  figure("pyramid", "Pyramid", ["", "...o", "..ooo", ".ooooo", "ooooooo"]),
  figure("lamp", "Lamp", ["...o", "..ooo", ".ooooo", "...o", "...o", "..ooo", "..ooo"]),
  figure("wall", "Wall", ["", "", "ooooooo", "ooo.ooo", "ooooooo"]),
  figure("square", "Square with a hole", ["", "..ooo", ".ooooo", ".oo.oo", ".ooooo", "..ooo"]),
  figure("slanted", "Slanted square", ["...o", "..ooo", ".ooooo", "ooo.ooo", ".ooooo", "..ooo", "...o"]),
];
