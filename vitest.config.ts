import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { gamesPlugin } from "./build/games/plugin.ts";

const tests = (folders: string) => `${folders}/**/*.test.{ts,tsx}`;
const pure = [tests("src/{sets,games,skills,tools,art,content,engine,maths}"), tests("{build,tests/proofs}")];

export default defineConfig({
  // What names a game reads it from the rows of all games; other content is read from the disk or not at all.
  plugins: [gamesPlugin()],
  test: {
    environment: "node",
    // Thousands of puzzles are drawn and proved in one test; on a busy machine that may take a while. Only what never ends
    // shall fail.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Otherwise one processor is left free, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    projects: [
      // Nothing there keeps a state or reads the clock, so a worker loads the bank of puzzles once for all its files.
      { extends: true, test: { name: "pure", include: pure, isolate: false } },
      { extends: true, test: { name: "stateful", include: [tests("src")], exclude: pure } },
    ],
  },
});
