import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { globSync } from "tinyglobby";
import { chromiumPath, headlessShellPath } from "./chromium.mjs";
import { run } from "./install.mjs";

const first = (paths) => paths.find((path) => path && existsSync(path));

/** Firefox: the one that FIREFOX names or one that the system has. It speaks WebDriver BiDi by itself. */
export const firefoxPath = () =>
  first([process.env.FIREFOX, "/usr/bin/firefox-esr", "/usr/lib/firefox/firefox", "/opt/firefox/firefox"]);

/** WebKitGTK's driver, the small browser that it drives, and a screen for that; undefined unless all three are there. */
export function webkitPaths() {
  const driver = first(["/usr/bin/WebKitWebDriver"]);
  const browser = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser", { absolute: true })[0];
  const screen = first(["/usr/bin/Xvfb"]);
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}

/** The browsers that the tests drive, what reads their paper and its codes, and the packages of Debian and its kin that hold them. */
const programs = [
  { name: "Chromium", found: headlessShellPath, packages: ["chromium-headless-shell"] },
  { name: "Firefox", found: firefoxPath, packages: ["firefox-esr"] },
  { name: "WebKit", found: webkitPaths, packages: ["webkit2gtk-driver", "xvfb"] },
  { name: "What is printed", found: () => first(["/usr/bin/pdftotext"]), packages: ["poppler-utils"] },
  { name: "Another reader of QR codes", found: () => first(["/usr/bin/zbarimg"]), packages: ["zbar-tools"] },
  { name: "Another writer of QR codes", found: () => first(["/usr/bin/qrencode"]), packages: ["qrencode"] },
];
const missing = () => programs.filter(({ found }) => !found());

/** Installs the browsers that are missing, where we may. Without Chromium there is no testing; the others may be left out. */
export function installBrowsers() {
  const mayInstall = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
  if (mayInstall && missing().length > 0) {
    spawnSync("apt-get", ["update"], { stdio: "inherit" });
    // One at a time: a package that is not to be had keeps the others from nothing.
    for (const { packages } of missing())
      spawnSync("apt-get", ["install", "-y", "--no-install-recommends", ...packages], { stdio: "inherit" });
  }
  const chromium = () => headlessShellPath() ?? chromiumPath();
  // The whole browser does as well; Playwright's own is the last that is left.
  if (mayInstall && !chromium()) spawnSync("apt-get", ["install", "-y", "chromium"], { stdio: "inherit" });
  if (!chromium()) run("npx", ["playwright", "install", "--with-deps", "chromium"]);
}

/** Says loudly which of the others will not be tried, and what would change that. */
export function sayMissing() {
  for (const { name, packages } of missing().filter(({ found }) => found !== headlessShellPath))
    console.warn(`\n!!! ${name.toUpperCase()} IS NOT TRIED: it is not installed (Debian: ${packages.join(", ")}).\n`);
}

if (process.argv.includes("--install")) installBrowsers();
