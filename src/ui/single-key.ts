import { useEffect, useEffectEvent } from "react";
import { shown } from "../device/settings/shown.ts";

/**
 * Whether what was pressed may be a shortcut by itself: such shortcuts can be switched off, a field keeps its characters, and on a page
 * with a board or a test (data-own-keys) and in dialogs all keys are theirs.
 */
export function isFree({ ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false;
  if (shown("singleKeys") === "off" || document.querySelector("[data-own-keys], dialog:modal")) return false;
  return !(target instanceof Element && target.closest("input, textarea, select, [contenteditable]"));
}

/** Whether a key was pressed that is a shortcut by itself. */
export function isSingleKey(event: KeyboardEvent, key: string): boolean {
  return event.key.toLowerCase() === key && isFree(event);
}

/** Calls what belongs to a key that is a shortcut by itself, as long as the page is there. */
export function useSingleKeys(keys: Readonly<Record<string, () => void>>): void {
  // What stands on the page now decides, also for a key that is pressed the moment it came.
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = Object.keys(keys).find((key) => isSingleKey(event, key));
    if (key === undefined) return;
    event.preventDefault();
    keys[key]?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
