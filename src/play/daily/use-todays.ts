import { useEffect, useState } from "react";
import { dailyItem, firstDailyDay } from "../../learner/derive/daily.ts";
import { solvedItems } from "../../learner/derive/solved-items.ts";
import { useAttempts } from "../../learner/hooks/use-log.ts";
import { challengeFor } from "./pick.ts";
import { useToday } from "./use-today.ts";

/** The day that the prerendered page stands for: like a device without history, it has the first challenge. */
const noDay = "1970-01-01";

/** The challenge of the device's calendar day, and what is known of the learner's earlier ones. */
export function useTodays() {
  const today = useToday();
  const log = useAttempts(["daily-"]);
  const late = useLate(log === null);
  const attempts = log ?? [];
  const day = today ?? noDay;
  // The answers to this one say nothing of which it is: after midnight they are of another day, and it must not be exchanged.
  const earlier = attempts.filter(({ item }) => item !== dailyItem(day));
  return {
    /** Null in the prerendered page. */
    today,
    attempts,
    /** Whether her record was read, or cannot be: then nothing that is shown will be exchanged. */
    isRead: log !== null || late,
    day,
    challenge: challengeFor(day, firstDailyDay(earlier) ?? day),
    solvedBefore: solvedItems(attempts).has(dailyItem(day)),
    name: "today's challenge",
    next: "There is a new one tomorrow.",
  };
}

/** Whether something has been waited for long enough: a record that cannot be read must not hide the page for ever. */
function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), 6000);
    return () => clearTimeout(timer);
  }, [waiting]);
  return late;
}
