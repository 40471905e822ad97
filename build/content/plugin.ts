import { readFileSync } from "node:fs";
import { basename, relative, resolve } from "node:path";
import type { Plugin } from "vite";
import { readIntroductions } from "../../src/content/schema/introductions.ts";
import {
  countPuzzles,
  type FindFamily,
  listOfFile,
  numbersIn,
  readPuzzles,
  retiredIn,
} from "../../src/content/schema/read-puzzles.ts";
import { readTopics } from "../../src/content/schema/topics.ts";
import { escapeText } from "../../src/engine/figure/text.ts";
import type { LeftPuzzle } from "../../src/engine/listing.ts";
import type { Puzzle } from "../../src/engine/puzzle.ts";
import { typesetPuzzle } from "../../src/engine/typeset/puzzle.ts";
import type { MarkTerms } from "../library/mark-terms.ts";
import { type Collection, collections, libraryOf, readFiles } from "../library/read.ts";
import { openShelf, type Shelf } from "../library/shelf.ts";
import { namesIndex, readBank, shardOf, wordsIndex } from "../search/index.ts";
import type { Material } from "../search/sources.ts";
import { bank, countedLists, everPuzzles, listsWithRetired, readList, readRetired, textOf } from "./bank-files.ts";
import { type SchemeName, schemeOf } from "./curriculum.ts";
import { documents, filler, quizSet } from "./documents.ts";
import { loadFamilies } from "./families.ts";
import { nearest } from "./near.ts";
import { knowSkills, namesOf, outlineOf } from "./skills.ts";
import { choicesByLevel, tabbed } from "./topic-choices.ts";

const content = "src/content";
const puzzles = "puzzles/";
const countsId = "virtual:bank-counts";
const retiredId = "virtual:retired-numbers";
const leftId = "virtual:retired-facts";
const skillsId = "virtual:skill-names";
const zonesId = "virtual:zones";
const introId = "virtual:introductions";
const namesId = "virtual:search-names";
const wordsId = "virtual:search-words";
const curriculumId = "virtual:curriculum";
/** What a collection of the library holds, the definitions of its terms a run of ids at a time, and the ways to it from elsewhere. */
const libraryIds = ["virtual:library", "virtual:definitions", "virtual:ways"] as const;

