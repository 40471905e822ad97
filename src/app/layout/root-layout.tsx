import { useEffect, useRef } from "react";
import { type Location, Outlet, ScrollRestoration, useLocation, useMatches } from "react-router";
import { LiveRegions } from "../../ui/live-regions.tsx";
import { Piece } from "../../ui/piece.tsx";
import { useIdleStart } from "../idle-start.ts";
import { useKeepPage } from "../keep-page.ts";
import type { RouteHandle } from "../route-handle.tsx";
import { useDigits } from "../use-digits.ts";
import { FloatingSymbols } from "./floating-symbols.tsx";
import { Header } from "./header.tsx";
import { Sidebar } from "./sidebar.tsx";
import { useSidebar } from "./use-sidebar.ts";

export function RootLayout() {
  const { pathname } = useLocation();
  const { drawerOpen, closeDrawer, toggle } = useSidebar(pathname);
  const match = useMatches().at(-1);
  const { row, titleOf } = (match?.handle as RouteHandle | undefined) ?? {};
  const title = (match && titleOf?.(match.loaderData, match.params)) ?? (row?.path === "/" ? undefined : row?.title);
  useHeadingFocus(pathname);
  useIdleStart();
  useKeepPage();
  useDigits();
  return (
    <div className="shell" data-hue={row?.hue ?? "plain"}>
      <title>{title ? `${title} · Sumwhere` : "Sumwhere · Maths that works anywhere"}</title>
      <a href="#content" className="skip-link btn btn-main">
        Skip to content
      </a>
      <LiveRegions />
      <Piece>
        <Sidebar here={pathname} onClose={closeDrawer} />
      </Piece>
      {/* The scrim repeats Escape and the close button for pointers, so it is no control of its own. */}
      <div className="scrim" aria-hidden="true" onClick={closeDrawer} />
      <div className="flex min-w-0 flex-col" inert={drawerOpen}>
        <Header onToggle={toggle} />
        <main id="content" className="outlet" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      {/* After what is read, or slow phones would paint these alone first. */}
      <FloatingSymbols />
      <ScrollRestoration getKey={placeOf} />
    </div>
  );
}

/** A page that was loaded rather than gone to has no key of its own; its place must not be another page's. */
function placeOf({ key, pathname, search }: Location): string {
  return key === "default" ? pathname + search : key;
}

/** After a navigation the new page's heading has the focus, so that a screen reader says where one is. */
function useHeadingFocus(pathname: string) {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [pathname]);
}
