/** The sets of colours; ui/styles/art.css says what they are, light and dark. */
export const palettes = [
  { id: "sea", name: "Sea and sand" },
  { id: "garden", name: "Garden" },
  { id: "tiles", name: "Tiles" },
  { id: "dusk", name: "Dusk" },
  { id: "ink", name: "One ink" },
] as const;

export const paletteIds: readonly string[] = palettes.map(({ id }) => id);

/** The one that a maker begins with. */
export const paletteOf = (maker: string): string =>
  ({ "islamic-stars": "tiles", "l-systems": "garden", penrose: "dusk", "string-art": "dusk", truchet: "tiles" })[
    maker
  ] ?? "sea";
