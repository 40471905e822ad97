import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followSound, playTracks, stopTracks, type Track } from "./sound.ts";

/** What was asked of a sound: which value was to be had when. */
interface Heard {
  readonly type: string;
  readonly pitch: number[];
  readonly loud: number[];
  readonly pan: number[];
  readonly from: number;
  readonly until: number;
}

let heard: Heard[] = [];
let closed = 0;
let made: Oscillator[] = [];

class Param {
  curve: number[] = [];
  from = 0;
  seconds = 0;
  setValueCurveAtTime(curve: Float32Array, from: number, seconds: number) {
    Object.assign(this, { curve: [...curve], from, seconds });
  }
  linearRampToValueAtTime() {}
}

class Panner {
  readonly pan = new Param();
  connect() {}
}

class Gain {
  readonly gain = new Param();
  to: Panner | null = null;
  connect(to: Panner) {
    this.to = to;
  }
}

class Oscillator {
  readonly frequency = new Param();
  readonly type: string;
  from = 0;
  onended: (() => void) | null = null;
  gain: Gain | null = null;
  constructor(_: unknown, { type }: { type: string }) {
    this.type = type;
    made.push(this);
  }
  connect(gain: Gain) {
    this.gain = gain;
    return { connect: (to: Panner) => gain.connect(to) };
  }
  start(at: number) {
    this.from = at;
  }
  stop(until: number) {
    const [gain, pan] = [this.gain?.gain, this.gain?.to?.pan];
    const { type, from, frequency } = this;
    heard.push({ type, from, until, pitch: frequency.curve, loud: gain?.curve ?? [], pan: pan?.curve ?? [] });
  }
}

class Context {
  currentTime = 10;
  state = "running";
  destination = {};
  close() {
    this.state = "closed";
    closed++;
  }
}

beforeEach(() => {
  heard = [];
  closed = 0;
  made = [];
  vi.stubGlobal("AudioContext", Context);
  vi.stubGlobal("OscillatorNode", Oscillator);
  vi.stubGlobal("GainNode", Gain);
  vi.stubGlobal("StereoPannerNode", Panner);
});
afterEach(() => vi.unstubAllGlobals());

const rising: Track = { heights: [-1, -0.5, 0, 0.5, 1], sides: [-1, -0.5, 0, 0.5, 1], seconds: 4 };

test("pitch is y, pan is x, and below zero the tone is rough", () => {
  playTracks([rising], 0);
  const [sine, saw] = heard;
  expect([sine?.type, saw?.type]).toEqual(["sine", "sawtooth"]);
  for (const voice of heard) {
    expect(voice.pan).toEqual([-1, -0.5, 0, 0.5, 1]);
    expect([...voice.pitch].sort((a, b) => a - b)).toEqual(voice.pitch);
    expect((voice.pitch.at(-1) ?? 0) / (voice.pitch[0] ?? 1)).toBeCloseTo(8, 4);
  }
  expect(sine?.loud.map((loud) => loud > 0)).toEqual([false, false, true, true, true]);
  expect(saw?.loud.map((loud) => loud > 0)).toEqual([true, true, false, false, false]);
});

test("the chosen speed is how long it takes", () => {
  for (const seconds of [8, 4, 2]) {
    heard = [];
    playTracks([{ ...rising, seconds }], 0);
    expect((heard[0]?.until ?? 0) - (heard[0]?.from ?? 0)).toBeCloseTo(seconds, 0);
  }
});

test("branches are heard one by one: the next begins when the last has ended", () => {
  const back: Track = { heights: [1, 0.5], sides: [1, 0.2], seconds: 2 };
  playTracks([rising, back, { heights: [], sides: [], seconds: 1 }], 0);
  expect(heard).toHaveLength(4);
  expect(heard[2]?.from).toBeGreaterThan((heard[0]?.until ?? 0) + 0.1);
  expect(heard[2]?.pan.map((side) => Number(side.toFixed(3)))).toEqual([1, 0.2]);
});

test("a gap is silent, and what is to be heard next silences the last", () => {
  playTracks([{ ...rising, heights: [0.2, Number.NaN, 3, 0.2, 0.2] }], 0);
  expect(heard[0]?.loud.map((loud) => loud > 0)).toEqual([true, false, false, true, true]);
  closed = 0;
  playTracks([rising], 0);
  expect(closed).toBe(1);
});

test("it can be stopped, which says whether anything was to be heard", () => {
  playTracks([rising], 0);
  closed = 0;
  expect([stopTracks(), stopTracks()]).toEqual([true, false]);
  expect(closed).toBe(1);
});

test("without sound in the browser nothing is thrown", () => {
  vi.stubGlobal("AudioContext", undefined);
  expect(() => playTracks([rising], 0)).not.toThrow();
});

test("whether anything sounds is told: when it begins, when another follows, when it is stopped or has ended", () => {
  const told: boolean[] = [];
  followSound((isOn) => told.push(isOn));
  playTracks([rising], 0);
  expect(told.at(-1)).toBe(true);
  playTracks([rising], 0);
  expect(told.at(-1)).toBe(true);
  stopTracks();
  expect(told.at(-1)).toBe(false);
  playTracks([rising], 0);
  for (const { onended } of made) onended?.();
  expect(told).toEqual([true, false, true, false, true, false]);
});
