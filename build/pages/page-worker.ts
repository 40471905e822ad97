import { resolve } from "node:path";
import type { Plugin } from "vite";

const prefix = "\0page-worker:";

/**
 * Workers that are built together with the pages and not as bundles of their own, so that what both are made of is loaded once.
 * Nothing that such a worker imports may be in one chunk with what needs a document.
 */
export function pageWorkers(files: readonly string[]): Plugin {
  let known: ReadonlySet<string> = new Set();
  return {
    name: "page-workers",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    enforce: "pre",
    configResolved({ root }) {
      known = new Set(files.map((file) => resolve(root, file)));
    },
    resolveId: {
      filter: { id: /\?worker&url$/ },
      async handler(source, importer) {
        const found = await this.resolve(source.replace(/\?.*$/, ""), importer, { skipSelf: true });
        return found && known.has(found.id) ? prefix + found.id : null;
      },
    },
    load: {
      filter: { id: /^\0page-worker:/ },
      handler(id) {
        const file = this.emitFile({ type: "chunk", id: id.slice(prefix.length), preserveSignature: false });
        return `export default import.meta.ROLLUP_FILE_URL_${file};`;
      },
    },
  };
}
