import zone from "virtual:zones/tables";
import { ZonePage } from "../../play/practice/zone-page.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { FactsMap } from "./facts-map.tsx";
import { FactsRun } from "./facts-on-demand.tsx";

export default function TablesScreen({ row }: ScreenProps) {
  return (
    <ZonePage
      icon={row.icon}
      title={row.title}
      zone={zone}
      intro="Learn the times tables without a clock, then the sums that are built from them."
      extra={{
        name: "facts",
        run: (onLeave) => <FactsRun onLeave={onLeave} />,
        overview: (onPractise) => <FactsMap onPractise={onPractise} />,
      }}
    />
  );
}
