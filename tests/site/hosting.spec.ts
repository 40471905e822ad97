import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test as base, expect } from "@playwright/test";
import { headers, ofPages } from "../../build/hosting/headers.ts";

// The rules that are written beside the pages, tried in the servers that they are for, where those are installed.

const dist = resolve("dist");
const sitePort = Number(process.env["SITE_PORT"] ?? 4280);

interface Host {
  readonly name: string;
  readonly port: number;
  /** What is run, and what is written into the folder that it runs in. */
  readonly command: readonly [string, ...(readonly string[])];
  readonly config: (folder: string, port: number) => string;
  /** Whether a page's own address ends in a slash. */
  readonly slash?: boolean;
}

const modules = ["mpm_event", "authz_core", "dir", "mime", "headers", "deflate", "filter", "alias", "autoindex"];

const hosts: readonly Host[] = [
  {
    name: "nginx",
    port: sitePort + 1001,
    command: ["nginx", "-c", "FOLDER/config", "-p", "FOLDER", "-e", "FOLDER/errors"],
    config: (folder, port) => `daemon off; pid ${folder}/pid; worker_processes 1; user root;
events { worker_connections 64; }
http {
  include /etc/nginx/mime.types; access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server { listen ${port}; root ${dist}; include ${dist}/nginx.conf; }
}`,
  },
  {
    name: "caddy",
    port: sitePort + 1002,
    command: ["caddy", "run", "--adapter", "caddyfile", "--config", "FOLDER/config"],
    config: (_folder, port) => `{
  admin off
  auto_https off
}
http://:${port} {
  root * ${dist}
  import ${dist}/Caddyfile
}`,
  },
  {
    name: "apache2",
    port: sitePort + 1003,
    command: ["apache2", "-X", "-f", "FOLDER/config"],
    config: (
      folder,
      port,
    ) => `${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join("\n")}
ServerName localhost
Listen ${port}
PidFile ${folder}/pid
ErrorLog ${folder}/errors
TypesConfig /etc/mime.types
DocumentRoot ${dist}
<Directory ${dist}>
  AllowOverride All
  Options +Indexes
  Require all granted
</Directory>`,
    slash: true,
  },
];

const headersOfAssets = { ...headers, ...Object.fromEntries(ofPages.map((name) => [name, null])) };

const test = base.extend<{ host: Host; origin: string }>({
  host: [hosts[0] as Host, { option: true }],
  origin: async ({ host }, use) => {
    const there = !spawnSync(host.command[0], ["--version"]).error;
    if (!there) console.warn(`\n!!! ${host.name} is not installed: its rules were not tried.\n`);
    test.skip(!there, `${host.name} is not installed`);
    const folder = mkdtempSync(join(tmpdir(), "sumwhere-host-"));
    mkdirSync(join(folder, "home"));
    writeFileSync(join(folder, "config"), host.config(folder, host.port));
    const [command, ...rest] = host.command.map((part) => part.replace("FOLDER", folder));
    const env = { ...process.env, HOME: join(folder, "home") };
    const server: ChildProcess = spawn(command ?? "", rest, { stdio: "ignore", env });
    const origin = `http://127.0.0.1:${host.port}`;
    await expect(async () => {
      await fetch(origin);
      expect(server.exitCode, "the server ended").toBeNull();
    }).toPass({ timeout: 20_000 });
    await use(origin);
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  },
});

for (const host of hosts)
  test.describe(host.name, () => {
    test.use({ host });

    test("serves pages, errors and assets as it is told to", async ({ origin }) => {
      const get = (path: string, init: RequestInit = {}) => fetch(origin + path, { redirect: "manual", ...init });
      const asset = `/assets/${readdirSync(join(dist, "assets")).find((file) => file.startsWith("react-"))}`;
      const page = host.slash ? "/arithmetic/easy/" : "/arithmetic/easy";
      const other = host.slash ? "/arithmetic/easy" : "/arithmetic/easy/";

      const easy = await get(page);
      expect(easy.status).toBe(200);
      expect(easy.headers.get("content-type")).toMatch(/^text\/html/);
      expect(await easy.text()).toContain('data-path="/arithmetic/easy"');
      const moved = await get(other);
      expect(moved.status).toBe(301);
      expect(new URL(moved.headers.get("location") ?? "", origin).href).toBe(origin + page);
      expect(new URL((await get("//example.org/")).headers.get("location") ?? "/", origin).origin).toBe(origin);

      for (const path of ["/no-such-page", "/assets", "/assets/", "/assets/no-such.js", "/nginx.conf", "/_headers"]) {
        const missing = await get(path, { redirect: "follow" });
        expect(missing.status, path).toBe(404);
        expect(await missing.text(), path).toContain("Oops! Page not found");
        expect(missing.headers.get("cache-control"), path).toBe("no-cache");
      }
      expect((await get("/.htaccess")).status).toBeGreaterThanOrEqual(403);

      const script = await get(asset, { headers: { "Accept-Encoding": "gzip" } });
      expect(script.status).toBe(200);
      expect(script.headers.get("content-type")).toMatch(/javascript/);
      expect(script.headers.get("content-encoding")).toBe("gzip");
      expect(script.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      for (const path of [page, "/service-worker.js", "/manifest.webmanifest"])
        expect((await get(path)).headers.get("cache-control"), path).toBe("no-cache");
      expect((await get("/manifest.webmanifest")).headers.get("content-type")).toMatch(/^application\/manifest\+json/);

      for (const path of [page, "/service-worker.js", "/no-such-page", "/assets/no-such.js"]) {
        const answer = await get(path);
        for (const [name, value] of Object.entries(headers))
          expect(answer.headers.get(name), `${name} of ${path}`).toBe(value);
      }
      for (const [name, value] of Object.entries(headersOfAssets))
        expect(script.headers.get(name), `${name} of ${asset}`).toBe(value);
    });
  });

test("the server of `npm start` lists no folder and sends every header", async ({ request }) => {
  for (const path of ["/assets", "/assets/"]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain("Oops! Page not found");
    for (const [name, value] of Object.entries(headers)) expect(answer.headers()[name.toLowerCase()], name).toBe(value);
  }
  const script = await request.get(
    `/assets/${readdirSync(join(dist, "assets")).find((file) => file.startsWith("react-"))}`,
  );
  for (const [name, value] of Object.entries(headersOfAssets))
    expect(script.headers()[name.toLowerCase()] ?? null, name).toBe(value);
});
