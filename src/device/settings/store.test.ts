import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { choices } from "./settings.ts";

/** A browser's storage, and what tells of other tabs. */
function browser(kept = new Map<string, string>()) {
  const events = new EventTarget();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal("window", { localStorage });
  vi.stubGlobal("localStorage", localStorage);
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("removeEventListener", events.removeEventListener.bind(events));
  return { kept, otherTab: () => events.dispatchEvent(new Event("storage")) };
}

const stored = (kept: Map<string, string>): unknown => JSON.parse(kept.get("settings") ?? "null");

async function load() {
  vi.resetModules();
  return {
    ...(await import("./store.ts")),
    ...(await import("./copy.ts")),
    ...(await import("./old-keys.ts")),
    ...(await import("../who.ts")),
  };
}

afterEach(() => vi.unstubAllGlobals());

describe("with storage", () => {
  let page: ReturnType<typeof browser>;
  beforeEach(() => {
    page = browser();
  });

  test("a choice is kept for who made it, and only what was chosen is stored", async () => {
    const { settings, changeSettings, setWho } = await load();
    changeSettings({ theme: "dark" });
    changeSettings({ textSize: 130 });
    setWho("ada");
    expect(settings()).toMatchObject({ theme: "system", textSize: 100 });
    changeSettings({ numbers: "comma" });
    expect(stored(page.kept)).toEqual({
      guest: { v: 1, theme: "dark", textSize: 130 },
      ada: { v: 1, numbers: "comma" },
    });
    setWho("guest");
    expect(settings()).toMatchObject({ theme: "dark", textSize: 130, numbers: "point" });
  });

  test("listeners hear of a change here, in another tab and of another profile, and of nothing else", async () => {
    const { settings, changeSettings, onSettings, setWho } = await load();
    settings();
    const heard = vi.fn();
    const stop = onSettings(heard);
    changeSettings({ sounds: "on" });
    expect(heard).toHaveBeenCalledTimes(1);
    const same = settings();
    page.otherTab();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(settings()).toBe(same);
    page.kept.set("settings", JSON.stringify({ guest: { hand: "left" } }));
    page.otherTab();
    expect(heard).toHaveBeenCalledTimes(2);
    expect(settings()).toMatchObject({ sounds: "off", hand: "left" });
    setWho("ada");
    expect(heard).toHaveBeenCalledTimes(3);
    expect(settings().hand).toBe("right");
    stop();
    changeSettings({ hand: "left" });
    expect(heard).toHaveBeenCalledTimes(3);
  });

  test("a change keeps what another tab has stored meanwhile, and fields of a newer version", async () => {
    const { settings, changeSettings } = await load();
    settings();
    page.kept.set("settings", JSON.stringify({ guest: { v: 2, hand: "left", glitter: "on" }, bo: { v: 2 } }));
    changeSettings({ sounds: "on" });
    expect(stored(page.kept)).toEqual({ guest: { v: 2, hand: "left", glitter: "on", sounds: "on" }, bo: { v: 2 } });
  });

  test("whatever is stored, settings are read, and a choice can be made", async () => {
    const { settings, changeSettings, setWho } = await load();
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      fc.constantFrom('{"guest":7}', '{"guest":null}', '{"guest":"abc"}', "[1]", '"text"', "{\u0000"),
    );
    fc.assert(
      fc.property(texts, fc.constantFrom("guest", "ada", "__proto__", "constructor"), (text, id) => {
        page.kept.set("settings", text);
        setWho(id);
        page.otherTab();
        expect(Object.keys(settings())).toHaveLength(Object.keys(choices).length);
        changeSettings({ theme: "light", sounds: "on" });
        expect(settings()).toMatchObject({ theme: "light", sounds: "on" });
      }),
    );
  });

  test("back to the usual settings, for one alone", async () => {
    const { settings, changeSettings, forgetChosen, setWho } = await load();
    changeSettings({ theme: "dark" });
    setWho("ada");
    changeSettings({ theme: "light" });
    forgetChosen();
    expect(settings().theme).toBe("system");
    expect(stored(page.kept)).toEqual({ guest: { v: 1, theme: "dark" } });
  });

  test("a copy adds the settings of others and overwrites nobody's", async () => {
    const { settings, changeSettings, allChosen, addChosen } = await load();
    changeSettings({ theme: "dark" });
    addChosen({ guest: { theme: "light", textSize: 150 }, ada: { hand: "left" } });
    expect(settings()).toMatchObject({ theme: "dark", textSize: 100 });
    expect(allChosen()).toEqual({ guest: { theme: "dark" }, ada: { hand: "left" } });
  });

  test("a copy's settings for which there is no room are left out, and counted", async () => {
    const { addChosen } = await load();
    const people = Object.fromEntries(Array.from({ length: 600 }, (_, n) => [`p${n}`, { hand: "left" } as const]));
    expect(addChosen(people)).toEqual({ added: 500, left: 100 });
    expect(addChosen({ ...people, guest: { theme: "dark" } })).toEqual({ added: 0, left: 101 });
  });

  test("nor does a full storage take them: all stays as it was", async () => {
    const { addChosen, changeSettings, settings } = await load();
    changeSettings({ theme: "dark" });
    localStorage.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    expect(addChosen({ ada: { hand: "left" } })).toEqual({ added: 0, left: 1 });
    expect(stored(page.kept)).toEqual({ guest: { v: 1, theme: "dark" } });
    expect(settings().theme).toBe("dark");
  });
});

