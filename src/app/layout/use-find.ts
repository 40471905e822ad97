import { type ComponentType, useCallback, useEffect, useState } from "react";
import { isSingleKey } from "../../ui/single-key.ts";
import { notFetched, toast } from "../../ui/toast.ts";

type Dialog = ComponentType<{ readonly onClose: () => void }>;

/** The dialog that finds anything, loaded when it is first asked for: by its button, by Ctrl or Cmd and K, and by a slash. */
export function useFind() {
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const close = useCallback(() => setDialog(null), []);
  const open = useCallback(() => {
    import("../../play/search/find-dialog.tsx").then(
      // Not over another dialog, nor twice.
      ({ FindDialog }) => document.querySelector("dialog:modal") ?? setDialog(() => FindDialog),
      () => void toast(notFetched),
    );
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, shiftKey, altKey, key } = event;
      const combined = (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === "k";
      if (!combined && !isSingleKey(event, "/")) return;
      event.preventDefault(); // the browser's own search
      open();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [open]);
  return { Dialog, open, close };
}
