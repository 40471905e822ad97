import { type RefObject, useEffect, useState } from "react";
import { type Look, writeLook } from "./look.ts";

/** Millimetres of paper, and of what a printer leaves empty around it (ui/styles/paper.css). */
const sizes = { a4: { width: 210, height: 297 }, letter: { width: 216, height: 279 } } as const;
const margin = 14;

/**
 * Marks in the preview where paper begins anew: what stands on one sheet of the screen may be printed on several. Questions that run
 * over a page by little get less room, so that they fit; those that need another page anyway share the room that is on it.
 * Gives the number of pages, 0 until it is known.
 */
export function usePageStarts(paper: RefObject<HTMLElement | null>, look: Look): number {
  const [pages, setPages] = useState(0);
  const size = look.paper;
  // Another look may leave a page as large as it was, and what is in it too wide: it is measured anew.
  const key = writeLook(look);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells of any change in the look
  useEffect(() => {
    const { current } = paper;
    if (!current) return;
    const known = new WeakMap<
      HTMLElement,
      { readonly height: number; readonly width: number; readonly pages: number }
    >();
    const pagesOn = (page: HTMLElement) => {
      const { clientWidth: width } = page;
      const before = known.get(page);
      if (before?.height === filled(page) && before.width === width) return before.pages;
      fitQuestions(page, sizes[size]);
      const pages = markStarts(page, sizes[size]);
      known.set(page, { height: filled(page), width, pages });
      return pages;
    };
    const measure = () => {
      // Paper follows the preview: measured as it is being printed, its room would be shared out once more.
      if (matchMedia("print").matches) return;
      // In a window pressed to nothing paper has no height either: a page would be looked for without end.
      if (current.clientWidth === 0) return;
      // While questions come the pages are only marked, those that are there.
      const isBusy = current.dataset["busy"] !== undefined;
      // Letters that are under way have other widths than those that stand in for them: so long nothing is told.
      const isSure = !isBusy && document.fonts.status === "loaded";
      const all = [...current.querySelectorAll<HTMLElement>(".paper-page")];
      if (isBusy) for (const page of all) known.delete(page);
      const pages = isBusy ? 0 : all.reduce((sum, page) => sum + pagesOn(page), 0);
      setPages(isSure ? pages : 0);
    };
    // Told when a sheet grows, too: its questions come one after the other. A page that is not full stays as it is while what it
    // holds grows, as when the letters of formulas come late.
    const grown = new ResizeObserver(measure);
    const follow = () => {
      grown.disconnect();
      for (const page of current.querySelectorAll(".paper-page")) {
        grown.observe(page);
        if (page.lastElementChild) grown.observe(page.lastElementChild);
      }
    };
    follow();
    // Whoever is quicker than the observer prints what is measured, too.
    addEventListener("beforeprint", measure);
    document.fonts.addEventListener("loadingdone", measure);
    const changed = new MutationObserver(follow);
    changed.observe(current, { childList: true, attributeFilter: ["data-busy"] });
    return () => {
      grown.disconnect();
      changed.disconnect();
      removeEventListener("beforeprint", measure);
      document.fonts.removeEventListener("loadingdone", measure);
    };
  }, [paper, size, key]);
  return pages;
}

/** How far down a page something stands, in whole pixels: a page is as high as paper, however little is on it. */
function filled(page: HTMLElement): number {
  const end = page.lastElementChild?.getBoundingClientRect().bottom ?? 0;
  return Math.round(end - page.getBoundingClientRect().top);
}

type Size = (typeof sizes)[keyof typeof sizes];

/** How much of the usual room to work is left for a page to be saved, the most first; and what is given where there is paper to spare. */
const narrower = [0.85, 0.7, 0.55] as const;
const wider = [1.5, 1.25] as const;
/** Of the height of a page: what would stand higher in its column takes the whole width, for no question lies on two pages. So does what is cut. */
const tall = 0.45;
/** Millimetres between two rows, and above what stands in one (ui/styles/paper.css). */
const gap = 3.5;
const above = 1.5;

/** Millimetres between the keys of two versions (ui/styles/paper.css). */
const keyGap = 8;

/** A question as it lies: how high without its room to work, and how high that is. */
interface Lying {
  readonly place: HTMLElement;
  readonly height: number;
  readonly room: number;
  /** Whether something in it, such as a long formula in large print, is wider than its column. */
  readonly isCut: boolean;
}

