import { forgetNote, note } from "./notes.ts";
import { forgetNotes, recalled } from "./recall.ts";
import { type Change, type How, isIn, type Logged, type Part, type Table, type TableName } from "./table.ts";
import { isFull, troubles as ofThePage, type Trouble, type Troubles } from "./trouble.ts";
import { createUnconfirmed } from "./unconfirmed.ts";
import { createView, type View } from "./view.ts";

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

/** A view that somebody listens to. */
interface Watched<Row> {
  readonly view: View<Row>;
  readonly listeners: Set<Listener<Row>>;
  /** Whether it is to be read, and not only to be heard of. */
  wanted: boolean;
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
  let table: Table<Row> | null = null;
  let ready: Promise<unknown> | null = null;
  let reading: Trouble | null = null;
  let writing: Trouble | null = null;
  let tries = 0;
  let resting = false;
  let remembered = false;
  /** Ends the watching of the table; null as long as nobody wants to know. */
  let endWatching: (() => void) | null = null;
  /** Under which ids something changed that is not read yet; null for any. */
  let changed: Set<string> | null = new Set();
  let filling = 0;
  /** What is being read, one after the other: an older state must not come after a newer one. */
  let readings: Promise<void> = Promise.resolve();
  const unconfirmed = createUnconfirmed<Row>();
  const watched = new Map<string, Watched<Row>>();
  const whole = watch(null);

  /** The view of a part, with who listens to it. */
  function watch(part: Part | null): Watched<Row> {
    const key = JSON.stringify(part);
    const known = watched.get(key);
    if (known) return known;
    const one = { view: createView(part, read), listeners: new Set<Listener<Row>>(), wanted: false };
    watched.set(key, one);
    return one;
  }

  const wanted = () => [...watched.values()].filter((one) => one.wanted);

  function publish({ view, listeners }: Watched<Row>) {
    view.join(unconfirmed.all());
    const list = view.list() ?? [];
    for (const listener of [...listeners]) listener(list);
  }

  /** Makes the lists anew that are known. */
  function publishKnown(about: (one: Watched<Row>) => boolean = () => true) {
    for (const one of watched.values()) if (one.view.list() !== null && about(one)) publish(one);
  }

  function unreadable(trouble: Trouble) {
    reading = trouble;
    for (const one of wanted()) publish(one);
    troubles.tell(trouble);
  }

  function unwritable(trouble: Trouble) {
    writing = trouble;
    publishKnown();
    troubles.tell(trouble);
  }

  /** Reads everything that is wanted of a part. */
  async function fill(one: Watched<Row>, opened: Table<Row>) {
    const written = unconfirmed.written();
    const stored = await opened.read(one.view.part);
    if (table !== opened || filling > 0) return;
    reading = null;
    tries = 0;
    one.view.fill(stored);
    unconfirmed.drop(written.filter((record) => isIn(one.view.part, record)));
    unconfirmed.shown(stored.map(read).filter((record) => record !== null));
    publish(one);
  }

  /** Reads what changed since it was read last. */
  async function follows(opened: Table<Row>) {
    const ids = changed && [...changed];
    if (filling > 0 || ids?.length === 0) return;
    changed = new Set();
    if (ids === null) {
      for (const one of wanted()) await fill(one, opened);
      return;
    }
    const written = unconfirmed.written();
    const stored = await opened.get(ids);
    if (table !== opened) return;
    unconfirmed.drop(written.filter(({ id }) => ids.includes(id)));
    unconfirmed.shown(stored.map(read).filter((record) => record !== null));
    for (const one of wanted()) one.view.change(ids, stored);
    publishKnown();
  }

  /** From here on what changes is read anew. */
  function beginWatching(opened: Table<Row>) {
    endWatching ??= opened.watch((ids) => {
      changed = changed && ids && new Set([...changed, ...ids]);
      inTurn(opened, () => follows(opened));
    });
  }

  /** Reads from a table in its turn; one that fails is opened anew. */
  function inTurn(opened: Table<Row>, work: () => Promise<void>) {
    readings = readings
      .then(() => (table === opened ? work() : undefined))
      .catch(() => {
        if (table !== opened) return;
        forget();
        unreadable("failed");
        later();
      });
  }

  function forget() {
    endWatching?.();
    endWatching = null;
    [table, ready] = [null, null];
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
        if (recovered || (filling === 0 && changes.some(({ over }) => over))) publishKnown();
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

  /** Opens the table, reads what is wanted of it and has everything written that waits; gives whether it is open. */
  async function reach(open: (name: TableName) => Promise<Table<Row>>): Promise<boolean> {
    try {
      const opened = await open(name);
      table = opened;
      const parts = wanted();
      if (parts.length > 0) beginWatching(opened);
      else reading = null;
      for (const one of parts) inTurn(opened, () => fill(one, opened));
    } catch (error) {
      forget();
      unreadable(isFull(error) ? "full" : "blocked");
      later();
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
      later();
      return;
    }
    // Only now: how long a file is under way says nothing of the database.
    const reached = reach(open);
    void reached.then((done) => {
      if (!done) ready = null;
    });
    const isDumb = () => table === null || wanted().some(({ view }) => view.list() === null);
    await inTime(reached, () => isDumb() && unreadable("blocked"));
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
    publishKnown(({ view }) => isIn(view.part, record));
    if (table) return flush(table); // at once: the page may be closed in a moment
    await begin();
    if (table) await flush(table);
  }

  async function addAll(portions: Portions<Row>) {
    await begin();
    filling++;
    let failing = false;
    try {
      for await (const changes of portions) {
        failing ||= !table || !(await write(table, changes));
        if (failing) unconfirmed.add(changes);
      }
    } finally {
      // Lists would be made anew after each portion, and longer each time.
      if (--filling === 0 && table) {
        changed = null;
        const opened = table;
        inTurn(opened, () => follows(opened));
      }
      if (failing) publishKnown();
      if (failing) later();
    }
  }

  async function erase() {
    await begin();
    if (!table) throw new Error("there is no database to erase");
    await table.erase();
    forgetNotes(name);
    unconfirmed.clear();
    for (const { view } of watched.values()) view.clear();
    publishKnown();
  }

  function listen({ view, listeners }: Watched<Row>, listener: Listener<Row>) {
    listeners.add(listener);
    const list = view.list();
    if (list !== null) listener(list);
    return () => void listeners.delete(listener);
  }

  function subscribe(listener: Listener<Row>, part: Part | null = null) {
    const one = watch(part);
    const stop = listen(one, listener);
    if (one.wanted) return stop;
    one.wanted = true;
    const opened = table;
    if (opened)
      inTurn(opened, () => {
        beginWatching(opened);
        return fill(one, opened);
      });
    else if (reading && one.view.list() === null) publish(one);
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
    const unread = new Set([...watched.values()].flatMap(({ view }) => [...view.unread()]));
    return { whole: whole.view.list() !== null && reading === null, waiting: waiting(), unread };
  }

  return {
    add,
    addAll,
    prepare: () => void begin(),
    all,
    erase,
    subscribe,
    follow: (listener) => listen(whole, listener),
    storageState,
    health,
  };
}

/** A long list, cut where it can be cut. */
export function* portionsOf<One>(all: readonly One[]): Generator<readonly One[]> {
  for (let at = 0; at < all.length; at += portion) yield all.slice(at, at + portion);
}
