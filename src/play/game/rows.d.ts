/** The rows of all games (src/games/NAME/row.yaml), put together by build/games. */
declare module "virtual:games" {
  type Offers = readonly import("./catalog.ts").Offer[];
  /** Those of /math-games, in their order. */
  export const numberGames: Offers;
  /** Those of /games. */
  export const strategyGames: Offers;
  /** What the games that have a page of their own are called, by their id. */
  export const withPage: Readonly<Record<string, string>>;
}