/** Chooses how wide the questions of a page are, and their room to work: by what they measure, without trying it out. */
function fitQuestions(page: HTMLElement, { width, height }: Size): void {
  const list = page.querySelector<HTMLElement>(":scope > .paper-questions");
  if (!list) return;
  delete list.dataset["part"];
  // The line that says where paper begins anew is as wide as paper: a question under it would be taken for one that is cut.
  for (const one of list.querySelectorAll<HTMLElement>(":scope > :is([data-wide], [data-page])")) {
    delete one.dataset["wide"];
    delete one.dataset["page"];
  }
  const mm = page.clientWidth / width;
  const room = (height - 2 * margin) * mm;
  const columns = Number(list.dataset["columns"]);
  let lying = measured(list);
  const high = columns === 1 ? [] : lying.filter((one) => one.isCut || one.height + one.room > tall * room);
  for (const { place } of high) place.dataset["wide"] = "";
  // One that would lie alone above a wide one is given the width that is there.
  if (high.length > 0)
    for (const [one, ...others] of rowsOf(lying, columns).slice(0, -1))
      if (one && others.length === 0) one.place.dataset["wide"] = "";
  if (list.dataset["room"] !== "usual") return;
  if (high.length > 0) lying = measured(list);
  const first = list.getBoundingClientRect().top - page.getBoundingClientRect().top - margin * mm;
  const pagesWith = (part: number) => {
    let [top, pages] = [first, 1];
    for (const row of rowsOf(lying, columns)) {
      const needed = Math.max(...row.map((one) => one.height + part * one.room)) + above * mm;
      if (top + needed > room && top > 0) {
        top = 0;
        pages++;
      }
      top += needed + gap * mm;
    }
    return pages;
  };
  const usual = pagesWith(1);
  const less = usual > 1 ? narrower.find((part) => pagesWith(part) < usual) : undefined;
  const more = usual > 1 ? wider.find((part) => pagesWith(part) === usual) : undefined;
  const part = less ?? more;
  if (part !== undefined) list.dataset["part"] = String(part);
}

function measured(list: HTMLElement): readonly Lying[] {
  return [...list.children].map((place) => {
    let [height, room] = [0, 0];
    for (const part of place.querySelector(".paper-body")?.children ?? []) {
      const own = part.getBoundingClientRect().height;
      if (part.classList.contains("paper-room")) room += own;
      else
        height +=
          own + (Number.parseFloat(getComputedStyle(part).marginTop) || 0) * Number(!part.matches(".paper-answer"));
    }
    return { place: place as HTMLElement, height, room, isCut: place.scrollWidth > place.clientWidth + 1 };
  });
}

/** As the grid lays them: what is wide has a row of its own. */
function rowsOf(lying: readonly Lying[], columns: number): readonly (readonly Lying[])[] {
  const rows: Lying[][] = [];
  let isOpen = false;
  for (const one of lying) {
    const isWide = one.place.dataset["wide"] !== undefined;
    const last = rows.at(-1);
    if (isOpen && !isWide && last && last.length < columns) last.push(one);
    else rows.push([one]);
    isOpen = !isWide;
  }
  return rows;
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
    const isNew = bottom > start + room + 0.5 && top > start + 1;
    // The gap before it reaches over the end of the page, and Chromium lays a row that is told to begin a page two pages on then.
    const comesByItself = isNew && top > start + room - mm;
    if (isNew) {
      start = top;
      number++;
    }
    // What is higher than paper is goes on overleaf.
    for (; bottom > start + room + 0.5; number++) start += room;
    places.forEach((place, at) => {
      if (isNew && at === 0) place.dataset["page"] = String(number);
      else delete place.dataset["page"];
      place.toggleAttribute("data-by-itself", comesByItself);
    });
  }
  if (rows.size > 0) return number;
  const heightsOf = (kind: string) =>
    [...page.querySelectorAll(`:scope > ${kind}`)].map((one) => one.getBoundingClientRect().height);
  const keys = heightsOf(".paper-keys");
  if (keys.length > 1) return pagesOfWholes(keys, room, keyGap * mm);
  const tickets = heightsOf(".paper-ticket");
  if (tickets.length > 0) return pagesOfWholes(tickets, room, 0);
  return Math.max(1, Math.ceil((page.scrollHeight - 2 * margin * mm) / room - 0.01));
}

/** A key, or a ticket, lies on one page where it fits on one. */
function pagesOfWholes(heights: readonly number[], room: number, gap: number): number {
  let [pages, free] = [1, room];
  for (const height of heights) {
    const isFirst = free === room;
    const needed = isFirst ? height : gap + height;
    if (needed <= free || isFirst) free -= needed;
    else {
      pages++;
      free = room - height;
    }
    for (; free < -0.5; free += room) pages++;
  }
  return pages;
}
