/** What every stored record has. */
export interface Logged {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The tables of the device's database. */
export const tableNames = ["attempts", "runs", "profiles", "saves"] as const;
export type TableName = (typeof tableNames)[number];

/** A record to keep; it replaces what is stored under its id, unless it says otherwise. */
export interface Change<Row> {
  readonly record: Row;
  /**
   * Gives what to keep where `stored` is kept under that id now, undefined for nothing; null leaves it as it is. Asked while
   * nobody else can write, and once more when that writing fails.
   */
  over?(stored: unknown): Row | null;
  /** Told what is kept now; null for what was there. */
  kept?(record: Row | null): void;
}

/** What a store needs of a database. */
export interface Table<Row extends Logged> {
  /** Keeps all of the records or none; keeping one twice is keeping it once. */
  put(changes: readonly Change<Row>[]): Promise<void>;
  /** Forgets every record. */
  erase(): Promise<void>;
  /** Tells what is kept, now and after each change, also one made in another tab; gives what ends that. After an error it tells nothing more. */
  watch(onRows: (rows: readonly unknown[]) => void, onError: (reason: unknown) => void): () => void;
}
