import type { AttemptTable } from "./attempt-table.ts";
import { type Attempt, readAttempt } from "./records/attempt.ts";

/** Why attempts are not kept: no database, no room, or a database that fails. */
export type Trouble = "blocked" | "full" | "failed";

export type StorageState =
  | { readonly where: "kept"; readonly reason: null }
  | { readonly where: "memory"; readonly reason: Trouble };

type Listener = (attempts: readonly Attempt[]) => void;

/** The log of attempts. Nothing here throws or rejects: what cannot be kept stays in memory until the page is closed. */
export interface Store {
  /** Done when the attempt is kept, or when it is known that it is not. */
  addAttempt(attempt: Attempt): Promise<void>;
  attempts(): Promise<readonly Attempt[]>;
  /** Calls with the list as soon as it is known and at each change; gives what ends that. */
  subscribe(listener: Listener): () => void;
  storageState(): StorageState;
  /** Calls at most once: now with the last trouble there was, else with the first to come; gives what ends that. */
  onTrouble(listener: (trouble: Trouble) => void): () => void;
}

interface Unconfirmed {
  readonly attempt: Attempt;
  written: boolean;
}

/** Some browsers never answer when asked to open a database. */
const defaultPatience = 5000;

export function createStore(open: () => Promise<AttemptTable>, patience = defaultPatience): Store {
  let rows: readonly Attempt[] = [];
  let list: readonly Attempt[] | null = null;
  let table: AttemptTable | null = null;
  let ready: Promise<unknown> | null = null;
  let reading: Trouble | null = null;
  let writing: Trouble | null = null;
  let told: Trouble | null = null;
  /** Attempts made here until the database shows them, so that none is missing from the list in between. */
  const unconfirmed = new Map<string, Unconfirmed>();
  const listeners = new Set<Listener>();
  const troubleListeners = new Set<(trouble: Trouble) => void>();

  function publish() {
    const byId = new Map(rows.map((attempt) => [attempt.id, attempt]));
    for (const { attempt } of unconfirmed.values()) byId.set(attempt.id, attempt);
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
    rows = stored.map(readAttempt).filter((attempt) => attempt !== null);
    for (const { id } of rows) unconfirmed.delete(id);
    publish();
  }

  async function flush(to: AttemptTable) {
    for (const entry of unconfirmed.values()) {
      if (entry.written) continue;
      try {
        await to.put(entry.attempt);
        entry.written = true;
      } catch (error) {
        writing = isFull(error) ? "full" : "failed";
        return tell(writing);
      }
    }
    writing = null;
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

  async function addAttempt(attempt: Attempt) {
    unconfirmed.set(attempt.id, { attempt, written: false });
    if (list !== null) publish();
    await begin();
    if (table) await flush(table);
  }

  function subscribe(listener: Listener) {
    listeners.add(listener);
    if (list !== null) listener(list);
    else void begin();
    return () => void listeners.delete(listener);
  }

  function attempts() {
    return new Promise<readonly Attempt[]>((resolve) => {
      const once: Listener = (known) => {
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

  return { addAttempt, attempts, subscribe, storageState, onTrouble };
}

/** Dexie wraps what the browser said. */
function isFull(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  if ("name" in error && error.name === "QuotaExceededError") return true;
  return "inner" in error && error.inner !== error && isFull(error.inner);
}

const device = createStore(async () => (await import("./db.ts")).openTable());

export const { addAttempt, attempts, subscribe, storageState, onTrouble } = device;
