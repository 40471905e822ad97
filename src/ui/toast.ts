import { announce } from "./announcer.ts";

export interface ToastMessage {
  /** A message with an id replaces the one with the same id. */
  readonly id?: string;
  readonly title: string;
  readonly body?: string;
  /** bad: the specification's "destructive". */
  readonly tone?: "plain" | "good" | "bad";
  /** Stays until it is answered or closed. */
  readonly lasting?: boolean;
  /** What it says is announced by whoever shows it. */
  readonly quiet?: boolean;
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** Shows a message for three seconds, and says it at once: the toast library is loaded with the first one. */
export async function toast(message: ToastMessage): Promise<void> {
  const { title, body, quiet, action } = message;
  // The key is the library's own: it leads into the messages, which are out of the way of Tab.
  const way = action && `Alt and T lead to the button “${action.label}”.`;
  if (!quiet) for (const words of [title, body, way]) announce(words);
  const { show } = await import("./toast-host.tsx");
  show(message);
}
