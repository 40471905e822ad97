import { writeLocal } from "../../device/local.ts";
import { type Logged, oldRuns, type TableName } from "../store/table.ts";

// A database takes its time, and a page can be closed at any moment. So a record is noted in local storage, which writes
// at once, until the database has it; what is still noted at the next visit is kept then (see decision 14).

/** Where the database never takes anything, notes must not fill what settings need. */
const most = 1000;
const longest = 50_000;

const start = (table: TableName | typeof oldRuns) => `note/${table}/`;

/** Notes a record, in the place of an older note of the same id; says whether it is noted. Where storage is blocked or full it is not. */
export function note(table: TableName, record: Logged): boolean {
  const text = JSON.stringify(record);
  try {
    return text.length <= longest && localStorage.length < most && writeLocal(start(table) + record.id, text);
  } catch {
    return false; // Blocked.
  }
}

/** Forgets the note of a record that is kept now; a later one of the same id stays. */
export function forgetNote(table: TableName, record: Logged): void {
  forgetText(start(table) + record.id, JSON.stringify(record));
}

/** Forgets the note under a key, as long as it is this one. */
export function forgetText(key: string, text: string): void {
  try {
    if (localStorage.getItem(key) === text) localStorage.removeItem(key);
  } catch {
    // Blocked.
  }
}

/** The keys of all notes of a table; those of the log also as an older page left them. */
export function noteKeys(table: TableName): string[] {
  const starts = table === "attempts" ? [start(table), start(oldRuns)] : [start(table)];
  try {
    return Object.keys(localStorage).filter((key) => starts.some((one) => key.startsWith(one)));
  } catch {
    return [];
  }
}
