import { shown } from "../../device/settings/shown.ts";
import type { Tone } from "./tone.ts";

/** Two short soft tones after an answer, where sounds are on; without a tone it only makes ready. Never rejects. */
export async function sound(tone?: Tone): Promise<void> {
  if (shown("sounds") !== "on") return;
  const tones = await import("./tones.ts").catch(() => null);
  if (tone) tones?.play(tone);
  else tones?.wake();
}
