import type { Logged, Table } from "./table.ts";
import { isFull, troubles as ofThePage, type Trouble, type Troubles } from "./trouble.ts";
import { createUnconfirmed } from "./unconfirmed.ts";

export type StorageState =
  | { readonly where: "kept"; readonly reason: null }
  | { readonly where: "memory"; readonly reason: Trouble };

type Listener<Row> = (records: readonly Row[]) => void;

/**
 * A log of records that is only ever added to. Nothing but `erase` throws or rejects: what cannot be kept stays in memory
 * until the page is closed, and is tried again and again meanwhile.
 */
export interface Store<Row> {
  /** Done when the records are kept, or when it is known that they are not, or not yet. */
  add(...records: readonly Row[]): Promise<void>;
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

interface Settings {
  /** Some browsers never answer when asked to open a database. Milliseconds until we go on without. */
  readonly patience?: number;
  readonly troubles?: Troubles;
}

const shortestWait = 500;
const longestWait = 60_000;

/** The store of a table. `read` gives a stored or imported record of today's version, or null for what is none. */
export function createStore<Row extends Logged>(
  open: () => Promise<Table<Row>>,
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
    const { records, confirm } = unconfirmed.waiting();
    if (records.length === 0) return;
    const put = to.put(records).then(
      () => {
        confirm();
        tries = 0;
        if (writing === null || waiting() > 0) return;
        writing = null;
        if (list !== null) publish();
      },
      (error) => {
        unwritable(isFull(error) ? "full" : "failed");
        later();
      },
    );
    await inTime(put, () => unwritable("failed"));
  }

  async function connect(): Promise<boolean> {
    try {
      const opened = await open();
      const stop = opened.watch(onRows, () => {
        if (table !== opened) return;
        stop();
        [table, ready] = [null, null];
        unreadable("failed");
        later();
      });
      table = opened;
    } catch (error) {
      unreadable(isFull(error) ? "full" : "blocked");
      later();
      return false;
    }
    await flush(table);
    return true;
  }

  function begin(): Promise<unknown> {
    if (ready) return ready;
    const connecting = connect();
    ready = inTime(connecting, () => list === null && unreadable("blocked"));
    void connecting.then((done) => {
      if (!done) ready = null;
    });
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

  async function add(...records: readonly Row[]) {
    unconfirmed.add(records);
    if (list !== null) publish();
    await begin();
    if (table) await flush(table);
  }

  async function erase() {
    await begin();
    if (!table) throw new Error("there is no database to erase");
    await table.erase();
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
    return unconfirmed.waiting().records.length;
  }

  function health(): Health {
    return { whole: list !== null && reading === null, waiting: waiting(), unread };
  }

  return { add, all, erase, subscribe, follow, storageState, health };
}

function idOf(stored: unknown): unknown {
  return typeof stored === "object" && stored !== null && "id" in stored ? stored.id : stored;
}
