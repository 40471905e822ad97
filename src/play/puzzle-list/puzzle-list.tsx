import { type FocusEvent, useEffect, useMemo, useRef } from "react";
import { useSearchParams } from "react-router";
import type { Listing } from "../../engine/listing.ts";
import { useAttempts, useSolved } from "../../learner/use-attempts.ts";
import { Icon } from "../../ui/icon.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { oneOf, useSearchState, wholeNumber } from "../use-search-state.ts";
import { everything, type Filter, filtered, isEverything, levelChoices, surprise } from "./filter.ts";
import { PuzzleCard } from "./puzzle-card.tsx";
import { Toolbar, type Topic } from "./toolbar.tsx";
import { useListing } from "./use-listing.ts";

interface PuzzleListProps {
  readonly listings: readonly Listing[];
  readonly category: string;
  readonly topics?: readonly Topic[];
  /** Where the listings hold several levels: each card says its own, and one can be chosen. */
  readonly hasLevels?: boolean;
  /** False behind a tab that is not chosen: the list then stands as it opens, whatever the address says. */
  readonly active?: boolean;
}

const step = 12;
const yes = oneOf(["1"]);
const anyText = (text: string) => text;
const none: readonly Topic[] = [];

/** The cards of a list: the first ones, all of them bit by bit, those that fit a filter, or one alone (?puzzle=id). */
export function PuzzleList({ listings, category, topics = none, hasLevels = false, active = true }: PuzzleListProps) {
  const opensWith = listings.reduce((sum, { first }) => sum + first.length, 0);
  const count = listings.reduce((sum, listing) => sum + listing.count, 0);
  const [level, setLevel] = useSearchState("level", oneOf(levelChoices), "all", ["shown"]);
  const [topic, setTopic] = useSearchState("topic", anyText, "all", ["shown"]);
  const [unsolved, setUnsolved] = useSearchState<"1" | "">("unsolved", yes, "", ["shown"]);
  const [shown, setShown] = useSearchState("shown", wholeNumber, opensWith);
  const [alone, setAlone] = useAlone(active);
  const solved = useSolved();
  const solvedIds = useMemo(() => new Set(solved.keys()), [solved]);
  // A card must not vanish in the moment it is solved: what counts is what was solved when the choice was made.
  const known = useAttempts() !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const solvedBefore = useMemo(() => solvedIds, [unsolved, known]);

  const filter: Filter = active
    ? {
        level: hasLevels ? level : "all",
        topic: topics.some(({ slug }) => slug === topic) ? topic : "all",
        unsolved: unsolved === "1",
      }
    : everything;
  const limit = active ? Math.max(shown, opensWith) : opensWith;
  const wantsAll = active && (limit > opensWith || alone !== null || !isEverything(filter));
  const { puzzles, state } = useListing(listings, wantsAll);
  const fitting = filtered(puzzles, filter, solvedBefore);
  const single =
    alone === null ? undefined : filtered(puzzles, everything, solvedIds).find((one) => one.puzzle.id === alone);
  const cards = alone === null ? fitting.slice(0, limit) : single ? [single] : [];
  const left = (isEverything(filter) ? count : fitting.length) - cards.length;

  // Whoever pressed a button that is now gone goes on reading at the card it brought.
  const list = useRef<HTMLOListElement>(null);
  const readOnAt = useRef<number | null>(null);
  const firstShown = cards[0]?.puzzle.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks when other cards stand there
  useEffect(() => {
    const heading = readOnAt.current === null ? null : list.current?.children[readOnAt.current]?.querySelector("h2");
    if (!heading) return;
    readOnAt.current = null;
    heading.focus();
  }, [cards.length, firstShown]);

  async function surpriseMe() {
    const rest = await Promise.all(listings.map((listing) => listing.rest().catch(() => [])));
    const all = [...listings.flatMap((listing) => listing.first), ...rest.flat()];
    const id = surprise(filtered(all, filter, solvedIds), solvedIds, alone, Math.random);
    if (!id) return;
    readOnAt.current = 0;
    setAlone(id);
  }

  function showAll() {
    readOnAt.current = 0;
    setAlone(null);
  }

  function showMore() {
    readOnAt.current = cards.length;
    setShown(cards.length + step);
  }

  return (
    <>
      {alone === null ? (
        <Toolbar
          filter={filter}
          hasLevels={hasLevels}
          topics={topics}
          onLevel={setLevel}
          onTopic={setTopic}
          onUnsolved={(on) => setUnsolved(on ? "1" : "")}
          onSurprise={surpriseMe}
        />
      ) : (
        <p className="screen-only mb-5 flex flex-wrap gap-3">
          <button type="button" className="btn" onClick={showAll}>
            <Icon name="arrow-left" /> All {count} puzzles
          </button>
          <button type="button" className="btn" onClick={surpriseMe}>
            <Icon name="dices" /> Surprise me again
          </button>
        </p>
      )}
      <ol ref={list} className="flex flex-col gap-5" onFocus={skipUnseenCards}>
        {cards.map(({ puzzle, number }) => (
          <li key={puzzle.id} className="puzzle-slot">
            <PuzzleCard
              puzzle={puzzle}
              number={number}
              category={category}
              showLevel={hasLevels}
              solved={solved.has(puzzle.id)}
            />
          </li>
        ))}
      </ol>
      {state === "loading" && <p className="mt-6 text-center text-soft">Fetching the puzzles …</p>}
      {state === "failed" && (
        <div className="card screen-only mt-6 p-5 text-center">
          <p className="mb-3">The other puzzles could not be fetched. They need the internet the first time.</p>
          {/* A browser never asks again for a script that failed, until the page is loaded anew. */}
          <button type="button" className="btn" onClick={() => location.reload()}>
            <Icon name="rotate-ccw" /> Try again
          </button>
        </div>
      )}
      {state === "all" && cards.length === 0 && (
        <p className="card p-5 text-center">
          {alone === null ? "No puzzle fits this choice." : "There is no puzzle of that name here."}{" "}
          {filter.unsolved && "You may have solved them all!"}
        </p>
      )}
      {alone === null && left > 0 && state !== "loading" && state !== "failed" && (
        <button type="button" className="btn screen-only needs-script mx-auto mt-6 flex" onClick={showMore}>
          Show more ({left} left)
        </button>
      )}
    </>
  );
}

/**
 * From the first answer begun on, the browser skips the cards that are not on the screen: a verdict moves all the cards
 * below it, and must be drawn at once in the longest list too. Not before: by now every card has been laid out once and
 * keeps its size, so that nothing jumps, and Back has found its place.
 */
function skipUnseenCards({ currentTarget, target }: FocusEvent<HTMLOListElement>) {
  if (target instanceof HTMLInputElement) currentTarget.dataset["skipUnseen"] = "";
}

/** The one puzzle that is asked for (?puzzle=id). A step of its own in the history: Back leads to the list again. */
function useAlone(active: boolean): [string | null, (id: string | null) => void] {
  const [search, setSearch] = useSearchParams();
  const hydrated = useHydrated();
  const alone = hydrated && active ? search.get("puzzle") : null;
  const setAlone = (id: string | null) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      if (id === null) after.delete("puzzle");
      else after.set("puzzle", id);
      return after;
    });
  return [alone, setAlone];
}
