import { useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { notFetched, toast } from "../../ui/toast.ts";
import type { MenuPage, MenuProps } from "./menu-props.ts";
import type { MenuSheet } from "./menu-sheet.tsx";

/** The two buttons above a board. What they open is fetched with the first press. */
export function Menu<B, S, M>(props: MenuProps<B, S, M>) {
  const { page, onPage } = props;
  const [Open, setOpen] = useState<typeof MenuSheet | null>(null);

  function open(next: MenuPage) {
    import("./menu-sheet.tsx").then(
      ({ MenuSheet }) => {
        setOpen(() => MenuSheet);
        onPage(next);
      },
      () => void toast(notFetched),
    );
  }

  return (
    <>
      <div className="play-menu screen-only needs-script">
        <button type="button" className="btn" aria-haspopup="dialog" onClick={() => open("new")}>
          <Icon name="sparkles" />
          <span>
            New<span className="more-words"> puzzle</span>
          </span>
        </button>
        <button type="button" className="btn" aria-haspopup="dialog" onClick={() => open("more")}>
          <Icon name="list" /> More
        </button>
      </div>
      {page && Open && <Open {...props} page={page} />}
    </>
  );
}
