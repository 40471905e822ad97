import { useRef } from "react";

/**
 * A wrong answer is told below its field: the next digit takes its place there, while arrow keys still lead into it. What this gives is
 * called with true when an answer was wrong, and whenever the field gets the focus.
 */
export function useOldAnswer(id: string): (wrong?: boolean) => void {
  const old = useRef("");
  return (wrong) => {
    // None where an answer is chosen.
    const field = document.getElementById(id) as HTMLInputElement | null;
    if (!field) return;
    if (wrong) old.current = field.value;
    // One of the parts that stand for it.
    const part = document.activeElement;
    if (wrong && part instanceof HTMLInputElement && part.form === field.form) part.select();
    const select = () => field === document.activeElement && field.value === old.current && field.select();
    select();
    // The press that brought the focus sets the caret after it. No timer: a digit may be typed before it, and be overwritten.
    field.addEventListener("click", select, { once: true });
  };
}
