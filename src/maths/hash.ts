/** A number of 32 bits from a text, the same for the same text for ever (FNV-1a). */
export function hash(text: string): number {
  let bits = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193);
  return bits | 0;
}
