import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { announce } from "./announce/announcer.ts";

interface AskFirstProps {
  /** What stands on the button. */
  readonly children: ReactNode;
  /** How the button looks. */
  readonly className: string;
  /** What would happen, shown and said before it does. */
  readonly words: string;
  readonly yes: string;
  readonly no: string;
  /** Nothing brings back what would be lost. */
  readonly grave?: boolean;
  readonly onYes: () => void;
  readonly onAsk?: () => void;
  /** Where the focus goes for a no: to the button, where nothing else is given. */
  readonly backTo?: RefObject<HTMLElement | null>;
}

/** A button that asks, in its own place, before it throws something away. Escape is a no. */
export function AskFirst(props: AskFirstProps) {
  const { children, className, words, yes, no, grave, onYes, onAsk, backTo } = props;
  const [asking, setAsking] = useState(false);
  const begin = useRef<HTMLButtonElement>(null);
  const refuse = useRef<HTMLButtonElement>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  const pressed = useRef(false);

  // The button that was pressed goes away: the focus goes to where one can turn back, or back to where one came from.
  useEffect(() => {
    if (!pressed.current) return;
    if (!asking) return (backTo ?? begin).current?.focus();
    refuse.current?.focus();
    group.current?.scrollIntoView({ block: "nearest" });
  }, [asking, backTo]);

  function ask() {
    pressed.current = true;
    setAsking(true);
    announce(words);
    onAsk?.();
  }

  if (!asking)
    return (
      <button ref={begin} type="button" className={className} onClick={ask}>
        {children}
      </button>
    );
  return (
    <fieldset
      ref={group}
      className="flex w-full scroll-my-4 flex-col gap-3 rounded-xl border border-hue-line bg-hue-soft p-4"
      onKeyDown={({ key }) => key === "Escape" && setAsking(false)}
    >
      <p className="max-w-[68ch]">{words}</p>
      {/* First where the button was that was pressed: a second press by mistake throws nothing away. */}
      <div className="flex flex-wrap gap-3">
        <button ref={refuse} type="button" className="btn" onClick={() => setAsking(false)}>
          {no}
        </button>
        <button
          type="button"
          className={grave ? "btn border-bad text-bad" : "btn"}
          onClick={() => {
            setAsking(false);
            onYes();
          }}
        >
          {yes}
        </button>
      </div>
    </fieldset>
  );
}
