import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { globSync } from "tinyglobby";
import type { Plugin } from "vite";
import { type ListedPuzzle, readPuzzles } from "../../src/content/schema/read-puzzles.ts";
import { documents, filler } from "./documents.ts";
import { compilePuzzle } from "./puzzles.ts";

const content = "src/content";
const bank = `${content}/puzzles`;
const countsId = "virtual:bank-counts";

/** Turns the data files of src/content into modules, validated and compiled, so that no parser reaches the browser. */
export function contentPlugin(): Plugin {
  let base = "/";
  return {
    name: "content",
    configResolved: (config) => {
      base = config.base;
    },
    resolveId: (id) => (id === countsId ? `\0${countsId}` : null),
    load: (id) => (id === `\0${countsId}` ? `export default ${JSON.stringify(countBank())}` : null),
    transform: {
      filter: { id: /\/src\/content\/.*\.(yaml|md)$/ },
      handler(code, id) {
        const path = relative(resolve(content), id);
        // Links inside the site are written from its top, which need not be the top of the host.
        const data = JSON.stringify(compile(path, code)).replaceAll('href=\\"/', `href=\\"${base}`);
        return { code: `export default ${data};`, map: null };
      },
    },
  };
}

function compile(path: string, text: string): unknown {
  if (path.startsWith("puzzles/")) {
    return readPuzzles(path.slice("puzzles/".length, -".yaml".length), text).map(compilePuzzle);
  }
  const document = documents[path];
  if (!document) throw new Error(`${path}: no reader in build/content/documents.ts`);
  return document(text, filler(total(), readFileSync(`${content}/site.yaml`, "utf8")));
}

/** How many puzzles each list really holds, the daily ones apart: every count on a page comes from here. */
export function countBank(): Record<string, number> {
  const lists = globSync("*/*.yaml", { cwd: bank }).sort();
  return Object.fromEntries(lists.map((file) => [file.replace(".yaml", ""), readList(file).length]));
}

function total(): number {
  return Object.values(countBank()).reduce((sum, count) => sum + count, 0);
}

function readList(file: string): ListedPuzzle[] {
  return readPuzzles(file.replace(".yaml", ""), readFileSync(`${bank}/${file}`, "utf8"));
}
