import type { MouseEvent } from "react";
import { useNavigate } from "react-router";

const base = import.meta.env.BASE_URL.replace(/\/$/, "");

/** The address of a path of the site as a plain link names it. */
export function hrefOf(path: string): string {
  return base + path;
}

/**
 * Follows the plain links inside an element (onClick) without loading the page anew. Each link of React Router would be
 * drawn again at every change of the address, and there may be dozens. `state` is kept with the page they lead to.
 */
export function useFollow(state?: () => unknown): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const href = link?.getAttribute("href"); // links in a drawing have no parts of their address
    if (!href || event.defaultPrevented) return;
    const { origin, pathname, search, hash } = new URL(href, location.href);
    if (origin !== location.origin) return;
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(pathname.slice(base.length) + search + hash, { state: state?.() });
  };
}
