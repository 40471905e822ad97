import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** What is shipped without being a module of the bundle: made into styles, fonts and drawings, or put in by the builder. */
const besides = [
  "tailwindcss",
  "lucide-static",
  "@fontsource-variable/atkinson-hyperlegible-next",
  "@fontsource/stix-two-math",
  "vite",
  "rolldown",
];
/** What the service worker is made of; it is built when the list has been written. */
const ofTheServiceWorker = ["workbox-core", "workbox-precaching", "workbox-routing", "workbox-strategies"];

export interface Licence {
  readonly names: readonly string[];
  readonly kind: string;
  readonly text: string;
}

/** The folder of the package that a module belongs to; null for one of our own, and for what a plugin makes up. */
export function packageOf(module: string): string | null {
  return /^[^\0]*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(module)?.[0] ?? null;
}

/** Name, kind and whole text of a package's licence, with its notice. Throws where there is none. */
export function licenceOf(folder: string): Licence {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const texts = readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|copying|notice)(?:\.(?:md|txt))?$/i.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), "utf8"));
  if (texts.length === 0 || !license) throw new Error(`${name} is shipped, but has no licence text`);
  // A builder's own licence is followed by those of what it is made of, which it does not put into our files.
  const text = texts.map((one) => one.split(/^# Licenses of bundled dependencies/m)[0]?.trim()).join("\n\n");
  return { names: [`${name} ${version}`], kind: String(license), text };
}

/** Packages under the very same text stand together. */
export function together(licences: readonly Licence[]): readonly Licence[] {
  const byText = new Map<string, Licence>();
  for (const one of licences) {
    const key = one.text.replace(/\s+/g, " ");
    const before = byText.get(key);
    byText.set(key, before ? { ...before, names: [...before.names, ...one.names] } : one);
  }
  return [...byText.values()];
}

const line = "-".repeat(72);

function written(licences: readonly Licence[], own: string): string {
  const parts = licences.map(({ names, kind, text }) => `${names.join(", ")}\nLicence: ${kind}\n\n${text}`);
  return [`Sumwhere\nLicence: MIT\n\n${own.trim()}`, ...parts].join(`\n\n${line}\n\n`).concat("\n");
}

/** licences.txt: the licence of everything that is in the built files. The build fails where a text is missing. */
export function licences() {
  const folders = new Set<string>();
  const packagesIn = (bundle: Rolldown.OutputBundle) =>
    Object.values(bundle)
      .flatMap((file) => (file.type === "chunk" ? file.moduleIds : []))
      .flatMap((module) => packageOf(module) ?? []);

  const note = (bundle: Rolldown.OutputBundle) => {
    for (const folder of packagesIn(bundle)) folders.add(folder);
  };

  let root = "";
  let out = "";
  const plugin: Plugin = {
    name: "licences",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    configResolved(config) {
      root = config.root;
      out = resolve(root, config.build.outDir);
    },
    generateBundle: (_options, bundle) => note(bundle),
    closeBundle: {
      order: "pre",
      sequential: true,
      async handler() {
        const all = [
          ...folders,
          ...[...besides, ...ofTheServiceWorker].map((name) => join(root, "node_modules", name)),
        ];
        const found = [...new Set(all)].sort().map(licenceOf);
        await writeFile(
          join(out, "licences.txt"),
          written(together(found), readFileSync(join(root, "LICENSE"), "utf8")),
        );
      },
    },
  };

  /** For the builds of workers, which are bundles of their own. */
  const ofWorkers = (): Plugin => ({
    name: "licences-of-workers",
    generateBundle: (_options, bundle) => note(bundle),
  });

  const ofServiceWorker: Plugin = {
    name: "licences-of-the-service-worker",
    generateBundle(_options, bundle) {
      const unlisted = packagesIn(bundle).filter((folder) => !ofTheServiceWorker.includes(basename(folder)));
      if (unlisted[0]) throw new Error(`${basename(unlisted[0])} is in the service worker, but not in licences.ts`);
    },
  };
  return { plugin, ofWorkers, ofServiceWorker };
}
