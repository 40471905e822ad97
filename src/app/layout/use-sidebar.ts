import { useCallback, useEffect, useState } from "react";
import { writeCookie } from "../../device/cookies.ts";

export interface SidebarControl {
  /** Under 768 px: the drawer is out. */
  readonly drawerOpen: boolean;
  readonly closeDrawer: () => void;
  /** Opens or closes the drawer on a narrow screen, expands or collapses the sidebar on a wide one. */
  readonly toggle: () => void;
}

const wide = "(min-width: 768px)";
const cookieDays = 7;

/**
 * Expanded or collapsed lives on <html data-sidebar>, where boot.js puts it from the cookie before the first paint;
 * React only flips it, so that hydration moves nothing. The drawer is open at one page: any navigation closes it.
 */
export function useSidebar(pathname: string): SidebarControl {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const drawerOpen = openAt === pathname;
  const closeDrawer = useCallback(() => setOpenAt(null), []);
  const toggle = useCallback(() => {
    if (matchMedia(wide).matches) collapse(document.documentElement.dataset["sidebar"] !== "collapsed");
    else setOpenAt((before) => (before === pathname ? null : pathname));
  }, [pathname]);

  useEffect(() => {
    document.documentElement.dataset["drawer"] = drawerOpen ? "open" : "closed";
    tellState();
    if (!drawerOpen) return;
    const before = document.activeElement;
    const widened = matchMedia(wide);
    const close = () => setOpenAt(null);
    document.querySelector<HTMLElement>(".sidebar a, .sidebar button")?.focus();
    widened.addEventListener("change", close);
    return () => {
      widened.removeEventListener("change", close);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [drawerOpen]);

  useEffect(() => {
    const widened = matchMedia(wide);
    widened.addEventListener("change", tellState);
    return () => widened.removeEventListener("change", tellState);
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === "b") {
        event.preventDefault();
        toggle();
      } else if (event.key === "Escape") setOpenAt(null);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [toggle]);

  return { drawerOpen, closeDrawer, toggle };
}

function collapse(collapsed: boolean) {
  document.documentElement.dataset["sidebar"] = collapsed ? "collapsed" : "expanded";
  tellState();
  writeCookie("sidebar_state", String(!collapsed), cookieDays);
}

/** On the button, as it stands in the page: what is prerendered does not know how wide the window is, nor the cookie. */
function tellState() {
  const { drawer, sidebar } = document.documentElement.dataset;
  const button = document.querySelector("[aria-controls=site-menu]");
  if (button) button.ariaExpanded = String(matchMedia(wide).matches ? sidebar !== "collapsed" : drawer === "open");
}
