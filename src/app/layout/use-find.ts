import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { isSingleKey } from "../../ui/single-key.ts";
import { notFetched, toast } from "../../ui/toast/toast.ts";

type Dialog = ComponentType<{ readonly takeEarly: () => readonly string[]; readonly onClose: () => void }>;

/** The dialog that finds anything, loaded when it is first asked for: by its button, by Ctrl or Cmd and K, and by a slash. */
export function useFind() {
  const [asked, setAsked] = useState<{ readonly Dialog: Dialog } | null>(null);
  // The keys that are pressed until the dialog's field has the focus are meant for it; null where none is awaited.
  const early = useRef<string[] | null>(null);
  const takeEarly = useCallback(() => {
    const keys = early.current ?? [];
    early.current = null;
    return keys;
  }, []);
  const close = useCallback(() => setAsked(null), []);
  const open = useCallback(() => {
    early.current ??= [];
    import("../../play/search/find-dialog.tsx").then(
      ({ FindDialog }) => {
        // Not over another dialog, nor twice.
        if (document.querySelector("dialog:modal")) takeEarly();
        else setAsked({ Dialog: FindDialog });
      },
      () => {
        takeEarly();
        void toast(notFetched);
      },
    );
  }, [takeEarly]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, shiftKey, altKey, key } = event;
      const isAlone = !ctrlKey && !metaKey && !altKey;
      const combined = (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === "k";
      if (early.current && isAlone && /^(.|Backspace|Enter)$/.test(key)) early.current.push(key);
      else if (combined || isSingleKey(event, "/")) open();
      else return;
      event.preventDefault(); // the browser's own search
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [open]);
  return { asked, open, close, takeEarly };
}
