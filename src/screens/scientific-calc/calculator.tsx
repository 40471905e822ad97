import { type FormEvent, type KeyboardEvent, Suspense, useEffect, useRef, useState } from "react";
import { angleUnits } from "../../maths/expression/angles.ts";
import { showExpression } from "../../maths/expression/show.ts";
import { useHistory } from "../../play/tools/use-history.ts";
import type { Entry } from "../../tools/scientific/entry.ts";
import { after, type Outcome, work } from "../../tools/scientific/line.ts";
import { type Shared, sharedIn } from "../../tools/scientific/link.ts";
import type { Meant, meant } from "../../tools/scientific/meant.ts";
import { type Meanings, type Session, textOf } from "../../tools/scientific/session.ts";
import { viewsOf } from "../../tools/scientific/views.ts";
import { announce } from "../../ui/announce/announcer.ts";
import { Choice } from "../../ui/choice.tsx";
import { write } from "./edit.ts";
import { Fault } from "./fault.tsx";
import { later } from "./later.tsx";
import { Letters } from "./letters.tsx";
import { Memory } from "./memory.tsx";
import { Pad } from "./pad.tsx";
import { Result } from "./result.tsx";
import { ShareLine } from "./share-line.tsx";

interface CalculatorProps {
  readonly session: Session;
  readonly around: Meanings & { readonly angle: Session["angle"]; readonly decimalComma: boolean };
  readonly onSession: (session: Session) => void;
  readonly onBorrow: (shared: Shared) => void;
  /** A line is to be taken to another tab. */
  readonly onDoor: (door: NonNullable<Meant["door"]>) => void;
}

const History = later(() => import("./history.tsx").then((part) => part.History));

const unitNames = { deg: "Degrees", rad: "Radians", grad: "Gradians" } as const;
/** Where there is little height, the field and its result stay above the keys. */
const low = "(max-height: 28rem)";

/** What guesses at the meaning of a line without a result: fetched with the first such line. Without it the line is told what is wrong. */
const fetchMeant = (): Promise<typeof meant> =>
  import("../../tools/scientific/meant.ts").then(
    ({ meant }) => meant,
    () => () => null,
  );

