// Runs before the first paint, so that the page never flashes in the wrong theme or with the sidebar in the wrong place.
// Every read may throw: a browser can block cookies and storage altogether.
(() => {
  const root = document.documentElement;
  const { dataset } = root;
  const attempt = (read) => {
    try {
      return read();
    } catch {
      return null;
    }
  };
  const kept = (key) => attempt(() => localStorage.getItem(key));
  const own = (key) => attempt(() => JSON.parse(kept(key))[kept("profile") || "guest"]);
  const settings = own("settings") || {};
  attempt(() => Object.assign(dataset, settings));
  const wanted = settings.theme || kept("theme"); // `theme`: from before there were settings
  const chosen = ["dark", "light"].find((theme) => theme === wanted);
  dataset.themeChoice = chosen || "system";
  dataset.theme = chosen || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  if (/(?:^|;\s*)sidebar_state=false(?:;|$)/.test(attempt(() => document.cookie))) dataset.sidebar = "collapsed";
  if (own("begun")?.length) dataset.begun = "some";
  const now = new Date();
  const today = new Date(now - now.getTimezoneOffset() * 60_000).toISOString();
  if (own("solvedDaily") === `daily-${today.slice(0, 10)}`) dataset.daily = "solved";
  if (kept("hasAttempts") === "true") dataset.learner = "known";

  // Opened anew and from its top, a list is painted without what lies below the screen: play/puzzle-list/lay-out-rest.ts.
  const [visit] = performance.getEntriesByType("navigation");
  if (visit?.type === "navigate" && !location.hash) dataset.first = "";

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

  // Chromium offers to install the site once a page, before its modules run: device/install.ts finds the offer here.
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    window.installOffer = event;
  });

  // React takes a field over in silence, hears of nothing that is typed until a moment later, and empties the field then. So what
  // stands in it is typed once more, from when the field has an own `value` until React writes the same as its attribute.
  const early = new Map();
  const typeAgain = ({ target }) => {
    const typed = early.get(target);
    if (!typed || !Object.hasOwn(target, "value")) return;
    target.value = "";
    target.setRangeText(typed, 0, 0, "end");
    target.dispatchEvent(new Event("input", { bubbles: true }));
    early.set(target, typed);
  };
  addEventListener("input", (event) => {
    const { target } = event;
    const isNew = !early.has(target);
    if (isNew && Object.hasOwn(target, "value")) return;
    early.set(target, target.selectionEnd && target.value);
    let left = 30; // frames: more than React takes, for a field that writes something else
    const watch = () => {
      typeAgain(event);
      left -= Object.hasOwn(target, "value");
      if (left && early.get(target) !== target.defaultValue) requestAnimationFrame(watch);
      else early.delete(target);
    };
    if (isNew) requestAnimationFrame(watch);
  });
  // The next key follows what was typed, also where that has just been emptied.
  addEventListener("beforeinput", typeAgain);

  // What answers clicks may not come. The page can be read without it, and a line on it says what is missing: ui/styles/late.css
  // shows it by itself where not even this file comes, else as it is marked here. main.tsx marks that it is "here".
  const patience = 10_000;
  dataset.script = "awaited";
  const missing = () => {
    if (dataset.script === "here") return;
    dataset.script = "missing";
    document.querySelector(".late b").hidden = navigator.onLine;
  };

  // The build names the page's modules in an attribute of this script, each after those it imports, the one that starts
  // the page last; while developing, index.html loads them itself.
  const modules = script.dataset.modules?.split(" ");
  if (!modules) return;
  const parsed = new Promise((done) => addEventListener("DOMContentLoaded", done));
  const painted = new Promise((done) => {
    if (document.hidden) done(); // a tab in the background paints nothing until it is looked at
    attempt(() => new PerformanceObserver(done).observe({ type: "paint", buffered: true }));
    // Where paints are not reported. Loaded a page is before it is painted, often by as long as these modules take to come.
    addEventListener("load", () => setTimeout(done, 500));
  });
  const runEach = async () => {
    await parsed;
    for (const href of modules) {
      await import(href);
      await new Promise((done) => setTimeout(done));
    }
  };
  // Fetched when the text stands on the screen, so that nothing competes with the stylesheet and the fonts for a slow
  // line, and run when the whole page is there for React to take over: one at a time, so that a finger is answered between.
  painted.then(() => {
    const fetchNext = (at) => {
      const href = modules[at];
      if (!href) return;
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
      setTimeout(fetchNext, 0, at + 1);
    };
    fetchNext(0);
    setTimeout(missing, patience);
    runEach().catch(missing);
    // Reloaded, a page gets back what was typed; followed, its link would begin it anew.
    addEventListener("click", (event) => {
      if (!event.target.closest(".late a")) return;
      event.preventDefault();
      location.reload();
    });
  });
})();
