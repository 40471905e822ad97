import { tableNames } from "../store/table.ts";
import { prepareToKeep } from "./keep.ts";
import { noteKeys } from "./notes.ts";

/** Has what earlier pages only noted written into the database. */
export function keepNoted(): void {
  for (const table of tableNames) if (noteKeys(table).length > 0) void prepareToKeep(table);
}
