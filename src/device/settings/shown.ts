import { useSyncExternalStore } from "react";
import type { NumberLocale } from "../../engine/answer/answer.ts";
import type { Settings } from "./settings.ts";

/**
 * What holds now, as it stands on <html>: public/boot.js writes it there before the first paint, ui/appearance.ts at
 * each change. Pages that only ask need not load, read and check the settings themselves.
 */
export function shown(name: keyof Settings | "themeChoice"): string | undefined {
  return document.documentElement.dataset[name];
}

/** Told on the window when what stands on <html> has changed. */
export const changed = "settings";

/** Calls after each change of what `shown` gives; gives what ends that. */
export function onShown(listener: () => void): () => void {
  addEventListener(changed, listener);
  return () => removeEventListener(changed, listener);
}

/** As `shown`, kept up to date; undefined in the prerendered page. */
export function useShown(name: keyof Settings | "themeChoice"): string | undefined {
  return useSyncExternalStore(
    onShown,
    () => shown(name),
    () => undefined,
  );
}

/** How the learner writes numbers, as the judge of answers wants to know it. */
export function numberLocale(): NumberLocale {
  return shown("numbers") === "comma" ? "comma" : "point";
}
