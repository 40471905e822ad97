import { Link } from "react-router";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { titleFromPath } from "./title.ts";

/** A route whose row has no screen yet. */
export default function ComingSoonScreen({ row }: ScreenProps) {
  return (
    <div className="card mx-auto mt-6 max-w-xl p-6 text-center sm:p-10 [&_header]:justify-center [&_header]:text-left">
      <PageHeading icon={row.icon} title={titleFromPath(row.path)} />
      <p className="mb-2 text-2xl font-bold text-hue-strong">Coming Soon!</p>
      <p className="mx-auto mb-6 max-w-md text-soft">
        We are still building this page. Everything else in the menu is ready, online or off.
      </p>
      <Link className="btn btn-main" to="/">
        Back to Home
      </Link>
    </div>
  );
}
