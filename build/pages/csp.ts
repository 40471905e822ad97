/** Where the connectivity check asks; empty means the site's own address. The build setting CHECK_HOST names another. */
export const checkHost = (process.env["CHECK_HOST"] ?? "").replace(/\/$/, "");

/**
 * The Content-Security-Policy of every page. No inline script anywhere; style attributes are allowed because MathML
 * for matrices carries them. Text becomes a page or a program only through the policy in device/trusted.ts. `frame-ancestors` works only as a header.
 */
export const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  `connect-src 'self'${checkHost && ` ${checkHost}`}`,
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types sumwhere",
  "form-action 'none'",
].join("; ");
