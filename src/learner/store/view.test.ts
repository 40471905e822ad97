import fc from "fast-check";
import { expect, test } from "vitest";
import { attempt } from "../derive/examples.ts";
import { type Entry, readEntry } from "../records/entry.ts";
import { isIn, type Part } from "./table.ts";
import { createView } from "./view.ts";

const logic: Part = { field: "item", begins: ["logic-", "daily-"] };
const view = (part: Part | null = null) => createView<Entry>(part, readEntry);
const byTime = (a: Entry, b: Entry) => a.at - b.at;

test("nothing is known until the list was made", () => {
  const one = view();
  expect(one.list()).toBe(null);
  one.join([]);
  expect(one.list()).toEqual([]);
});

test("records that cannot be read are told of, until they can", () => {
  const one = view();
  one.fill([attempt(1), { ...attempt(2), v: 99 }, 7]);
  one.join([]);
  expect(one.list()).toEqual([attempt(1)]);
  expect(one.unread()).toEqual(new Set([attempt(2).id, 7]));
  one.change([attempt(2).id], [attempt(2)]);
  one.join([]);
  expect(one.list()).toEqual([attempt(1), attempt(2)]);
  expect(one.unread()).toEqual(new Set([7]));
});

// What a record is about never changes.
const items = ["logic-001", "daily-2025-10-24", "algebra-001"] as const;
const record = fc
  .record({ n: fc.nat(8), at: fc.nat(5) })
  .map(({ n, at }) => attempt(n, { at, item: items[n % 3] ?? "" }));
const step = fc.oneof(
  fc.record({ put: fc.array(record, { maxLength: 3 }) }),
  fc.record({ gone: fc.array(fc.nat(8), { maxLength: 2 }) }),
);

test("change by change a view holds what it would hold if everything were read anew", () => {
  fc.assert(
    fc.property(fc.array(step), fc.array(record), fc.constantFrom(null, logic), (steps, made, part) => {
      const one = view(part);
      const stored = new Map<string, Entry>();
      one.fill([]);
      for (const each of steps) {
        const ids = "put" in each ? each.put.map(({ id }) => id) : each.gone.map((n) => attempt(n).id);
        if ("put" in each) for (const entry of each.put) stored.set(entry.id, entry);
        else for (const id of ids) stored.delete(id);
        one.change(
          ids,
          ids.map((id) => stored.get(id)),
        );
      }
      const own = new Map(made.map((entry) => [entry.id, entry]));
      one.join([...own.values()]);
      const all = [...new Map([...stored, ...own]).values()].filter((entry) => isIn(part, entry));
      const list = one.list() ?? [];
      expect(list.map(({ at }) => at)).toEqual(all.toSorted(byTime).map(({ at }) => at));
      expect(new Set(list)).toEqual(new Set(all));
      expect(list).toHaveLength(all.length);
    }),
  );
});
