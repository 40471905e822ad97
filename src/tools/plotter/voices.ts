/** How a curve sounds: three lists, as long as its samples. */
export interface Voices {
  /** In hertz. */
  readonly pitch: Float32Array<ArrayBuffer>;
  /** How loud it is from y = 0 upwards, and how loud below, where it is rough: 0 to 1, never both. */
  readonly clear: Float32Array<ArrayBuffer>;
  readonly rough: Float32Array<ArrayBuffer>;
}

/** At the bottom of the picture; three octaves higher it is the top. */
const lowest = 165;
const octaves = 3;

/**
 * The voices of a curve. `samples` go from left to right, -1 at the bottom of the picture and 1 at its top; what lies
 * outside, or is no number, is silent. Y = 0 is at `zero` on the same scale.
 */
export function voices(samples: readonly number[], zero: number): Voices {
  const pitch = new Float32Array(samples.length);
  const clear = new Float32Array(samples.length);
  const rough = new Float32Array(samples.length);
  let last = samples.find(isSeen) ?? 0;
  for (const [i, sample] of samples.entries()) {
    // Through silence the pitch stays: a voice that begins again must not come sliding from elsewhere.
    if (isSeen(sample)) last = sample;
    pitch[i] = lowest * 2 ** (((last + 1) / 2) * octaves);
    if (isSeen(sample)) (sample < zero ? rough : clear)[i] = 1;
  }
  return { pitch, clear, rough };
}

const isSeen = (sample: number) => sample >= -1 && sample <= 1;
