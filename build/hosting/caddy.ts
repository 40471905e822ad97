import { forever, fresh, headers, hostFiles, ofPages } from "./headers.ts";

/** Caddyfile, to be imported in a site block. */
export function caddy(base: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name} "${value}"`);
  return `# example.org {
#   root * /srv/sumwhere
#   import /srv/sumwhere/Caddyfile
# }
header {
${lines.join("\n")}
  -Server
}
@asset path ${base}assets/*
header @asset {
  Cache-Control "${forever}"
${ofPages.map((name) => `  -${name}`).join("\n")}
}
@other not path ${base}assets/*
header @other Cache-Control "${fresh}"
@manifest path *.webmanifest
header @manifest Content-Type application/manifest+json
encode gzip

@host path ${hostFiles.map((file) => base + file).join(" ")}
error @host 404
@slash path_regexp slash ^/+(.+?)/+$
redir @slash /{re.slash.1} 301
try_files {path} {path}/index.html
file_server

handle_errors {
  header {
${lines.map((line) => `  ${line}`).join("\n")}
    -Server
  }
  header Cache-Control "${fresh}"
  rewrite * ${base}404.html
  file_server {
    status {err.status_code}
  }
}
`;
}
