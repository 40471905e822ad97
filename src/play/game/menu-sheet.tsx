import { Link } from "react-router";
import { freshCode, settingsOf, writeCode } from "../../engine/game/code.ts";
import { boardItem } from "../../engine/item.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { AddToSet } from "../sets/add-to-set.tsx";
import { onPaper } from "../sets/board-paper.ts";
import type { MenuPage, MenuProps } from "./menu-props.ts";
import { NewGame } from "./new-game.tsx";
import { OpenGames } from "./open-games.tsx";
import { Share } from "./share.tsx";

interface MenuSheetProps<B, S, M> extends MenuProps<B, S, M> {
  readonly page: MenuPage;
}

/** Over the board: how to come to another one, and what else can be done with it. */
export function MenuSheet<B, S, M>({
  game,
  desk,
  dealer,
  page,
  onPage,
  onGo,
  keys,
  children,
}: MenuSheetProps<B, S, M>) {
  const { code } = desk.session;
  function close() {
    if (dealer.tried !== null) dealer.cancel();
    onPage(null);
  }
  if (page === "new")
    return (
      <Sheet title="New puzzle" onClose={close}>
        <NewGame form={game.settings} usual={settingsOf(game.settings, desk.session.code)} dealer={dealer} />
        <OpenGames
          desk={desk.desk}
          onGo={(id) => {
            desk.goTo(id);
            onGo();
          }}
          onRemove={desk.remove}
        />
      </Sheet>
    );
  if (page === "keys")
    return (
      <Sheet title="Keys" onClose={close}>
        <ul className="flex list-disc flex-col gap-1.5 pl-5">
          {keys.split(/(?<=\.) /).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Sheet>
    );
  return (
    <Sheet title="More" onClose={close}>
      {children}
      <Share session={desk.session} dealer={dealer} />
      {onPaper.includes(game.id) && (
        <p className="flex items-center gap-2">
          {code === "" ? "Print another one, or give it to a class" : "Print it, or give it to a class"}
          <AddToSet
            name={game.title}
            kinds={[
              {
                label: game.title,
                // The first board of all and one from outside have no code that a set could tell them by.
                item: (seed) =>
                  boardItem(game.id, code || writeCode(game.settings, freshCode(game, game.settings.first, seed))),
              },
            ]}
          />
        </p>
      )}
      <section className="for-keyboards">
        <h3 className="font-semibold">With a keyboard</h3>
        <p className="text-soft">{keys}</p>
      </section>
      <p className="text-sm text-soft">
        The clock, and what else a board shows or does by itself, are chosen in the{" "}
        <Link to="/settings" className="link">
          settings
        </Link>
        .
      </p>
    </Sheet>
  );
}
