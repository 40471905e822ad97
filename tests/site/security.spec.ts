import { expect, open, test } from "./fixture.ts";

declare const trustedTypes: { createPolicy(name: string, rules: object): unknown };

test("text becomes HTML or a program only through the site's own policy", async ({ page, watched }) => {
  await open(page, "/arithmetic/easy");
  const outcomes = await page.evaluate(() => {
    const attempt = (act: () => unknown) => {
      try {
        act();
        return "allowed";
      } catch (error) {
        return (error as Error).name;
      }
    };
    return {
      html: attempt(() => {
        document.createElement("div").innerHTML = "<b>text</b>";
      }),
      worker: attempt(() => new Worker("/boot.js")),
      script: attempt(() => {
        document.createElement("script").src = "/boot.js";
      }),
      policy: attempt(() => trustedTypes.createPolicy("another", {})),
      again: attempt(() => trustedTypes.createPolicy("sumwhere", {})),
    };
  });
  expect(outcomes).toEqual({
    html: "TypeError",
    worker: "TypeError",
    script: "TypeError",
    policy: "TypeError",
    again: "TypeError",
  });
  watched.expected.push(/TrustedHTML|TrustedScript|Trusted Type|trusted-types|Service Worker/i);
});
