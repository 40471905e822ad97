// `npm test`: every check, from a bare clone. Installs the packages and finds or installs the browsers first.
// `npm run test:long`: the same, with all the seeds that are promised instead of a sample of them.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { installPackages } from "./install.mjs";

installPackages();
if (process.argv.includes("--long")) process.env.TEST_LONG = "1";

/** What a test says that it had to leave out: told once more at the end, where it is read. */
const untested = new Set();
const tells = /(?:NOT TESTED|!!! .* IS NOT TRIED):.*/;

// Browsers wait a good deal, types and proofs never do: so one is beside the other, as long as there is something of each.
const installed = passes("install", "node", "build/browsers.mjs", "--install").then((ok) => (ok ? [] : ["install"]));
const build = script("build");
const checked = script("check");
// Tests of QR codes ask for what is installed beside them.
const proofs = installed.then(async () => ((await checked).length > 0 ? checked : script("unit")));
const after = async (name, ...before) => ((await Promise.all(before)).flat().length > 0 ? [] : script(name));
const failed = (
  await Promise.all([installed, build, proofs, after("site", build, installed), after("browsers", proofs, installed)])
).flat();
if (untested.size > 0) console.warn(`\nNot tested on this machine:\n${[...untested].join("\n")}`);
if (failed.length > 0) console.error(`\nFailed: ${failed.join(", ")}`);
process.exit(failed.length > 0 ? 1 : 0);

/** Runs a script. Gives its name where it fails. */
async function script(name) {
  return (await passes(name, "npm", "run", "--silent", name)) ? [] : [name];
}

/** Runs a command and shows its lines under a name. */
function passes(name, command, ...args) {
  const child = spawn(command, args, { shell: process.platform === "win32" });
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on("line", (line) => {
      const [told] = tells.exec(line) ?? [];
      if (told) untested.add(told);
      console.log(`${name.padEnd(8)} | ${line}`);
    });
  return new Promise((done) => {
    child.on("close", (code) => done(code === 0));
    child.on("error", () => done(false));
  });
}
