import type { Change, Logged } from "./table.ts";

interface Entry<Row> {
  readonly change: Change<Row>;
  /** As it is to be stored, or was. */
  record: Row;
  written: boolean;
}

/** Records made here until the database shows them, so that none is missing from the list in between. */
export interface Unconfirmed<Row> {
  add(changes: readonly Change<Row>[]): void;
  all(): readonly Row[];
  has(id: string): boolean;
  /** Those that are not written yet. */
  waiting(): readonly Change<Row>[];
  /** Takes a change as written, unless a later one has taken its place; `kept` is what is stored now, null for what was there. */
  confirm(change: Change<Row>, kept: Row | null): void;
  /** Those that are written: whatever is read of the database from now on shows them, or they are gone. */
  written(): readonly Row[];
  /** Forgets these, as long as nothing newer has taken their place. */
  drop(records: readonly Row[]): void;
  /** Drops what the database shows. An older record of the same id is not it: what replaces that still has to be written. */
  shown(rows: readonly Row[]): void;
  clear(): void;
}

export function createUnconfirmed<Row extends Logged>(): Unconfirmed<Row> {
  const entries = new Map<string, Entry<Row>>();
  return {
    add(changes) {
      for (const change of changes) entries.set(change.record.id, { change, record: change.record, written: false });
    },
    all: () => [...entries.values()].map(({ record }) => record),
    has: (id) => entries.has(id),
    waiting: () => [...entries.values()].flatMap(({ change, written }) => (written ? [] : [change])),
    confirm(change, kept) {
      const entry = entries.get(change.record.id);
      if (entry?.change !== change) return;
      if (kept === null) entries.delete(change.record.id);
      else Object.assign(entry, { record: kept, written: true });
    },
    written: () => [...entries.values()].flatMap(({ record, written }) => (written ? [record] : [])),
    drop(records) {
      for (const record of records) if (entries.get(record.id)?.record === record) entries.delete(record.id);
    },
    shown(rows) {
      if (entries.size === 0) return;
      for (const row of rows) {
        const entry = entries.get(row.id);
        if (entry && (entry.written || sameFields(entry.record, row))) entries.delete(row.id);
      }
    },
    clear: () => entries.clear(),
  };
}

/** Records are flat. */
function sameFields(one: object, other: object): boolean {
  const fields = new Map(Object.entries(other));
  return Object.entries(one).every(([name, value]) => Object.is(fields.get(name), value));
}
