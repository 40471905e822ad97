import { isIn, type Logged, type Part, type Table } from "./table.ts";
import type { Unconfirmed } from "./unconfirmed.ts";
import { createView, type View } from "./view.ts";

export type Listener<Row> = (records: readonly Row[]) => void;

/** A view that somebody listens to. */
interface Watched<Row> {
  readonly view: View<Row>;
  readonly listeners: Set<Listener<Row>>;
  /** Whether it is to be read, and not only to be heard of. */
  wanted: boolean;
}

/** What a store shows of its table: everything that somebody wants is read once, and from then on what changes. */
export interface Views<Row extends Logged> {
  /** The view of a part, null for the whole. */
  of(part: Part | null): Watched<Row>;
  /** Those that are to be read. */
  wanted(): readonly Watched<Row>[];
  /** Calls with the list, when it is known and at each change; gives what ends that. */
  listen(one: Watched<Row>, listener: Listener<Row>): () => void;
  /** Has it read, now or as soon as the table is open. */
  want(one: Watched<Row>): void;
  /** From now on reads from this table; gives whether there is anything to read. */
  open(table: Table<Row>): boolean;
  /** From now on reads nothing. */
  close(): void;
  /** Makes a list anew, with the records on top that the database does not show yet. */
  publish(one: Watched<Row>): void;
  /** Makes the lists anew that are known. */
  publishKnown(about?: (one: Watched<Row>) => boolean): void;
  /** While many records are written nothing is read: a list would be made anew after each portion, and longer each time. */
  hold(): void;
  /** Everything is read anew, unless something else holds it up. */
  release(): void;
  isHeld(): boolean;
  /** Shows nothing any more. */
  clear(): void;
  /** The ids of stored records that cannot be read. */
  unread(): ReadonlySet<unknown>;
}

/** What a store hears of the reading. */
interface Ears {
  /** A part was read. */
  read(): void;
  /** The table does not answer. */
  failed(): void;
}

/** The views of a store. `read` gives a stored record of today's version, or null for what is none. */
export function createViews<Row extends Logged>(
  read: (stored: unknown) => Row | null,
  unconfirmed: Unconfirmed<Row>,
  tell: Ears,
): Views<Row> {
  let table: Table<Row> | null = null;
  /** Ends the watching of the table; null as long as nobody wants to know. */
  let endWatching: (() => void) | null = null;
  /** Under which ids something changed that is not read yet; null for any. */
  let changed: Set<string> | null = new Set();
  let held = 0;
  /** What is being read, one after the other: an older state must not come after a newer one. */
  let readings: Promise<void> = Promise.resolve();
  const watched = new Map<string, Watched<Row>>();

  function of(part: Part | null): Watched<Row> {
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

  function publishKnown(about: (one: Watched<Row>) => boolean = () => true) {
    for (const one of watched.values()) if (one.view.list() !== null && about(one)) publish(one);
  }

  /** Reads everything that is wanted of a part. */
  async function fill(one: Watched<Row>, opened: Table<Row>) {
    const written = unconfirmed.written();
    const stored = await opened.read(one.view.part);
    if (table !== opened || held > 0) return;
    tell.read();
    one.view.fill(stored);
    unconfirmed.drop(written.filter((record) => isIn(one.view.part, record)));
    unconfirmed.shown(stored.map(read).filter((record) => record !== null));
    publish(one);
  }

  /** Reads what changed since it was read last. */
  async function follow(opened: Table<Row>) {
    const ids = changed && [...changed];
    if (held > 0 || ids?.length === 0) return;
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
  function watch(opened: Table<Row>) {
    endWatching ??= opened.watch((ids) => {
      changed = changed && ids && new Set([...changed, ...ids]);
      inTurn(opened, () => follow(opened));
    });
  }

  /** Reads from a table in its turn. */
  function inTurn(opened: Table<Row>, work: () => Promise<void>) {
    readings = readings
      .then(() => (table === opened ? work() : undefined))
      .catch(() => {
        if (table === opened) tell.failed();
      });
  }

  function open(opened: Table<Row>): boolean {
    table = opened;
    const parts = wanted();
    if (parts.length > 0) watch(opened);
    for (const one of parts) inTurn(opened, () => fill(one, opened));
    return parts.length > 0;
  }

  function close() {
    endWatching?.();
    endWatching = null;
    table = null;
  }

  function listen({ view, listeners }: Watched<Row>, listener: Listener<Row>) {
    listeners.add(listener);
    const list = view.list();
    if (list !== null) listener(list);
    return () => void listeners.delete(listener);
  }

  function want(one: Watched<Row>) {
    one.wanted = true;
    const opened = table;
    if (!opened) return;
    inTurn(opened, () => {
      watch(opened);
      return fill(one, opened);
    });
  }

  function release() {
    if (--held > 0 || !table) return;
    changed = null;
    const opened = table;
    inTurn(opened, () => follow(opened));
  }

  function clear() {
    for (const { view } of watched.values()) view.clear();
    publishKnown();
  }

  return {
    ...{ of, wanted, listen, want, open, close, publish, publishKnown, release, clear },
    hold: () => void held++,
    isHeld: () => held > 0,
    unread: () => new Set([...watched.values()].flatMap(({ view }) => [...view.unread()])),
  };
}
