import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect } from "@playwright/test";
import type { Tab } from "./tab.ts";

interface Paths {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

/** WebKitGTK's small browser on a screen that nobody sees, driven by the WebDriver protocol. */
export async function startWebkit({ driver, browser, screen }: Paths): Promise<Tab> {
  const shown = spawn(screen, ["-displayfd", "1", "-screen", "0", "1280x900x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [display] = await once(shown.stdout, "data");
  const port = await freePort();
  const driving = spawn(driver, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      // Its sandbox cannot be had by root, nor inside most containers.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
  });
  const status = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      (response) => response.ok,
      () => false,
    );
  await expect.poll(status, "the driver answers").toBe(true);
  const { sessionId } = await call<{ sessionId: string }>(`http://127.0.0.1:${port}/session`, {
    capabilities: {
      alwaysMatch: { "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] } },
    },
  });
  const session = `http://127.0.0.1:${port}/session/${sessionId}`;
  /** A found element is an object with one entry, whose name the protocol fixes. */
  const find = async (selector: string) => {
    const found = await call<Record<string, string>>(`${session}/element`, { using: "css selector", value: selector });
    return `${session}/element/${Object.values(found)[0]}`;
  };
  return {
    async open(address) {
      await call(`${session}/url`, { url: address });
    },
    ask: (question, ...args) => call(`${session}/execute/sync`, { script: `return (${question})(...arguments)`, args }),
    click: async (selector) => call(`${await find(selector)}/click`, {}),
    type: async (selector, text) => call(`${await find(selector)}/value`, { text }),
    async close() {
      await fetch(session, { method: "DELETE" });
      driving.kill();
      shown.kill();
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Sends a command; throws what the driver says is wrong with it. */
async function call<T>(address: string, body: object): Promise<T> {
  const response = await fetch(address, { method: "POST", body: JSON.stringify(body) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`);
  return value;
}
