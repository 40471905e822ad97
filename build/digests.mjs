// `npm run digests`: freezes what families, stages, games and calendars deal from now on (tests/proofs/digests). It only adds:
// what is frozen stays as it is, and a dealer that changed needs a version of its own (docs/decisions/0038).
import { spawnSync } from "node:child_process";

const env = { ...process.env, DIGESTS: "add" };
const { status } = spawnSync("npx", ["vitest", "run", "tests/proofs/digests"], {
  env,
  stdio: "inherit",
  shell: process.platform === "win32",
});
process.exit(status ?? 1);
