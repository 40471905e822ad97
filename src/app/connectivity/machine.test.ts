import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Event, reduce, type State, start, type Toast } from "./machine.ts";

type Name = Exclude<Event["type"], "silenced"> | "silence" | "unsilence";

function eventOf(name: Name): Event {
  if (name === "silence") return { type: "silenced", on: true };
  return name === "unsilence" ? { type: "silenced", on: false } : { type: name };
}

type Outcome = Pick<State, "status" | "dialog" | "retrying"> & { readonly toasts: readonly Toast[] };

/** The state after events, and every toast on the way. */
function having(...names: readonly Name[]): Outcome {
  let state: State = start;
  const toasts: Toast[] = [];
  for (const name of names) {
    const step = reduce(state, eventOf(name));
    state = step.state;
    toasts.push(...step.toasts);
  }
  return { status: state.status, dialog: state.dialog, retrying: state.retrying, toasts };
}

const online: Outcome = { status: "online", dialog: false, retrying: false, toasts: [] };
const outage: Outcome = { status: "offline", dialog: true, retrying: false, toasts: [] };

type Row = readonly [string, readonly Name[], Partial<Outcome>];

describe("what the specification says", () => {
  test.each<Row>([
    ["at first nothing is known and nothing shown", [], { status: "unknown", dialog: false, toasts: [] }],
    ["a failed check sets offline and opens the dialog", ["check-ok", "check-failed"], outage],
    ["so does a failed first check", ["check-failed"], outage],
    ["a browser offline event sets offline and opens the dialog", ["check-ok", "browser-offline"], outage],
    [
      "a browser online event sets online and hides the dialog",
      ["browser-offline", "browser-online"],
      { ...online, toasts: ["restored"] },
    ],
    [
      "a successful check sets online but does not itself hide the dialog",
      ["check-failed", "check-ok"],
      { status: "online", dialog: true, toasts: ["restored"] },
    ],
    ["a retry is under way until its result", ["check-failed", "retry-pressed"], { ...outage, retrying: true }],
    [
      "if online the dialog closes with a toast",
      ["check-failed", "retry-pressed", "retry-ok"],
      { ...online, toasts: ["connected"] },
    ],
    [
      "otherwise a destructive toast shows",
      ["check-failed", "retry-pressed", "retry-failed"],
      { ...outage, toasts: ["still-offline"] },
    ],
    ["a restore toast shows when connection returns", ["check-failed", "browser-online"], { toasts: ["restored"] }],
    ["no restore toast where there was no outage", ["check-ok", "check-ok", "browser-online"], online],
    ["nor at the first sign of life", ["browser-online"], online],
  ])("%s", (_, names, expected) => expect(having(...names)).toMatchObject(expected));
});

describe("once an outage", () => {
  test.each<Row>([
    [
      "dismissing keeps the dialog closed",
      ["check-failed", "dismissed", "check-failed", "browser-offline", "check-failed"],
      { status: "offline", dialog: false },
    ],
    [
      "until the next outage",
      ["check-failed", "dismissed", "check-ok", "check-failed"],
      { status: "offline", dialog: true },
    ],
    [
      "also where the browser ended the last one",
      ["browser-offline", "dismissed", "browser-online", "browser-offline"],
      { dialog: true },
    ],
    [
      "each return is told once",
      ["check-failed", "check-ok", "check-ok", "browser-online", "browser-offline", "browser-online", "check-ok"],
      { toasts: ["restored", "restored"] },
    ],
  ])("%s", (_, names, expected) => expect(having(...names)).toMatchObject(expected));
});

describe("silenced", () => {
  test.each<Row>([
    ["the dialog never opens", ["silence", "check-failed"], { status: "offline", dialog: false }],
    ["an open dialog closes", ["check-failed", "silence"], { status: "offline", dialog: false }],
    ["the return is still told", ["silence", "check-failed", "check-ok"], { toasts: ["restored"] }],
    [
      "switched off in an outage it waits for the next one",
      ["silence", "check-failed", "unsilence"],
      { dialog: false },
    ],
    [
      "and opens then",
      ["silence", "check-failed", "unsilence", "check-ok", "check-failed"],
      { status: "offline", dialog: true },
    ],
  ])("%s", (_, names, expected) => expect(having(...names)).toMatchObject(expected));
});

