/** A random id. `crypto.randomUUID` is missing on pages from a plain http address, such as a school's own server. */
export function uuid(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  return written([...crypto.getRandomValues(new Uint32Array(4))], 4);
}

/** The id of what is called so: the same for the same name, on any device, and for no other name (RFC 9562, version 8). */
export function uuidOf(name: string): string {
  // Four hashes of 32 bits (FNV-1a, each from another beginning, mixed once more at the end as in MurmurHash3).
  const lanes = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35].map((first) => {
    let hash = first;
    for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) >>> 0;
  });
  return written(lanes, 8);
}

/** 128 bits as a UUID of that version. */
function written(words: readonly number[], version: 4 | 8): string {
  const hex = words.map((word) => word.toString(16).padStart(8, "0")).join("");
  const variant = "89ab"[Number.parseInt(hex.slice(16, 17), 16) % 4];
  const parts = [hex.slice(0, 8), hex.slice(8, 12), version + hex.slice(13, 16), variant + hex.slice(17, 20)];
  return [...parts, hex.slice(20)].join("-");
}
