import { policy } from "../pages/csp.ts";

/** What this site asks for, and nobody else on its pages may: the camera, to read the results of a class (/teach). */
const own = ["camera"];
/** What browsers can be asked for and this site never does; the clipboard and full screen stay ours. */
const denied = [
  "accelerometer",
  "browsing-topics",
  "compute-pressure",
  "display-capture",
  "encrypted-media",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "keyboard-map",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "picture-in-picture",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "sync-xhr",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

/** Sent with every answer, errors too. */
export const headers: Readonly<Record<string, string>> = {
  "Content-Security-Policy": `${policy}; frame-ancestors 'self'`,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Permissions-Policy": [
    ...own.map((feature) => `${feature}=(self)`),
    ...denied.map((feature) => `${feature}=()`),
  ].join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Those that say something of a page alone: half a kilobyte that none of the hundreds of files in assets/ carries. */
export const ofPages = ["Permissions-Policy", "Cross-Origin-Opener-Policy"] as const;

/** For the files in assets/, whose names change with what is in them. */
export const forever = "public, max-age=31536000, immutable";
/** For all others, and for errors. */
export const fresh = "no-cache";

/** Written for a host, and none of a reader's business. */
export const hostFiles = ["_headers", ".htaccess", "serve.json", "nginx.conf", "Caddyfile"];
