/** The name of a file for something with a title, without its ending: of what every system can write down. */
export function fileName(title: string, otherwise = "set"): string {
  return (
    title
      .replace(/[^\p{L}\p{N} -]/gu, "")
      .trim()
      .replace(/\s+/g, "-") || otherwise
  );
}
