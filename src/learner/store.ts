import type { Logged, Table } from "./table.ts";

/** Why records are not kept: no database, no room, or a database that fails. */
export type Trouble = "blocked" | "full" | "failed";

export type StorageState =
  | { readonly where: "kept"; readonly reason: null }
  | { readonly where: "memory"; readonly reason: Trouble };

type Listener<Row> = (records: readonly Row[]) => void;

/** A log of records that is only ever added to. Nothing but `erase` throws or rejects: what cannot be kept stays in memory until the page is closed. */
export interface Store<Row> {
  /** Done when the records are kept, or when it is known that they are not. */
  add(...records: readonly Row[]): Promise<void>;
  /** Forgets everything; rejects when the database refuses, and then nothing is forgotten. */
  erase(): Promise<void>;
  all(): Promise<readonly Row[]>;
  /** Calls with the list as soon as it is known and at each change; gives what ends that. */
  subscribe(listener: Listener<Row>): () => void;
  storageState(): StorageState;
  /** Calls at most once: now with the last trouble there was, else with the first to come; gives what ends that. */
  onTrouble(listener: (trouble: Trouble) => void): () => void;
}

interface Unconfirmed<Row> {
  readonly record: Row;
  written: boolean;
}

/** Some browsers never answer when asked to open a database. */
const defaultPatience = 5000;

/** The store of a table. `read` gives a stored or imported record of today's version, or null for what is none. */
export function createStore<Row extends Logged>(
  open: () => Promise<Table<Row>>,
  read: (stored: unknown) => Row | null,
  patience = defaultPatience,
): Store<Row> {
  let rows: readonly Row[] = [];
  let list: readonly Row[] | null = null;
  let table: Table<Row> | null = null;
  let ready: Promise<unknown> | null = null;
  let reading: Trouble | null = null;
  let writing: Trouble | null = null;
  let told: Trouble | null = null;
  /** Records made here until the database shows them, so that none is missing from the list in between. */
  const unconfirmed = new Map<string, Unconfirmed<Row>>();
  const listeners = new Set<Listener<Row>>();
  const troubleListeners = new Set<(trouble: Trouble) => void>();

  function publish() {
    const byId = new Map(rows.map((record) => [record.id, record]));
    for (const { record } of unconfirmed.values()) byId.set(record.id, record);
    list = [...byId.values()].sort((a, b) => a.at - b.at);
    for (const listener of [...listeners]) listener(list);
  }

  function tell(trouble: Trouble) {
    told = trouble;
    for (const listener of troubleListeners) listener(trouble);
    troubleListeners.clear();
  }

  function unreadable(trouble: Trouble) {
    reading = trouble;
    if (list === null) publish();
    tell(trouble);
  }

  function onRows(stored: readonly unknown[]) {
    reading = null;
    rows = stored.map(read).filter((record) => record !== null);
    for (const { id } of rows) unconfirmed.delete(id);
    publish();
  }

  async function flush(to: Table<Row>) {
    const waiting = [...unconfirmed.values()].filter(({ written }) => !written);
    if (waiting.length === 0) return;
    try {
      await to.put(waiting.map(({ record }) => record));
      for (const entry of waiting) entry.written = true;
      writing = null;
    } catch (error) {
      writing = isFull(error) ? "full" : "failed";
      tell(writing);
    }
  }

  async function connect() {
    try {
      const opened = await open();
      opened.watch(onRows, () => unreadable("failed"));
      table = opened;
    } catch {
      return unreadable("blocked");
    }
    await flush(table);
  }

  function begin(): Promise<unknown> {
    ready ??= Promise.race([
      connect(),
      new Promise<void>((resolve) =>
        setTimeout(() => {
          if (list === null) unreadable("blocked");
          resolve();
        }, patience),
      ),
    ]);
    return ready;
  }

  async function add(...records: readonly Row[]) {
    for (const record of records) unconfirmed.set(record.id, { record, written: false });
    if (list !== null) publish();
    await begin();
    if (table) await flush(table);
  }

  async function erase() {
    await begin();
    await table?.erase();
    unconfirmed.clear();
    rows = [];
    publish();
  }

  function subscribe(listener: Listener<Row>) {
    listeners.add(listener);
    if (list !== null) listener(list);
    else void begin();
    return () => void listeners.delete(listener);
  }

  function all() {
    return new Promise<readonly Row[]>((resolve) => {
      const once: Listener<Row> = (known) => {
        listeners.delete(once);
        resolve(known);
      };
      subscribe(once);
    });
  }

  function storageState(): StorageState {
    const reason = reading ?? writing;
    return reason === null ? { where: "kept", reason } : { where: "memory", reason };
  }

  function onTrouble(listener: (trouble: Trouble) => void) {
    if (told !== null) listener(told);
    else troubleListeners.add(listener);
    return () => void troubleListeners.delete(listener);
  }

  return { add, all, erase, subscribe, storageState, onTrouble };
}

/** Dexie wraps what the browser said. */
function isFull(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  if ("name" in error && error.name === "QuotaExceededError") return true;
  return "inner" in error && error.inner !== error && isFull(error.inner);
}
