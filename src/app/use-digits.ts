import { useEffect } from "react";
import { onShown, shown } from "../device/settings/shown.ts";
import { whenWhole } from "../ui/piece.tsx";

/**
 * Keeps the numbers of all pages in the reader's digits. It begins when React has taken over the page, which must find
 * there what was prerendered; who has the usual digits never loads it.
 */
export function useDigits() {
  useEffect(() => {
    let written = "latn";
    const look = () => {
      const wanted = shown("digits") ?? "latn";
      if (wanted === written) return;
      written = wanted;
      // Where it cannot be fetched, numbers stay as they were written.
      import("../ui/numbers/digits.ts").then(({ writeDigits }) => whenWhole(() => writeDigits(wanted))).catch(() => {});
    };
    look();
    return onShown(look);
  }, []);
}
