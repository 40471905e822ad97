import { startTransition, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useHydrated } from "../ui/hooks/use-hydrated.ts";
import { typingPause } from "./use-search-state.ts";

export type Fields = Readonly<Record<string, string>>;

/**
 * The fields of a tool as they stand in the address (?from=km&to=mi), so that Back, a bookmark and a shared link keep
 * them. Fields change together: choosing a shape empties those of the last one. An empty field is named too: it is not the
 * one that the page opens with.
 */
export function useSearchFields(): [fields: Fields, replace: (fields: Fields) => void] {
  const [search, setSearch] = useSearchParams();
  const hydrated = useHydrated();
  const [own, setOwn] = useState<Fields | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Once the address has caught up, it has the last word again: Back changes it, too.
  const written = search.toString();
  useEffect(() => setOwn((before) => (before && query(before) === written ? null : before)), [written]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const replace = (fields: Fields) => {
    setOwn(fields);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => startTransition(() => setSearch(query(fields), { replace: true })), typingPause);
  };
  return [own ?? (hydrated ? Object.fromEntries(search) : {}), replace];
}

const query = (fields: Fields): string => new URLSearchParams(fields).toString();
