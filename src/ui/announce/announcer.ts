import { useEffect } from "react";

/** What is to be said next, in order: all of one frame is said in one breath. */
let waiting: (string | Promise<string>)[] = [];

/**
 * Says something to those who hear the page: a sentence, or what an element shows. It is spoken after what the press itself makes
 * a screen reader say, such as a new focus; the same words said again are heard again. Nothing is said of nothing.
 */
export function announce(what: string | Element | null | undefined): void {
  const words = typeof what === "string" ? ended(what) : what ? shownIn(what) : "";
  // After the frame in which the press is seen: the finger is answered first.
  if (words && waiting.push(words) === 1) requestAnimationFrame(() => setTimeout(() => void speak()));
}

/** A region is read as plain text, in which a fifth would be "1 5": formulas are put into words, loaded with the first one. */
export function shownIn(element: Element): string | Promise<string> {
  if (!element.querySelector("math")) return ended(wordsOf(element));
  const now = element.cloneNode(true); // as it stands at this moment
  return import("../../engine/speech/text.ts").then(
    ({ inWords }) => ended(wordsOf(now, (formula) => inWords(formula.outerHTML))),
    () => ended(wordsOf(now)),
  );
}

/** Announces a text whenever it is another one. */
export function useAnnounced(words: string): void {
  useEffect(() => announce(words), [words]);
}

/** An element in words: a figure by its label; paragraphs apart, or the last word of one would run into the next. */
function wordsOf(node: Node, say?: (formula: Element) => string): string {
  if (!(node instanceof Element)) return node.nodeValue ?? "";
  if (node.ariaHidden === "true") return "";
  if (say && node.localName === "math") return say(node);
  const label = node.getAttribute("aria-label");
  if (label !== null) return label;
  const words = [...node.childNodes].map((child) => wordsOf(child, say)).join("");
  return node.matches("p, div, li, h2") ? ` ${ended(words)} ` : words;
}

/** With a full stop where no sign stands at the end: a voice takes a breath there. */
const ended = (words: string) =>
  words
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\p{L}\p{N})]$/u, "$&.");

/**
 * Into whichever of the two regions is empty: a change, and so something to be said, even for the words that were said last. What comes
 * while formulas are put into words is said with them: they would take its place afterwards.
 */
async function speak(): Promise<void> {
  const saying = await Promise.all(waiting);
  if (saying.length < waiting.length) return speak();
  waiting = [];
  const said = saying.join(" ");
  // While a dialog is open, nothing outside it is heard.
  const place = document.querySelector("dialog[open] [data-announcer]") ?? document.querySelector("[data-announcer]");
  const [next, before] = [...(place?.children ?? [])].sort((a) => (a.textContent ? 1 : -1));
  if (next) next.textContent = said;
  if (before) before.textContent = "";
}
