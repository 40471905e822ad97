import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { announce } from "../../ui/announce/announcer.ts";
import { useTypedEarly } from "../../ui/hooks/use-typed-early.ts";
import { useOwnDigits } from "../../ui/numbers/own-digits.ts";
import { CopyLink } from "../copy-link.tsx";
import { restKeys, useSumKeys } from "../keypad/use-sum-keys.ts";
import { useSearchState } from "../use-search-state.ts";
import { useSaid } from "./use-said.ts";

/** What was typed and cannot be read: a sentence, and where in the text. */
export interface Trouble {
  readonly message: string;
  readonly text: string;
  readonly at: number;
}

interface TypedSumProps {
  /** In the address. */
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly button: string;
  /** What the keypad of a phone has beside the digits. */
  readonly signs: readonly string[];
  readonly examples: readonly string[];
  /** Why a text has no result, if so. */
  readonly troubleIn: (text: string) => Trouble | null;
  /** The result of what was asked; an element with [data-says] in it is announced. */
  readonly children: (asked: string) => ReactNode;
}

// One more than its reader takes: a sum that is cut short is refused, never worked out as if it were all.
const longest = 601;

/** One field and its button; what was asked stands in the address, and its result below. */
export function TypedSum({ name, label, hint, button, signs, examples, troubleIn, children }: TypedSumProps) {
  const [asked, setAsked] = useSearchState<string>(name, (text) => text.slice(0, longest), "");
  const [typed, setTyped] = useState<string | null>(null);
  const [pressed, setPressed] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const ownDigits = useOwnDigits();
  const said = useSaid();
  const { props, keypad } = useSumKeys(signs);
  useTypedEarly(field, asked, setTyped);
  useEffect(() => {
    if (pressed > 0) announce(whole.current?.querySelector("[data-says]"));
  }, [pressed]);

  const work = (text: string) => {
    setTyped(text);
    setAsked(text);
    setPressed((before) => before + 1);
    if (troubleIn(text)) field.current?.focus();
    else restKeys();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    work(field.current?.value ?? "");
  };
  const trouble = asked !== "" || pressed > 0 ? troubleIn(asked) : null;
  return (
    <div ref={whole}>
      <form className="card needs-script p-4 sm:p-5" onSubmit={submit}>
        <label htmlFor={`${name}-field`} className="font-semibold">
          {label}
        </label>
        <p id={`${name}-hint`} className="text-sm text-soft">
          {said(hint)}
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <input
            ref={field}
            id={`${name}-field`}
            className="field min-w-0 flex-auto basis-60"
            value={ownDigits(typed ?? asked)}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            {...props}
            enterKeyHint="go"
            maxLength={longest}
            aria-describedby={`${name}-hint ${name}-trouble`}
            aria-invalid={trouble !== null}
          />
          <button type="submit" className="btn btn-main screen-only">
            {button}
          </button>
        </div>
        {keypad}
        <div id={`${name}-trouble`}>{trouble && <Why trouble={trouble} />}</div>
        <div className="screen-only mt-3 flex flex-wrap items-center gap-2">
          <span className="text-sm text-soft">Or try:</span>
          {examples.map((example) => (
            <button key={example} type="button" className="btn px-3" onClick={() => work(example)}>
              {example}
            </button>
          ))}
        </div>
      </form>
      {asked !== "" && !trouble && (
        <>
          {children(asked)}
          <CopyLink />
        </>
      )}
    </div>
  );
}

function Why({ trouble: { message, text, at } }: { readonly trouble: Trouble }) {
  return (
    <div className="mt-3 rounded-xl border border-line-strong bg-sunken px-4 py-3">
      <p data-says>{message}</p>
      {text !== "" && (
        <p className="mt-1 overflow-x-auto" aria-hidden="true">
          {text.slice(0, at)}
          <mark className="rounded bg-hue-line px-0.5 text-ink">{text.slice(at, at + 1) || " ? "}</mark>
          {text.slice(at + 1)}
        </p>
      )}
    </div>
  );
}
