import type { Collection } from "../content/collections.ts";
import type { IconName } from "../ui/icon-names.ts";

export const groups = [
  { name: "Main", open: true, icon: "house" },
  { name: "Special Puzzles", open: false, icon: "sparkles" },
  { name: "Learning Resources", open: false, icon: "library" },
  { name: "Quizzes & Tests", open: true, icon: "list-checks" },
  { name: "Tools & Calculators", open: false, icon: "calculator" },
  { name: "Practice Zones", open: false, icon: "target" },
  { name: "Progress", open: false, icon: "trending-up" },
  { name: "Additional Content", open: false, icon: "layers" },
  { name: "Information", open: true, icon: "info" },
] as const satisfies readonly { name: string; open: boolean; icon: IconName }[];

export type GroupName = (typeof groups)[number]["name"];

export interface RouteRow {
  readonly path: string;
  readonly title: string;
  readonly icon: IconName;
  /** Sidebar group; a row without one is reached from another page. */
  readonly group?: GroupName;
  /** Folder of src/screens. A row without a screen says Coming Soon. */
  readonly screen?: string;
  /** Puzzle lists (paths below content/puzzles) that the screen shows; loaded with it. */
  readonly lists?: readonly string[];
  /** The collection of the library that it lists: each of its entries has a page below this one. */
  readonly entries?: Collection;
  /** Colour of the page: a category's name in ui/tokens.css. */
  readonly hue?: string;
}

const graded = (category: string) => [`${category}/easy`, `${category}/medium`, `${category}/hard`];

/** THE table: the sidebar, the router, titles, the prerendered pages and the whole-site tests all walk it. */
export const routes: readonly RouteRow[] = [
  { path: "/", title: "Home", icon: "house", group: "Main", screen: "home" },
  { path: "/arithmetic", title: "Arithmetic", icon: "plus", group: "Main", screen: "arithmetic", hue: "arithmetic" },
  ...(["easy", "medium", "hard"] as const).map(
    (level): RouteRow => ({
      path: `/arithmetic/${level}`,
      title: `Arithmetic: ${level}`,
      icon: "plus",
      screen: "arithmetic-level",
      lists: [`arithmetic/${level}`],
      hue: "arithmetic",
    }),
  ),
  { path: "/algebra", title: "Algebra", icon: "variable", group: "Main", screen: "topics", hue: "algebra" },
  ...topics("algebra", "variable", {
    linear: "Linear Equations",
    quadratic: "Quadratic Equations",
    inequalities: "Inequalities",
    systems: "Systems of Equations",
    polynomials: "Polynomials",
    exponents: "Exponents",
  }),
  { path: "/geometry", title: "Geometry", icon: "triangle", group: "Main", screen: "topics", hue: "geometry" },
  ...topics("geometry", "triangle", {
    triangles: "Triangles",
    circles: "Circles",
    quadrilaterals: "Quadrilaterals",
    polygons: "Polygons",
    "3d-shapes": "3D Shapes",
    coordinate: "Coordinate Geometry",
  }),
  {
    path: "/logic",
    title: "Logic",
    icon: "brain",
    group: "Main",
    screen: "logic",
    lists: graded("logic"),
    hue: "logic",
  },
  ...(
    [
      ["/number-theory", "Number Theory", "hash"],
      ["/patterns", "Patterns", "shapes"],
      ["/word-problems", "Word Problems", "book-open-text"],
    ] as const
  ).map(
    ([path, title, icon]): RouteRow => ({
      path,
      title,
      icon,
      group: "Main",
      screen: "category",
      lists: graded(path.slice(1)),
      hue: path.slice(1),
    }),
  ),

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
  {
    path: "/math-tricks",
    title: "Math Tricks",
    icon: "wand-sparkles",
    group: "Special Puzzles",
    screen: "math-tricks",
    entries: "math-tricks",
  },
  {
    path: "/shortcuts",
    title: "Shortcuts",
    icon: "route",
    group: "Special Puzzles",
    screen: "shortcuts",
    entries: "shortcuts",
  },
  {
    path: "/brain-teasers",
    title: "Brain Teasers",
    icon: "lightbulb",
    group: "Special Puzzles",
    screen: "category",
    lists: graded("brain-teasers"),
    hue: "brain-teasers",
  },
  { path: "/math-games", title: "Math Games", icon: "dices", group: "Special Puzzles", screen: "math-games" },

  { path: "/formulas", title: "Formulas", icon: "square-function", group: "Learning Resources", screen: "formulas" },
  {
    path: "/concepts",
    title: "Concepts",
    icon: "library",
    group: "Learning Resources",
    screen: "concepts",
    entries: "concepts",
  },
  { path: "/tips", title: "Tips", icon: "badge-check", group: "Learning Resources", screen: "tips" },
  {
    path: "/worksheets",
    title: "Worksheets",
    icon: "printer",
    group: "Learning Resources",
    screen: "worksheets",
  },
  {
    path: "/math-facts",
    title: "Math Facts",
    icon: "star",
    group: "Learning Resources",
    screen: "math-facts",
    entries: "math-facts",
  },
  {
    path: "/mathematicians",
    title: "Mathematicians",
    icon: "users",
    group: "Learning Resources",
    screen: "mathematicians",
    entries: "mathematicians",
  },
  {
    path: "/real-life",
    title: "Real Life",
    icon: "globe",
    group: "Learning Resources",
    screen: "real-life",
    entries: "real-life",
  },
  {
    path: "/strategies",
    title: "Strategies",
    icon: "compass",
    group: "Learning Resources",
    screen: "strategies",
    entries: "strategies",
  },
  {
    path: "/glossary",
    title: "Glossary",
    icon: "book-a",
    group: "Learning Resources",
    screen: "glossary",
    entries: "glossary",
  },
  {
    path: "/tutorials",
    title: "Tutorials",
    icon: "graduation-cap",
    group: "Learning Resources",
    screen: "tutorials",
    entries: "tutorials",
  },

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

  {
    path: "/math-news",
    title: "Math News",
    icon: "newspaper",
    group: "Additional Content",
    screen: "math-news",
    entries: "math-news",
  },
  {
    path: "/competitions",
    title: "Competitions",
    icon: "medal",
    group: "Additional Content",
    screen: "competitions",
    entries: "competitions",
  },
  {
    path: "/study-plans",
    title: "Study Plans",
    icon: "map",
    group: "Additional Content",
    screen: "study-plans",
    entries: "study-plans",
  },
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
  {
    path: "/math-art",
    title: "Math Art",
    icon: "palette",
    group: "Additional Content",
    screen: "math-art",
    entries: "math-art",
  },
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

function topics(area: string, icon: IconName, titles: Readonly<Record<string, string>>): RouteRow[] {
  return Object.entries(titles).map(([slug, title]) => ({
    path: `/${area}/${slug}`,
    title,
    icon,
    screen: "topic",
    lists: [`${area}/${slug}`],
    hue: area,
  }));
}
