/**
 * Whatever a press takes away, the focus stays in the page. Screens say themselves where it goes; this is for what nobody thought of:
 * where the focused element is gone, what held it gives the focus to its heading, or the page does.
 */
export function keepFocus(): void {
  let around: readonly Element[] = [];
  addEventListener("focusin", ({ target }) => {
    around = target instanceof Element ? ancestors(target) : [];
  });
  const look = () => {
    const [focused] = around;
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    const place = around.find((one) => one.isConnected && one.matches("section, article, form, main"));
    around = [];
    const heading = (place ?? document).querySelector<HTMLElement>(":is(h1, h2)[tabindex], h1");
    (heading ?? document.querySelector<HTMLElement>("h1"))?.focus({ preventScroll: true });
  };
  // A frame later: by then whoever took the element away has had the time to say where the focus goes.
  new MutationObserver(() => requestAnimationFrame(look)).observe(document.body, { childList: true, subtree: true });
}

const ancestors = (element: Element): Element[] => [
  element,
  ...(element.parentElement ? ancestors(element.parentElement) : []),
];
