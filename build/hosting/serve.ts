import { forever, fresh, headers } from "./headers.ts";

/** serve.json, for `serve`, which `npm start` uses. */
export function serve(): string {
  const all = Object.entries({ ...headers, "Cache-Control": fresh }).map(([key, value]) => ({ key, value }));
  return JSON.stringify(
    {
      trailingSlash: false,
      directoryListing: false,
      headers: [
        { source: "**", headers: all },
        { source: "assets/**", headers: [{ key: "Cache-Control", value: forever }] },
      ],
    },
    null,
    2,
  );
}
