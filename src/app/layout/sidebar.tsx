import { memo, useEffect } from "react";
import { Link } from "react-router";
import { hrefOf, useFollow } from "../../ui/hooks/use-follow.ts";
import { Icon } from "../../ui/icon.tsx";
import { groups, type RouteRow } from "../route-row.ts";
import { routes } from "../routes.ts";
import type { SidebarControl } from "./use-sidebar.ts";

interface SidebarProps {
  /** Path of the page that is shown. */
  readonly here: string;
  readonly onClose: SidebarControl["closeDrawer"];
}

/** Memoised, and its links are plain: see useFollow. */
export const Sidebar = memo(function Sidebar({ here, onClose }: SidebarProps) {
  const follow = useFollow();
  // Only the menu scrolls for it: it stands still in the window, and a link in sight stays where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each page
  useEffect(() => {
    requestAnimationFrame(() =>
      document.querySelector("#site-menu [aria-current]")?.scrollIntoView({ block: "nearest" }),
    );
  }, [here]);
  return (
    <aside id="site-menu" className="sidebar" aria-label="Site">
      <div className="brand">
        <Link to="/" className="flex items-center gap-2.5 no-underline">
          <img src={`${import.meta.env.BASE_URL}icon.svg`} alt="" width="32" height="32" loading="lazy" />
          <span className="nav-label">Sumwhere</span>
        </Link>
        <button
          type="button"
          className="btn btn-plain btn-icon ml-auto md:hidden"
          aria-label="Close the menu"
          onClick={onClose}
        >
          <Icon name="x" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links are the controls, and Enter on one is a click, too */}
      <nav className="sidebar-scroll" aria-label="Main menu" onClick={follow}>
        {groups.map((group) => (
          // The group of the page that is shown is open, so that one sees where one is.
          <details
            key={group.name}
            className="nav-group"
            open={group.open || routes.some((row) => row.group === group.name && relation(row.path, here))}
          >
            <summary title={group.name}>
              <Icon name={group.icon} />
              <span className="nav-label">{group.name}</span>
              <Icon name="chevron-right" className="turn" />
            </summary>
            <ul>
              {routes
                .filter((row) => row.group === group.name)
                .map((row) => (
                  <li key={row.path}>
                    <SidebarLink row={row} current={relation(row.path, here)} />
                  </li>
                ))}
            </ul>
          </details>
        ))}
      </nav>
    </aside>
  );
});

type Current = "page" | "true" | undefined;

/** Whether a row is the page that is shown, or the one it belongs to. */
function relation(path: string, here: string): Current {
  if (path === here) return "page";
  return path !== "/" && here.startsWith(`${path}/`) ? "true" : undefined;
}

const SidebarLink = memo(function SidebarLink({ row, current }: { row: RouteRow; current: Current }) {
  return (
    <a
      href={hrefOf(row.path)}
      className="nav-link"
      title={row.title}
      data-hue={row.hue ?? "plain"}
      aria-current={current}
    >
      <Icon name={row.icon} />
      <span className="nav-label">{row.title}</span>
    </a>
  );
});
