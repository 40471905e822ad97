/** The page of a list: lists that have no page of their own are tabs or parts of their category's. */
export function pathOfList(list: string): string {
  const [category = "", part = ""] = list.split("/");
  if (["arithmetic", "algebra", "geometry"].includes(category) || part === "") return `/${list}`;
  return category === "logic" || part === "easy" ? `/${category}` : `/${category}?level=${part}`;
}

/** The number of a puzzle in its list, which its id ends with: for ever, whatever stands before it. */
export function numberOfPuzzle(id: string): number {
  return Number(id.slice(-3));
}

const idShape = /^(number-theory|word-problems|brain-teasers|[a-z]+)(?:-([a-z0-9-]+))?-\d{3}$/;

/** The list that a puzzle of such an id stands in: "geometry/3d-shapes" for geometry-3d-shapes-017; null for no id of a puzzle. */
export function listOfPuzzle(id: string): string | null {
  const [, category, part] = idShape.exec(id) ?? [];
  return category ? category + (part ? `/${part}` : "") : null;
}

/** The address of a puzzle, which its id tells: geometry-3d-shapes-017 stands at /geometry/3d-shapes/17. */
export function pathOfPuzzle(id: string): string {
  return `/${listOfPuzzle(id) ?? ""}/${numberOfPuzzle(id)}`;
}

const logic: readonly string[] = ["logic/easy", "logic/medium", "logic/hard"];

/** The lists that stand on one page as one, the given one among them. */
export function shelfOf(list: string): readonly string[] {
  return logic.includes(list) ? logic : [list];
}

/** How a puzzle is numbered on a page: by its level too where lists of several levels stand there as one. */
export function labelOfPuzzle({ id, level }: { readonly id: string; readonly level: string }): string {
  const number = numberOfPuzzle(id);
  return id.startsWith("logic-") ? `${level.charAt(0).toUpperCase()}${level.slice(1)} ${number}` : String(number);
}

/** The id of the puzzle at an address, as `pathOfPuzzle` gives it; null where no puzzle can stand. */
export function puzzleAt(path: string): string | null {
  const [, list, number] = /^\/([a-z0-9-]+(?:\/[a-z0-9-]+)?)\/([1-9]\d{0,2})$/.exec(path) ?? [];
  return list && number ? `${list.replace("/", "-")}-${number.padStart(3, "0")}` : null;
}
