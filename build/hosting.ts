import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { policy } from "./csp.ts";

const headers = {
  "Content-Security-Policy": `${policy}; frame-ancestors 'self'`,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};
const forever = "public, max-age=31536000, immutable";
const fresh = "no-cache";

/** The same headers, written for the static hosts people use: _headers (Netlify, Cloudflare), .htaccess (Apache), serve. */
export function hostingPlugin(): Plugin {
  let out = "";
  return {
    name: "hosting",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    configResolved: (config) => {
      out = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      async handler() {
        await writeFile(join(out, "_headers"), netlify());
        await writeFile(join(out, ".htaccess"), apache());
        await writeFile(join(out, "serve.json"), serve());
      },
    },
  };
}

function netlify(): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `/*\n${lines.join("\n")}\n  Cache-Control: ${fresh}\n\n/assets/*\n  ! Cache-Control\n  Cache-Control: ${forever}\n`;
}

function apache(): string {
  const lines = Object.entries(headers).map(([name, value]) => `  Header always set ${name} "${value}"`);
  return `ErrorDocument 404 /404.html
DirectorySlash On
<IfModule mod_headers.c>
${lines.join("\n")}
  Header set Cache-Control "${fresh}"
  <If "%{REQUEST_URI} =~ m#^/assets/#">
    Header set Cache-Control "${forever}"
  </If>
</IfModule>
`;
}

function serve(): string {
  const list = (extra: Record<string, string>) =>
    Object.entries({ ...headers, ...extra }).map(([key, value]) => ({ key, value }));
  return JSON.stringify(
    {
      trailingSlash: false,
      headers: [
        { source: "**", headers: list({ "Cache-Control": fresh }) },
        { source: "assets/**", headers: [{ key: "Cache-Control", value: forever }] },
      ],
    },
    null,
    2,
  );
}
