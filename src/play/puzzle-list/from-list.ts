import { useLocation } from "react-router";
import { useHydrated } from "../../ui/hooks/use-hydrated.ts";

/** What is kept with a puzzle's page in the browser's history: what the list asked for, "?level=hard". */
export interface FromList {
  readonly from: string;
}

/** Kept likewise with a puzzle that a day has beside its challenge. */
export const ofToday = { today: true } as const;

/** Whether the page was reached from today's challenge, as a puzzle of another level. */
export function useOfToday(): boolean {
  const { state }: { state: unknown } = useLocation();
  return useHydrated() && typeof state === "object" && state !== null && "today" in state;
}

/** The list's choice from which the page was reached; null where it was reached in another way, and in the prerendered page. */
export function useFromList(): FromList | null {
  const { state }: { state: unknown } = useLocation();
  const hydrated = useHydrated();
  if (!hydrated || typeof state !== "object" || state === null || !("from" in state)) return null;
  return typeof state.from === "string" ? { from: state.from } : null;
}
