import { Fragment, startTransition, useDeferredValue, useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { uuid } from "../../device/uuid.ts";
import { count } from "../../engine/words.ts";
import type { Sets } from "../../learner/hooks/use-sets.ts";
import { freshSeed } from "../../play/fresh-seed.ts";
import type { LetteredSet } from "../../play/sets/find-sheet.ts";
import { type Look, readLook, useLook, writeLook } from "../../play/sets/look.ts";
import type { Version } from "../../play/sets/paper.tsx";
import { mostOnTicket } from "../../play/sets/short-answers.ts";
import { usePageStarts } from "../../play/sets/use-page-starts.ts";
import { makeReady, type Slot, useQuestions } from "../../play/sets/use-questions.ts";
import type { Variant } from "../../play/sets/variants.ts";
import { longestTitle } from "../../sets/check-set.ts";
import { writeSetFile } from "../../sets/file.ts";
import { fileName } from "../../sets/file-name.ts";
import { codeOf, writeLink } from "../../sets/link.ts";
import type { WorkSet } from "../../sets/set.ts";
import { announce } from "../../ui/announce/announcer.ts";
import { Icon } from "../../ui/icon.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { whenIdle } from "../../ui/when-idle.ts";
import { Again } from "./again.tsx";
import { ExportButton } from "./export-button.tsx";
import { Further, useBeside } from "./further.tsx";
import { Larger } from "./larger.tsx";
import { later } from "./later.ts";
import { LookForm } from "./look-form.tsx";
import { Pages } from "./pages.tsx";
import { Tray } from "./tray.tsx";

interface RoomProps {
  readonly set: WorkSet;
  /** The set as its address has it. */
  readonly text: string;
  readonly sets: Sets;
}

/** A set: what is in it, how it lies on paper, and that paper. */
export function Room({ set, text, sets }: RoomProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [look, changeLook] = useLook();
  const made = useVersions(set, look);
  const { slots, isBusy: areComing } = useQuestions(
    made.map((one) => (look.as === "exit" ? beginning(one.set) : one.set)),
  );
  const versionsOf = (slots: readonly (readonly Slot[])[]) =>
    made.map(({ letter, set }, at): Version => ({ letter, slots: slots[at] ?? [], code: codeOf(set) }));
  const versions = versionsOf(slots);
  const own = made.find((one) => one.set === set);
  // The pages behind the sheet are drawn after it.
  const behind = useDeferredValue(slots, none);
  const isBusy = areComing || behind !== slots;
  // So is what stands beside it.
  const isDrawn = useDeferredValue(true, false);
  const isBeside = useBeside();
  const [said, setSaid] = useState("");
  const isAgain = new URLSearchParams(search).has("again");
  const heading = useRef<HTMLHeadingElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const pages = usePageStarts(paper, look);
  // Cards and worked solutions may break a little later on paper than on a screen, whose letters stand on whole pixels.
  const isSure = pages <= 3 || (look.as === "sheet" && look.solutions === "no");
  const kept = sets.all?.find((one) => writeLink(one.value) === text);
  // What the last press on Other numbers made, as long as nobody has done anything with it: the next press takes its place.
  const passing = useRef<{ readonly id: string; readonly text: string } | null>(null);
  const stays = () => {
    passing.current = null;
  };
  useLookOfBefore(kept?.value.look, sets.all !== null);

  useEffect(() => {
    const stays = () => {
      passing.current = null;
    };
    addEventListener("beforeprint", stays);
    return () => removeEventListener("beforeprint", stays);
  }, []);

  // The same with other numbers is made while nobody waits for it, so that the press finds it there.
  const ahead = useRef<{ readonly text: string; readonly made: Promise<Variant> } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text tells of any change in the set
  useEffect(() => {
    if (isBusy) return;
    const begin = () => {
      const made = freshTwin(set);
      made.catch(() => undefined);
      ahead.current = { text, made };
    };
    const soon = setTimeout(() => whenIdle(begin), settled);
    return () => clearTimeout(soon);
  }, [text, isBusy]);

  useEffect(() => {
    if (!isAgain) heading.current?.focus();
  }, [isAgain]);

  const say = (words: string) => {
    setSaid(words);
    announce(words);
  };

  /** How the set lies on paper from now on: in the address, and where the set is kept. */
  function change(to: Look) {
    changeLook(to);
    if (kept) sets.put(kept.id, set, writeLook(to));
  }

  /** The set as it is from now on: in the address, and where it is kept. */
  function edit(next: WorkSet) {
    stays();
    sets.put(kept?.id ?? uuid(), next, writeLook(look));
    navigate({ search, hash: writeLink(next) }, { replace: true });
  }

  async function twin() {
    try {
      const there = ahead.current?.text === text ? ahead.current.made : null;
      ahead.current = null;
      const { set: next, stayed } = (await there?.catch(() => null)) ?? (await freshTwin(set));
      const id = passing.current?.text === text ? passing.current.id : uuid();
      passing.current = { id, text: writeLink(next) };
      navigate({ search: writeLook(look), hash: writeLink(next) });
      const words =
        stayed === 0
          ? "The same questions, with other numbers."
          : `The same questions, with other numbers. ${stayed === 1 ? "One has" : `${stayed} have`} no other numbers and stayed as ${stayed === 1 ? "it was" : "they were"}.`;
      // Drawn with the sheet, as an address is: by itself it would have the one of before drawn once more, further down.
      startTransition(() => setSaid(words));
      later(() => {
        sets.put(id, next, writeLook(look));
        announce(words);
      });
    } catch {
      say("The questions could not be fetched. Try again when you are online.");
    }
  }

  /** Bingo is played with more answers than a short set has. */
  async function more() {
    try {
      const [{ withMore }, { sources }] = await Promise.all([
        import("../../play/sets/more-like.ts"),
        import("../../play/sets/sources.ts"),
      ]);
      const next = await withMore(set, freshSeed(), sources);
      const added = next.entries.length - set.entries.length;
      if (added > 0) edit(next);
      say(
        added > 0
          ? `${count(added, "question")} like these ${added === 1 ? "is" : "are"} added.`
          : "There are no more questions like these with other short answers: add others.",
      );
    } catch {
      say("The questions could not be fetched. Try again when you are online.");
    }
  }

  const copy = () => {
    stays();
    return navigator.clipboard.writeText(location.href).then(
      () => say("The link is copied. It opens this set on any device."),
      () => say("The browser did not allow it: copy the address of this page yourself."),
    );
  };
  const save = () => {
    stays();
    saveFile(`${fileName(set.title)}.json`, "application/json", writeSetFile(set, writeLook(look)));
  };

  return (
    <>
      {isAgain && (
        <Again
          title={set.title}
          code={codeOf(set)}
          onTwin={() => void twin()}
          onKey={() => navigate({ search: writeLook({ ...look, sheets: "no", key: "yes" }), hash: text })}
          onAll={() => navigate({ search: writeLook(look), hash: text }, { replace: true })}
        />
      )}
      <div className="screen-only mb-4 flex flex-wrap items-center gap-2" hidden={isAgain}>
        <h2 ref={heading} tabIndex={-1} className="mr-auto w-full text-xl outline-none sm:w-auto">
          {set.title || "Questions"}
          {pages > 0 && set.entries.length > 0 && (
            <span data-pages={pages} className="ml-2 text-base font-normal text-soft">
              {isSure ? "" : "up to "}
              {count(pages, "page")}
            </span>
          )}
        </h2>
        <button type="button" className="btn btn-main" onClick={() => print()}>
          <Icon name="printer" /> Print
        </button>
        <button type="button" className="btn" onClick={() => void twin()}>
          <Icon name="dices" /> Other numbers
        </button>
        <Further>
          <button type="button" className="btn" onClick={() => void copy()}>
            <Icon name="copy" /> Copy link
          </button>
          <button type="button" className="btn" onClick={save}>
            <Icon name="download" /> Save as a file
          </button>
          <ExportButton set={set} onOpen={stays} />
          {made.map((one) => (
            <Link key={one.letter} className="btn" to={{ pathname: "/teach", hash: writeLink(lettered(one)) }}>
              <Icon name="users" /> Give {one.letter} to a class
            </Link>
          ))}
          <Link className="btn" to={{ pathname: "/show", hash: text }}>
            <Icon name="monitor" /> Show {own?.letter || "it"} large
          </Link>
          <Link className="btn" to="/worksheets">
            <Icon name="plus" /> New sheet
          </Link>
        </Further>
      </div>
      {said && <p className="screen-only mb-4 text-soft">{said}</p>}
      {set.entries.length === 0 && (
        <p className="screen-only card mb-4 p-4">
          There is no question in this set yet. Write one of your own under “In this set”, or add some from the menu (…)
          on the card of any puzzle, skill, formula or question.
        </p>
      )}
      <div className={isAgain ? "" : "desk"}>
        <div className="screen-only flex flex-col gap-4" hidden={isAgain}>
          {isDrawn && (
            <>
              <LookForm look={look} isBeside={isBeside} onChange={change} />
              <Tray set={set} slots={versions[0]?.slots ?? []} onChange={edit} />
            </>
          )}
        </div>
        <div ref={frame} className="paper-frame">
          {made.map(({ letter, stayed, level = 0 }) => (
            <Fragment key={letter}>
              {stayed > 0 && (
                <p className="screen-only mb-3">
                  Version {letter}: {count(stayed, "question has", "questions have")} no other numbers and stayed the
                  same.
                </p>
              )}
              {level > 0 && (
                <p className="screen-only mb-3">
                  Version {letter}: {count(level, "question has", "questions have")} no{" "}
                  {letter === "A" ? "easier" : "harder"} step, only other numbers.
                </p>
              )}
            </Fragment>
          ))}
          <Larger frame={frame} paper={paper} />
          <div
            ref={paper}
            className="paper"
            data-paper={look.paper}
            data-print={look.print}
            data-type={look.type}
            data-ink={look.ink}
            data-busy={isBusy || undefined}
          >
            <Pages
              title={set.title}
              versions={versions}
              behind={behind === none ? [] : versionsOf(behind)}
              sets={made.map((one) => one.set)}
              look={look}
              isBusy={isBusy}
              onMore={() => void more()}
            />
          </div>
        </div>
      </div>
    </>
  );
}

const none: readonly (readonly Slot[])[] = [];

/** A version by itself, told from the others by its title. */
const lettered = ({ letter, set }: LetteredSet): WorkSet =>
  letter ? { ...set, title: `${(set.title || "Questions").slice(0, longestTitle - 2)} ${letter}` } : set;

/** A set with other numbers, its first page ready. */
async function freshTwin(set: WorkSet): Promise<Variant> {
  const [{ byQuestion, twinOf }, { sources }] = await Promise.all([
    import("../../play/sets/variants.ts"),
    import("../../play/sets/sources.ts"),
  ]);
  const twin = await twinOf(set, freshSeed(), sources, byQuestion);
  await makeReady(twin.set);
  return twin;
}

/** Milliseconds after a sheet is drawn in which something else may be pressed. */
const settled = 300;

const beginning = ({ title, entries }: WorkSet): WorkSet => ({ title, entries: entries.slice(0, mostOnTicket) });

/** A set that lay on paper otherwise than is usual lies so again, where the address says nothing: once, when it is opened. */
function useLookOfBefore(kept: string | undefined, isKnown: boolean): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !isKnown) return;
    isDone.current = true;
    if (search === "" && kept) navigate({ search: writeLook(readLook(kept)), hash }, { replace: true });
  }, [kept, isKnown, search, hash, navigate]);
}

const itself = (set: WorkSet): readonly LetteredSet[] => [{ letter: "", set, stayed: 0 }];

/** The versions of a set that are printed: itself, with a twin, or with an easier and a harder one. */
function useVersions(set: WorkSet, { versions }: Look): readonly LetteredSet[] {
  const key = `${versions}/${writeLink(set)}`;
  const [made, setMade] = useState<{ readonly key: string; readonly list: readonly LetteredSet[] } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells of any change
  useEffect(() => {
    if (versions === "one") return;
    let over = false;
    import("../../play/sets/find-sheet.ts")
      .then(({ versionsOf }) => versionsOf(set, versions))
      .then(
        (list) => over || setMade({ key, list }),
        () => over || announce("The other versions could not be fetched. Try again when you are online."),
      );
    return () => {
      over = true;
    };
  }, [key]);
  return versions !== "one" && made?.key === key ? made.list : itself(set);
}
