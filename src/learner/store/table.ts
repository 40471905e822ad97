import { isFields } from "../../engine/fields.ts";

/** What every stored record has. */
export interface Logged {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export const databaseName = "sumwhere";
/** The tables of the device's database that are written. */
export const tableNames = ["attempts", "profiles", "saves", "moves"] as const;
export type TableName = (typeof tableNames)[number];
/**
 * Until version 0.5 runs had a table of their own, and an older page that is open beside still writes them there: they are read
 * as entries of the log, the table "attempts".
 */
export const oldRuns = "runs";

/** Records whose field begins with one of these texts. */
export interface Part {
  readonly field: "id" | "item";
  readonly begins: readonly string[];
}

/** Whether a record belongs to a part; everything belongs to the whole, which is null. */
export function isIn(part: Part | null, record: unknown): boolean {
  if (part === null) return true;
  const value = isFields(record) ? record[part.field] : undefined;
  return typeof value === "string" && part.begins.some((text) => value.startsWith(text));
}

/** How a record is kept; it replaces what is stored under its id, unless this says otherwise. */
export interface How<Row> {
  /**
   * Gives what to keep where `stored` is kept under that id now, undefined for nothing; null leaves it as it is. Asked while
   * nobody else can write, and once more when that writing fails.
   */
  over?(stored: unknown): Row | null;
  /** Told what is kept now; null for what was there. */
  kept?(record: Row | null): void;
}

/** A record to keep. */
export interface Change<Row> extends How<Row> {
  readonly record: Row;
}

/** What a store needs of a database. */
export interface Table<Row extends Logged> {
  /** Keeps all of the records or none; keeping one twice is keeping it once. */
  put(changes: readonly Change<Row>[]): Promise<void>;
  /** Forgets every record. */
  erase(): Promise<void>;
  /** What is kept of a part, or everything; there may be more than that. */
  read(part: Part | null): Promise<readonly unknown[]>;
  /** What is kept under these ids, in their order; undefined for nothing. */
  get(ids: readonly string[]): Promise<readonly unknown[]>;
  /** Tells under which ids something was kept or forgotten, also by another tab; null for any. Gives what ends that. */
  watch(onChange: (ids: readonly string[] | null) => void): () => void;
}
