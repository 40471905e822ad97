import { lineMathml } from "../../engine/line-mathml.ts";
import { Html } from "../../ui/html.tsx";

/** A line of working, "1/4 + 5/6 = 13/12", set as a formula. */
export function Line({ text, className }: { readonly text: string; readonly className?: string }) {
  return <Html inline html={lineMathml(text)} {...(className !== undefined && { className })} />;
}
