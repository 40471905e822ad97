import { Link } from "react-router";
import type { MotifName } from "../../content/motifs/all.ts";
import topics from "../../content/topics.yaml";
import { PuzzleList } from "../../play/puzzle-list/puzzle-list.tsx";
import { ToolsFor } from "../../play/tools/tools-for.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { ScreenProps } from "../screen-props.ts";

/** A topic of algebra or geometry: /algebra/linear, /geometry/circles, ... */
export default function TopicScreen({ row, lists }: ScreenProps) {
  const [, area = "", slug = ""] = row.path.split("/");
  const areaName = area === "algebra" ? "Algebra" : "Geometry";
  const topic = topics[area === "algebra" ? "algebra" : "geometry"].find((one) => one.slug === slug);
  return (
    <>
      <p className="screen-only mb-3">
        <Link to={`/${area}`} className="link inline-flex items-center gap-1.5">
          <Icon name="arrow-left" /> Back to {areaName}
        </Link>
      </p>
      <PageHeading icon={row.icon} motif={slug as MotifName} title={row.title}>
        {topic?.description}
      </PageHeading>
      <PuzzleList listings={lists} category={area} hasLevels />
      <ToolsFor page={row.path} />
    </>
  );
}
