import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { toast as sonner, Toaster } from "sonner";
import { WithParty } from "../with-party.tsx";
import type { ToastMessage } from "./toast-message.ts";

const duration = 3000;
const shows = { plain: sonner, good: sonner.success, bad: sonner.error };
/** What it keeps from the edge of the window and from all controls. In pixels: no message is partly above the window. */
const offset = 10;

/** The messages that go by themselves, as long as nobody goes on before. */
const passing: (string | number)[] = [];

let host: HTMLElement | undefined;

/** A root of its own beside the page's, so that no page has to hold the toaster before there is a toast. */
function begin(): HTMLElement {
  const place = document.body.appendChild(document.createElement("div"));
  place.className = "toasts";
  place.popover = "manual";
  const toaster = (
    <Toaster
      position="top-center"
      offset={offset}
      mobileOffset={offset}
      duration={duration}
      closeButton
      visibleToasts={2}
    />
  );
  flushSync(() => createRoot(place).render(toaster));
  // What a message says has been announced when it was shown; the library's own region would come too late for the first.
  place.querySelector("section")?.setAttribute("aria-live", "off");
  const room = () => {
    makeRoom(place);
    fitIn(place);
  };
  new MutationObserver(room).observe(place, { childList: true, subtree: true });
  addEventListener("resize", room);
  // What is told below an answer may push a control under the message that came with it, and so may the page that moves to show it.
  const moved = () => place.querySelector("[data-sonner-toast]") && room();
  // A frame later: room made for a message is another size of the page, which would be told while the first is being told.
  new ResizeObserver(() => requestAnimationFrame(moved)).observe(document.body);
  addEventListener("scrollend", moved);
  // It has been seen by whoever goes on: what stands under it must not wait for it.
  const goOn = ({ target }: Event) => {
    if (!(target instanceof Node && place.contains(target))) for (const id of passing.splice(0)) sonner.dismiss(id);
  };
  addEventListener("pointerdown", goOn, true);
  return place;
}

/** On top of everything: a dialog that was opened later would dim it. Browsers that cannot do that show it below. */
function raise(place: HTMLElement) {
  if (!("showPopover" in place)) return;
  const shown = place.matches(":popover-open");
  if (shown && !document.querySelector("dialog[open]")) return;
  if (shown) place.hidePopover();
  place.showPopover();
}

/** What stays until it is answered gets a place of its own above the page, so that it covers nothing. */
function makeRoom(within: HTMLElement) {
  const heights = [...within.querySelectorAll<HTMLElement>(".lasting")].map((one) => one.offsetHeight);
  const room = heights.length > 0 ? Math.max(...heights) + 2 * offset : 0;
  const { style } = document.documentElement;
  // Only when it is another one: the whole page follows it.
  if ((style.getPropertyValue("--toast-room") || "0px") !== `${room}px`) style.setProperty("--toast-room", `${room}px`);
}

/** Narrower than this its words break into more lines than the bar is high. In pixels. */
const leastGap = 400;

/** As high as a message of two lines, until it stands there. In pixels. */
const usualHeight = 64;

/**
 * Where there is no such gap in the bar, it lies in the lowest place that is free of controls and of what is told of an answer, as near to the thumb's bar as it can; over the bar
 * at the top where the lower half of the window has none, for what one plays with stands below that.
 */
function lowestPlace(place: HTMLElement): number | null {
  const heights = [...place.querySelectorAll<HTMLElement>("[data-sonner-toast]")].map((one) => one.offsetHeight);
  const height = Math.max(...heights, usualHeight) + offset;
  let bottom = innerHeight;
  const taken = [
    ...document.querySelectorAll(
      "main :is(a, button, input, select, summary, [data-cell], [data-told]), .bottom-bar, [data-keypad]",
    ),
  ]
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, bottom, top }) => width > 0 && bottom > innerHeight / 2 && top < innerHeight)
    .sort((a, b) => b.bottom - a.bottom);
  for (const one of taken) if (one.bottom > bottom - height) bottom = Math.min(bottom, one.top);
  return bottom - height > innerHeight / 2 ? bottom - height : null;
}

/** At a desk it lies where the bar at the top has nothing to press: in the widest gap between two of its controls. */
function fitIn(place: HTMLElement) {
  const controls = [...document.querySelectorAll(".topbar :is(a, button)")]
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, top }) => width > 0 && top >= 0)
    .sort((a, b) => a.left - b.left);
  const gaps = controls.slice(1).map(({ left }, at) => [controls[at]?.right ?? 0, left] as const);
  const [from, to] = gaps.reduce((best, one) => (one[1] - one[0] > best[1] - best[0] ? one : best), [0, 0]);
  const fits = to - from - 2 * offset >= leastGap && !place.querySelector(".lasting");
  place.toggleAttribute("data-fits", fits);
  const low = fits || place.querySelector(".lasting") ? null : lowestPlace(place);
  place.toggleAttribute("data-low", low !== null);
  place.style.setProperty("--low", `${low ?? 0}px`);
  place.style.setProperty("--gap-from", `${from + offset}px`);
  place.style.setProperty("--gap-width", `${to - from - 2 * offset}px`);
}

export function drop(id: string) {
  sonner.dismiss(id);
}

export function show({ id, title, body, tone = "plain", lasting, action }: ToastMessage) {
  host ??= begin();
  raise(host);
  fitIn(host);
  const shown = shows[tone](<WithParty words={title} />, {
    ...(id && { id }),
    ...(body && { description: body }),
    ...(lasting && { duration: Number.POSITIVE_INFINITY, className: "lasting" }),
    ...(action && { action: { label: action.label, onClick: action.run } }),
  });
  if (!lasting) passing.push(shown);
}
