import { isProblem, type Reading, type Settings, type SettingsForm } from "./game.ts";
import { readSettings, settingsNow, writeSettings } from "./settings.ts";

/** Where a board comes from: what was asked for, and the seed. */
export interface Code {
  readonly settings: Settings;
  readonly seed: number;
  /** Of the game's dealer; 1 where it is left out. */
  readonly version?: number;
}

/** The code of a board that is dealt now. */
export function freshCode({ version = 1 }: { readonly version?: number }, settings: Settings, seed: number): Code {
  return { settings, seed, ...(version > 1 && { version }) };
}

/** Short enough to be printed under a board and typed again: "9-hard~48213", "9-hard~48213@2" from the second version on. */
export function writeCode(form: SettingsForm, { settings, seed, version = 1 }: Code): string {
  return `${writeSettings(form, settings)}~${seed}${version === 1 ? "" : `@${version}`}`;
}

/** The settings and seed of a code, or what is wrong with it. */
export function readCode(form: SettingsForm, text: string): Reading<Code> {
  const [, chosen, seed, version] = /^([^~]{1,100})~(\d{1,10})(?:@([1-9]\d{0,2}))?$/.exec(text) ?? [];
  if (chosen === undefined || seed === undefined || Number(seed) >= 2 ** 31)
    return { problem: "The number after the ~ is missing or damaged. Codes look like the one printed under a puzzle." };
  const settings = readSettings(form, chosen);
  if (isProblem(settings)) return settings;
  const later = version !== undefined && version !== "1" && { version: Number(version) };
  return { value: { settings: settings.value, seed: Number(seed), ...later } };
}

/** The settings that deal boards like this one now; the first ones for a board from outside, which has no code. */
export function settingsOf(form: SettingsForm, code: string): Settings {
  const read = readCode(form, code);
  if (isProblem(read)) return form.first;
  const now = settingsNow(form, read.value.settings);
  return form.fault(now) === null ? now : form.first;
}
