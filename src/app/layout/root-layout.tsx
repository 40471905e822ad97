import { useEffect, useRef } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { type Location, type NavigationType, useLocation } from "react-router";
import { LiveRegions } from "../../ui/announce/live-regions.tsx";
import { Piece } from "../../ui/piece.tsx";
import { ErrorScreen } from "../error-screen.tsx";
import { useIdleStart } from "../idle-start.ts";
import type { Place } from "../place.ts";
import { useDigits } from "../use-digits.ts";
import { leftBy, useScroll } from "../use-scroll.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { FloatingSymbols } from "./floating-symbols.tsx";
import { Header } from "./header.tsx";
import { Sidebar } from "./sidebar.tsx";
import { useFind } from "./use-find.ts";
import { useSidebar } from "./use-sidebar.ts";

/** The page of a place with what surrounds every page. */
export function RootLayout({ place: { location, by, page, loaded } }: { readonly place: Place }) {
  const { pathname } = useLocation(); // without the folder that the site lies in
  const { row } = page;
  const title = loaded.title ?? (row.path === "/" ? undefined : row.title);
  const { drawerOpen, closeDrawer, toggle } = useSidebar(pathname);
  const find = useFind();
  useScroll(location, by);
  useArrivalFocus(location, by);
  useIdleStart();
  useDigits();
  return (
    <div className="shell" data-hue={row.hue ?? "plain"}>
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
        <Header onToggle={toggle} onFind={find.open} />
        <main id="content" className="outlet" tabIndex={-1}>
          <ErrorBoundary FallbackComponent={ErrorScreen} resetKeys={[location]}>
            {loaded.element}
          </ErrorBoundary>
        </main>
        <BottomBar here={pathname} group={row.group ?? (row.lists && "Main")} />
      </div>
      {find.asked && <find.asked.Dialog takeEarly={find.takeEarly} onClose={find.close} />}
      {/* After what is read, or slow phones would paint these alone first. */}
      <FloatingSymbols />
    </div>
  );
}

/**
 * After a navigation the new page's heading has the focus, so that a screen reader says where one is; who comes back is at the link
 * that she left by.
 */
function useArrivalFocus(location: Location, by: NavigationType) {
  const before = useRef(location);
  useEffect(() => {
    const left = before.current.pathname;
    before.current = location;
    if (left === location.pathname) return;
    const target = leftBy(left, location, by) ?? document.querySelector<HTMLElement>("main h1");
    target?.focus({ preventScroll: true });
  }, [location, by]);
}
