import { type FocusEvent, type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { shown } from "../../device/settings/shown.ts";
import type { AnswerSpec } from "../../engine/answer/answer.ts";
import { inputMode, isInSigns } from "../../engine/answer/expected.ts";

type Pad = typeof import("./keypad.tsx").Keypad;

/** Whether the last sign was typed on keys that are no picture: then no keypad comes up by itself. */
let onKeys = false;

function isWanted(answer: AnswerSpec): boolean {
  const byFinger = matchMedia("(pointer: coarse) and (hover: none)").matches;
  return byFinger && shown("keypad") !== "off" && isInSigns(answer);
}

interface KeypadOf {
  /** For the field. */
  readonly props: Pick<
    React.ComponentProps<"input">,
    "inputMode" | "onPointerDown" | "onFocus" | "onClick" | "onBlur" | "onKeyDown"
  >;
  readonly keypad: ReactNode;
}

/**
 * A keypad for a field, where one types with fingers and the answer is no word. It is fetched when the field is first
 * touched, and stands as long as the field has the focus; `enter` is the word on the key that hands the answer in,
 * `ownSigns` are the signs where the field holds only a part of the answer. One keypad may serve several fields.
 * `stays`: where one answer follows another in the same field, it does not go with a press elsewhere.
 */
export function useKeypad(answer: AnswerSpec, enter: string, ownSigns?: readonly string[], stays = false): KeypadOf {
  // Such a field has the focus from the beginning: the device's keyboard must not come up even once.
  const [typesOn, setTypesOn] = useState<"any" | "keypad" | "device" | "unfetched">(() =>
    stays && isWanted(answer) ? "keypad" : "any",
  );
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [Keypad, setKeypad] = useState<Pad | null>(null);

  /** Tells the browser before the field has the focus that it need not bring up its keyboard. */
  function ready(): boolean {
    if (typesOn === "device" || typesOn === "unfetched") return false;
    const wanted = isWanted(answer);
    setTypesOn(wanted ? "keypad" : "any");
    if (wanted && !Keypad)
      import("./keypad.tsx")
        .then(({ Keypad: arrived, styled }) => styled().then(() => setKeypad(() => arrived)))
        .catch(() => setTypesOn("unfetched"));
    return wanted;
  }

  function open(on: HTMLInputElement) {
    if (ready()) setField(on);
  }

  /** The device's keyboard comes up with the focus. */
  function toDevice() {
    const to = field;
    flushSync(() => {
      setTypesOn("device");
      setField(null);
    });
    to?.blur();
    to?.focus();
  }

  function onBlur({ relatedTarget }: FocusEvent<HTMLInputElement>) {
    const onPad = relatedTarget instanceof Element && relatedTarget.closest("[data-keypad]");
    // A screen reader may put the focus on the key that it presses.
    if (onPad) field?.focus({ preventScroll: true });
    else setField(null);
  }

  return {
    props: {
      inputMode: typesOn === "keypad" ? "none" : typesOn === "device" ? "text" : inputMode(answer),
      onPointerDown: () => {
        onKeys = false;
        ready();
      },
      onFocus: ({ currentTarget }) => {
        if (!onKeys) open(currentTarget);
      },
      onClick: ({ currentTarget }) => open(currentTarget),
      onBlur,
      onKeyDown: (event) => {
        // From the keypad itself.
        if (!event.nativeEvent.isTrusted) return;
        // Then that is what the key was for, and the field keeps the focus.
        if (event.key === "Escape" && field) event.preventDefault();
        if (typesOn === "keypad") onKeys = true;
        setField(null);
      },
    },
    keypad: field && Keypad && typesOn === "keypad" && (
      <Keypad
        field={field}
        answer={answer}
        ownSigns={ownSigns}
        enter={enter}
        stays={stays}
        onDevice={toDevice}
        onShut={() => setField(null)}
      />
    ),
  };
}
