import type { Kind, Read, SpecOf } from "./kind.ts";
import { right, wrong } from "./kind.ts";

interface Time {
  /** Minutes after midnight, below 1440. */
  readonly minutes: number;
  /** No am or pm was written and the hour is one of 1 to 12: it may be twelve hours later. */
  readonly either: boolean;
}

const day = 24 * 60;
const halfDay = 12 * 60;
const clock = /^(\d{1,2})(?:[:.h ]? ?(\d\d))?(?::00)? ?(h|o'?clock)? ?([ap]\.? ?m\.?)?$/;
const named = new Map([
  ["noon", halfDay],
  ["midday", halfDay],
  ["12 noon", halfDay],
  ["midnight", 0],
  ["12 midnight", 0],
]);

export const time: Kind<SpecOf<"time">, Time, number> = {
  read(_form, text) {
    const plain = text
      .toLowerCase()
      .replace(/^(?:at|it is|it's) /, "")
      .replace(/ in the (morning|afternoon|evening)$/, (_, part) => (part === "morning" ? " am" : " pm"));
    const minutes = named.get(plain);
    if (minutes !== undefined) return [{ minutes, either: false }];
    const spoken = readSpoken(plain);
    return spoken ? [spoken] : readClock(plain);
  },
  key({ value }) {
    const [hours, minutes] = value.split(":");
    return Number(hours) * 60 + Number(minutes);
  },
  mark(_spec, key, reading) {
    if (isAt(reading, key)) return right;
    const wrote = `You wrote ${shown(reading)}.`;
    return wrong((reading.minutes + halfDay) % day === key ? `${wrote} Is it before or after noon?` : wrote);
  },
  same: (a, b) => isAt(a, b.minutes) || isAt(b, a.minutes),
  show: shown,
};

function readClock(text: string): Read<Time> {
  const [, hour, past, marked, half] = clock.exec(text) ?? [];
  const alone = past === undefined && marked === undefined && half === undefined;
  if (hour === undefined || alone) return { unread: true };
  const [hours, minutes] = [Number(hour), Number(past ?? 0)];
  if (minutes > 59) return { unread: true, say: "Minutes go from 00 to 59." };
  if (hours > 24 || (hours === 24 && minutes > 0)) return { unread: true, say: "Hours go from 00 to 23." };
  if (!half) return [{ minutes: (hours * 60 + minutes) % day, either: hours >= 1 && hours <= 12 && hour[0] !== "0" }];
  const isLate = half.startsWith("p");
  if (hours === 0 || (hours > 12 && !isLate))
    return { unread: true, say: "Hours before noon go from 1 to 12 with am." };
  const late = isLate ? halfDay : 0;
  return [{ minutes: hours > 12 ? (hours * 60 + minutes) % day : (hours % 12) * 60 + minutes + late, either: false }];
}

/** "half past 3", "quarter to 4", "20 past 5 pm" */
function readSpoken(text: string): Time | null {
  const form = /^(half|(?:a )?quarter|\d{1,2}(?: minutes?)?) (past|to) (\d{1,2})(?: ?([ap])\.?m\.?)?$/;
  const [, amount = "", side, hour = "", half] = form.exec(text) ?? [];
  const size = amount === "half" ? 30 : amount.endsWith("quarter") ? 15 : Number.parseInt(amount, 10);
  const hours = Number(hour);
  if (side === undefined || hours < 1 || hours > 12 || size > 59) return null;
  const minutes = ((hours % 12) * 60 + (side === "past" ? size : -size) + day + (half === "p" ? halfDay : 0)) % day;
  return { minutes, either: half === undefined };
}

function isAt({ minutes, either }: Time, key: number): boolean {
  return minutes === key || (either && (minutes + halfDay) % day === key);
}

/** 15:45 and 03:45 on the 24-hour clock; 3:45 where it may be either half of the day. */
function shown({ minutes, either }: Time): string {
  const hours = String(Math.floor(minutes / 60));
  return `${either && hours !== "0" ? hours : hours.padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
