// `npm test`: every check, from a bare clone. Installs the packages and finds or installs the browsers first.
// `npm run test:long`: the same, with all the seeds that are promised instead of a sample of them.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { installPackages } from "./install.mjs";

installPackages();
if (process.argv.includes("--long")) process.env.TEST_LONG = "1";

// Browsers wait a good deal, types and proofs never do: so one is beside the other, as long as there is something of each.
const installed = passes("install", "node", "build/browsers.mjs", "--install").then((ok) => (ok ? [] : ["install"]));
const build = inTurn("build");
const proofs = inTurn("check", "unit");
const after = async (name, ...before) => ((await Promise.all(before)).flat().length > 0 ? [] : inTurn(name));
const failed = (
  await Promise.all([installed, build, proofs, after("site", build, installed), after("browsers", proofs, installed)])
).flat();
if (failed.length > 0) console.error(`\nFailed: ${failed.join(", ")}`);
process.exit(failed.length > 0 ? 1 : 0);

/** Runs scripts one after the other, up to the first that fails. Gives that one. */
async function inTurn(...names) {
  for (const name of names) if (!(await passes(name, "npm", "run", "--silent", name))) return [name];
  return [];
}

/** Runs a command and shows its lines under a name. */
function passes(name, command, ...args) {
  const child = spawn(command, args, { shell: process.platform === "win32" });
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on("line", (line) => console.log(`${name.padEnd(8)} | ${line}`));
  return new Promise((done) => {
    child.on("close", (code) => done(code === 0));
    child.on("error", () => done(false));
  });
}
