import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { z } from "zod";
import { type MotifName, motifs } from "../../src/content/motifs/all.ts";
import { line, readYaml } from "../../src/content/schema/text.ts";
import type { Offer } from "../../src/play/game/catalog.ts";
import { iconNames } from "../../src/ui/icon-names.ts";

/** The pages that list games of moves. */
const pages = ["/math-games", "/games"] as const;
type Page = (typeof pages)[number];

/** Of a game of moves: all that is said of it before its code is loaded. What each means stands in play/game/catalog.ts. */
const offered = z.strictObject({
  page: z.enum(pages),
  place: z.int().positive().describe("Its place on the page, counted from 1"),
  title: line,
  icon: z.enum(iconNames),
  opponent: z.literal(true).optional().describe("It is played against the device"),
  goal: line,
  rule: line,
  rules: z.array(line).min(1),
  keys: line,
});
/** Of a game with a page of its own, which says the rest. */
const named = z.strictObject({ page: z.string(), title: line });

/** A game on one of the two pages. */
export interface OfferedGame extends Offer {
  readonly page: Page;
  readonly opponent: boolean;
}

export interface Games {
  /** Those of both pages, each page's in their order there. */
  readonly offered: readonly OfferedGame[];
  /** Games that have a page of their own, by their id: what they are called. */
  readonly named: Readonly<Record<string, string>>;
}

/** The rows as they stand on the disk: the text of each by the game's folder. */
export const rowFiles = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    globSync("*/row.yaml", { cwd: "src/games" })
      .sort()
      .map((file) => [file.split("/")[0] ?? "", readFileSync(`src/games/${file}`, "utf8")]),
  );

/** Every game of the site, as the row in its folder offers it. Throws with every fault of a row and where it is. */
export function readRows(files: Readonly<Record<string, string>> = rowFiles()): Games {
  const all: (OfferedGame & { readonly place: number })[] = [];
  const own: Record<string, string> = {};
  for (const [folder, text] of Object.entries(files)) {
    const file = `src/games/${folder}/row.yaml`;
    if (readYaml(file, z.looseObject({ page: z.string() }), text).page === `/${folder}`) {
      own[folder] = readYaml(file, named, text).title;
      continue;
    }
    if (!isMotif(folder)) throw new Error(`${file}\n  src/content/motifs has none of that name`);
    const { opponent = false, ...row } = readYaml(file, offered, text);
    all.push({ folder, opponent, ...row });
  }
  const inOrder = pages.flatMap((page) => {
    const here = all.filter((game) => game.page === page).sort((one, other) => one.place - other.place);
    for (const [at, { folder, place }] of here.entries())
      if (place !== at + 1)
        throw new Error(`src/games/${folder}/row.yaml\n  place: ${place}, where ${page} has its number ${at + 1}`);
    return here;
  });
  return { offered: inOrder.map(({ place: _, ...game }) => game), named: own };
}

/** What a page offers, in its order. */
export const offersOf = (page: Page, { offered } = readRows()): readonly OfferedGame[] =>
  offered.filter((game) => game.page === page);

const isMotif = (name: string): name is MotifName => name in motifs;
