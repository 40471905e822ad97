import { readFileSync } from "node:fs";
import type { RouteRow } from "../../src/app/route-row.ts";
import { routes } from "../../src/app/routes.ts";
import type { Collection } from "../../src/content/collections.ts";
import { readFormulas } from "../../src/content/schema/formulas.ts";
import { readGuide } from "../../src/content/schema/guide.ts";
import type { ListedPuzzle } from "../../src/content/schema/read-puzzles.ts";
import { readRouteDescriptions } from "../../src/content/schema/route-descriptions.ts";
import { readTopics } from "../../src/content/schema/topics.ts";
import { pathOfList } from "../../src/content/where.ts";
import { capital } from "../../src/engine/words.ts";
import { ages } from "../../src/play/practice/ages.ts";
import { thingsOf } from "../../src/play/practice/things.ts";
import type { Entry } from "../../src/play/search/entry.ts";
import { readyGrades } from "../../src/play/sets/ready-grades.ts";
import type { KnownZones } from "../content/skills.ts";
import { readRows } from "../games/rows.ts";
import type { Library } from "../library/read.ts";
import { otherNames } from "./known-for.ts";
import { pageGrades, pageWords } from "./page-words.ts";
import { readFormula } from "./read-formula.ts";

/** What the sources draw on that takes a while to read. */
export interface Material {
  readonly zones: KnownZones;
  /** The puzzles of each list that has addresses. */
  readonly puzzles: ReadonlyMap<string, readonly ListedPuzzle[]>;
  readonly library: Library;
}

/** Names things that can be found. */
type Source = (material: Material) => readonly Entry[];

const text = (file: string) => readFileSync(`src/content/${file}`, "utf8");
const titleOf = (path: string) => routes.find((row) => row.path === path)?.title ?? "";

const pages: Source = () => {
  const descriptions = readRouteDescriptions(text("route-descriptions.yaml"));
  return routes.map((row) => ({
    ...place(row),
    title: row.title,
    path: row.path,
    text: descriptions[row.path] ?? "",
    ...(pageWords[row.path] && { words: pageWords[row.path] ?? "" }),
    ...(pageGrades[row.path] && { grades: pageGrades[row.path] ?? "" }),
    ...(!row.screen && { soon: true as const, note: "Coming soon" }),
  }));
};

/** A page below a category's is one of its topics; the others stand in a group of the menu. */
function place({ path, group }: RouteRow): Pick<Entry, "kind" | "note"> {
  const [category = "", part] = path.slice(1).split("/");
  if (part) return { kind: "topic", note: titleOf(`/${category}`) };
  return { kind: "page", ...(group && group !== "Main" && { note: group }) };
}

/** How the site is used, by whom. */
const guides: Source = () => {
  const words: Readonly<Record<string, string>> = {
    teacher: "teacher, teachers, classroom, curriculum, school, lesson planning",
    parent: "parent, parents, mum and dad",
    student: "student, pupil",
  };
  return readGuide(text("guide.yaml")).map(({ id, title, aim }) => ({
    kind: "page",
    note: "Guide",
    title,
    path: `/guide?for=${id}`,
    text: aim,
    ...(words[id] && { words: words[id] ?? "" }),
  }));
};

/** What the lists of a category can be narrowed to. Each leads to its easiest puzzles. */
const topics: Source = ({ puzzles }) =>
  Object.entries(readTopics(text("topics.yaml")).choices).flatMap(([category, choices]) =>
    choices.flatMap(({ slug, name }) => {
      const lists = ["easy", "medium", "hard"].map((level) => `${category}/${level}`);
      const list = lists.find((one) => puzzles.get(one)?.some(({ topic }) => topic === slug));
      const note = titleOf(`/${category}`);
      return list ? [{ kind: "topic" as const, title: name, note, path: narrowed(pathOfList(list), slug) }] : [];
    }),
  );

const narrowed = (path: string, topic: string) => `${path}${path.includes("?") ? "&" : "?"}topic=${topic}`;

const skills: Source = ({ zones }) =>
  zones.flatMap(({ id: zone, name, skills }) =>
    skills.map(({ id, title, about, stages }) => ({
      kind: "skill" as const,
      grades: [...new Set(stages.map(({ grade }) => grade))].join(""),
      title,
      note: name,
      text: about,
      path: `/${zone}?practise=${id}`,
    })),
  );

