import { useEffect, useRef, useState } from "react";

/** "Erase everything …", which asks before it does. `onAsk` hears whether it is asking. */
export function EraseButton({ onAsk, onErase }: { onAsk: (asking: boolean) => void; onErase: () => void }) {
  const [asking, setAsking] = useState(false);
  const begin = useRef<HTMLButtonElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);

  // The button that was pressed goes away: the focus goes to where one can turn back, or back to where one came from.
  useEffect(() => {
    if (pressed.current) (asking ? back : begin).current?.focus();
  }, [asking]);

  function ask(on: boolean) {
    pressed.current = true;
    setAsking(on);
    onAsk(on);
  }

  if (!asking)
    return (
      <button ref={begin} type="button" className="btn" onClick={() => ask(true)}>
        Erase everything …
      </button>
    );
  return (
    <>
      <button
        type="button"
        className="btn border-bad text-bad"
        onClick={() => {
          ask(false);
          onErase();
        }}
      >
        Yes, erase everything
      </button>
      <button ref={back} type="button" className="btn" onClick={() => ask(false)}>
        Keep it
      </button>
    </>
  );
}
