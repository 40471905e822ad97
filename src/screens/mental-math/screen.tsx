import zone from "virtual:zones/mental-math";
import { ZonePage } from "../../play/practice/zone-page.tsx";
import type { ScreenProps } from "../screen-props.ts";

export default function MentalMathScreen({ row }: ScreenProps) {
  return (
    <ZonePage
      icon={row.icon}
      title={row.title}
      zone={zone}
      intro="Methods for sums in your head. Let one be shown to you, line by line, then do more and more of it yourself."
    />
  );
}
