import { readFileSync } from "node:fs";
import type { Zone } from "../../../src/engine/exercise.ts";
import { drawParameters, type Ground, type Parameters } from "../../../src/engine/parameters.ts";
import { random } from "../../../src/maths/random.ts";
import { families } from "../bank.ts";
import type { SkillProofs } from "../proof.ts";
import { type Labels, learnLabels, readLabels, strange } from "./labels.ts";
import {
  type Layout,
  type Layouts,
  layoutFor,
  layoutKey,
  mismatches,
  numbersIn,
  recover,
  type Slot,
  wrongSlots,
} from "./layout.ts";
import { fewest, learn } from "./learn.ts";
import { Reading } from "./reading.ts";
import { type Posed, shownOf } from "./shown.ts";
import { readTerms, termsText } from "./terms.ts";

/** A family, or a stage of a skill. */
export type Poser = Ground & { readonly write: (parameters: Parameters) => Posed };

export const zones = Object.values(
  import.meta.glob<Zone>("../../../src/skills/*/zone.ts", { eager: true, import: "default" }),
);

/** The proof of every skill, by its id. */
export const skillProofs: SkillProofs = Object.assign(
  {},
  ...Object.values(import.meta.glob<SkillProofs>("../skills/*.ts", { eager: true, import: "proofs" })),
);

/** Every family by its path. */
export const familyPosers: ReadonlyMap<string, Poser> = families as unknown as ReadonlyMap<string, Poser>;
/** Every stage by its skill and its place, from 0: "adding-fractions/2". */
export const stagePosers: ReadonlyMap<string, Poser> = new Map(
  zones.flatMap(({ skills }) =>
    skills.flatMap(({ id, stages }) => stages.map((stage, at): [string, Poser] => [`${id}/${at}`, stage as Poser])),
  ),
);

export function posed(poser: Poser, seed: number): { parameters: Parameters; reading: Reading; puzzle: Posed } {
  const parameters = drawParameters(poser, random(seed));
  const puzzle = poser.write(parameters);
  return { parameters, puzzle, reading: new Reading(shownOf(puzzle)) };
}

/** What is kept of the texts of all families, or of all stages. */
export interface Known {
  readonly layouts: ReadonlyMap<string, Layouts>;
  readonly labels: ReadonlyMap<string, Labels | null>;
}

/**
 * What the proof of a family or a stage takes: the parameters as the text tells them, and the text. Throws where the text says what they do not mean, and where a label
 * or a word is another than in its texts before. A text whose numbers were too rare to be learnt tells nothing.
 */
export function asTold(
  ground: Ground,
  known: Known,
  path: string,
  parameters: Parameters,
  puzzle: Posed,
): [Parameters, Reading] {
  const reading = new Reading(shownOf(puzzle));
  const labels = known.labels.get(path);
  const other = labels && strange(labels, parameters, reading);
  if (other) throw new Error(`the text says another word or sign than before (tests/proofs/reading/layouts): ${other}`);
  const layout = layoutFor(known.layouts.get(path), parameters, reading);
  if (!layout) return [parameters, reading];
  const wrong = mismatches(layout, parameters, reading);
  if (wrong.length > 0)
    throw new Error(`the text says another number than before (tests/proofs/reading/layouts): ${wrong.join("; ")}`);
  return [recover(layout, parameters, reading, ground.bounds).parameters, reading];
}

