import { Link, NavLink } from "react-router";
import choices from "../../content/topics.yaml?choices=arithmetic";
import type { Level } from "../../engine/puzzle.ts";
import { PuzzleList } from "../../play/puzzle-list/puzzle-list.tsx";
import { ToolsFor } from "../../play/tools/tools-for.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { views } from "./views.ts";

/** /arithmetic/easy, /medium and /hard. */
export default function ArithmeticLevelScreen({ row, lists }: ScreenProps) {
  const level = row.path.split("/").at(-1) as Level;
  const view = views[level];
  return (
    <>
      <p className="screen-only mb-3">
        <Link to="/arithmetic" className="link inline-flex items-center gap-1.5">
          <Icon name="arrow-left" /> Back to Arithmetic
        </Link>
      </p>
      <PageHeading icon={row.icon} motif={level} title={view.title}>
        {/* On paper there are those that were shown. */}
        <span className="screen-only">{lists[0]?.count} puzzles, </span>
        {view.minutes} minutes each
      </PageHeading>
      <nav className="tabs screen-only mb-5" aria-label="Level">
        {(Object.keys(views) as Level[]).map((other) => (
          <NavLink key={other} to={`/arithmetic/${other}`} className="tab capitalize">
            {other}
          </NavLink>
        ))}
      </nav>
      <PuzzleList listings={lists} category="arithmetic" topics={choices[level]} />
      <ToolsFor page={row.path} />
    </>
  );
}
