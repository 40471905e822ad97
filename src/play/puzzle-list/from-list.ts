import { useLocation } from "react-router";
import { useHydrated } from "../../ui/hooks/use-hydrated.ts";

/** What is kept with a puzzle's page in the browser's history: what the list asked for, "?level=hard". */
export interface FromList {
  readonly from: string;
}

/** The list's choice from which the page was reached; null where it was reached in another way, and in the prerendered page. */
export function useFromList(): FromList | null {
  const { state }: { state: unknown } = useLocation();
  const hydrated = useHydrated();
  if (!hydrated || typeof state !== "object" || state === null || !("from" in state)) return null;
  return typeof state.from === "string" ? { from: state.from } : null;
}
