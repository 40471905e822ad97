import { type ReactNode, useState } from "react";
import type { Playable } from "../../engine/game/game.ts";
import { Icon } from "../../ui/icon.tsx";
import { notFetched, toast } from "../../ui/toast.ts";
import type { MenuSheet } from "./menu-sheet.tsx";
import type { Dealer } from "./use-dealer.ts";
import type { DeskControls } from "./use-desk.ts";

/** What can be open over a board: the choice of another one, or all else that can be done with it. */
export type MenuPage = "new" | "more";

export interface MenuProps<B, S, M> {
  readonly game: Playable<B, S, M>;
  readonly desk: DeskControls<B, S, M>;
  readonly dealer: Dealer;
  readonly page: MenuPage | null;
  readonly onPage: (page: MenuPage | null) => void;
  /** Called when another board was chosen. */
  readonly onGo: () => void;
  /** What the keys do, in sentences. */
  readonly keys: string;
  /** What else can be done with such a board. */
  readonly children?: ReactNode;
}

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