export function Calculator({ session, around, onSession, onBorrow, onDoor }: CalculatorProps) {
  const [text, setText] = useState("");
  const [last, setLast] = useState<Outcome | null>(null);
  /** The line that was handed in and has no result. */
  const [failed, setFailed] = useState<string | null>(null);
  const [typing, setTyping] = useState(false);
  const [guess, setGuess] = useState<typeof meant | null>(null);
  const borrow = useRef(onBorrow);
  const place = useRef(-1);
  const field = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const { entries, add, forget } = useHistory();
  const typed = text.trim() !== "";
  const outcome = typed ? work(text, around) : null;
  const shown = outcome ?? last;
  const trouble = outcome && "message" in outcome ? outcome : null;
  const hasResult = (line: string) => !("message" in work(line, around));
  const other = trouble && guess ? guess(text, trouble, hasResult) : null;
  const line = typed ? text : (entries[0]?.text ?? "");
  // In the last line Ans is what the one before it came to.
  const answer = typed ? session.answer : (entries.slice(1).find(({ value }) => value)?.value ?? "");
  // Others may not write decimals with a comma.
  const plain = around.decimalComma && outcome?.kind === "value" && !outcome.name ? showExpression(outcome.tree) : line;

  const isTrouble = trouble !== null;
  useEffect(() => {
    if (isTrouble) void fetchMeant().then((guess) => setGuess(() => guess));
  }, [isTrouble]);

  // A shared line, once the page is there.
  useEffect(() => {
    const shared = sharedIn(location.search);
    if (!shared) return;
    borrow.current(shared);
    setText(shared.text);
  }, []);

  useEffect(() => {
    if (last) for (const said of result.current?.querySelectorAll("[data-says]") ?? []) announce(said);
  }, [last]);

  /** Writes a whole line into the field: at once, or what is typed quickly would come before it. */
  function put(next: string) {
    setText(next);
    place.current = -1;
    const input = field.current;
    if (!input) return;
    input.focus();
    input.setRangeText(next, 0, input.value.length, "end");
  }

  function enter(event?: FormEvent) {
    event?.preventDefault();
    if (!outcome) return;
    if ("message" in outcome) return void fetchMeant().then((guess) => fail(outcome, guess(text, outcome, hasResult)));
    const view = outcome.kind === "value" ? viewsOf(outcome.value, outcome.tree)[0] : undefined;
    add({
      text,
      result: view ? `${view.sign} ${showExpression(view.tree)}` : "",
      value: outcome.kind === "value" ? textOf(outcome.value) : "",
      angle: session.angle,
    });
    onSession(after(session, outcome));
    setLast(outcome);
    if (outcome.kind === "function") announce(`${outcome.name} is kept.`);
    put("");
  }

  function fail({ message, at }: NonNullable<typeof trouble>, other: Meant | null) {
    // An equation or a list that is handed in goes where it can be answered.
    if (other?.door) return onDoor(other.door);
    setFailed(text);
    announce(other?.message ?? message);
    field.current?.focus();
    field.current?.setSelectionRange(at, at);
  }

  function keys(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "Escape") {
      setFailed(null);
      return put("");
    }
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    const next = place.current + (event.key === "ArrowUp" ? 1 : -1);
    if (next >= entries.length || next < -1) return;
    put(entries[next]?.text ?? "");
    place.current = next;
  }

  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,38rem)_minmax(16rem,1fr)]">
      <form
        className="card grid content-start gap-3 p-4 [@media(max-height:28rem)]:gap-1 [@media(max-height:28rem)]:p-1.5 [@media(max-height:28rem)]:-mx-3 md:[@media(max-height:28rem)]:-mx-5"
        onSubmit={enter}
        data-own-keys="pad"
      >
        <div className="grid gap-3 [@media(max-height:28rem)]:sticky [@media(max-height:28rem)]:top-(--toast-room) [@media(max-height:28rem)]:z-10 [@media(max-height:28rem)]:grid-cols-2 [@media(max-height:28rem)]:gap-1.5 [@media(max-height:28rem)]:bg-card">
          <label className="grid gap-1 font-semibold">
            <span className="[@media(max-height:28rem)]:sr-only">What to work out</span>
            <input
              ref={field}
              className="field text-xl [@media(max-height:28rem)]:h-[44px]"
              dir="ltr"
              inputMode={typing ? "text" : "none"}
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="done"
              // Longer than its reader takes: a text that is cut short is refused, never worked out as if it were all.
              maxLength={2000}
              value={text}
              onChange={(event) => {
                const { value } = event.target;
                // A sign in an empty field goes on with the last answer.
                if (text === "" && session.answer && /^[+×÷*/^!]$/.test(value)) return put(`Ans${value}`);
                setText(value);
              }}
              onKeyDown={keys}
              onFocus={({ currentTarget }) => matchMedia(low).matches && currentTarget.form?.scrollIntoView()}
            />
          </label>
          <div
            ref={result}
            // While a line is typed the keys below it stay where they are.
            className={`min-h-36 ${typed ? "h-36 overflow-y-auto" : ""} sm:min-h-40 ${typed ? "sm:h-40" : ""} rounded-xl border border-line-strong bg-sunken px-4 py-2 [@media(max-height:28rem)]:h-[60px] [@media(max-height:28rem)]:min-h-0 [@media(max-height:28rem)]:overflow-y-auto [@media(max-height:28rem)]:px-3 [@media(max-height:28rem)]:py-1 [@media(max-height:28rem)]:text-sm`}
            data-testid="display"
          >
            {shown && !("message" in shown) && (
              <Result
                outcome={shown}
                angle={session.angle}
                onRadians={() => {
                  onSession({ ...session, angle: "rad" });
                  put(line); // a line that was handed in is worked out again
                }}
              />
            )}
            {shown && "message" in shown && (
              <Fault text={text} fault={shown} isOver={failed === text} meant={other} onText={put} onDoor={onDoor} />
            )}
            {!shown && <p className="text-soft">The result comes here.</p>}
          </div>
        </div>
        <Pad
          field={field}
          decimalComma={around.decimalComma}
          typing={typing}
          onTyping={() => {
            setTyping(!typing);
            field.current?.blur();
            requestAnimationFrame(() => field.current?.focus());
          }}
          onEnter={enter}
          onClear={() => put("")}
        >
          <Memory
            session={session}
            value={shown?.kind === "value" ? shown.value : null}
            onSession={onSession}
            onRecall={(text) => field.current && write(field.current, text)}
          />
        </Pad>
        <Choice
          legend="Angles in"
          name="angle"
          options={angleUnits.map((value) => ({ value, label: unitNames[value] }))}
          value={session.angle}
          onChange={(angle) => onSession({ ...session, angle })}
        />
        {line && <ShareLine text={plain} angle={session.angle} names={session.names} answer={answer} />}
      </form>
      <div className="grid content-start gap-6">
        <section aria-label="History" className="grid gap-3">
          <h2>History</h2>
          {entries.length === 0 ? (
            <p className="text-soft">
              Each line that you finish with Enter or = is kept here, on this device, until you delete it.
            </p>
          ) : (
            <Suspense fallback={null}>
              <History
                entries={entries}
                angle={session.angle}
                onEdit={(entry: Entry) => {
                  if (entry.angle !== session.angle) onSession({ ...session, angle: entry.angle });
                  put(entry.text);
                }}
                onUse={(entry: Entry) => field.current && write(field.current, `(${entry.value})`)}
                onForget={forget}
              />
            </Suspense>
          )}
        </section>
        <section aria-label="Letters" className="grid gap-3">
          <h2>Letters</h2>
          <Letters session={session} onChange={onSession} />
        </section>
      </div>
    </div>
  );
}