/** Turns the data files of src/content into modules, validated and compiled, so that no parser reaches the browser. */
export function contentPlugin(): Plugin {
  let base = "/";
  let building = false;
  let families: Promise<FindFamily> | undefined;
  // Loaded once a build; while developing again after a family was edited.
  const findFamily = () => (families ??= loadFamilies());
  let skills: ReturnType<typeof knowSkills> | undefined;
  const knownSkills = () => (skills ??= knowSkills());
  let bankRead: Promise<Material["puzzles"]> | undefined;
  const wholeBank = () => (bankRead ??= findFamily().then(readBank));
  let shelfRead: Promise<Shelf> | undefined;
  const shelf = () =>
    (shelfRead ??= Promise.all([wholeBank(), knownSkills(), findFamily()]).then(([bank, zones, find]) =>
      openShelf(
        bank,
        zones,
        listsWithRetired().flatMap((list) => readRetired(list, find)),
      ),
    ));
  const introOf = async (page: string) => {
    const text = readIntroductions(readFileSync(`${content}/introductions.yaml`, "utf8"))[`/${page}`];
    if (text === undefined) throw new Error(`introductions.yaml says nothing of /${page}`);
    return (await shelf()).markTerms(escapeText(text));
  };
  // A list is asked for four times a build: its first puzzles and the rest, by the browser's pages and the prerenderer's.
  const lists = new Map<string, Promise<Puzzle[]>>();
  const typeset = (path: string, code: string) =>
    remembered(lists, `${path}\n${code}`, async () => {
      const { withLibrary } = await shelf();
      const find = await findFamily();
      const read = readPuzzles(path, code, find);
      const list = listOfFile(path);
      // Among retired ones, too: the twins that a class was dealt stay the same when a puzzle leaves the list.
      const ever = everPuzzles(read, list === path ? readRetired(list, find) : readList(list, find));
      return read.map((puzzle) => {
        const near = nearest(puzzle, ever);
        const { idea, ...set } = typesetPuzzle(puzzle);
        return {
          ...withLibrary(set, puzzle),
          ...(list === "daily" && { idea }),
          ...(near?.family && { near: { id: near.id, family: near.family } }),
        };
      });
    });
  return {
    name: "content",
    // Both environments of a build compile the same content.
    sharedDuringBuild: true,
    configResolved: (config) => {
      base = config.base;
      building = config.command === "build";
    },
    // Before anything else: while puzzles are typeset the code of families and skills would be waited for in vain.
    async buildStart() {
      if (building) await Promise.all([findFamily(), knownSkills()]);
    },
    resolveId: (id) =>
      [countsId, retiredId, leftId, skillsId, zonesId, introId, namesId, wordsId, curriculumId, ...libraryIds].some(
        (one) => id === one || id.startsWith(`${one}/`),
      )
        ? `\0${id}`
        : null,
    async load(id) {
      if (id === `\0${countsId}`) return `export default ${JSON.stringify(countBank())}`;
      if (id === `\0${retiredId}`) return `export default ${JSON.stringify(retiredNumbers())}`;
      if (id === `\0${leftId}`) return asText(retiredFacts(await findFamily()));
      if (id === `\0${skillsId}`) return `export default ${JSON.stringify(namesOf(await knownSkills()))}`;
      if (id.startsWith(`\0${introId}/`)) return asText(await introOf(id.split("/").at(-1) ?? ""));
      if (id.startsWith(`\0${zonesId}/`)) {
        const zone = id.split("/").at(-1) ?? "";
        return asText(outlineOf(await knownSkills(), zone, await introOf(zone), (await shelf()).markTerms));
      }
      if (id === `\0${namesId}`)
        return asText(
          namesIndex({ zones: await knownSkills(), puzzles: await wholeBank(), library: libraryOf(readFiles()) }),
        );
      if (id === `\0${wordsId}`) return shards([...(await wholeBank()).keys()]);
      if (id.startsWith(`\0${wordsId}/`)) return asText(wordsIndex(await wholeBank(), id.split("/").at(-1) ?? ""));
      if (id.startsWith(`\0${curriculumId}/`)) {
        const name = id.split("/").at(-1) as SchemeName;
        return asText(schemeOf(name, { puzzles: await wholeBank(), zones: await knownSkills() }));
      }
      if (libraryIds.some((one) => id.startsWith(`\0${one}`))) return ofLibrary(id, await shelf());
      return null;
    },
    watchChange(id) {
      if (id.includes("/src/skills/")) skills = undefined;
      if (!id.includes(`/${content}/`)) return;
      if (id.includes("/families/")) families = undefined;
      bankRead = undefined;
      shelfRead = undefined;
      lists.clear();
      counted.clear();
    },
    transform: {
      filter: { id: /\/src\/content\/.*\.(yaml|md)(\?(rest|choices(=[a-z-]+)?))?$/ },
      async handler(code, id) {
        const [file = "", part] = id.split("?");
        const path = relative(resolve(content), file);
        for (const [, name] of code.matchAll(/\bfamily: ([a-z0-9-]+)/g))
          this.addWatchFile(resolve(content, "families", `${path.split("/").at(-2)}/${name}.ts`));
        const write = (value: unknown) => written(value, base);
        if (isLibrary(path))
          return { code: `export default ${write((await shelf()).entries(path, code))};`, map: null };
        if (path === "topics.yaml") {
          const { choices, ...about } = readTopics(code);
          const of = async (category: keyof typeof choices) => choicesByLevel(choices, category, await wholeBank());
          const all = async () =>
            Object.fromEntries(await Promise.all(tabbed.map(async (one) => [one, await of(one)] as const)));
          const asked = {
            choices: all,
            "choices=arithmetic": () => of("arithmetic"),
            // On one page, where the level is chosen, too.
            "choices=logic": () => choices.logic,
          }[part ?? ""];
          return { code: `export default ${write(asked ? await asked() : about)};`, map: null };
        }
        if (!path.startsWith(puzzles)) {
          const { markTerms } = await shelf();
          return { code: `export default ${write(compile(path, code, markTerms))};`, map: null };
        }
        const list = path.slice(puzzles.length, -".yaml".length);
        const compiled = await typeset(list, code);
        if (list !== listOfFile(list)) return { code: `export default ${write(compiled)};`, map: null };
        const { count, first } = countPuzzles(path, code);
        if (part === "rest") return { code: `export default ${write(compiled.slice(first))};`, map: null };
        // The cards a list opens with come with its page; the others are a file of their own, loaded when asked for.
        const rest =
          first < count ? `import("./${basename(path)}?rest").then((module) => module.default)` : "Promise.resolve([])";
        const listing = `{ count: ${count}, first: ${write(compiled.slice(0, first))}, rest: () => ${rest} }`;
        return { code: `export default ${listing};`, map: null };
      },
    },
  };
}

