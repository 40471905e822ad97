import { forever, fresh, headers, ofPages } from "./headers.ts";

/** _headers, for Netlify and Cloudflare Pages. */
export function netlify(base: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `/*
${lines.join("\n")}
  Cache-Control: ${fresh}

${base}assets/*
${["Cache-Control", ...ofPages].map((name) => `  ! ${name}`).join("\n")}
  Cache-Control: ${forever}
`;
}
