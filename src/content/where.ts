/** The page of a list: lists that have no page of their own are tabs or parts of their category's. */
export function pathOfList(list: string): string {
  const [category = "", part = ""] = list.split("/");
  if (["arithmetic", "algebra", "geometry"].includes(category)) return `/${list}`;
  return category === "logic" || part === "easy" ? `/${category}` : `/${category}?level=${part}`;
}

/** The page of a list with one puzzle alone on it. */
export function pathOfPuzzle(list: string, id: string): string {
  const path = pathOfList(list);
  return `${path}${path.includes("?") ? "&" : "?"}puzzle=${id}`;
}
