import { type RefObject, useEffect, useState } from "react";
import type { Look } from "./look.ts";

/** Millimetres of paper, and of what a printer leaves empty around it (ui/paper.css). */
const sizes = { a4: { width: 210, height: 297 }, letter: { width: 216, height: 279 } } as const;
const margin = 14;

/** How much of the usual room to work is left for a page to be saved, the most first; and what is given where there is paper to spare. */
const narrower = [0.85, 0.7, 0.55] as const;
const wider = [1.5, 1.25] as const;

/**
 * Marks in the preview where paper begins anew: what stands on one sheet of the screen may be printed on several. Questions that run
 * over a page by little get less room, so that they fit; those that need another page anyway share the room that is on it.
 * Gives the number of pages, 0 until it is known.
 */
export function usePageStarts(paper: RefObject<HTMLElement | null>, size: Look["paper"]): number {
  const [pages, setPages] = useState(0);
  useEffect(() => {
    const { current } = paper;
    if (!current) return;
    const look = () => {
      const isBusy = current.dataset["busy"] !== undefined;
      const all = [...current.querySelectorAll<HTMLElement>(".paper-page")];
      const numbers = all.map((page) => (isBusy ? markStarts : fitted)(page, sizes[size]));
      setPages(isBusy ? 0 : numbers.reduce((sum, n) => sum + n, 0));
    };
    // Told when a sheet grows, too: its questions come one after the other.
    const grown = new ResizeObserver(look);
    const follow = () => {
      grown.disconnect();
      for (const page of current.querySelectorAll(".paper-page")) grown.observe(page);
    };
    follow();
    const changed = new MutationObserver(follow);
    changed.observe(current, { childList: true, attributeFilter: ["data-busy"] });
    return () => {
      grown.disconnect();
      changed.disconnect();
    };
  }, [paper, size]);
  return pages;
}

type Size = (typeof sizes)[keyof typeof sizes];

/** Chooses the room to work of a page of questions. */
function fitted(page: HTMLElement, size: Size): number {
  const withRoom = (part: number) => {
    if (part === 1) page.style.removeProperty("--room-part");
    else page.style.setProperty("--room-part", String(part));
    return markStarts(page, size);
  };
  const usual = withRoom(1);
  if (usual === 1 || !page.querySelector(":scope > .paper-questions .paper-room")) return usual;
  for (const part of narrower) {
    const pages = withRoom(part);
    if (pages < usual) return pages;
  }
  for (const part of wider) if (withRoom(part) === usual) return usual;
  return withRoom(1);
}

/** A row that would not end on its page begins the next one. Lists in columns of text are left to the browser. Gives the number of pages. */
function markStarts(page: HTMLElement, { width, height }: Size): number {
  const mm = page.clientWidth / width;
  const room = (height - 2 * margin) * mm;
  let start = page.getBoundingClientRect().top + margin * mm;
  let number = 1;
  const rows = new Map<number, { readonly places: HTMLElement[]; bottom: number }>();
  // All is measured before anything is marked: each mark would have the page laid out anew.
  for (const place of page.querySelectorAll<HTMLElement>(":scope > :is(ol, ul):not(.paper-key) > li")) {
    const { top, bottom } = place.getBoundingClientRect();
    const row = rows.get(Math.round(top)) ?? { places: [], bottom };
    row.places.push(place);
    row.bottom = Math.max(row.bottom, bottom);
    rows.set(Math.round(top), row);
  }
  for (const [top, { places, bottom }] of rows) {
    const isNew = bottom > start + room + 0.5;
    if (isNew) {
      start = top;
      number++;
    }
    places.forEach((place, at) => {
      if (isNew && at === 0) place.dataset["page"] = String(number);
      else delete place.dataset["page"];
    });
  }
  if (rows.size > 0) return number;
  return Math.max(1, Math.ceil((page.scrollHeight - 2 * margin * mm) / room - 0.01));
}
