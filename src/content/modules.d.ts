/** What the content compiler (build/content) makes of each data file: the same shape, its Markdown and TeX as HTML. */
declare module "*/about.yaml" {
  const about: import("./schema/about.ts").About;
  export default about;
}
declare module "*/contact.yaml" {
  const contact: import("./schema/contact.ts").Contact;
  export default contact;
}
declare module "*/faq.yaml" {
  const faq: import("./schema/faq.ts").Faq;
  export default faq;
}
declare module "*/formulas.yaml" {
  const formulas: import("./schema/formulas.ts").Formulas;
  export default formulas;
}
declare module "*/guide.yaml" {
  const guide: import("./schema/guide.ts").Guide;
  export default guide;
}
declare module "*/home.yaml" {
  const home: import("./schema/home.ts").Home;
  export default home;
}
declare module "*/jokes.yaml" {
  const jokes: import("./schema/jokes.ts").Jokes;
  export default jokes;
}
declare module "*/privacy.md" {
  const privacy: import("./schema/policy.ts").Policy;
  export default privacy;
}
declare module "*/terms.md" {
  const terms: import("./schema/policy.ts").Policy;
  export default terms;
}
declare module "*/route-descriptions.yaml" {
  const descriptions: import("./schema/route-descriptions.ts").RouteDescriptions;
  export default descriptions;
}
declare module "*/site.yaml" {
  const site: import("./schema/site.ts").Site;
  export default site;
}
declare module "*/topics.yaml" {
  const topics: Omit<import("./schema/topics.ts").Topics, "choices">;
  export default topics;
}
/** Apart from the texts about them: each level of a category has the topics of which it has a puzzle. */
declare module "*/topics.yaml?choices" {
  type Choices = import("./schema/topics.ts").Topics["choices"];
  const choices: {
    readonly [category in Exclude<keyof Choices, "arithmetic" | "logic">]: Readonly<
      Record<import("../engine/puzzle.ts").Level, Choices[category]>
    >;
  };
  export default choices;
}
declare module "*/topics.yaml?choices=arithmetic" {
  const choices: Readonly<
    Record<import("../engine/puzzle.ts").Level, import("./schema/topics.ts").Topics["choices"]["arithmetic"]>
  >;
  export default choices;
}
declare module "*/topics.yaml?choices=logic" {
  const choices: import("./schema/topics.ts").Topics["choices"]["logic"];
  export default choices;
}
declare module "*/set-01.yaml" {
  const questions: readonly import("../engine/quiz.ts").QuizQuestion[];
  export default questions;
}
declare module "*.yaml?rest" {
  const puzzles: readonly import("../engine/puzzle.ts").Puzzle[];
  export default puzzles;
}
declare module "virtual:bank-counts" {
  const counts: Readonly<Record<string, number>>;
  export default counts;
}
/** The numbers that lists have no more (docs/decisions/0044), by list. */
declare module "virtual:retired-numbers" {
  const numbers: Readonly<Record<string, readonly number[]>>;
  export default numbers;
}
/** What their puzzles are about, in the same order. */
declare module "virtual:retired-facts" {
  const facts: Readonly<Record<string, readonly import("../engine/listing.ts").LeftPuzzle[]>>;
  export default facts;
}
declare module "virtual:skill-names" {
  const zones: readonly import("../engine/exercise.ts").NamedZone[];
  export default zones;
}
/** What stands below the heading of a tool. */
declare module "virtual:introductions/*" {
  const intro: import("../engine/puzzle.ts").Html;
  export default intro;
}
declare module "virtual:zones/*" {
  const zone: import("../engine/exercise.ts").OutlinedZone;
  export default zone;
}
/** What a country's schools teach, and what the site has for it. */
declare module "virtual:curriculum/*" {
  const scheme: import("./curriculum.ts").Scheme;
  export default scheme;
}
declare const __CHECK_HOST__: string;
declare module "virtual:library/glossary" {
  type Term = import("./typeset.ts").Typeset<import("./schema/library/glossary.ts").Term>;
  const index: readonly (Pick<Term, "id" | "term" | "forms" | "ages" | "plain"> & { readonly file: string })[];
  export default index;
}
declare module "virtual:library/concepts" {
  type Concept = import("./typeset.ts").Typeset<import("./schema/library/concepts.ts").Concept>;
  const index: readonly (import("./library.ts").Listed &
    Pick<Concept, "strand" | "question" | "rests"> & { readonly by: import("../engine/shows.ts").ManipulativeId })[];
  export default index;
}
declare module "virtual:library/tutorials" {
  type Tutorial = import("./typeset.ts").Entry<import("./schema/library/tutorials.ts").Tutorial>;
  const index: readonly (import("./library.ts").Listed &
    Pick<Tutorial, "minutes" | "lead" | "run"> & { readonly asked: number })[];
  export default index;
}
declare module "virtual:library/strategies" {
  const index: readonly (import("./library.ts").Listed &
    Pick<import("./schema/library/strategies.ts").Strategy, "lead">)[];
  export default index;
}
declare module "virtual:library/investigations" {
  type Investigation = import("./typeset.ts").Typeset<import("./schema/library/investigations.ts").Investigation>;
  const index: readonly (import("./library.ts").Listed & Pick<Investigation, "subject" | "question">)[];
  export default index;
}
declare module "virtual:library/math-tricks" {
  const index: readonly (import("./library.ts").Listed & Pick<import("./schema/library/tricks.ts").Trick, "lead">)[];
  export default index;
}
declare module "virtual:library/shortcuts" {
  const index: readonly (import("./library.ts").Listed & Pick<import("./schema/library/tricks.ts").Trick, "lead">)[];
  export default index;
}
declare module "virtual:library/study-plans" {
  const index: readonly (import("./library.ts").Listed &
    Pick<import("./schema/library/study-plans.ts").StudyPlan, "aim">)[];
  export default index;
}
declare module "virtual:library/mathematicians" {
  const index: readonly (import("./library.ts").Listed &
    Pick<
      import("./schema/library/mathematicians.ts").Mathematician,
      "lead" | "born" | "died" | "active" | "home" | "continent" | "fields" | "overlooked"
    >)[];
  export default index;
}
declare module "virtual:library/math-facts" {
  const index: readonly (import("./library.ts").Listed &
    Pick<import("./schema/library/math-facts.ts").MathFact, "theme">)[];
  export default index;
}
declare module "virtual:library/real-life" {
  const index: readonly (import("./library.ts").Listed &
    Pick<import("./schema/library/real-life.ts").RealLife, "field" | "question">)[];
  export default index;
}
declare module "virtual:library/math-news" {
  const index: readonly (import("./library.ts").Listed &
    Pick<import("./schema/library/math-news.ts").MathNews, "date" | "field">)[];
  export default index;
}
declare module "virtual:library/competitions" {
  const index: readonly (import("./library.ts").Listed &
    Pick<import("./schema/library/competitions.ts").Competition, "where" | "since">)[];
  export default index;
}
declare module "virtual:library/math-art" {
  const index: readonly (import("./library.ts").Listed &
    Pick<import("./schema/library/math-art.ts").ArtMaker, "lead">)[];
  export default index;
}
/** How to fetch the definitions of the terms, a run of ids at a time, by the first of each in their order. */
declare module "virtual:definitions" {
  const runs: Readonly<
    Record<string, () => Promise<Readonly<Record<string, { readonly term: string; readonly plain: string }>>>>
  >;
  export default runs;
}
/** How to fetch what of the library leads to the skills of a zone, by skill, or to tools, by path. */
declare module "virtual:ways" {
  const parts: Readonly<
    Record<string, () => Promise<Readonly<Record<string, readonly import("../engine/way.ts").Way[]>>>>
  >;
  export default parts;
}