describe("choices from before there were settings", () => {
  test("are taken over once, for the guest and for who is practising", async () => {
    const { kept } = browser(
      new Map([
        ["theme", "dark"],
        ["connectivityNotices", "off"],
        ["profile", "ada"],
        ["settings", JSON.stringify({ ada: { v: 1, theme: "light", textSize: 115 } })],
      ]),
    );
    const { adoptOldKeys, settings } = await load();
    adoptOldKeys();
    expect(stored(kept)).toEqual({
      guest: { v: 1, theme: "dark", notices: "off" },
      ada: { v: 1, theme: "light", textSize: 115, notices: "off" },
    });
    expect([...kept.keys()].sort()).toEqual(["profile", "settings"]);
    expect(settings()).toMatchObject({ theme: "light", notices: "off" });
  });

  test("garbage under the old keys is only cleared away", async () => {
    const { kept } = browser(
      new Map([
        ["theme", "{💥"],
        ["connectivityNotices", "on"],
      ]),
    );
    const { adoptOldKeys } = await load();
    adoptOldKeys();
    adoptOldKeys();
    expect(stored(kept)).toEqual({ guest: { v: 1, notices: "on" } });
    expect([...kept.keys()]).toEqual(["settings"]);
  });
});

test("where storage is blocked, a choice lasts as long as the page", async () => {
  browser();
  const blocked = () => {
    throw new DOMException("no storage here", "SecurityError");
  };
  vi.stubGlobal("window", { localStorage: { getItem: blocked, setItem: blocked } });
  vi.stubGlobal("localStorage", { removeItem: blocked });
  const { settings, changeSettings, adoptOldKeys, setWho } = await load();
  adoptOldKeys();
  changeSettings({ theme: "dark" });
  expect(settings().theme).toBe("dark");
  setWho("ada");
  expect(settings().theme).toBe("system");
  changeSettings({ hand: "left" });
  setWho("guest");
  expect(settings()).toMatchObject({ theme: "dark", hand: "right" });
});

test("on a full disk the new choice holds, though the old one is still stored", async () => {
  const page = browser(new Map([["settings", JSON.stringify({ guest: { theme: "light" } })]]));
  const full = () => {
    throw new DOMException("no room", "QuotaExceededError");
  };
  vi.stubGlobal("window", { localStorage: { getItem: (key: string) => page.kept.get(key) ?? null, setItem: full } });
  const { settings, changeSettings } = await load();
  changeSettings({ theme: "dark" });
  expect(settings().theme).toBe("dark");
});
