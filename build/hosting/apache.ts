import { forever, fresh, headers, ofPages } from "./headers.ts";

/** .htaccess, for Apache with AllowOverride All. */
export function apache(base: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `  Header always set ${name} "${value}"`);
  return `ErrorDocument 404 ${base}404.html
Options -Indexes
DirectorySlash On
RedirectMatch 404 ^${base}assets/?$
AddType application/manifest+json .webmanifest
<FilesMatch "^(?:\\.htaccess|_headers|serve\\.json|nginx\\.conf|Caddyfile)$">
  Redirect 404 /
</FilesMatch>
<IfModule mod_headers.c>
${lines.join("\n")}
  Header always set Cache-Control "${fresh}"
  <If "%{REQUEST_URI} =~ m#^${base}assets/# && -f %{REQUEST_FILENAME}">
    Header always set Cache-Control "${forever}"
${ofPages.map((name) => `    Header always unset ${name}`).join("\n")}
  </If>
</IfModule>
<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml text/plain
</IfModule>
`;
}
