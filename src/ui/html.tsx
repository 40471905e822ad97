import { memo } from "react";
import { ownHtml } from "../device/trusted.ts";
import type { Html as HtmlText } from "../engine/puzzle.ts";
import { useMarks } from "./numbers/number-marks.ts";

/** Text that the content compiler made: the one place where HTML is set as it is, with the decimal mark that is wanted. */
export const Html = memo(function Html({
  html,
  className,
  inline = false,
}: {
  html: HtmlText;
  className?: string;
  inline?: boolean;
}) {
  const marks = useMarks();
  const Tag = inline ? "span" : "div";
  const __html = ownHtml(marks ? marks.htmlInCommas(html) : html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own content, compiled and validated at build
  return <Tag className={className} dangerouslySetInnerHTML={{ __html }} />;
});
