// `npm run content -- number-theory/easy`: is that file of puzzles as it should be? Then it shows the page as readers will
// see it, and again at every save. With --check it only checks.
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { createServer } from "vite";

const { values: options, positionals } = parseArgs({ allowPositionals: true, options: { check: { type: "boolean" } } });
const list = positionals[0]?.replace(/^(?:src\/content\/puzzles\/)?(.*?)(?:\.yaml)?$/, "$1");
if (!list || !existsSync(`src/content/puzzles/${list}.yaml`)) {
  console.error(`Name a file below src/content/puzzles, for example: npm run content -- number-theory/easy`);
  process.exit(1);
}

const reader = await createServer({
  configFile: false,
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false },
});
const { checkList } = await reader.ssrLoadModule("/build/content/check-list.ts");
const { count, faults, path } = await checkList(list);
await reader.close();
for (const fault of faults) console.log(`✗ ${fault}`);
if (faults.length === 0) console.log(`✓ ${list}: ${count} puzzles, nothing to mend.`);
console.log(`Proofs: npx vitest run tests/proofs -t ${list.replace("retired/", "")}`);
if (options.check) process.exit(faults.length ? 1 : 0);

const server = await createServer({ logLevel: "warn" });
await server.listen();
console.log(`\nSee it at ${server.resolvedUrls?.local[0]?.replace(/\/$/, "")}${path}  (Ctrl+C ends)`);
