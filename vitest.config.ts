import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "build/**/*.test.ts", "tests/proofs/**/*.test.ts"],
    environment: "node",
    // Thousands of puzzles are drawn and proved in one test; on a busy machine that may take a while.
    testTimeout: 60_000,
  },
});
