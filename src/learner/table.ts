/** What every stored record has. */
export interface Logged {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What a store needs of a database. */
export interface Table<Row extends Logged> {
  /** Keeps all of the records or none; keeping one twice is keeping it once. */
  put(records: readonly Row[]): Promise<void>;
  /** Forgets every record. */
  erase(): Promise<void>;
  /** Tells what is kept, now and after each change, also one made in another tab; gives what ends that. After an error it tells nothing more. */
  watch(onRows: (rows: readonly unknown[]) => void, onError: (reason: unknown) => void): () => void;
}
