import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { runnerImport } from "vite";
import { filesOfFirstVisit } from "./first-visit.mjs";
import { globTable, laterImports, precached } from "./scripts.mjs";

const kB = 1000;
const MB = 1000 * kB;
const reading = "/about";
const list = "/arithmetic/easy";
const plotter = "/graph-plotter";
const tools = [
  "/calculator",
  "/scientific-calc",
  "/fraction-calc",
  "/percentage-calc",
  "/area-calc",
  "/volume-calc",
  "/converter",
];
const ownScreens = new Set(["Special Puzzles", "Tools & Calculators", "Practice Zones"]);

/**
 * Every size that has a budget, as { what, bytes, limit }; without a limit where the figure only informs, without
 * bytes where it could not be measured. `visit` gives a browser and the address of the served build.
 */
export async function measureSizes(build, visit) {
  const initial = (path) => build.wireOf(build.initialScripts(path));
  const html = (path) => build.wire(build.htmlOf(path));
  const heaviest = largest(build.pages, initial);
  const longest = largest(build.pages, html);
  return [
    { what: `Initial JavaScript, reading page (${reading})`, bytes: initial(reading), limit: 105 * kB },
    { what: `Initial JavaScript, list page (${list})`, bytes: initial(list), limit: 125 * kB },
    { what: `Initial JavaScript, heaviest page (${heaviest.of})`, bytes: heaviest.bytes },
    { what: "CSS of every page", bytes: build.wireOf(build.files("assets/style-*.css")), limit: 16 * kB },
    { what: "CSS of the games, loaded with the first", bytes: build.wireOf(build.files("assets/games-*.css")) },
    ...(await firstVisitSizes(build, visit)),
    { what: `HTML, list page (${list})`, bytes: html(list), limit: 30 * kB },
    { what: `HTML, longest page (${longest.of})`, bytes: longest.bytes, limit: 30 * kB },
    ...ownScripts(build, await toolsAndGames()),
    { what: "Search index (names)", bytes: build.wireOf(build.files("assets/*search-names-*.js")), limit: 60 * kB },
    meaningScript(build),
    codeScript(build, "Writer of QR codes", "assets/write-*.js", 4 * kB),
    codeScript(build, "Reader of QR codes, with its worker", "assets/qr-worker-*.js", 18 * kB),
    laterScript(build),
    makerScript(build),
    thingToMove(build),
    ...offlineSizes(build),
  ];
}

/** Fonts by what the text of the pages makes a browser download; scripts that come when it has time. */
async function firstVisitSizes(build, visit) {
  const rows = [];
  for (const path of [reading, list]) {
    const loaded = visit && (await filesOfFirstVisit(visit.browser, `${visit.origin}`, path));
    const fonts = loaded?.fonts.map(build.fileOf);
    rows.push({
      what: `Fonts, first visit to ${path}${fonts ? ` (${fonts.length})` : ""}`,
      bytes: fonts && build.wireOf(fonts),
      limit: 90 * kB,
    });
    if (path !== list || !loaded) continue;
    const first = new Set(build.initialScripts(list));
    const idle = loaded.scripts.map(build.fileOf).filter((file) => !first.has(file));
    rows.push({ what: `JavaScript loaded when idle (${list}, ${idle.length})`, bytes: build.wireOf(idle) });
  }
  return rows;
}

/** The paths whose screens are tools or games, from the route table. */
async function toolsAndGames() {
  const { module } = await runnerImport(resolve("src/app/routes.ts"), { configFile: false, logLevel: "error" });
  return module.routes.filter((row) => row.screen && ownScreens.has(row.group)).map((row) => row.path);
}

/** What a tool or game adds to the scripts that every page has. */
function ownScripts(build, paths) {
  const shared = new Set(build.withImports([build.entry, "boot.js"]));
  const own = (path) => build.wireOf(build.initialScripts(path).filter((file) => !shared.has(file)));
  const biggest = largest(
    paths.filter((path) => path !== plotter),
    own,
  );
  const rows = [{ what: `Own JavaScript, largest tool or game (${biggest.of})`, bytes: biggest.bytes, limit: 60 * kB }];
  const plotters = build.wireOf(build.scriptsOfItsOwn(plotter));
  return [
    ...rows,
    { what: "JavaScript that only the plotter has, with its worker", bytes: plotters, limit: 40 * kB },
    ...tools.map((path) => toolScript(build, path)),
  ];
}

/** What a tool loads and no other page does: as it opens, and the largest part that comes when it is asked for. */
function toolScript(build, path) {
  const first = new Set(build.initialScripts(path));
  const own = build.scriptsOfItsOwn(path);
  const opening = build.wireOf(own.filter((file) => first.has(file)));
  const later = new Set(own.filter((file) => !first.has(file)));
  const part = largest([...later], (file) => build.wireOf(build.withImports([file]).filter((one) => later.has(one))));
  const what = `JavaScript that only ${path} has, as it opens${part.bytes > 0 ? ` and with ${nameOf(part.of)}` : ""}`;
  return { what, bytes: opening + part.bytes, limit: 20 * kB };
}

