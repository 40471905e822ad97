import { memo, useEffect, useRef } from "react";
import { hrefOf, useFollow } from "../../ui/hooks/use-follow.ts";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import type { GroupName } from "../route-row.ts";

interface Place {
  readonly to: string;
  readonly title: string;
  readonly icon: IconName;
  /** The groups of the sidebar whose pages belong to it, and the paths of others. */
  readonly holds: string;
}

const places: readonly Place[] = [
  { to: "/", title: "Today", icon: "calendar-days", holds: "Quizzes & Tests /archive" },
  { to: "/puzzles", title: "Puzzles", icon: "puzzle", holds: "Main Special Puzzles /solutions" },
  {
    to: "/practise",
    title: "Practise",
    icon: "target",
    holds: "Practice Zones Learning Resources Tools & Calculators /numbers /shapes /data /study-plans",
  },
  { to: "/games", title: "Games", icon: "gamepad-2", holds: "/math-games" },
  { to: "/progress", title: "Me", icon: "smile", holds: "Progress /settings" },
];

/** The place that a path or a group belongs to. */
const placeOf = (name = "?") => places.find(({ to, holds }) => to === name || holds.includes(name));

/**
 * When it comes back after typing, in milliseconds: at once it would come under the finger that ends the typing and take its press.
 * A transition would do so as well, and cost that press a third of its frame.
 */
const afterPress = 400;

/** A press that follows one on the keypad so soon was meant for a key that is gone. Milliseconds. */
const stray = 700;

interface BottomBarProps {
  /** Path of the page that is shown, and its group. */
  readonly here: string;
  readonly group: GroupName | undefined;
}

/** On phones, the five places one goes to most, under the thumb. ui/styles/shell.css hides it where a board or a puzzle needs the room. */
export const BottomBar = memo(function BottomBar({ here, group }: BottomBarProps) {
  const follow = useFollow();
  const lit = placeOf(here) ?? placeOf(group);
  const bar = useRef<HTMLElement>(null);
  const lastKey = useRef(Number.NEGATIVE_INFINITY);
  // It gives way while something is typed. As :has(:focus) in the stylesheet the whole page would be searched at each press.
  useEffect(() => {
    let back: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(back);
      const isTyping = !!document.activeElement?.matches(".field, [contenteditable]");
      if (isTyping) bar.current?.setAttribute("data-aside", "");
      else back = setTimeout(() => bar.current?.removeAttribute("data-aside"), afterPress);
    };
    const onPress = ({ target, timeStamp }: PointerEvent) => {
      if (target instanceof Element && target.closest("[data-keypad]")) lastKey.current = timeStamp;
    };
    look();
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("focusin", look);
    document.addEventListener("focusout", look);
    return () => {
      clearTimeout(back);
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("focusin", look);
      document.removeEventListener("focusout", look);
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links are the controls, and Enter on one is a click, too
    <nav
      ref={bar}
      className="bottom-bar"
      aria-label="Most used"
      onClick={(event) => (event.timeStamp - lastKey.current < stray ? event.preventDefault() : follow(event))}
    >
      {places.map((place) => (
        <a
          key={place.to}
          href={hrefOf(place.to)}
          aria-current={place.to === here ? "page" : place === lit ? "true" : undefined}
        >
          <Icon name={place.icon} />
          {place.title}
        </a>
      ))}
    </nav>
  );
});
