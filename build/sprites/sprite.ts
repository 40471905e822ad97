import { optimize } from "svgo";
import type { Plugin } from "vite";

/** A file of SVG symbols, made at build and served as it is made while one works on it: a page shows one with a <use>. */
export function spritePlugin(file: string, symbols: () => readonly string[]): Plugin {
  // Nothing of it is drawn where it stands, only where a page uses it: said so, the browser styles none of it twice.
  const drawn = () => `<svg xmlns="http://www.w3.org/2000/svg" display="none">${symbols().join("")}</svg>`;
  // Paths written from point to point take half the bytes. Nothing else is touched: the symbols are used from other files.
  const shorter = { name: "convertPathData", params: { floatPrecision: 2 } } as const;
  const source = () => optimize(drawn(), { plugins: [shorter] }).data;
  return {
    name: file,
    configureServer(server) {
      server.middlewares.use(`/${file}`, (_request, response) => {
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(source());
      });
    },
    generateBundle() {
      if (this.environment.name === "client") this.emitFile({ type: "asset", fileName: file, source: source() });
    },
  };
}
