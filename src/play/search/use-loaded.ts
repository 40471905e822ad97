import { useCallback, useEffect, useState } from "react";

export interface Loaded<Value> {
  /** Null until it is there. */
  readonly value: Value | null;
  readonly failed: boolean;
  /** Asks for it, again after it did not come. */
  readonly ask: () => void;
}

/** Something that is fetched when it is asked for, or at once. */
export function useLoaded<Value>(load: () => Promise<Value>, atOnce: boolean): Loaded<Value> {
  const [state, setState] = useState<{ readonly value: Value | null; readonly failed: boolean }>({
    value: null,
    failed: false,
  });
  const ask = useCallback(() => {
    setState({ value: null, failed: false });
    load().then(
      (value) => setState({ value, failed: false }),
      () => setState({ value: null, failed: true }),
    );
  }, [load]);
  useEffect(() => {
    if (atOnce) ask();
  }, [atOnce, ask]);
  return { ...state, ask };
}
