import { useEffect, useRef, useState } from "react";
import { freshCode, settingsOf, writeCode } from "../../../engine/game/code.ts";
import { isProblem } from "../../../engine/game/game.ts";
import type { GridMove, GridState, PlayableGrid } from "../../../engine/game/grid.ts";
import type { Session } from "../../../engine/game/session.ts";
import { writeSettings } from "../../../engine/game/settings.ts";
import { useAnnounced } from "../../../ui/announce/announcer.ts";
import { Choice } from "../../../ui/choice.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { freshSeed } from "../../fresh-seed.ts";
import type { Dealt } from "../task.ts";
import { readFair } from "../use-dealer.ts";
import { type Job, work } from "../work.ts";
import type { Printed } from "./printed.ts";
import { Sheets } from "./sheets.tsx";

interface PrintProps<Board> {
  readonly session: Session<Board, GridState<Board>, GridMove>;
  readonly game: PlayableGrid<Board>;
}

const perPage = [1, 2, 4, 6] as const;

/** Prints the board that is played, or a page of such boards, with the answers on a page of their own. */
export function Print<Board>({ session, game }: PrintProps<Board>) {
  const [many, setMany] = useState<(typeof perPage)[number]>(1);
  const [sheets, setSheets] = useState<readonly Printed<Board>[] | null>(null);
  const [said, setSaid] = useState("");
  useAnnounced(said);
  const job = useRef<Job<Dealt> | null>(null);
  useEffect(() => () => job.current?.cancel(), []);

  // When the sheets stand in the page; they are taken away when the printer has them, or the reader has changed her mind.
  useEffect(() => {
    if (!sheets) return;
    const done = () => setSheets(null);
    addEventListener("afterprint", done);
    print();
    return () => removeEventListener("afterprint", done);
  }, [sheets]);

  async function prepare() {
    job.current?.cancel();
    const own = { fair: session.fair, code: session.code };
    const boards: Printed<Board>[] = [own];
    const settings = settingsOf(game.settings, session.code);
    while (boards.length < many) {
      setSaid(`Preparing ${boards.length + 1} of ${many} …`);
      const seed = freshSeed();
      job.current = work({
        folder: game.id,
        settings: writeSettings(game.settings, settings),
        seed,
        version: game.version ?? 1,
      });
      const dealt = await job.current.done;
      const fair = isProblem(dealt) ? dealt : readFair(game, dealt.fair);
      if (isProblem(fair)) return setSaid(fair.problem);
      boards.push({ fair: fair.value, code: writeCode(game.settings, freshCode(game, settings, seed)) });
    }
    setSaid("");
    setSheets(boards);
  }

  return (
    <>
      <Reveal what="ways to print" icon="printer">
        <div className="flex flex-col gap-3">
          <Choice
            legend="Puzzles on a page"
            name="per-page"
            options={perPage.map((value) => ({ value, label: String(value) }))}
            value={many}
            onChange={setMany}
          />
          <p className="text-sm text-soft">
            {many === 1 ? "This puzzle" : `This puzzle and ${many - 1} more of its kind`}, and the answers on a page of
            their own. Under each stand its grade and its code, by which it can be opened and printed again.
          </p>
          <div className="flex flex-wrap items-center gap-3">
            <button type="button" className="btn" onClick={() => void prepare()}>
              <Icon name="printer" /> Print
            </button>
            <p>{said}</p>
          </div>
        </div>
      </Reveal>
      {sheets && <Sheets game={game} boards={sheets} />}
    </>
  );
}
