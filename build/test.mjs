// `npm test`: every check, from a bare clone. Installs the packages and finds or installs the browsers first.
// `npm run test:long`: the same, with all the seeds that are promised instead of a sample of them.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { installPackages } from "./install.mjs";

installPackages();
const { installBrowsers } = await import("./browsers.mjs");
installBrowsers();

if (process.argv.includes("--long")) process.env.TEST_LONG = "1";
// Browsers wait a good deal, types and proofs never do: so one is beside the other, as long as there is something of each.
const build = inTurn("build");
const built = async (name) => ((await build).length > 0 ? [] : inTurn(name));
const proofs = inTurn("check", "unit");
const failed = (await Promise.all([build, proofs, built("site"), proofs.then(() => built("browsers"))])).flat();
if (failed.length > 0) console.error(`\nFailed: ${failed.join(", ")}`);
process.exit(failed.length > 0 ? 1 : 0);

/** Runs scripts one after the other, up to the first that fails. Gives that one. */
async function inTurn(...names) {
  for (const name of names) if (!(await passes(name))) return [name];
  return [];
}

/** Runs a script and shows its lines under its name. */
function passes(name) {
  const script = spawn("npm", ["run", "--silent", name], { shell: process.platform === "win32" });
  for (const stream of [script.stdout, script.stderr])
    createInterface(stream).on("line", (line) => console.log(`${name.padEnd(8)} | ${line}`));
  return new Promise((done) => {
    script.on("close", (code) => done(code === 0));
    script.on("error", () => done(false));
  });
}
