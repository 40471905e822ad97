import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent } from "react";
import { shown } from "../../device/settings/shown.ts";

// Keys that mean the same on every board, and how the focus finds its way into one.

/** What they do, after the keys of the board itself. */
export const commonKeys =
  "H gives a hint, once more tells why, a third time leads to “Do it for me”, which Enter then does. Escape closes the hint. Ctrl and Z takes back, Ctrl and Y does it again, K shows all keys.";

type BoardKey = "hint" | "keys" | "undo" | "redo";

/** What a key asks for; null for keys that mean something else, or nothing. Text in a field is taken back there. */
export function boardKey({ key, ctrlKey, metaKey, altKey, shiftKey, repeat, target }: KeyboardEvent): BoardKey | null {
  const letter = key.toLowerCase();
  if (altKey) return null;
  if (ctrlKey || metaKey) {
    if (target instanceof HTMLInputElement) return null;
    if (letter === "z") return shiftKey ? "redo" : "undo";
    return letter === "y" ? "redo" : null;
  }
  if (repeat) return null;
  return letter === "h" ? "hint" : letter === "k" ? "keys" : null;
}

/** The one place of a board that Tab leads to; `near` is anything beside it, or the board. */
export const stopOf = (near: Element | null) =>
  near?.closest(".stage")?.querySelector<HTMLElement>('.stage-board [tabindex="0"]') ?? null;

/** The part of a board that a hint is about, where it takes the focus. */
export const hintedPart = (near: Element | null) =>
  near
    ?.closest(".stage")
    ?.querySelector<HTMLElement>('.stage-board :is([tabindex][data-tone="hint"], [data-tone="hint"] [tabindex])') ??
  null;

/** An arrow leads into a board from the whole of it, which has the focus when it comes; gives whether it did. */
export function leadIn(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (!key.startsWith("Arrow") || ctrlKey || metaKey || altKey) return false;
  if (!(target instanceof HTMLElement && target.matches(".stage-board"))) return false;
  stopOf(target)?.focus();
  event.preventDefault();
  return true;
}

/**
 * Where the focus is nowhere, as on a page that has just come, the board takes the keys: arrows lead into it as long as it is in sight,
 * and else the page is moved. Keys with a character only where the settings let these stand for themselves.
 */
export function useKeysFromPage(board: RefObject<HTMLElement | null>): void {
  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const { key, target, defaultPrevented, altKey } = event;
    if (defaultPrevented || altKey || !(target instanceof Element && target.matches("body, main, h1"))) return;
    if (document.querySelector("dialog:modal")) return;
    const stop = stopOf(board.current);
    const isArrow = key.startsWith("Arrow");
    if (isArrow ? !(stop && isInSight(stop)) : key.length > 1 || shown("singleKeys") === "off") return;
    if (
      !board.current?.dispatchEvent(new KeyboardEvent(event.type, { ...keyOf(event), bubbles: true, cancelable: true }))
    )
      event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => onKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}

const keyOf = ({ key, code, shiftKey, ctrlKey, metaKey, repeat }: globalThis.KeyboardEvent) => ({
  key,
  code,
  shiftKey,
  ctrlKey,
  metaKey,
  repeat,
});

/** Whether all of an element is in the window. */
export function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
