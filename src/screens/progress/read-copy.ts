import { attempts } from "../../learner/attempts.ts";
import { largest, newIn, readBackup } from "../../learner/backup.ts";
import { profiles } from "../../learner/profiles.ts";
import { runs } from "../../learner/runs.ts";
import { saves } from "../../learner/saves.ts";
import { addChosen } from "../../learner/settings/copy.ts";
import { portionsOf, type Store } from "../../learner/store.ts";
import type { Logged } from "../../learner/table.ts";
import { stores } from "./stores.ts";

/** Reads a file in that may be a copy, adds what is missing in the record, and gives the words for how it went. */
export async function readCopy(file: File): Promise<string> {
  if (file.size > largest) return "This file is far too large to be a copy of yours. Nothing was changed.";
  const text = await file.text().catch(() => "");
  const copy = readBackup(text);
  if ("problem" in copy) return `${copy.problem} Nothing was changed.`;
  const added =
    (await addNew(attempts, copy.attempts)) +
    (await addNew(runs, copy.runs)) +
    (await addNew(profiles, copy.profiles)) +
    (await addNew(saves, copy.saves));
  addChosen(copy.settings);
  const known = copy.attempts.length + copy.runs.length + copy.profiles.length + copy.saves.length - added;
  const kept = stores.every((store) => store.storageState().where === "kept");
  return [
    added === 1 ? "1 entry was read in." : `${added} entries were read in.`,
    known > 0 && `${known} ${known === 1 ? "was" : "were"} here already.`,
    copy.unread > 0 && `${copy.unread} could not be read and were left out.`,
    added > 0 && !kept && "They are not saved on this device yet: keep the file.",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Adds the records that the store does not have; one that it has but cannot read must not be written over. */
async function addNew<Row extends Logged>(store: Store<Row>, read: readonly Row[]): Promise<number> {
  const known = await store.all();
  const { unread } = store.health();
  const fresh = newIn(known, read).filter(({ id }) => !unread.has(id));
  await store.addAll(portionsOf(fresh.map((record) => ({ record }))));
  return fresh.length;
}
