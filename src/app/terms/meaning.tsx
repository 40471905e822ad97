import runs from "virtual:definitions";
import { createRoot, type Root } from "react-dom/client";
import { hrefOf } from "../../ui/hooks/use-follow.ts";
import { Html } from "../../ui/html.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { notFetched, toast } from "../../ui/toast/toast.ts";

let root: Root | undefined;

/** Shows what a term means, over the page, and leads to more about it. Says so where the meaning cannot be fetched. */
export async function showMeaning(from: HTMLElement): Promise<void> {
  const { term: id = "" } = from.dataset;
  try {
    const run = Object.keys(runs).findLast((first) => first <= id);
    const meaning = run && (await runs[run]?.())?.[id];
    if (!meaning) return;
    root ??= createRoot(document.body.appendChild(document.createElement("div")));
    const close = () => root?.render(null);
    root.render(
      <Sheet title={meaning.term.charAt(0).toUpperCase() + meaning.term.slice(1)} onClose={close}>
        <Html className="prose" html={meaning.plain} />
        <p>
          <a href={hrefOf(`/glossary/${id}`)} className="btn">
            More about it
          </a>
        </p>
      </Sheet>,
    );
  } catch {
    void toast(notFetched);
  }
}
