export interface ToastMessage {
  /** A message with an id replaces the one with the same id. */
  readonly id?: string;
  readonly title: string;
  readonly body?: string;
  /** bad: the specification's "destructive". */
  readonly tone?: "plain" | "good" | "bad";
  /** Stays until it is answered or closed. */
  readonly lasting?: boolean;
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** Shows a message for three seconds. The toast library is loaded with the first one. */
export async function toast(message: ToastMessage): Promise<void> {
  const { show } = await import("./toast-host.tsx");
  show(message);
}
