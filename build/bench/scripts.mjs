import { posix } from "node:path";
import { parseSync, Visitor } from "vite";

/** The built files that a script imports and so cannot run without; import() is not among them. */
export function importsOf(file, code) {
  const { module } = parseSync(file, code);
  const requests = [...module.staticImports, ...module.staticExports.flatMap((statement) => statement.entries)]
    .map((statement) => statement.moduleRequest?.value)
    .filter((request) => request?.startsWith("."));
  return [...new Set(requests)].map((request) => posix.join(posix.dirname(file), request));
}

/** The built files that a script loads later, by import() of an address that it names. */
export function laterImports(file, code) {
  const requests = parseSync(file, code)
    .module.dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start, end))
    .filter((request) => /^["'`]/.test(request))
    .map((request) => request.slice(1, -1));
  return [...new Set(requests)].map((request) => posix.join(posix.dirname(file), request));
}

/** The built files whose addresses a script holds, so that it can start them as workers. */
export function workersOf(file, code) {
  const addresses = [...code.matchAll(/["'`]([^"'`\s]*\bassets\/[\w./-]+\.js)["'`]/g)].map(([, address]) => address);
  const imported = new Set([...importsOf(file, code), ...laterImports(file, code)]);
  const files = addresses.map((address) => address.slice(address.indexOf("assets/")));
  return [...new Set(files)].filter((other) => !imported.has(other));
}

/** The files, and all that they import, and what that imports. `importedBy(file)` lists the imports of one. */
export function closure(files, importedBy) {
  const seen = new Set(files);
  for (const file of seen) {
    for (const imported of importedBy(file)) seen.add(imported);
  }
  return seen;
}

/**
 * Reads the tables that import.meta.glob leaves behind (`"../content/a.yaml": () => import("./a-1f.js")`).
 * Gives the built file of each key.
 */
export function globTable(file, code) {
  const { program, module } = parseSync(file, code);
  const entries = new Map();
  new Visitor({
    Property({ key, start, end }) {
      if (key.type !== "Literal" || typeof key.value !== "string" || !key.value.startsWith(".")) return;
      const found = module.dynamicImports.find((one) => one.start > start && one.end <= end);
      if (!found) return;
      const { moduleRequest: request } = found;
      entries.set(key.value, posix.join(posix.dirname(file), code.slice(request.start + 1, request.end - 1)));
    },
  }).visit(program);
  return entries;
}

/** The addresses that a built service worker keeps for offline use. */
export function precached(file, code) {
  const urls = [];
  const value = (object, name) =>
    object.properties.find((property) => (property.key?.name ?? property.key?.value) === name)?.value;
  new Visitor({
    ObjectExpression(object) {
      if (!value(object, "revision")) return;
      const url = value(object, "url");
      const text = url?.type === "TemplateLiteral" ? url.quasis[0]?.value.cooked : url?.value;
      if (typeof text === "string") urls.push(text);
    },
  }).visit(parseSync(file, code).program);
  return [...new Set(urls)];
}

/** The scripts that a page's HTML names, as addresses: its script tags and the modules that boot.js then loads. */
export function scriptsOfPage(html) {
  const tags = html.match(/<script\b[^>]*>/g) ?? [];
  return tags
    .flatMap((tag) => [
      /\bsrc="([^"]*)"/.exec(tag)?.[1] ?? [],
      /\bdata-modules="([^"]*)"/.exec(tag)?.[1].split(" ") ?? [],
    ])
    .flat();
}
