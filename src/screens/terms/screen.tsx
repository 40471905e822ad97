import terms from "../../content/terms.md";
import { PolicyPage } from "../../play/policy/policy-page.tsx";
import type { ScreenProps } from "../screen-props.ts";

export default function TermsScreen({ row }: ScreenProps) {
  return <PolicyPage icon={row.icon} title="Terms of Service" policy={terms} />;
}
