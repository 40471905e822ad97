const longest = 200;
/** The last moment that a Date can hold, in milliseconds. */
export const latest = 8.64e15;

/** The id of a slip that is called so: what is counted, whatever words are shown for it later. */
export function slipId(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** By whole characters: a cut through the middle of an emoji could not be exported. */
export function cut(text: string): string {
  return text.length <= longest ? text : [...text.slice(0, 2 * longest)].slice(0, longest).join("");
}
