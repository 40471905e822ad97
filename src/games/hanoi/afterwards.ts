import { count } from "../../engine/words.ts";
import type { Position } from "./position.ts";

/** What can be learnt from a tower: how few moves were enough, why, and how the count grows. The key holds a shortest way. */
export function afterwards({ pegs }: Position, key: string): readonly string[] {
  const best = key.split(",").length;
  const size = pegs.length;
  const most = 2 ** size - 1;
  const none = best === most ? `, and no start with ${size} discs needs more` : "";
  return [
    `The shortest way from this start has ${count(best, "move")}${none}.`,
    `Think from the largest disc down. Before disc ${size} can move to another peg, all smaller discs must stand on the one peg that is left. That is the same puzzle with one disc fewer. When disc ${size} has moved, they follow it, and that is the same puzzle once more.`,
    `So a whole tower needs twice as many moves as the tower that is one disc smaller, and one more: ${growth(size)}. A tower of 64 discs, at one move a second, would take more than 500 thousand million years.`,
  ];
}

/** "1 disc takes 1 move, 2 take 3, 3 take 7": towers up to a size. */
function growth(size: number): string {
  const steps = Array.from({ length: size }, (_, at) => {
    const moves = 2 ** (at + 1) - 1;
    return at === 0 ? "1 disc takes 1 move" : `${at + 1} take ${moves}`;
  });
  return steps.join(", ");
}
