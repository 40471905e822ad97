import { useEffect, useLayoutEffect, useRef } from "react";
import type { Location, NavigationType } from "react-router";
import { readSession, writeSession } from "../device/session.ts";
import { isCount, isFields, parseFields } from "../engine/fields.ts";

const stored = "scrolled";
/** How far down each place was, in pixels: as long as the tab is open, also after a reload. */
const known = new Map(
  Object.entries(parseFields(readSession(stored) ?? "")).filter((one): one is [string, number] => isCount(one[1])),
);

/** Whether this document was reloaded, or come back to. Who opens its address anew begins at the top. */
function isComeBackTo(): boolean {
  const [how] = performance.getEntriesByType("navigation");
  return how instanceof PerformanceNavigationTiming && how.type !== "navigate";
}

/** What a hash names on this page. */
function named(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // no address that anybody wrote
  }
}

/** A page that was loaded rather than gone to has no key of its own; its place must not be another page's. */
function keyOf({ key, pathname, search }: Location): string {
  return key === "default" ? pathname + search : key;
}

/** The link to the page that was left, where one comes back to the one before it: by the browser's Back, or by a way that says so. */
export function leftBy(left: string, { state }: Location, by: NavigationType): HTMLElement | null {
  const isBack = by === "POP" || (isFields(state) && state["back"] === true);
  return isBack ? document.querySelector(`main a[href="${left}"]`) : null;
}

/**
 * A page that is gone to begins at its top, or at what the hash names; one that is come back to is where it was left. Where
 * only the address of the page itself is written anew nothing moves.
 */
export function useScroll(location: Location, by: NavigationType): void {
  const y = useRef(0);
  const before = useRef(location);
  const key = keyOf(location);

  useEffect(() => {
    const follow = () => {
      y.current = scrollY;
    };
    follow();
    addEventListener("scroll", follow, { passive: true });
    return () => removeEventListener("scroll", follow);
  }, []);

  useEffect(() => {
    history.scrollRestoration = "manual";
    const keep = () => {
      known.set(key, Math.round(scrollY));
      writeSession(stored, JSON.stringify(Object.fromEntries(known)));
      history.scrollRestoration = "auto"; // the browser is quicker with a page that is loaded
    };
    addEventListener("pagehide", keep);
    return () => removeEventListener("pagehide", keep);
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is a place; the rest says how it was come to
  useLayoutEffect(() => {
    const isFirst = before.current === location;
    const { pathname } = before.current;
    const isRewritten = by === "REPLACE" && pathname === location.pathname;
    before.current = location;
    if (isFirst ? isComeBackTo() : by === "POP") go(known.get(key) ?? 0);
    else if (!isFirst && !isRewritten) {
      const target = location.hash ? named(location.hash) : leftBy(pathname, location, by);
      if (target) target.scrollIntoView();
      else go(0);
    }
    // How far the page that is left was scrolled; it is not there any more to be asked.
    return () => void known.set(key, y.current);

    function go(to: number) {
      scrollTo(0, to);
      y.current = scrollY;
    }
  }, [key]);
}
