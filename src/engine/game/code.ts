import { isProblem, type Reading, type Settings, type SettingsForm } from "./game.ts";
import { readSettings, settingsNow, writeSettings } from "./settings.ts";

/** Where a board comes from: what was asked for, and the seed. */
export interface Code {
  readonly settings: Settings;
  readonly seed: number;
}

/** Short enough to be printed under a board and typed again: "9-hard~48213". */
export function writeCode(form: SettingsForm, { settings, seed }: Code): string {
  return `${writeSettings(form, settings)}~${seed}`;
}

/** The settings and seed of a code, or what is wrong with it. */
export function readCode(form: SettingsForm, text: string): Reading<Code> {
  const [, chosen, seed] = /^([^~]{1,100})~(\d{1,10})$/.exec(text) ?? [];
  if (chosen === undefined || seed === undefined || Number(seed) >= 2 ** 31)
    return { problem: "The number after the ~ is missing or damaged. Codes look like the one printed under a puzzle." };
  const settings = readSettings(form, chosen);
  return isProblem(settings) ? settings : { value: { settings: settings.value, seed: Number(seed) } };
}

/** The settings that deal boards like this one now; the first ones for a board from outside, which has no code. */
export function settingsOf(form: SettingsForm, code: string): Settings {
  const read = readCode(form, code);
  if (isProblem(read)) return form.first;
  const now = settingsNow(form, read.value.settings);
  return form.fault(now) === null ? now : form.first;
}
