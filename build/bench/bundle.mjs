import { resolve } from "node:path";
import { build } from "vite";

/** Imports a TypeScript module, bundled with all that it imports as the site's build does it: Node 20 reads no TypeScript. Each `copy` is loaded by itself. */
export async function importBundled(file, copy = 0) {
  const { output } = await build({
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true },
    build: { ssr: resolve(file), write: false, rolldownOptions: { output: { codeSplitting: false } } },
  });
  return import(`data:text/javascript;charset=utf-8,${encodeURIComponent(`${output[0].code}\n//${copy}`)}`);
}
