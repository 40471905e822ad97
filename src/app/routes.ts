import { type Category, categories } from "../content/categories.ts";
import type { Collection } from "../content/collections.ts";
import type { IconName } from "../ui/icon-names.ts";
import type { GroupName, RouteRow } from "./route-row.ts";

const levels = ["easy", "medium", "hard"];

/** THE table: the sidebar, the router, titles, the prerendered pages and the whole-site tests all walk it. */
export const routes: readonly RouteRow[] = [
  { path: "/", title: "Home", icon: "house", group: "Main", screen: "home" },
  category("arithmetic", "plus", "arithmetic"),
  ...levels.map((level) =>
    listed("arithmetic", level, `${categories.arithmetic}: ${level}`, "plus", "arithmetic-level"),
  ),
  category("algebra", "variable", "topics"),
  ...topics("algebra", "variable", {
    linear: "Linear Equations",
    quadratic: "Quadratic Equations",
    inequalities: "Inequalities",
    systems: "Systems of Equations",
    polynomials: "Polynomials",
    exponents: "Exponents",
  }),
  category("geometry", "triangle", "topics"),
  ...topics("geometry", "triangle", {
    triangles: "Triangles",
    circles: "Circles",
    quadrilaterals: "Quadrilaterals",
    polygons: "Polygons",
    "3d-shapes": "3D Shapes",
    coordinate: "Coordinate Geometry",
  }),
  graded("logic", "brain", "logic"),
  graded("number-theory", "hash"),
  graded("patterns", "shapes"),
  graded("word-problems", "book-open-text"),

  { path: "/sudoku", title: "Sudoku", icon: "grid-3x3", group: "Special Puzzles", screen: "sudoku" },
  {
    path: "/magic-squares",
    title: "Magic Squares",
    icon: "square-sigma",
    group: "Special Puzzles",
    screen: "magic-squares",
  },
  { path: "/kenken", title: "KenKen", icon: "grid-2x2", group: "Special Puzzles", screen: "kenken" },
  {
    path: "/riddles",
    title: "Riddles",
    icon: "message-circle-question-mark",
    group: "Special Puzzles",
    screen: "riddles",
    lists: ["riddles"],
  },
  { path: "/speed-math", title: "Speed Math", icon: "timer", group: "Special Puzzles", screen: "speed-math" },
  { path: "/mental-math", title: "Mental Math", icon: "zap", group: "Special Puzzles", screen: "mental-math" },
  collection("math-tricks", "Math Tricks", "wand-sparkles", "Special Puzzles"),
  collection("shortcuts", "Shortcuts", "route", "Special Puzzles"),
  { ...graded("brain-teasers", "lightbulb"), group: "Special Puzzles" },
  { path: "/math-games", title: "Math Games", icon: "dices", group: "Special Puzzles", screen: "math-games" },

  { path: "/formulas", title: "Formulas", icon: "square-function", group: "Learning Resources", screen: "formulas" },
  collection("concepts", "Concepts", "library", "Learning Resources"),
  { path: "/tips", title: "Tips", icon: "badge-check", group: "Learning Resources", screen: "tips" },
  {
    path: "/worksheets",
    title: "Worksheets",
    icon: "printer",
    group: "Learning Resources",
    screen: "worksheets",
  },
  collection("math-facts", "Math Facts", "star", "Learning Resources"),
  collection("mathematicians", "Mathematicians", "users", "Learning Resources"),
  collection("real-life", "Real Life", "globe", "Learning Resources"),
  collection("strategies", "Strategies", "compass", "Learning Resources"),
  collection("glossary", "Glossary", "book-a", "Learning Resources"),
  collection("tutorials", "Tutorials", "graduation-cap", "Learning Resources"),

  {
    path: "/daily-challenge",
    title: "Daily Challenge",
    icon: "calendar-days",
    group: "Quizzes & Tests",
    screen: "daily-challenge",
    lists: ["daily"],
    hue: "daily",
  },
  { path: "/weekly-quiz", title: "Weekly Quiz", icon: "list-checks", group: "Quizzes & Tests", screen: "weekly-quiz" },
  {
    path: "/monthly-test",
    title: "Monthly Test",
    icon: "calendar-range",
    group: "Quizzes & Tests",
    screen: "monthly-test",
  },
  {
    path: "/assessment",
    title: "Assessment",
    icon: "clipboard-check",
    group: "Quizzes & Tests",
    screen: "assessment",
  },
  { path: "/leaderboard", title: "Leaderboard", icon: "trophy", group: "Quizzes & Tests", screen: "leaderboard" },

  { path: "/calculator", title: "Calculator", icon: "calculator", group: "Tools & Calculators", screen: "calculator" },
  {
    path: "/scientific-calc",
    title: "Scientific Calc",
    icon: "square-radical",
    group: "Tools & Calculators",
    screen: "scientific-calc",
  },
  {
    path: "/fraction-calc",
    title: "Fraction Calc",
    icon: "divide",
    group: "Tools & Calculators",
    screen: "fraction-calc",
    hue: "logic",
  },
  {
    path: "/percentage-calc",
    title: "Percentage Calc",
    icon: "percent",
    group: "Tools & Calculators",
    screen: "percentage-calc",
    hue: "brain-teasers",
  },
  {
    path: "/area-calc",
    title: "Area Calc",
    icon: "square",
    group: "Tools & Calculators",
    screen: "area-calc",
    hue: "geometry",
  },
  {
    path: "/volume-calc",
    title: "Volume Calc",
    icon: "box",
    group: "Tools & Calculators",
    screen: "volume-calc",
    hue: "geometry",
  },
  {
    path: "/converter",
    title: "Converter",
    icon: "arrow-left-right",
    group: "Tools & Calculators",
    screen: "converter",
  },
  {
    path: "/graph-plotter",
    title: "Graph Plotter",
    icon: "chart-spline",
    group: "Tools & Calculators",
    screen: "graph-plotter",
  },

  { path: "/tables", title: "Tables", icon: "table-2", group: "Practice Zones", screen: "tables", hue: "arithmetic" },
  {
    path: "/division",
    title: "Division",
    icon: "split",
    group: "Practice Zones",
    screen: "division",
    hue: "word-problems",
  },
  { path: "/fractions", title: "Fractions", icon: "pizza", group: "Practice Zones", screen: "fractions", hue: "logic" },
  {
    path: "/decimals",
    title: "Decimals",
    icon: "circle-dot",
    group: "Practice Zones",
    screen: "decimals",
    hue: "daily",
  },
  {
    path: "/percentages",
    title: "Percentages",
    icon: "scale",
    group: "Practice Zones",
    screen: "percentages",
    hue: "brain-teasers",
  },
  {
    path: "/equations",
    title: "Equations",
    icon: "equal",
    group: "Practice Zones",
    screen: "equations",
    hue: "algebra",
  },
  // What the bar at the foot of a phone leads to.
  { path: "/puzzles", title: "Puzzles", icon: "puzzle", screen: "puzzles" },
  { path: "/practise", title: "Practise", icon: "target", screen: "practise" },
  // Zones without a place in the sidebar: the other zones and the reports of the tests lead to them.
  { path: "/numbers", title: "Numbers", icon: "hash", screen: "numbers", hue: "number-theory" },
  { path: "/shapes", title: "Shapes", icon: "shapes", screen: "shapes", hue: "geometry" },
  { path: "/data", title: "Data, chance and sequences", icon: "chart-column", screen: "data", hue: "patterns" },

  { path: "/progress", title: "Progress", icon: "chart-column", group: "Progress", screen: "progress" },
  { path: "/settings", title: "Settings", icon: "settings", screen: "settings" },
  { path: "/statistics", title: "Statistics", icon: "chart-pie", group: "Progress", screen: "statistics" },

  collection("math-news", "Math News", "newspaper", "Additional Content"),
  collection("competitions", "Competitions", "medal", "Additional Content"),
  collection("study-plans", "Study Plans", "map", "Additional Content"),
  { path: "/jokes", title: "Jokes", icon: "laugh", group: "Additional Content", screen: "jokes" },
  {
    path: "/archive",
    title: "Archive",
    icon: "archive",
    group: "Additional Content",
    screen: "archive",
    lists: ["daily"],
    hue: "daily",
  },
  { path: "/solutions", title: "Solutions", icon: "check-check", group: "Additional Content", screen: "solutions" },
  collection("math-art", "Math Art", "palette", "Additional Content"),
  { path: "/games", title: "Games", icon: "gamepad-2", group: "Additional Content", screen: "games" },

  { path: "/about", title: "About", icon: "heart-handshake", group: "Information", screen: "about" },
  { path: "/guide", title: "Guide", icon: "info", group: "Information", screen: "guide" },
  { path: "/faq", title: "FAQ", icon: "circle-question-mark", group: "Information", screen: "faq" },
  { path: "/contact", title: "Contact", icon: "mail", group: "Information", screen: "contact" },
  { path: "/privacy", title: "Privacy Policy", icon: "shield-check", group: "Information", screen: "privacy" },
  { path: "/terms", title: "Terms of Service", icon: "scroll-text", group: "Information", screen: "terms" },
  // The pages of puzzles lead to it.
  {
    path: "/investigations",
    title: "Investigations",
    icon: "telescope",
    screen: "investigations",
    entries: "investigations",
  },
  // For a class: /worksheets leads to the teacher's side, a link or a code from her to the pupils'.
  { path: "/worksheets/plan", title: "Plan a term", icon: "map", screen: "plan" },
  { path: "/teach", title: "For a class", icon: "users", screen: "teach" },
  { path: "/challenge", title: "Challenge", icon: "flag", screen: "challenge" },
  { path: "/show", title: "Show it large", icon: "monitor", screen: "show" },
  { path: "/licences", title: "Licences", icon: "scroll-text", screen: "licences" },
];

function category(slug: Category, icon: IconName, screen: string): RouteRow {
  return { path: `/${slug}`, title: categories[slug], icon, group: "Main", screen, hue: slug };
}

/** The list of a collection of the library. */
function collection(slug: Collection, title: string, icon: IconName, group: GroupName): RouteRow {
  return { path: `/${slug}`, title, icon, group, screen: slug, entries: slug };
}

/** A category whose puzzles are in a list for each level. */
function graded(slug: Category, icon: IconName, screen = "category"): RouteRow {
  return { ...category(slug, icon, screen), lists: levels.map((level) => `${slug}/${level}`) };
}

/** A part of a category with a page of its own. */
function listed(area: Category, slug: string, title: string, icon: IconName, screen = "topic"): RouteRow {
  return { path: `/${area}/${slug}`, title, icon, screen, lists: [`${area}/${slug}`], hue: area };
}

function topics(area: Category, icon: IconName, titles: Readonly<Record<string, string>>): RouteRow[] {
  return Object.entries(titles).map(([slug, title]) => listed(area, slug, title, icon));
}
