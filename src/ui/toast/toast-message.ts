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
