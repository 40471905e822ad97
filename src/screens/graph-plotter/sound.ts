import { voices } from "../../tools/plotter/voices.ts";

/** A way from its first place to its last: for each how high it is and how far to the right, both from -1 to 1. */
export interface Track {
  readonly heights: readonly number[];
  readonly sides: readonly number[];
  readonly seconds: number;
}

const loudness = 0.14;
/** A saw sounds louder than a pure tone. */
const roughness = 0.07;
/** Between a branch and the next, so that it is heard where one ends. */
const pause = 0.4;

/** Stops what sounds; says whether anything did. */
let stopLast: () => boolean = () => false;

export const stopTracks = (): boolean => stopLast();

let follower: (isOn: boolean) => void = () => {};

/** Tells whether anything sounds, whenever that changes. */
export function followSound(tell: (isOn: boolean) => void): void {
  follower = tell;
}

/**
 * Plays ways one after the other: their height is the pitch, left and right the ear, and below y = 0 the tone is rough.
 * Heights and `zero` are as `voices` takes them. The next one stops it, too. In a browser without
 * sound nothing happens: the words and the table say the same.
 */
export function playTracks(tracks: readonly Track[], zero: number): void {
  stopLast();
  const whole = tracks.filter(({ heights }) => heights.length >= 2);
  if (whole.length === 0) return;
  try {
    stopLast = begin(whole, zero);
  } catch {
    stopLast = () => false;
  }
}

function begin(tracks: readonly Track[], zero: number): () => boolean {
  const context = new AudioContext();
  const close = () => {
    if (context.state === "closed") return false;
    void context.close();
    follower(false);
    return true;
  };
  let start = context.currentTime + 0.05;
  let last: OscillatorNode | undefined;
  for (const track of tracks) {
    last = sing(context, track, zero, start);
    start += track.seconds + pause;
  }
  if (last) last.onended = close;
  follower(true);
  return close;
}

/** Both voices of a way, from `start` on; gives one of them. */
function sing(
  context: AudioContext,
  { heights, sides, seconds }: Track,
  zero: number,
  start: number,
): OscillatorNode | undefined {
  const { pitch, clear, rough } = voices(heights, zero);
  const pan = new StereoPannerNode(context, { pan: sides[0] ?? 0 });
  pan.pan.setValueCurveAtTime(
    Float32Array.from(sides, (side) => Math.max(-1, Math.min(1, side))),
    start,
    seconds,
  );
  pan.connect(context.destination);
  const oscillators = [
    { type: "sine", loud: clear, most: loudness } as const,
    { type: "sawtooth", loud: rough, most: roughness } as const,
  ].map(({ type, loud, most }) => {
    const oscillator = new OscillatorNode(context, { type });
    const volume = new GainNode(context, { gain: 0 });
    oscillator.frequency.setValueCurveAtTime(pitch, start, seconds);
    volume.gain.setValueCurveAtTime(
      loud.map((value) => value * most),
      start,
      seconds,
    );
    // A tone that is cut off would crack.
    volume.gain.linearRampToValueAtTime(0, start + seconds + 0.05);
    oscillator.connect(volume).connect(pan);
    oscillator.start(start);
    oscillator.stop(start + seconds + 0.1);
    return oscillator;
  });
  return oscillators[0];
}
