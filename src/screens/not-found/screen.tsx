import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { nearest } from "./nearest.ts";

export default function NotFoundScreen() {
  const { pathname } = useLocation();
  const [near, setNear] = useState<{ readonly to: string; readonly title: string } | null>(null);
  useEffect(() => {
    console.error(`404: there is no page at ${pathname}`);
    setNear(inMenu(pathname));
  }, [pathname]);
  return (
    <div className="card mx-auto mt-6 max-w-xl p-6 text-center sm:p-10 [&_header]:grid-cols-1 [&_header]:flex-col [&_header]:items-center [&_header]:justify-items-center">
      <p className="mb-3 text-6xl font-extrabold text-hue" aria-hidden="true">
        404
      </p>
      <PageHeading icon="compass" title="Oops! Page not found" />
      <p className="mx-auto mb-6 max-w-md text-soft">
        Nothing lives at this address. Check the spelling, look for it by name, or choose a page from the menu.
      </p>
      <p className="flex flex-wrap justify-center gap-3">
        <Link className="btn btn-main" to="/">
          Return to Home
        </Link>
        <button type="button" className="btn needs-script" onClick={find}>
          <Icon name="search" /> Find anything
        </button>
      </p>
      {/* Its room is kept: what is near is known only once the page has the address. */}
      <p className="mt-4 min-h-11">
        {near && (
          <>
            Did you mean{" "}
            <Link className="link font-semibold" to={near.to}>
              {near.title}
            </Link>
            ?
          </>
        )}
      </p>
    </div>
  );
}

/** As the button at the top does, which fetches the search when it is pressed. */
function find() {
  document.querySelector<HTMLElement>(".find-button")?.click();
}

/** The page of the menu whose address is nearest. */
function inMenu(pathname: string): { readonly to: string; readonly title: string } | null {
  const base = import.meta.env.BASE_URL.replace(/\/$/, "");
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".sidebar a[href], .bottom-bar a[href]")];
  const pathOf = (link: HTMLAnchorElement) => new URL(link.href).pathname.slice(base.length) || "/";
  const to = nearest(pathname, links.map(pathOf));
  const link = links.find((one) => pathOf(one) === to);
  return to && link ? { to, title: link.textContent?.trim() ?? to } : null;
}
