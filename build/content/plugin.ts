import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { globSync } from "tinyglobby";
import type { Plugin } from "vite";
import { countPuzzles, type FindFamily, readPuzzles } from "../../src/content/schema/read-puzzles.ts";
import { typesetPuzzle } from "../../src/engine/typeset/puzzle.ts";
import { documents, filler } from "./documents.ts";
import { loadFamilies } from "./families.ts";

const content = "src/content";
const bank = `${content}/puzzles`;
const countsId = "virtual:bank-counts";

/** Turns the data files of src/content into modules, validated and compiled, so that no parser reaches the browser. */
export function contentPlugin(): Plugin {
  let base = "/";
  let families: Promise<FindFamily> | undefined;
  // Loaded once a build; while developing again after a family was edited.
  const findFamily = () => (families ??= loadFamilies());
  return {
    name: "content",
    // Both environments of a build compile the same content.
    sharedDuringBuild: true,
    configResolved: (config) => {
      base = config.base;
    },
    resolveId: (id) => (id === countsId ? `\0${countsId}` : null),
    load: (id) => (id === `\0${countsId}` ? `export default ${JSON.stringify(countBank())}` : null),
    watchChange(id) {
      if (id.includes(`/${content}/families/`)) families = undefined;
    },
    transform: {
      filter: { id: /\/src\/content\/.*\.(yaml|md)$/ },
      async handler(code, id) {
        const path = relative(resolve(content), id);
        for (const [, name] of code.matchAll(/^ +family: (\S+)$/gm))
          this.addWatchFile(resolve(content, "families", `${path.split("/")[1]}/${name}.ts`));
        // Links inside the site are written from its top, which need not be the top of the host.
        const data = JSON.stringify(compile(path, code, await findFamily())).replaceAll('href=\\"/', `href=\\"${base}`);
        return { code: `export default ${data};`, map: null };
      },
    },
  };
}

function compile(path: string, text: string, findFamily: FindFamily): unknown {
  if (path.startsWith("puzzles/")) {
    return readPuzzles(path.slice("puzzles/".length, -".yaml".length), text, findFamily).map(typesetPuzzle);
  }
  const document = documents[path];
  if (!document) throw new Error(`${path}: no reader in build/content/documents.ts`);
  return document(text, filler(total(), readFileSync(`${content}/site.yaml`, "utf8")));
}

/** How many puzzles each list really holds, the daily ones apart: every count on a page comes from here. */
function countBank(): Record<string, number> {
  const lists = globSync("*/*.yaml", { cwd: bank }).sort();
  const count = (file: string) => countPuzzles(file, readFileSync(`${bank}/${file}`, "utf8"));
  return Object.fromEntries(lists.map((file) => [file.replace(".yaml", ""), count(file)]));
}

function total(): number {
  return Object.values(countBank()).reduce((sum, count) => sum + count, 0);
}
