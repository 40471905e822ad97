import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { iconNames } from "../src/ui/icon-names.ts";

const file = "icons.svg";

/** One SVG sprite of the Lucide icons that we use: a page pays for an icon with a <use>, not with a component. */
export function iconsPlugin(): Plugin {
  return {
    name: "icons",
    configureServer(server) {
      server.middlewares.use(`/${file}`, (_request, response) => {
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(sprite(iconNames));
      });
    },
    generateBundle() {
      if (this.environment.name === "client")
        this.emitFile({ type: "asset", fileName: file, source: sprite(iconNames) });
    },
  };
}

function sprite(names: readonly string[]): string {
  const symbols = names.map((name) => {
    const svg = readFileSync(`node_modules/lucide-static/icons/${name}.svg`, "utf8");
    const shapes = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1]?.replace(/\s*\n\s*/g, "");
    return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shapes}</symbol>`;
  });
  // Nothing of it is drawn where it stands, only where a page uses it: said so, the browser styles none of it twice.
  return `<svg xmlns="http://www.w3.org/2000/svg" display="none">${symbols.join("")}</svg>`;
}
