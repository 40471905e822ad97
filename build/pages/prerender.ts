import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin, ResolvedConfig, Rolldown } from "vite";
import { readSite } from "../../src/content/schema/site.ts";
import { commonMathCharacters, mathCharacters, without } from "../fonts/font-characters.mjs";
import { policy } from "./csp.ts";
import { headTags, type Site } from "./head.ts";
import { cut, template } from "./template.ts";

interface RenderedPage {
  readonly html: string;
  readonly description: string;
  /** What the page's script takes it over with, if it needs to know anything. */
  readonly data: unknown;
  readonly modules: readonly string[];
}

interface ServerEntry {
  paths(): Promise<readonly string[]>;
  render(path: string): Promise<RenderedPage>;
}

const entryModule = "index.html";

/** After the client bundle is written, and before the service worker lists it: one HTML file per route. */
export function prerenderPlugin(serverOut: string): Plugin {
  let config: ResolvedConfig;
  const fonts = { text: "", commonMath: "", math: "" };
  const chunksOf = new Map<string, string[]>(); // source module -> chunks it needs, what they import first
  return {
    name: "prerender",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle(_options, bundle) {
      for (const [module, chunks] of chunksInOrder(bundle, config.root)) chunksOf.set(module, chunks);
      const font = (name: RegExp) => Object.keys(bundle).find((file) => name.test(file)) ?? "";
      fonts.text = font(/atkinson-next-common/);
      fonts.commonMath = font(/stix-two-math-common/);
      fonts.math = font(/stix-two-math-(?!common)/);
    },
    closeBundle: {
      order: "pre",
      sequential: true,
      async handler() {
        const out = resolve(config.root, config.build.outDir);
        const built = await readFile(join(out, "index.html"), "utf8");
        const { fill, css: everyPages, start } = prepared(built);
        const first = firstOfAll(config.base, everyPages);
        const { origin } = readSite(await readFile(join(config.root, "src/content/site.yaml"), "utf8"));
        const site: Site = { base: config.base, origin };
        const entry = pathToFileURL(join(config.root, serverOut, "entry-server.js")).href;
        const server = (await import(entry)) as ServerEntry;
        for (const path of await server.paths()) {
          const rendered = await server.render(path);
          const file = join(out, fileOf(path));
          const chunks = new Set([...rendered.modules, entryModule].flatMap((module) => chunksOf.get(module) ?? []));
          const scripts = [...chunks].map((chunk) => config.base + chunk);
          if (scripts.at(-1) !== start) throw new Error(`${path}: ${start} is not the last of its scripts`);
          await mkdir(dirname(file), { recursive: true });
          // Asked for at once, or the text would be set anew when the stylesheet has named them.
          const needed = [fonts.text, ...mathFonts(rendered.html, fonts)];
          const preloads = needed.map((font) => fontPreload(config.base + font)).join("");
          const { head, css, body } = parts(path, rendered);
          await writeFile(
            file,
            fill({
              path,
              first:
                first + css + preloads + (body.includes('class="play-room') ? whole : "") + boot(config.base, scripts),
              head: head + headTags({ path, title: titleIn(head), description: rendered.description }, site),
              body,
              last: dataBlock(rendered.data) + late,
            }),
          );
        }
        await rm(join(config.root, serverOut), { recursive: true, force: true });
      },
    },
  };
}

/** /a/b is a/b/index.html, which every static host serves. What answers for addresses without a page lies at the top. */
function fileOf(path: string): string {
  if (path === "/404" || path === "/shell") return `${path.slice(1)}.html`;
  return `${path.slice(1)}/index.html`.replace(/^\//, "");
}

const moduleTags = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/**
 * What Vite made of index.html as the template of all pages, without what it put there to load: the stylesheet comes first,
 * and the modules are left to boot.js, which waits with them until the text is painted. `start` is the script that starts the site.
 */
function prepared(built: string) {
  const { rest: withoutStyles, pieces: css } = cut(built, /<link rel="stylesheet"[^>]*>/g);
  const { rest: withoutBoot } = cut(withoutStyles, /<script src="[^"]*boot\.js"><\/script>/g);
  const { rest, pieces: modules } = cut(withoutBoot, moduleTags);
  const [start] = modules.flatMap((tag) => /\bsrc="([^"]*)"/.exec(tag)?.[1] ?? []);
  if (!start) throw new Error("index.html starts no script");
  return { fill: template(rest, ["first", "head", "path", "body", "last"]), css: css.join(""), start };
}

