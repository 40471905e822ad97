import { memo } from "react";
import type { Html as HtmlText } from "../engine/puzzle.ts";

/** Text that the content compiler made: the one place where HTML is set as it is. */
export const Html = memo(function Html({
  html,
  className,
  inline = false,
}: {
  html: HtmlText;
  className?: string;
  inline?: boolean;
}) {
  const Tag = inline ? "span" : "div";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own content, compiled and validated at build
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
});
