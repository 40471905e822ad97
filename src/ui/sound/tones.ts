import type { Tone } from "./tone.ts";

/** In hertz: a fourth up, and a whole tone down. Neither is a fanfare, neither is a buzzer. */
const notes: Record<Tone, readonly [number, number]> = { right: [523.25, 698.46], notYet: [440, 392] };
const length = 0.16; // seconds
const loudness = 0.12;

let context: AudioContext | null = null;

/** Makes ready to play, at a press: before the first one browsers allow no sound. */
export function wake(): void {
  if (navigator.userActivation?.hasBeenActive === false) return;
  try {
    context ??= new AudioContext();
    void context.resume();
  } catch {
    // A browser without sound: the words say it all.
  }
}

/** Plays the two tones, once a press has made ready for them. */
export function play(tone: Tone): void {
  wake();
  if (!context) return;
  try {
    const start = context.currentTime + 0.02;
    for (const [index, frequency] of notes[tone].entries()) note(context, frequency, start + index * length);
  } catch {
    // As above.
  }
}

function note(context: AudioContext, frequency: number, start: number) {
  const oscillator = new OscillatorNode(context, { type: "sine", frequency });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length + 0.1);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length + 0.12);
}
