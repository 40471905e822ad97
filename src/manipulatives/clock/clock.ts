import type { Mark } from "../../engine/figure/figure.ts";
import { capital, count, digital } from "../../engine/words.ts";
import { mod, range } from "../../maths/whole.ts";
import { type Act, type Manipulative, reading } from "../manipulative.ts";

export interface Clock {
  /** Minutes since midnight, 0 to 1439. */
  readonly now: number;
  /** From when the minutes are counted; null: they are not. */
  readonly since: number | null;
  /** Minutes that the long hand goes at a time. */
  readonly step: Step;
}

const stepSizes = [1, 5, 15] as const;
export type Step = (typeof stepSizes)[number];

export const day = 24 * 60;

function readTime(text: string | undefined): number | null {
  const [all, hour, minute] = /^(\d{1,2}):(\d\d)$/.exec(text ?? "") ?? [];
  return all === undefined || Number(hour) > 23 || Number(minute) > 59 ? null : 60 * Number(hour) + Number(minute);
}

const isStep = (n: number): n is Step => stepSizes.some((one) => one === n);

function readClock(text: string): Clock | null {
  const [all, time, from, by = "5"] = /^(\S+)(?: since (\S+))?(?: by (\d{1,2}))?$/.exec(text) ?? [];
  const [now, since, step] = [readTime(time), readTime(from), Number(by)];
  if (all === undefined || now === null || (from !== undefined && since === null) || !isStep(step)) return null;
  return { now, since, step };
}

export const at = (state: Clock, now: number): Clock => ({ ...state, now: mod(now, day) });
/** The minutes that are counted, less than a day. */
export const elapsed = ({ now, since }: Clock) => (since === null ? 0 : mod(now - since, day));

/** The time as it is said: "quarter past 2". */
function said(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  const twelve = (n: number) => String(mod(n - 1, 12) + 1);
  if (minute === 0) return `${twelve(hour)} o'clock`;
  if (minute === 15) return `quarter past ${twelve(hour)}`;
  if (minute === 30) return `half past ${twelve(hour)}`;
  if (minute === 45) return `quarter to ${twelve(hour + 1)}`;
  return minute < 30
    ? `${count(minute, "minute")} past ${twelve(hour)}`
    : `${count(60 - minute, "minute")} to ${twelve(hour + 1)}`;
}

const part = (minutes: number) =>
  minutes < 5 * 60
    ? "at night"
    : minutes < 12 * 60
      ? "in the morning"
      : minutes < 18 * 60
        ? "in the afternoon"
        : "in the evening";

export function lasted(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return count(rest, "minute");
  return `${count(minutes, "minute")}, which is ${count(hours, "hour")}${rest > 0 ? ` and ${count(rest, "minute")}` : ""}`;
}

function words(state: Clock): string {
  const { now, since } = state;
  const counted = since === null ? "" : ` From ${digital(since)} it is ${lasted(elapsed(state))}.`;
  return `${digital(now)}: ${said(now)} ${part(now)}.${counted}`;
}

export const clock: Manipulative<Clock> = {
  id: "clock",
  title: "Clock",
  about: "Turn the hands, read the time both ways, and count the minutes from one time to another.",
  fresh: "10:10",
  read: (text) => reading(text, "a time, such as 14:25", readClock),
  write: ({ now, since, step }) =>
    `${digital(now)}${since === null ? "" : ` since ${digital(since)}`}${step === 5 ? "" : ` by ${step}`}`,
  parts: () => [
    { id: "minute", name: "Long hand" },
    { id: "hour", name: "Short hand" },
  ],
  words,
  acts: (state) => {
    const { now, step } = state;
    const hand = (id: string, label: string, by: number, of: string, knob: string): Act<Clock> => ({
      id,
      label,
      of,
      to: at(state, now + by),
      knob,
    });
    const [minutes, hours] = [`${now % 60} past`, `hour ${Math.floor(now / 60)}`];
    return [
      hand("minute.back", `${count(step, "minute")} back`, -step, "minute", minutes),
      hand("minute.on", `${count(step, "minute")} on`, step, "minute", minutes),
      hand("hour.back", "1 hour back", -60, "hour", hours),
      hand("hour.on", "1 hour on", 60, "hour", hours),
      ...stepSizes.map(
        (size): Act<Clock> => ({
          id: `step.${size}`,
          label: `Steps of ${size} min`,
          to: size === step ? null : { ...state, step: size },
        }),
      ),
      { id: "since", label: "Count from this time", to: { ...state, since: now } },
      { id: "stop", label: "Stop counting", to: state.since === null ? null : { ...state, since: null } },
    ];
  },
  paper: (state) => {
    const { now } = state;
    /** Where a hand ends that has gone so much of the round. */
    const end = (share: number, long: number) =>
      [Math.sin(share * 2 * Math.PI) * long, Math.cos(share * 2 * Math.PI) * long] as const;
    return {
      alt: capital(words(state)),
      scale: true,
      points: {},
      draw: [
        { circle: [0, 0], radius: 5 },
        ...range(1, 60).map(
          (n): Mark => ({ line: [end(n / 60, n % 5 === 0 ? 4.6 : 4.8), end(n / 60, 5)], thin: true }),
        ),
        ...range(1, 12).map((n): Mark => ({ text: String(n), at: end(n / 12, 4), side: "c" })),
        { line: [[0, 0], end((now % 720) / 720, 2.4)], arrow: "end" },
        { line: [[0, 0], end((now % 60) / 60, 3.5)], arrow: "end" },
        { dot: [0, 0] },
        { text: digital(now), at: [0, -5.4], side: "s" },
      ],
    };
  },
};
