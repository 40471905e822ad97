import { Link, NavLink } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { groups, type RouteRow, routes } from "../routes.ts";
import type { SidebarControl } from "./use-sidebar.ts";

export function Sidebar({ sidebar }: { sidebar: SidebarControl }) {
  return (
    <aside id="site-menu" className="sidebar" aria-label="Site">
      <div className="brand">
        <Link to="/" className="flex items-center gap-2.5 no-underline">
          <img src={`${import.meta.env.BASE_URL}icon.svg`} alt="" width="32" height="32" />
          <span className="nav-label">Sumwhere</span>
        </Link>
        <button
          type="button"
          className="btn btn-plain btn-icon ml-auto md:hidden"
          aria-label="Close the menu"
          onClick={sidebar.closeDrawer}
        >
          <Icon name="x" />
        </button>
      </div>
      <nav className="sidebar-scroll" aria-label="Main menu">
        {groups.map((group) => (
          <details key={group.name} className="nav-group" open={group.open}>
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
                    <SidebarLink row={row} />
                  </li>
                ))}
            </ul>
          </details>
        ))}
      </nav>
    </aside>
  );
}

function SidebarLink({ row }: { row: RouteRow }) {
  return (
    <NavLink to={row.path} end={row.path === "/"} className="nav-link" title={row.title} data-hue={row.hue ?? "plain"}>
      <Icon name={row.icon} />
      <span className="nav-label">{row.title}</span>
    </NavLink>
  );
}
