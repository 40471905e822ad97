/** The name of a file for a set, without its ending: of what every system can write down. */
export function fileName(title: string): string {
  return (
    title
      .replace(/[^\p{L}\p{N} -]/gu, "")
      .trim()
      .replace(/\s+/g, "-") || "set"
  );
}
