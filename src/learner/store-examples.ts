import { vi } from "vitest";
import { type Attempt, readAttempt } from "./records/attempt.ts";
import { createStore as createAny, type Store } from "./store.ts";
import type { Table } from "./table.ts";
import { createTroubles, type Trouble } from "./trouble.ts";

/** A store of attempts. */
export const createStore = (open: () => Promise<Table<Attempt>>, troubles = createTroubles()) =>
  createAny<Attempt>("attempts", async () => open, readAttempt, { troubles });

export const quota = () => new DOMException("full", "QuotaExceededError");

/** One database that several stores, as so many tabs, have open; faults are switched on by a test. */
export function fakeDatabase(first: readonly unknown[] = []) {
  const rows: unknown[] = [...first];
  const watchers: { onRows: (rows: readonly unknown[]) => void; onError: (reason: unknown) => void }[] = [];
  const faults: { open?: unknown; put?: unknown; hang?: Promise<unknown> } = {};
  const changed = () => {
    for (const { onRows } of watchers) queueMicrotask(() => onRows([...rows]));
  };
  const table: Table<Attempt> = {
    async put(changes) {
      if (faults.hang) await faults.hang;
      if (faults.put) throw faults.put;
      for (const { record, over } of changes) {
        const at = rows.findIndex((row) => (row as Attempt | null)?.id === record.id);
        const next = over ? over(rows[at]) : record;
        if (next === null) continue;
        if (at < 0) rows.push(next);
        else rows[at] = next;
      }
      changed();
    },
    async erase() {
      if (faults.put) throw faults.put;
      rows.length = 0;
      changed();
    },
    watch(onRows, onError) {
      const watcher = { onRows, onError };
      watchers.push(watcher);
      queueMicrotask(() => onRows([...rows]));
      return () => void watchers.splice(watchers.indexOf(watcher), 1);
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
    breakWatching: () => {
      for (const { onError } of [...watchers]) onError(new Error("gone"));
    },
    erase: () => {
      rows.length = 0;
      changed();
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
export function storeAndTroubles(open: () => Promise<Table<Attempt>>): [Store<Attempt>, Trouble[]] {
  const troubles = createTroubles();
  return [createStore(open, troubles), saidBy(troubles)];
}

export function listsOf(store: Store<Attempt>): (readonly Attempt[])[] {
  const lists: (readonly Attempt[])[] = [];
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
