import type { Puzzle } from "../../engine/puzzle.ts";
import type { IconName } from "../../ui/icon-names.ts";
import { signOf } from "./sign-of.ts";
import { type Thing, thingOf } from "./things.ts";
import { topicIcons, topicSigns } from "./topic-signs.ts";

/** What stands for a puzzle in a list at a glance. The motif is its list's, where that is about one thing. */
type TilePicture =
  | { readonly kind: "figure" | "formula"; readonly html: string }
  | { readonly kind: "thing"; readonly name: Thing }
  | { readonly kind: "sign"; readonly text: string }
  | { readonly kind: "icon"; readonly name: IconName }
  | { readonly kind: "motif" };

/** Its figure, a formula that it is about, or the thing of its story; else the sign of its topic in a category such as "algebra". */
export function pictureOf(
  { title, topic, figure, problem }: Pick<Puzzle, "title" | "topic" | "figure" | "problem">,
  category: string,
): TilePicture {
  if (figure) return { kind: "figure", html: figure };
  const formula = signOf(problem);
  if (formula) return { kind: "formula", html: formula };
  const thing = thingOf(title, problem);
  if (thing) return { kind: "thing", name: thing };
  const about = `${category}/${topic}`;
  const [text, icon] = [topicSigns[about], topicIcons[about]];
  if (icon) return { kind: "icon", name: icon };
  return text ? { kind: "sign", text } : { kind: "motif" };
}
