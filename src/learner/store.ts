import { forgetNote, note } from "./notes.ts";
import { forgetNotes, recalled } from "./recall.ts";
import type { Change, How, Logged, Table, TableName } from "./table.ts";
import { isFull, troubles as ofThePage, type Trouble, type Troubles } from "./trouble.ts";
import { createUnconfirmed } from "./unconfirmed.ts";

export type StorageState =
  | { readonly where: "kept"; readonly reason: null }
  | { readonly where: "memory"; readonly reason: Trouble };

type Listener<Row> = (records: readonly Row[]) => void;

/**
 * A log of records that is only ever added to. Nothing but `erase` throws or rejects: what cannot be kept stays in memory
 * until the page is closed, and is tried again and again meanwhile. What is added is noted at once, so that it outlives a
 * page that is closed before the database has it.
 */
export interface Store<Row> {
  /** Done when the record is kept, or when it is known that it is not, or not yet. */
  add(record: Row, how?: How<Row>): Promise<void>;
  /** As `add`, for many that can be made again: they are not noted, and the list tells of them when all are there. */
  addAll(portions: Portions<Row>): Promise<void>;
  /** Reaches for the database, so that it is there when something is added. */
  prepare(): void;
  /** Forgets everything; rejects when the database refuses or cannot be reached, and then nothing is forgotten. */
  erase(): Promise<void>;
  all(): Promise<readonly Row[]>;
  /** Calls with the list as soon as it is known and at each change, also of what is said below; gives what ends that. */
  subscribe(listener: Listener<Row>): () => void;
  /** As `subscribe`, but the database is not read for it: the list comes when somebody else wants it. */
  follow(listener: Listener<Row>): () => void;
  storageState(): StorageState;
  health(): Health;
}

export interface Health {
  /** Whether the list holds all that is stored, and not only what was done since the page was opened. */
  readonly whole: boolean;
  /** How many records are not written into the database. */
  readonly waiting: number;
  /** The ids of stored records that cannot be read: damaged, or of a later version. They are left as they are. */
  readonly unread: ReadonlySet<unknown>;
}

/** Lists of changes that are small enough not to hold up the page. */
export type Portions<Row> = Iterable<readonly Change<Row>[]> | AsyncIterable<readonly Change<Row>[]>;

interface Settings {
  /** Some browsers never answer when asked to open a database. Milliseconds until we go on without. */
  readonly patience?: number;
  readonly troubles?: Troubles;
}

/** So many records are written in one go. */
const portion = 500;
const shortestWait = 500;
const longestWait = 60_000;

/**
 * The store of a table. `load` fetches what opens it, which may take as long as the line is slow. `read` gives a stored or
 * imported record of today's version, or null for what is none.
 */
