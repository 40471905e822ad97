import { useRef } from "react";

/**
 * A wrong answer is told below its field: the next digit takes its place there, while arrow keys still lead into it. What this gives is
 * called with true when an answer was wrong, and whenever the field gets the focus.
 */
export function useOldAnswer(id: string): (wrong?: boolean) => void {
  const old = useRef(false);
  return (wrong) => {
    // None where an answer is chosen.
    const field = document.getElementById(id) as HTMLInputElement | null;
    if (!field || !(wrong || old.current)) return;
    old.current = document.activeElement !== field;
    // After the caret was set by the press that brought the focus.
    if (!old.current) setTimeout(() => field.select());
  };
}
