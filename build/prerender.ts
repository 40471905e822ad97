import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin, ResolvedConfig, Rolldown } from "vite";
import { policy } from "./csp.ts";

interface RenderedPage {
  readonly html: string;
  readonly description: string;
  readonly modules: readonly string[];
}

interface ServerEntry {
  paths(): readonly string[];
  render(path: string): Promise<RenderedPage>;
}

/** After the client bundle is written, and before the service worker lists it: one HTML file per route. */
export function prerenderPlugin(serverOut: string): Plugin {
  let config: ResolvedConfig;
  let textFont = "";
  const chunksOf = new Map<string, string[]>(); // source module -> chunks it needs beyond the entry's
  return {
    name: "prerender",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle(_options, bundle) {
      for (const [module, chunks] of lazyChunks(bundle, config.root)) chunksOf.set(module, chunks);
      textFont = Object.keys(bundle).find((file) => /atkinson.*\.woff2$/.test(file)) ?? "";
    },
    closeBundle: {
      order: "pre",
      sequential: true,
      async handler() {
        const out = resolve(config.root, config.build.outDir);
        const template = prepared(await readFile(join(out, "index.html"), "utf8"), config.base, textFont);
        const entry = pathToFileURL(join(config.root, serverOut, "entry-server.js")).href;
        const server = (await import(entry)) as ServerEntry;
        for (const path of [...server.paths(), "/404"]) {
          const rendered = await server.render(path);
          const file = join(out, fileOf(path));
          const chunks = new Set(rendered.modules.flatMap((module) => chunksOf.get(module) ?? []));
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, page(template, path, rendered, chunks, config.base));
        }
        await rm(join(config.root, serverOut), { recursive: true, force: true });
      },
    },
  };
}

/** /a/b is a/b/index.html, which every static host serves; hosts look for 404.html at the top. */
function fileOf(path: string): string {
  if (path === "/404") return "404.html";
  return `${path.slice(1)}/index.html`.replace(/^\//, "");
}

/** The stylesheet first and scripts at low priority: a first paint needs no script. */
function prepared(built: string, base: string, textFont: string): string {
  const css = /<link rel="stylesheet"[^>]*>/.exec(built)?.[0] ?? "";
  const boot = /<script src="[^"]*boot[^"]*"><\/script>/.exec(built)?.[0] ?? "";
  // Not in index.html, where Vite would bundle it with the rest.
  const noscript = `<noscript><link rel="stylesheet" href="${base}noscript.css"></noscript>`;
  // Asked for at once, or the text would be set anew when the stylesheet has named it.
  const font = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${textFont}">`;
  return built
    .replace(css, "")
    .replace(boot, "")
    .replace(
      "<head>",
      () => `<head><meta http-equiv="Content-Security-Policy" content="${policy}">${font}${boot}${noscript}${css}`,
    )
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replace('<script type="module"', '<script type="module" fetchpriority="low"');
}

function page(
  template: string,
  path: string,
  { html, description }: RenderedPage,
  chunks: Iterable<string>,
  base: string,
): string {
  // React writes hoistable tags first when there is no <head> in its tree.
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? "";
  const body = html.slice(head.length);
  if (/<script|\$RC\(/.test(body)) throw new Error(`${path}: inline script in the prerendered page`);
  const links = [...chunks].map(
    (chunk) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${base}${chunk}">`,
  );
  const about = description && `<meta name="description" content="${description.replaceAll('"', "&quot;")}">`;
  return template
    .replace("<!--head-->", () => head + about + links.join(""))
    .replace("<!--body-->", () => body)
    .replace('<div id="root">', () => `<div id="root" data-path="${path}">`);
}

function lazyChunks(bundle: Rolldown.OutputBundle, root: string): Map<string, string[]> {
  const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === "chunk");
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needs = (name: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(name)) return seen;
    seen.add(name);
    for (const imported of byName.get(name)?.imports ?? []) needs(imported, seen);
    return seen;
  };
  const initial = new Set(chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => [...needs(chunk.fileName)]));
  const lazy = chunks.filter((chunk) => chunk.facadeModuleId && !chunk.isEntry);
  return new Map(
    lazy.map((chunk) => [
      relative(root, chunk.facadeModuleId ?? ""),
      [...needs(chunk.fileName)].filter((name) => !initial.has(name)),
    ]),
  );
}
