import {
  type KeyboardEvent,
  type MouseEvent,
  startTransition,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { count } from "../../engine/words.ts";
import { announce } from "../../ui/announcer.ts";
import sheet from "../../ui/find.css?url";
import { Icon } from "../../ui/icon.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { useFollow } from "../../ui/use-follow.ts";
import { grouped, joined } from "./groups.ts";
import { loadNames, loadWords } from "./load.ts";
import { optionId, Results } from "./results.tsx";
import { stepped } from "./stepped.ts";
import { useLoaded } from "./use-loaded.ts";

const few = 5;
const many = 50;
/** Results are counted aloud once the typing rests. */
const rest = 700;

interface FindDialogProps {
  /** What was typed before its field had the focus, once. */
  readonly takeEarly: () => string;
  readonly onClose: () => void;
}

/** Finds anything on the site by its name, while one types; the words of the puzzles, too, once they are asked for. */
export function FindDialog({ takeEarly, onClose }: FindDialogProps) {
  const names = useLoaded(loadNames, true);
  const words = useLoaded(loadWords, false);
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
    () => joined(names.value?.(asked) ?? [], words.value?.find(asked) ?? []),
    [names.value, words.value, asked],
  );
  const groups = useMemo(() => grouped(found, most), [found, most]);
  const shown = groups.flatMap((group) => group.shown);
  const active = shown[Math.min(chosen ?? 0, shown.length - 1)]?.path;
  const follow = useFollow();
  const outcome = outcomeOf(asked, names.value !== null, found.length);

  // Its styles may have come long after it was asked for.
  const begin = useEffectEvent(() => type(takeEarly()));
  useEffect(() => begin(), []);
  useEffect(() => {
    const later = setTimeout(() => announce(outcome), rest);
    return () => clearTimeout(later);
  }, [outcome]);

  function type(text: string) {
    setTyped(text);
    setChosen(null);
    setMost(few);
    startTransition(() => setAsked(text));
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      // What is typed, not what was found for the letters before the last one.
      if (asked !== typed) flushSync(() => setAsked(typed));
      const link = list.current?.querySelector("[aria-selected=true]");
      if (!link) return;
      event.preventDefault();
      const { ctrlKey, metaKey } = event;
      link.dispatchEvent(new globalThis.MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey }));
      return;
    }
    const next = stepped(event.key, chosen, shown.length);
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
      (detail === 0 ? field : list).current?.focus({ preventScroll: true });
    };
  }

  const open = shown.length > 0;
  return (
    <Sheet title="Find anything" onClose={onClose} first={field} atTop>
      <link rel="stylesheet" href={sheet} precedence="find" />
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
          className="field w-full pl-11"
          placeholder="fractions, times tables, sudoku"
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </span>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the links are the controls */}
      <div onClick={onClick}>
        <Results ref={list} id={id} groups={groups} active={active} />
      </div>
      {names.failed ? (
        <Missing what="The list of what there is" onRetry={then(names.ask)} />
      ) : (
        !open && <p className="text-soft">{outcome || "Type a topic, a game, a page or the name of a puzzle."}</p>
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
            <button type="button" className="btn" onClick={then(words.ask)}>
              <Icon name="book-open-text" /> Search in the puzzles' words
            </button>
          )}
        </div>
      )}
    </Sheet>
  );
}

/** What came of it, in words; nothing while nothing is asked or known. */
function outcomeOf(typed: string, known: boolean, found: number): string {
  // One letter is not yet a question.
  if (!known || (typed.trim().length < 2 && found === 0)) return "";
  return found === 0 ? `No results for “${typed.trim()}”. Try fewer or other words.` : count(found, "result");
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
