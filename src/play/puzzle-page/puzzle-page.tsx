import { useMemo, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { labelOfPuzzle, numberOfPuzzle, pathOfList, pathOfPuzzle, shelfOf } from "../../content/where.ts";
import { itemOf } from "../../engine/item.ts";
import type { NamedPuzzle, OnePuzzle } from "../../engine/listing.ts";
import { done, seenOf } from "../../learner/derive/solved-items.ts";
import { useLog } from "../../learner/hooks/use-log.ts";
import { announce } from "../../ui/announce/announcer.ts";
import { hasPage } from "../../ui/has-page.ts";
import { Icon } from "../../ui/icon.tsx";
import { useSingleKeys } from "../../ui/single-key.ts";
import { draw } from "../puzzle-list/draw.ts";
import { useFromList, useOfToday } from "../puzzle-list/from-list.ts";
import { PuzzleCard } from "../puzzle-list/puzzle-card.tsx";
import { choiceOf, usePlace } from "../puzzle-list/use-place.ts";
import { useFirstDigit } from "../use-first-digit.ts";
import { SingleKeysNote } from "./single-keys-note.tsx";

interface PuzzlePageProps {
  readonly one: OnePuzzle;
  /** Path of its list below content/puzzles. */
  readonly list: string;
  /** What its list is called. */
  readonly listName: string;
}

const notFetched = "The other puzzles could not be fetched. They need the internet the first time.";

/** A puzzle alone at its own address, and the ways on from it. */
export function PuzzlePage({ one, list, listName }: PuzzlePageProps) {
  const { puzzle, at, shown } = one;
  const category = list.split("/")[0] ?? "";
  const log = useLog([`${category}-`]);
  const { solved, seen } = useMemo(() => done(log ?? []), [log]);
  const solvedIds = useMemo(() => new Set(solved.keys()), [solved]);
  const [trouble, setTrouble] = useState(false);
  const navigate = useNavigate();
  const from = useFromList();
  const isOfToday = useOfToday();
  const [listPath = "", listSearch = ""] = pathOfList(list).split("?");
  // Within a choice, next and previous are those of the choice.
  const place = usePlace(at === null ? null : from, list, puzzle.id, log && solvedIds);
  const way = (to: NamedPuzzle | null | undefined) =>
    to ? { path: pathOfPuzzle(to.id), name: place ? labelOfPuzzle(to) : String(numberOfPuzzle(to.id)) } : null;
  const around = place === null ? one : place;
  const [before, after] = [way(around?.before), way(around?.after)];
  const back = { pathname: listPath, search: from?.from ?? listSearch };

  const card = useRef<HTMLDivElement>(null);
  useSingleKeys({
    n: () => {
      if (after) void navigate(after.path, { state: from });
    },
    h() {
      const hint = card.current?.querySelector("details");
      if (!hint) return;
      hint.open = !hint.open;
      hint.querySelector("summary")?.focus();
    },
  });

  useFirstDigit(card);

  async function surpriseMe() {
    setTrouble(false);
    try {
      const { loadLists } = await import("../../content/lists.ts");
      const id = await draw(await loadLists(shelfOf(list)), choiceOf(from, list), solvedIds, puzzle.id);
      if (id) void navigate(pathOfPuzzle(id), { state: from });
    } catch {
      setTrouble(true);
      announce(notFetched);
    }
  }

  return (
    <>
      <div className="screen-only mb-5 flex flex-wrap items-center gap-3">
        {isOfToday && (
          <Link to="/daily-challenge" className="btn btn-main">
            <Icon name="arrow-left" /> Back to today's challenge
          </Link>
        )}
        <Link to={back} state={{ back: true }} className="btn">
          <Icon name="arrow-left" /> {place ? "Back to your choice" : `All ${shown} puzzles`}
        </Link>
        <button type="button" className="btn needs-script" onClick={surpriseMe}>
          <Icon name="dices" /> <span className="max-sm:sr-only">Surprise me</span>
        </button>
        <p className="text-soft">
          {isOfToday && `Also for today, ${puzzle.level}. `}
          {listName}
          {place && `: ${place.at || "one more"} of the ${place.count} you chose`}
        </p>
      </div>
      {at === null && (
        <p className="screen-only mb-3 text-soft">
          This puzzle has left the list to make room for a new one. It still works here, and it still counts.
        </p>
      )}
      <div {...hasPage.question}>
        <div ref={card}>
          <PuzzleCard
            key={puzzle.id}
            puzzle={puzzle}
            category={category}
            showLevel={shelfOf(list).length === 1}
            solved={solved.has(puzzle.id)}
            seen={seenOf(itemOf(puzzle), seen)}
            alone
            next={after && { to: after.path, state: from }}
          />
        </div>
      </div>
      {trouble && <p className="mt-3 text-center">{notFetched}</p>}
      <SingleKeysNote options={puzzle.answer.kind === "choice" ? puzzle.answer.options.length : 0} />
      <nav className="screen-only mt-5 flex flex-wrap gap-3" aria-label="Puzzles beside this one">
        {before && (
          <Link to={before.path} state={from} className="btn">
            <Icon name="arrow-left" /> Previous: {before.name}
          </Link>
        )}
        {after && (
          <Link to={after.path} state={from} className="btn next-puzzle ml-auto" aria-keyshortcuts="N">
            Next: {after.name} <Icon name="arrow-right" />
          </Link>
        )}
      </nav>
    </>
  );
}
