import { whenIdle } from "../../ui/when-idle.ts";

/** Where nothing leads away: while something is asked that counts, and where one is typing. */
const closed = "[data-no-terms], dialog, form";

/** Makes a button of the first place on the page at which each term stands; the others stay words. */
export function readyTerms(page: ParentNode): void {
  const ready = new Map<string, HTMLElement>();
  const terms = [...page.querySelectorAll<HTMLElement>("[data-term]")];
  // All are looked at before one is changed, or the browser would work out the styles of the page anew for each.
  for (const term of terms) {
    const { term: id = "" } = term.dataset;
    if (!ready.has(id) && term.checkVisibility() && !term.closest(closed)) ready.set(id, term);
  }
  for (const term of terms) {
    const isFirst = ready.get(term.dataset["term"] ?? "") === term;
    if (isFirst === term.hasAttribute("role")) continue;
    if (isFirst) {
      term.setAttribute("role", "button");
      term.setAttribute("aria-haspopup", "dialog");
      term.tabIndex = 0;
    } else for (const name of ["role", "aria-haspopup", "tabindex"]) term.removeAttribute(name);
  }
}

/** Keeps them ready as the page changes, and shows what one means when it is pressed. */
export function startTerms(): void {
  const page = document.getElementById("content");
  if (!page) return;
  let waiting = false;
  const later = () => {
    if (waiting) return;
    waiting = true;
    whenIdle(() => {
      waiting = false;
      readyTerms(page);
    });
  };
  new MutationObserver(later).observe(page, { childList: true, subtree: true });
  page.addEventListener("toggle", later, true);
  later();
  const pressed = (event: Event) => (event.target as Element).closest<HTMLElement>("[data-term][role=button]");
  page.addEventListener("click", (event) => {
    const term = pressed(event);
    if (term) void show(term);
  });
  page.addEventListener("keydown", (event) => {
    const term = event.key === "Enter" || event.key === " " ? pressed(event) : null;
    if (!term) return;
    event.preventDefault();
    void show(term);
  });
}

async function show(term: HTMLElement): Promise<void> {
  const { showMeaning } = await import("./meaning.tsx");
  await showMeaning(term);
}
