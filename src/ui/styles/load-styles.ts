const loading = new Map<string, Promise<void>>();

/** Loads a stylesheet once. Rejects where it does not come; it is then asked for again the next time. */
export function loadStyles(href: string): Promise<void> {
  const known = loading.get(href);
  if (known) return known;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  const loaded = new Promise<void>((done, fail) => {
    link.onload = () => done();
    link.onerror = () => {
      link.remove();
      loading.delete(href);
      fail(new Error(`${href} did not come`));
    };
  });
  loading.set(href, loaded);
  document.head.append(link);
  return loaded;
}
