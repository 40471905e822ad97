/** What has the page to itself. */
type Alone = "board" | "question";

/**
 * For the element that has the page to itself: the shell around it says so, and the bar at the bottom gives way. Said by an attribute,
 * since for a `:has()` in the stylesheet the whole page is searched at each press. A prerendered page says it from the start (entry-server.tsx).
 */
function having(what: Alone) {
  return {
    "data-has-page": what,
    ref(element: Element | null) {
      const shell = element?.closest<HTMLElement>(".shell");
      if (shell) shell.dataset["alone"] = what;
      return () => shell?.removeAttribute("data-alone");
    },
  };
}

export const hasPage = { board: having("board"), question: having("question") };

/** A prerendered page, whose shell says what has the page to itself. */
export function withAlone(html: string): string {
  const what = / data-has-page="(\w+)"/.exec(html)?.[1];
  return what ? html.replace('class="shell"', `class="shell" data-alone="${what}"`) : html;
}
