import {
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  Suspense,
  startTransition,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { count } from "../../engine/words.ts";
import { announce } from "../../ui/announce/announcer.ts";
import { useFollow } from "../../ui/hooks/use-follow.ts";
import { Icon } from "../../ui/icon.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import sheet from "../../ui/styles/find.css?url";
import { doneWith } from "./equation.ts";
import { grouped, joined, withPuzzles } from "./groups.ts";
import { type Find, loadNames, loadWords } from "./load.ts";
import { calledSo } from "./rank.ts";
import { optionId, Results } from "./results.tsx";
import { stepped } from "./stepped.ts";
import { useLoaded } from "./use-loaded.ts";

const few = 5;
const many = 50;
/** What can be pressed where nothing was typed or found. */
const beginnings = ["fractions", "times tables", "percentages", "equations", "sudoku", "games", "worksheets"];
// What is looked in comes while the dialog's styles do; where it does not come, the dialog asks again.
loadNames().catch(() => undefined);
// Where it does not come, the search does without.
const TodaysFind = lazy(() => import("./todays-find.tsx").catch(() => ({ default: () => null })));

/** Results are counted aloud once the typing rests. */
const rest = 700;

interface FindDialogProps {
  /** The keys that were pressed before its field had the focus, once. */
  readonly takeEarly: () => readonly string[];
  readonly onClose: () => void;
}

/** Finds anything on the site by its name, while one types; the words of the puzzles, too, once they are asked for. */
export function FindDialog({ takeEarly, onClose }: FindDialogProps) {
  const names = useLoaded(loadNames, true);
  const words = useLoaded(loadWords, false);
  const [todays, setTodays] = useState<{ readonly find: Find } | null>(null);
  const [typed, setTyped] = useState("");
  // Looked for once the letter stands in the field: on a slow device the search takes longer than a letter may.
  const [asked, setAsked] = useState("");
  const [most, setMost] = useState(few);
  // Null: nobody has moved, and Enter opens the best.
  const [chosen, setChosen] = useState<number | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const found = useMemo(
    () =>
      withPuzzles(
        joined(doneWith(asked), joined(names.value?.(asked) ?? [], words.value?.find(asked) ?? [])),
        todays?.find(asked) ?? [],
      ),
    [names.value, words.value, todays, asked],
  );
  const groups = useMemo(() => grouped(found, most, calledSo(asked)), [found, most, asked]);
  const shown = groups.flatMap((group) => group.shown);
  const active = shown[Math.min(chosen ?? 0, shown.length - 1)]?.path;
  const follow = useFollow();
  const outcome = outcomeOf(asked, names.value !== null, words.value !== null, found.length);
  /** Enter was pressed on this text before what is looked in had come. */
  const entered = useRef<string | null>(null);

  // Its styles may have come long after it was asked for. Before the next letter comes, which would take the place of the earlier ones.
  const begin = useEffectEvent(() => {
    const { text, isEntered } = pressed(takeEarly());
    if (text) type(text);
    if (isEntered) entered.current = text;
  });
  useLayoutEffect(() => begin(), []);
  const openEntered = useEffectEvent(() => {
    if (entered.current !== null && entered.current === typed) openBest();
    entered.current = null;
  });
  // Out of the effect: the best for the whole text is drawn first.
  useEffect(() => {
    if (!names.value) return;
    const soon = setTimeout(() => openEntered());
    return () => clearTimeout(soon);
  }, [names.value]);
  useEffect(() => {
    const later = setTimeout(() => announce(outcome), rest);
    return () => clearTimeout(later);
  }, [outcome]);

  function type(text: string) {
    entered.current = null;
    setTyped(text);
    setChosen(null);
    setMost(few);
    startTransition(() => setAsked(text));
  }

  /** Opens the chosen result of what is typed, and none of what was found for the letters before the last one. */
  function openBest(keys?: { readonly ctrlKey: boolean; readonly metaKey: boolean }): boolean {
    if (asked !== typed) flushSync(() => setAsked(typed));
    const link = list.current?.querySelector("[aria-selected=true]");
    link?.dispatchEvent(new globalThis.MouseEvent("click", { bubbles: true, cancelable: true, ...keys }));
    return link != null;
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const { key, ctrlKey, metaKey } = event;
    if (key === "Enter") {
      if (!names.value) entered.current = typed;
      else if (openBest({ ctrlKey, metaKey })) event.preventDefault();
      return;
    }
    const next = stepped(key, chosen, shown.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    document.getElementById(optionId(id, shown[next]?.path ?? ""))?.scrollIntoView({ block: "nearest" });
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    follow(event);
    if (!link || !event.defaultPrevented) return; // opened in a tab of its own
    // At once: a dialog that closes gives the focus back, and must not take it from the page that comes.
    flushSync(onClose);
    // Another page takes the focus by itself.
    if (link.pathname === location.pathname) document.querySelector<HTMLElement>("main h1")?.focus();
  }

  /** For a button that goes away with its press: back to the field, unless that would bring up a phone's keyboard. */
  function then(act: () => void) {
    return ({ detail }: MouseEvent) => {
      act();
      const isTouched = detail !== 0 && matchMedia("(pointer: coarse)").matches;
      if (document.activeElement !== field.current) (isTouched ? list : field).current?.focus({ preventScroll: true });
    };
  }

  function clear() {
    type("");
    field.current?.focus();
  }

  const open = shown.length > 0;
  return (
    <Sheet title="Find anything" onClose={onClose} first={field} atTop>
      <link rel="stylesheet" href={sheet} precedence="find" />
      <Suspense>
        <TodaysFind onKnown={(find) => setTodays({ find })} />
      </Suspense>
      <span className="find-field">
        <Icon name="search" className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-soft" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label="Find anything"
          aria-expanded={open}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={open && active ? optionId(id, active) : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          className="field w-full px-11"
          placeholder="fractions, times tables, sudoku"
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {/* With the results, as the buttons below: a letter has to be seen first, and does not pay for what comes with it. */}
        {(asked || typed.length > 1) && (
          <button type="button" className="btn btn-plain btn-icon find-clear" aria-label="Clear" onClick={clear}>
            <Icon name="x" />
          </button>
        )}
      </span>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the links are the controls */}
      <div onClick={onClick}>
        <Results ref={list} id={id} groups={groups} active={active} />
      </div>
      {names.failed ? (
        <Missing what="The list of what there is" onRetry={then(names.ask)} />
      ) : (
        !open && (
          <>
            <p className="text-soft">
              {outcome || "Type a topic, a game, a page or the name of a puzzle, or press one:"}
            </p>
            <div className="flex flex-wrap gap-2">
              {beginnings.map((word) => (
                <button key={word} type="button" className="btn" onClick={then(() => type(word))}>
                  {word}
                </button>
              ))}
            </div>
          </>
        )
      )}
      {words.failed && <Missing what="The words of the puzzles" onRetry={then(words.ask)} />}
      {/* With the results: a letter has to be seen first, and does not pay for buttons. */}
      {asked.trim() && names.value && (
        <div className="flex flex-wrap gap-2">
          {shown.length < found.length && most === few && (
            <button type="button" className="btn" onClick={then(() => setMost(many))}>
              Show more results
            </button>
          )}
          {!words.value && !words.failed && (
            <button type="button" className="btn" onMouseDown={stay} onClick={then(words.ask)}>
              <Icon name="book-open-text" /> Search in the puzzles' words
            </button>
          )}
        </div>
      )}
    </Sheet>
  );
}

/** A press that leaves the focus where it is: in the field, where one types on. */
const stay = (event: MouseEvent) => event.preventDefault();

/** What so many keys leave in a field, and whether the last one was Enter. */
function pressed(keys: readonly string[]): { readonly text: string; readonly isEntered: boolean } {
  const text = keys.reduce((before, key) => {
    if (key === "Enter") return before;
    return key === "Backspace" ? before.slice(0, -1) : before + key;
  }, "");
  return { text, isEntered: keys.at(-1) === "Enter" };
}

/** What came of it, in words; nothing while nothing is asked or known. `inWords`: whether the words of the puzzles were searched, too. */
function outcomeOf(typed: string, known: boolean, inWords: boolean, found: number): string {
  // One letter is not yet a question.
  if (!known || (typed.trim().length < 2 && found === 0)) return "";
  if (found > 0) return count(found, "result");
  if (!inWords) return `No results for “${typed.trim()}”. Try fewer or other words.`;
  return `No results for “${typed.trim()}”, not in the puzzles' words either. Look for a topic instead, such as shapes, money or fractions, or for a game.`;
}

function Missing({ what, onRetry }: { readonly what: string; readonly onRetry: (event: MouseEvent) => void }) {
  const words = `${what} could not be fetched. It needs the internet the first time.`;
  useEffect(() => announce(words), [words]);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>{words}</p>
      <button type="button" className="btn" onClick={onRetry}>
        <Icon name="rotate-ccw" /> Try again
      </button>
    </div>
  );
}
