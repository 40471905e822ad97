import type { AllChosen } from "../../device/settings/all-chosen.ts";
import type { Records } from "../keep/keep.ts";
import type { TableName } from "../store/table.ts";
import { type BackupProblem, readBackup } from "./backup.ts";

/** What a copy holds, but for the records themselves. */
export interface Contents {
  readonly counts: Readonly<Record<TableName, number>>;
  readonly settings: AllChosen;
  /** Of so many more people there are settings than a device keeps. */
  readonly unsettled: number;
  readonly unread: number;
}

export type Piece<Name extends TableName> = readonly Records[Name][];

/** So many records are handed over at once, or so many characters of them: each can be written in a moment. */
const [longest, widest] = [500, 500_000];

/** Reads a copy at once and hands it over in pieces. */
export function createPieces() {
  const lists: { [Name in TableName]: Piece<Name> } = { attempts: [], profiles: [], saves: [], moves: [] };
  return {
    async open(file: Blob): Promise<Contents | BackupProblem> {
      const read = readBackup(await file.text());
      if ("problem" in read) return read;
      lists.attempts = each(read.attempts);
      lists.profiles = each(read.profiles);
      lists.saves = each(read.saves);
      lists.moves = each(read.moves);
      const { attempts, profiles, saves, moves } = lists;
      const counts = {
        attempts: attempts.length,
        profiles: profiles.length,
        saves: saves.length,
        moves: moves.length,
      };
      return { counts, settings: read.settings, unsettled: read.unsettled, unread: read.unread };
    },
    /** The records of a table from a place on, at least one while there are any. */
    piece<Name extends TableName>(name: Name, from: number): Piece<Name> {
      const list = lists[name];
      let [to, width] = [from, 0];
      while (to < list.length && to < from + longest && width < widest) width += widthOf(list[to++]);
      return list.slice(from, to) as Piece<Name>;
    },
  };
}

const widthOf = (record: object | undefined) => (record && "text" in record ? String(record.text).length : 0);

/** Each record once, though a file may hold it twice. */
function each<Row extends { readonly id: string }>(records: readonly Row[]): readonly Row[] {
  const first = new Map<string, Row>();
  for (const record of records) if (!first.has(record.id)) first.set(record.id, record);
  return [...first.values()];
}
