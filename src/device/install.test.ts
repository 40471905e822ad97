import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile Safari/604.1";
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15";
const linux = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15";
const apple = "Apple Computer, Inc.";

let window: EventTarget;
/** The module anew: it remembers the offer for as long as the page is open. */
let module: typeof import("./install.ts");

function device(vendor: string, userAgent: string, maxTouchPoints: number, standalone = false) {
  vi.stubGlobal("navigator", { vendor, userAgent, maxTouchPoints });
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: standalone && query === "(display-mode: standalone)" }));
}

const offerWith = (prompt: () => Promise<unknown>) => Object.assign(new Event("beforeinstallprompt"), { prompt });
const offerComes = (prompt: () => Promise<unknown>) => window.dispatchEvent(offerWith(prompt));

beforeEach(async () => {
  window = new EventTarget();
  vi.stubGlobal("window", window);
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  device("Google Inc.", "Chrome", 0);
  vi.resetModules();
  module = await import("./install.ts");
  module.takeInstallOffers();
});
afterEach(() => vi.unstubAllGlobals());

describe("where the browser offers it", () => {
  test("there is no way before, a button then, and none after it was pressed", async () => {
    const onChange = vi.fn();
    const stop = module.onInstallChange(onChange);
    expect(module.installWay()).toBe(null);
    const prompt = vi.fn(async () => ({ outcome: "accepted" }));
    offerComes(prompt);
    expect(module.installWay()).toBe("button");
    expect(await module.install()).toBe(true);
    expect(module.installWay()).toBe(null);
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(await module.install()).toBe(false);
    expect(prompt).toHaveBeenCalledTimes(1);
    stop();
  });

  test("an offer that came before the module did is taken as well", async () => {
    vi.resetModules();
    module = await import("./install.ts");
    Object.assign(window, { installOffer: offerWith(async () => ({ outcome: "accepted" })) });
    expect(module.installWay()).toBe(null);
    module.takeInstallOffers();
    expect(module.installWay()).toBe("button");
    expect(await module.install()).toBe(true);
  });

  test("no is a no, and so is a browser that will not ask", async () => {
    offerComes(async () => ({ outcome: "dismissed" }));
    expect(await module.install()).toBe(false);
    offerComes(() => Promise.reject(new DOMException("used", "InvalidStateError")));
    expect(await module.install()).toBe(false);
    expect(module.installWay()).toBe(null);
  });

  test("once it was installed by the browser's own menu there is no way any more", () => {
    offerComes(async () => ({ outcome: "accepted" }));
    window.dispatchEvent(new Event("appinstalled"));
    expect(module.installWay()).toBe(null);
  });
});

test.each([
  ["an iPhone", apple, phone, 5, "apple-touch"],
  ["an iPad, which says that it is a Mac", apple, mac, 5, "apple-touch"],
  ["a Mac", apple, mac, 0, "apple-mac"],
  ["a browser of another maker on the same engine", apple, linux, 0, null],
  ["Chromium on a Mac", "Google Inc.", mac, 0, null],
  ["Firefox", "", mac, 0, null],
])("on %s", (_, vendor, userAgent, touch, way) => {
  device(vendor, userAgent, touch);
  expect(module.installWay()).toBe(way);
});

test.each([phone, mac])("where it is installed nothing is said", (userAgent) => {
  device(apple, userAgent, 5, true);
  expect(module.installWay()).toBe(null);
});
