import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import { beside } from "../../ui/beside.ts";
import { Icon } from "../../ui/icon.tsx";
import { useOwnDigits } from "../../ui/numbers/own-digits.ts";
import { erase, move, write } from "./edit.ts";
import { functionKeys, type Key, moreKeys, numberKeys } from "./keys.ts";

interface PadProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly decimalComma: boolean;
  readonly onEnter: () => void;
  readonly onClear: () => void;
  /** Whether the keyboard of the device is wanted as well. */
  readonly typing: boolean;
  readonly onTyping: () => void;
  /** What stands below the functions. */
  readonly children: ReactNode;
}

const look = "btn min-h-11 min-w-0 px-0 py-1 whitespace-nowrap [@media(max-height:28rem)]:min-h-[44px]";
/**
 * Where there is little height all keys are in sight, as large as a finger: the first five of the numbers become a sixth
 * column, and of the functions as many stand in a row as there is room for, beside the site's menu, too.
 */
const grid = "grid grid-cols-5 gap-1.5 [@media(max-height:28rem)]:gap-1";
const across = "[@media(max-height:28rem)]:grid-cols-[repeat(auto-fill,minmax(44px,1fr))]";
const aside =
  "[@media(max-height:28rem)]:grid-cols-6 [@media(max-height:28rem)]:grid-flow-row-dense [@media(max-height:28rem)]:[&>:nth-child(-n+5)]:col-start-6 [@media(max-height:28rem)]:text-sm";

/**
 * The keys. Whatever they write can be typed as well, so that all of them are one stop on the way of Tab: arrows go from key
 * to key, and Escape back to the field.
 */
export function Pad({ field, decimalComma, onEnter, onClear, typing, onTyping, children }: PadProps) {
  const [more, setMore] = useState(false);
  const inDigits = useOwnDigits();
  const pad = useRef<HTMLDivElement>(null);
  const on = (act: (field: HTMLInputElement) => void) => () => {
    const before = document.activeElement;
    if (field.current) act(field.current);
    // Whoever presses keys with keys stays among them.
    if (before instanceof HTMLElement && pad.current?.contains(before)) before.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { activeElement } = document;
    if (event.key === "Escape") field.current?.focus();
    else if (activeElement instanceof HTMLElement && event.key.startsWith("Arrow")) {
      const next = beside(activeElement, [...(pad.current?.querySelectorAll("button") ?? [])], event.key);
      if (!next) return;
      activeElement.tabIndex = -1;
      next.tabIndex = 0;
      next.focus();
    } else return;
    event.preventDefault();
  };

  const keys = (some: readonly Key[]) =>
    some.map((key) => {
      const isPoint = key.types === "." && decimalComma;
      const types = isPoint ? "," : decimalComma ? key.types.replace(", ", "; ") : key.types;
      return (
        <PadKey
          key={key.face}
          name={isPoint ? "Decimal comma" : key.name}
          main={/^[÷×−+]$/.test(key.face)}
          onPress={on((one) => write(one, inDigits(types)))}
        >
          {isPoint ? "," : key.face}
        </PadKey>
      );
    });

  return (
    <div
      ref={pad}
      role="toolbar"
      aria-label="Keys"
      className="screen-only grid content-start gap-3 sm:grid-cols-2 [@media(max-height:28rem)]:grid-cols-[1fr_minmax(286px,1fr)] [@media(max-height:28rem)]:gap-2"
      data-testid="pad"
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.preventDefault()}
    >
      <div className={`${grid} ${aside} content-start`}>
        <PadKey name="Back" isStop onPress={on((one) => move(one, -1))}>
          ←
        </PadKey>
        <PadKey name="On, to the next place" onPress={on((one) => move(one, 1))}>
          →
        </PadKey>
        <PadKey name="open bracket" onPress={on((one) => write(one, "("))}>
          (
        </PadKey>
        <PadKey name="close bracket" onPress={on((one) => write(one, ")"))}>
          )
        </PadKey>
        <PadKey name="Erase" onPress={on(erase)}>
          <Icon name="delete" />
        </PadKey>
        {keys(numberKeys)}
        <PadKey name="abc, the keyboard of the device" pressed={typing} onPress={onTyping}>
          abc
        </PadKey>
        <PadKey name={more ? "1st functions" : "2nd functions"} onPress={() => setMore(!more)}>
          {more ? "1st" : "2nd"}
        </PadKey>
        <PadKey name="AC, clear" onPress={onClear}>
          AC
        </PadKey>
        <button
          type="button"
          tabIndex={-1}
          className={`${look} btn-main col-span-2`}
          aria-label="Equals"
          onClick={onEnter}
        >
          =
        </button>
      </div>
      <div className="grid content-start gap-3 sm:order-first [@media(max-height:28rem)]:gap-1">
        {/* biome-ignore lint/a11y/useSemanticElements: these are no form fields */}
        <div role="group" aria-label={more ? "More functions" : "Functions"} className={`${grid} ${across}`}>
          {keys(more ? moreKeys : functionKeys)}
        </div>
        {children}
      </div>
    </div>
  );
}

interface PadKeyProps {
  readonly name?: string | undefined;
  readonly main?: boolean;
  readonly pressed?: boolean;
  /** Where Tab stops before any arrow was pressed. */
  readonly isStop?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function PadKey({ name, main = false, pressed, isStop = false, onPress, children }: PadKeyProps) {
  return (
    <button
      type="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={name}
      aria-pressed={pressed}
      className={`${look} ${typeof children === "string" && children.length > 4 ? "text-sm" : ""} ${main ? "border-hue-line bg-hue-soft text-hue-strong" : ""}`}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
