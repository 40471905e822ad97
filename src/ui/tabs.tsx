import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";

interface TabsProps<Value extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly value: Value; readonly name: ReactNode; readonly panel: ReactNode }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Whether the panels hold nothing but text: then they take the focus themselves, as Tab would pass them by. */
  readonly textOnly?: boolean;
}

/** Tabs whose panels all stand in the page, hidden or not: a reader without JavaScript sees every one. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, textOnly = false }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onChange(next)}>
      <Base.List className="tabs mb-5" aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className="tab">
            {tab.name}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} keepMounted {...(!textOnly && { tabIndex: -1 })}>
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
