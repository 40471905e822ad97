import {
  type ComponentProps,
  type FocusEvent,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useNavigate } from "react-router";
import { pathOfPuzzle } from "../../content/where.ts";
import { itemOf } from "../../engine/item.ts";
import type { Listing } from "../../engine/listing.ts";
import type { Puzzle } from "../../engine/puzzle.ts";
import { done, seenOf } from "../../learner/derive/solved-items.ts";
import { useLog } from "../../learner/hooks/use-log.ts";
import { useFollow } from "../../ui/hooks/use-follow.ts";
import { Icon } from "../../ui/icon.tsx";
import { Piece } from "../../ui/piece.tsx";
import { NotFetched } from "../not-fetched.tsx";
import { oneOf, useSearchState, wholeNumber } from "../use-search-state.ts";
import { draw } from "./draw.ts";
import { everything, type Filter, filtered, isEverything, levelChoices } from "./filter.ts";
import type { FromList } from "./from-list.ts";
import { layOutRest } from "./lay-out-rest.ts";
import { PuzzleCard } from "./puzzle-card.tsx";
import { ChosenLine, Toolbar, type Topic } from "./toolbar.tsx";
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

/** The last to be looked at, and the key on paper: its script comes after the page's. Without it the list stands as it is. */
const noFoot = { default: (): ReactNode => null };
const Foot = lazy(() => import("./list-foot.tsx").catch(() => noFoot));
const ListFoot = memo(function ListFoot(props: ComponentProps<typeof import("./list-foot.tsx").default>) {
  return (
    <Piece>
      <Foot {...props} />
    </Piece>
  );
});
/** A list at a glance: fetched when it is asked for. */
const Tiles = lazy(() => import("./tiles.tsx").catch(() => ({ default: NoTiles })));
const NoTiles = () => <NotFetched what="The list at a glance" />;
const nothing: ReadonlyMap<string, Puzzle> = new Map();

const step = 12;
const yes = oneOf(["1"]);
const anyText = (text: string) => text;
const none: readonly Topic[] = [];

