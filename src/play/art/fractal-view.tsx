import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { shifted, zoomed } from "../../art/fractals/move.ts";
import { type FractalSettings, homeOf, juliaOf, mandelbrotOf, toText } from "../../art/fractals/settings.ts";
import { aloud, type Found, inWords } from "../../art/fractals/words.ts";
import { useAnnouncedLater } from "../../ui/announce/use-announced-later.ts";
import { Icon } from "../../ui/icon.tsx";
import { useNumberText } from "../../ui/numbers/number-text.ts";
import { FractalControls } from "./fractal-controls.tsx";
import { takeHands } from "./fractal-hands.ts";
import { FractalScreen } from "./fractal-screen.ts";

export { paint } from "./fractal-work.ts";

interface FractalViewProps {
  readonly settings: FractalSettings;
  /** Told when a hand or a key has moved the picture and it rests, or a button has changed it. */
  readonly onSettings: (settings: FractalSettings) => void;
}

/** Finer than this nobody sees, and more points than these take long. */
const finest = 2;
const mostPoints = 1_200_000;

/** The Mandelbrot set or a Julia set, to be moved about in: by hand, by wheel, by keys and by buttons. */
export function FractalView({ settings, onSettings }: FractalViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const screen = useRef<FractalScreen | null>(null);
  const latest = useRef({ settings, onSettings });
  latest.current = { settings, onSettings };
  const [seen, setSeen] = useState<{ readonly settings: FractalSettings; readonly found: Found } | null>(null);
  const [across, setAcross] = useState(600);
  const [isOneFinger, setIsOneFinger] = useState(false);
  const keys = useId();
  const numberText = useNumberText();

  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const made = new FractalScreen(
      element,
      latest.current.settings,
      (moved) => latest.current.onSettings(moved),
      (of, found) => setSeen({ settings: of, found }),
    );
    screen.current = made;
    const release = takeHands(element, made);
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      const fine = Math.min(finest, devicePixelRatio, Math.sqrt(mostPoints / (clientWidth * clientHeight)));
      setAcross(Math.round(clientWidth * fine));
      made.resize(Math.round(clientWidth * fine), Math.round(clientHeight * fine));
    };
    measure(); // the first picture need not wait for the page to be drawn without it
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      release();
      made.end();
      screen.current = null;
    };
  }, []);

  const opened = useRef(toText(settings));
  useEffect(() => screen.current?.show(settings), [settings]);

  const isFound = seen !== null && toText(seen.settings) === toText(settings);
  const words = inWords(settings, isFound ? seen.found : null, across);
  // Not what it opens with, and not before it is known how much of it is inside.
  const said = useRef("");
  if (isFound && (said.current || toText(settings) !== opened.current)) said.current = aloud(words.join(" "));
  useAnnouncedLater(said.current);

  const now = () => screen.current?.settings ?? settings;
  const isJulia = settings.kind === "julia";
  const move = (to: FractalSettings) => screen.current?.move(to);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = movedByKey(now(), event.key);
    if (!to) return;
    event.preventDefault();
    move(to);
  };

  return (
    <div className="needs-script mb-4 flex flex-col gap-3">
      <div className="relative">
        {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: all keys but Tab are the picture's while it has the focus */}
        <canvas
          ref={canvas}
          className={`block aspect-[4/5] max-h-[75dvh] w-full cursor-crosshair rounded-xl border border-line-strong bg-sunken select-none sm:aspect-[3/2] ${isOneFinger ? "touch-none" : "touch-pan-y"}`}
          role="application"
          aria-roledescription="picture to move"
          aria-label={isJulia ? "Julia set" : "Mandelbrot set"}
          aria-describedby={keys}
          tabIndex={0}
          data-one-finger={isOneFinger}
          onKeyDown={onKeyDown}
        />
        <svg viewBox="-12 -12 24 24" className="pointer-events-none absolute inset-0 m-auto size-6" aria-hidden="true">
          <path d="M-10 0H-3M3 0H10M0-10V-3M0 3V10" stroke="#000" strokeWidth="4" strokeLinecap="round" />
          <path d="M-10 0H-3M3 0H10M0-10V-3M0 3V10" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </div>
      <div className="screen-only flex flex-wrap gap-2">
        <button type="button" className="btn" onClick={() => move(zoomed(now(), 1 / 2))}>
          <Icon name="zoom-in" /> Closer
        </button>
        <button type="button" className="btn" onClick={() => move(zoomed(now(), 2))}>
          <Icon name="zoom-out" /> Farther
        </button>
        <button type="button" className="btn" onClick={() => move(homeOf(now()))}>
          <Icon name="scan" /> All of it
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => onSettings(isJulia ? mandelbrotOf(now()) : juliaOf(now()))}
        >
          {isJulia ? "Its point in the Mandelbrot set" : "Julia set of this point"}
        </button>
        <button
          type="button"
          className="btn hidden any-pointer-coarse:inline-flex"
          aria-pressed={isOneFinger}
          onClick={() => setIsOneFinger(!isOneFinger)}
        >
          {isOneFinger && <Icon name="check" />} Move with one finger
        </button>
      </div>
      <FractalControls
        settings={settings}
        onSettings={({ iterations, palette, cx, cy }) => onSettings({ ...now(), iterations, palette, cx, cy })}
      />
      <p id={keys} className="screen-only text-sm text-soft">
        Drag to move. Turn the wheel or press twice to go closer: the wheel works once the picture was pressed. With two
        fingers you move it and spread it. Keys: arrows move, + and − go closer and farther, 0 shows all of it. The
        small cross marks the middle.
      </p>
      <div data-fractal-words className="flex min-h-32 flex-col gap-2">
        {words.map((sentence) => (
          <p key={sentence}>{numberText(sentence)}</p>
        ))}
      </div>
    </div>
  );
}

function movedByKey(settings: FractalSettings, key: string): FractalSettings | null {
  switch (key) {
    case "ArrowLeft":
      return shifted(settings, -0.1, 0);
    case "ArrowRight":
      return shifted(settings, 0.1, 0);
    case "ArrowUp":
      return shifted(settings, 0, 0.1);
    case "ArrowDown":
      return shifted(settings, 0, -0.1);
    case "+":
    case "=":
      return zoomed(settings, 1 / 1.5);
    case "-":
    case "−":
      return zoomed(settings, 1.5);
    case "0":
    case "Home":
      return homeOf(settings);
    default:
      return null;
  }
}
