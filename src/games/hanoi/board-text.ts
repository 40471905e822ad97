import type { Reading, TextForm } from "../../engine/game/game.ts";
import { type Board, discs, type Move, tower } from "./position.ts";

/** A position as text: the discs of each peg from the bottom up, dots between the pegs, a dash for an empty peg: "431.2.-". */
export const boardText: TextForm<Board> = {
  read(text) {
    if (text.length > 40) return { problem: `This text is too long for a tower of at most ${discs.most} discs.` };
    const stacks = text.trim().split(".");
    if (stacks.length !== 3 || stacks.some((stack) => !/^(-|[1-9]+)$/.test(stack)))
      return {
        problem:
          "A tower is written peg by peg, discs from the bottom up, such as 431.2.- with a dash for an empty peg.",
      };
    return readStacks(stacks.map((stack) => (stack === "-" ? [] : Array.from(stack, Number))));
  },
  write: (board) => [0, 1, 2].map((peg) => tower(board, peg).join("") || "-").join("."),
};

/** A move as text: the peg it takes from and the peg it goes to, counted from 1: "1-3". */
export const moveText: TextForm<Move> = {
  read(text) {
    const [, from, to] = /^([123])-([123])$/.exec(text) ?? [];
    return from && to
      ? { value: { from: Number(from) - 1, to: Number(to) - 1 } }
      : { problem: "A move names the peg to take from and the peg to go to, such as 1-3." };
  },
  write: ({ from, to }) => `${from + 1}-${to + 1}`,
};

function readStacks(stacks: readonly (readonly number[])[]): Reading<Board> {
  const all = stacks.flat();
  const most = all.length;
  if (most < discs.least || most > discs.most)
    return { problem: `A tower here has ${discs.least} to ${discs.most} discs; this text has ${most}.` };
  const pegs: number[] = [];
  for (let disc = 1; disc <= most; disc++) {
    const peg = stacks.findIndex((stack) => stack.includes(disc));
    if (peg < 0)
      return { problem: `These are ${most} discs, so each of 1 to ${most} must be named once; ${disc} is missing.` };
    pegs.push(peg);
  }
  if (stacks.some((stack) => stack.some((disc, at) => disc > (stack[at - 1] ?? most))))
    return { problem: "A larger disc cannot lie on a smaller one." };
  return { value: { pegs } };
}
