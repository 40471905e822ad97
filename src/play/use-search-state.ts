import { startTransition, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useHydrated } from "../ui/use-hydrated.ts";

/**
 * A choice that stands in the address (?level=hard), so that Back, a bookmark and a shared link keep it. `initial` is
 * what the prerendered page shows and what an address without the name, or with an unknown value, means. The page
 * answers at once; the address follows when that has been drawn, because the router then draws the whole page again.
 */
export function useSearchState<Value extends string>(
  name: string,
  values: readonly Value[],
  initial: Value,
): [Value, (value: Value) => void] {
  const [search, setSearch] = useSearchParams();
  const hydrated = useHydrated();
  const asked = (hydrated && values.find((value) => value === search.get(name))) || initial;
  const [chosen, setChosen] = useState<Value | null>(null);
  // Once the address has caught up, it has the last word again: Back changes it, too.
  useEffect(() => setChosen((before) => (before === asked ? null : before)), [asked]);
  const choose = (value: Value) => {
    setChosen(value);
    const write = () => setSearch((before) => withValue(before, name, value === initial ? null : value), quietly);
    requestAnimationFrame(() => setTimeout(() => startTransition(write)));
  };
  return [chosen ?? asked, choose];
}

const quietly = { replace: true, preventScrollReset: true };

function withValue(before: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const after = new URLSearchParams(before);
  if (value === null) after.delete(name);
  else after.set(name, value);
  return after;
}
