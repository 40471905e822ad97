import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { AnswerSpec } from "../../engine/answer/answer.ts";
import type { Parts } from "../../engine/answer/answer-parts.ts";
import { useKeypad } from "../keypad/use-keypad.tsx";
import { fill, follow } from "./fill.ts";
import { useValues } from "./use-values.ts";

export interface Shared {
  /** Of the field that the parts stand for. */
  readonly id: string;
  readonly answer: AnswerSpec;
  /** What it answers, where a page has several fields. */
  readonly to?: string | undefined;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly onFocus?: (() => void) | undefined;
  /** The word on the keypad's key that hands in the form. */
  readonly enter: string;
}

interface PartsFieldProps extends Shared {
  readonly form: Parts;
  /** Of the form that the parts belong to, where they do not stand in it. */
  readonly owner?: string | undefined;
}

/**
 * The parts of an answer, each with its place; what stands between them is text. Where somebody typed a text that is none of
 * this form, the plain field alone shows it.
 */
export function PartsField({
  form,
  id,
  answer,
  to: title,
  value: text,
  onChange,
  onFocus,
  enter,
  owner,
}: PartsFieldProps) {
  const { parts, shape, end } = form;
  const last = parts.length - 1;
  const { values, fits, keep } = useValues(form, text);
  const fields = useRef<(HTMLInputElement | null)[]>([]);
  const [at, setAt] = useState(0);
  /** Whether the press that is under way brings the focus. */
  const arriving = useRef(false);
  const isOver = values.every((value, n) => n <= at || value !== "");
  const { props, keypad } = useKeypad(answer, isOver ? enter : "Next", parts[at]?.signs ?? []);
  const isInSum = shape === "boxes";

  function change(next: readonly string[]) {
    const written = form.write(next);
    keep(written, next);
    onChange(written);
  }

  /** The digit of a box is selected; elsewhere the caret comes to the end, or to the start where it came from the left. */
  function go(to: number, key = "") {
    const field = fields.current[to];
    if (!field) return;
    field.focus();
    const { length } = field.value;
    const isRight = key === "ArrowRight";
    field.setSelectionRange(isRight || parts[to]?.digit ? 0 : length, isRight && !parts[to]?.digit ? 0 : length);
  }

  function type(n: number, typed: string) {
    const next = fill(form, { values, at: n }, typed);
    change(next.values);
    if (next.at === n) return;
    go(next.at);
    // What stood there before gives way to what is typed next.
    if (next.values[next.at] === values[next.at]) fields.current[next.at]?.select();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, n: number) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const caret = { value, start: selectionStart ?? 0, end: selectionEnd ?? 0 };
    const to = follow(form, { values, at: n }, event.key, caret);
    if (to === null) return;
    event.preventDefault();
    go(to, event.key);
  }

  // What was typed before the page was taken over stands in the fields, and nobody else knows of it.
  const adopt = useEffectEvent(() => {
    const early = fields.current.map((field) => field?.value ?? "");
    if (text === "" && early.some((value) => value !== "")) change(early);
  });
  useEffect(() => adopt(), []);
  // They may take the place of the plain field while that has the focus.
  const takeFocus = useEffectEvent(() => {
    if (fits && document.activeElement?.id === id) fields.current[0]?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever they come, not whenever they change
  useLayoutEffect(() => takeFocus(), [fits]);

  const input = (n: number) => (
    <input
      {...props}
      ref={(element) => {
        fields.current[n] = element;
      }}
      form={owner}
      className="field part"
      data-digit={parts[n]?.digit}
      aria-label={parts[n]?.name}
      value={values[n] ?? ""}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint={isOver ? "done" : "next"}
      onPointerDown={(event) => {
        props.onPointerDown?.(event);
        arriving.current = document.activeElement !== event.currentTarget;
      }}
      // What stood there gives way to the next digit; a second press sets the caret.
      onClick={(event) => {
        props.onClick?.(event);
        if (arriving.current) event.currentTarget.select();
        arriving.current = false;
      }}
      onFocus={(event) => {
        setAt(n);
        if (parts[n]?.digit) event.currentTarget.select();
        props.onFocus?.(event);
        onFocus?.();
      }}
      onKeyDown={(event) => {
        props.onKeyDown?.(event);
        onKeyDown(event, n);
      }}
      onChange={(event) => type(n, event.target.value)}
    />
  );

  if (isInSum && !fits) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset could not stand in a line of text
    <span
      role="group"
      aria-label={nameFor(title)}
      className="parts"
      data-shape={shape}
      data-together
      data-open={fits || undefined}
      hidden={!fits}
    >
      {shape === "row" || isInSum ? (
        parts.map(({ before, name }, n) => (
          <span key={name} className="piece">
            {before && <Formula text={before} />}
            {input(n)}
            {n === last && end && <Formula text={end} />}
          </span>
        ))
      ) : (
        <>
          {shape === "mixed" && input(0)}
          <span className="fraction">
            {input(last - 1)}
            <span className="line" />
            {input(last)}
          </span>
          {end}
        </>
      )}
      {keypad}
    </span>
  );
}

/** What parts and chips together are called; each has a name of its own. */
export const nameFor = (title: string | undefined) => (title ? `Answer to ${title}` : "Answer");

/** Text between the parts, its single letters slanted as those of formulas are; words are words. */
function Formula({ text }: { text: string }) {
  if (/\p{L}{3}/u.test(text)) return <span className="font-sans">{text}</span>;
  const pieces = text.split(/(?<!\p{L})(\p{L})(?!\p{L})/u);
  // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
  return <span>{pieces.map((piece, at) => (at % 2 ? <i key={at}>{piece}</i> : piece))}</span>;
}
