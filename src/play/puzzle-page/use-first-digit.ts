import { type RefObject, useEffect } from "react";
import { isFree } from "../../ui/single-key.ts";

/** The first digit of an answer goes into its field, wherever one is on the page: nothing else there takes digits. */
export function useFirstDigit(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!/^[\d−-]$/.test(event.key) || !isFree(event)) return;
      const fields = card.current?.querySelectorAll<HTMLElement>("form :is(.part, .typed), .prose .part") ?? [];
      // The key goes on into what has the focus now. A right answer stays as it is.
      if (!card.current?.querySelector("[data-found]"))
        [...fields].find((field) => field.checkVisibility())?.focus({ preventScroll: true });
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [card]);
}
