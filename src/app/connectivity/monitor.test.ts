import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startMonitor } from "./monitor.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Answer = "answers" | "fails" | "hangs";

/** A browser whose network and visibility a test sets, and a monitor started in it. */
function setUp(seen: "visible" | "hidden" = "visible", host = "") {
  const window = new EventTarget();
  const page = new EventTarget();
  const document = Object.assign(page, { visibilityState: seen });
  const network: { answer: Answer } = { answer: "answers" };
  const requests: { url: string; options: RequestInit }[] = [];
  const fetch = (url: string, options: RequestInit) => {
    requests.push({ url, options });
    return new Promise<void>((resolve, reject) => {
      options.signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
      if (network.answer === "answers") resolve();
      if (network.answer === "fails") reject(new TypeError("no network"));
    });
  };
  const events: string[] = [];
  const monitor = startMonitor(({ type }) => events.push(type), {
    host,
    fetch,
    window,
    document: document as unknown as Document,
  });
  return {
    ...monitor,
    network,
    requests,
    events,
    browserSays: (what: "online" | "offline") => window.dispatchEvent(new Event(what)),
    show: (state: "visible" | "hidden") => {
      document.visibilityState = state;
      page.dispatchEvent(new Event("visibilitychange"));
    },
  };
}

const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

