import { forever, fresh, headers, hostFiles, ofPages } from "./headers.ts";

const escaped = hostFiles.map((file) => file.replaceAll(".", "\\.")).join("|");

/**
 * nginx.conf, to be included in a server block. Every add_header stands in that block: one in a location would take away
 * all others there; an empty one is not sent. The server's own rewriting runs again for an error's page, so an error is never kept for ever.
 */
export function nginx(base: string): string {
  const ofPage = new Set<string>(ofPages);
  const variable = (name: string) => `$${name.toLowerCase().replaceAll("-", "_")}`;
  const lines = Object.entries(headers).map(([name, value]) =>
    ofPage.has(name)
      ? `set ${variable(name)} "${value}";\nadd_header ${name} ${variable(name)} always;`
      : `add_header ${name} "${value}" always;`,
  );
  return `# server {
#   listen 443 ssl;
#   server_name example.org;
#   root /srv/sumwhere;
#   include /srv/sumwhere/nginx.conf;
# }
${lines.join("\n")}
set $cache "${fresh}";
if ($uri ~ ^${base}assets/) {
  set $cache "${forever}";
${ofPages.map((name) => `  set ${variable(name)} "";`).join("\n")}
}
add_header Cache-Control $cache always;

charset utf-8;
gzip on;
gzip_vary on;
gzip_proxied any;
gzip_min_length 500;
gzip_types text/css application/javascript text/javascript application/json application/manifest+json image/svg+xml text/plain;

autoindex off;
absolute_redirect off;
error_page 404 ${base}404.html;
rewrite ^(.+)/$ $1 permanent;

location / {
  try_files $uri $uri/index.html =404;
}
location ~ \\.webmanifest$ {
  default_type application/manifest+json;
}
location ~ /(?:${escaped})$ {
  return 404;
}
`;
}
