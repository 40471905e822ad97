// Writes the pictures of the README and of the install dialog from the last build: `npm run screenshots`.
import { spawn } from "node:child_process";
import { chromium } from "@playwright/test";
import { chromiumPath } from "../chromium.mjs";

const port = "4290";
const server = spawn("npx", ["serve", "dist", "--listen", port, "--no-clipboard"], { stdio: "ignore", detached: true });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });

async function shoot(path, width, height, file) {
  const page = await browser.newPage({ viewport: { width, height }, serviceWorkers: "block", reducedMotion: "reduce" });
  for (let tries = 0; ; tries++) {
    try {
      await page.goto(`http://localhost:${port}${path}`, { waitUntil: "networkidle" });
      break;
    } catch (error) {
      // The server needs a moment to start.
      if (tries > 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  await page.screenshot({ path: file });
  await page.close();
}

try {
  await shoot("/", 1366, 768, "public/screenshot-wide.png");
  await shoot("/geometry/triangles", 390, 844, "public/screenshot-narrow.png");
  await shoot("/", 1366, 900, "docs/screenshot.png");
} finally {
  await browser.close();
  process.kill(-server.pid);
}
