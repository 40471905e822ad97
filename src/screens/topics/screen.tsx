import { puzzlesIn } from "../../content/counts.ts";
import type { MotifName } from "../../content/motifs/all.ts";
import topics from "../../content/topics.yaml";
import { ToolsFor } from "../../play/tools/tools-for.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { LinkCard } from "../../ui/link-card.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { ScreenProps } from "../screen-props.ts";

const icons: Record<string, IconName> = {
  linear: "equal",
  quadratic: "chart-spline",
  inequalities: "chevrons-left-right",
  systems: "layers",
  polynomials: "variable",
  exponents: "superscript",
  triangles: "triangle",
  circles: "circle",
  quadrilaterals: "square",
  polygons: "pentagon",
  "3d-shapes": "box",
  coordinate: "axis-3d",
};

/** /algebra and /geometry: six topic cards each. */
export default function TopicsScreen({ row }: ScreenProps) {
  const area = row.path === "/algebra" ? "algebra" : "geometry";
  return (
    <>
      <PageHeading icon={row.icon} motif={area} title={row.title}>
        {topics.intros[area]}
      </PageHeading>
      <h2 className="mb-3 text-xl">Topics</h2>
      <ul className="grid gap-4 lg:grid-cols-2">
        {topics[area].map((topic) => (
          <li key={topic.slug}>
            <LinkCard
              to={`/${area}/${topic.slug}`}
              icon={icons[topic.slug] ?? "shapes"}
              motif={topic.slug as MotifName}
              title={topic.title}
              note={puzzlesIn(`${area}/${topic.slug}`)}
            >
              {topic.description}
            </LinkCard>
          </li>
        ))}
      </ul>
      <ToolsFor page={row.path} />
    </>
  );
}
