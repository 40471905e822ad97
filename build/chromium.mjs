import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const installed = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const first = (paths) => paths.find((path) => path && existsSync(path));

/**
 * The browser that is measured and that takes pictures: the one CHROMIUM names, one that the system has, or Playwright's
 * own. Gives undefined when there is none yet (`npm test` then installs one).
 */
export const chromiumPath = () => first([process.env.CHROMIUM, ...installed, chromium.executablePath()]);

/** Chromium's page without a window round it: the same engine, and tests take half the time. Undefined where it is not. */
export const headlessShellPath = () => first([process.env.CHROMIUM, "/usr/bin/chromium-headless-shell"]);
