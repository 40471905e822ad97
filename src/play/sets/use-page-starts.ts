import { type RefObject, useEffect } from "react";
import type { Look } from "./look.ts";

/** Millimetres of paper, and of what a printer leaves empty around it (ui/paper.css). */
const sizes = { a4: { width: 210, height: 297 }, letter: { width: 216, height: 279 } } as const;
const margin = 14;

/** Marks in the preview where paper begins anew: what stands on one sheet of the screen may be printed on several. */
export function usePageStarts(paper: RefObject<HTMLElement | null>, size: Look["paper"]): void {
  useEffect(() => {
    const { current } = paper;
    if (!current) return;
    const look = () => {
      for (const page of current.querySelectorAll<HTMLElement>(".paper-page")) markStarts(page, sizes[size]);
    };
    // Told when a sheet grows, too: its questions come one after the other.
    const grown = new ResizeObserver(look);
    const follow = () => {
      grown.disconnect();
      for (const page of current.querySelectorAll(".paper-page")) grown.observe(page);
    };
    follow();
    const changed = new MutationObserver(follow);
    changed.observe(current, { childList: true });
    return () => {
      grown.disconnect();
      changed.disconnect();
    };
  }, [paper, size]);
}

/** A row that would not end on its page begins the next one. Lists in columns of text are left to the browser. */
function markStarts(page: HTMLElement, { width, height }: { readonly width: number; readonly height: number }): void {
  const mm = page.clientWidth / width;
  const room = (height - 2 * margin) * mm;
  let start = page.getBoundingClientRect().top + margin * mm;
  let number = 1;
  const rows = new Map<number, HTMLElement[]>();
  for (const place of page.querySelectorAll<HTMLElement>(":scope > :is(ol, ul):not(.paper-key) > li")) {
    const top = Math.round(place.getBoundingClientRect().top);
    rows.set(top, [...(rows.get(top) ?? []), place]);
  }
  for (const [top, places] of rows) {
    const isNew = Math.max(...places.map((place) => place.getBoundingClientRect().bottom)) > start + room + 0.5;
    if (isNew) {
      start = top;
      number++;
    }
    places.forEach((place, at) => {
      if (isNew && at === 0) place.dataset["page"] = String(number);
      else delete place.dataset["page"];
    });
  }
}
