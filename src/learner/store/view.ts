import { isIn, type Logged, type Part } from "./table.ts";

/** The records of a part of a table, in the order of time, kept up to date without reading them all again. */
export interface View<Row> {
  readonly part: Part | null;
  /** Null as long as nothing is known. */
  list(): readonly Row[] | null;
  /** The ids of stored records that cannot be read. */
  unread(): ReadonlySet<unknown>;
  /** Takes everything that is stored of the part. */
  fill(stored: readonly unknown[]): void;
  /** Takes what is stored by now under some ids, undefined for nothing. */
  change(ids: readonly string[], stored: readonly unknown[]): void;
  /** Makes the list again, with the records on top that the database does not show yet. */
  join(made: readonly Row[]): void;
  /** Forgets everything. */
  clear(): void;
}

/** A view of a part, null for the whole; `read` gives a stored record of today's version, or null for what is none. */
export function createView<Row extends Logged>(part: Part | null, read: (stored: unknown) => Row | null): View<Row> {
  let known = new Map<string, Row>();
  let inOrder: readonly Row[] = [];
  let unread = new Set<unknown>();
  let list: readonly Row[] | null = null;

  function sort() {
    inOrder = [...known.values()].sort((a, b) => a.at - b.at);
  }

  return {
    part,
    list: () => list,
    unread: () => unread,
    fill(stored) {
      known = new Map();
      unread = new Set();
      for (const one of stored) {
        const record = read(one);
        if (record === null) unread.add(idOf(one));
        else if (isIn(part, record)) known.set(record.id, record);
      }
      sort();
    },
    change(ids, stored) {
      let isLater = true;
      const later: Row[] = [];
      ids.forEach((id, index) => {
        const one = stored[index];
        const any = read(one);
        const record = any && isIn(part, any) ? any : null;
        unread.delete(id);
        if (one !== undefined && any === null) unread.add(id);
        const last = later.at(-1) ?? inOrder.at(-1);
        isLater &&= record ? !known.has(id) && record.at >= (last?.at ?? 0) : !known.has(id);
        if (record) {
          known.set(id, record);
          later.push(record);
        } else known.delete(id);
      });
      // As nearly always: what was just done comes last.
      if (isLater) inOrder = [...inOrder, ...later];
      else sort();
    },
    join(made) {
      const own = made.filter((record) => isIn(part, record));
      const ids = new Set(own.map(({ id }) => id));
      const kept = own.some(({ id }) => known.has(id)) ? inOrder.filter(({ id }) => !ids.has(id)) : inOrder;
      const last = kept.at(-1)?.at ?? 0;
      list = own.every(({ at }) => at >= last)
        ? [...kept, ...own.toSorted((a, b) => a.at - b.at)]
        : [...kept, ...own].sort((a, b) => a.at - b.at);
    },
    clear() {
      known = new Map();
      unread = new Set();
      inOrder = [];
    },
  };
}

function idOf(stored: unknown): unknown {
  return typeof stored === "object" && stored !== null && "id" in stored ? stored.id : stored;
}
