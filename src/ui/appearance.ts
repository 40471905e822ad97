import { adoptOldKeys } from "../device/settings/old-keys.ts";
import { choices, usual } from "../device/settings/settings.ts";
import { changed } from "../device/settings/shown.ts";
import { changeSettings, onSettings, settings } from "../device/settings/store.ts";

const darkWanted = "(prefers-color-scheme: dark)";
let following = false;

/**
 * Writes on <html> what the stylesheet and `shown` look for there, as public/boot.js did when the page was opened. Only
 * what is not so yet: an attribute written there, even with the value it has, sets the style of the whole page anew.
 */
function show() {
  const now = settings();
  const { dataset } = document.documentElement;
  const dark = now.theme === "dark" || (now.theme === "system" && matchMedia(darkWanted).matches);
  const theme = dark ? "dark" : "light";
  const wanted = Object.entries({ ...now, theme, themeChoice: now.theme });
  for (const [name, value] of wanted) {
    if ((dataset[name] ?? String(usual[name])) !== String(value)) dataset[name] = String(value);
  }
  dispatchEvent(new Event(changed));
}

/** Lets the page follow the settings and the device's theme from now on. */
export function followSettings(): void {
  if (following) return;
  following = true;
  adoptOldKeys();
  onSettings(show);
  matchMedia(darkWanted).addEventListener("change", show);
  show();
}

/** The next theme, in the order of the choices. */
export function turnTheme(): void {
  followSettings();
  const themes = choices.theme;
  changeSettings({ theme: themes[(themes.indexOf(settings().theme) + 1) % themes.length] ?? "system" });
}
