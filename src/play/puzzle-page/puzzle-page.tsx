import { useMemo, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { numberOfPuzzle, pathOfList, pathOfPuzzle, shelfOf } from "../../content/where.ts";
import { itemOf } from "../../engine/item.ts";
import type { OnePuzzle } from "../../engine/listing.ts";
import { useDone } from "../../learner/use-log.ts";
import { announce } from "../../ui/announcer.ts";
import { Icon } from "../../ui/icon.tsx";
import { useSingleKeys } from "../../ui/single-key.ts";
import { draw } from "../puzzle-list/draw.ts";
import { readFilter } from "../puzzle-list/filter.ts";
import { useFromList } from "../puzzle-list/from-list.ts";
import { PuzzleCard } from "../puzzle-list/puzzle-card.tsx";

interface PuzzlePageProps {
  readonly one: OnePuzzle;
  /** Path of its list below content/puzzles. */
  readonly list: string;
  /** What its list is called. */
  readonly listName: string;
}

const notFetched = "The other puzzles could not be fetched. They need the internet the first time.";

/** A puzzle alone at its own address, and the ways on from it. */
export function PuzzlePage({ one: { puzzle, count, shown }, list, listName }: PuzzlePageProps) {
  const category = list.split("/")[0] ?? "";
  const { solved, seen } = useDone([`${category}-`]);
  const solvedIds = useMemo(() => new Set(solved.keys()), [solved]);
  const [trouble, setTrouble] = useState(false);
  const navigate = useNavigate();
  const from = useFromList();
  const number = numberOfPuzzle(puzzle.id);
  const [listPath = "", listSearch = ""] = pathOfList(list).split("?");
  const back = { pathname: listPath, search: from?.from ?? listSearch };

  const card = useRef<HTMLDivElement>(null);
  useSingleKeys({
    n: () => {
      if (number < count) void navigate(`/${list}/${number + 1}`, { state: from });
    },
    h() {
      const hint = card.current?.querySelector("details");
      if (!hint) return;
      hint.open = !hint.open;
      hint.querySelector("summary")?.focus();
    },
  });

  async function surpriseMe() {
    setTrouble(false);
    try {
      const { loadLists } = await import("../../content/lists.ts");
      const filter = readFilter(new URLSearchParams(from?.from));
      const id = await draw(await loadLists(shelfOf(list)), filter, solvedIds, puzzle.id);
      if (id) void navigate(pathOfPuzzle(id), { state: from });
    } catch {
      setTrouble(true);
      announce(notFetched);
    }
  }

  return (
    <>
      <div className="screen-only mb-5 flex flex-wrap items-center gap-3">
        <Link to={back} className="btn">
          <Icon name="arrow-left" /> All {shown} puzzles
        </Link>
        <button type="button" className="btn needs-script" onClick={surpriseMe}>
          <Icon name="dices" /> Surprise me again
        </button>
        <p className="text-soft">
          {listName}: {number} of {count}
        </p>
      </div>
      <div ref={card} data-alone>
        <PuzzleCard
          key={puzzle.id}
          puzzle={puzzle}
          category={category}
          showLevel={shelfOf(list).length === 1}
          solved={solved.has(puzzle.id)}
          seen={seen.has(itemOf(puzzle))}
          alone
          next={number < count ? { to: `/${list}/${number + 1}`, state: from } : null}
        />
      </div>
      {trouble && <p className="mt-3 text-center">{notFetched}</p>}
      <nav className="screen-only mt-5 flex flex-wrap gap-3" aria-label="Puzzles beside this one">
        {number > 1 && (
          <Link to={`/${list}/${number - 1}`} state={from} className="btn">
            <Icon name="arrow-left" /> Previous: {number - 1}
          </Link>
        )}
        {number < count && (
          <Link to={`/${list}/${number + 1}`} state={from} className="btn ml-auto" aria-keyshortcuts="N">
            Next: {number + 1} <Icon name="arrow-right" />
          </Link>
        )}
      </nav>
    </>
  );
}
