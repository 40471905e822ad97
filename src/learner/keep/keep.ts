import type { Entry } from "../records/entry.ts";
import type { Move } from "../records/move.ts";
import type { Profile } from "../records/profile.ts";
import type { Save } from "../records/save.ts";
import type { Store } from "../store/store.ts";
import type { How, TableName } from "../store/table.ts";
import { note } from "./notes.ts";

/** What the tables hold. */
export interface Records {
  readonly attempts: Entry;
  readonly profiles: Profile;
  readonly saves: Save;
  readonly moves: Move;
}

type Stores = { [Name in TableName]: Store<Records[Name]> };

const load: { readonly [Name in TableName]: () => Promise<Stores[Name]> } = {
  attempts: async () => (await import("../store/log.ts")).log,
  profiles: async () => (await import("../store/profiles.ts")).profiles,
  saves: async () => (await import("../store/saves.ts")).saves,
  moves: async () => (await import("../store/moves.ts")).moves,
};
const loaded: Partial<Stores> = {};

async function storeOf<Name extends TableName>(name: Name): Promise<Stores[Name]> {
  const there: Stores[Name] | undefined = loaded[name];
  if (there) return there;
  const store = await load[name]();
  loaded[name] = store;
  return store;
}

/** Fetches what keeps records of a kind before there is one. Never rejects. */
export async function prepareToKeep(name: TableName): Promise<void> {
  await storeOf(name).then(
    (store) => store.prepare(),
    () => undefined, // tried again when there is something to keep
  );
}

/** Keeps a record: noted before this returns, in the database soon after. Never rejects. */
export async function keep<Name extends TableName>(
  name: Name,
  record: Records[Name],
  how?: How<Records[Name]>,
): Promise<void> {
  const there: Stores[Name] | undefined = loaded[name];
  if (there) return there.add(record, how);
  note(name, record);
  try {
    await (await storeOf(name)).add(record, how);
  } catch {
    // The store did not arrive: the note waits for the next visit.
    await import("../store/trouble.ts").then(
      ({ troubles }) => troubles.tell("unfetched"),
      () => undefined,
    );
  }
}