describe("the check", () => {
  test("asks our own origin for the favicon, past every cache", async () => {
    const { requests } = setUp();
    await wait(0);
    expect(requests).toMatchObject([
      { url: "/favicon.ico", options: { method: "GET", mode: "no-cors", cache: "no-store", credentials: "omit" } },
    ]);
    expect(requests[0]?.options.body).toBe(undefined);
  });

  test("asks another host where one is set", async () => {
    const { requests } = setUp("visible", "https://status.example.org");
    expect(requests[0]?.url).toBe("https://status.example.org/favicon.ico");
  });

  test("runs once on start and then every 10 seconds", async () => {
    const { requests, events } = setUp();
    expect(requests).toHaveLength(1);
    await wait(9.999);
    expect(requests).toHaveLength(1);
    await wait(0.001);
    expect(requests).toHaveLength(2);
    await wait(20);
    expect(requests).toHaveLength(4);
    expect(events).toEqual(["check-ok", "check-ok", "check-ok", "check-ok"]);
  });

  test("tells of success and failure", async () => {
    const { network, events } = setUp();
    await wait(0);
    network.answer = "fails";
    await wait(10);
    network.answer = "answers";
    await wait(10);
    expect(events).toEqual(["check-ok", "check-failed", "check-ok"]);
  });

  test("is aborted after 5 seconds, which is a failure", async () => {
    const { network, requests, events } = setUp();
    await wait(0);
    network.answer = "hangs";
    await wait(14.999);
    expect(events).toEqual(["check-ok"]);
    expect(requests[1]?.options.signal?.aborted).toBe(false);
    await wait(0.001);
    expect(requests[1]?.options.signal?.aborted).toBe(true);
    expect(events).toEqual(["check-ok", "check-failed"]);
  });

  test("one that was answered leaves no timer that aborts it later", async () => {
    const { requests, stop } = setUp();
    await wait(6);
    expect(requests[0]?.options.signal?.aborted).toBe(false);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("a hidden page", () => {
  test("is not checked", async () => {
    const { show, requests } = setUp();
    await wait(0);
    show("hidden");
    await wait(60);
    expect(requests).toHaveLength(1);
  });

  test("is checked at once when it shows again, and every 10 seconds from then", async () => {
    const { show, requests } = setUp();
    await wait(7);
    show("hidden");
    await wait(60);
    show("visible");
    expect(requests).toHaveLength(2);
    await wait(9.999);
    expect(requests).toHaveLength(2);
    await wait(0.001);
    expect(requests).toHaveLength(3);
  });

  test("is not checked at the start either", async () => {
    const { show, requests, events } = setUp("hidden");
    await wait(30);
    expect(requests).toHaveLength(0);
    show("visible");
    await wait(0);
    expect(events).toEqual(["check-ok"]);
  });

  test("a check that was under way is called off and tells nothing", async () => {
    const { show, network, requests, events } = setUp();
    await wait(0);
    network.answer = "hangs";
    await wait(11);
    show("hidden");
    await wait(30);
    expect(requests[1]?.options.signal?.aborted).toBe(true);
    expect(events).toEqual(["check-ok"]);
  });

  test("shown twice in a row it is checked no more often", async () => {
    const { show, requests } = setUp();
    await wait(0);
    show("visible");
    await wait(10);
    expect(requests).toHaveLength(3);
  });
});

describe("the browser's word", () => {
  test("is passed on, also while the page is hidden", async () => {
    const { browserSays, show, events } = setUp();
    await wait(0);
    browserSays("offline");
    show("hidden");
    browserSays("online");
    expect(events).toEqual(["check-ok", "browser-offline", "browser-online"]);
  });
});

describe("retry", () => {
  test.each([
    ["answers", "retry-ok"],
    ["fails", "retry-failed"],
  ] as const)("waits 3 seconds, then rechecks: the network %s", async (answer, result) => {
    const { retry, network, requests, events } = setUp();
    await wait(0);
    network.answer = answer;
    retry();
    expect(events).toEqual(["check-ok", "retry-pressed"]);
    await wait(2.999);
    expect(requests).toHaveLength(1);
    await wait(0.001);
    expect(requests).toHaveLength(2);
    expect(requests[1]?.url).toBe("/favicon.ico");
    expect(events).toEqual(["check-ok", "retry-pressed", result]);
  });

  test("is aborted after 5 seconds as well", async () => {
    const { retry, network, events } = setUp();
    await wait(0);
    network.answer = "hangs";
    retry();
    await wait(7.999);
    expect(events.at(-1)).toBe("retry-pressed");
    await wait(0.001);
    expect(events.at(-1)).toBe("retry-failed");
  });

  test("pressed again it starts anew and has one result", async () => {
    const { retry, requests, events } = setUp();
    await wait(0);
    retry();
    await wait(2);
    retry();
    await wait(2);
    expect(events).toEqual(["check-ok", "retry-pressed", "retry-pressed"]);
    await wait(1);
    expect(events).toEqual(["check-ok", "retry-pressed", "retry-pressed", "retry-ok"]);
    await wait(4);
    expect(events.filter((event) => event === "retry-ok")).toHaveLength(1);
    expect(requests).toHaveLength(2);
  });

  test("pressed again while it checks, the first check is called off and says nothing", async () => {
    const { retry, network, requests, events } = setUp();
    await wait(0);
    network.answer = "hangs";
    retry();
    await wait(4);
    network.answer = "answers";
    retry();
    expect(requests[1]?.options.signal?.aborted).toBe(true);
    await wait(3);
    expect(events).toEqual(["check-ok", "retry-pressed", "retry-pressed", "retry-ok"]);
  });

  test("a second retry tells its own result", async () => {
    const { retry, network, events } = setUp();
    await wait(0);
    network.answer = "fails";
    retry();
    await wait(3);
    network.answer = "answers";
    retry();
    await wait(3);
    expect(events).toEqual(["check-ok", "retry-pressed", "retry-failed", "retry-pressed", "retry-ok"]);
  });

  test("a page hidden meanwhile gets its result", async () => {
    const { retry, show, events } = setUp();
    await wait(0);
    retry();
    show("hidden");
    await wait(3);
    expect(events).toEqual(["check-ok", "retry-pressed", "retry-ok"]);
  });
});

test("stopped, it does and says nothing more", async () => {
  const { stop, retry, browserSays, show, network, requests, events } = setUp();
  await wait(0);
  network.answer = "hangs";
  retry();
  await wait(11);
  const before = requests.length;
  stop();
  browserSays("offline");
  show("hidden");
  show("visible");
  await wait(60);
  expect(requests).toHaveLength(before);
  expect(requests.slice(1).every(({ options }) => options.signal?.aborted)).toBe(true);
  expect(events).toEqual(["check-ok", "retry-pressed", "retry-failed"]);
  expect(vi.getTimerCount()).toBe(0);
});
