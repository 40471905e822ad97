import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { random } from "../../maths/random.ts";
import { type Fair, type Game, isProblem, isRefusal, type Settings } from "../game/game.ts";
import {
  begin,
  canUndo,
  lastGood,
  play,
  readSession,
  redo,
  type Session,
  stateOf,
  undo,
  writeSession,
} from "../game/session.ts";
import { readSettings, writeSettings } from "../game/settings.ts";
import { newest } from "../versions.ts";
import { seeds } from "./scale.ts";
import { holdShown, isGrid, notes } from "./shown.ts";

interface Options<S, M> {
  /** Seeds for each settings; fewer where dealing takes long. */
  readonly seeds?: number;
  /** Of all settings, only these: for games with very many. */
  readonly settings?: readonly Settings[];
  /** Games against somebody and games that can be lost are not always won by following the hints. */
  readonly hintsSolve?: boolean;
  readonly mostSteps?: number;
  /** What a move takes in hand, as hints number the parts of the board: a disc and its pegs, a tile. For games of moves. */
  readonly handles?: (move: M, state: S) => readonly number[];
}

/** What every game promises, with fixed and random seeds. */
export function describeGame<B, S, M>(game: Game<B, S, M>, options: Options<S, M> = {}): void {
  const { seeds: promised = 3, hintsSolve = true, mostSteps = 2000, handles = () => [] } = options;
  const tried = seeds(promised, Math.ceil(promised / 2));
  const all = allSettings(game);
  const dealt = (options.settings ?? all).filter((settings) => game.settings.fault(settings) === null);
  const cases = dealt.map((settings) => ({ name: writeSettings(game.settings, settings), settings }));
  const deal = (settings: Settings, seed: number) => game.deal(settings, random(seed));

  describe(game.id, () => {
    test("is named, and its form opens with settings that can be dealt", () => {
      expect(game.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(game.title).toMatch(/^[A-Z0-9]/);
      expect(game.settings.fault(game.settings.first)).toBeNull();
      expect(game.version ?? 1, "the version that a page asks its dealer for").toBe(newest(game));
      for (const { name, options: choices } of game.settings.fields) {
        expect(new Set(choices.map(({ value }) => value)).size, name).toBe(choices.length);
        for (const { value } of choices) expect(value).toMatch(/^[a-z0-9.+]+$/i);
      }
    });

    test("what is graded leads on to a harder one", () => {
      const grades = game.settings.fields.filter(({ name }) => name === "grade");
      for (const { rising } of grades) expect(rising).toBe(true);
    });

    test("settings are dealt or refused in a sentence, and keep their text", () => {
      for (const settings of all) {
        const fault = game.settings.fault(settings);
        const read = readSettings(game.settings, writeSettings(game.settings, settings));
        if (fault === null) expect(read).toEqual({ value: settings });
        else {
          expect(fault).toMatch(/^[A-Z0-9].*[.!]$/);
          expect(read).toEqual({ problem: fault });
        }
      }
    });

    test("texts of boards, moves and settings survive any noise: a value that is written back, or a sentence", () => {
      const hold = (text: string) => {
        holdReading(game.board, text);
        holdReading(game.move, text);
        expect(readSession(game, text)).toHaveProperty("problem");
      };
      for (const text of ["", " ", "0", "-", "9".repeat(100_000), "1,".repeat(50_000)]) hold(text);
      fc.assert(fc.property(fc.oneof(fc.string(), fc.string({ unit: "binary" })), hold), { numRuns: 100 });
    });

    describe.each(cases)("$name", ({ settings }) => {
      const fairs = Array.from({ length: tried }, (_, seed) => deal(settings, seed));

      test("one seed deals one board, whose text is read as the same board", () => {
        for (const [seed, fair] of fairs.entries()) {
          expect(deal(settings, seed)).toEqual(fair);
          const text = game.board.write(fair.board);
          expect(text).toMatch(/^[\w.,:;-]{1,2000}$/);
          const read = game.board.read(text);
          if (isProblem(read)) throw new Error(`${text}: ${read.problem}`);
          expect(read.value).toEqual(fair.board);
          expect(game.board.write(read.value)).toBe(text);
          fc.assert(
            fc.property(fc.nat(text.length - 1), fc.string({ maxLength: 2 }), (at, piece) =>
              holdReading(game.board, text.slice(0, at) + piece + text.slice(at + 1)),
            ),
            { numRuns: 30 },
          );
        }
      });

      test("is judged as it was dealt", () => {
        for (const { board, key, grade, technique } of fairs) {
          const judged = game.judge(board);
          if (isProblem(judged)) throw new Error(`${game.board.write(board)}: ${judged.problem}`);
          expect({ ...judged, board }).toEqual({ board, key, grade, technique });
        }
      });

      test("following the steps leads to the end, and each step says where and why", () => {
        for (const fair of fairs) {
          const end = follow(game, fair, mostSteps, handles);
          if (hintsSolve) expect(game.outcome(stateOf(end))).toBe("solved");
          expect(game.words.board(stateOf(end))).toMatch(/^[A-Z0-9].*\.$/s);
          if (game.outcome(stateOf(end)) === "solved") expect(game.clashes(stateOf(end))).toEqual([]);
          holdSession(end);
        }
      });
    });
  });
}

function allSettings<B, S, M>({ settings: { fields } }: Game<B, S, M>): Settings[] {
  return fields.reduce<Settings[]>(
    (list, { name, options }) => list.flatMap((one) => options.map(({ value }) => ({ ...one, [name]: value }))),
    [{}],
  );
}

function holdReading<T>(
  form: { read(text: string): { value: T } | { problem: string }; write(value: T): string },
  text: string,
) {
  const read = form.read(text);
  if (isProblem(read)) {
    expect(read.problem).toMatch(/^[A-Z0-9].*[.!?]$/s);
    expect(read.problem.length).toBeLessThan(400);
  } else expect(form.read(form.write(read.value))).toEqual(read);
}

/** Follows the steps to the end, or as far as there are any; every move is text in between, and nothing given is changed. */
function follow<B, S, M>(
  game: Game<B, S, M>,
  fair: Fair<B>,
  mostSteps: number,
  handles: (move: M, state: S) => readonly number[],
): Session<B, S, M> {
  let session = begin(game, frozen(fair));
  for (let count = 0; game.outcome(stateOf(session)) === "open"; count++) {
    if (count > mostSteps) throw new Error(`${game.board.write(fair.board)}: no end after ${mostSteps} steps`);
    const state = frozen(stateOf(session));
    const step = game.nextStep(state, fair.key);
    if (step === null) break;
    for (const words of [step.look, step.why]) expect(words).toMatch(/^[A-Z0-9].*[.!]$/s);
    expect(step.technique).toMatch(/^[A-Z0-9]/);
    expect(step.cells, `${step.look} ${step.why}: lights nothing`).not.toEqual([]);
    expect([...step.cells, ...step.because], `${step.why}: lights what is moved`).toEqual(
      expect.arrayContaining([...handles(step.moves[0], state)]),
    );
    if (isGrid(state)) holdShown(state, step);
    if (isGrid(state) && count === 0) expect(game.nextStep({ ...state, ...notes(state) }, fair.key)).toEqual(step);
    for (const move of step.moves) {
      if (game.outcome(stateOf(session)) !== "open") break;
      const text = game.move.write(move);
      expect(game.move.read(text), text).toEqual({ value: move });
      expect(text, "deeds are kept as words, and > begins a reply").toMatch(/^[^\s>]\S*$/);
      const before = stateOf(session);
      const next = play(session, move);
      if (isRefusal(next)) throw new Error(`${game.board.write(fair.board)}: ${text}: ${next.refusal}`);
      const change = game.words.change(before, move, stateOf(next));
      expect(change, "it becomes part of a sentence").toMatch(/[^.!?]$/);
      expect(change).not.toMatch(/undefined|NaN|null/);
      session = next;
    }
    expect(stateOf(session), "a step changes something").not.toEqual(state);
  }
  return session;
}

/** Undo, redo, saving and going back keep what was played. */
function holdSession<B, S, M>(end: Session<B, S, M>): void {
  const back = readSession(end.game, writeSession(end));
  if (isProblem(back)) throw new Error(back.problem);
  expect(back.value.states, "replay equals play").toEqual(end.states);
  expect(back.value.at).toBe(end.at);
  let session = end;
  while (canUndo(session)) session = undo(session);
  expect(session.moves).toBe(end.moves);
  for (let count = 0; count < end.moves.length && session.at < end.at; count++) session = redo(session);
  expect(stateOf(session)).toEqual(stateOf(end));
  const good = lastGood(end);
  if (good !== end) expect(end.game.isMistaken(stateOf(good), end.fair.key), "gone back far enough").toBe(false);
}

/** The same value, in which every change would throw. */
function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value) && !ArrayBuffer.isView(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}
