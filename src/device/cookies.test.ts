import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readCookie, writeCookie } from "./cookies.ts";

afterEach(() => vi.unstubAllGlobals());

describe("with cookies", () => {
  let written: string[];
  beforeEach(() => {
    written = [];
    vi.stubGlobal("document", {
      get cookie() {
        return written.map((cookie) => cookie.split("; ")[0]).join("; ");
      },
      set cookie(text: string) {
        written.push(text);
      },
    });
  });

  test("what is written can be read", () => {
    writeCookie("sidebar_state", "false", 7);
    expect(written).toEqual(["sidebar_state=false; Max-Age=604800; Path=/; SameSite=Lax"]);
    expect(readCookie("sidebar_state")).toBe("false");
  });

  test("values that would break the cookie come back as they were", () => {
    writeCookie("a b", "x=1; y=2, ½ 🙂", 1);
    writeCookie("other", "z", 1);
    expect(readCookie("a b")).toBe("x=1; y=2, ½ 🙂");
  });

  test("a name is the whole name", () => {
    writeCookie("my_sidebar_state", "true", 7);
    writeCookie("sidebar_state_2", "true", 7);
    expect(readCookie("sidebar_state")).toBe(null);
  });

  test("an empty value is a value", () => {
    writeCookie("a", "", 1);
    expect(readCookie("a")).toBe("");
  });

  test("a foreign cookie that cannot be decoded is none", () => {
    written.push("sidebar_state=%E0%A4%A");
    expect(readCookie("sidebar_state")).toBe(null);
  });
});

const blocked = () => {
  throw new DOMException("no cookies here", "SecurityError");
};

test.each([
  ["there is no document", undefined],
  ["cookies are blocked", Object.defineProperty({}, "cookie", { get: blocked, set: blocked })],
])("when %s nothing is thrown", (_, document) => {
  vi.stubGlobal("document", document);
  expect(readCookie("sidebar_state")).toBe(null);
  expect(() => writeCookie("sidebar_state", "true", 7)).not.toThrow();
});

test("text that cannot be encoded is not written", () => {
  vi.stubGlobal("document", { cookie: "" });
  expect(() => writeCookie("a", "\ud800", 7)).not.toThrow();
});
