/** "/scientific-calc" gives "Scientific Calc": the last segment, hyphens as spaces, each word capitalised. */
export function titleFromPath(path: string): string {
  const segment = path.replace(/\/+$/, "").split("/").at(-1) ?? "";
  return segment
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