/** The cards of a list: the first ones, all of them bit by bit, or those that fit a filter. */
export function PuzzleList({ listings, category, topics = none, hasLevels = false, active = true }: PuzzleListProps) {
  const opensWith = listings.reduce((sum, { first }) => sum + first.length, 0);
  const count = listings.reduce((sum, listing) => sum + listing.count, 0);
  const [level, setLevel] = useSearchState("level", oneOf(levelChoices), "all", { clears: ["shown"] });
  const [topic, setTopic] = useSearchState("topic", anyText, "all", { clears: ["shown"] });
  const [unsolved, setUnsolved] = useSearchState<"1" | "">("unsolved", yes, "", { clears: ["shown"] });
  const [view, setView] = useSearchState<"compact" | "">("view", oneOf(["compact"]), "");
  const [shown, setShown] = useSearchState("shown", wholeNumber, opensWith);
  // A list is of one category: the rest of the log is not read for it.
  // Deferred, or all cards would be taken over in one go the moment it is read, and a finger would wait for them.
  const log = useDeferredValue(useLog([`${category}-`]));
  const { solved, seen } = useMemo(() => done(log ?? []), [log]);
  const solvedIds = useMemo(() => new Set(solved.keys()), [solved]);
  // A card must not vanish in the moment it is solved: what counts is what was solved when the choice was made.
  const known = log !== null;
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
  // On paper nobody can ask for more: Print has all of the list fetched and laid out first.
  const [printing, setPrinting] = useState(0);
  const compact = active && view === "compact";
  const wantsAll = active && (compact || printing > 0 || limit > opensWith || !isEverything(filter));
  const { puzzles, state } = useListing(listings, wantsAll);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts of the filter, which is made anew each time
  const fitting = useMemo(
    () => filtered(puzzles, filter, solvedBefore),
    [puzzles, filter.level, filter.topic, filter.unsolved, solvedBefore],
  );
  const cards = useMemo(
    () => (compact || printing ? fitting : fitting.slice(0, limit)),
    [compact, printing, fitting, limit],
  );
  const left = (isEverything(filter) ? count : fitting.length) - cards.length;

  // Whoever pressed a button that is now gone goes on reading at the card it brought.
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => layOutRest(list.current), []);
  const readOnAt = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks when other cards stand there
  useEffect(() => {
    const heading = readOnAt.current === null ? null : list.current?.children[readOnAt.current]?.querySelector("h2");
    if (!heading) return;
    readOnAt.current = null;
    heading.focus();
  }, [cards.length]);

  const [instead, setInstead] = useState(nothing);
  const onInstead = useCallback(
    (id: string, twin: Puzzle | null) =>
      setInstead((before) => new Map([...before].filter(([other]) => other !== id).concat(twin ? [[id, twin]] : []))),
    [],
  );

  const showLevel = hasLevels && listings.length === 1;
  // Memoised: whatever else changes on the page, a card that React has yet to take over is left in peace.
  const slots = useMemo(
    () =>
      cards.map((puzzle) => (
        <li key={puzzle.id} className="puzzle-slot">
          <Piece>
            <PuzzleCard
              puzzle={puzzle}
              category={category}
              showLevel={showLevel}
              solved={solved.has(puzzle.id)}
              seen={seenOf(itemOf(puzzle), seen)}
              onInstead={onInstead}
            />
          </Piece>
        </li>
      )),
    [cards, category, showLevel, solved, seen, onInstead],
  );

  const isReady = state === "all" || state === "failed";
  useEffect(() => {
    if (!printing || !isReady) return;
    // A frame later the cards that came stand there, and the key to them.
    const frame = requestAnimationFrame(() => print());
    const over = () => setPrinting(0);
    addEventListener("afterprint", over);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("afterprint", over);
    };
  }, [printing, isReady]);

  const navigate = useNavigate();
  const follow = useFollow(fromHere);
  async function surpriseMe() {
    const id = await draw(listings, filter, solvedIds, null);
    if (id) void navigate(pathOfPuzzle(id), { state: fromHere() });
  }

  function showMore() {
    readOnAt.current = cards.length;
    setShown(cards.length + step);
  }

  return (
    <>
      <Toolbar
        filter={filter}
        hasLevels={hasLevels}
        topics={topics}
        onLevel={setLevel}
        onTopic={setTopic}
        onUnsolved={(on) => setUnsolved(on ? "1" : "")}
        onSurprise={surpriseMe}
        compact={compact}
        onCompact={(on) => setView(on ? "compact" : "")}
        onPrint={() => setPrinting(printing + 1)}
      />
      <ChosenLine filter={filter} topics={topics} count={state === "all" ? fitting.length : null} />
      {compact ? (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the links are the controls, and Enter on one is a click, too
        <div onClick={follow}>
          <Suspense fallback={<p className="min-h-dvh text-center text-soft">Fetching the puzzles …</p>}>
            <Tiles puzzles={cards} category={category} solved={solvedIds} seen={seen} />
          </Suspense>
        </div>
      ) : (
        // biome-ignore lint/a11y/useKeyWithClickEvents: as above
        <ol ref={list} className="flex flex-col gap-5" onFocus={skipUnseenCards} onClick={follow}>
          {slots}
        </ol>
      )}
      <ListFoot
        puzzles={cards}
        instead={compact ? null : instead}
        whole={state === "all" && left === 0 ? count : null}
        setPrinting={active ? setPrinting : null}
      />
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
          No puzzle fits this choice. {filter.unsolved && "You may have solved them all!"}
        </p>
      )}
      {left > 0 && state !== "loading" && state !== "failed" && (
        <button type="button" data-more className="btn screen-only needs-script mx-auto mt-6 flex" onClick={showMore}>
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

/** What a puzzle's page knows of the list one came from, whose choice it leads back to. */
function fromHere(): FromList {
  return { from: location.search };
}
