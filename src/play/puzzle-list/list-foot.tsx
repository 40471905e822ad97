import { type Dispatch, type ReactNode, type SetStateAction, useEffect, useRef } from "react";
import { labelOfPuzzle, numberOfPuzzle } from "../../content/where.ts";
import { useShown } from "../../device/settings/shown.ts";
import { answerText } from "../../engine/answer/answer-text.ts";
import type { Puzzle } from "../../engine/puzzle.ts";
import { Icon } from "../../ui/icon.tsx";
import { useNumberText } from "../../ui/numbers/number-text.ts";
import { useSingleKeys } from "../../ui/single-key.ts";

interface ListFootProps {
  /** The cards that stand there. */
  readonly puzzles: readonly Puzzle[];
  /** How many puzzles the list has, if none of those that were asked for is missing; else null. */
  readonly whole: number | null;
  /** What stands on a card in place of its puzzle, by that one's id; null where the problems themselves do not stand there. */
  readonly instead: ReadonlyMap<string, Puzzle> | null;
  /** How many times it was asked to be printed: one more prints all of it. Null behind a tab that is not chosen. */
  readonly setPrinting: Dispatch<SetStateAction<number>> | null;
}

/** What stands below a list. */
export default function ListFoot({ puzzles, whole, instead, setPrinting }: ListFootProps): ReactNode {
  useEffect(() => {
    if (!setPrinting) return;
    // The browser's own keys for it would print what stands there by now, and no page may fetch more at that moment.
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== "p") return;
      event.preventDefault();
      setPrinting((times) => times + 1);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [setPrinting]);
  useSingleKeys(instead && setPrinting ? { n: goOn } : {});
  return (
    <>
      {whole !== null && puzzles.some(({ id }) => numberOfPuzzle(id) > whole) && (
        <p className="screen-only mt-6 text-center text-sm text-soft">
          A number belongs to its puzzle for good. Where one is missing, a puzzle has made room for a new one.
        </p>
      )}
      {instead && <PrintKey puzzles={puzzles} instead={instead} />}
    </>
  );
}

/** The way on from a right answer: small, since the whole list is in sight. */
export function NextCard(): ReactNode {
  const place = useRef<HTMLParagraphElement>(null);
  // Enter goes on, and no key writes into an answer that was right.
  useEffect(() => {
    place.current?.querySelector("button")?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <p ref={place} className="screen-only">
      <button
        type="button"
        className="btn btn-main"
        aria-keyshortcuts="N"
        onClick={({ currentTarget }) => goToNext(currentTarget)}
      >
        Next puzzle <Icon name="arrow-right" />
      </button>
    </p>
  );
}

/** Goes to the first card after this element that is not solved; where there is none, to the button that brings more, or begins anew. */
function goToNext(from: Element | null | undefined): void {
  const cards = [...document.querySelectorAll<HTMLElement>("main .puzzle-slot > article")];
  const isAfter = (card: Element) =>
    !from || (from.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const isOpen = (card: HTMLElement) => !("done" in card.dataset) && !card.querySelector("[data-found]");
  const open = cards.filter((card) => card.checkVisibility() && isOpen(card));
  const next =
    open.find(isAfter) ??
    [...document.querySelectorAll<HTMLElement>("main [data-more]")].find((more) => more.checkVisibility()) ??
    open[0] ??
    document.querySelector<HTMLElement>("main h1");
  const heading = next?.querySelector("h2") ?? next;
  next?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** On from the card that has the focus, or else from the one that is being read. */
function goOn(): void {
  const read = document.elementFromPoint(innerWidth / 2, innerHeight / 3);
  goToNext([document.activeElement, read].map((one) => one?.closest("article")).find(Boolean));
}

/** The short answers of a printed list, on a sheet of their own that can be kept from whoever solves it. */
function PrintKey({ puzzles, instead }: { puzzles: readonly Puzzle[]; instead: ReadonlyMap<string, Puzzle> }) {
  const locale = useShown("numbers") === "comma" ? "comma" : "point";
  const shown = useNumberText();
  return (
    <section className="print-only print-key" aria-hidden="true">
      <h2>Answers</h2>
      <ul>
        {puzzles.map((puzzle) => (
          <li key={puzzle.id}>
            <b>{labelOfPuzzle(puzzle)}.</b> {shown(answerText((instead.get(puzzle.id) ?? puzzle).answer, locale))}
          </li>
        ))}
      </ul>
    </section>
  );
}
