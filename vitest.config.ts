import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["src/**/*.test.{ts,tsx}", "build/**/*.test.ts", "tests/proofs/**/*.test.ts"], environment: "node" },
});
