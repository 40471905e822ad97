import sheet from "./home.css?url";

/** The styles of the home page, which no other page waits for. */
export function HomeStyles() {
  return <link rel="stylesheet" href={sheet} precedence="home" />;
}