function laterScript(build) {
  const first = new Set(build.pages.flatMap((path) => build.initialScripts(path)));
  const later = build.files("assets/**/*.js").filter((file) => !first.has(file));
  const biggest = largest(later, build.wire);
  return { what: `JavaScript loaded later, largest file (${nameOf(biggest.of)})`, bytes: biggest.bytes };
}

/** What a page fetches when the first word on it is pressed that the glossary has: the sheet, and at most this much with meanings. */
export function meaningScript(build) {
  const [sheet] = build.files("assets/meaning-*.js");
  const there = new Set(build.initialScripts(reading));
  const own = build.withImports([sheet]).filter((file) => !there.has(file));
  const runs = laterImports(sheet, build.text(sheet));
  const biggest = largest(runs, build.wire);
  const bytes = build.wireOf(own) + biggest.bytes;
  return { what: `A word’s meaning, first on a page (longest of ${runs.length} files)`, bytes, limit: 3 * kB };
}

/** What a sheet or a class fetches for its squares, beyond what pages have. */
function codeScript(build, what, pattern, limit) {
  const [file, ...others] = build.files(pattern);
  if (!file || others.length > 0) throw new Error(`${what}: no one file is ${pattern}`);
  const there = new Set(build.initialScripts(reading));
  return { what, bytes: build.wireOf(build.withImports([file]).filter((one) => !there.has(one))), limit };
}

/** What draws one of the pictures of /math-art. */
function makerScript(build) {
  const makers = readdirSync("src/art", { withFileTypes: true }).filter((one) => one.isDirectory());
  const files = makers.flatMap(({ name }) => build.files(`assets/**/${name}-*.js`));
  const biggest = largest(files, build.wire);
  return { what: `Script of one maker of art, largest (${nameOf(biggest.of)})`, bytes: biggest.bytes, limit: 15 * kB };
}

/** What comes with a thing to move and with nothing else: its own script and what only such things need. */
function thingToMove(build) {
  const load = build.files("assets/load-*.js").find((file) => build.text(file).includes("manipulatives"));
  const things = laterImports(load, build.text(load));
  const theirs = new Set(build.withImports([load, ...things]));
  const others = new Set(build.withImports(build.files("assets/**/*.js").filter((file) => !theirs.has(file))));
  const own = (thing) => [load, ...build.withImports([thing]).filter((file) => file !== load && !others.has(file))];
  const biggest = largest(things, (thing) => build.wireOf(own(thing)));
  return { what: `Script of one thing to move, largest of ${things.length}`, bytes: biggest.bytes, limit: 12 * kB };
}

/** What the service worker stores on a first visit, and all of it once the page has been idle. */
function offlineSizes(build) {
  // What is stored only once it was opened is nobody's first visit.
  const files = precached("service-worker.js", build.text("service-worker.js")).filter(
    (file) => !file.startsWith("assets/opened/"),
  );
  const first = files.filter((file) => !file.startsWith("assets/later/"));
  const row = (what, some, limit) => ({
    what: `${what}, ${some.length} files`,
    bytes: some.length ? build.wireOf(some) : undefined,
    limit,
  });
  return [row("Stored on a first visit", first, 3 * MB), row("Whole site offline", files, 4.5 * MB)];
}

/** Each puzzle list: its name, how many puzzles, the bytes of its first cards and of the others, a chunk each. */
export async function measureLists(build) {
  const chunks = build.files("assets/lists-*.js").flatMap((file) => [...globTable(file, build.text(file))]);
  const lists = chunks.filter(([key]) => key.startsWith("./puzzles/"));
  return Promise.all(
    lists.map(async ([key, file]) => {
      // A listing's chunk is data alone but for the way to its others, so it can be loaded and asked.
      const { default: listing } = await import(pathToFileURL(resolve(build.dir, file)).href);
      const rest = laterImports(file, build.text(file)).filter((other) => other.endsWith(".js"));
      return {
        name: key.replace(/^.*\/puzzles\/|\.yaml$/g, ""),
        puzzles: listing.count,
        bytes: build.wireOf([file, ...rest]),
      };
    }),
  );
}

function largest(items, bytesOf) {
  return items
    .map((of) => ({ of, bytes: bytesOf(of) }))
    .reduce((most, one) => (one.bytes > most.bytes ? one : most), { of: "none", bytes: 0 });
}

/** assets/db-CsDEa6CD.js is db. */
function nameOf(file) {
  return file.replace(/^assets\//, "").replace(/-[\w-]{8}\.js$/, "");
}