/** Before all else of every page. */
function firstOfAll(base: string, css: string): string {
  // Not in index.html, where Vite would bundle it with the rest; before the stylesheet, whose `hidden` it overrules.
  const noscript = `<noscript><link rel="stylesheet" href="${base}noscript.css"></noscript>`;
  return `<meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="no-referrer">${noscript}${css}`;
}

/** What runs before the first paint, and loads the page's modules after it. */
function boot(base: string, scripts: readonly string[]): string {
  return `<script data-modules="${scripts.join(" ")}" src="${base}boot.js"></script>`;
}

const isUncommon = new Set(without(mathCharacters, `${commonMathCharacters}0123456789`));

/** The fonts that a page's formulas are set in, none where it has none. Figures are those of the text, and a letter alone is set slanted. */
function mathFonts(html: string, { commonMath, math }: { commonMath: string; math: string }): readonly string[] {
  const formulas = html.match(/<math[\s\S]*?<\/math>/g);
  if (!formulas) return [];
  const set = formulas.join("").replace(/<mi>[A-Z]<\/mi>|<[^>]+>|&\w+;/g, "");
  return [...set].some((character) => isUncommon.has(character)) ? [commonMath, math] : [commonMath];
}

function fontPreload(address: string): string {
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address}">`;
}

/** A board is as large as what stands below it leaves room for: it is not painted before that is there, or it would jump. */
const whole = `<link rel="expect" href="#late" blocking="render">`;

/** Shown where the scripts do not come (ui/styles/late.css, public/boot.js). An empty address is that of the page. */
const late = `<div id="late" class="plain-note late" role="status"><p><b hidden>It looks like you're offline. </b>The part of this page that answers clicks has not arrived. You can read everything, and what you have typed is still there. <a class="link" href="">Try again</a></p></div>`;

const ownStyles = /<link rel="stylesheet"[^>]*>/g;

/**
 * React writes hoistable tags first when there is no <head> in its tree. The page's own stylesheets go before the script, which keeps
 * the browser from reading on: they are asked for with those of every page.
 */
function parts(path: string, { html }: RenderedPage): Readonly<Record<"head" | "css" | "body", string>> {
  const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? "";
  const body = html.slice(hoisted.length);
  if (/<script|\$RC\(/.test(body)) throw new Error(`${path}: inline script in the prerendered page`);
  return { head: hoisted.replaceAll(ownStyles, ""), css: (hoisted.match(ownStyles) ?? []).join(""), body };
}

const titleIn = (head: string) => /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? "";

/** No script to the browser, which does not run this type; so the policy of no inline script allows it. */
function dataBlock(data: unknown): string {
  if (data === undefined) return "";
  const json = JSON.stringify(data).replace(/<(?=!--|\/script)/gi, "\\u003c");
  return `<script type="application/json" id="page-data">${json}</script>`;
}

/** Of each module that something loads, the chunks it needs: each one after those it imports, itself last. */
function chunksInOrder(bundle: Rolldown.OutputBundle, root: string): Map<string, string[]> {
  const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === "chunk");
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  function needs(name: string, ordered: string[], met: Set<string>): string[] {
    if (met.has(name)) return ordered;
    met.add(name);
    for (const imported of byName.get(name)?.imports ?? []) needs(imported, ordered, met);
    ordered.push(name);
    return ordered;
  }
  const loaded = chunks.flatMap((chunk) => (chunk.facadeModuleId ? [{ chunk, module: chunk.facadeModuleId }] : []));
  return new Map(
    loaded.map(({ chunk, module }) => [
      // A worker that is built with the pages (page-worker.ts) is an entry, too.
      module.endsWith("index.html") ? entryModule : relative(root, module),
      needs(chunk.fileName, [], new Set()),
    ]),
  );
}
