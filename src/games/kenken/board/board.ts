/** How a cage's target is reached. Only a cage of two cells may subtract or divide; "hidden" does not tell. */
export type Operation = "add" | "subtract" | "multiply" | "divide" | "hidden";

/** Cells that belong together and what they make. */
export interface Cage {
  /** In reading order. */
  readonly cells: readonly number[];
  readonly operation: Operation;
  readonly target: number;
}

/** A KenKen: every row and column holds 1 to `size` once, every cage makes its target. Cells are numbered in reading order. */
export interface Board {
  readonly size: number;
  /** In the order of their first cells; every cell is in one of them. */
  readonly cages: readonly Cage[];
}

export const smallest = 3;
export const largest = 9;

/** Targets are read up to fifteen digits: beyond that, numbers of this kind (doubles) are no longer exact. */
export const longestTarget = 15;

/** For each cell the number of its cage. */
export function cageNumbers({ size, cages }: Board): number[] {
  const numbers = new Array<number>(size * size).fill(0);
  for (const [cage, { cells }] of cages.entries()) for (const cell of cells) numbers[cell] = cage;
  return numbers;
}

/** Whether values fill a cage rightly, whatever stands in the lines. They are as many as the cage has cells. */
export function reaches({ operation, target }: Omit<Cage, "cells">, values: readonly number[]): boolean {
  const [first = 0, second = 0] = values;
  const two = values.length === 2;
  const add = () => values.reduce((sum, value) => sum + value, 0) === target;
  const multiply = () => values.reduce((product, value) => product * value, 1) === target;
  const subtract = () => two && Math.abs(first - second) === target;
  const divide = () => two && (first === second * target || second === first * target);
  switch (operation) {
    case "add":
      return add();
    case "multiply":
      return multiply();
    case "subtract":
      return subtract();
    case "divide":
      return divide();
    case "hidden":
      return add() || multiply() || subtract() || divide();
  }
}
