import { type KeyboardEvent, type ReactNode, useId } from "react";

interface TabsProps<Value extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly value: Value; readonly name: ReactNode; readonly panel: ReactNode }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Whether the panels hold nothing but text: then they take the focus themselves, as Tab would pass them by. */
  readonly textOnly?: boolean;
}

/** Where each key leads from one of so many tabs. */
const steps: Readonly<Record<string, (at: number, many: number) => number>> = {
  ArrowRight: (at, many) => (at + 1) % many,
  ArrowLeft: (at, many) => (at - 1 + many) % many,
  Home: () => 0,
  End: (_at, many) => many - 1,
};

/**
 * Tabs whose panels all stand in the page, hidden or not: a reader without JavaScript sees every one. One of them is reached
 * by Tab; the arrow keys choose among them (WAI-ARIA Authoring Practices, tabs that are chosen with the focus).
 */
export function Tabs<Value extends string>({ label, tabs, value, onChange, textOnly = false }: TabsProps<Value>) {
  const id = useId();

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = tabs[steps[event.key]?.(at, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    document.getElementById(`${id}${next.value}`)?.focus();
    onChange(next.value);
  }

  return (
    <>
      <div role="tablist" aria-label={label} className="tabs mb-5" onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}${tab.value}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            className="tab"
            onClick={() => onChange(tab.value)}
          >
            {tab.name}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}${tab.value}-panel`}
          aria-labelledby={`${id}${tab.value}`}
          hidden={tab.value !== value}
          tabIndex={textOnly ? 0 : -1}
        >
          {tab.panel}
        </div>
      ))}
    </>
  );
}
