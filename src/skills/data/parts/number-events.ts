import { isPrime, range, wholeRoot } from "../../../maths/whole.ts";

export type Event = "even" | "odd" | "multiple" | "more" | "at most" | "prime" | "square" | "factor";

/** The event in words, with its number, and which numbers belong to it. */
export function eventOf(event: Event, k: number): readonly [words: string, fits: (n: number) => boolean] {
  switch (event) {
    case "even":
      return ["an even number", (n) => n % 2 === 0];
    case "odd":
      return ["an odd number", (n) => n % 2 === 1];
    case "multiple":
      return [`a multiple of $${k}$`, (n) => n % k === 0];
    case "more":
      return [`a number greater than $${k}$`, (n) => n > k];
    case "at most":
      return [`a number that is $${k}$ or less`, (n) => n <= k];
    case "prime":
      return ["a prime number", isPrime];
    case "square":
      return ["a square number", (n) => wholeRoot(n) !== null];
    case "factor":
      return [`a factor of $${k}$`, (n) => k % n === 0];
  }
}

export const hitsOf = (event: Event, k: number, n: number) => range(1, n).filter(eventOf(event, k)[1]);

export const events = ["even", "odd", "multiple", "more", "at most", "prime", "square", "factor"] as const;
