import index from "virtual:library/study-plans";
import { useSearchParams } from "react-router";
import { EntryList } from "../../play/library/entry-list.tsx";
import { useHydrated } from "../../ui/hooks/use-hydrated.ts";
import type { ScreenProps } from "../screen-props.ts";
import { readOwnPlan } from "./own-plan.ts";
import { PlanPage } from "./plan-page.tsx";

/** The plans; ?skills= is one that the assessment made. */
export default function StudyPlansScreen({ row }: ScreenProps) {
  const [search] = useSearchParams();
  const own = useHydrated() ? readOwnPlan(search.get("skills")) : null;
  if (own) return <PlanPage row={row} plan={own} />;
  return (
    <EntryList
      row={row}
      index={index}
      intro="Day by day, what to do: most days take half an hour or less. A plan ticks itself as you go, and a missed day only moves it. The assessment makes one of your own."
      lead={({ aim }) => aim}
    />
  );
}