/** The layouts of a poser, found in what so many seeds write. What is known of them stays; only its gaps are looked at again. */
export function learnLayouts(poser: Poser, seeds: number, { by, of }: Layouts = { by: null, of: new Map() }): Layouts {
  const groups = new Map<string, { parameters: Parameters; reading: Reading }[]>();
  for (let seed = 0; seed < seeds; seed++) {
    const { parameters, reading } = posed(poser, seed);
    const key = layoutKey(parameters, reading, by);
    groups.set(key, [...(groups.get(key) ?? []), { parameters, reading }]);
  }
  const learnt = [...groups]
    .filter(([key, texts]) => of.has(key) || texts.length >= fewest)
    .map(([key, texts]): [string, Layout] => {
      const samples = texts.map(({ parameters, reading }) => ({ reading, parameters: numbersIn(parameters) }));
      const slot = (_number: unknown, at: number) =>
        of.get(key)?.[at] ??
        learn(samples.map(({ parameters, reading }) => ({ said: reading.said(at + 1), parameters })));
      return [key, (texts[0]?.reading.numbers ?? []).map(slot)];
    });
  return { by, of: new Map([...of, ...learnt].sort(([a], [b]) => (a < b ? -1 : 1))) };
}

/** The slots for each number in the texts of so many seeds; null where no layout says what it is. */
export const slotsOf = (poser: Poser, layouts: Layouts, seeds: number): readonly Slot[] =>
  Array.from({ length: seeds }, (_, seed) => {
    const { parameters, reading } = posed(poser, seed);
    return layoutFor(layouts, parameters, reading) ?? reading.numbers.map(() => null);
  }).flat();

/** What the texts of a poser say besides their numbers, found in what so many seeds write. */
export const learnLabelsOf = (poser: Poser, seeds: number): Labels | null =>
  learnLabels(Array.from({ length: seeds }, (_, seed) => posed(poser, seed)));

/** Does no seed write another line than those that are known? */
export function areKnown(labels: Labels, poser: Poser, seeds: number): boolean {
  for (let seed = 0; seed < seeds; seed++) {
    const { parameters, reading } = posed(poser, seed);
    if (strange(labels, parameters, reading)) return false;
  }
  return true;
}

/** Layouts without the slots that other seeds of the poser do not fit: what was only true of the texts it was found in. */
export function tested(poser: Poser, layouts: Layouts, from: number, to: number): Layouts {
  const left = new Map([...layouts.of].map(([key, slots]) => [key, [...slots]]));
  for (let seed = from; seed < to; seed++) {
    const { parameters, reading } = posed(poser, seed);
    const slots = left.get(layoutKey(parameters, reading, layouts.by));
    for (const at of slots ? wrongSlots(slots, parameters, reading) : []) slots?.splice(at, 1, null);
  }
  return { by: layouts.by, of: left };
}

/** One line for a poser with the facts that tell its builds apart, then one for each layout. */
export function layoutsText(all: ReadonlyMap<string, Layouts>): string {
  return [...all]
    .map(([path, layouts]) =>
      [
        layouts.by ? `${path} by ${layouts.by.join(",")}` : path,
        ...[...layouts.of].map(
          ([key, slots]) => `  ${key}: ${slots.map((slot) => (slot ? termsText(slot) : "?")).join(" ")}`,
        ),
      ].join("\n"),
    )
    .join("\n")
    .concat("\n");
}

export function readLayouts(text: string): Map<string, Layouts> {
  const all = new Map<string, Layouts>();
  let current = new Map<string, Layout>();
  for (const line of text.split("\n")) {
    const [, key, slots = ""] = /^ {2}(.*#\d+): ?(.*)$/.exec(line) ?? [];
    if (key !== undefined)
      current.set(
        key,
        slots
          .split(" ")
          .filter(Boolean)
          .map((slot) => (slot === "?" ? null : readTerms(slot))),
      );
    else if (line !== "") {
      const [path = "", by] = line.split(" by ");
      current = new Map();
      all.set(path, { by: by?.split(",") ?? null, of: current });
    }
  }
  return all;
}

const kept = (name: string) => readFileSync(new URL(`./layouts/${name}.txt`, import.meta.url), "utf8");
const known = (name: string) => (): Known => ({
  layouts: readLayouts(kept(name)),
  labels: readLabels(kept(`labels-of-${name}`)),
});
export const knownFamilies = known("families");
export const knownStages = known("stages");
