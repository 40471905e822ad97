import type { Logged } from "./table.ts";

interface Entry<Row> {
  readonly record: Row;
  written: boolean;
}

/** Records made here until the database shows them, so that none is missing from the list in between. */
export interface Unconfirmed<Row> {
  add(records: readonly Row[]): void;
  all(): readonly Row[];
  /** Those that are not written yet; `confirm` is called when these are. */
  waiting(): { readonly records: readonly Row[]; confirm(): void };
  /** Drops what the database shows. An older record of the same id is not it: what replaces that still has to be written. */
  shown(rows: readonly Row[]): void;
  clear(): void;
}

export function createUnconfirmed<Row extends Logged>(): Unconfirmed<Row> {
  const entries = new Map<string, Entry<Row>>();
  return {
    add(records) {
      for (const record of records) entries.set(record.id, { record, written: false });
    },
    all: () => [...entries.values()].map(({ record }) => record),
    waiting() {
      const waiting = [...entries.values()].filter(({ written }) => !written);
      return {
        records: waiting.map(({ record }) => record),
        confirm() {
          for (const entry of waiting) entry.written = true;
        },
      };
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
