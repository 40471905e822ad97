import { describe, expect, test } from "vitest";
import { isRefusal } from "../../engine/game/game.ts";
import game from "./game.ts";
import type { Move, Position } from "./position.ts";
import { chain, fewestMoves, shortestWay } from "./shortest.ts";

const allMoves: readonly Move[] = [0, 1, 2].flatMap((from) => [0, 1, 2].map((to) => ({ from, to })));

/** The positions after each allowed move, by a rule of the test's own: stacks of discs, of which only the last can be taken. */
function neighbours({ pegs }: Position): readonly Position[] {
  const stacks = [0, 1, 2].map((peg) => pegs.flatMap((one, disc) => (one === peg ? [disc] : [])).reverse());
  return allMoves.flatMap(({ from, to }) => {
    const disc = stacks[from]?.at(-1);
    const under = stacks[to]?.at(-1);
    if (from === to || disc === undefined || (under !== undefined && under < disc)) return [];
    return [{ pegs: pegs.map((peg, one) => (one === disc ? to : peg)) }];
  });
}

/** How far every position is from the gathered tower, breadth first. */
function distances(discs: number): Map<string, number> {
  const end = { pegs: new Array<number>(discs).fill(2) };
  const far = new Map([[end.pegs.join(""), 0]]);
  let reached: readonly Position[] = [end];
  for (let distance = 1; reached.length > 0; distance++) {
    const next: Position[] = [];
    for (const position of reached)
      for (const one of neighbours(position)) {
        const name = one.pegs.join("");
        if (far.has(name)) continue;
        far.set(name, distance);
        next.push(one);
      }
    reached = next;
  }
  return far;
}

describe.each([3, 4, 5, 6, 7, 8])("%s discs, every position", (discs) => {
  const far = distances(discs);
  const positions = Array.from(far.keys(), (name): Position => ({ pegs: Array.from(name, Number) }));

  test("all of them are there, and the count of moves is the breadth-first one", () => {
    expect(positions).toHaveLength(3 ** discs);
    for (const position of positions) expect(fewestMoves(position)).toBe(far.get(position.pegs.join("")));
    expect(fewestMoves({ pegs: new Array<number>(discs).fill(0) })).toBe(2 ** discs - 1);
  });

  test("the hint is the one move that brings the end nearer", () => {
    for (const position of positions) {
      const here = far.get(position.pegs.join("")) ?? 0;
      const nearer = neighbours(position).filter((one) => far.get(one.pegs.join("")) === here - 1);
      expect(nearer).toHaveLength(here === 0 ? 0 : 1);
      const step = game.nextStep(position, "");
      expect(step === null ? [] : [game.play(position, step.moves[0])]).toEqual(nearer);
    }
  });

  test("the rules allow what the test's own rules allow", () => {
    for (const position of positions) {
      const allowed = allMoves.map((move) => game.play(position, move)).filter((result) => !isRefusal(result));
      expect(allowed).toEqual(neighbours(position));
    }
  });

  test("the chain of reasons is true: every disc in it is away, and the smaller ones are wanted on the third peg", () => {
    for (const position of positions) {
      const links = chain(position);
      for (const [at, { disc, from, to }] of links.entries()) {
        expect(position.pegs[disc - 1]).toBe(from);
        expect(from).not.toBe(to);
        const wanted = 3 - from - to;
        const next = links[at + 1];
        const smaller = position.pegs.slice(0, disc - 1);
        if (next) expect(next.to).toBe(wanted);
        const largestAway = smaller.findLastIndex((peg) => peg !== wanted) + 1;
        expect(largestAway).toBe(next?.disc ?? 0);
      }
    }
  });
});

test("the whole way is legal, ends at the tower and is as long as it says", () => {
  for (const name of distances(5).keys()) {
    const position = { pegs: Array.from(name, Number) };
    const way = shortestWay(position);
    expect(way).toHaveLength(fewestMoves(position));
    let at: Position = position;
    for (const move of way) {
      const next = game.play(at, move);
      if (isRefusal(next)) throw new Error(next.refusal);
      at = next;
    }
    expect(game.outcome(at)).toBe("solved");
  }
});
