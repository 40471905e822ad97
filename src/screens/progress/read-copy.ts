import { writeLocal } from "../../device/local.ts";
import { addChosen } from "../../device/settings/copy.ts";
import { and } from "../../engine/words.ts";
import { largest } from "../../learner/backup/backup.ts";
import { type OpenBackup, openBackup } from "../../learner/backup/open-backup.ts";
import { boardOf } from "../../learner/records/move.ts";
import { log } from "../../learner/store/log.ts";
import { moves } from "../../learner/store/moves.ts";
import { profiles } from "../../learner/store/profiles.ts";
import { saves } from "../../learner/store/saves.ts";
import type { Store } from "../../learner/store/store.ts";
import type { Logged } from "../../learner/store/table.ts";
import { stores } from "./stores.ts";

/** How far reading is. */
export interface ReadSoFar {
  readonly done: number;
  readonly of: number;
}

/** Reads a file in that may be a copy, adds what is missing in the record, and gives the words for how it went. */
export async function readCopy(file: File, tell: (far: ReadSoFar) => void): Promise<string> {
  if (file.size > largest) return "This file is far too large to be a copy of yours. Nothing was changed.";
  const copy = await openBackup(file).catch(() => null);
  if (copy === null) return "This file could not be opened, or is more than this device can read. Nothing was changed.";
  if ("problem" in copy) return `${copy.problem} Nothing was changed.`;
  try {
    return await add(copy, tell);
  } finally {
    copy.close();
  }
}

async function add({ contents, records }: OpenBackup, tell: (far: ReadSoFar) => void): Promise<string> {
  const { counts, unread } = contents;
  const of = Object.values(counts).reduce((sum, count) => sum + count, 0);
  let [done, known] = [0, 0];
  const news = { answer: 0, seen: 0, win: 0, run: 0, person: 0 };
  /** How many new records there are of each puzzle that was begun. */
  const boards = new Map<string, number>();

  /** Adds the records that the store does not have; one that it has but cannot read must not be written over. */
  async function fill<Row extends Logged>(
    store: Store<Row>,
    pieces: AsyncIterable<readonly Row[]>,
    tally: (record: Row, more: 1 | -1) => void,
    isWanted: (record: Row) => boolean = () => true,
  ) {
    const over = (stored: unknown, record: Row) => (stored === undefined ? record : null);
    async function* changes() {
      for await (const piece of pieces) {
        const wanted = piece.filter(isWanted);
        known += piece.length - wanted.length;
        yield wanted.map((record) => {
          tally(record, 1);
          const kept = (now: Row | null) => {
            if (now !== null) return;
            known++;
            tally(record, -1);
          };
          return { record, over: (stored: unknown) => over(stored, record), kept };
        });
        done += piece.length;
        tell({ done, of });
      }
    }
    await store.addAll(changes());
  }

  let broken = false;
  try {
    await fill(log, records("attempts"), ({ what }, more) => {
      news[what] += more;
    });
    await fill(profiles, records("profiles"), (_, more) => {
      news.person += more;
    });
    const begun = new Map((await saves.all()).map(({ id, at }) => [id, at]));
    /** Boards that were begun here by themselves: what was done on them elsewhere is no part of these. */
    const others = new Set<string>();
    const begins = (id: string, more: 1 | -1) => boards.set(id, (boards.get(id) ?? 0) + more);
    await fill(
      saves,
      records("saves"),
      (save, more) => save.text !== "" && begins(save.id, more),
      ({ id, at }) => {
        if ((begun.get(id) ?? at) !== at) others.add(id);
        return true;
      },
    );
    // However many moves they are: they go on with a board.
    await fill(
      moves,
      records("moves"),
      ({ id }, more) => begins(boardOf(id), more),
      ({ id }) => !others.has(boardOf(id)),
    );
  } catch {
    broken = true;
  }
  if (counts.attempts > 0) writeLocal("hasAttempts", "true");
  const settings = broken ? { added: 0, left: 0 } : addChosen(contents.settings);
  const added = done - known;
  const waiting = Math.min(
    added,
    stores.reduce((sum, store) => sum + store.health().waiting, 0),
  );
  const inWords = (count: number) => (count === 1 ? "1 person" : `${number(count)} people`);
  const left = settings.left + contents.unsettled;
  const people = Object.keys(contents.settings).length + contents.unsettled;
  return [
    (of > 0 || people === 0) && newsWords({ ...news, begun: [...boards.values()].filter(Boolean).length }),
    known > 0 && added > 0 && !broken && "The rest was here already.",
    unread > 0 &&
      `${unread === 1 ? "1 thing" : `${number(unread)} things`} in it could not be read, so we left that out.`,
    broken && "Then reading broke off before the end. Read the copy in again to add what is missing.",
    waiting > 0 && `${waiting === added ? "It is" : "Some of it is"} not saved on this device yet: keep the file.`,
    settings.added > 0 && `The settings of ${inWords(settings.added)} were read in.`,
    of === 0 && people > 0 && settings.added + left === 0 && "Its settings were here already.",
    left > 0 && `There is no room on this device for the settings of ${inWords(left)}: they were left out.`,
  ]
    .filter(Boolean)
    .join(" ");
}

const number = (count: number) => count.toLocaleString("en-GB");

/** "Read in: 12 answers and 1 puzzle you had begun." What it is to a learner, not how many records it takes. */
function newsWords({ answer, seen, win, run, person, begun }: Readonly<Record<keyof typeof named, number>>): string {
  const counts = { answer, seen, win, run, begun, person };
  const parts = Object.entries(counts).flatMap(([kind, count]) => {
    const [one, many] = named[kind as keyof typeof named];
    return count > 0 ? [`${number(count)} ${count === 1 ? one : many}`] : [];
  });
  return parts.length > 0 ? `Read in: ${and(parts)}.` : "Nothing new was in it.";
}

const named = {
  answer: ["answer", "answers"],
  seen: ["solution you looked at", "solutions you looked at"],
  win: ["finished board", "finished boards"],
  run: ["finished test or run", "finished tests and runs"],
  begun: ["puzzle you had begun", "puzzles you had begun"],
  person: ["person", "people"],
} as const;
