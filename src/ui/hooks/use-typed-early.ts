import { type RefObject, useEffect, useEffectEvent } from "react";

/** Tells what was typed into a field before the page was taken over: it stands there, and nobody else knows of it. */
export function useTypedEarly(field: RefObject<HTMLInputElement | null>, known: string, tell: (text: string) => void) {
  const adopt = useEffectEvent(() => {
    const early = field.current?.value;
    if (early && early !== known) tell(early);
  });
  useEffect(() => adopt(), []);
}
