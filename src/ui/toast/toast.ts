import { announce } from "../announce/announcer.ts";
import { loadStyles } from "../styles/load-styles.ts";
import { showPlain } from "./plain-toast.ts";
import sheet from "./toast.css?url";
import type { ToastMessage } from "./toast-message.ts";

/** Said where the code behind a button did not come. */
export const notFetched: ToastMessage = {
  title: "This could not be fetched",
  body: "Try it again when you are online.",
  tone: "bad",
};

let wanted = false;

/** The library and its stylesheet, which no page needs before its first message. Rejects where either does not come. */
const library = async () => {
  wanted = true;
  const [{ show }] = await Promise.all([import("./toast-host.tsx"), loadStyles(sheet)]);
  return show;
};

/** Fetches the toast library while there is a connection: a message about its loss must not need it. */
export function readyToasts(): void {
  library().catch(() => undefined);
}

/** Puts a message away before its time: what it speaks of is no longer there. */
export function dropToast(id: string): void {
  if (!wanted) return; // none was ever shown
  import("./toast-host.tsx").then(
    ({ drop }) => drop(id),
    () => undefined,
  );
}

/**
 * Shows a message for three seconds, and says it at once: the toast library is loaded with the first one; without it, the
 * message is plain.
 */
export function toast(message: ToastMessage): Promise<void> {
  const { title, body, quiet, action } = message;
  // The key is the library's own: it leads into the messages, which are out of the way of Tab.
  const way = action && `Alt and T lead to the button “${action.label}”.`;
  if (!quiet) for (const words of [title, body, way]) announce(words);
  return library().then(
    (show) => show(message),
    () => showPlain(message),
  );
}
