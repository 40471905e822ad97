import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface ServedCopy {
  readonly folder: string;
  readonly address: string;
  /** Ends the server; the files stay. */
  stop(): void;
  remove(): void;
}

/** A copy of the built site with a server of its own, at a port that was free: a test may change the one, stop the other. */
export async function serveCopy(change = (_folder: string) => {}): Promise<ServedCopy> {
  const folder = mkdtempSync(join(tmpdir(), "sumwhere-"));
  cpSync("dist", folder, { recursive: true });
  change(folder);
  const server = spawn(process.execPath, [
    ...["node_modules/serve/build/main.js", folder, "--listen", "0"],
    // Packing five hundred files anew for each device is most of the work of storing a site.
    ...["--no-compression", "--no-clipboard", "--no-request-logging"],
  ]);
  const [said] = await once(server.stdout, "data");
  const address = /http:\/\/localhost:\d+/.exec(String(said))?.[0];
  if (!address) throw new Error(`serve says ${said}`);
  const stop = () => void server.kill();
  return {
    folder,
    address,
    stop,
    remove() {
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
