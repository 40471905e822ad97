import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "./icon.tsx";

interface GhostProps {
  /** The outlines of what will stand here, in a field of 120 by 70; no figure in it. */
  readonly picture: string;
  /** The one thing to do about it. */
  readonly to: string;
  readonly go: string;
  /** One sentence: when it comes. */
  readonly children: ReactNode;
}

/** A faint picture of what is not there yet, what brings it, and the way to that. */
export function Ghost({ picture, to, go, children }: GhostProps) {
  return (
    <div className="ghost">
      <svg viewBox="0 0 120 70" className="screen-only" aria-hidden="true">
        <path d={picture} />
      </svg>
      <div>
        <p className="max-w-[52ch]">{children}</p>
        <p className="screen-only mt-2">
          <Link to={to} className="btn">
            {go} <Icon name="arrow-right" />
          </Link>
        </p>
      </div>
    </div>
  );
}
