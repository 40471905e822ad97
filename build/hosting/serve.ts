import { forever, fresh, headers, ofPages } from "./headers.ts";

/** serve.json, for `serve`, which `npm start` uses. What a rule sets a later one cannot take away, only replace. */
export function serve(): string {
  const ofPage = new Set<string>(ofPages);
  const all = Object.entries({ ...headers, "Cache-Control": fresh }).map(([key, value]) => ({ key, value }));
  return JSON.stringify(
    {
      trailingSlash: false,
      directoryListing: false,
      headers: [
        { source: "**", headers: all.filter(({ key }) => !ofPage.has(key)) },
        { source: "!assets/**", headers: all.filter(({ key }) => ofPage.has(key)) },
        { source: "assets/**", headers: [{ key: "Cache-Control", value: forever }] },
      ],
    },
    null,
    2,
  );
}
