import { useEffect, useEffectEvent, useRef, useState } from "react";
import { GoesWith } from "../../play/tools/goes-with.tsx";
import { useHistory } from "../../play/tools/use-history.ts";
import { type Key, press, type State, start } from "../../tools/calculator/calculator.ts";
import { keyOf } from "../../tools/calculator/keys.ts";
import { recalled, sumLine } from "../../tools/calculator/recall.ts";
import { note, words } from "../../tools/calculator/words.ts";
import { Icon } from "../../ui/icon.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { History } from "./history.tsx";
import { KeyHelp } from "./key-help.tsx";

interface Button {
  readonly key: Key;
  readonly name?: string;
  readonly wide?: boolean;
  readonly look?: string;
}

const operator = "border-hue-line bg-hue-soft text-hue-strong";
const buttons: readonly Button[] = [
  { key: "clear", wide: true },
  { key: "backspace", name: "Backspace" },
  { key: "÷", name: "Divide", look: operator },
  { key: "7" },
  { key: "8" },
  { key: "9" },
  { key: "×", name: "Multiply", look: operator },
  { key: "4" },
  { key: "5" },
  { key: "6" },
  { key: "-", name: "Subtract", look: operator },
  { key: "1" },
  { key: "2" },
  { key: "3" },
  { key: "+", name: "Add", look: operator },
  { key: "0", wide: true },
  { key: ".", name: "Decimal point" },
  { key: "=", name: "Equals", look: "btn-main" },
];
const faces: Partial<Record<Key, string>> = { clear: "Clear", "-": "−" };

export default function CalculatorScreen({ row }: ScreenProps) {
  const [state, setState] = useState(start);
  // Keys may be pressed faster than the page is drawn.
  const latest = useRef(start);
  const { entries, add } = useHistory();

  function become(next: State) {
    latest.current = next;
    setState(next);
  }

  function onPress(key: Key) {
    const before = latest.current;
    const after = press(before, key);
    become(after);
    if (after.done && after.done !== before.done) add({ ...sumLine(after.done, after.value), angle: "deg" });
  }

  useTypedKeys(onPress);
  const display = state.display.replace("-", "−");
  return (
    <>
      <PageHeading icon={row.icon} motif="calculator" title={row.title} plain>
        Press the keys here.
        <span className="hidden any-pointer-fine:block">
          With a keyboard, Enter gives the result and Escape clears.
        </span>
      </PageHeading>
      <div className="card mx-auto max-w-sm p-4" data-own-keys>
        <div className="rounded-xl border border-line-strong bg-sunken px-4 py-3 text-right">
          <p className="h-6 text-sm text-soft" data-testid="pending">
            {state.operator && `${state.stored} ${faces[state.operator] ?? state.operator}`}
          </p>
          <p
            className={`flex h-12 items-center justify-end font-bold ${display.length > 13 ? "text-2xl" : "text-4xl"}`}
            data-testid="display"
          >
            {display}
          </p>
        </div>
        <p className="min-h-12 px-1 py-1 text-sm text-soft" role="status">
          {note(state)}
        </p>
        <div className="grid grid-cols-4 gap-2">
          {buttons.map(({ key, name, wide, look = "" }) => (
            <button
              key={key}
              type="button"
              aria-label={name}
              className={`btn min-h-14 px-0 text-xl ${wide ? "col-span-2" : ""} ${look}`}
              onClick={() => onPress(key)}
            >
              {key === "backspace" ? <Icon name="delete" /> : (faces[key] ?? key)}
            </button>
          ))}
        </div>
        <p className="sr-only" aria-live="polite">
          {words(state)}
        </p>
      </div>
      <History entries={entries} onUse={(value) => become(recalled(latest.current, value))} />
      <KeyHelp />
      <GoesWith tool="/calculator" />
    </>
  );
}

/** Typing works wherever the focus is, but Enter on a focused button or link still presses that. */
function useTypedKeys(press: (key: Key) => void) {
  const onKey = useEffectEvent(press);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      const focused = event.target instanceof HTMLElement && event.target.matches("a, button, summary, input");
      if (event.key === "Enter" && focused) return;
      const key = keyOf(event.key);
      if (!key) return;
      event.preventDefault();
      onKey(key);
    };
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  });
}
