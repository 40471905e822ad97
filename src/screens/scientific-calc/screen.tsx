import { type ReactNode, Suspense, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { useShown } from "../../device/settings/shown.ts";
import { GoesWith } from "../../play/tools/goes-with.tsx";
import { meaningsOf } from "../../tools/scientific/session.ts";
import { useHydrated } from "../../ui/hooks/use-hydrated.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { Calculator } from "./calculator.tsx";
import { later } from "./later.tsx";
import { useSession } from "./use-session.ts";

type Tab = "calculator" | "equations" | "table" | "list";

const EquationSolver = later(() => import("../../play/tools/equation-solver.tsx").then((part) => part.EquationSolver));
const TablePanel = later(() => import("./table-panel.tsx").then((part) => part.TablePanel));
const ListPanel = later(() => import("./list-panel.tsx").then((part) => part.ListPanel));

function tabOf(search: URLSearchParams): Tab {
  if (search.has("equation")) return "equations";
  return search.has("table") ? "table" : search.has("list") ? "list" : "calculator";
}

export default function ScientificCalcScreen({ row }: ScreenProps) {
  const [tab, setTab] = useState<Tab | null>(null);
  const [search, setSearch] = useSearchParams();
  const hydrated = useHydrated();
  // A link opens where what is in it is answered.
  const shown = tab ?? (hydrated ? tabOf(search) : "calculator");
  const { session, keep, borrow } = useSession();
  const decimalComma = useShown("numbers") === "comma";
  const around = useMemo(
    () => ({ ...meaningsOf(session), angle: session.angle, decimalComma }),
    [session, decimalComma],
  );
  const go = ({ to, text }: { readonly to: "equations" | "list"; readonly text: string }) => {
    setSearch(to === "list" ? { list: text } : { equation: text });
    setTab(to);
    // The focus goes along: the button that had it is gone.
    requestAnimationFrame(() => document.querySelector<HTMLElement>("[role=tab][aria-selected=true]")?.focus());
  };
  const behind = (tab: Tab, part: ReactNode) =>
    shown === tab && <Suspense fallback={<p className="min-h-40 text-soft">Fetching it …</p>}>{part}</Suspense>;
  return (
    <>
      <PageHeading icon={row.icon} motif="scientific-calc" title={row.title} plain>
        Exact where it can be: 1/3, √2/2, 2π.
      </PageHeading>
      {/* All four stand in one row on a phone. */}
      <div className="max-sm:[&_.tab]:px-1.5">
        <Tabs
          label="What to work with"
          value={shown}
          onChange={setTab}
          tabs={[
            {
              value: "calculator",
              name: "Calculator",
              panel: <Calculator session={session} around={around} onSession={keep} onBorrow={borrow} onDoor={go} />,
            },
            {
              value: "equations",
              name: "Equations",
              panel: behind("equations", <EquationSolver />),
            },
            {
              value: "table",
              name: "Table",
              panel: behind("table", <TablePanel around={around} names={session.names} onBorrow={borrow} />),
            },
            {
              value: "list",
              name: "List",
              panel: behind("list", <ListPanel decimalComma={decimalComma} />),
            },
          ]}
        />
      </div>
      <GoesWith tool="/scientific-calc" />
    </>
  );
}
