import { announce } from "../ui/announce/announcer.ts";

/**
 * Whoever went on to a question wants to answer it: the place for the answer has the focus, and the question is heard with its number,
 * which stands in the heading of the card around it, and with all that is marked as `heard` in it.
 */
export function meetQuestion(card: HTMLElement | null): void {
  // Of the field and its parts only one is shown.
  [...(card?.querySelectorAll<HTMLElement>("input, [data-first]") ?? [])].find((one) => one.checkVisibility())?.focus();
  hearQuestion(card);
}

/** The question is heard, and the focus stays. */
export function hearQuestion(card: HTMLElement | null): void {
  for (const part of card?.closest("[aria-labelledby]")?.querySelectorAll("h2, .heard") ?? []) announce(part);
}
