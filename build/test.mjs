// `npm test`: every check, from a bare clone. Installs the packages and finds or installs a browser first.
import { spawnSync } from "node:child_process";
import { installPackages, run } from "./install.mjs";

installPackages();
const { chromiumPath } = await import("./chromium.mjs");
if (!chromiumPath()) installBrowser();
run("npm", ["run", "--silent", "check"]);
run("npm", ["run", "--silent", "unit"]);
run("npm", ["run", "--silent", "build"]);
run("npm", ["run", "--silent", "site"]);

/** Debian and its kin have a packaged Chromium; elsewhere Playwright fetches its own. */
function installBrowser() {
  const packaged = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
  if (packaged) {
    spawnSync("apt-get", ["update"], { stdio: "inherit" });
    spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], { stdio: "inherit" });
  }
  if (!chromiumPath()) run("npx", ["playwright", "install", "--with-deps", "chromium"]);
}
