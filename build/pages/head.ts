export interface PageHead {
  readonly path: string;
  /** As in the page's title, its characters escaped for HTML. */
  readonly title: string;
  readonly description: string;
}

export interface Site {
  /** Path that the site begins at on its host, with a slash at either end. */
  readonly base: string;
  /** "https://maths.example.org" where the copy's own address is known (content/site.yaml). */
  readonly origin?: string | undefined;
}

/** Pages that stand for many addresses and so have none to be known by. */
const anywhere = new Set(["/404", "/shell"]);

/**
 * The tags that tell search engines and the previews of links what a page is. An address of the page itself, and of a
 * picture, can stand there only when the origin is known: both must be absolute.
 */
export function headTags({ path, title, description }: PageHead, { base, origin }: Site): string {
  const about = escaped(description);
  const tags = [`<meta property="og:title" content="${title}">`, '<meta property="og:type" content="website">'];
  if (about)
    tags.unshift(`<meta name="description" content="${about}">`, `<meta property="og:description" content="${about}">`);
  if (origin && !anywhere.has(path)) {
    const address = escaped(`${origin}${base}${path.slice(1)}`);
    tags.push(
      `<link rel="canonical" href="${address}">`,
      `<meta property="og:url" content="${address}">`,
      `<meta property="og:image" content="${escaped(`${origin}${base}icon-512.png`)}">`,
    );
  }
  return tags.join("");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
