import { startTransition, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useHydrated } from "../ui/hooks/use-hydrated.ts";

/** How long somebody stops typing before the address follows: the router then draws the whole page again. */
export const typingPause = 300;

/**
 * A choice that stands in the address (?level=hard), so that Back, a bookmark and a shared link keep it. `initial` is
 * what the prerendered page shows and what an address without the name means; `read` gives null for a value that means
 * nothing. The page answers at once; the address follows when that has been drawn, because the router then draws the
 * whole page again. The names in `clears` lose their meaning with a new choice and are taken out. With a
 * `pause` the address waits until nothing was chosen for so many milliseconds: each letter that is typed is a choice.
 */
export function useSearchState<Value extends string | number>(
  name: string,
  read: (text: string) => Value | null,
  initial: Value,
  { clears = [], pause = 0 }: { readonly clears?: readonly string[]; readonly pause?: number } = {},
): [Value, (value: Value) => void] {
  const [search, setSearch] = useSearchParams();
  const hydrated = useHydrated();
  const text = hydrated ? search.get(name) : null;
  const asked = (text === null ? null : read(text)) ?? initial;
  const [chosen, setChosen] = useState<Value | null>(null);
  // Once the address has caught up, it has the last word again: Back changes it, too.
  useEffect(() => setChosen((before) => (before === asked ? null : before)), [asked]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const choose = (value: Value) => {
    setChosen(value);
    const write = () => {
      // The address as it then is: another choice may have been written since.
      const after = new URLSearchParams(location.search);
      for (const other of clears) after.delete(other);
      if (value === initial) after.delete(name);
      else after.set(name, String(value));
      setSearch(after, { replace: true });
    };
    if (!pause) return void requestAnimationFrame(() => setTimeout(() => startTransition(write)));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => startTransition(write), pause);
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
