import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { minifySync, type Plugin, type ResolvedConfig } from "vite";

/** public/boot.js runs before the first paint of every page: it goes out without its comments and long names. */
export function bootPlugin(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "boot",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle() {
      const file = join(resolve(config.root, config.build.outDir), "boot.js");
      const { code, errors } = minifySync(file, await readFile(file, "utf8"), { module: false });
      if (errors[0]) throw new Error(`boot.js: ${errors[0].message}`);
      await writeFile(file, code);
    },
  };
}
