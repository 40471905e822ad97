/** What a test asks of a browser: the same few things of each, however it is driven. Selectors are CSS. */
export interface Tab {
  open(address: string): Promise<void>;
  /** Runs a function in the page, which can use nothing but its arguments; gives what it gives. */
  ask<Given extends readonly unknown[], T>(question: (...given: Given) => T, ...given: Given): Promise<T>;
  /** As a mouse does, in the middle of what the selector finds first. */
  click(selector: string): Promise<void>;
  /** As a keyboard does, into what the selector finds first. */
  type(selector: string, text: string): Promise<void>;
  close(): Promise<void>;
}
