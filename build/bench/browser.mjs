import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { chromium } from "@playwright/test";
import { chromiumPath } from "../chromium.mjs";

/** The flags of every browser started here; the whole-site tests use the same. */
export const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A browser, or undefined where none is installed. */
export async function openBrowser() {
  const executablePath = chromiumPath();
  return executablePath ? chromium.launch({ executablePath, args: flags }) : undefined;
}

/** A fresh first visit: no cache, no cookies, and no service worker that would load the rest of the site. */
export async function firstVisit(browser) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, serviceWorkers: "block" });
  return context.newPage();
}

/** Serves a folder with `serve` on a free port, as `npm start` does. */
export async function serveFolder(dir) {
  const port = await freePort();
  const options = ["--no-clipboard", "--no-port-switching", "--no-request-logging"];
  const server = spawn("node_modules/.bin/serve", [dir, "--listen", String(port), ...options], { stdio: "ignore" });
  const origin = `http://localhost:${port}`;
  const close = async () => {
    if (server.exitCode !== null) return;
    server.kill();
    await once(server, "exit");
  };
  for (let tries = 0; tries < 100; tries++) {
    if (server.exitCode !== null) break;
    if (await fetch(origin).catch(() => undefined)) return { origin, close };
    await new Promise((done) => setTimeout(done, 100));
  }
  await close();
  throw new Error(`serve did not start on port ${port}`);
}

async function freePort() {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  await once(probe, "close");
  return port;
}
