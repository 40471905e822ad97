import { type RefObject, useEffect } from "react";
import { afterPaint } from "../../device/after-paint.ts";

/** Pixels between the field and what would cover it. */
const gap = 8;

/**
 * Keeps as much room below the page as the keypad takes from the screen, and the field with its button and what is said of it in
 * sight above it, also where the screen is turned or more is said.
 */
export function useRoom(pad: RefObject<HTMLElement | null>, field: HTMLInputElement): void {
  useEffect(() => {
    const element = pad.current;
    if (!element) return;
    // Of the body alone: a variable at the root has the style of every element of the page worked out again.
    const { style } = document.body;
    // Whatever comes into sight, what came of an answer above all, does so above the keypad.
    const page = document.documentElement.style;
    const watch = new ResizeObserver(() => {
      style.paddingBottom = page.scrollPaddingBottom = `${element.offsetHeight + gap}px`;
      reveal(field, element);
    });
    for (const each of [element, ...saidOf(field)]) watch.observe(each);
    return () => {
      watch.disconnect();
      // A frame later: a press must not find the page moved, nor pay for it, and another field may have its keypad by then.
      void afterPaint().then(() => {
        if (!document.querySelector("[data-keypad]")) style.paddingBottom = page.scrollPaddingBottom = "";
      });
    };
  }, [pad, field]);
}

/** How a field was read, or what is wrong with it. */
function saidOf(field: HTMLInputElement): Element[] {
  const names = field.getAttribute("aria-describedby")?.split(" ") ?? [];
  return names.flatMap((name) => document.getElementById(name) ?? []);
}

/** Moves the page as little as it needs: the field stands below the bar at the top, its button above the keypad. */
function reveal(field: HTMLInputElement, pad: HTMLElement): void {
  // A part of a fraction is seen with the others.
  const { top, bottom } = (field.closest("[data-together]") ?? field).getBoundingClientRect();
  const button = field.form?.querySelector(".btn-main")?.getBoundingClientRect();
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const said = saidOf(field).map((each) => each.getBoundingClientRect().bottom);
  const lowest = Math.max(bottom, button?.bottom ?? 0, ...said) + gap - pad.getBoundingClientRect().top;
  const highest = top - bar - gap;
  if (lowest > 0) scrollBy(0, Math.max(0, Math.min(lowest, highest)));
  else if (highest < 0) scrollBy(0, highest);
}
