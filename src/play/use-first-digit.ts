import { type RefObject, useEffect } from "react";
import { isFree } from "../ui/single-key.ts";

/** The keys of the first options, by digit and by letter. */
const places = "1234567abcdefg";
const letters = 7;

/**
 * The first digit of an answer goes into its field, wherever one is on the page: nothing else there takes digits. Where an answer is
 * chosen, a digit or a letter chooses: 2 or B the second one.
 */
export function useFirstDigit(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A right answer stays as it is.
      if (!isFree(event) || card.current?.querySelector("[data-found]")) return;
      const [option, ...others] = card.current?.querySelectorAll<HTMLElement>("form input[type=radio]") ?? [];
      if (option) {
        const chosen = [option, ...others][places.indexOf(event.key.toLowerCase()) % letters];
        chosen?.focus({ preventScroll: true });
        chosen?.click();
        return;
      }
      if (!/^[\d−-]$/.test(event.key)) return;
      const fields = card.current?.querySelectorAll<HTMLElement>("form :is(.part, .field), .prose .part") ?? [];
      // The key goes on into what has the focus now.
      const field = [...fields].find((one) => one.checkVisibility());
      field?.focus({ preventScroll: true });
      // It begins an answer anew, whatever was left there.
      if (field instanceof HTMLInputElement) field.select();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [card]);
}
