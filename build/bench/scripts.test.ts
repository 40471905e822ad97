import { expect, test } from "vitest";
import { closure, globTable, importsOf, laterImports, precached, scriptsOfPage, workersOf } from "./scripts.mjs";

test("static imports and re-exports load with a script; import() loads later", () => {
  const code =
    'import{a}from"./a-1.js";import"../b.js";export{c}from"./c.js";export*from"./d.js";' +
    'const words=`· import x from "./not.js"`;x(()=>import(`./later.js`),[]);';
  expect(importsOf("assets/main.js", code)).toEqual(["assets/a-1.js", "b.js", "assets/c.js", "assets/d.js"]);
});

test("what is loaded later is found, whatever the quotes", () => {
  const code =
    "import './now.js';const rest=()=>import(`./later.js`).then(x=>x.default);import(\"./other.js\");import(address)";
  expect(laterImports("assets/list.js", code)).toEqual(["assets/later.js", "assets/other.js"]);
});

test("a worker is found by its address, and what is imported is none", () => {
  const code =
    'import"./now.js";const a=`/sub/assets/worker-1.js`,b="/assets/now.js",c="/assets/style.css";x(()=>import("./later.js"));new Worker(a);';
  expect(workersOf("assets/main.js", code)).toEqual(["assets/worker-1.js"]);
});

test("a closure follows imports of imports and ends in a circle", () => {
  const imports: Record<string, string[]> = { a: ["b"], b: ["c", "a"], c: [], d: [] };
  expect([...closure(["a"], (file: string) => imports[file])].sort()).toEqual(["a", "b", "c"]);
});

test("the tables of import.meta.glob give the file of each key", () => {
  const code =
    'const t={"./words":1,"../content/puzzles/daily.yaml":()=>d(()=>import(`./daily-1.js`),[]),"../content/puzzles/logic/easy.yaml":()=>import("./easy-2.js"),plain:1};';
  expect([...globTable("assets/main.js", code)]).toEqual([
    ["../content/puzzles/daily.yaml", "assets/daily-1.js"],
    ["../content/puzzles/logic/easy.yaml", "assets/easy-2.js"],
  ]);
});

test("a service worker's list is read whatever quotes the minifier chose, and its own code is not taken for entries", () => {
  const code =
    'const{revision:n,url:r}=e;add({revision:n,name:r});go({url:`other`});p([{"revision":null,"url":"assets/a.js"},{revision:`f00`,url:`about/index.html`}]);';
  expect(precached("service-worker.js", code)).toEqual(["assets/a.js", "about/index.html"]);
});

test("a page's scripts are its script tags and the modules they start, and nothing else", () => {
  const html =
    '<script data-modules="/assets/a.js /assets/main.js" src="/boot.js"></script><link rel="stylesheet" href="/s.css"><link rel="preload" as="image" href="/i.svg">';
  expect(scriptsOfPage(html)).toEqual(["/boot.js", "/assets/a.js", "/assets/main.js"]);
});
