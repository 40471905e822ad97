import { type Random, random } from "../maths/random.ts";
import type { Point } from "./geometry.ts";

/** A number that is pulled along a bar. */
export interface Slider {
  readonly kind: "slider";
  readonly id: string;
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly start: number;
  /** What its number is of: "°", "%", " nails". */
  readonly unit?: string;
}

/** One of a few. */
export interface Choice {
  readonly kind: "choice";
  readonly id: string;
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly start: string;
}

/** A line that is typed, within limits; or that the picture itself writes, which is then hidden. */
export interface Line {
  readonly kind: "line";
  readonly id: string;
  readonly name: string;
  readonly start: string;
  readonly longest: number;
  readonly hidden?: boolean;
  /** What is wrong with a text, in a sentence; null where nothing is. It never holds an underscore. */
  readonly problem: (text: string) => string | null;
}

export type Control = Slider | Choice | Line;

/** How a maker's controls stand, by their ids. */
export type Settings = Readonly<Record<string, number | string>>;

/** 0 is for lines, 1 to 5 are colours. */
export type Ink = 0 | 1 | 2 | 3 | 4 | 5;

/** A part of a drawing that has one colour. Its commands are M L H V C Q A Z, none relative. */
export interface ArtPath {
  readonly ink: Ink;
  readonly d: string;
  /** Filled; else it is a line. */
  readonly fill?: boolean;
  /** Faint: the ground of something else. */
  readonly soft?: boolean;
  /** How thick a line is; 3 unless it says so. */
  readonly width?: number;
}

export interface Drawing {
  /** In a square of 1000 by 1000; what is outside is cut off. Later ones lie over earlier ones. */
  readonly paths: readonly ArtPath[];
  /** What is to be seen, in a sentence or two, for those who cannot. */
  readonly words: string;
}

/** Something that draws by rules: its controls, and the drawing for each way they can stand. The same for ever. */
export interface Maker {
  readonly id: string;
  /** Goes up when what a text means changes. */
  readonly version: number;
  readonly controls: readonly Control[];
  /** Whether a control does anything as the others stand; each does unless this says otherwise. */
  readonly needs?: (control: string, settings: Settings) => boolean;
  readonly draw: (settings: Settings) => Drawing;
  /** Points that can be moved, and what then holds. */
  readonly points?: (settings: Settings) => readonly Point[];
  readonly move?: (settings: Settings, index: number, to: Point) => Settings;
  /** What a surprise may be; anything at all where it is left out. */
  readonly surprise?: (chance: Random, any: Settings) => Settings;
}

/** How its controls stand at first. */
export const startOf = (maker: Maker): Settings =>
  Object.fromEntries(maker.controls.map(({ id, start }) => [id, start]));

/** The number that a slider stands at. */
export const numberOf = (settings: Settings, id: string): number => Number(settings[id]);
export const textOf = (settings: Settings, id: string): string => String(settings[id]);

/** A number that a slider can stand at: the nearest. */
export function onStep({ from, to, step }: Slider, value: number): number {
  const steps = Math.round((Math.min(to, Math.max(from, value)) - from) / step);
  return Number((from + steps * step).toFixed(4));
}

/** Settings by chance; the same seed gives the same. */
export function surprise(maker: Maker, seed: number): Settings {
  const chance = random(seed);
  const any: Settings = Object.fromEntries(
    maker.controls.map((control) => {
      if (control.kind === "choice") return [control.id, chance.pick(control.options).value];
      if (control.kind === "line") return [control.id, control.start];
      const steps = Math.round((control.to - control.from) / control.step);
      return [control.id, onStep(control, control.from + chance.whole(0, steps) * control.step)];
    }),
  );
  return maker.surprise ? { ...any, ...maker.surprise(chance, any) } : any;
}

/** How something stands, with its colours. */
export interface Made {
  readonly colours: string;
  readonly settings: Settings;
}

const between = "_";

/** As it stands in an address and in the gallery. */
export function toText(maker: Maker, { colours, settings }: Made): string {
  return [maker.version, colours, ...maker.controls.map(({ id }) => settings[id] ?? "")].join(between);
}

const damaged = "This link has lost a part on its way, so the picture begins at its beginning.";
const later = "This link was made by a later Sumwhere, so the picture begins at its beginning.";

/** Reads it back: what it says, or a sentence about what is wrong with it. Never throws. */
export function fromText(maker: Maker, text: string, colours: readonly string[]): Made | { readonly problem: string } {
  const [version = "", colour = "", ...values] = text.slice(0, 1000).split(between);
  if (/^\d{1,3}$/.test(version) && Number(version) > maker.version) return { problem: later };
  if (version !== String(maker.version) || !colours.includes(colour)) return { problem: damaged };
  if (values.length !== maker.controls.length) return { problem: damaged };
  const settings: Record<string, number | string> = {};
  for (const [i, control] of maker.controls.entries()) {
    const value = readControl(control, values[i] ?? "");
    if (value === null) return { problem: damaged };
    settings[control.id] = value;
  }
  return { colours: colour, settings };
}

function readControl(control: Control, text: string): number | string | null {
  if (control.kind === "choice") return control.options.some(({ value }) => value === text) ? text : null;
  if (control.kind === "line") return text.length <= control.longest && control.problem(text) === null ? text : null;
  if (!/^-?\d{1,6}(\.\d{1,4})?$/.test(text)) return null;
  const value = Number(text);
  return onStep(control, value) === value ? value : null;
}

/** "1 petal", "5 petals" */
export const counted = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;
