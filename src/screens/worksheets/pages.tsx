import { BingoPages, CardPages, DominoPages, ExitPages, inGame, RelayPages } from "../../play/sets/cut-outs.tsx";
import { type Look, writeLook } from "../../play/sets/look.ts";
import { KeyPage, SheetPages, SolutionPages, useKeyText, type Version } from "../../play/sets/paper.tsx";
import { QrMark } from "../../play/sets/qr-mark.tsx";
import { writeLink } from "../../sets/link.ts";
import type { WorkSet } from "../../sets/set.ts";

interface PagesProps {
  readonly title: string;
  readonly versions: readonly Version[];
  /** The same for the pages behind the sheet; none while those wait. */
  readonly behind: readonly Version[];
  readonly sets: readonly WorkSet[];
  readonly look: Look;
  readonly isBusy: boolean;
  readonly onMore: () => void;
}

/** The paper of a set: its sheets, its key and its worked solutions. */
export function Pages({ title, versions, behind, sets, look, isBusy, onMore }: PagesProps) {
  const cut = { cards: CardPages, exit: ExitPages, relay: RelayPages, bingo: BingoPages, dominoes: DominoPages };
  const Cut = look.as === "sheet" ? null : cut[look.as];
  const keyText = useKeyText();
  const isGame = look.as === "bingo" || look.as === "dominoes";
  const answered = isGame ? behind.map((version) => inGame(version, keyText)) : behind;
  const marks =
    look.qr === "yes"
      ? versions.map(({ letter, code }, at) => (
          <Mark key={letter} set={sets[at]} look={look} code={code} isWaiting={isBusy} />
        ))
      : [];
  return (
    <>
      {look.sheets === "yes" &&
        versions.map((version, at) =>
          Cut ? (
            <Cut key={version.letter} title={title} version={version} onMore={onMore} />
          ) : (
            <SheetPages key={version.letter} title={title} version={version} look={look} mark={marks[at]} />
          ),
        )}
      {look.key === "yes" && behind.length > 0 && (
        // What is cut up has no corner to spare: its code lies with its key.
        <KeyPage title={title} versions={answered} marks={Cut ? marks : []} isLoop={look.as === "dominoes"} />
      )}
      {look.solutions === "yes" &&
        answered.map((version) => <SolutionPages key={version.letter} title={title} version={version} />)}
    </>
  );
}

interface MarkProps {
  readonly set: WorkSet | undefined;
  readonly look: Look;
  readonly code: string;
  readonly isWaiting: boolean;
}

/** What leads from paper back to the set. */
function Mark({ set, look, code, isWaiting }: MarkProps) {
  const text = set && writeLink(set);
  if (!text) return null;
  const search = writeLook({ ...look, versions: "one" });
  return (
    <QrMark
      address={`${location.origin}${import.meta.env.BASE_URL}worksheets${search ? `${search}&again` : "?again"}#${text}`}
      words="A code that opens this sheet on a phone"
      isWaiting={isWaiting}
    >
      Sheet
      <br />
      {code}
    </QrMark>
  );
}