/** What a zone is practised with on paper, for each age that it is made ready for; the form there says it already. */
const sheets: Source = ({ zones }) =>
  zones.flatMap(({ id, name, skills }) =>
    (readyGrades[id] ?? []).map((grade) => ({
      kind: "sheet" as const,
      text: skills.map(({ title }) => title).join(", "),
      title: `${name} worksheet`,
      note: `Ages ${ages[grade]}`,
      grades: String(grade),
      path: `/worksheets?about=zone:${id}&ages=${grade}`,
    })),
  );

const everybody = "123456";
const games: Source = () =>
  readRows().offered.map(({ page, folder, title, goal, opponent }) => ({
    kind: "game" as const,
    title,
    grades: everybody,
    note: goal,
    path: `${page}?play=${folder}`,
    words: opponent ? "two players, opponent, against the computer" : "alone, solo",
  }));

/** Things to move that are called as what is learnt: who looks for angles wants no tool. */
const calledAsTopics: ReadonlySet<string> = new Set(["area", "clock", "curve", "dots", "turn"]);

/** What can be taken in the hand, each in the zone where it stands as it is made and has the fewest others beside it. */
const things: Source = ({ zones }) => {
  const all = zones
    .toSorted((a, b) => thingsOf(a.id).length - thingsOf(b.id).length)
    .flatMap(({ id }) => thingsOf(id).map((thing) => ({ ...thing, path: `/${id}${thing.search}` })))
    .filter(({ id, search }) => !calledAsTopics.has(id) && !search.includes("state"));
  return all
    .filter(({ id }, at) => all.findIndex((other) => other.id === id) === at)
    .map(({ id, name, path }) => ({
      kind: "page",
      title: name,
      note: "To move",
      path,
      ...(id === "bar" && { words: "bar model" }),
    }));
};

const formulas: Source = () =>
  Object.entries(readFormulas(text("formulas.yaml"))).flatMap(([group, formulas]) =>
    formulas.map(({ name, plain }) => ({
      kind: "formula" as const,
      title: name,
      note: readFormula(plain),
      path: `/formulas?${new URLSearchParams({ group, words: name })}`,
    })),
  );

/** The words, ideas, lessons and the rest of the library, each at its own page. */
const library: Source = ({ library }) => {
  const listed = (collection: Collection, kind: Entry["kind"], note: string) =>
    library[collection].map((entry) => {
      const path = `/${collection}/${entry.id}`;
      const words = "term" in entry ? entry.forms.join(", ") : otherNames(path);
      const title = "term" in entry ? capital(entry.term) : entry.title;
      // Of investigations and makers of pictures the names must do: with their sentences the index would be too heavy.
      const text =
        collection === "investigations" || collection === "math-art"
          ? undefined
          : "question" in entry
            ? entry.question
            : "lead" in entry
              ? entry.lead
              : undefined;
      // Whoever looks for an Indian mathematician is helped by the country; that it is a person stands over the group.
      const told = "continent" in entry ? entry.home.country : note;
      return { kind, note: told, path, title, ...(words && { words }), ...(text && { text }) };
    });
  return [
    ...listed("glossary", "word", "Word"),
    ...listed("concepts", "idea", "Idea"),
    ...listed("tutorials", "lesson", "Lesson"),
    ...listed("investigations", "idea", "Investigation"),
    ...listed("strategies", "idea", "Strategy"),
    ...listed("math-tricks", "idea", "Trick"),
    ...listed("shortcuts", "idea", "Shortcut"),
    ...listed("study-plans", "lesson", "Study plan"),
    ...listed("mathematicians", "person", "Person"),
    ...listed("math-facts", "fact", "Fact"),
    ...listed("real-life", "use", "Real life"),
    ...listed("competitions", "use", "Competition"),
    ...listed("math-art", "use", "Art"),
    ...listed("math-news", "fact", "News"),
    ...library.tips.map(({ id, title }) => ({ kind: "idea" as const, title, note: "Tip", path: `/tips?tip=${id}` })),
    ...library["exam-formulas"].map(({ id, name, plain }) => ({
      kind: "exam" as const,
      title: name,
      note: readFormula(plain),
      path: `/formulas?exam=${id}`,
    })),
  ];
};

/** THE list of what can be found besides single puzzles. A new part of the site adds a source here. */
export const sources: readonly Source[] = [pages, guides, topics, skills, sheets, games, things, formulas, library];
