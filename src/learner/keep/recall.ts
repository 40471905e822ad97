import { readLocal } from "../../device/local.ts";
import { isFields, parseFields } from "../../engine/fields.ts";
import type { Change, Logged, TableName } from "../store/table.ts";
import { forgetText, noteKeys } from "./notes.ts";

/**
 * What is noted of a table, as changes that can be made at any time and twice: what is stored is replaced by nothing that is
 * earlier, an entry of the log never. What `read` cannot read is passed over and left where it is.
 */
export function recalled<Row extends Logged>(table: TableName, read: (noted: unknown) => Row | null): Change<Row>[] {
  return noteKeys(table).flatMap((key) => {
    const text = readLocal(key) ?? "";
    const record = read(parseFields(text));
    if (record === null) return [];
    const goesOver = (stored: unknown) =>
      table === "attempts" ? stored === undefined : isNoLater(stored, record, read);
    return [{ record, over: (stored) => (goesOver(stored) ? record : null), kept: () => forgetText(key, text) }];
  });
}

/** Of two of the same moment what is noted was kept last: a note goes when it is stored. What cannot be read is never written over. */
function isNoLater<Row extends Logged>(stored: unknown, record: Row, read: (stored: unknown) => Row | null): boolean {
  if (!isFields(stored)) return stored === undefined;
  const known = read(stored);
  return known !== null && known.at <= record.at;
}

/** Forgets every note of a table. */
export function forgetNotes(table: TableName): void {
  try {
    for (const key of noteKeys(table)) localStorage.removeItem(key);
  } catch {
    // Blocked.
  }
}
