import { type Game, isRefusal } from "./game.ts";
import { play, type Session } from "./session.ts";

export type Counting = Session<number, { readonly limit: number; readonly now: number }, number>;

/** A game for tests: somebody counts up to a limit. An opponent, where there is one, adds a one to every odd number. */
export const counting = (opponent = false): Game<number, { limit: number; now: number }, number> => ({
  id: "counting",
  title: "Counting",
  settings: {
    fields: [{ name: "to", label: "Up to", options: [10, 20].map((to) => ({ value: String(to), label: String(to) })) }],
    first: { to: "10" },
    fault: ({ to }) => (to === "20" ? "Twenty is too far for today." : null),
  },
  deal: ({ to }) => ({ board: Number(to), key: "", grade: "" }),
  judge: (board) => ({ board, key: "", grade: "" }),
  board: { write: String, read: (text) => (Number(text) > 0 ? { value: Number(text) } : { problem: "No." }) },
  move: { write: String, read: (text) => (text === "x" ? { problem: "No move." } : { value: Number(text) }) },
  start: (limit) => ({ limit, now: 0 }),
  play: ({ limit, now }, add) => (now + add > limit ? { refusal: "Too far." } : { limit, now: now + add }),
  outcome: ({ limit, now }) => (now === limit ? "solved" : "open"),
  clashes: () => [],
  isMistaken: ({ now }) => now > 4,
  nextStep: () => null,
  ...(opponent && { reply: ({ now }: { now: number }) => (now % 2 === 1 ? 1 : null) }),
  words: { board: ({ limit, now }) => `${now} of ${limit}.`, change: (_, add, { now }) => `${add} more is ${now}` },
});

/** The session after these moves. Throws where one is refused. */
export function played(session: Counting, ...moves: readonly number[]): Counting {
  return moves.reduce((before, move) => {
    const next = play(before, move);
    if (isRefusal(next)) throw new Error(next.refusal);
    return next;
  }, session);
}
