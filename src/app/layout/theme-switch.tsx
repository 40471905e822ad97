import { useSyncExternalStore } from "react";
import { readLocal, writeLocal } from "../../learner/local.ts";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";

type Theme = "system" | "light" | "dark";
const themes: Record<Theme, { icon: IconName; name: string; next: Theme }> = {
  system: { icon: "monitor", name: "as this device", next: "light" },
  light: { icon: "sun", name: "light", next: "dark" },
  dark: { icon: "moon", name: "dark", next: "system" },
};

const darkWanted = "(prefers-color-scheme: dark)";
const changed = new EventTarget();
// Kept here as well, so that the switch works where storage is blocked.
let chosen: Theme | undefined;

function theme(): Theme {
  const stored = chosen ?? readLocal("theme");
  return stored === "light" || stored === "dark" ? stored : "system";
}

function choose(next: Theme) {
  chosen = next;
  writeLocal("theme", next);
  show();
  changed.dispatchEvent(new Event("change"));
}

function show() {
  const wanted = theme();
  const dark = wanted === "dark" || (wanted === "system" && matchMedia(darkWanted).matches);
  document.documentElement.dataset["theme"] = dark ? "dark" : "light";
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== "theme") return;
    chosen = undefined;
    show();
    listener();
  };
  const system = matchMedia(darkWanted);
  system.addEventListener("change", show);
  changed.addEventListener("change", listener);
  addEventListener("storage", onStorage);
  return () => {
    system.removeEventListener("change", show);
    changed.removeEventListener("change", listener);
    removeEventListener("storage", onStorage);
  };
}

export function ThemeSwitch() {
  const now = themes[useSyncExternalStore(subscribe, theme, (): Theme => "system")];
  return (
    <button
      type="button"
      className="btn btn-plain btn-icon needs-script"
      aria-label={`Theme: ${now.name}. Change to ${themes[now.next].name}`}
      title={`Theme: ${now.name}`}
      onClick={() => choose(now.next)}
    >
      <Icon name={now.icon} />
    </button>
  );
}
