import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const stamp = "node_modules/.installed-lock";

/** Runs a command with its output shown; ends this program with its exit code if it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { stdio: "inherit", ...options });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

const lock = () => readFileSync("package-lock.json", "utf8");

/**
 * Installs the packages when they are missing or package-lock.json has changed since. Not with `npm ci`: it refuses a
 * lock file that lacks the binaries for systems other than the one it was written on.
 */
export function installPackages() {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock()) return;
  run("npm", ["install", "--no-audit", "--no-fund"]);
  writeFileSync(stamp, lock());
}
