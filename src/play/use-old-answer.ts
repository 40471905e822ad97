import { useRef } from "react";

/**
 * A wrong answer is told below its field: the next digit takes its place there, while arrow keys still lead into it. Gives what
 * says that an answer was wrong, and what is to be called when the field gets the focus.
 */
export function useOldAnswer(id: string): { offerAnew: () => void; selectOld: () => void } {
  const old = useRef(false);
  const selectOld = () => {
    const field = document.getElementById(id);
    if (!old.current || !(field instanceof HTMLInputElement)) return;
    old.current = document.activeElement !== field;
    // After the caret was set by the press that brought the focus.
    if (!old.current) setTimeout(() => field.select());
  };
  const offerAnew = () => {
    old.current = true;
    selectOld();
  };
  return { offerAnew, selectOld };
}
