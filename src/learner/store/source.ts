import type { Store } from "./store.ts";
import type { Part } from "./table.ts";

/** What a hook reads of a store. */
interface Source<Row> {
  /** Null until it is known. */
  known(): readonly Row[] | null;
  subscribe(onChange: () => void): () => void;
  /** As `subscribe`, but nothing is read for it. */
  follow(onChange: () => void): () => void;
}

/** Gives the records of a part, null for all, of a store that is loaded with the first who listens: the same source for the same part. */
export function createSources<Row>(
  load: () => Promise<Pick<Store<Row>, "subscribe" | "follow">>,
): (part?: Part | null) => Source<Row> {
  const sources = new Map<string, Source<Row>>();
  return (part = null) => {
    const key = JSON.stringify(part);
    const source = sources.get(key) ?? createSource(load, part);
    sources.set(key, source);
    return source;
  };
}

function createSource<Row>(
  load: () => Promise<Pick<Store<Row>, "subscribe" | "follow">>,
  part: Part | null,
): Source<Row> {
  let known: readonly Row[] | null = null;
  const listen =
    (way: "subscribe" | "follow") =>
    (onChange: () => void): (() => void) => {
      let stop: (() => void) | null = null;
      let over = false;
      const heard = (records: readonly Row[]) => {
        known = records;
        onChange();
      };
      load().then(
        (store) => {
          if (over) return;
          stop = way === "subscribe" ? store.subscribe(heard, part) : store.follow(heard);
        },
        () => undefined, // the store could not be loaded: the page stays as it was prerendered
      );
      return () => {
        over = true;
        stop?.();
      };
    };
  return { known: () => known, subscribe: listen("subscribe"), follow: listen("follow") };
}
