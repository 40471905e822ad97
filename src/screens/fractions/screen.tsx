import zone from "virtual:zones/fractions";
import { ZonePage } from "../../play/practice/zone-page.tsx";
import type { ScreenProps } from "../screen-props.ts";

export default function FractionsScreen({ row }: ScreenProps) {
  return <ZonePage icon={row.icon} title={row.title} zone={zone} />;
}
