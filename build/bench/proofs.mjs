import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { table } from "./table.mjs";

const columns = ["proof", "rest", "constant", "kept", "nothing"];

/** Alters every number of the problems and says what noticed it; tests/proofs/reading/mutants.ts says what the columns mean. */
export function measureProofs() {
  const to = join(mkdtempSync(join(tmpdir(), "proofs-")), "score.json");
  const run = spawnSync("npx", ["vitest", "run", "tests/proofs/reading/mutants.test.ts"], {
    env: { ...process.env, PROOFS_SCORE: to },
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (run.status !== 0) return `The proofs could not be measured.\n${run.stdout}${run.stderr}`;
  const { scores } = JSON.parse(readFileSync(to, "utf8"));
  const rows = Object.entries(scores).map(([kind, of]) => {
    const all = columns.reduce((sum, column) => sum + (of[column] ?? 0), 0);
    const noticed = `${(100 * (1 - (of.nothing ?? 0) / all)).toFixed(1)} %`;
    return [kind, String(all), ...columns.map((column) => String(of[column] ?? 0)), noticed];
  });
  return table(
    [
      "Numbers altered, or labels exchanged, in",
      "All",
      "Proof",
      "Rest of the text",
      "Constant",
      "Kept notes",
      "Nothing",
      "Noticed",
    ],
    rows,
  );
}
