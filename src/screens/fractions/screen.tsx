import { ZonePage } from "../../play/practice/zone-page.tsx";
import zone from "../../skills/fractions/zone.ts";
import type { ScreenProps } from "../screen-props.ts";

export default function FractionsScreen({ row }: ScreenProps) {
  return (
    <ZonePage
      icon={row.icon}
      title={row.title}
      zone={zone}
      intro="Compare, add, take away, multiply and divide: every question with its steps."
    />
  );
}
