import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const installed = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * The browser that tests drive: the one CHROMIUM names, one that the system has, or Playwright's own.
 * Gives undefined when there is none yet (`npm test` then installs one).
 */
export function chromiumPath() {
  const own = chromium.executablePath();
  return [process.env.CHROMIUM, ...installed, own].find((path) => path && existsSync(path));
}
