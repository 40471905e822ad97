import { expect, test } from "vitest";
import { nearDuplicates } from "./near-duplicate.ts";
import { sound } from "./sound.ts";

const other = sound({
  id: "number-theory-easy-002",
  problem: "Ama packs $77$ eggs in boxes of $6$. How many are left?",
});
const far = sound({ id: "number-theory-easy-003", problem: "A train leaves at noon. When does it arrive?" });

test("the same words with other numbers are near duplicates", () => {
  expect(nearDuplicates([sound(), far, other])).toMatchObject([
    { a: "number-theory-easy-001", b: "number-theory-easy-002" },
  ]);
  expect(nearDuplicates([sound(), far])).toEqual([]);
});
