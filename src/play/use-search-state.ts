import { startTransition, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useHydrated } from "../ui/use-hydrated.ts";

/**
 * A choice that stands in the address (?level=hard), so that Back, a bookmark and a shared link keep it. `initial` is
 * what the prerendered page shows and what an address without the name means; `read` gives null for a value that means
 * nothing. The page answers at once; the address follows when that has been drawn, because the router then draws the
 * whole page again. The names in `clears` lose their meaning with a new choice and are taken out.
 */
export function useSearchState<Value extends string | number>(
  name: string,
  read: (text: string) => Value | null,
  initial: Value,
  clears: readonly string[] = [],
): [Value, (value: Value) => void] {
  const [search, setSearch] = useSearchParams();
  const hydrated = useHydrated();
  const text = hydrated ? search.get(name) : null;
  const asked = (text === null ? null : read(text)) ?? initial;
  const [chosen, setChosen] = useState<Value | null>(null);
  // Once the address has caught up, it has the last word again: Back changes it, too.
  useEffect(() => setChosen((before) => (before === asked ? null : before)), [asked]);
  const choose = (value: Value) => {
    setChosen(value);
    const write = () =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          for (const other of clears) after.delete(other);
          if (value === initial) after.delete(name);
          else after.set(name, String(value));
          return after;
        },
        { replace: true },
      );
    requestAnimationFrame(() => setTimeout(() => startTransition(write)));
  };
  return [chosen ?? asked, choose];
}

/** Reads one of the values. */
export function oneOf<Value extends string>(values: readonly Value[]): (text: string) => Value | null {
  return (text) => values.find((value) => value === text) ?? null;
}

/** Reads a whole number of at most four digits. */
export function wholeNumber(text: string): number | null {
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
}
