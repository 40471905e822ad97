import type { Field, Reading, Settings, SettingsForm } from "./game.ts";

/** Settings as text: the choices in the order of the fields, "9-hard". */
export function writeSettings(form: SettingsForm, settings: Settings): string {
  return form.fields.map(({ name }) => settings[name] ?? "").join("-");
}

/** Settings from text, or what is wrong with them: not these fields, a choice that is not offered, or one that cannot be dealt. */
export function readSettings(form: SettingsForm, text: string): Reading<Settings> {
  const chosen = text.split("-");
  if (chosen.length !== form.fields.length) return { problem: "These settings are incomplete, or too many." };
  const settings: Record<string, string> = {};
  for (const [at, { name, label, options, former = {} }] of form.fields.entries()) {
    const value = chosen[at] ?? "";
    if (!Object.hasOwn(former, value) && !options.some((option) => option.value === value))
      return { problem: `${label} cannot be "${value}" here.` };
    settings[name] = value;
  }
  const fault = form.fault(settings);
  return fault === null ? { value: settings } : { problem: fault };
}

/** The settings as they are offered now. */
export function settingsNow({ fields }: SettingsForm, settings: Settings): Settings {
  const now = fields.map(({ name, former }) => [name, former?.[settings[name] ?? ""] ?? settings[name] ?? ""] as const);
  return Object.fromEntries(now);
}

/** Settings with another choice in one field. Where it does not go with a choice further down, that one gives way to the nearest that does. */
export function withChoice(form: SettingsForm, settings: Settings, name: string, value: string): Settings {
  const asked = { ...settings, [name]: value };
  const later = form.fields.slice(form.fields.findIndex((field) => field.name === name) + 1);
  const all = later.reduce<{ settings: Settings; cost: number }[]>(
    (list, field) =>
      list.flatMap((one) => costs(field, one.settings).map((next) => ({ ...next, cost: one.cost + next.cost }))),
    [{ settings: asked, cost: 0 }],
  );
  const possible = all.filter((one) => form.fault(one.settings) === null).sort((a, b) => a.cost - b.cost);
  return possible[0]?.settings ?? asked;
}

/** Settings with each option of a field, the dearer the farther it is from what was chosen: one field changed is better than two. */
function costs({ name, options }: Field, settings: Settings): { settings: Settings; cost: number }[] {
  const chosen = options.findIndex(({ value }) => value === settings[name]);
  return options.map(({ value }, at) => ({
    settings: { ...settings, [name]: value },
    cost: at === chosen ? 0 : 100 + Math.abs(at - chosen),
  }));
}

/** The settings of boards that are a step harder and otherwise the same; null where there is no such step. */
export function harderThan(form: SettingsForm, settings: Settings): Settings | null {
  const field = form.fields.find(({ rising }) => rising);
  if (!field) return null;
  const at = field.options.findIndex(({ value }) => value === settings[field.name]);
  const steps = at < 0 ? [] : field.options.slice(at + 1).map(({ value }) => ({ ...settings, [field.name]: value }));
  const offered = (step: Settings) => form.offers?.(step, field.name, step[field.name] ?? "") ?? true;
  return steps.find((step) => offered(step) && form.fault(step) === null) ?? null;
}

/** The choices by their labels: "9 by 9, Hard". */
export function settingsWords(form: SettingsForm, settings: Settings): string {
  const now = settingsNow(form, settings);
  return form.fields
    .flatMap(({ name, options }) => options.find(({ value }) => value === now[name])?.label ?? [])
    .join(", ");
}
