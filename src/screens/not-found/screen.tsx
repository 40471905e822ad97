import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { PageHeading } from "../../ui/page-heading.tsx";

export default function NotFoundScreen() {
  const { pathname } = useLocation();
  useEffect(() => console.error(`404: there is no page at ${pathname}`), [pathname]);
  return (
    <div className="card mx-auto mt-6 max-w-xl p-6 text-center sm:p-10 [&_header]:grid-cols-1 [&_header]:flex-col [&_header]:items-center [&_header]:justify-items-center">
      <p className="mb-3 text-6xl font-extrabold text-hue" aria-hidden="true">
        404
      </p>
      <PageHeading icon="compass" title="Oops! Page not found" />
      <p className="mx-auto mb-6 max-w-md text-soft">
        Nothing lives at this address. Check the spelling, or choose a page from the menu.
      </p>
      <Link className="btn btn-main" to="/">
        Return to Home
      </Link>
    </div>
  );
}
