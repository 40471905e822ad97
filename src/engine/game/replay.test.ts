import fc from "fast-check";
import { expect, test } from "vitest";
import { type Counting, counting, played } from "./examples.ts";
import { isRefusal } from "./game.ts";
import { type Deed, doneSince, found, type Played, tagOf, withDeeds } from "./replay.ts";
import { begin, forHer, moreHelp, play, redo, replyTo, restart, undo } from "./session.ts";

type State = { readonly limit: number; readonly now: number };
type Board = Played<number, State, number>;

const board = (limit = 1e9, opponent = false) => found(begin(counting(opponent), { board: limit, key: "", grade: "" }));

let tags = 0;
/** A deed done on a board, and the board after it. */
function done(on: Board, change: (session: Counting) => Counting, clock = (on.deeds.at(-1)?.clock ?? 0) + 1) {
  const now = change(on.now.session);
  const what = doneSince(on.now, now);
  const deed: Deed = { ...what, clock, tag: tagOf(`t${++tags}`, what, now) };
  return { now, deed, after: withDeeds(on, [deed]) };
}

const ways = {
  play: (session: Counting) => {
    const next = play(session, 1 + ((session.at * 7) % 3));
    return isRefusal(next) ? session : { ...next, ms: next.ms + 5 };
  },
  given: (session: Counting) => {
    // A hint is asked for by whoever is on the move.
    const next = replyTo(session) === null ? forHer(session, 1) : session;
    return isRefusal(next) ? session : next;
  },
  undo,
  redo,
  restart,
  hint: (session: Counting) => ({ ...session, help: moreHelp(session.help, "hint") }),
  back: (session: Counting) => ({ ...session, at: Math.floor(session.at / 2) }),
} as const;
const way = fc.constantFrom<keyof typeof ways>("play", "play", "given", "undo", "redo", "restart", "hint", "back");

test("done by one alone, it is exactly what was done: whatever was taken back, replies with it", () => {
  fc.assert(
    fc.property(fc.array(way), fc.boolean(), fc.constantFrom(20, 1e9), (all, opponent, limit) => {
      let here = board(limit, opponent);
      for (const one of all) {
        const { now, after } = done(here, ways[one]);
        expect(after.now.session).toEqual(now);
        expect(after.passed.size).toBe(0);
        here = after;
      }
    }),
  );
});

/** A deed of one of three places, or one of them hears what another did. */
const step = fc.record({ place: fc.nat(2), way, hears: fc.option(fc.nat(2)), late: fc.nat(2) });

test("the same deeds lead to the same board, in whatever order and however many at once they come", () => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 40 }),
      fc.boolean(),
      fc.constantFrom(12, 40, 1e9),
      fc.infiniteStream(fc.nat(1e6)),
      (steps, opponent, limit, chance) => {
        const start = board(limit, opponent);
        const places: Board[] = [start, start, start];
        const all: Deed[] = [];
        for (const { place, way, hears, late } of steps) {
          const here = places[place] ?? start;
          const news = hears === null ? [] : (places[hears]?.deeds ?? []).filter((deed) => !here.deeds.includes(deed));
          const heard = withDeeds(here, news);
          const { deed, after } = done(heard, ways[way], Math.max(late, heard.deeds.at(-1)?.clock ?? 0) + 1);
          places[place] = after;
          all.push(deed);
        }
        const draws = chance[Symbol.iterator]();
        const draw = (below: number) => Number(draws.next().value) % below;
        const shuffled = all
          .map((deed) => ({ deed, by: draw(1e6) }))
          .sort((a, b) => a.by - b.by)
          .map(({ deed }) => deed);
        let grouped = start;
        for (let at = 0; at < shuffled.length; ) {
          const to = at + 1 + draw(4);
          grouped = withDeeds(grouped, shuffled.slice(at, to));
          at = to;
        }
        const atOnce = withDeeds(start, all);
        expect(grouped).toEqual(atOnce);
        for (const here of places)
          expect(
            withDeeds(
              here,
              all.filter((deed) => !here.deeds.includes(deed)),
            ),
          ).toEqual(atOnce);
      },
    ),
    { numRuns: 300 },
  );
});

test("of two that did not know of each other the second comes on top: its own moves, with replies made anew", () => {
  const start = board(100, true);
  const [one, other] = [done(start, (s) => played(s, 1)), done(start, (s) => played(s, 3))];
  expect([one.deed.moves, other.deed.moves]).toEqual([
    ["1", ">1"],
    ["3", ">1"],
  ]);
  expect(withDeeds(one.after, [other.deed]).now.session.moves).toEqual([1, 1, 3, 1]);
  const more = done(other.after, (s) => played(s, 2));
  expect(withDeeds(one.after, [other.deed, more.deed]).now.session.moves).toEqual([1, 1, 3, 1, 2]);
});

test("what one takes back without knowing of another's move stands; help and time of both count", () => {
  const base = done(board(), (s) => played(s, 1, 2)).after;
  const one = done(base, (s) => ({ ...played(s, 4), ms: s.ms + 300 }));
  const other = done(base, (s) => ({ ...undo(s), help: "hint", ms: s.ms + 20 }));
  expect(withDeeds(one.after, [other.deed]).now.session).toMatchObject({
    ...{ moves: [1, 2, 4], at: 3, help: "hint", ms: 320 },
  });
});

test("a deed that comes late, before others that did not know of it, takes none of their moves", () => {
  const base = done(board(), (s) => played(s, 1)).after;
  const late = done(base, (s) => played(s, 8));
  const first = done(base, (s) => played(s, 2));
  const second = done(first.after, (s) => played(s, 4));
  expect(withDeeds(second.after, [late.deed]).now.session.moves).toEqual([1, 8, 2, 4]);
});

test("passed over is what the rules forbid there, what comes after the end, and what was done on another board", () => {
  const start = board(4);
  const [three, two, four] = [3, 2, 4].map((move) => done(start, (s) => played(s, move)));
  const nothing = done(start, (s) => played(s, 0));
  const elsewhere = done(board(5), (s) => played(s, 1));
  if (!three || !two || !four) throw new Error("not done");
  const passed = (first: typeof three, second: typeof three) => {
    const both = withDeeds(first.after, [second.deed]);
    expect(both.now.session).toEqual(first.now);
    return [...both.passed];
  };
  expect(passed(three, two)).toEqual([two.deed]);
  expect(passed(four, nothing)).toEqual([nothing.deed]);
  expect(passed(three, elsewhere)).toEqual([elsewhere.deed]);
});

test("a deed that cannot be read, or has no place to stand, is passed over", () => {
  const start = board();
  const { deed } = done(start, (s) => played(s, 1));
  for (const wrong of [
    { ...deed, moves: ["x"] },
    { ...deed, from: 7 },
    { ...deed, after: "", moves: ["1", "x"] },
  ])
    expect(withDeeds(start, [wrong])).toMatchObject({ now: { session: { moves: [] } }, passed: new Set([wrong]) });
});

test("what was done before the board was begun is passed over", () => {
  const { deed } = done(board(), (s) => played(s, 1), 10);
  const { session } = board().now;
  expect(withDeeds(found(session, 9), [deed]).passed.size).toBe(0);
  expect(withDeeds(found(session, 10), [deed]).passed.size).toBe(1);
});
