// Runs before the first paint, so that the page never flashes in the wrong theme or with the sidebar in the wrong place.
// Every read may throw: a browser can block cookies and storage altogether.
(() => {
  const root = document.documentElement;
  const attempt = (read) => {
    try {
      return read();
    } catch {
      return null;
    }
  };
  const kept = (key) => attempt(() => localStorage.getItem(key));
  const settings = attempt(() => JSON.parse(kept("settings"))[kept("profile") || "guest"]) || {};
  attempt(() => Object.assign(root.dataset, settings));
  const wanted = settings.theme || kept("theme"); // `theme`: from before there were settings
  const chosen = ["dark", "light"].find((theme) => theme === wanted);
  root.dataset.themeChoice = chosen || "system";
  root.dataset.theme = chosen || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  const cookie = attempt(() => document.cookie) || "";
  if (/(?:^|;\s*)sidebar_state=false(?:;|$)/.test(cookie)) root.dataset.sidebar = "collapsed";
  if (kept("hasAttempts") === "true") root.dataset.learner = "known";

  // Links from before each puzzle had an address (/logic?puzzle=logic-hard-012) lead to it (/logic/hard/12). The list is
  // not shown meanwhile: its first puzzle is another one.
  const script = document.currentScript;
  const page = location.pathname.replace(/\/$/, "");
  const list = page.slice(new URL(script.src).pathname.length - "boot.js".length).replaceAll("/", "-");
  const old = attempt(() => RegExp(`[?&]puzzle=${list}(?:-(easy|medium|hard))?-(\\d{3})(?:&|$)`).exec(location.search));
  if (old) {
    root.hidden = true;
    location.replace([page, old[1], Number(old[2])].filter(Boolean).join("/"));
    return;
  }

  // Chromium offers to install the site once a page, before its modules run: learner/install.ts finds the offer here.
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    window.installOffer = event;
  });

  // The build names the page's modules in attributes of this script; while developing, index.html loads them itself.
  const { start, modules } = script.dataset;
  if (!start) return;
  const add = (tag, attributes) => document.head.append(Object.assign(document.createElement(tag), attributes));
  const parsed = new Promise((done) => addEventListener("DOMContentLoaded", done));
  const painted = new Promise((done) => {
    if (document.hidden) done(); // a tab in the background paints nothing until it is looked at
    attempt(() => new PerformanceObserver(done).observe({ type: "paint", buffered: true }));
    addEventListener("load", done); // where paints are not reported
  });
  // Fetched when the text stands on the screen, so that nothing competes with the stylesheet and the fonts for a slow
  // line, and run when the whole page is there for React to take over.
  painted.then(() => {
    for (const href of modules.split(" ")) add("link", { rel: "modulepreload", href });
    parsed.then(() => add("script", { type: "module", src: start }));
  });
})();
