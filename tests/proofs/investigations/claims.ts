import { range } from "../proof.ts";

/** By the id of an investigation: tries what it claims, and gives words with the results that must stand in its text. */
export type Claims = Readonly<Record<string, () => readonly string[]>>;

export const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);
export const isSquare = (n: number): boolean => Number.isInteger(Math.sqrt(n));
export const factors = (n: number): number[] => range(1, n).filter((k) => n % k === 0);
/** A number with so many digits, zeros in front among them, read from behind. */
export const turned = (n: number, digits: number): number =>
  Number([...String(n).padStart(digits, "0")].reverse().join(""));
/** How many pairs there are among so many. */
export const choose2 = (n: number): number => (n * (n - 1)) / 2;
export const pairs = <T>(all: readonly T[]): (readonly [T, T])[] =>
  all.flatMap((a, i) => all.slice(i + 1).map((b) => [a, b] as const));
