import zone from "virtual:zones/equations";
import { ZonePage } from "../../play/practice/zone-page.tsx";
import type { ScreenProps } from "../screen-props.ts";

export default function EquationsScreen({ row }: ScreenProps) {
  return <ZonePage icon={row.icon} title={row.title} zone={zone} />;
}