export function createStore<Row extends Logged>(
  name: TableName,
  load: () => Promise<(name: TableName) => Promise<Table<Row>>>,
  read: (stored: unknown) => Row | null,
  { patience = 5000, troubles = ofThePage }: Settings = {},
): Store<Row> {
  let rows: readonly Row[] = [];
  let unread: ReadonlySet<unknown> = new Set();
  let list: readonly Row[] | null = null;
  let table: Table<Row> | null = null;
  let ready: Promise<unknown> | null = null;
  let reading: Trouble | null = null;
  let writing: Trouble | null = null;
  let tries = 0;
  let resting = false;
  let remembered = false;
  /** Ends the watching of the table. */
  let endWatching = () => {};
  let filling = 0;
  const unconfirmed = createUnconfirmed<Row>();
  const listeners = new Set<Listener<Row>>();

  function publish() {
    const made = unconfirmed.all();
    const replaced = new Set(made.map(({ id }) => id));
    list = [...rows.filter(({ id }) => !replaced.has(id)), ...made].sort((a, b) => a.at - b.at);
    for (const listener of [...listeners]) listener(list);
  }

  function unreadable(trouble: Trouble) {
    reading = trouble;
    publish();
    troubles.tell(trouble);
  }

  function unwritable(trouble: Trouble) {
    writing = trouble;
    if (list !== null) publish();
    troubles.tell(trouble);
  }

  function onRows(stored: readonly unknown[]) {
    reading = null;
    tries = 0;
    const known = stored.map(read);
    rows = known.filter((record) => record !== null);
    unread = new Set(stored.filter((_, index) => known[index] === null).map(idOf));
    unconfirmed.shown(rows);
    publish();
  }

  /** Once more in a while: soon at first, then ever more seldom. */
  function later() {
    if (resting) return;
    resting = true;
    setTimeout(again, Math.min(shortestWait * 4 ** tries++, longestWait));
  }

  async function again() {
    resting = false;
    await begin();
    if (table) await flush(table);
  }

  async function flush(to: Table<Row>) {
    for (const changes of portionsOf(unconfirmed.waiting())) if (!(await write(to, changes))) return;
  }

  /** Gives whether the changes were written in good time. */
  async function write(to: Table<Row>, changes: readonly Change<Row>[]): Promise<boolean> {
    let done = false;
    const written = put(to, changes).then(
      () => {
        done = true;
        tries = 0;
        const recovered = writing !== null && waiting() === 0;
        if (recovered) writing = null;
        if (list !== null && (recovered || (filling === 0 && changes.some(({ over }) => over)))) publish();
      },
      (error) => {
        unwritable(isFull(error) ? "full" : "failed");
        later();
      },
    );
    await inTime(written, () => unwritable("failed"));
    return done;
  }

  async function put(to: Table<Row>, changes: readonly Change<Row>[]) {
    const decided = new Map<Change<Row>, Row | null>();
    const deciding = (change: Change<Row>): Change<Row> => ({
      record: change.record,
      over(stored) {
        const next = change.over?.(stored) ?? null;
        decided.set(change, next);
        return next;
      },
    });
    await to.put(changes.map((change) => (change.over ? deciding(change) : change)));
    for (const change of changes) {
      const kept = change.over ? (decided.get(change) ?? null) : change.record;
      unconfirmed.confirm(change, kept);
      forgetNote(name, change.record);
      change.kept?.(kept);
    }
  }

  /** Opens the table and has everything written that waits; gives whether it is open. */
  async function reach(open: (name: TableName) => Promise<Table<Row>>): Promise<boolean> {
    try {
      const opened = await open(name);
      table = opened;
      if (filling === 0) watch(opened);
    } catch (error) {
      table = null;
      unreadable(isFull(error) ? "full" : "blocked");
      later();
      return false;
    }
    await flush(table);
    return true;
  }

  function watch(opened: Table<Row>) {
    endWatching = opened.watch(onRows, () => {
      if (table !== opened) return;
      endWatching();
      [table, ready] = [null, null];
      unreadable("failed");
      later();
    });
  }

  async function connect() {
    const open = await load().catch(() => null);
    if (open === null) {
      ready = null;
      unreadable("unfetched");
      later();
      return;
    }
    // Only now: how long a file is under way says nothing of the database.
    const reached = reach(open);
    void reached.then((done) => {
      if (!done) ready = null;
    });
    await inTime(reached, () => list === null && unreadable("blocked"));
  }

  function begin(): Promise<unknown> {
    if (!remembered) {
      remembered = true;
      unconfirmed.add(recalled(name, read).filter(({ record }) => !unconfirmed.has(record.id)));
    }
    ready ??= connect();
    return ready;
  }

  /** Waits for the work as long as patience lasts; the work goes on after that. */
  function inTime(work: Promise<unknown>, onLate: () => void): Promise<unknown> {
    return new Promise<void>((resolve) => {
      const late = setTimeout(() => {
        onLate();
        resolve();
      }, patience);
      void work.then(() => {
        clearTimeout(late);
        resolve();
      });
    });
  }

  async function add(record: Row, how: How<Row> = {}) {
    note(name, record);
    unconfirmed.add([{ ...how, record }]);
    if (list !== null) publish();
    if (table) return flush(table); // at once: the page may be closed in a moment
    await begin();
    if (table) await flush(table);
  }

  async function addAll(portions: Portions<Row>) {
    await begin();
    // The list would be read anew after each portion, and longer each time.
    if (filling++ === 0) endWatching();
    let failing = false;
    try {
      for await (const changes of portions) {
        failing ||= !table || !(await write(table, changes));
        if (failing) unconfirmed.add(changes);
      }
    } finally {
      if (--filling === 0 && table) watch(table);
      if (failing && list !== null) publish();
      if (failing) later();
    }
  }

  async function erase() {
    await begin();
    if (!table) throw new Error("there is no database to erase");
    await table.erase();
    forgetNotes(name);
    unconfirmed.clear();
    rows = [];
    unread = new Set();
    publish();
  }

  function follow(listener: Listener<Row>) {
    listeners.add(listener);
    if (list !== null) listener(list);
    return () => void listeners.delete(listener);
  }

  function subscribe(listener: Listener<Row>) {
    const stop = follow(listener);
    if (list === null) void begin();
    return stop;
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

  function waiting() {
    return unconfirmed.waiting().length;
  }

  function health(): Health {
    return { whole: list !== null && reading === null, waiting: waiting(), unread };
  }

  return { add, addAll, prepare: () => void begin(), all, erase, subscribe, follow, storageState, health };
}

function idOf(stored: unknown): unknown {
  return typeof stored === "object" && stored !== null && "id" in stored ? stored.id : stored;
}

/** A long list, cut where it can be cut. */
export function* portionsOf<One>(all: readonly One[]): Generator<readonly One[]> {
  for (let at = 0; at < all.length; at += portion) yield all.slice(at, at + portion);
}
