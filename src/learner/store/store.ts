import { afterPaint } from "../../device/after-paint.ts";
import { forgetNote, note } from "../keep/notes.ts";
import { forgetNotes, recalled } from "../keep/recall.ts";
import { type Portions, portionsOf } from "./portions.ts";
import { createViews, type Listener } from "./store-views.ts";
import { type Change, type How, isIn, type Logged, type Part, type Table, type TableName } from "./table.ts";
import { isFull, troubles as ofThePage, type Trouble, type Troubles } from "./trouble.ts";
import { createUnconfirmed } from "./unconfirmed.ts";

export type StorageState =
  | { readonly where: "kept"; readonly reason: null }
  | { readonly where: "memory"; readonly reason: Trouble };

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
  /**
   * Calls with the list, or with a part of it, as soon as it is known and at each change, also of what is said below; gives
   * what ends that. Only what somebody wants is ever read, once; from then on what changes.
   */
  subscribe(listener: Listener<Row>, part?: Part | null): () => void;
  /** As `subscribe`, but the database is not read for it: the list comes when somebody else wants the whole of it. */
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

/** Does it once more in a while: soon at first, then ever more seldom until it is reset. */
function createRetry(again: () => Promise<void>) {
  let tries = 0;
  let resting = false;
  return {
    later() {
      if (resting) return;
      resting = true;
      const rested = () => {
        resting = false;
        void again();
      };
      setTimeout(rested, Math.min(shortestWait * 4 ** tries++, longestWait));
    },
    reset() {
      tries = 0;
    },
  };
}

/** Waits for the work as long as patience lasts; the work goes on after that. */
function inTime(patience: number, work: Promise<unknown>, onLate: () => void): Promise<unknown> {
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

/** Changes that note what each of them leaves in the table: what stands there decides, where a change asks for it. */
function noting<Row extends Logged>(changes: readonly Change<Row>[]) {
  return changes.map((change) => {
    const { record } = change;
    if (!change.over) return { change, noted: change, kept: () => record };
    let left: Row | null = null;
    const over = (stored: unknown) => {
      left = change.over?.(stored) ?? null;
      return left;
    };
    return { change, noted: { record, over }, kept: () => left };
  });
}

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
  let table: Table<Row> | null = null;
  let ready: Promise<unknown> | null = null;
  let reading: Trouble | null = null;
  let writing: Trouble | null = null;
  let remembered = false;
  const unconfirmed = createUnconfirmed<Row>();
  const views = createViews<Row>(read, unconfirmed, {
    read() {
      reading = null;
      retry.reset();
    },
    failed() {
      forget();
      unreadable("failed");
      retry.later();
    },
  });
  const whole = views.of(null);
  const retry = createRetry(async () => {
    await begin();
    if (table) await flush(table);
  });

  function unreadable(trouble: Trouble) {
    reading = trouble;
    for (const one of views.wanted()) views.publish(one);
    troubles.tell(trouble);
  }

  function unwritable(trouble: Trouble) {
    writing = trouble;
    views.publishKnown();
    troubles.tell(trouble);
  }

  function forget() {
    views.close();
    [table, ready] = [null, null];
  }

  async function flush(to: Table<Row>) {
    for (const changes of portionsOf(unconfirmed.waiting())) if (!(await write(to, changes))) return;
    // What failed here may have been written by an earlier go at it, which had been slow.
    if (hasRecovered()) views.publishKnown();
  }

  /** Whether nothing waits any more where writing had failed; then it is no longer told. */
  function hasRecovered(): boolean {
    if (writing === null || waiting() > 0) return false;
    writing = null;
    return true;
  }

  /** Gives whether the changes were written in good time. */
  async function write(to: Table<Row>, changes: readonly Change<Row>[]): Promise<boolean> {
    let done = false;
    const written = put(to, changes).then(
      () => {
        done = true;
        retry.reset();
        if (hasRecovered() || (!views.isHeld() && changes.some(({ over }) => over))) views.publishKnown();
      },
      (error) => {
        unwritable(isFull(error) ? "full" : "failed");
        retry.later();
      },
    );
    await inTime(patience, written, () => unwritable("failed"));
    return done;
  }

  async function put(to: Table<Row>, changes: readonly Change<Row>[]) {
    // In the turn in which it is written: who reads in the next one must find what stands there.
    const all = noting(changes);
    await to.put(all.map(({ noted }) => noted));
    for (const { change, kept } of all) {
      unconfirmed.confirm(change, kept());
      forgetNote(name, change.record);
      change.kept?.(kept());
    }
  }

  /** Opens the table, reads what is wanted of it and has everything written that waits; gives whether it is open. */
  async function reach(open: (name: TableName) => Promise<Table<Row>>): Promise<boolean> {
    try {
      const opened = await open(name);
      table = opened;
      if (!views.open(opened)) reading = null;
    } catch (error) {
      forget();
      unreadable(isFull(error) ? "full" : "blocked");
      retry.later();
      return false;
    }
    await flush(table);
    return true;
  }

  async function connect() {
    const open = await load().catch(() => null);
    if (open === null) {
      ready = null;
      unreadable("unfetched");
      retry.later();
      return;
    }
    // Only now: how long a file is under way says nothing of the database.
    const reached = reach(open);
    void reached.then((done) => {
      if (!done) ready = null;
    });
    const isDumb = () => table === null || views.wanted().some(({ view }) => view.list() === null);
    await inTime(patience, reached, () => isDumb() && unreadable("blocked"));
  }

  function begin(): Promise<unknown> {
    if (!remembered) {
      remembered = true;
      unconfirmed.add(recalled(name, read).filter(({ record }) => !unconfirmed.has(record.id)));
    }
    ready ??= connect();
    return ready;
  }

  async function add(record: Row, how: How<Row> = {}) {
    const noted = note(name, record);
    unconfirmed.add([{ ...how, record }]);
    // What is noted outlives the page: the finger is answered first. Else at once, for the page may be closed in a moment.
    if (noted) await afterPaint();
    views.publishKnown(({ view }) => isIn(view.part, record));
    if (table) return flush(table);
    await begin();
    if (table) await flush(table);
  }

  async function addAll(portions: Portions<Row>) {
    await begin();
    views.hold();
    let failing = false;
    try {
      for await (const changes of portions) {
        failing ||= !table || !(await write(table, changes));
        if (failing) unconfirmed.add(changes);
      }
    } finally {
      views.release();
      if (failing) views.publishKnown();
      if (failing) retry.later();
    }
  }

  async function erase() {
    await begin();
    if (!table) throw new Error("there is no database to erase");
    await table.erase();
    forgetNotes(name);
    unconfirmed.clear();
    views.clear();
  }

  function subscribe(listener: Listener<Row>, part: Part | null = null) {
    const one = views.of(part);
    const stop = views.listen(one, listener);
    if (one.wanted) return stop;
    views.want(one);
    if (!table && reading && one.view.list() === null) views.publish(one);
    void begin();
    return stop;
  }

  function all() {
    return new Promise<readonly Row[]>((resolve) => {
      const once: Listener<Row> = (known) => {
        whole.listeners.delete(once);
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
    return { whole: whole.view.list() !== null && reading === null, waiting: waiting(), unread: views.unread() };
  }

  return {
    add,
    addAll,
    prepare: () => void begin(),
    all,
    erase,
    subscribe,
    follow: (listener) => views.listen(whole, listener),
    storageState,
    health,
  };
}
