import sheet from "./tiles.css?url";

/** The styles of a list at a glance, which the list itself does not wait for. */
export function TileStyles() {
  return <link rel="stylesheet" href={sheet} precedence="tiles" />;
}
