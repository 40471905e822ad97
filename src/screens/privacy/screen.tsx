import privacy from "../../content/privacy.md";
import { PolicyPage } from "../../play/policy/policy-page.tsx";
import type { ScreenProps } from "../screen-props.ts";

export default function PrivacyScreen({ row }: ScreenProps) {
  return <PolicyPage icon={row.icon} title="Privacy Policy" policy={privacy} />;
}
