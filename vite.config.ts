import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Rolldown } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { contentPlugin } from "./build/content/plugin.ts";
import { gamesPlugin } from "./build/games/plugin.ts";
import { hostingPlugin } from "./build/hosting/plugin.ts";
import { licences } from "./build/licences/licences.ts";
import { bootPlugin } from "./build/pages/boot.ts";
import { checkHost } from "./build/pages/csp.ts";
import { pageWorkers } from "./build/pages/page-worker.ts";
import { prerenderPlugin } from "./build/pages/prerender.ts";
import { sonnerCssPlugin } from "./build/pages/sonner-css.ts";
import { artSymbols } from "./build/sprites/art.ts";
import { icons, things } from "./build/sprites/icons.ts";
import { listMotifs, otherMotifs } from "./build/sprites/motifs.ts";
import { spritePlugin } from "./build/sprites/sprite.ts";
import { collections, setIntoShell } from "./src/content/collections.ts";

const { plugin: licencesPlugin, ofWorkers, ofServiceWorker } = licences();
const ssrOut = "node_modules/.ssr";

/**
 * What is stored after the rest (app/updates/later.ts): the library, lists and entries, and the definitions of its terms; what poses
 * further puzzles of a family, but not what it shares with boards and skills (slips.ts); what draws the pictures of /math-art; and the
 * words of puzzles that the search knows.
 */
const later = new RegExp(
  `/src/(?:art/[a-z-]+/|content/(?:families/(?!slips\\.ts)|(?:${collections.join("|")}|exam-formulas)/.*\\.yaml))|virtual:(?:library|definitions|ways|search-words)/`,
);

/** What is stored once it was opened, and not before: puzzles that have left their lists. */
const opened = /\/src\/content\/puzzles\/retired\//;

/** The folder of a chunk tells the worker when to store it. */
function folderOf(moduleIds: readonly string[]): string {
  if (moduleIds.some((id) => opened.test(id))) return "assets/opened";
  return moduleIds.some((id) => later.test(id)) ? "assets/later" : "assets";
}

/**
 * Chrome reads a function when it is first called, which holds up a page that starts, and a first tap. In a file that begins with
 * these words it reads them all while the file arrives, beside the page's own work; in a small file they are not worth their bytes.
 */
const readAtOnce = "//# allFunctionsCalledOnLoad";
const isWorthReadingAtOnce = (modules: Rolldown.RenderedChunk["modules"]): boolean =>
  Object.entries(modules).reduce(
    (sum, [id, { renderedLength }]) => sum + (/\.[mc]?[jt]sx?$/.test(id) ? renderedLength : 0),
    0,
  ) > 10_000;

/** The router's package offers its development build alone by name; the production build beside it is 0.6 kB smaller. */
const router = fileURLToPath(new URL("node_modules/react-router/dist/production/index.mjs", import.meta.url));

