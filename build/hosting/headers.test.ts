import { expect, test } from "vitest";
import { headers } from "./headers.ts";

test("the camera is for this site's own pages, and nothing else can be asked for", () => {
  const rules = (headers["Permissions-Policy"] ?? "").split(", ");
  expect(rules).toContain("camera=(self)");
  expect(rules).toContain("microphone=()");
  expect(rules).toContain("geolocation=()");
  expect(rules.filter((rule) => !rule.endsWith("=()"))).toEqual(["camera=(self)"]);
});
