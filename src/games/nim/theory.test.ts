import { expect, test } from "vitest";
import { range } from "../../maths/whole.ts";
import { isLost, type Position, winningMoves } from "./theory.ts";

/** Whether whoever is on the move loses, by playing out every game: the rules and nothing else. */
function judgeByPlay(most: number | null, last: "wins" | "loses"): (piles: readonly number[]) => boolean {
  const known = new Map<string, boolean>();
  const lost = (piles: readonly number[]): boolean => {
    if (piles.every((pile) => pile === 0)) return last === "wins";
    const before = known.get(piles.join());
    if (before !== undefined) return before;
    const won = piles.some((pile, at) =>
      range(1, Math.min(pile, most ?? pile)).some((taken) => lost(piles.with(at, pile - taken))),
    );
    known.set(piles.join(), !won);
    return !won;
  };
  return lost;
}

const upTo = (most: number) => range(0, most);
const triples = upTo(7).flatMap((a) => upTo(7).flatMap((b) => upTo(7).map((c) => [a, b, c])));
const quadruples = upTo(4).flatMap((a) =>
  upTo(4).flatMap((b) => upTo(5).flatMap((c) => upTo(7).map((d) => [a, b, c, d]))),
);
const ends = ["wins", "loses"] as const;

function hold(
  piles: readonly number[],
  most: number | null,
  last: "wins" | "loses",
  lost: (piles: readonly number[]) => boolean,
) {
  const position: Position = { piles, most, last };
  const name = `${piles.join()} at most ${most}, last ${last}`;
  expect(isLost(position), name).toBe(lost(piles));
  const winning = piles.flatMap((pile, at) =>
    range(1, Math.min(pile, most ?? pile)).flatMap((count) =>
      lost(piles.with(at, pile - count)) ? [{ pile: at, count }] : [],
    ),
  );
  expect(winningMoves(position), name).toEqual(winning);
}

test.each(ends)(
  "all piles up to (7, 7, 7), where the last counter %s: every position and every winning move",
  (last) => {
    const lost = judgeByPlay(null, last);
    for (const piles of triples) hold(piles, null, last, lost);
  },
);

test.each(ends)("four piles, with 1-3-5-7 among them, where the last counter %s", (last) => {
  const lost = judgeByPlay(null, last);
  for (const piles of quadruples) hold(piles, null, last, lost);
  hold([1, 3, 5, 7], null, last, lost);
  expect(lost([1, 3, 5, 7])).toBe(true);
});

test.each(ends)("one pile up to 60, at most 2 to 9 a move, where the last counter %s", (last) => {
  for (const most of range(2, 9)) {
    const lost = judgeByPlay(most, last);
    for (const pile of upTo(60)) hold([pile], most, last, lost);
  }
});

test.each(ends)("three piles up to (7, 7, 7), at most 2 to 5 a move, where the last counter %s", (last) => {
  for (const most of range(2, 5)) {
    const lost = judgeByPlay(most, last);
    for (const piles of triples) hold(piles, most, last, lost);
  }
});
