import { type ReactNode, useEffect, useReducer, useState } from "react";
import { flushSync } from "react-dom";
import { afterPaint } from "../../device/after-paint.ts";

/** A value that presses change, as it is now. */
export interface LiveValue<Value> {
  now(): Value;
  /** Has something drawn with each change; gives what ends that. */
  follow(draw: () => void): () => void;
}

/** What a person does next: it meets the page as the press before has left it. */
const deeds = ["pointerdown", "keydown", "click"] as const;

/**
 * A value that is drawn in two steps: what shows the press (`Live`) with it, the page around that (`shown`) a frame later, or
 * before the next press where that comes sooner. On an old phone a page of controls takes longer than a frame, and the finger waits
 * for one cell of it.
 */
export function useLive<Value>(first: () => Value) {
  const [shown, setShown] = useState(first);
  const [live] = useState(() => changeable(shown, setShown));
  useEffect(() => {
    for (const deed of deeds) addEventListener(deed, live.catchUp, true);
    return () => {
      for (const deed of deeds) removeEventListener(deed, live.catchUp, true);
    };
  }, [live]);
  return { shown, live };
}

function changeable<Value>(first: Value, showPage: (value: Value) => void) {
  let value = first;
  let isBehind = false;
  const followers = new Set<() => void>();

  function set(next: Value) {
    value = next;
    for (const draw of followers) draw();
  }

  /** At once: a press between this and a drawing of React's own choice would meet the page as it was. */
  function catchUp() {
    if (!isBehind) return;
    isBehind = false;
    flushSync(() => showPage(value));
  }

  return {
    now: () => value,
    follow(draw: () => void) {
      followers.add(draw);
      return () => void followers.delete(draw);
    },
    catchUp,
    /** Another value, on all of the page. */
    show(next: Value) {
      set(next);
      isBehind = false;
      showPage(next);
    },
    /** Another value, drawn where it is followed; the page catches up. */
    press(next: Value) {
      set(next);
      if (!isBehind) void afterPaint().then(catchUp);
      isBehind = true;
    },
  };
}

interface LiveProps<Value> {
  readonly of: LiveValue<Value>;
  readonly children: (now: Value) => ReactNode;
}

/** A part of the page that is drawn with the press. No external store of React's: its part and the page's may be drawn at two times. */
export function Live<Value>({ of, children }: LiveProps<Value>) {
  const [, draw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => of.follow(draw), [of]);
  return children(of.now());
}
