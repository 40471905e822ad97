import { vi } from "vitest";
import { type Entry, readEntry } from "../records/entry.ts";
import { createStore as createAny, type Store } from "./store.ts";
import { isIn, type Part, type Table } from "./table.ts";
import { createTroubles, type Trouble } from "./trouble.ts";

/** A store of the log. */
export const createStore = (open: () => Promise<Table<Entry>>, troubles = createTroubles()) =>
  createAny<Entry>("attempts", async () => open, readEntry, { troubles });

export const quota = () => new DOMException("full", "QuotaExceededError");

/** One database that several stores, as so many tabs, have open; faults are switched on by a test. */
export function fakeDatabase(first: readonly unknown[] = []) {
  const rows: unknown[] = [...first];
  const watchers: ((ids: readonly string[] | null) => void)[] = [];
  const faults: { open?: unknown; put?: unknown; hang?: Promise<unknown> } = {};
  let breaks = false;
  const reading = () => {
    if (!breaks) return;
    breaks = false;
    throw new Error("gone");
  };
  const changed = (ids: readonly string[] | null) => {
    for (const tell of watchers) queueMicrotask(() => tell(ids));
  };
  const idOf = (row: unknown) => (row as Entry | null)?.id;
  const table: Table<Entry> = {
    async put(changes) {
      if (faults.hang) await faults.hang;
      if (faults.put) throw faults.put;
      for (const { record, over } of changes) {
        const at = rows.findIndex((row) => idOf(row) === record.id);
        const next = over ? over(rows[at]) : record;
        if (next === null) continue;
        if (at < 0) rows.push(next);
        else rows[at] = next;
      }
      changed(changes.map(({ record }) => record.id));
    },
    async erase() {
      if (faults.put) throw faults.put;
      rows.length = 0;
      changed(null);
    },
    read: vi.fn(async (part: Part | null) => {
      reading();
      return rows.filter((row) => isIn(part, row));
    }),
    get: vi.fn(async (ids: readonly string[]) => {
      reading();
      return ids.map((id) => rows.find((row) => idOf(row) === id));
    }),
    watch(onChange) {
      watchers.push(onChange);
      return () => void watchers.splice(watchers.indexOf(onChange), 1);
    },
  };
  const open = vi.fn(async () => {
    if (faults.open) throw faults.open;
    return table;
  });
  return {
    rows,
    faults,
    open,
    table,
    watchers,
    /** Reading fails once, which comes to light at once where the table is watched. */
    breakReading: () => {
      breaks = true;
      changed(null);
    },
    erase: () => {
      rows.length = 0;
      changed(null);
    },
  };
}

/** What a notice would say: a listener of everything that is told there. */
export function saidBy(troubles: ReturnType<typeof createTroubles>): Trouble[] {
  const said: Trouble[] = [];
  troubles.onTrouble((trouble) => said.push(trouble));
  return said;
}

/** A store, and what is said of its troubles. */
export function storeAndTroubles(open: () => Promise<Table<Entry>>): [Store<Entry>, Trouble[]] {
  const troubles = createTroubles();
  return [createStore(open, troubles), saidBy(troubles)];
}

export function listsOf(store: Store<Entry>): (readonly Entry[])[] {
  const lists: (readonly Entry[])[] = [];
  store.subscribe((list) => lists.push(list));
  return lists;
}

export const settled = () => vi.advanceTimersByTimeAsync(0);

/** Local storage that outlives the stores of a test, as it outlives the pages of a browser; null for a blocked one. */
export function stubLocal(first: Readonly<Record<string, string>> | null = {}): Record<string, string> {
  const kept: Record<string, string> = { ...first };
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => {
      kept[key] = text;
    },
    removeItem: (key: string) => delete kept[key],
  };
  const storage = new Proxy(kept, {
    get: (_, name) =>
      name === "length" ? Object.keys(kept).length : (methods[name as keyof typeof methods] ?? kept[String(name)]),
  });
  const blocked = {
    get(): never {
      throw new DOMException("Access is denied", "SecurityError");
    },
  };
  const global = first ? { localStorage: storage } : Object.defineProperty({}, "localStorage", blocked);
  vi.stubGlobal("window", global);
  if (first) vi.stubGlobal("localStorage", storage);
  return kept;
}
