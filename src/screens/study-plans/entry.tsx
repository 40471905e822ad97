import type { ScreenProps } from "../screen-props.ts";
import { type Plan, PlanPage } from "./plan-page.tsx";

export default function StudyPlanScreen({ row, entry }: Pick<ScreenProps, "row"> & { readonly entry: Plan }) {
  return <PlanPage row={row} plan={entry} />;
}
