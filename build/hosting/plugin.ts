import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { apache } from "./apache.ts";
import { caddy } from "./caddy.ts";
import { netlify } from "./netlify.ts";
import { nginx } from "./nginx.ts";
import { serve } from "./serve.ts";

/** The same rules (clean addresses, 404.html, headers, no listings) in the words of the hosts that people use. */
export function hostingPlugin(): Plugin {
  let out = "";
  let base = "/";
  return {
    name: "hosting",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    configResolved: (config) => {
      out = resolve(config.root, config.build.outDir);
      base = config.base;
    },
    closeBundle: {
      sequential: true,
      async handler() {
        await writeFile(join(out, "_headers"), netlify(base));
        await writeFile(join(out, ".htaccess"), apache(base));
        await writeFile(join(out, "nginx.conf"), nginx(base));
        await writeFile(join(out, "Caddyfile"), caddy(base));
        await writeFile(join(out, "serve.json"), serve());
      },
    },
  };
}
