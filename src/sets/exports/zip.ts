import { strToU8, zipSync } from "fflate";

/** Files in a zip, by their paths. The same files give the same bytes: the time in it is always the same. */
export function zipped(files: ReadonlyMap<string, string>): Uint8Array<ArrayBuffer> {
  const entries = [...files].map(([path, text]) => [path, strToU8(text)] as const);
  // The earliest time that a zip can tell, in the place where it is opened.
  return zipSync(Object.fromEntries(entries), { level: 6, mtime: new Date(1980, 0, 1) });
}
