/** What is inside, in every palette and theme. */
export const ink = "#07080d";

/**
 * From dark to light, evenly, so that each holds for eyes that tell fewer colours apart and in grey; and all of it is lighter than the ink.
 * Outside the set the colours go up and down again.
 */
export const palettes = {
  sea: { name: "Sea", stops: ["#1f5283", "#4a7d98", "#86a69a", "#c6c88f", "#fdf3b4"] },
  ember: { name: "Ember", stops: ["#84257c", "#b83b64", "#de6844", "#f1a14a", "#fdf0b8"] },
  leaf: { name: "Leaf", stops: ["#16605a", "#3a8877", "#7db07f", "#bcd58c", "#f3f8c6"] },
  stone: { name: "Stone", stops: ["#5a5a62", "#f6f4ee"] },
} as const;

export type PaletteId = keyof typeof palettes;
export const paletteIds = Object.keys(palettes) as readonly PaletteId[];

/** So many colours of a palette are mixed beforehand. */
export const shades = 1024;
/** How much of a palette is gone through where the root of the count grows by one: finer bands near the set, broad ones far away. */
export const pace = 0.3;

/** The colours of a palette, there and back, four bytes each. */
export function shadesOf(id: PaletteId): Uint8Array<ArrayBuffer> {
  const stops = palettes[id].stops.map(bytesOf);
  const bytes = new Uint8Array(shades * 4);
  for (let i = 0; i < shades; i++) {
    const along = (1 - Math.abs((2 * i) / shades - 1)) * (stops.length - 1);
    const from = Math.min(stops.length - 2, Math.floor(along));
    const [a, b] = [stops[from], stops[from + 1]];
    for (let part = 0; part < 3; part++) {
      const [low, high] = [a?.[part] ?? 0, b?.[part] ?? 0];
      bytes[i * 4 + part] = Math.round(low + (high - low) * (along - from));
    }
    bytes[i * 4 + 3] = 255;
  }
  return bytes;
}

/** Which of the shades belongs to a smooth count. */
export const shadeAt = (smooth: number): number => Math.floor(Math.sqrt(smooth) * pace * shades) % shades;

export function bytesOf(colour: string): readonly [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
