import { voices } from "../../tools/plotter/voices.ts";

const loudness = 0.14;
/** A saw sounds louder than a pure tone. */
const roughness = 0.07;

let stopLast: () => void = () => undefined;

/**
 * Plays a curve from the left ear to the right: its height is the pitch, and below y = 0 the tone is rough. The samples and
 * `zero` are as `voices` takes them. Gives what stops it; the next one stops it, too. In a browser without sound nothing
 * happens: the words and the table say the same.
 */
export function playCurve(samples: readonly number[], zero: number, seconds: number): () => void {
  stopLast();
  if (samples.length < 2) return stopLast;
  try {
    stopLast = begin(samples, zero, seconds);
  } catch {
    stopLast = () => undefined;
  }
  return stopLast;
}

function begin(samples: readonly number[], zero: number, seconds: number): () => void {
  const context = new AudioContext();
  const { pitch, clear, rough } = voices(samples, zero);
  const start = context.currentTime + 0.05;
  const pan = new StereoPannerNode(context, { pan: -1 });
  pan.pan.setValueAtTime(-1, start);
  pan.pan.linearRampToValueAtTime(1, start + seconds);
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
  const close = () => void (context.state === "closed" || context.close());
  const [first] = oscillators;
  if (first) first.onended = close;
  return close;
}
