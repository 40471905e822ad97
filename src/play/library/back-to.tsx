import { Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";

/** The way from an entry back to the list it stands in. */
export function BackTo({ path, children }: { readonly path: string; readonly children: string }) {
  return (
    <p className="screen-only mb-5 shrink-0">
      <Link to={path} state={{ back: true }} className="btn">
        <Icon name="arrow-left" /> {children}
      </Link>
    </p>
  );
}
