import type { Html as HtmlText } from "../engine/puzzle.ts";
import { Html } from "../ui/html.tsx";

/** What is asked, with its figure beside it where there is room. */
export function Task({ text, figure }: { text: HtmlText; figure?: HtmlText | undefined }) {
  return (
    <div className="flex flex-col gap-x-6 gap-y-3 lg:flex-row lg:items-start lg:justify-between">
      <Html className="prose heard min-w-0 text-lg" html={text} />
      {figure && <Html className="figure-box heard" html={figure} />}
    </div>
  );
}
