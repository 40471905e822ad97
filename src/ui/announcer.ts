import { useEffect } from "react";

/** What is to be said next, in order: all of one frame is said in one breath. */
let waiting: string[] = [];

/**
 * Says something to those who hear the page: a sentence, or what an element shows. It is spoken after what the press itself makes
 * a screen reader say, such as a new focus; the same words said again are heard again. Nothing is said of nothing.
 */
export function announce(what: string | Element | null | undefined): void {
  const words = ended(typeof what === "string" ? what : what ? wordsOf(what) : "");
  if (words && waiting.push(words) === 1) requestAnimationFrame(speak);
}

/** Announces a text whenever it is another one. */
export function useAnnounced(words: string): void {
  useEffect(() => announce(words), [words]);
}

/** An element in words: a figure by its label; paragraphs apart, or the last word of one would run into the next. */
export function wordsOf(node: Node): string {
  if (!(node instanceof Element)) return node.nodeValue ?? "";
  const label = node.getAttribute("aria-label");
  if (label !== null) return label;
  const words = [...node.childNodes].map(wordsOf).join("");
  return node.matches("p, div, li, h2") ? ` ${ended(words)} ` : words;
}

/** With a full stop where no sign stands at the end: a voice takes a breath there. */
const ended = (words: string) =>
  words
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\p{L}\p{N})]$/u, "$&.");

/** Into whichever of the two regions is empty: a change, and so something to be said, even for the words that were said last. */
function speak(): void {
  // While a dialog is open, nothing outside it is heard.
  const place = document.querySelector("dialog[open] [data-announcer]") ?? document.querySelector("[data-announcer]");
  const [next, before] = [...(place?.children ?? [])].sort((a) => (a.textContent ? 1 : -1));
  if (next) next.textContent = waiting.join(" ");
  if (before) before.textContent = "";
  waiting = [];
}
