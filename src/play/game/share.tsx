import { type FormEvent, useId, useState } from "react";
import { readCode } from "../../engine/game/code.ts";
import type { Playable } from "../../engine/game/game.ts";
import { writeShared } from "../../engine/game/link.ts";
import type { Session } from "../../engine/game/session.ts";
import { asciiDigits } from "../../maths/digits.ts";
import { useAnnounced } from "../../ui/announce/announcer.ts";
import { useCopied } from "../../ui/hooks/use-copied.ts";
import { Icon } from "../../ui/icon.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import type { Dealer } from "./use-dealer.ts";

interface ShareProps<B, S, M> {
  readonly session: Session<B, S, M>;
  readonly dealer: Dealer;
}

/** The board that is played, to give away; and a board of somebody else's, to play. */
export function Share<B, S, M>({ session, dealer }: ShareProps<B, S, M>) {
  const [pasted, setPasted] = useState("");
  const id = useId();
  const { game, fair } = session;
  const problem = dealer.from === "paste" ? dealer.problem : "";
  const looking = dealer.from === "paste" && dealer.tried !== null;
  const said = problem ? `${problem} What you were playing is still there.` : looking ? "Looking at it …" : "";
  useAnnounced(said);

  function open(event: FormEvent) {
    event.preventDefault();
    dealer.open(asciiDigits(pasted), "paste");
  }

  return (
    <Reveal what="ways to share and open" icon="share-2">
      <div className="flex flex-col gap-5">
        <Copied label="A link to this puzzle" text={linkTo(session)} />
        <Copied label="This puzzle as one line of text" text={game.board.write(fair.board)} />
        <form className="flex flex-col gap-2" onSubmit={open} noValidate>
          <label htmlFor={id} className="font-semibold">
            Open a puzzle: paste its text, its code or its link
          </label>
          <textarea
            id={id}
            className="field min-h-24 font-mono text-sm"
            value={pasted}
            spellCheck={false}
            autoCapitalize="off"
            aria-describedby={`${id}-problem`}
            onChange={(event) => setPasted(event.target.value)}
          />
          <p id={`${id}-problem`} className={problem ? "text-bad" : "text-soft"}>
            {said}
          </p>
          <div className="flex flex-wrap gap-2">
            <button type="submit" className="btn">
              <Icon name="upload" /> Open it
            </button>
            {looking && (
              <button type="button" className="btn" onClick={dealer.cancel}>
                Stop looking
              </button>
            )}
          </div>
        </form>
      </div>
    </Reveal>
  );
}

/** A link that opens this board on any device: by its code where it was dealt, by the board itself otherwise. */
function linkTo<B, S, M>({ game, fair, code }: Session<B, S, M>): string {
  const read = readCode((game as Playable<B, S, M>).settings, code);
  const shared = writeShared(game, "value" in read ? { code: read.value } : { board: fair.board });
  return typeof location === "undefined" ? "" : `${location.origin}${location.pathname}#${shared}`;
}

function Copied({ label, text }: { label: string; text: string }) {
  const id = useId();
  const { said, copy } = useCopied(
    text,
    "Copied.",
    "The browser did not allow it: select the text and copy it yourself.",
  );
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          className="field min-w-0 flex-1 font-mono text-sm"
          readOnly
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" className="btn" onClick={copy}>
          <Icon name="copy" /> Copy
        </button>
      </div>
      <p className="min-h-5 text-sm text-soft">{said}</p>
    </div>
  );
}
