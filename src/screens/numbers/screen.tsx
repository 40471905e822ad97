import zone from "virtual:zones/numbers";
import { ZonePage } from "../../play/practice/zone-page.tsx";
import type { ScreenProps } from "../screen-props.ts";

export default function NumbersScreen({ row }: ScreenProps) {
  return <ZonePage icon={row.icon} title={row.title} zone={zone} />;
}
