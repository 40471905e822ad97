import zone from "virtual:zones/percentages";
import { ZonePage } from "../../play/practice/zone-page.tsx";
import type { ScreenProps } from "../screen-props.ts";

export default function PercentagesScreen({ row }: ScreenProps) {
  return <ZonePage icon={row.icon} title={row.title} zone={zone} />;
}
