import { existsSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { globSync } from "tinyglobby";
import { closure, importsOf, laterImports, scriptsOfPage, workersOf } from "./scripts.mjs";

// What static hosts compress; fonts and PNG are compressed in themselves.
const compressible = new Set([".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".ico", ".txt"]);

/** The last build, or undefined where there is none. Files are named relative to its folder. */
export function openBuild(dir) {
  if (!existsSync(join(dir, "index.html"))) return undefined;
  const text = (file) => readFileSync(join(dir, file), "utf8");
  const entry = scriptsOfPage(text("index.html")).at(-1);
  if (!entry) throw new Error(`${dir}/index.html starts no script`);
  const base = entry.slice(0, entry.indexOf("assets/"));
  const fileOf = (address) => decodeURI(address).slice(base.length);
  const imports = remember((file) => importsOf(file, text(file)));
  const pages = globSync("**/index.html", { cwd: dir }).map((file) => `/${file.replace(/\/?index\.html$/, "")}`);

  return {
    dir,
    base,
    pages: pages.sort(),
    entry: fileOf(entry),
    builtAt: statSync(join(dir, "index.html")).mtime,
    text,
    files: (pattern) => globSync(pattern, { cwd: dir }),
    fileOf,
    /** Where the HTML of a page lies. */
    htmlOf: (path) => join(path.slice(1), "index.html"),
    /** The scripts, and all that they import before they can run. */
    withImports: (files) => [...closure(files, imports)],
    /** Everything a first visit to the page must load before the page answers a click. */
    initialScripts(path) {
      return this.withImports(scriptsOfPage(text(this.htmlOf(path))).map(fileOf));
    },
    /** The scripts that this page alone has: also what it loads later, and its workers. */
    scriptsOfItsOwn(path) {
      const others = new Set(pages.filter((other) => other !== path).flatMap((other) => this.initialScripts(other)));
      const loads = (file) =>
        file.startsWith("assets/")
          ? [...imports(file), ...laterImports(file, text(file)), ...workersOf(file, text(file))]
          : [];
      const own = (files) => files.filter((file) => !others.has(file));
      return [...closure(own(this.initialScripts(path)), (file) => own(loads(file)))];
    },
    /** Bytes on the wire: gzip as hosts send it (level 6), or the file itself where that is no smaller. */
    wire: remember((file) => {
      const bytes = readFileSync(join(dir, file));
      return compressible.has(extname(file)) ? Math.min(bytes.length, gzipSync(bytes).length) : bytes.length;
    }),
    wireOf(files) {
      return files.reduce((sum, file) => sum + this.wire(file), 0);
    },
  };
}

function remember(work) {
  const known = new Map();
  return (key) => {
    if (!known.has(key)) known.set(key, work(key));
    return known.get(key);
  };
}