describe("retry and the other checks at the same time", () => {
  test.each<Row>([
    [
      "a check that succeeds meanwhile leaves the word to the retry",
      ["check-failed", "retry-pressed", "check-ok", "retry-ok"],
      { ...online, toasts: ["connected"] },
    ],
    [
      "where the retry then fails after all, the outage goes on in the open dialog",
      ["check-failed", "retry-pressed", "check-ok", "retry-failed"],
      { ...outage, toasts: ["still-offline"] },
    ],
    [
      "a browser online event ends the retry, whose result says nothing more",
      ["check-failed", "retry-pressed", "browser-online", "retry-ok"],
      { ...online, toasts: ["restored"] },
    ],
    [
      "even when a check was faster",
      ["check-failed", "retry-pressed", "check-ok", "browser-online", "retry-ok"],
      { ...online, toasts: ["restored"] },
    ],
    [
      "dismissing calls the retry off: no Still Offline afterwards",
      ["check-failed", "retry-pressed", "dismissed", "retry-failed"],
      { status: "offline", dialog: false, retrying: false, toasts: [] },
    ],
    [
      "and its success is told as any return",
      ["check-failed", "retry-pressed", "dismissed", "retry-ok"],
      { ...online, toasts: ["restored"] },
    ],
    [
      "dismissing tells of a return that was left to the retry",
      ["check-failed", "retry-pressed", "check-ok", "dismissed", "retry-ok"],
      { ...online, toasts: ["restored"] },
    ],
    [
      "a dialog left open by a check closes with the next retry",
      ["check-failed", "check-ok", "retry-pressed", "retry-ok"],
      { ...online, toasts: ["restored", "connected"] },
    ],
    [
      "pressing twice is pressing once",
      ["check-failed", "retry-pressed", "retry-pressed", "retry-ok", "retry-ok"],
      { ...online, toasts: ["connected"] },
    ],
  ])("%s", (_, names, expected) => expect(having(...names)).toMatchObject(expected));
});

const names = fc.array(
  fc.constantFrom<Name>(
    "check-ok",
    "check-failed",
    "browser-online",
    "browser-offline",
    "retry-pressed",
    "retry-ok",
    "retry-failed",
    "dismissed",
    "silence",
    "unsilence",
  ),
  { maxLength: 40 },
);

const says: Partial<Record<Name, State["status"]>> = {
  "check-ok": "online",
  "browser-online": "online",
  "retry-ok": "online",
  "check-failed": "offline",
  "browser-offline": "offline",
  "retry-failed": "offline",
};

test("whatever happens", () => {
  fc.assert(
    fc.property(names, (list) => {
      let state = start;
      let silenced = false;
      let dismissed = false;
      /** What has been said of the return from the last outage. */
      let said: Toast[] = [];
      for (const name of list) {
        const before = state;
        const step = reduce(before, eventOf(name));
        state = step.state;
        if (name === "silence" || name === "unsilence") silenced = name === "silence";
        const begins = before.status !== "offline" && state.status === "offline";
        if (begins) [said, dismissed] = [[], false];
        if (name === "dismissed") dismissed = true;
        said.push(...step.toasts.filter((toast) => toast !== "still-offline"));

        expect(state.status).toBe(says[name] ?? before.status);
        expect(state.silenced).toBe(silenced);
        if (silenced) expect(state.dialog).toBe(false);
        if (begins && !silenced) expect(state.dialog).toBe(true);
        if (state.dialog && !before.dialog) expect(begins).toBe(true);
        if (dismissed) expect(state.dialog).toBe(false);
        if (name === "check-ok") expect(state.dialog).toBe(before.dialog);
        if (name === "browser-online") expect(state.dialog).toBe(false);

        expect(step.toasts.length).toBeLessThanOrEqual(1);
        for (const toast of step.toasts) {
          expect(state.status).toBe(toast === "still-offline" ? "offline" : "online");
          if (toast !== "restored") expect(before.retrying).toBe(true);
        }
        expect(said.filter((toast) => toast === "restored").length).toBeLessThanOrEqual(1);
        expect(said.slice(1)).not.toContain("restored");
        if (before.status === "offline" && state.status === "online" && !state.retrying) expect(said).toHaveLength(1);
        if (state.restoredUnsaid) expect(state).toMatchObject({ status: "online", retrying: true });
      }
    }),
    { numRuns: 1000 },
  );
});

test("an outage whose end is known is always told of once no retry is under way", () => {
  fc.assert(
    fc.property(names, (list) => {
      let state = start;
      let owed = false;
      for (const name of list) {
        const { state: next, toasts } = reduce(state, eventOf(name));
        if (state.status === "offline" && next.status === "online") owed = true;
        if (next.status === "offline" || toasts.length > 0) owed = false;
        state = next;
        if (owed) expect(state.retrying).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});

test("no event changes the state it is given", () => {
  fc.assert(
    fc.property(names, (list) => {
      list.reduce((state, name) => Object.freeze(reduce(state, eventOf(name)).state), Object.freeze(start));
    }),
  );
});

describe("an outage is told of once", () => {
  const led = (state: State, ...names: readonly Name[]) =>
    names.reduce((at, name) => reduce(at, eventOf(name)).state, state);

  test("closed on one page, the dialog stays closed on the next, until the connection was there again", () => {
    const closed = led(start, "check-failed", "dismissed");
    expect(closed.told).toBe(true);
    const nextPage = { ...start, told: closed.told };
    expect(led(nextPage, "check-failed")).toMatchObject({ status: "offline", dialog: false });
    expect(led(nextPage, "check-ok", "check-failed")).toMatchObject({ status: "offline", dialog: true });
  });

  test("a page left without closing it has told nobody", () => expect(led(start, "check-failed").told).toBe(false));
});
