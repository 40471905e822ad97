import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** How many seeds of each are frozen. */
export const frozenSeeds = 20;
/** `npm run digests`: what is new is added. What is there is never changed, whoever asks. */
export const adds = process.env["DIGESTS"] === "add";

/** The digests of one kind: by the name of what deals and its version, one for each seed. */
export type Frozen = Readonly<Record<string, string>>;

const pathOf = (kind: string) => new URL(`${kind}.json`, import.meta.url);

export function frozen(kind: string): Frozen {
  return existsSync(pathOf(kind)) ? JSON.parse(readFileSync(pathOf(kind), "utf8")) : {};
}

/**
 * What is wrong with what is dealt now, by the side of what was frozen: a sentence for each, empty for nothing. `dealt` has for
 * each name the digests of some seeds; a name that is not asked about is left out.
 */
export function faultsOf(was: Frozen, dealt: Readonly<Record<string, Readonly<Record<number, string>>>>): string[] {
  return Object.entries(dealt).flatMap(([name, now]) => {
    const before = was[name]?.split(" ");
    if (!before) return [`${name} is new: freeze it with "npm run digests"`];
    const broken = Object.entries(now).filter(([seed, one]) => before[Number(seed)] !== one);
    if (broken.length === 0) return [];
    const seeds = broken.map(([seed]) => seed).join(", ");
    return [
      `${name} deals otherwise than it did for the seeds ${seeds}: put it back, or keep the old one in "before" (docs/decisions/0038)`,
    ];
  });
}

/** What was frozen and is not there any more, though links and logs may name it. */
export function goneOf(was: Frozen, names: readonly string[]): string[] {
  return Object.keys(was).filter((name) => !names.includes(name));
}

/** Adds what is new to the file of a kind; what stands there stays as it is. */
export function freeze(kind: string, added: Frozen): void {
  const all = { ...added, ...frozen(kind) };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(pathOf(kind), `${JSON.stringify(sorted, null, 2)}\n`);
}
