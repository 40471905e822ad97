import type { Html as HtmlText } from "../../engine/puzzle.ts";
import { Html } from "../../ui/html.tsx";

/** What to notice when something is moved. */
export function Notice({ notice }: { readonly notice: readonly HtmlText[] }) {
  return (
    <ul className="prose flex list-disc flex-col gap-1.5 pl-6">
      {notice.map((one) => (
        <li key={one}>
          <Html inline html={one} />
        </li>
      ))}
    </ul>
  );
}
