import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { uuid } from "../../device/uuid.ts";
import { desk } from "../../engine/game/desk.ts";
import { counting } from "../../engine/game/examples.ts";
import { type Game, isRefusal } from "../../engine/game/game.ts";
import { type Deed, doneSince, found, withDeeds } from "../../engine/game/replay.ts";
import { begin, play, redo } from "../../engine/game/session.ts";
import nim from "../../games/nim/game.ts";
import sudoku from "../../games/sudoku/game.ts";
import { newMove, readMove } from "../../learner/records/move.ts";
import { readSave } from "../../learner/records/save.ts";
import { random } from "../../maths/random.ts";
import { keptGame, kindsOf, nameOf, openingId, readBoard, readDeed, writeBoard, writeDeed } from "./saved.ts";
import { createSharing } from "./sharing.ts";

const frozen = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../tests/saves/${name}.json`, import.meta.url), "utf8"));

/** The session that a page opens with, of what was kept. */
function opened<B, S, M>(game: Game<B, S, M>, kept: { saves: readonly unknown[]; moves: readonly unknown[] }) {
  const begins = `guest/${kindsOf(game.id)}`;
  const mine = <Row extends { id: string }>(row: Row | null): row is Row => row?.id.startsWith(begins) === true;
  let now = desk(game, game.deal(game.settings.first, random(1)), openingId);
  const nothing = () => undefined;
  const sharing = createSharing(game, {
    ...{ start: nothing, keep: nothing, drop: nothing, tellApart: nothing, now: () => 0, chance: () => "x" },
    desk: () => now,
    show: (next) => {
      now = next;
    },
  });
  sharing.open(keptGame(begins, kept.saves.map(readSave).filter(mine), kept.moves.map(readMove).filter(mine)));
  return now.boards[0].session;
}

describe.each([
  ["version 0.5, whole games", { saves: frozen("boards-0.5"), moves: [] }],
  ["today, beginnings and moves", frozen("boards-today")],
])("frozen saves of %s", (_, kept) => {
  test("a sudoku comes back with what was taken back, the help and the time", () => {
    const session = opened(sudoku, kept);
    expect(session).toMatchObject({ at: 3, help: "hint", ms: 61_000 });
    expect(session.moves.map(sudoku.move.write)).toEqual(["c0=4t", "c3=1t", "c4=5t", "c5~4"]);
    expect(redo(session).at).toBe(4);
  });

  test("a game against somebody comes back with his replies", () => {
    const session = opened(nim, kept);
    expect(session.moves.map(nim.move.write)).toEqual(["2-3", "2-7"]);
    expect(session).toMatchObject({ at: 2, ms: 9000 });
  });
});

const deeds = fc.record({
  clock: fc.nat(2 ** 42),
  tag: fc.stringMatching(/^[\da-z]{1,7}$/),
  board: fc.stringMatching(/^[\da-z]{1,7}$/),
  after: fc.stringMatching(/^[\da-z]{1,7}$/),
  from: fc.nat(5000),
  help: fc.constantFrom("alone", "hint", "solution"),
  ms: fc.nat(1e7),
  moves: fc.array(fc.stringMatching(/^>?[!-=?-~]{1,12}$/), { maxLength: 5 }),
});

test("a deed reads back as it was written", () => {
  fc.assert(
    fc.property(deeds, (deed) => {
      expect(readDeed(nameOf(deed), writeDeed(deed))).toEqual(deed);
    }),
  );
});

test.each([
  ["", "a b 0 0 0"],
  ["1", "a b 0 0 0"],
  ["1.a", ""],
  ["1.a", "a b 0 3 0"],
  ["1.a", "a b -1 0 0 x"],
  ["1.a", "a b 0 0 x"],
])("%o with %o is no deed", (name, text) => expect(readDeed(name, text)).toBe(null));

test("a board reads back as it was written, and says since when", () => {
  const session = begin(nim, nim.deal(nim.settings.first, random(2)), "~2");
  for (const since of [0, 1_795_000_000_000]) {
    const start = { id: "x", before: "y", session, since };
    expect(readBoard(nim, "x", writeBoard(start))).toEqual(start);
  }
});

/** As many characters as a record can have, beside the texts of its moves. */
const most = 200;

test("a deed takes no more than 200 characters beside its moves: with the longest ids, late in a long game, after a long thought", () => {
  const who = uuid();
  const clock = Date.now() + 3e10;
  const deed: Deed = {
    ...{ clock, tag: "zzzzzzz", board: "zzzzzzz", after: "zzzzzzz", from: 9999, help: "solution", ms: 120_000 },
    moves: ["c80=9t"],
  };
  for (const moves of [["c80=9t"], ["2-3", ">1-10"], []]) {
    const move = newMove(`${who}/game/number-pyramids/${uuid()}`, nameOf(deed), writeDeed({ ...deed, moves }));
    expect(JSON.stringify(move).length - moves.join(" ").length).toBeLessThanOrEqual(most);
    expect(JSON.stringify(move).length).toBe(new TextEncoder().encode(JSON.stringify(move)).length);
  }
});

test("however long a game gets, what a move takes stays the same", () => {
  let board = found(begin(counting(), { board: 1000, key: "", grade: "" }));
  const lengths: number[] = [];
  for (let count = 0; count < 1000; count++) {
    const next = play(board.now.session, 1);
    if (isRefusal(next)) throw new Error(next.refusal);
    const deed: Deed = { ...doneSince(board.now, next), clock: 1_795_000_000_000 + count, tag: "1abcdef" };
    board = withDeeds(board, [deed]);
    lengths.push(writeDeed(deed).length);
  }
  expect(board.now.session.at).toBe(1000);
  expect(Math.max(...lengths)).toBeLessThan(30);
});
