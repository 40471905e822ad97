/** The floors of the house (docs/decisions/0002): a floor imports only from floors below it, rooms never each other. */
const floors = [
  "app",
  "screens",
  "play",
  "manipulatives",
  "ui",
  "learner",
  "device",
  "sets",
  "(?:games|skills|tools|art)",
  "boards",
  "content",
  "engine",
  "maths",
];
const pure = "^src/(?:sets|games|skills|tools|art|content|engine|maths)/";

const upward = floors.slice(1).map((floor, index) => ({
  name: `${floor}-imports-nothing-above`,
  severity: "error",
  from: { path: `^src/${floor}/` },
  to: { path: `^src/(?:${floors.slice(0, index + 1).join("|")})/` },
}));

const rooms = ["screens", "manipulatives", "games", "skills", "tools", "art"].map((floor) => ({
  name: `rooms-of-${floor}-stay-apart`,
  severity: "error",
  from: { path: `^src/${floor}/([^/]+)/` },
  to: { path: `^src/${floor}/[^/]+/`, pathNot: `^src/${floor}/$1/` },
}));

module.exports = {
  forbidden: [
    ...upward,
    ...rooms,
    {
      name: "ui-knows-nothing-of-learners",
      severity: "error",
      from: { path: "^src/ui/" },
      to: { path: "^src/learner/" },
    },
    {
      name: "pure-layers-use-no-react-and-no-storage",
      severity: "error",
      from: { path: pure, pathNot: "^src/games/.*/(?:Board|use-[a-z-]+)\\.tsx?$" },
      to: { path: "node_modules/(?:react|react-dom|react-router|dexie|sonner|@base-ui)/" },
    },
    {
      name: "what-manipulatives-know-uses-no-react",
      severity: "error",
      from: { path: "^src/manipulatives/(?:[^/]+/[^/]+|manipulative|all)\\.ts$" },
      to: { path: "node_modules/(?:react|react-dom)/|\\.tsx$|^src/(?:ui|learner)/" },
    },
    {
      name: "build-knows-nothing-of-tests",
      severity: "error",
      from: { path: "^build/" },
      to: { path: "^tests/" },
    },
    {
      name: "tests-alone-use-what-is-for-tests",
      severity: "error",
      from: { path: "^src/", pathNot: "\\.test\\.tsx?$|/contract-tests/|-examples\\.ts$|/verdict-table\\.ts$" },
      to: { path: "/contract-tests/|-examples\\.ts$|/verdict-table\\.ts$|node_modules/vitest/" },
    },
    {
      name: "zod-and-yaml-at-build-only",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/content/schema/|\\.test\\.ts$|\\.d\\.ts$" },
      to: { path: "node_modules/(?:zod|yaml)/|^src/content/schema/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "typesetting-is-loaded-when-needed",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/engine/(?:typeset|contract-tests)/|\\.test\\.ts$" },
      to: { path: "node_modules/(?:micromark|temml)|^src/engine/typeset/", dynamic: false },
    },
    {
      name: "no-circles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    { name: "no-unresolved", severity: "error", from: {}, to: { couldNotResolve: true, pathNot: "^virtual:|\\?" } },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "browser", "default", "types"] },
  },
};