const isLibrary = (path: string) => collections.some((collection) => path.startsWith(`${collection}/`));

/** The modules that stand for the library besides its files; null for any other. */
function ofLibrary(id: string, shelf: Shelf): string | null {
  const [kind, part] = id.slice(1).split("/");
  if (kind === "virtual:library") return asText(shelf.index(part as Collection));
  if (kind === "virtual:ways")
    return part ? asText(shelf.waysTo(part)) : fetching(shelf.zones, (zone) => `virtual:ways/${zone}`);
  if (kind !== "virtual:definitions") return null;
  if (part) return asText(shelf.definitions[Number(part.replace("run-", ""))]);
  const firsts = shelf.definitions.map((run) => Object.keys(run)[0] ?? "");
  return fetching(firsts, (first) => `virtual:definitions/run-${firsts.indexOf(first)}`);
}

/** How to fetch each of some modules, by name. */
function fetching(names: readonly string[], module: (name: string) => string): string {
  const loads = names.map((name) => `"${name}": () => import("${module(name)}").then((module) => module.default)`);
  return `export default { ${loads.join(", ")} }`;
}

/** A value as JavaScript. Links inside the site are written from its top, which need not be the top of the host. */
function written(value: unknown, base: string): string {
  return JSON.stringify(value).replaceAll('href=\\"/', `href=\\"${base}`);
}

function compile(path: string, text: string, markTerms: MarkTerms): unknown {
  const document = path.startsWith("quiz/") ? quizSet : documents[path];
  if (!document) throw new Error(`${path}: no reader in build/content/documents.ts`);
  return document(text, filler(total(), readFileSync(`${content}/site.yaml`, "utf8")), markTerms);
}

const counted = new Map<string, Record<string, number>>();

/** How many puzzles each list really holds: every count on a page comes from here. */
function countBank(): Record<string, number> {
  return remembered(counted, bank, () =>
    Object.fromEntries(countedLists().map((list) => [list, countPuzzles(`${list}.yaml`, textOf(list)).count])),
  );
}

/** The numbers that lists have no more, by list. */
function retiredNumbers(): Record<string, readonly number[]> {
  return Object.fromEntries(
    listsWithRetired().map((list) => [list, numbersIn(`${retiredIn(list)}.yaml`, textOf(retiredIn(list)))]),
  );
}

/** What is known of them without fetching them. */
function retiredFacts(find: FindFamily): Record<string, readonly LeftPuzzle[]> {
  const facts = ({ id, level, topic }: LeftPuzzle) => ({ id, level, ...(topic && { topic }) });
  return Object.fromEntries(listsWithRetired().map((list) => [list, readRetired(list, find).map(facts)]));
}

function remembered<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = make();
  known.set(key, made);
  return made;
}

/** As text: browsers read JSON much faster than a literal of that size. */
function asText(value: unknown): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}

/** How to fetch the words of each part of the bank. */
function shards(lists: readonly string[]): string {
  return fetching([...new Set(lists.map(shardOf))], (name) => `${wordsId}/${name}`);
}

function total(): number {
  return Object.values(countBank()).reduce((sum, count) => sum + count, 0);
}