export default defineConfig({
  resolve: {
    alias: [{ find: /^react-router$/, replacement: router }],
  },
  define: { __CHECK_HOST__: JSON.stringify(checkHost) },
  plugins: [
    contentPlugin(),
    gamesPlugin(),
    spritePlugin("icons.svg", () => [...icons(), ...listMotifs()]),
    spritePlugin("motifs.svg", otherMotifs),
    spritePlugin("things.svg", things),
    spritePlugin("art.svg", artSymbols),
    sonnerCssPlugin(),
    react(),
    tailwindcss(),
    pageWorkers(["src/screens/graph-plotter/picture-worker.ts"]),
    bootPlugin(),
    prerenderPlugin(ssrOut),
    hostingPlugin(),
    licencesPlugin,
    ...VitePWA({
      registerType: "prompt",
      injectRegister: false,
      manifest: {
        name: "Sumwhere: maths that works anywhere",
        short_name: "Sumwhere",
        description: "Free maths puzzles for ages 8 to 18, online or off. No adverts, no account, no tracking.",
        lang: "en-GB",
        display: "standalone",
        background_color: "#fbf9f4",
        theme_color: "#fbf9f4",
        categories: ["education", "kids", "games"],
        icons: [
          { src: "icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "icon-512.png", sizes: "512x512", type: "image/png" },
          { src: "icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
          { src: "icon.svg", sizes: "any", type: "image/svg+xml" },
        ],
        screenshots: [
          {
            src: "screenshot-wide.png",
            sizes: "1366x768",
            type: "image/png",
            form_factor: "wide",
            label: "The home page",
          },
          {
            src: "screenshot-narrow.png",
            sizes: "390x844",
            type: "image/png",
            form_factor: "narrow",
            label: "Puzzles on a phone",
          },
        ],
      },
      strategies: "injectManifest",
      srcDir: "src/app/updates",
      filename: "service-worker.ts",
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ["**/*.{html,js,css,woff2,svg,webp}", "icon-192.png", "licences.txt"],
        // A page for each puzzle or entry would double what is kept; their lists hold all that shell.html needs.
        globIgnores: ["**/+([0-9])/index.html", `{${setIntoShell.join(",")}}/**/index.html`],
        buildPlugins: { vite: [ofServiceWorker] },
        dontCacheBustURLsMatching: /^assets\//,
      },
    }).map((plugin) =>
      // The plugin knows nothing of environments and would write the service worker for the prerenderer as well.
      plugin.name === "vite-plugin-pwa:build"
        ? { ...plugin, applyToEnvironment: (environment: { name: string }) => environment.name === "client" }
        : plugin,
    ),
  ],
  // Each game a chunk of its own there, too: a worker loads the one that it deals.
  worker: { format: "es", plugins: () => [ofWorkers()] },
  build: {
    target: "es2022",
    // `npm run bench` tells the sizes; compressing every file of two builds takes its time.
    reportCompressedSize: false,
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // What a page is made of is named in its HTML. Later parts are kept offline by then; a link for each of theirs would
      // cost script on an old phone, and 2 kB of names on a first visit.
      resolveDependencies: (_file, dependencies, { hostType }) => (hostType === "html" ? dependencies : []),
    },
    rolldownOptions: {
      output: {
        postBanner: ({ modules }) => (isWorthReadingAtOnce(modules) ? readAtOnce : ""),
        chunkFileNames: ({ moduleIds }) => `${folderOf(moduleIds)}/[name]-[hash].js`,
        assetFileNames: ({ originalFileNames }) =>
          originalFileNames.some((name) => name.startsWith("src/content/guide/"))
            ? "assets/later/[name]-[hash][extname]"
            : "assets/[name]-[hash][extname]",
        codeSplitting: {
          // React and the router keep their names between our releases, so a returning reader does not load them again.
          groups: [
            { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 20 },
            // What families share with the rest of the site stays out of their chunks, or the judge of answers would load one.
            // Of expressions it needs those of answers alone.
            // Apart from numbers, which most pages with something to solve want. A group takes along what its modules import:
            // solving equations is none of either, or every board would load it.
            { name: "numbers", test: /src\/maths\/(?:rational|random|whole|hash|permutations)\.ts$/, priority: 31 },
            {
              name: "maths",
              test: /src\/maths\/(?:surd|significant)\.ts$|expression\/(?:cursor|equal|fraction-form|functions|number-value|parse|polynomial|show|substitute|tokens|tree)\.ts$/,
              priority: 30,
            },
            {
              name: "words",
              test: /src\/engine\/(?:family|parameters|words|tex)\.ts|src\/content\/families\/slips\.ts|node_modules\/pure-rand/,
              priority: 25,
            },
            { name: "preload-helper", test: /vite\/preload-helper/, priority: 40 },
            // Small modules that most pages share compress better together.
            {
              name: "ui",
              test: /src\/ui\/(?:[a-z]+\/)?(?:icon|motif|badge|page-heading|html|reveal|use-follow|use-hydrated|when-idle|toast|plain-toast|piece|choice|number-text|number-marks|live-regions|single-key)\.tsx?$|src\/device\/local\.ts$/,
              priority: 16,
            },
            // What keeps an answer is wanted after the first of them.
            {
              name: "records",
              test: /src\/learner\/keep\/(?:record|entry-fields|new-entry|keep|keep-noted|notes)\.ts$|src\/device\/uuid\.ts$/,
              priority: 16,
            },
            // What every page asks, and what is needed where answers are given.
            {
              name: "learner",
              test: /src\/maths\/digits\.ts$|src\/device\/(?:who|session)\.ts$/,
              // Before what imports it: a group takes along what its modules import.
              priority: 35,
            },
            {
              name: "answers",
              test: /src\/learner\/(?:day|store\/(?:table|source)|hooks\/use-log|derive\/(?:solved-items|distinct))\.ts$|src\/play\/(?:answer-box|answer-field|use-draft|has-parts|inside\/beside|keypad\/use-keypad)\.tsx?$|src\/engine\/answer\/(?:expected|example)\.ts$/,
              priority: 14,
            },
            // What calculators read and print; the digits in it stay with the learner's, which every page has.
            {
              name: "expressions",
              test: /expression\/(?:read|wide-tokens|latex-words|mathml|notation|call-notation|markup)\.ts$/,
              priority: 13,
            },
            // What the cards of puzzles share with other pages: a few lines each.
            {
              name: "puzzles",
              test: /src\/(?:content\/where|engine\/puzzle|play\/(?:fresh-seed|use-search-state|not-fetched|ending\/completion|sets\/add-to-set|puzzle-list\/(?:filter|draw)|tools\/tools-for))\.tsx?$/,
              priority: 15,
            },
            // What the plotter's page and its worker both need of a drawing.
            {
              name: "plotter",
              test: /src\/tools\/plotter\/(?:shown|fill|relation|stretch|pieces-text|interval\/not-drawn)\.ts$|graph-plotter\/(?:packed|view)\.ts$/,
              priority: 12,
            },
            { name: "router", test: /node_modules\/(?:react-router|cookie|set-cookie-parser)\//, priority: 18 },
          ],
        },
      },
    },
  },
  environments: {
    ssr: {
      build: {
        outDir: ssrOut,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: "src/entry-server.tsx" },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { ssr, client } = builder.environments;
      if (!ssr || !client) throw new Error("vite: no ssr or client environment");
      await builder.build(ssr);
      await builder.build(client);
    },
  },
});
