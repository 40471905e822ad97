import { whenWhole } from "../../ui/piece.tsx";
import { whenIdle } from "../../ui/when-idle.ts";

/**
 * The first paint of a list leaves out the cards below the screen (public/boot.js, components.css). Once the page has been
 * taken over they are laid out one at a time, while the browser has nothing else to do: then every card has its size, and
 * nothing jumps when one scrolls or comes back.
 */
export function layOutRest(list: HTMLElement | null): void {
  const root = document.documentElement;
  if (!("first" in root.dataset)) return;
  const cards = [...(list?.children ?? [])];
  whenWhole(function next() {
    const card = cards.shift();
    if (!card?.isConnected) delete root.dataset["first"];
    else {
      card.setAttribute("data-laid", "");
      whenIdle(next);
    }
  });
}
