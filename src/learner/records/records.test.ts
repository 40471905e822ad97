import { existsSync } from "node:fs";
import { expect, test } from "vitest";

// Every stored record keeps its type, validator, version and migrations in its one file, and old saves are frozen.
const records = import.meta.glob<Readonly<Record<string, unknown>>>(["./*.ts", "!./*.test.ts"], { eager: true });

test.each(Object.entries(records))("%s brings its version, reader, migrations and frozen saves", (file, record) => {
  const name = file.replace(/^\.\/|\.ts$/g, "");
  const { version, migrations } = record as { version?: unknown; migrations?: unknown };
  expect(version).toSatisfy(Number.isInteger);
  expect(migrations).toHaveLength(Number(version) - 1);
  const readers = Object.keys(record).filter((key) => key.startsWith("read"));
  expect(readers).toHaveLength(1);
  for (let v = 1; v <= Number(version); v++) {
    expect(existsSync(new URL(`../../../tests/saves/${name}-v${v}.json`, import.meta.url)), `${name}-v${v}`).toBe(true);
  }
});
