import { useEffect, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { notFetched, toast } from "../../ui/toast/toast.ts";
import type { MenuProps } from "./menu-props.ts";
import type { MenuSheet } from "./menu-sheet.tsx";

/** The two buttons above a board. What they open is fetched with the first press. */
export function Menu<B, S, M>(props: MenuProps<B, S, M>) {
  const { page, onPage } = props;
  const [Open, setOpen] = useState<typeof MenuSheet | null>(null);
  const isAsked = page !== null;
  // By a button here, or by a key of the board.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is asked for, not when whoever asks is drawn again
  useEffect(() => {
    if (!isAsked) return;
    import("./menu-sheet.tsx").then(
      ({ MenuSheet }) => setOpen(() => MenuSheet),
      () => {
        onPage(null);
        void toast(notFetched);
      },
    );
  }, [isAsked]);

  return (
    <>
      <div className="play-menu screen-only needs-script">
        <button type="button" className="btn" aria-haspopup="dialog" onClick={() => onPage("new")}>
          <Icon name="sparkles" />
          <span>
            New<span className="more-words"> puzzle</span>
          </span>
        </button>
        <button type="button" className="btn" aria-haspopup="dialog" onClick={() => onPage("more")}>
          <Icon name="list" /> More
        </button>
      </div>
      {page && Open && <Open {...props} page={page} />}
    </>
  );
}
