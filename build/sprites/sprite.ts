import type { Plugin } from "vite";

/** A file of SVG symbols, made at build and served as it is made while one works on it: a page shows one with a <use>. */
export function spritePlugin(file: string, symbols: () => readonly string[]): Plugin {
  // Nothing of it is drawn where it stands, only where a page uses it: said so, the browser styles none of it twice.
  const source = () => `<svg xmlns="http://www.w3.org/2000/svg" display="none">${symbols().join("")}</svg>`;
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
