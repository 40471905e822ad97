import type { Reading, Settings, SettingsForm } from "./game.ts";

/** Settings as text: the choices in the order of the fields, "9-hard". */
export function writeSettings(form: SettingsForm, settings: Settings): string {
  return form.fields.map(({ name }) => settings[name] ?? "").join("-");
}

/** Settings from text, or what is wrong with them: not these fields, a choice that is not offered, or one that cannot be dealt. */
export function readSettings(form: SettingsForm, text: string): Reading<Settings> {
  const chosen = text.split("-");
  if (chosen.length !== form.fields.length) return { problem: "These settings are incomplete, or too many." };
  const settings: Record<string, string> = {};
  for (const [at, { name, label, options }] of form.fields.entries()) {
    const value = chosen[at] ?? "";
    if (!options.some((option) => option.value === value)) return { problem: `${label} cannot be "${value}" here.` };
    settings[name] = value;
  }
  const fault = form.fault(settings);
  return fault === null ? { value: settings } : { problem: fault };
}
