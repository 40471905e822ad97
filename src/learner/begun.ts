import { readLocal, writeLocal } from "../device/local.ts";
import { who } from "../device/who.ts";
import { isFields, parseFields } from "../engine/fields.ts";

/** A page on which something was begun and is not over. */
export interface Begun {
  /** Its path with what its search needs: "/games?play=nim". */
  readonly path: string;
  readonly title: string;
}

/** In local storage, by person, the latest first: public/boot.js keeps its place on the home page before the first paint. */
const key = "begun";
const most = 3;

/** What somebody has begun on this device, the latest first. */
export function begun(by = who()): readonly Begun[] {
  const all = parseFields(readLocal(key) ?? "")[by];
  if (!Array.isArray(all)) return [];
  return all.filter(isFields).flatMap(({ path, title }) =>
    // What leads elsewhere was not written here.
    typeof path === "string" && /^\/(?!\/)/.test(path) && typeof title === "string" ? [{ path, title }] : [],
  );
}

/** Notes that something goes on there, or that it is over. */
export function noteBegun({ path, title }: Begun, isOver: boolean, by = who()): void {
  const before = begun(by);
  const others = before.filter((one) => one.path !== path);
  const after = isOver ? others : [{ path, title }, ...others].slice(0, most);
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  writeLocal(key, JSON.stringify({ ...parseFields(readLocal(key) ?? ""), [by]: after }));
}
