import zone from "virtual:zones/tables";
import { useSearchParams } from "react-router";
import { ZonePage } from "../../play/practice/zone-page.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { FactsMap, tables } from "./facts-map.tsx";
import { FactsRun } from "./facts-on-demand.tsx";

export default function TablesScreen({ row }: ScreenProps) {
  const [search] = useSearchParams();
  const asked = Number(search.get("table"));
  const table = tables.includes(asked) ? asked : null;
  return (
    <ZonePage
      icon={row.icon}
      title={row.title}
      zone={zone}
      extra={{
        name: "facts",
        run: (onLeave) => <FactsRun key={table} table={table} onLeave={onLeave} />,
        overview: (onPractise) => <FactsMap onPractise={onPractise} />,
      }}
    />
  );
}
