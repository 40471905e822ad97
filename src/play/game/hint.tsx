import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { announce } from "../../ui/announce/announcer.ts";
import { Icon } from "../../ui/icon.tsx";
import { hintedPart, stopOf } from "./board-keys.ts";
import { Strips } from "./strips.tsx";
import type { Hints } from "./use-hint.ts";

interface HintPanelProps<Move> {
  readonly hints: Hints<Move>;
  /** Whether a part of the board is chosen: the focus goes back there when the hint is over. */
  readonly chosen?: boolean;
  readonly onDo: (moves: readonly Move[]) => void;
}

/** What the hint says, with the way to its next rung; nothing before it is asked for. */
export function HintPanel<Move>({ hints: { button, onBoard, hint, why, close }, chosen, onDo }: HintPanelProps<Move>) {
  const words = useRef<HTMLDivElement>(null);
  // Each time it is asked for, so that asking again says it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is announced is the hint
  useEffect(() => announce(words.current), [hint]);
  const card = useRef<HTMLElement>(null);
  // On a phone it lies over the keys and the tools. What has the focus must not lie under it: it takes the focus when it
  // comes, and steps aside for whoever goes back there by keyboard, or presses the board to do it herself: Hint brings it again. Asked
  // for once more it leads to what does it, which is help that counts: so another press is needed.
  useEffect(() => {
    if (!hint) return;
    // What it shares its place with is told: asked for with :has(), all of the page would get its style anew at each number.
    const side = card.current?.parentElement;
    const parts = () => [...(side?.children ?? [])].filter((one) => one !== card.current);
    const isOver = () => parts().some((one) => isUnder(one, card.current));
    const stepAside = (is: boolean) => {
      card.current?.toggleAttribute("data-aside", is);
      side?.toggleAttribute("data-covered", !is && isOver());
    };
    stepAside(false);
    card.current?.scrollIntoView({ block: "nearest" });
    if (hint.again || isUnder(document.activeElement, card.current))
      card.current?.querySelector<HTMLElement>(".hint-ways button")?.focus({ preventScroll: true });
    // All that stands beside it goes and comes together: a key above it must not vanish while it is being pressed.
    const follow = ({ target }: FocusEvent) =>
      stepAside(target instanceof Element && parts().some((one) => one.contains(target)) && isOver());
    const onPress = ({ target, detail }: globalThis.MouseEvent) => {
      const onBoard = detail > 0 && target instanceof Element && target.closest(".stage-board");
      if (onBoard && isOver()) stepAside(true);
    };
    document.addEventListener("focusin", follow);
    document.addEventListener("click", onPress);
    return () => {
      side?.removeAttribute("data-covered");
      document.removeEventListener("focusin", follow);
      document.removeEventListener("click", onPress);
    };
  }, [hint]);
  // From wherever one is: a board that has something of its own to leave with that key says that it did (preventDefault).
  const onEscape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector("dialog:modal")) leave();
  });
  const isShown = hint !== null;
  // Before it is seen: a key that follows at once is heard.
  useLayoutEffect(() => {
    if (!isShown) return;
    const listen = (event: globalThis.KeyboardEvent) => onEscape(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [isShown]);
  const isLonger = useIsLonger(words, hint);
  if (!hint) return null;
  const { rung, step } = hint;
  /** Where one was on the board, or to the button that asked. */
  function back() {
    const stop = chosen || onBoard.current ? stopOf(button.current) : null;
    (stop ?? button.current)?.focus({ preventScroll: true });
  }
  function leave() {
    if (!stopOf(button.current)?.matches(":focus")) back();
    close();
  }
  /** What was done is gone to: the part of the board that the hint was about, as it reads then. No finger asked for a keyboard. */
  function doIt({ detail }: MouseEvent) {
    const part = hintedPart(button.current);
    onDo(step.moves);
    requestAnimationFrame(() => {
      const to = part?.isConnected ? part : stopOf(button.current);
      const isField = to instanceof HTMLInputElement && detail > 0;
      (isField ? button.current : (to ?? button.current))?.focus({ preventScroll: true });
    });
  }
  /** The second of two quick presses was meant for what stood there before; and a key that is held asks for no more. */
  const once = (act: (event: MouseEvent) => void) => (event: MouseEvent) => void (event.detail < 2 && act(event));
  const onKey = (event: KeyboardEvent) => event.key === "Enter" && event.repeat && event.preventDefault();
  function readOn() {
    const [text, next] = [words.current, card.current?.querySelector<HTMLElement>(".hint-ways button")];
    if (!text) return;
    text.scrollBy(0, text.clientHeight - 40);
    if (!goesOn(text)) next?.focus({ preventScroll: true }); // the button goes with the last of the text
  }
  return (
    <section ref={card} className="hint-card card border-hue-line bg-hue-soft" aria-label="Hint" onKeyDown={onKey}>
      <div className="hint-words" data-longer={isLonger || undefined}>
        {/* What does not fit is scrolled by keys, too. */}
        <div ref={words} {...(isLonger && { tabIndex: 0, role: "group", "aria-label": "Words of the hint" })}>
          {rung === 1 ? (
            <p>{step.look}</p>
          ) : (
            <>
              <p className="font-semibold">{step.technique}</p>
              <p className="mt-1">{step.why}</p>
              {step.strips && <Strips strips={step.strips} />}
              {step.links && step.links.length > 0 && (
                <p className="mt-1 text-soft text-sm">
                  On the board: of two ends of a solid line one is right; of a dashed line, never both.
                </p>
              )}
            </>
          )}
        </div>
        {isLonger && (
          <button type="button" className="read-on btn" onClick={readOn}>
            Read on <Icon name="chevron-down" />
          </button>
        )}
      </div>
      <div className="hint-ways">
        {rung === 1 ? (
          <button type="button" className="btn" aria-keyshortcuts="H" onClick={once(why)}>
            <Icon name="lightbulb" /> Tell me why
          </button>
        ) : (
          <button type="button" className="btn" onClick={once(doIt)}>
            <Icon name="check" /> Do it for me
          </button>
        )}
        <button type="button" className="btn btn-plain" aria-keyshortcuts="Escape" onClick={leave}>
          Close the hint
        </button>
      </div>
      {/* Beside the longer words of the second rung there may be no room for it. */}
      {rung === 1 && <p className="hint-covers text-sm text-soft">Press the board to go on; Hint brings this back.</p>}
      <p className="hint-keys text-sm text-soft">
        {rung === 1 ? "H tells why" : "H, then Enter, does it for you"}; Escape closes the hint.
      </p>
    </section>
  );
}

const goesOn = (text: HTMLElement) => text.scrollHeight - text.clientHeight - text.scrollTop > 4;

/** Whether there is more of a text below what is seen of it. Each hint is read from its beginning. */
function useIsLonger(words: RefObject<HTMLElement | null>, hint: unknown): boolean {
  const [isLonger, setIsLonger] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another hint, another text
  useEffect(() => {
    const text = words.current;
    if (!text) return;
    text.scrollTop = 0;
    const look = () => setIsLonger(goesOn(text));
    const sizes = new ResizeObserver(look);
    sizes.observe(text);
    text.addEventListener("scroll", look, { passive: true });
    return () => {
      sizes.disconnect();
      text.removeEventListener("scroll", look);
    };
  }, [hint]);
  return isLonger;
}

/** Whether some of what has the focus lies under a card. */
function isUnder(focused: Element | null, card: Element | null): boolean {
  if (!focused || !card || card.contains(focused) || focused.contains(card)) return false;
  const [one, other] = [focused.getBoundingClientRect(), card.getBoundingClientRect()];
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
