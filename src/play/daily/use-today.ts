import { useEffect, useState } from "react";
import { type Day, dayOf } from "../../learner/day.ts";
import { useHydrated } from "../../ui/hooks/use-hydrated.ts";

/**
 * The device's calendar day; null in the prerendered page. It stays while the page is looked at, so that an answer begun
 * before midnight can be finished after it, and is looked up again when the learner comes back to the page.
 */
export function useToday(): Day | null {
  const [day, setDay] = useState(() => dayOf(new Date()));
  useEffect(() => {
    const look = () => {
      if (!document.hidden) setDay(dayOf(new Date()));
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return useHydrated() ? day : null;
}
